"""The table of Sea or Shore in the terminal: the trick and the seats, what is at stake, and the own cards."""

from collections.abc import Sequence

from rich.text import Text

from seachest.cli.screens.sea_or_shore.cards import hand_boxes, hand_tags, island, treasure_tag
from seachest.cli.screens.sea_or_shore.facts import (
    in_order,
    is_complete,
    known_islands,
    played_by,
)
from seachest.cli.screens.sea_or_shore.lists import continued, known_hand, labelled, pile_lines, section, worth_text
from seachest.cli.screens.sea_or_shore.stakes import stake_boxes, stake_lines
from seachest.cli.screens.sea_or_shore.trick import USUAL_COLUMN, WIDEST_COLUMN, seat_columns, seat_rows
from seachest.cli.terminal.screen import (
    ALARM,
    FAINT,
    Detail,
    Lines,
    Look,
    Seats,
    beside,
    clipped,
    flowing,
    turn_text,
)
from seachest.messages.sea_or_shore.facts import trick_count, tricks_left
from seachest.notation.record import Move
from seachest.rules.cards import NO_CARD
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore.cards import HIGHEST_NUMBER, island_names
from seachest.rules.sea_or_shore.position import SeaOrShorePosition, position_of
from seachest.rules.sea_or_shore.scoring import plus_worth
from seachest.rules.sea_or_shore.state import COLOUR_HALF, TAKE, State
from seachest.rules.types import Seat
from seachest.table import View

BOXES_GAP = 3
"""How many columns are left blank between the trick and the boxes beside it."""


# --- The top line ----------------------------------------------------------------------------------------------------


def headline(look: Look, view: View, seats: Seats) -> tuple[list[str], str, str | None]:
    """Return title, round, trick and who starts it; whose turn it is; and that it is the last trick."""
    position = position_of(view)
    facts = [look.text("sos-title"), look.text("play-round", round=position.round)]
    if not position.pending:
        return facts, turn_text(look, view, seats), None
    tricks, left = trick_count(position), tricks_left(position)
    if position.phase == "pass":
        facts.append(look.text("sos-screen-passing"))
    else:
        facts.append(look.text("sos-screen-trick", trick=tricks - left + 1, tricks=tricks))
    if left > 1:
        starter = position.starter
        who = "you" if starter == seats.me else "other"
        facts.append(look.text("sos-screen-starts", who=who, name=look.spelled(seats.names[starter])))
    others_pass = position.phase == "pass" and view.seat not in position.pending
    turn = look.text("sos-screen-turn-passing") if others_pass else turn_text(look, view, seats)
    return facts, turn, None if left > 1 else look.text("sos-screen-last-trick")


# --- The own cards ---------------------------------------------------------------------------------------------------


def supply_text(look: Look, position: SeaOrShorePosition, *, short: bool = False) -> Text:
    """Return how many plus cards are left."""
    message = "sos-screen-supply-short" if short else "sos-screen-supply"
    return Text(look.text(message, count=position.supply), FAINT)


def own_stack(look: Look, position: SeaOrShorePosition, me: Seat, *, short: bool) -> list[Text]:
    """Return the own treasures, bottom first, and what they and the plus cards are worth by now."""
    treasures = [treasure_tag(look, treasure) for treasure in position.stacks[me]]
    shown = treasures or [Text(look.text("sos-screen-none"), FAINT)]
    pieces = [Text.assemble((look.text("sos-screen-own-treasures"), "bold"), " ", shown[0]), *shown[1:]]
    points, plus = position.scores[me] or 0, position.plus[me]
    sum_words = look.text("sos-screen-so-far", points=look.text("play-points", points=points))
    words = sum_words if short else worth_text(look, points - plus_worth(plus), plus)
    return [*pieces, Text(f" {words}")] if points else pieces


def remarks(look: Look, position: SeaOrShorePosition, seats: Seats, me: Seat, *, short: bool) -> list[Text]:
    """Return what the player should know now; short: only what the choices don't say."""
    if position.phase == "pass":
        receiver = look.spelled(seats.names[(me - 1) % position.players])
        passed = position.passed[me]
        if passed is not None:
            return [Text.assemble(look.text("sos-screen-passed", name=receiver), " ", island(passed).tag(look))]
        return [] if short else [Text(look.text("sos-screen-pass-goes-to", name=receiver))]
    if position.phase == "return" and position.turn == me and position.aim is not None:
        name = look.spelled(seats.names[position.aim])
        return [Text(f" {look.text('sos-screen-owed', name=name, count=position.owed)} ", ALARM)]
    if position.phase == "discard" and position.turn == me:
        return [Text(f" {look.text('sos-screen-discard')} ", ALARM)]
    covered = played_by(position, me) is not None and not is_complete(position)
    return [Text(look.text("sos-screen-half-seen"), FAINT)] if covered and not short else []


def own_lines(look: Look, position: SeaOrShorePosition, seats: Seats, me: Seat, width: int, detail: Detail) -> Lines:
    """Return the own treasures, plus cards and islands."""
    cards = known_islands(position, me)
    title = Text.assemble((look.text("sos-screen-own-hand"), "bold"), f" ({len(cards)})")
    known = remarks(look, position, seats, me, short=detail >= Detail.TAGS)
    lines: Lines = []
    for short in (detail >= Detail.TAGS, True):
        if len(lines) != 1:
            supply = Text.assemble(" ", supply_text(look, position, short=short))
            lines = continued([*own_stack(look, position, me, short=short), supply], width)
    boxes = hand_boxes(look, cards, width, detail <= Detail.BOXES) if detail <= Detail.FANS else None
    if boxes:
        return [*lines, *continued([title, *known], width, "  "), *boxes]
    held = hand_tags(look, cards) or [Text(look.text("sos-screen-hand-empty"), FAINT)]
    return lines + continued([title, *held, *known], width)


# --- The table -------------------------------------------------------------------------------------------------------


def table(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """Return the trick and the seats, what is at stake, and the own cards."""
    position = position_of(view)
    air = [Text()] if detail == Detail.ROOMY else []
    width -= 1
    upper = upper_lines(look, view, position, seats, width, detail)
    if view.seat == NOBODY:
        lower = [supply_text(look, position)]
    else:
        lower = own_lines(look, position, seats, view.seat, width, detail)
    return [clipped(Text.assemble(" ", line), width + 1) for line in [*upper, *air, *lower]]


def upper_lines(
    look: Look, view: View, position: SeaOrShorePosition, seats: Seats, width: int, detail: Detail
) -> Lines:
    """Return the trick, the seats, and what is at stake, side by side if there is room."""
    air = [Text()] if detail == Detail.ROOMY else []
    framed = detail <= Detail.BOXES
    trick = seat_rows(look, view, position, seats, width)
    if detail <= Detail.FANS:
        trick = seat_columns(look, view, position, seats, width, WIDEST_COLUMN, framed=framed) or trick
    if position.phase is None:
        return trick
    if framed:
        narrow = seat_columns(look, view, position, seats, width, USUAL_COLUMN, framed=framed) or trick
        for left in (trick, narrow):
            room = width - max(line.cell_len for line in left) - BOXES_GAP
            if boxes := stake_boxes(look, view, position, room, stacked=True):
                return beside(left, boxes, BOXES_GAP)
        if boxes := stake_boxes(look, view, position, width, stacked=False):
            return [*trick, *air, *boxes]
    return [*trick, *air, *stake_lines(look, view, position, width, short=detail >= Detail.TAGS)]


def board(look: Look, view: View, seats: Seats, width: int) -> Lines:
    """Return every seat with its cards, what is at stake, and all that the view knows of hands, stacks and piles."""
    position = position_of(view)
    room = width - 1
    lines = [*upper_lines(look, view, position, seats, room, Detail.ROOMY), supply_text(look, position)]
    if position.phase is not None:
        lines += section(look, "sos-screen-hands", room)
        for seat in in_order(position):
            lines += labelled(look, look.spelled(seats.names[seat]), board_hand(look, position, seats, seat), room)
    lines += section(look, "sos-screen-stacks", room)
    for seat in in_order(position):
        tags = [treasure_tag(look, treasure) for treasure in position.stacks[seat]]
        lines += labelled(look, look.spelled(seats.names[seat]), tags, room)
    lines += pile_lines(look, position, room)
    if position.gone:
        lines += [*section(look, "sos-screen-played", room), *flowing(hand_tags(look, position.gone), room)]
    # Where all cards lie open, the record names those that were not dealt; the position of a view never does.
    record: State = view.record
    if record.out:
        lines += [*section(look, "sos-screen-out", room), *flowing(hand_tags(look, island_names(record.out)), room)]
    return [clipped(Text.assemble(" ", line), width) for line in lines]


def board_hand(look: Look, position: SeaOrShorePosition, seats: Seats, seat: Seat) -> list[Text]:
    """Return a hand, what the seat has chosen to pass, and what it owes to another."""
    pieces = known_hand(look, position, seat)
    passed = position.passed[seat]
    if passed is not None:
        receiver = look.spelled(seats.names[(seat - 1) % position.players])
        pieces += [Text(look.text("sos-screen-to", name=receiver), FAINT), island(passed).tag(look)]
    if position.phase == "return" and seat == position.turn and position.aim is not None:
        receiver = look.spelled(seats.names[position.aim])
        size = look.text("play-cards", count=position.owed)
        pieces.append(Text(f"{look.text('sos-screen-to', name=receiver)} {size}", FAINT))
    return pieces


# --- Between two views -----------------------------------------------------------------------------------------------


def moments(look: Look, before: View, observed: Sequence[Move], after: View) -> list[tuple[str, View]]:
    """Return the table as it lay when the covers came off, before anything was won (SOS-3.5)."""
    record: State = before.record
    then: State = after.record
    if record.in_trick != record.players - 1 or then.in_trick == record.in_trick:
        return []
    last = record.turn
    trick: State = before.record.copy()
    for seat in range(record.players):
        trick.colour[seat], trick.number[seat] = then.last_colour[seat], then.last_number[seat]
        trick.laid[seat] = then.last_laid[seat]
    trick.show[last] = COLOUR_HALF
    trick.plus[last] -= trick.laid[last]
    trick.hand[last] &= ~(1 << HIGHEST_NUMBER * int(trick.colour[last]) + int(trick.number[last]) - 1)
    trick.hand_size[last] -= 1
    trick.in_trick, trick.phase, trick.chosen = record.players, TAKE, NO_CARD
    return [(look.text("sos-screen-uncovered"), View(before.game, before.seat, trick, before.options))]


def invites_words(view: View) -> bool:
    """Return False: nobody speaks out of turn in this game."""
    return False
