"""What can be wrong with what we are given; each error names the thing."""

from collections.abc import Sequence


class SeachestError(ValueError):
    """Any error in what Seachest was given."""


class NotationError(SeachestError):
    """A record, a position, an option or a seed that does not make sense."""


class IllegalMove(SeachestError):  # noqa: N818  # the word that players use
    """A decision that the rules don't allow now.

    `seat` and `text` are what was tried, `clause` the rule that forbids it (None where the text is no move of this game
    at all), `legal` what that seat could have done, `number` the move's number in its record (None at a live table).
    """

    def __init__(
        self, seat: int, text: str, reason: str, clause: str | None, legal: Sequence[str], number: int | None = None
    ) -> None:
        self.seat, self.text, self.reason, self.clause = seat, text, reason, clause
        self.legal, self.number = tuple(legal), number
        move = f'"{seat} {text}"' if number is None else f'move {number}, "{seat} {text}",'
        rule = f" ({clause})" if clause else ""
        choices = f"; legal: {', '.join(legal)}" if legal else ""
        super().__init__(f"{move} is not legal: {reason}{rule}{choices}")

    def at_move(self, number: int) -> "IllegalMove":
        """The same error, with the move's number in its record."""
        return IllegalMove(self.seat, self.text, self.reason, self.clause, self.legal, number)
