"""The one message catalogue: Fluent files, a folder a language, read here and by the browser's page alike."""

import locale
import os
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat

from seachest.messages import LANGUAGES
from seachest.rules.errors import NotationError

CATALOGUE_FOLDER = Path(__file__).parent / "catalogue"
REPORTS_FILE = "reports.ftl"
"""What commands that measure and train print, and the pages that they write."""


class Catalogue:
    """All messages in one language, or those of some files."""

    def __init__(self, language: str, files: Sequence[str] = ("*.ftl",)) -> None:
        if language not in LANGUAGES:
            raise NotationError(f"language: unknown {language!r}; expected one of: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = CATALOGUE_FOLDER / language
        for path in sorted(path for pattern in files for path in folder.glob(pattern)):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def ids(self) -> Iterator[str]:
        """The ids of all messages."""
        yield from self._bundle._messages

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, or such an attribute of it."""
        if not self._bundle.has_message(message):
            return False
        return attribute is None or attribute in self._bundle.get_message(message).attributes

    def text(self, message: str, attribute: str | None = None, /, **values: Any) -> str:
        """A message, or an attribute of it, with its values filled in. An unknown message is a defect, and raises."""
        if not self.has(message, attribute):
            raise KeyError(f"{self.language}: no message {message}{'.' + attribute if attribute else ''}")
        found = self._bundle.get_message(message)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"{self.language}: message {message}: {errors[0]}")
        return str(text).replace("\n", " ")  # a message is a paragraph; its lines are the file's


def decimal(value: float, digits: int) -> FluentFloat:
    """A value for a message, written with so many digits after the point; words around it can depend on it."""
    return FluentFloat(round(value, digits), minimumFractionDigits=digits, maximumFractionDigits=digits)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


@cache
def command_line_catalogue(language: str) -> Catalogue:
    """The messages that every command needs, its help and its errors: a command should not have to read all others."""
    return Catalogue(language, ("command-line.ftl", "errors.ftl"))


def preferred_language(wish: str | None = None) -> str:
    """The language somebody wishes, or the one their system speaks, or English."""
    if wish is not None:
        return wish
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = (os.environ.get(name) or "")[:2].lower()
        if code in LANGUAGES:
            return code
        if code:
            return "en"
    code = (locale.getlocale()[0] or "en")[:2].lower()
    return code if code in LANGUAGES else "en"
