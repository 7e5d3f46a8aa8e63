"""Dolores in the terminal: the whole table, the top line, what everybody waits for, and the count of a duel."""

from collections.abc import Sequence

from rich.text import Text

from seachest.cli.screens.dolores.cards import label, place_name, tags_of
from seachest.cli.screens.dolores.displays import display_lines
from seachest.cli.screens.dolores.drawing import Drawing, drawing_of
from seachest.cli.screens.dolores.duel import duel_lines
from seachest.cli.screens.dolores.pages import without_hidden
from seachest.cli.terminal.screen import (
    FAINT,
    Detail,
    Lines,
    Look,
    Seats,
    clipped,
    flowing,
    heading,
    listed,
    turn_text,
    wrapped,
)
from seachest.messages.dolores.facts import expected_outcome, sunrise_forecast
from seachest.messages.stories import Sentence
from seachest.notation.record import Move
from seachest.rules.dolores.position import (
    DoloresPosition,
    position_of,
    sunrise_chance,
)
from seachest.rules.dolores.state import (
    PHASE_COUNT,
    PHASE_WINDOW,
    PLACES,
    SHOWINGS,
    SIDES,
    WINDOW_SHOWN,
    State,
)
from seachest.table import View

WHY_OVER_ID, WHO_WINS_ID = "dol-over", "dol-wins"
"""What the ids of the sentences begin with that say why the game is over, and who has won."""


# --- What is awaited -----------------------------------------------------------------------------------------------


def moment_text(drawing: Drawing) -> str:
    """Return what is being decided, or how the game ended."""
    look, position = drawing.look, drawing.position
    if position.phase is None:
        return look.text("dol-screen-ended-sunrise" if position.sunrise == "drawn" else "dol-screen-ended-pile")
    if position.phase == "window":
        return look.text(f"dol-screen-moment-{position.window or 'lookout'}", outcome=outcome_text(drawing))
    message = f"dol-screen-moment-{position.phase}"
    if position.victim is not None:
        return look.text(message, other=drawing.name(position.victim))
    if position.phase == "give":
        return look.text(message, place=place_name(look, PLACES[len(position.given)]))
    return look.text(message)


def outcome_text(drawing: Drawing) -> str:
    """Return what the gestures lead to, unless bottles change it (DOL-4); nothing while they are not shown."""
    expected = expected_outcome(drawing.position)
    if expected is None:
        return ""
    seats = {"name": expected.seat, "other": expected.other}
    names = {value: drawing.name(seat) for value, seat in seats.items() if seat is not None}
    return drawing.look.text(f"dol-screen-outcome-{expected.outcome}", **names)


def moment_lines(drawing: Drawing, width: int) -> Lines:
    """Return which decision the game is waiting for, and whose."""
    text, pending = moment_text(drawing), drawing.position.pending
    if pending:
        text += f" ▸\N{NO-BREAK SPACE}{listed(drawing.look, drawing.seats, pending)}"
    return wrapped(text, width, "bold")


# --- Pile and sunrise ----------------------------------------------------------------------------------------------


def sunrise_text(look: Look, position: DoloresPosition) -> str | None:
    """Return how near the sunrise is; None if it has come."""
    forecast = sunrise_forecast(position)
    if forecast is None:
        return None
    return look.text(f"dol-screen-{forecast.state}", percent=forecast.percent, count=forecast.safe_cards)


def stack_pieces(look: Look, position: DoloresPosition) -> list[Text]:
    """Return pile, sunrise and discard in a few words."""
    pieces = [Text(look.text("dol-screen-pile", count=len(position.pile)))]
    near = sunrise_text(look, position)
    if near:
        pieces.append(Text(near, "bold" if sunrise_chance(position) else ""))
    message = "dol-screen-discard-unseen" if position.buried else "dol-screen-discard"
    discarded = look.text(message, count=len(position.discarded_face_up()), unseen=position.buried)
    pieces.append(Text(discarded, FAINT))
    return pieces


# --- The table -----------------------------------------------------------------------------------------------------


def headline(look: Look, view: View, seats: Seats) -> tuple[list[str], str, str | None]:
    """Return title, who duels whom, and the pile; whose turn it is; and an alarm if sunrise is near."""
    drawing = drawing_of(look, view, seats)
    position = drawing.position
    left, dealer = (drawing.name(position.duellist(side)) for side in SIDES)
    facts = [
        look.text("dol-title"),
        look.text("dol-screen-duel", left=left, dealer=dealer),
        look.text("dol-screen-pile", count=len(position.pile)),
    ]
    alarm = None
    if position.pending and position.sunrise == "drawn":
        alarm = look.text("dol-screen-drawn")
    elif position.pending and sunrise_chance(position):
        alarm = look.text("dol-screen-near")
    return facts, turn_text(look, view, seats), alarm


def table(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """Return displays, the duel, pile and discard, and what is awaited."""
    return table_lines(drawing_of(look, view, seats), width, detail)


def table_lines(drawing: Drawing, width: int, detail: Detail) -> Lines:
    """Return the table in as much detail as is wanted."""
    width -= 1
    stacks = stack_pieces(drawing.look, drawing.position) if detail < Detail.TIGHT else []
    blocks = [
        display_lines(drawing, width, detail),
        duel_lines(drawing, width, detail),
        [*flowing(stacks, width, " · "), *moment_lines(drawing, width)],
    ]
    air = [Text()] if detail == Detail.ROOMY else []
    lines = [line for block in blocks if block for line in [*air, *block]]
    return [clipped(Text.assemble(" ", line), width + 1) for line in lines[len(air) :]]


def board(look: Look, view: View, seats: Seats, width: int) -> Lines:
    """Return every display and the duel, then all that the view knows of pile, discard and bottles."""
    drawing = drawing_of(look, view, seats)
    position = drawing.position
    lines = table_lines(drawing, width, Detail.ROOMY)
    heaps = {
        "pile": position.pile,
        "discarded": position.discarded_face_up(),
        "dark": position.discarded_face_down(),
        "removed": position.removed,
    }
    for place, heap in heaps.items():
        cards = without_hidden(heap)
        if cards:
            lines += [Text(), *flowing([heading(label(look, place)), *tags_of(look, cards)], width - 1, " ", 1)]
    return lines


# --- For a moment --------------------------------------------------------------------------------------------------


def invites_words(view: View) -> bool:
    """Return whether the player may advise both duellists (DOL-9.1); duellists themselves are asked anyway."""
    return position_of(view).side_of(view.seat) is None


COUNT_IN = ("Do –", "Do – Lo –", "Do – Lo – Res!")


def moments(look: Look, before: View, observed: Sequence[Move], after: View) -> list[tuple[str, View]]:
    """Return the count of a duel with what is seen at each word of it: both hands open at its end (DOL-3.5)."""
    shown = {move.seat: SHOWINGS.index(hands) for move in observed if (hands := move.text.split()[-1]) in SHOWINGS}
    position = position_of(before)
    if position.phase != "gesture":
        return []
    opened: State = before.record.copy()
    for number, side in enumerate(SIDES):
        seat = position.duellist(side)
        if seat in shown:
            opened.gesture[number] = shown[seat]
        elif seat != before.seat or position.showing(side) is None:
            return []
    opened.waiting = 0
    if position.two_hands is None:
        opened.phase, opened.window = PHASE_WINDOW, WINDOW_SHOWN
    else:
        opened.phase = PHASE_COUNT
    then = View(before.game, before.seat, opened, before.options)
    return [(COUNT_IN[0], before), (COUNT_IN[1], before), (COUNT_IN[2], then)]


# --- The end -------------------------------------------------------------------------------------------------------


def round_over(before: View, after: View) -> bool:
    """Return whether the game ended; it is a single round."""
    return bool(before.pending()) and not after.pending()


def points_of_round(after: View) -> list[int]:
    """Return what each seat scores (DOL-7.3)."""
    return position_of(after).scores


def headlines(told: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """Return why the game is over, and why with who has won; the sheet says the rest."""
    why = [sentence for sentence in told if sentence.id.startswith(WHY_OVER_ID)]
    return why, why + [sentence for sentence in told if sentence.id.startswith(WHO_WINS_ID)]
