"""The line that a search expects, with those who decide, played in a deal that the seat thought possible."""

from collections.abc import Sequence
from typing import NamedTuple

from seachest.notation.position import Start
from seachest.notation.record import Move
from seachest.rules.chance import new_dice
from seachest.rules.compiled import StateRecord
from seachest.table import Table, View

MAX_LINE_GUESSES = 20
"""Deals that are guessed to find one in which the whole line is legal."""


class ExpectedMove(NamedTuple):
    """A decision that is expected, and what the one who makes it knows then."""

    view: View
    move: Move


def expected_line(view: View, texts: Sequence[str], seed: int) -> list[ExpectedMove]:
    """The decisions of a line that the owner of a view would observe, as far as they are legal in a guessed deal.

    What a rival decides in secret is left out: a guess knows no better than the seat.
    """
    dice = new_dice(seed)
    longest: list[ExpectedMove] = []
    most = 0
    for _ in range(MAX_LINE_GUESSES):
        deal = view.record.copy()
        view.game.guess(deal, view.seat, dice)
        found, made = _play_line(view, texts, deal)
        if made > most:
            longest, most = found, made
        if made == len(texts):
            break
    return longest


def _play_line(view: View, texts: Sequence[str], deal: StateRecord) -> tuple[list[ExpectedMove], int]:
    """Plays a line in a deal as the search does: what is observed of it, and how many of its decisions were legal."""
    table = Table(Start(view.game, view.record.players, dict(view.options)), 0)
    table.set_state(deal)
    seat, found, made = view.seat, list[ExpectedMove](), 0
    while made < len(texts) and (pending := table.pending()):
        who = seat if seat in pending else pending[0]
        legal = table.legal(who)
        text = legal[0] if len(legal) == 1 else texts[made]
        if text not in legal:
            break
        known, move = table.seat_view(who), Move(who, text)
        table.play(move)
        if len(legal) > 1:
            made += 1
            if move in table.observed_actions(seat):
                found.append(ExpectedMove(known, move))
    return found, made
