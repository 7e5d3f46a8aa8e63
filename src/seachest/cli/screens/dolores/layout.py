"""Dolores in the terminal: the displays side by side, the duel, and what everybody waits for."""

from collections.abc import Callable, Sequence

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.dolores.cards import (
    Goods,
    added_up,
    bottles_of,
    counted,
    cut_title,
    everyone,
    gesture_name,
    goods_of,
    goods_text,
    label,
    name_piece,
    points_of_seat,
    removed,
    short_title,
    sign_of,
    tag,
    tags_of,
    title,
    who,
)
from seachest.cli.screens.dolores.duel import duel_lines, gestures_are_shown, in_duel
from seachest.cli.screens.dolores.pages import card_line, card_of, cards_called, legend, memory, sheet
from seachest.cli.terminal.screen import (
    FAINT,
    Detail,
    Lines,
    Look,
    Seats,
    beside,
    clipped,
    flowing,
    heading,
    listed,
    padded,
    shortened,
    turn_text,
    wrapped,
)
from seachest.messages.stories import Sentence
from seachest.notation.record import Move
from seachest.rules.dolores.cards import CARDS, SORTS, names
from seachest.rules.dolores.moving import duellist
from seachest.rules.dolores.state import (
    DEALER,
    DRAWN,
    DUEL_CARDS,
    FIGHT,
    FIRST,
    GESTURE,
    GESTURES,
    GIVE,
    IGNORED,
    LEFT,
    LOOT,
    LOW,
    NONE,
    OVER,
    PEACE,
    PHASES,
    PLACES,
    SHOWINGS,
    SHOWN,
    SIDE_PLACES,
    WINDOW,
    WINDOWS,
    State,
)
from seachest.table import View

__all__ = [
    "board",
    "card_line",
    "card_of",
    "cards_called",
    "headline",
    "headlines",
    "invites_words",
    "legend",
    "memory",
    "moments",
    "points_of_round",
    "round_over",
    "sheet",
    "table",
]

NO_GOODS = Text(" ·", FAINT)
NARROWEST_COLUMN = 6

WHY_OVER, WHO_WINS = "dol-over", "dol-wins"


# --- Displays ------------------------------------------------------------------------------------------------------


def display_lines(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """Everybody's display, with as many words as there is room for."""
    if detail <= Detail.BOXES:
        for called, text in ((seats.titles, added_up), (seats.names, added_up), (seats.names, counted)):
            starts = seat_names(look, view, everyone(seats), called)
            drawn = display_table(look, view, seats, starts, width, text)
            if drawn is not None:
                return drawn
    starts = seat_names(look, view, everyone(seats), seats.names)
    rows: Lines = []
    for called_so in (title, short_title, sign_of):
        rows = display_rows(look, view, seats, starts, width, called_so)
        if len(rows) == len(starts):
            break
    return rows


def seat_names(look: Look, view: View, order: Sequence[int], called: Sequence[str]) -> dict[int, Text]:
    """The seats in the order of their rows, each with its name and the points of its display, all equally wide."""
    marked = {seat: name_piece(look, view, called[seat], seat) for seat in order}
    longest = max(name.cell_len for name in marked.values())
    return {
        seat: Text.assemble(padded(name, longest), (f"{points_of_seat(view.record, seat):>4}", "bold"))
        for seat, name in marked.items()
    }


def extras(look: Look, v: State, seats: Seats, seat: int) -> list[Text]:
    """What belongs to a display beside its goods: bottles, and advice to the duellists."""
    pieces = [tag(look, card) for card in bottles_of(v, seat)]
    if v.announced[seat] != NONE and not in_duel(v, seat):
        gesture = gesture_name(look, GESTURES[v.announced[seat]])
        pieces.append(Text(look.text("dol-screen-advises", who=who(seats, seat), gesture=gesture), "italic"))
    return pieces


def display_table(
    look: Look, view: View, seats: Seats, starts: dict[int, Text], width: int, text: Callable[[Goods], str]
) -> Lines | None:
    """A row a seat, a column a sort, bottles beside or below it; None where that is too wide."""
    cells = {
        (seat, goods.sort): goods_text(look, goods, text(goods))
        for seat in starts
        for goods in goods_of(view.record, seat)
    }
    first = max(start.cell_len for start in starts.values())
    room = (width - first - 1) // len(SORTS) - 1
    needed = max([NARROWEST_COLUMN, *(cell.cell_len for cell in cells.values())])
    if needed > room:
        return None
    column = min(room, max([needed, *(cell_len(title(look, sort)) + 1 for sort in SORTS)]))
    points = shortened(look.text("dol-screen-points"), first)
    lines = [Text.assemble((f"{points:>{first}}", FAINT), "  ", column_heads(look, column))]
    bottles = {seat: extras(look, view.record, seats, seat) for seat in starts}
    are_beside = all(Text(" ").join(pieces).cell_len + 2 + lines[0].cell_len <= width for pieces in bottles.values())
    for seat, start in starts.items():
        row = Text(" ").join([padded(cells.get((seat, sort), NO_GOODS), column) for sort in SORTS])
        if are_beside:
            lines.append(Text.assemble(start, "  ", row, "  ", Text(" ").join(bottles[seat])))
        else:
            lines += [Text.assemble(start, "  ", row), *flowing(bottles[seat], width, " ", first + 2)]
    return lines


def column_heads(look: Look, column: int) -> Text:
    """The sorts as heads of columns."""
    return Text(" ").join([padded(Text(f" {cut_title(look, sort, column - 1)}", "bold"), column) for sort in SORTS])


def display_rows(
    look: Look, view: View, seats: Seats, starts: dict[int, Text], width: int, called: Callable[[Look, str], str]
) -> Lines:
    """A seat a row: points, goods by their signs, and bottles."""
    lines: Lines = []
    for seat, start in starts.items():
        pieces = [
            goods_text(look, goods, f"{called(look, goods.sort)} {counted(goods)}")
            for goods in goods_of(view.record, seat)
        ]
        rows = flowing([*pieces, *extras(look, view.record, seats, seat)], width - start.cell_len - 2) or [Text()]
        lines += beside([start], rows, 2)
    return lines


# --- What is awaited -----------------------------------------------------------------------------------------------


def moment(look: Look, view: View, seats: Seats) -> str:
    """What is being decided, or how the game ended."""
    v = view.record
    if v.phase == OVER:
        return look.text("dol-screen-ended-sunrise" if v.sunrise == DRAWN else "dol-screen-ended-pile")
    if v.phase == WINDOW:
        message = f"dol-screen-moment-{'lookout' if v.sunrise == DRAWN else WINDOWS[v.window]}"
        return look.text(message, outcome=outcome(look, v, seats))
    message = f"dol-screen-moment-{PHASES[v.phase]}"
    if v.phase == LOOT:
        return look.text(message, other=look.spelled(seats.names[v.victim]))
    if v.phase == GIVE:
        return look.text(message, place=PLACES[sum(int(v.given[i]) != NONE for i in range(SIDE_PLACES))])
    return look.text(message)


def outcome(look: Look, v: State, seats: Seats) -> str:
    """What the gestures lead to, unless bottles change it (DOL-4); nothing while they are not shown."""
    if not gestures_are_shown(v):
        return ""
    called = {int(v.gesture[side]): look.spelled(seats.names[duellist(v, side)]) for side in (LEFT, DEALER)}
    if len(called) == 1:
        (gesture,) = called
        return look.text("dol-screen-outcome-" + {PEACE: "peace", FIGHT: "nobody", FIRST: "drop"}[gesture])
    if FIRST not in called:
        return look.text("dol-screen-outcome-take", name=called[FIGHT])
    if FIGHT in called:
        return look.text("dol-screen-outcome-pick-rest", name=called[FIRST], other=called[FIGHT])
    return look.text("dol-screen-outcome-pick", name=called[FIRST], other=called[PEACE])


def moment_lines(look: Look, view: View, seats: Seats, width: int) -> Lines:
    """What is awaited, and of whom."""
    text = moment(look, view, seats)
    if view.pending():
        text += f" ▸\N{NO-BREAK SPACE}{listed(look, seats, view.pending())}"
    return wrapped(text, width, "bold")


# --- Pile and sunrise ----------------------------------------------------------------------------------------------


def sunrise_chance(v: State) -> int:
    """The chance in percent that the next duel's cards bring the sunrise (DOL-2.2); 0 where they can't."""
    if v.sunrise in (DRAWN, IGNORED) or v.pile_size < DUEL_CARDS:
        return 0
    hiding = min(int(v.pile_size), int(v.lowest)) if v.sunrise == LOW else int(v.pile_size)
    reached = max(0, DUEL_CARDS - (int(v.pile_size) - hiding))
    return round(100 * reached / hiding)


def sunrise_text(look: Look, v: State) -> str | None:
    """How near the sunrise is."""
    if v.phase == OVER or v.sunrise == DRAWN:
        return None
    if v.sunrise == IGNORED:
        return look.text("dol-screen-ignored")
    if v.pile_size < DUEL_CARDS:
        return look.text("dol-screen-last-duel")
    chance = sunrise_chance(v)
    if chance:
        return look.text("dol-screen-risk", percent=chance)
    return look.text("dol-screen-safe", count=int(v.pile_size - v.lowest))


def stack_pieces(look: Look, v: State) -> list[Text]:
    """Pile, sunrise and discard in a few words."""
    pieces = [Text(look.text("dol-screen-pile", count=int(v.pile_size)))]
    near = sunrise_text(look, v)
    if near:
        pieces.append(Text(near, "bold" if sunrise_chance(v) else ""))
    message = "dol-screen-discard-unseen" if v.buried_size else "dol-screen-discard"
    discarded = look.text(message, count=len(names(v.discard)), unseen=int(v.buried_size))
    pieces.append(Text(discarded, FAINT))
    return pieces


# --- The table -----------------------------------------------------------------------------------------------------


def headline(look: Look, view: View, seats: Seats) -> tuple[list[str], str, str | None]:
    """Title, who duels whom, and the pile; whose turn it is; the sunrise."""
    v = view.record
    called = [look.spelled(seats.names[duellist(v, side)]) for side in (LEFT, DEALER)]
    facts = [
        look.text("dol-title"),
        look.text("dol-screen-duel", left=called[LEFT], dealer=called[DEALER]),
        look.text("dol-screen-pile", count=int(v.pile_size)),
    ]
    pending = view.pending()
    alarm = None
    if pending and v.sunrise == DRAWN:
        alarm = look.text("dol-screen-drawn")
    elif pending and sunrise_chance(v):
        alarm = look.text("dol-screen-near")
    return facts, turn_text(look, view, seats), alarm


def table(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """Displays, the duel, pile and discard, and what is awaited."""
    width -= 1
    stacks = flowing(stack_pieces(look, view.record), width, " · ") if detail < Detail.TIGHT else []
    blocks = [
        display_lines(look, view, seats, width, detail),
        duel_lines(look, view, seats, width, detail),
        [*stacks, *moment_lines(look, view, seats, width)],
    ]
    air = [Text()] if detail == Detail.ROOMY else []
    lines = [line for block in blocks if block for line in [*air, *block]]
    return [clipped(Text.assemble(" ", line), width + 1) for line in lines[len(air) :]]


def board(look: Look, view: View, seats: Seats, width: int) -> Lines:
    """Every display and the duel, then all that the view knows of pile, discard and bottles."""
    v = view.record
    lines = table(look, view, seats, width, Detail.ROOMY)
    pile = [CARDS[v.pile[v.pile_size - 1 - i]] for i in range(v.pile_size) if v.pile[v.pile_size - 1 - i] >= 0]
    heaps = {"pile": pile, "discarded": names(v.discard), "dark": names(v.buried), "removed": removed(v)}
    for place, cards in heaps.items():
        if cards:
            lines += [Text(), *flowing([heading(label(look, place)), *tags_of(look, cards)], width - 1, " ", 1)]
    return lines


# --- For a moment --------------------------------------------------------------------------------------------------


def invites_words(view: View) -> bool:
    """DOL-9.1: one who is not in the duel may advise both; the duellists are asked anyway."""
    return not in_duel(view.record, view.seat)


COUNT_IN = ("Do –", "Do – Lo –", "Do – Lo – Res!")


def moments(look: Look, before: View, observed: Sequence[Move], after: View) -> list[tuple[str, View]]:
    """DOL-3.5: the count, and both hands opening at its end."""
    shown = {move.seat: SHOWINGS.index(hands) for move in observed if (hands := move.text.split()[-1]) in SHOWINGS}
    v = before.record
    duellists = [duellist(v, side) for side in (LEFT, DEALER)]
    if v.phase != GESTURE or not all(seat in shown or _own_choice(before, seat) for seat in duellists):
        return []
    opened = v.copy()
    for side, seat in enumerate(duellists):
        opened.gesture[side] = shown.get(seat, v.gesture[side])
    opened.phase, opened.window, opened.waiting = WINDOW, SHOWN, 0
    then = View(before.game, before.seat, opened, before.options)
    return [(COUNT_IN[0], before), (COUNT_IN[1], before), (COUNT_IN[2], then)]


def _own_choice(view: View, seat: int) -> bool:
    """Whether the owner of the view is that seat and has chosen a gesture already."""
    side = LEFT if seat == duellist(view.record, LEFT) else DEALER
    return seat == view.seat and int(view.record.gesture[side]) != NONE


# --- The end -------------------------------------------------------------------------------------------------------


def round_over(before: View, after: View) -> bool:
    """Whether the game ended; it is a single round."""
    return bool(before.pending()) and not after.pending()


def points_of_round(after: View) -> list[int]:
    """What each seat scores (DOL-7.3)."""
    return [points_of_seat(after.record, seat) for seat in range(after.record.players)]


def headlines(told: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """Why the game is over, and who has won; the sheet tells the rest."""
    why = [sentence for sentence in told if sentence.id.startswith(WHY_OVER)]
    return why, why + [sentence for sentence in told if sentence.id.startswith(WHO_WINS)]
