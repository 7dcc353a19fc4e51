"""How the drawings look: small pictures of every card, kept as approved, and how far a drawing of today is from them.

Chromium draws each card eighty pixels wide and takes the mean of every four by four; what is kept is a sheet of these small
pictures for each pack, and one of the plates, in ``approved/``. When a change of the drawings is meant, look at it and write
the sheets anew::

    python -m tests.art.look            # what has changed, and by how much
    python -m tests.art.look --approve  # keep the drawings of today
"""
from __future__ import annotations

import base64
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from cardhistory import art
from cardhistory.packs import PACKS

APPROVED = Path(__file__).resolve().parent / "approved"
SHEETS = ("trappola", "latin52", "aluette", "french53", "plates")
MEAN, WORST = 3.0, 24.0
"""How far a picture may be from the approved one: of 255, on average, and over the worst eight by eight pixels."""

DRAW = """async ({ svgs, width, height, columns }) => {
  const rows = Math.ceil(svgs.length / columns), scale = 4;
  const sheet = new OffscreenCanvas(columns * width, rows * height), pen = sheet.getContext("2d");
  for (const [i, svg] of svgs.entries()) {
    const image = new Image();
    image.src = "data:image/svg+xml;base64," + svg;
    await image.decode();
    const large = new OffscreenCanvas(width * scale, height * scale), ink = large.getContext("2d", { willReadFrequently: true });
    ink.fillStyle = "#fff";
    ink.fillRect(0, 0, large.width, large.height);
    ink.drawImage(image, 0, 0, large.width, large.height);
    const from = ink.getImageData(0, 0, large.width, large.height).data, to = new ImageData(width, height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        for (let c = 0; c < 4; c++) {
          let sum = 0;
          for (let v = 0; v < scale; v++)
            for (let u = 0; u < scale; u++) sum += from[4 * ((y * scale + v) * large.width + x * scale + u) + c];
          to.data[4 * (y * width + x) + c] = Math.round(sum / scale / scale);
        }
    pen.putImageData(to, (i % columns) * width, Math.floor(i / columns) * height);
  }
  const blob = await sheet.convertToBlob({ type: "image/png" });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}"""

# Difference in the way eyes weigh it: lightness counts most, colour less; a shift of half a pixel counts little.
COMPARE = """async ({ now, kept, width, height, count, columns }) => {
  const pixels = async (png) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const a = await pixels(now), b = await pixels(kept);
  if (a.width !== b.width || a.height !== b.height) return null;
  const light = (d, i) => 0.299 * d[i] + 0.587 * d[i + 1] + 0.114 * d[i + 2];
  const found = [];
  for (let n = 0; n < count; n++) {
    const left = (n % columns) * width, top = Math.floor(n / columns) * height;
    let sum = 0, worst = 0;
    for (let y = 0; y < height; y += 8)
      for (let x = 0; x < width; x += 8) {
        let block = 0, area = 0;
        for (let v = y; v < Math.min(y + 8, height); v++)
          for (let u = x; u < Math.min(x + 8, width); u++) {
            const i = 4 * ((top + v) * a.width + left + u), l = light(a.data, i) - light(b.data, i);
            const red = a.data[i] - b.data[i] - l, blue = a.data[i + 2] - b.data[i + 2] - l;
            block += Math.abs(l) + 0.25 * (Math.abs(red) + Math.abs(blue));
            area++;
          }
        sum += block;
        worst = Math.max(worst, block / area);
      }
    found.push([sum / width / height, worst]);
  }
  return found;
}"""


def drawings(sheet: str) -> tuple[list[str], list[str], int, int, int]:
    """Names and drawings of a sheet, the size of each small picture, and how many stand in a row."""
    if sheet == "plates":
        keys = ["trappola", "primiera", "aluette", "etori"]
        return keys, [art.plate(key) for key in keys], 160, 56, 1
    pack = PACKS[sheet]
    width, height = art.box(pack)
    names = [card.code for card in pack] + ["back"]
    return names, [*(art.card(pack, card) for card in pack), art.back(pack)], 20, round(20 * height / width), 13


def drawn(page: Page, sheet: str) -> tuple[str, dict[str, Any]]:
    """A sheet of today as PNG in base64, and what `COMPARE` needs to know of it."""
    names, svgs, width, height, columns = drawings(sheet)
    sized = [svg.replace("<svg ", f'<svg width="{4 * width}" height="{4 * height}" ', 1) for svg in svgs]
    told = {"svgs": [base64.b64encode(svg.encode()).decode() for svg in sized], "width": width, "height": height, "columns": columns}
    return page.evaluate(DRAW, told), {"width": width, "height": height, "columns": columns, "count": len(names)}


def differences(page: Page, sheet: str) -> dict[str, tuple[float, float]]:
    """How far each picture of a sheet is from the approved one: on average, and over its worst eight by eight pixels."""
    now, size = drawn(page, sheet)
    kept = base64.b64encode((APPROVED / f"{sheet}.png").read_bytes()).decode()
    found = page.evaluate(COMPARE, {"now": now, "kept": kept, **size})
    names = drawings(sheet)[0]
    if found is None:
        return dict.fromkeys(names, (255.0, 255.0))
    return {name: (mean, worst) for name, (mean, worst) in zip(names, found, strict=True)}


def changed(page: Page, sheet: str) -> dict[str, tuple[float, float]]:
    """The pictures of a sheet that are further from the approved ones than is allowed."""
    return {name: far for name, far in differences(page, sheet).items() if far[0] > MEAN or far[1] > WORST}


def main(arguments: list[str]) -> int:
    """Say what has changed; with ``--approve`` write the sheets anew."""
    from tests.browser.conftest import FLAGS, chromium
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        for sheet in SHEETS:
            if "--approve" in arguments:
                APPROVED.mkdir(exist_ok=True)
                (APPROVED / f"{sheet}.png").write_bytes(base64.b64decode(drawn(page, sheet)[0]))
                print(f"{sheet}: approved")
            else:
                for name, (mean, worst) in changed(page, sheet).items():
                    print(f"{sheet}: {name} is {mean:.1f} off on average, {worst:.1f} at its worst place")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
