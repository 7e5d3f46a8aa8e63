"""The end of a round of Sea or Shore in the terminal: whether it has come, the score sheet, and who has won."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.sea_or_shore.cards import treasure_tag
from seachest.cli.screens.sea_or_shore.lists import CONTINUED_INDENT, continued, worth_text
from seachest.cli.terminal.screen import Lines, Look, Seats, flowing, padded
from seachest.messages.stories import Sentence
from seachest.rules.sea_or_shore.position import position_of
from seachest.rules.sea_or_shore.scoring import plus_worth
from seachest.rules.sea_or_shore.state import State
from seachest.table import View

ROUND_END_MESSAGE = "sos-round-ends"
GAME_END_PREFIX = "sos-wins"


def round_over(before: View, after: View) -> bool:
    """Return whether a round ended between the two views."""
    earlier: State = before.record
    later: State = after.record
    return earlier.round_number != later.round_number or not after.pending()


def points_of_round(after: View) -> list[int]:
    """Return what each seat gained (SOS-9.1)."""
    return [score.treasures + plus_worth(score.plus) for score in position_of(after).counted]


def headlines(told: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """Return what the last trick of the round brought, and who has won the game; the sheet shows the rest."""
    ids = [sentence.id for sentence in told]
    of_round = list(told[: ids.index(ROUND_END_MESSAGE)]) if ROUND_END_MESSAGE in ids else []
    return of_round, [sentence for sentence in told if sentence.id.startswith(GAME_END_PREFIX)]


def sheet(look: Look, before: View, after: View, seats: Seats) -> Lines:
    """Return what the treasures and plus cards of each seat were worth, the totals, and at the end the treasures."""
    position = position_of(after)
    order = seats.from_me()
    called = {seat: look.spelled(seats.titles[seat]) for seat in order}
    worth = {seat: worth_text(look, position.counted[seat].treasures, position.counted[seat].plus) for seat in order}
    first, second = (max(map(cell_len, column.values())) for column in (called, worth))
    lines: Lines = []
    for seat in order:
        total = Text(look.text("sos-screen-sheet-total", total=position.totals[seat]), "bold")
        cells = [padded(Text(called[seat], "bold"), first), padded(Text(worth[seat]), second), total]
        lines += continued(cells, look.width - 2, "   ")
        if position.over:
            tags = [treasure_tag(look, treasure) for treasure in position.stacks[seat]]
            lines += [Text.assemble(CONTINUED_INDENT, line) for line in flowing(tags, look.width - 4)]
    return [Text.assemble(" ", line) for line in lines]
