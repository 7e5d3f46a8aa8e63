"""What can be wrong with what we are given; each error names the thing."""

import json
from collections.abc import Sequence

from seachest.rules.types import Seat

MAX_QUOTE_LENGTH = 60


def shown(value: object) -> str:
    """A value as errors quote it: short, printable, and as JSON would write it."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except ValueError:  # a number of thousands of digits
        text = "a huge number"
    except RecursionError:
        text = "a list in lists too deep to show"
    text = "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text)
    return text if len(text) <= MAX_QUOTE_LENGTH else text[: MAX_QUOTE_LENGTH - 1] + "…"


class SeachestError(ValueError):
    """Any error in what Seachest was given."""


class NotationError(SeachestError):
    """A record, a position, an option or a seed that does not make sense."""


class BotError(SeachestError):
    """A program that plays a seat could not be started, left, kept silent, or answered what makes no sense."""


class IllegalMove(SeachestError):  # noqa: N818  # the word that players use
    """A decision that the rules don't allow now.

    `seat` and `text` are what was tried (seat -1: a malformed move of a record), `clause` the rule that forbids it
    (None if the text is no move of this game at all), `legal` what that seat could have done, `number` the move's
    number in its record (None at a live table).
    """

    def __init__(
        self,
        seat: Seat,
        text: str,
        reason: str,
        clause: str | None,
        legal: Sequence[str],
        number: int | None = None,
    ) -> None:
        self.seat, self.text, self.reason, self.clause = seat, text, reason, clause
        self.legal, self.number = tuple(legal), number
        quoted = shown(text if seat < 0 else f"{seat} {text}")
        move = quoted if number is None else f"move {number}, {quoted},"
        rule = f" ({clause})" if clause else ""
        choices = f"; legal: {', '.join(legal)}" if legal else ""
        super().__init__(f"{move} is not legal: {reason}{rule}{choices}")

    def at_move(self, number: int, legal: Sequence[str] = ()) -> "IllegalMove":
        """A copy of the error with the move's number in its record, and what was legal if it does not say so yet."""
        return IllegalMove(self.seat, self.text, self.reason, self.clause, self.legal or legal, number)
