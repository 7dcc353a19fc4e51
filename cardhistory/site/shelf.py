"""Which lessons there are: the notebooks of a folder, with what their metadata says about them."""
from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

__all__ = ["LANGUAGES", "Lesson", "Shelf", "notebooks_root"]

# The name of each language in itself.
LANGUAGES = {"de": "Deutsch", "en": "English", "fr": "Français", "it": "Italiano", "ja": "日本語"}

_PACKAGE = Path(__file__).resolve().parent.parent


def notebooks_root() -> Path:
    """The folder of the lessons: inside an installed package, or beside it in a source tree.

    Raises FileNotFoundError if there is neither.
    """
    for folder in (_PACKAGE / "notebooks", _PACKAGE.parent / "notebooks"):
        if folder.is_dir():
            return folder
    raise FileNotFoundError("the notebooks of cardhistory are missing; please install the package again")


@dataclass(frozen=True, slots=True)
class Lesson:
    """One notebook and what its metadata says. `path` is relative to the shelf, with forward slashes."""

    lang: str
    key: str
    path: str
    title: str
    subtitle: str = ""
    summary: str = ""
    plate: str = ""
    minutes: int | None = None
    order: float = 1000
    kind: str = "lesson"
    """A lesson, or a page beside the lessons: `page` to read, `tables` to play."""

    @property
    def url(self) -> str:
        """Address relative to the root of the site."""
        return f"{self.lang}/{self.key}"


@dataclass(frozen=True, slots=True)
class Shelf:
    """The lessons of one folder: `<lang>/<key>.ipynb`, and `<key>.ipynb` for a folder of your own."""

    root: Path

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons in their order. Read anew when a file has changed."""
        files = [*self.root.glob("*.ipynb"), *self.root.glob("*/*.ipynb")]
        found = [_read(str(self.root), file.relative_to(self.root).as_posix(), file.stat().st_mtime_ns)
                 for file in files if not file.parent.name.startswith(".")]
        return tuple(sorted(found, key=lambda lesson: (lesson.lang, lesson.order, lesson.title, lesson.path)))

    @property
    def languages(self) -> tuple[str, ...]:
        """Languages in which there is a lesson, English first."""
        return tuple(sorted({lesson.lang for lesson in self.lessons}, key=lambda lang: (lang != "en", lang)))

    def in_language(self, lang: str) -> tuple[Lesson, ...]:
        return tuple(lesson for lesson in self.lessons if lesson.lang == lang)

    def find(self, lang: str, key: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if (lesson.lang, lesson.key) == (lang, key)), None)

    def at(self, path: str) -> Lesson | None:
        """The lesson at this path relative to the shelf."""
        return next((lesson for lesson in self.lessons if lesson.path == path), None)

    def file(self, lesson: Lesson) -> Path:
        return self.root / lesson.path


@lru_cache(maxsize=256)
def _read(root: str, path: str, changed: int) -> Lesson:
    """Read one notebook's metadata; one that cannot be read is listed under its file name.

    `changed` is there for the cache alone: the same file with another time is read again.
    """
    try:
        metadata = json.loads((Path(root) / path).read_text(encoding="utf-8")).get("metadata", {})
        own = metadata.get("cardhistory", {})
        if not isinstance(own, Mapping):
            own = {}
    except (OSError, ValueError, AttributeError):
        metadata, own = {}, {}
    folder, _, name = path.rpartition("/")
    key = name.removesuffix(".ipynb")
    return Lesson(
        lang=folder or _text(own, "lang") or _text(metadata, "lang") or "en",
        key=key,
        path=path,
        title=_text(own, "title") or _text(metadata, "title") or key.replace("-", " ").replace("_", " ").capitalize(),
        subtitle=_text(own, "subtitle"),
        summary=_text(own, "summary"),
        plate=_text(own, "plate"),
        minutes=_number(own, "minutes", int),
        order=1000 if (order := _number(own, "order", float)) is None else order,
        kind=_text(own, "kind") or "lesson",
    )


def _text(source: Mapping[str, Any], name: str) -> str:
    value = source.get(name)
    return value.strip() if isinstance(value, str) else ""


def _number(source: Mapping[str, Any], name: str, kind: type) -> Any:
    value = source.get(name)
    return kind(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else None
