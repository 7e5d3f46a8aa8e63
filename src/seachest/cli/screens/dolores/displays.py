"""The displays of Dolores in the terminal: as a table with a column for each sort, or a row for each seat."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.dolores.cards import abbreviated_title, gesture_name, short_title, sign_of, tag, title
from seachest.cli.screens.dolores.drawing import Drawing
from seachest.cli.screens.dolores.goods import Goods, added_up, counted, goods_of, goods_text
from seachest.cli.terminal.screen import FAINT, Detail, Lines, Look, beside, flowing, padded, shortened
from seachest.rules.dolores.cards import SORTS
from seachest.rules.types import Seat

NO_GOODS = Text(" ·", FAINT)
MIN_COLUMN_WIDTH = 6
READABLE_COLUMN_WIDTH = 8
"""Narrower columns leave so little of the sorts' names that the levels of bots give way to them."""


def display_lines(drawing: Drawing, width: int, detail: Detail) -> Lines:
    """Return everybody's display, with as many words as there is room for."""
    seats = drawing.seats
    if detail <= Detail.BOXES:
        ways = (
            (seats.titles, added_up, READABLE_COLUMN_WIDTH),
            (seats.names, added_up, MIN_COLUMN_WIDTH),
            (seats.names, counted, MIN_COLUMN_WIDTH),
        )
        for called, text, least in ways:
            drawn = display_table(drawing, seat_heads(drawing, called), width, text, least)
            if drawn is not None:
                return drawn
    heads = seat_heads(drawing, seats.names)
    rows: Lines = []
    for sort_called in (title, short_title, sign_of):
        rows = display_rows(drawing, heads, width, sort_called)
        if len(rows) == len(heads):
            break
    return rows


def seat_heads(drawing: Drawing, called: Sequence[str]) -> dict[Seat, Text]:
    """Return the seats in the order of their rows, each with its name and its points, all equally wide."""
    marked = {seat: drawing.marked_name(seat, called[seat]) for seat in drawing.everyone()}
    longest = max(name.cell_len for name in marked.values())
    return {
        seat: Text.assemble(padded(name, longest), (f"{drawing.position.scores[seat]:>4}", "bold"))
        for seat, name in marked.items()
    }


def beside_goods(drawing: Drawing, seat: Seat) -> list[Text]:
    """Return what belongs to a display beside its goods: bottles, and advice to the duellists."""
    look, position = drawing.look, drawing.position
    pieces = [tag(look, card) for card in position.displays[seat].bottles]
    advice = position.announced[seat]
    if advice is not None and position.side_of(seat) is None:
        gesture = gesture_name(look, advice)
        pieces.append(Text(look.text("dol-screen-advises", who=drawing.who(seat), gesture=gesture), "italic"))
    return pieces


def display_table(
    drawing: Drawing, heads: dict[Seat, Text], width: int, text: Callable[[Goods], str], least: int
) -> Lines | None:
    """Return a row for each seat and a column for each sort, bottles beside or below it.

    Returns None if a column would be narrower than `least` or than what it holds.
    """
    look = drawing.look
    cells = {
        (seat, goods.sort): goods_text(look, goods, text(goods))
        for seat in heads
        for goods in goods_of(drawing.position, seat)
    }
    first = max(head.cell_len for head in heads.values())
    room = (width - first - 1) // len(SORTS) - 1
    needed = max([least, *(cell.cell_len for cell in cells.values())])
    if needed > room:
        return None
    column = min(room, max([needed, *(cell_len(title(look, sort)) + 1 for sort in SORTS)]))
    points = shortened(look.text("dol-screen-points"), first)
    lines = [Text.assemble((f"{points:>{first}}", FAINT), "  ", column_heads(look, column))]
    bottles = {seat: beside_goods(drawing, seat) for seat in heads}
    are_beside = all(Text(" ").join(pieces).cell_len + 2 + lines[0].cell_len <= width for pieces in bottles.values())
    for seat, head in heads.items():
        row = Text(" ").join([padded(cells.get((seat, sort), NO_GOODS), column) for sort in SORTS])
        if are_beside:
            lines.append(Text.assemble(head, "  ", row, "  ", Text(" ").join(bottles[seat])))
        else:
            lines += [Text.assemble(head, "  ", row), *flowing(bottles[seat], width, " ", first + 2)]
    return lines


def column_heads(look: Look, column: int) -> Text:
    """Return the sorts as heads of columns."""
    return Text(" ").join(
        [padded(Text(f" {abbreviated_title(look, sort, column - 1)}", "bold"), column) for sort in SORTS]
    )


def display_rows(drawing: Drawing, heads: dict[Seat, Text], width: int, called: Callable[[Look, str], str]) -> Lines:
    """Return a row for each seat: points, goods by their signs, and bottles."""
    look = drawing.look
    lines: Lines = []
    for seat, head in heads.items():
        pieces = [
            goods_text(look, goods, f"{called(look, goods.sort)} {counted(goods)}")
            for goods in goods_of(drawing.position, seat)
        ]
        rows = flowing([*pieces, *beside_goods(drawing, seat)], width - head.cell_len - 2) or [Text()]
        lines += beside([head], rows, 2)
    return lines
