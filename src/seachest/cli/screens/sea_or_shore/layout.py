"""Sea or Shore in the terminal: the trick with its half-covered islands, and what is at stake for each colour."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.sea_or_shore.cards import (
    NOTHING,
    START,
    WINNER,
    WINNER_STYLE,
    colour_mark,
    colour_word,
    continued,
    cut,
    drawn,
    empty_place,
    hand_boxes,
    hand_of,
    hand_size,
    hand_tags,
    in_order,
    is_complete,
    is_idle,
    island,
    island_of,
    known_hand,
    labelled,
    last_island,
    pair_colours,
    pile_lines,
    pile_of,
    piles,
    section,
    signs,
    treasure_tag,
    treasures_of,
    tricks_left,
    whole_trick,
    worth_text,
)
from seachest.cli.screens.sea_or_shore.pages import card_line, card_of, cards_called, legend, memory, sheet
from seachest.cli.terminal.screen import (
    ALARM,
    FAINT,
    Detail,
    Lines,
    Look,
    Seats,
    beside,
    box_bottom,
    box_top,
    clipped,
    flowing,
    padded,
    turn_text,
)
from seachest.messages.stories import Sentence
from seachest.notation.record import Move
from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore.action_cards import inspected_cards
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    COLOUR_COUNT,
    HIGHEST,
    TREASURE_BASE,
)
from seachest.rules.sea_or_shore.scoring import (
    consolation,
    plus_worth,
    rival_colours,
    treasures_worth,
    wins,
)
from seachest.rules.sea_or_shore.state import (
    CARD,
    COLOUR_HALF,
    DISCARD,
    INSPECTED,
    NO_HALF,
    ORDER,
    OVER,
    PASS,
    RETURN,
    TAKE,
    State,
)
from seachest.rules.sea_or_shore.tricks import is_open
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

CARD_ROOM = 5
"""How wide an island of the trick is inside its frame."""

NARROWEST_COLUMN, USUAL_COLUMN, WIDEST_COLUMN = 11, 14, 20
MARKS_ROOM = 3
"""How much room the signs before a name take."""

ROUND_END = "sos-round-ends"
GAME_END = "sos-wins"


# --- The top line ----------------------------------------------------------------------------------------------------


def headline(look: Look, view: View, seats: Seats) -> tuple[list[str], str, str | None]:
    """Title, round, trick and who starts it; whose turn it is; that it is the last trick."""
    v = view.record
    facts = [look.text("sos-title"), look.text("play-round", round=int(v.round_number))]
    pending = view.pending()
    if not pending:
        return facts, turn_text(look, view, seats), None
    tricks, left = int(v.dealt), tricks_left(v)
    if v.phase == PASS:
        facts.append(look.text("sos-screen-passing"))
    else:
        facts.append(look.text("sos-screen-trick", trick=tricks - left + 1, tricks=tricks))
    if left > 1:
        starter = int(v.starter)
        who = "you" if starter == seats.me else "other"
        facts.append(look.text("sos-screen-starts", who=who, name=look.spelled(seats.names[starter])))
    others_pass = v.phase == PASS and view.seat not in pending
    turn = look.text("sos-screen-turn-passing") if others_pass else turn_text(look, view, seats)
    return facts, turn, None if left > 1 else look.text("sos-screen-last-trick")


# --- The seats -------------------------------------------------------------------------------------------------------


def seat_names(look: Look, view: View, seats: Seats, width: int, aligned: bool) -> list[Text]:
    """The names in playing order, with signs for the starter and for whoever decides now; with titles if all fit."""
    pending = view.pending()
    titles = [look.spelled(title) for title in seats.titles]
    called = titles if max(map(cell_len, titles)) + MARKS_ROOM <= width else [look.spelled(n) for n in seats.names]
    texts = []
    for seat in in_order(view.record):
        marks = ("▸" if seat in pending else " ") + (drawn(look, START) if seat == view.record.starter else " ")
        bold = seat in pending or seat == seats.me
        name = f"{marks if aligned else marks.strip()} {cut(called[seat], width - MARKS_ROOM)}"
        texts.append(Text(name if aligned else name.strip(), "bold" if bold else ""))
    return texts


def result_text(look: Look, v: State, seat: int, short: bool) -> Text:
    """Whether a seat has won its colour in the uncovered trick, or is the lowest of it (SOS-4)."""
    trick = whole_trick(v)
    if trick is None:
        return Text()
    if wins(trick, seat):
        colours = signs(look, rival_colours(trick, trick.colour[seat]))
        words = colours if short else look.text("sos-screen-wins", colours=colours)
        return Text.assemble((f"{drawn(look, WINNER)} {words}", WINNER_STYLE))
    return Text(look.text("sos-screen-lowest"), FAINT) if consolation(trick, seat) else Text(NOTHING, FAINT)


def card_rows(look: Look, view: View, seat: int, framed: bool) -> Lines:
    """The place of a seat in the trick, with plus cards beside it."""
    v = view.record
    found = island_of(v, seat)
    if found is None:
        content = "?" if seat == v.turn and v.phase == CARD else ""
        return empty_place(CARD_ROOM, framed, content)
    rows = found.box(look, CARD_ROOM, framed)
    for i, note in enumerate(found.raised(), int(framed)):
        rows[i] = Text.assemble(rows[i], f" {note}")
    return rows


def stack_cell(look: Look, v: State, seat: int) -> Text:
    """How many treasures a seat has, and the top one."""
    treasures = treasures_of(v, seat)
    return Text.assemble(f"{len(treasures)} ", treasure_tag(look, treasures[-1])) if treasures else Text(NOTHING, FAINT)


def last_cell(look: Look, v: State, seat: int) -> Text:
    """What a seat played to the trick before."""
    found = last_island(v, seat)
    if found is None:
        return Text()
    return Text.assemble(found.tag(look), f"+{found.laid}" if found.laid else "")


def facts_of(look: Look, v: State, short: bool) -> list[tuple[str, list[Text]]]:
    """What there is to tell about each seat, in playing order, and how that is called."""
    order = in_order(v)
    rows = []
    if is_complete(v):
        rows.append(("result", [result_text(look, v, seat, short) for seat in order]))
    elif last_island(v, order[0]):
        rows.append(("last", [last_cell(look, v, seat) for seat in order]))
    rows.append(("plus", [Text(str(int(v.plus[seat]))) for seat in order]))
    rows.append(("treasures", [stack_cell(look, v, seat) for seat in order]))
    rows.append(("hand", [Text(str(hand_size(v, seat))) for seat in order]))
    if v.round_number > 1 or v.phase == OVER:
        rows.append(("points", [Text(str(int(v.totals[seat])), "bold") for seat in order]))
    return rows


def seat_columns(look: Look, view: View, seats: Seats, width: int, widest: int, framed: bool) -> Lines | None:
    """A column for each seat, in playing order, with its island on top; None where the columns are too narrow."""
    v = view.record
    order = in_order(v)
    facts = [(look.text(f"sos-screen-{name}"), cells) for name, cells in facts_of(look, v, short=False)]
    halves = [look.text("sos-screen-shore"), look.text("sos-screen-sea")]
    labels = ["", *halves, ""] if framed else halves
    first = max(cell_len(label) for label in [*halves, *(label for label, _ in facts)]) + 2
    column = min((width - first) // len(order), widest)
    if column < NARROWEST_COLUMN:
        return None
    rows = [("", seat_names(look, view, seats, column - 1, aligned=False))]
    if v.phase not in (PASS, OVER):
        cards = [card_rows(look, view, seat, framed) for seat in order]
        rows += [(label, [card[i] for card in cards]) for i, label in enumerate(labels)]
    lines = []
    for label, cells in rows + facts:
        line = Text(f"{label:<{first}}", FAINT)
        lines.append(Text.assemble(line, *(padded(cell, column) for cell in cells[:-1]), clipped(cells[-1], column)))
    return lines


def seat_rows(look: Look, view: View, seats: Seats, width: int) -> Lines:
    """A row for each seat, in playing order, with its island in a word."""
    v = view.record
    cards = []
    for seat in in_order(v):
        found = island_of(v, seat)
        waiting = Text("?" if seat == v.turn and v.phase == CARD else NOTHING, FAINT)
        cards.append(Text.assemble(found.tag(look), *found.raised()) if found else waiting)
    facts = facts_of(look, v, short=True)
    if v.phase not in (PASS, OVER):
        facts.insert(0, ("card", cards))
    columns = []
    for name, cells in facts:
        head = look.text(f"sos-screen-head-{name}")
        room = max(cell_len(head), *(cell.cell_len for cell in cells))
        columns.append([padded(cell, room) for cell in (Text(head, FAINT), *cells)])
    room = max(width - sum(column[0].cell_len + 2 for column in columns), MARKS_ROOM + 1)
    called = [Text(), *seat_names(look, view, seats, room, aligned=True)]
    first = max(name.cell_len for name in called)
    columns.insert(0, [padded(name, first) for name in called])
    lines = [clipped(Text("  ").join(parts), width) for parts in zip(*columns, strict=True)]
    for line in lines:
        line.rstrip()
    return lines


# --- What is at stake ------------------------------------------------------------------------------------------------


def action_words(look: Look, v: State, pair: int) -> str:
    """What an action card does, in few words."""
    return look.text("sos-screen-idle" if is_idle(v, pair) else f"sos-screen-action-{int(v.side[pair])}")


def stake_of(look: Look, v: State, colour: int, action: str) -> Text:
    """What whoever wins a colour gets: a treasure, or the action of its card (SOS-5.1, 5.4)."""
    if not is_open(v, colour):
        return Text(action)
    lying = [int(v.up[pile]) for pile in range(piles(v)) if v.up[pile] != NO_CARD]
    found = [treasure for treasure in lying if treasure // TREASURE_BASE == colour]
    if not found:
        return Text(look.text("sos-screen-taken"), FAINT)
    return Text.assemble((look.text("sos-screen-treasure"), "bold"), " ", treasure_tag(look, found[0]))


def stakes(look: Look, v: State, pair: int, action: str, named: bool) -> list[Text]:
    """For each colour of an action card what is at stake; for two that count as one in one piece (SOS-7.1)."""
    colours = pair_colours(pair)
    marks = [colour_mark(look, colour) for colour in colours]
    words = [f" {colour_word(look, colour)}" if named else "" for colour in colours]
    if rival_colours(v, colours[0]) != 1 << colours[0]:
        both = Text(" + ").join([Text.assemble(*each) for each in zip(marks, words, strict=True)])
        together = Text.assemble((look.text("sos-screen-joined"), "bold"), " ", action)
        return [both, together] if named else [Text.assemble(both, " ", together)]
    labels = [look.text("sos-screen-label", name=word) if named else "" for word in words]
    return [
        Text.assemble(mark, label, " ", stake_of(look, v, colour, action))
        for mark, label, colour in zip(marks, labels, colours, strict=True)
    ]


def upcoming(look: Look, v: State, pile: int) -> Text | None:
    """The treasures on top of a pile, as far as they are known; while they are being ordered, with their places."""
    ordering = v.phase == ORDER and v.inspected == pile
    count = inspected_cards(v, pile) if ordering else INSPECTED
    top = pile_of(v, pile)[:count]
    if all(treasure == UNKNOWN for treasure in top):
        return None
    tags = [
        Text.assemble((f"{place} " if ordering else "", "bold"), treasure_tag(look, treasure))
        for place, treasure in enumerate(top, 1)
    ]
    return Text(" ").join([Text(look.text("sos-screen-next"), FAINT), *tags])


def pile_told(v: State, pair: int) -> int | None:
    """The pile to be told beside an action card; the only one of three players with the colour that lies open."""
    if piles(v) > 1:
        return pair
    lies_open = next((colour for colour in range(COLOUR_COUNT) if is_open(v, colour)), 0)
    return 0 if lies_open in pair_colours(pair) else None


def face_down(look: Look, v: State, pile: int) -> str:
    """How many treasures of a pile are face down."""
    return look.text("sos-screen-face-down", count=int(v.pile_size[pile]))


Content = tuple[str, Lines, str]
"""What stands in a box: its title, the rows, and the foot."""


def stake_boxes(look: Look, v: State, width: int, stacked: bool) -> Lines | None:
    """The action cards as boxes, with the colours and the pile of each; None where they would be too narrow."""
    contents: list[Content] = []
    for pair in range(ACTION_CARD_COUNT):
        pile = pile_told(v, pair)
        words = Text(action_words(look, v, pair), FAINT if is_idle(v, pair) else "")
        rows = [words, *stakes(look, v, pair, look.text("sos-screen-triggers"), named=True)]
        if pile is not None and (following := upcoming(look, v, pile)):
            rows.append(following)
        title = look.text("sos-screen-action", action=int(v.side[pair]))
        contents.append((title, rows, "" if pile is None else face_down(look, v, pile)))
    return boxes_below(contents, width) if stacked else boxes_beside(contents, width)


def boxes_below(contents: Sequence[Content], width: int) -> Lines | None:
    """Boxes one below the other, all of the same width; None where there is less room."""
    inner = max(map(needed_width, contents)) - 2
    if inner + 2 > width:
        return None
    return [line for title, rows, foot in contents for line in box_lines(title, rows, foot, inner)]


def boxes_beside(contents: Sequence[Content], width: int) -> Lines | None:
    """Boxes in a row, all of the same height; None where there is less room."""
    needed = list(map(needed_width, contents))
    if sum(needed) + len(needed) - 1 > width:
        return None
    height = max(len(rows) for _, rows, _ in contents)
    blocks = [
        box_lines(title, [*rows, *[Text()] * (height - len(rows))], foot, room - 2)
        for (title, rows, foot), room in zip(contents, needed, strict=True)
    ]
    return [Text(" ").join(parts) for parts in zip(*blocks, strict=True)]


def needed_width(content: Content) -> int:
    """How wide a box must be, with its frame."""
    title, rows, foot = content
    return max(cell_len(title), cell_len(foot), *(row.cell_len for row in rows)) + 4


def box_lines(title: str, rows: Lines, foot: str, inner: int) -> Lines:
    """Some lines in a frame."""
    middle = [Text.assemble(("│ ", FAINT), padded(row, inner - 2), (" │", FAINT)) for row in rows]
    return [Text(box_top(title, inner), FAINT), *middle, Text(box_bottom(foot, inner), FAINT)]


def stake_lines(look: Look, v: State, width: int, short: bool) -> Lines:
    """What is at stake for the colours of each action card; short: without words if they don't fit into a line."""
    lines = stake_rows(look, v, width, worded=True)
    return stake_rows(look, v, width, worded=False) if short and len(lines) > ACTION_CARD_COUNT else lines


def stake_rows(look: Look, v: State, width: int, worded: bool) -> Lines:
    """A line for each action card, or more where it is too narrow: what is at stake, and the pile."""
    lines: Lines = []
    for pair in range(ACTION_CARD_COUNT):
        action = look.text("sos-screen-action", action=int(v.side[pair]))
        label = look.text("sos-screen-label", name=action)
        words = f"{label} {action_words(look, v, pair)}" if worded else action
        pieces = stakes(look, v, pair, words, named=False)
        pile = pile_told(v, pair)
        if pile is not None:
            following = upcoming(look, v, pile)
            pieces += [Text(face_down(look, v, pile), FAINT), *([following] if following else [])]
        lines += continued(pieces, width, "  ")
    return lines


# --- The own cards ---------------------------------------------------------------------------------------------------


def supply_text(look: Look, v: State, short: bool = False) -> Text:
    """How many plus cards are left."""
    return Text(look.text("sos-screen-supply-short" if short else "sos-screen-supply", count=int(v.supply)), FAINT)


def own_stack(look: Look, v: State, me: int, short: bool) -> list[Text]:
    """The own treasures, bottom first, and what they and the plus cards are worth by now."""
    treasures = [treasure_tag(look, treasure) for treasure in treasures_of(v, me)]
    shown = treasures or [Text(look.text("sos-screen-none"), FAINT)]
    pieces = [Text.assemble((look.text("sos-screen-own-treasures"), "bold"), " ", shown[0]), *shown[1:]]
    worth, plus = int(treasures_worth(v, me)), int(v.plus[me])
    points = worth + int(plus_worth(plus))
    sum_words = look.text("sos-screen-so-far", points=look.text("play-points", points=points))
    words = sum_words if short else worth_text(look, worth, plus)
    return [*pieces, Text(f" {words}")] if points else pieces


def remarks(look: Look, view: View, seats: Seats, short: bool) -> list[Text]:
    """What one should know just now; short: only what the choices don't tell."""
    v, me = view.record, view.seat
    if v.phase == PASS:
        receiver = look.spelled(seats.names[(me - 1) % v.players])
        if v.passed[me] != NO_CARD:
            words = look.text("sos-screen-passed", name=receiver)
            return [Text.assemble(words, " ", island(int(v.passed[me])).tag(look))]
        return [] if short else [Text(look.text("sos-screen-pass-goes-to", name=receiver))]
    if v.phase == RETURN and v.turn == me:
        name = look.spelled(seats.names[v.aim])
        return [Text(f" {look.text('sos-screen-owed', name=name, count=int(v.owed))} ", ALARM)]
    if v.phase == DISCARD and v.turn == me:
        return [Text(f" {look.text('sos-screen-discard')} ", ALARM)]
    covered = v.show[me] != NO_HALF and not is_complete(v)
    return [Text(look.text("sos-screen-half-seen"), FAINT)] if covered and not short else []


def own_lines(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """The own treasures, plus cards and islands."""
    v, me = view.record, view.seat
    cards = hand_of(v, me)
    title = Text.assemble((look.text("sos-screen-own-hand"), "bold"), f" ({cards.bit_count()})")
    known = remarks(look, view, seats, detail >= Detail.TAGS)
    lines: Lines = []
    for short in (detail >= Detail.TAGS, True):
        if len(lines) != 1:
            lines = continued([*own_stack(look, v, me, short), Text.assemble(" ", supply_text(look, v, short))], width)
    boxes = hand_boxes(look, cards, width, detail <= Detail.BOXES) if detail <= Detail.FANS else None
    if boxes:
        return [*lines, *continued([title, *known], width, "  "), *boxes]
    held = hand_tags(look, cards) or [Text(look.text("sos-screen-hand-empty"), FAINT)]
    return lines + continued([title, *held, *known], width)


# --- The table -------------------------------------------------------------------------------------------------------


def table(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """The trick and the seats, what is at stake, and the own cards."""
    v = view.record
    air = [Text()] if detail == Detail.ROOMY else []
    width -= 1
    upper = upper_lines(look, view, seats, width, detail)
    lower = own_lines(look, view, seats, width, detail) if view.seat != NOBODY else [supply_text(look, v)]
    return [clipped(Text.assemble(" ", line), width + 1) for line in [*upper, *air, *lower]]


def upper_lines(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """The trick, the seats, and what is at stake, side by side where there is room."""
    v = view.record
    air = [Text()] if detail == Detail.ROOMY else []
    framed = detail <= Detail.BOXES
    trick = seat_rows(look, view, seats, width)
    if detail <= Detail.FANS:
        trick = seat_columns(look, view, seats, width, WIDEST_COLUMN, framed) or trick
    if v.phase == OVER:
        return trick
    if framed:
        narrow = seat_columns(look, view, seats, width, USUAL_COLUMN, framed) or trick
        for left in (trick, narrow):
            room = width - max(line.cell_len for line in left) - 3
            if boxes := stake_boxes(look, v, room, stacked=True):
                return beside(left, boxes, 3)
        if boxes := stake_boxes(look, v, width, stacked=False):
            return [*trick, *air, *boxes]
    return [*trick, *air, *stake_lines(look, v, width, detail >= Detail.TAGS)]


def board(look: Look, view: View, seats: Seats, width: int) -> Lines:
    """Every seat with its cards, then what is at stake, and all that the view knows of hands, stacks and piles."""
    v = view.record
    room = width - 1
    lines = [*upper_lines(look, view, seats, room, Detail.ROOMY), supply_text(look, v)]
    if v.phase != OVER:
        lines += section(look, "sos-screen-hands", room)
        for seat in in_order(v):
            lines += labelled(look, look.spelled(seats.names[seat]), board_hand(look, view, seats, seat), room)
    lines += section(look, "sos-screen-stacks", room)
    for seat in in_order(v):
        tags = [treasure_tag(look, treasure) for treasure in treasures_of(v, seat)]
        lines += labelled(look, look.spelled(seats.names[seat]), tags, room)
    lines += pile_lines(look, v, room)
    if v.gone:
        lines += [*section(look, "sos-screen-played", room), *flowing(hand_tags(look, int(v.gone)), room)]
    if v.out:
        lines += [*section(look, "sos-screen-out", room), *flowing(hand_tags(look, int(v.out)), room)]
    return [clipped(Text.assemble(" ", line), width) for line in lines]


def board_hand(look: Look, view: View, seats: Seats, seat: int) -> list[Text]:
    """A hand, what the seat has chosen to pass, and what it owes to another."""
    v = view.record
    pieces = known_hand(look, view, seat)
    if v.passed[seat] != NO_CARD:
        receiver = look.spelled(seats.names[(seat - 1) % v.players])
        pieces += [Text(look.text("sos-screen-to", name=receiver), FAINT), island(int(v.passed[seat])).tag(look)]
    if v.phase == RETURN and seat == v.turn:
        receiver = look.spelled(seats.names[v.aim])
        size = look.text("play-cards", count=int(v.owed))
        pieces.append(Text(f"{look.text('sos-screen-to', name=receiver)} {size}", FAINT))
    return pieces


def moments(look: Look, before: View, observed: Sequence[Move], after: View) -> list[tuple[str, View]]:
    """SOS-3.5: the covers come off, before anything is won."""
    v, then = before.record, after.record
    if v.in_trick != v.players - 1 or then.in_trick == v.in_trick:
        return []
    last = int(v.turn)
    trick = v.copy()
    for seat in range(v.players):
        trick.colour[seat], trick.number[seat] = then.last_colour[seat], then.last_number[seat]
        trick.laid[seat] = then.last_laid[seat]
    trick.show[last] = COLOUR_HALF
    trick.plus[last] -= trick.laid[last]
    trick.hand[last] &= ~(1 << HIGHEST * int(trick.colour[last]) + int(trick.number[last]) - 1)
    trick.hand_size[last] -= 1
    trick.in_trick, trick.phase, trick.chosen = v.players, TAKE, NO_CARD
    return [(look.text("sos-screen-uncovered"), View(before.game, before.seat, trick, before.options))]


def invites_words(view: View) -> bool:
    """Nobody speaks out of turn."""
    return False


# --- The ends --------------------------------------------------------------------------------------------------------


def round_over(before: View, after: View) -> bool:
    """Whether a round ended between the two views."""
    return bool(before.record.round_number != after.record.round_number) or not after.pending()


def points_of_round(after: View) -> list[int]:
    """What each seat gained (SOS-9.1)."""
    v = after.record
    return [int(v.treasure_points[seat]) + int(plus_worth(v.plus_left[seat])) for seat in range(v.players)]


def headlines(told: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """What the last trick of the round brought, and who has won the game; the sheet tells the rest."""
    ids = [sentence.id for sentence in told]
    of_round = list(told[: ids.index(ROUND_END)]) if ROUND_END in ids else []
    return of_round, [sentence for sentence in told if sentence.id.startswith(GAME_END)]
