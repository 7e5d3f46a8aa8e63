"""The trick of Sea or Shore in the terminal, with the seats that play it: in columns, or in rows."""

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.sea_or_shore.cards import (
    START_SIGN,
    WINNER_SIGN,
    WINNER_STYLE,
    cut,
    drawn,
    empty_place,
    signs,
    treasure_tag,
)
from seachest.cli.screens.sea_or_shore.facts import (
    hand_size,
    in_order,
    is_complete,
    island_of,
    last_island,
    whole_trick,
)
from seachest.cli.screens.sea_or_shore.lists import EMPTY_LIST_SIGN
from seachest.cli.terminal.screen import FAINT, Lines, Look, Seats, clipped, padded
from seachest.rules.sea_or_shore.cards import COLOURS
from seachest.rules.sea_or_shore.position import SeaOrShorePosition
from seachest.rules.sea_or_shore.scoring import consolation, rival_colours, wins
from seachest.rules.sea_or_shore.state import State
from seachest.rules.types import Seat
from seachest.table import View

TRICK_CARD_WIDTH = 5
"""How wide an island of the trick is inside its frame."""

NARROWEST_COLUMN, USUAL_COLUMN, WIDEST_COLUMN = 11, 14, 20
MARKS_WIDTH = 3
"""How much room the signs before a name take."""


def seat_names(look: Look, position: SeaOrShorePosition, seats: Seats, width: int, *, aligned: bool) -> list[Text]:
    """Return the names in playing order, with signs for the starter and the seats to decide; with titles if all fit."""
    titles = [look.spelled(title) for title in seats.titles]
    called = titles if max(map(cell_len, titles)) + MARKS_WIDTH <= width else [look.spelled(n) for n in seats.names]
    texts = []
    for seat in in_order(position):
        pending = seat in position.pending
        marks = ("▸" if pending else " ") + (drawn(look, START_SIGN) if seat == position.starter else " ")
        name = f"{marks if aligned else marks.strip()} {cut(called[seat], width - MARKS_WIDTH)}"
        texts.append(Text(name if aligned else name.strip(), "bold" if pending or seat == seats.me else ""))
    return texts


def result_text(look: Look, trick: State | None, seat: Seat, *, short: bool) -> Text:
    """Return whether a seat has won its colour in the uncovered trick, or is the lowest of it (SOS-4)."""
    if trick is None:
        return Text()
    if wins(trick, seat):
        competing = rival_colours(trick, trick.colour[seat])
        colours = signs(look, [name for colour, name in enumerate(COLOURS) if competing >> colour & 1])
        words = colours if short else look.text("sos-screen-wins", colours=colours)
        return Text.assemble((f"{drawn(look, WINNER_SIGN)} {words}", WINNER_STYLE))
    return Text(look.text("sos-screen-lowest"), FAINT) if consolation(trick, seat) else Text(EMPTY_LIST_SIGN, FAINT)


def card_rows(look: Look, position: SeaOrShorePosition, seat: Seat, *, framed: bool) -> Lines:
    """Return the place of a seat in the trick, with plus cards beside it."""
    found = island_of(position, seat)
    if found is None:
        content = "?" if seat == position.turn and position.phase == "card" else ""
        return empty_place(TRICK_CARD_WIDTH, framed, content)
    rows = found.box(look, TRICK_CARD_WIDTH, framed)
    for i, note in enumerate(found.raised(), int(framed)):
        rows[i] = Text.assemble(rows[i], f" {note}")
    return rows


def stack_cell(look: Look, position: SeaOrShorePosition, seat: Seat) -> Text:
    """Return how many treasures a seat has, and the top one."""
    treasures = position.stacks[seat]
    if not treasures:
        return Text(EMPTY_LIST_SIGN, FAINT)
    return Text.assemble(f"{len(treasures)} ", treasure_tag(look, treasures[-1]))


def last_cell(look: Look, position: SeaOrShorePosition, seat: Seat) -> Text:
    """Return what a seat played to the trick before."""
    found = last_island(position, seat)
    if found is None:
        return Text()
    return Text.assemble(found.tag(look), f"+{found.laid}" if found.laid else "")


def seat_facts(look: Look, view: View, position: SeaOrShorePosition, *, short: bool) -> list[tuple[str, list[Text]]]:
    """Return what there is to say about each seat, in playing order, under the name of each fact."""
    order = in_order(position)
    rows = []
    if is_complete(position):
        trick = whole_trick(view)
        rows.append(("result", [result_text(look, trick, seat, short=short) for seat in order]))
    elif last_island(position, order[0]):
        rows.append(("last", [last_cell(look, position, seat) for seat in order]))
    rows.append(("plus", [Text(str(position.plus[seat])) for seat in order]))
    rows.append(("treasures", [stack_cell(look, position, seat) for seat in order]))
    rows.append(("hand", [Text(str(hand_size(position, seat))) for seat in order]))
    if position.round > 1 or position.phase is None:
        rows.append(("points", [Text(str(position.totals[seat]), "bold") for seat in order]))
    return rows


def seat_columns(
    look: Look, view: View, position: SeaOrShorePosition, seats: Seats, width: int, widest: int, *, framed: bool
) -> Lines | None:
    """Return a column for each seat, in playing order, with its island on top; None if columns are too narrow."""
    order = in_order(position)
    facts = [(look.text(f"sos-screen-{name}"), cells) for name, cells in seat_facts(look, view, position, short=False)]
    halves = [look.text("sos-screen-shore"), look.text("sos-screen-sea")]
    labels = ["", *halves, ""] if framed else halves
    first = max(cell_len(label) for label in [*halves, *(label for label, _ in facts)]) + 2
    column = min((width - first) // len(order), widest)
    if column < NARROWEST_COLUMN:
        return None
    rows = [("", seat_names(look, position, seats, column - 1, aligned=False))]
    if position.phase not in ("pass", None):
        cards = [card_rows(look, position, seat, framed=framed) for seat in order]
        rows += [(label, [card[i] for card in cards]) for i, label in enumerate(labels)]
    lines = []
    for label, cells in rows + facts:
        line = Text(f"{label:<{first}}", FAINT)
        lines.append(Text.assemble(line, *(padded(cell, column) for cell in cells[:-1]), clipped(cells[-1], column)))
    return lines


def seat_rows(look: Look, view: View, position: SeaOrShorePosition, seats: Seats, width: int) -> Lines:
    """Return a row for each seat, in playing order, with its island in a word."""
    cards = []
    for seat in in_order(position):
        found = island_of(position, seat)
        waiting = Text("?" if seat == position.turn and position.phase == "card" else EMPTY_LIST_SIGN, FAINT)
        cards.append(Text.assemble(found.tag(look), *found.raised()) if found else waiting)
    facts = seat_facts(look, view, position, short=True)
    if position.phase not in ("pass", None):
        facts.insert(0, ("card", cards))
    columns = []
    for name, cells in facts:
        head = look.text(f"sos-screen-head-{name}")
        room = max(cell_len(head), *(cell.cell_len for cell in cells))
        columns.append([padded(cell, room) for cell in (Text(head, FAINT), *cells)])
    room = max(width - sum(column[0].cell_len + 2 for column in columns), MARKS_WIDTH + 1)
    called = [Text(), *seat_names(look, position, seats, room, aligned=True)]
    first = max(name.cell_len for name in called)
    columns.insert(0, [padded(name, first) for name in called])
    lines = [clipped(Text("  ").join(parts), width) for parts in zip(*columns, strict=True)]
    for line in lines:
        line.rstrip()
    return lines
