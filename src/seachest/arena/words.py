"""Numbers and intervals as they are written in each language."""

from babel import Locale
from babel.numbers import format_decimal, format_percent

from seachest.arena.estimates import Estimate
from seachest.messages.catalogue import Catalogue


def number_text(words: Catalogue, value: float, digits: int = 0, *, sign: bool = False) -> str:
    """A number as it is written in a language, with so many digits after the point, and with its sign if asked for."""
    plain = "#,##0" + (f".{'0' * digits}" if digits else "")
    return format_decimal(value, format=f"+{plain};-{plain}" if sign else plain, locale=words.language)


def significant_text(words: Catalogue, value: float) -> str:
    """A number as it is written in a language, with three significant digits at most."""
    return format_decimal(value, format="@##", locale=words.language)


def percent_text(words: Catalogue, share: float, digits: int = 1) -> str:
    """A share in percent as it is written in a language: 65.1% in English, 65,1 % in German."""
    pattern = str(Locale.parse(words.language).percent_formats[None].pattern)
    return format_percent(
        share, format=pattern.replace("0", f"0.{'0' * digits}" if digits else "0"), locale=words.language
    )


def range_text(words: Catalogue, found: Estimate) -> str:
    """The bounds of an interval; a dash where there is none."""
    if found.low is None or found.high is None:
        return "–"
    low, high = (number_text(words, bound, 1) for bound in (found.low, found.high))
    return words.text("column-range", low=low, high=high)


def percent_range_text(words: Catalogue, found: Estimate) -> str:
    """The bounds of an interval of shares, in percent; a dash where there is none."""
    if found.low is None or found.high is None:
        return "–"
    return words.text("column-range", low=number_text(words, found.low * 100, 1), high=percent_text(words, found.high))
