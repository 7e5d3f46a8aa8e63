"""Numbers and intervals as they are written in each language."""

from babel.numbers import format_decimal

from seachest.arena.estimates import Estimate
from seachest.messages.catalogue import Catalogue


def number_text(words: Catalogue, value: float, digits: int = 0, *, sign: bool = False) -> str:
    """A number as it is written in a language, with so many digits after the point, and with its sign if asked for."""
    plain = "#,##0" + (f".{'0' * digits}" if digits else "")
    return format_decimal(value, format=f"+{plain};-{plain}" if sign else plain, locale=words.language)


def range_text(words: Catalogue, found: Estimate, factor: float = 1.0, unit: str = "") -> str:
    """The bounds of an interval; a dash where there is none."""
    if found.low is None or found.high is None:
        return "–"
    low, high = (number_text(words, bound * factor, 1) for bound in (found.low, found.high))
    return words.text("column-range", low=low, high=f"{high}{unit}")
