"""What a terminal can show: its size, its letters, its colours, and the language to speak."""

import unicodedata
from dataclasses import dataclass
from typing import Any

from rich.console import Console

from seachest.messages.catalogue import Catalogue

PIPE_HEIGHT_ROWS = 44
"""The height of a screen that is printed into a file or a pipe."""
MIN_TERMINAL_WIDTH, MIN_TERMINAL_HEIGHT = 20, 8
"""A smaller terminal is drawn for as if it had this size."""

ASCII_GLYPHS = str.maketrans("╭╮╰╯─│≈▸›▮•·×…–—‘’‚“”„«»\u00a0\u202f", '++++-|~>>#*-x.--\'\',"""""  ')
"""ASCII substitutes for the glyphs that we draw with and for typographic signs."""

GERMAN_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"})
LIGATURE_LETTERS = str.maketrans({"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae", "ß": "ss"})


def is_unicode(encoding: str) -> bool:
    """Whether an encoding has all of Unicode."""
    return encoding.lower().replace("-", "").startswith("utf")


def spelled(text: str, encoding: str, language: str) -> str:
    """The text with only those letters that an encoding has.

    >>> spelled("Möwe…", "ascii", "de")
    'Moewe...'
    """
    if is_unicode(encoding):
        return text
    text = text.replace("…", "...").translate(ASCII_GLYPHS)

    def letter(sign: str) -> str:
        try:
            sign.encode(encoding)
        except UnicodeEncodeError:
            known = sign.translate(GERMAN_LETTERS if language == "de" else LIGATURE_LETTERS)
            return unicodedata.normalize("NFKD", known).encode("ascii", "ignore").decode() or "?"
        return sign

    return "".join(map(letter, text))


@dataclass(frozen=True)
class Look:
    """What to draw for: the language, the size of the terminal, and what it can show."""

    catalogue: Catalogue
    width: int
    height: int
    encoding: str = "utf-8"
    coloured: bool = True

    @property
    def ascii_only(self) -> bool:
        """Whether the terminal lacks Unicode."""
        return not is_unicode(self.encoding)

    def spelled(self, text: str) -> str:
        """The text with only those letters that the terminal has."""
        return spelled(text, self.encoding, self.catalogue.language)

    def text(self, message: str, **values: Any) -> str:  # Any: as `Catalogue.text` takes them
        """A message of the catalogue, with only those letters that the terminal has."""
        return self.spelled(self.catalogue.text(message, **values))


def look_at(console: Console, catalogue: Catalogue) -> Look:
    """What to draw for on a console at this moment, since windows change their size."""
    width, height = console.size
    if not console.is_terminal or console.is_dumb_terminal:
        height = PIPE_HEIGHT_ROWS
    coloured = console.color_system is not None and not console.no_color
    return Look(catalogue, max(width, MIN_TERMINAL_WIDTH), max(height, MIN_TERMINAL_HEIGHT), console.encoding, coloured)
