"""The prose of the project, as plain text: of the notebooks, of the lessons' data, and all sentences of the words."""
from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

from cardhistory.words import templates, terms

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = sorted((ROOT / "notebooks" / "en").glob("*.ipynb"))
DATA = sorted([*(ROOT / "cardhistory" / "lessons" / "data").glob("*.toml"), ROOT / "cardhistory" / "words" / "terms.toml"])
NO_PROSE = {"actions", "auto", "by", "cards", "deal", "dealer", "did", "forms", "hands", "id", "key", "lang", "line", "names", "option",
            "play", "reading", "record", "replies", "sources", "stock", "term", "url", "value", "who"}
"""Keys of the data under which no sentence stands."""


def plain(text: str, foreign: bool = False) -> str:
    """Markdown or HTML without its marks; words of other languages are left out unless they are asked for."""
    text = re.sub(r"<sup>.*?</sup>", "", text)
    if not foreign:
        text = re.sub(r'<(i|b|span) lang="(?!en)[\w-]+">.*?</\1>', "", text, flags=re.DOTALL)
    text = re.sub(r"`[^`]*`|\]\([^)]*\)|https?://\S+", " ", text)
    return unescape(re.sub(r"<[^>]+>|[#*_|\[\]]", "", text))


def cells(path: Path) -> list[tuple[str, str, str]]:
    """The cells of a notebook: kind, id, text."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return [(cell["cell_type"], cell["id"], "".join(cell["source"])) for cell in notebook["cells"]]


def paragraphs(path: Path) -> list[str]:
    """The paragraphs of a notebook, headings and points of lists among them, with all their words."""
    return [plain(part, foreign=True).strip() for kind, _, text in cells(path) if kind == "markdown"
            for part in re.split(r"\n\s*\n|\n(?=[-#])", text) if part.strip()]


def sentences(paragraph: str) -> list[str]:
    """A paragraph in sentences."""
    return [one for one in re.split(r"(?<=[.?!:])[”’)]*\s+(?=[“(]?[A-Z0-9])", paragraph) if one]


def of_data(value: Any, key: str = "") -> Iterator[str]:
    """The sentences of a data file."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name not in NO_PROSE:
                yield from of_data(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from of_data(inner, key)
    elif isinstance(value, str) and " " in value:
        yield plain(value)


def everything() -> Iterator[tuple[str, str]]:
    """All prose, with the place where it stands."""
    for path in NOTEBOOKS:
        for kind, id_, text in cells(path):
            if kind == "markdown":
                yield f"{path.name} {id_}", plain(text)
    for path in DATA:
        for text in of_data(tomllib.loads(path.read_text(encoding="utf-8"))):
            yield path.name, text
    for key, template in templates().items():
        for text in template if isinstance(template, tuple) else (template,):
            for way in terms.WAYS:
                yield key, re.sub(r"\{\w+\}", " ", terms.resolve(text, way))


WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*")
LATIN = 0x2E80  # letters from here on belong to no word of an alphabet


def words(text: str) -> list[str]:
    """Its words as they are spelled, without a possessive; single letters and words of capitals are none."""
    found = [re.sub(r"[’']s?$", "", one).replace("’", "'") for one in WORD.findall(text)]
    return [one for one in found if len(one) > 1 and not one.isupper() and ord(one[0]) < LATIN]


def syllables(word: str) -> int:
    """About how many syllables a word has: its groups of vowels, a silent e at the end left out."""
    groups = len(re.findall(r"[aeiouyáéèêëïíóöúüāēīōū]+", word.lower()))
    return max(1, groups - (word.lower().endswith("e") and not word.lower().endswith(("le", "ee")) and groups > 1))


def reading_ease(text: list[str]) -> tuple[float, float]:
    """Words to a sentence on average, and Flesch's reading ease: 60 to 70 is plain English, more is easier."""
    found = [words for words in (re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", one) for one in text) if words]
    count = sum(map(len, found))
    mean = count / len(found)
    return mean, 206.835 - 1.015 * mean - 84.6 * sum(syllables(word) for words in found for word in words) / count
