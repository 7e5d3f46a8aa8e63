"""The duel of Dolores in the terminal: places and crates, hands, and what is said and shown."""

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.dolores.cards import (
    CRATE,
    SUNRISE,
    drawn_as,
    framed,
    gesture_name,
    kind_of,
    name_piece,
    short_title,
    sign,
    tag,
    title,
    value_of,
    who,
)
from seachest.cli.terminal.screen import (
    FAINT,
    Detail,
    Lines,
    Look,
    Seats,
    box_bottom,
    box_top,
    clipped,
    flowing,
    padded,
    shortened,
)
from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.dolores.cards import CARDS, GOODS_COUNT, SORTS
from seachest.rules.dolores.duel import bet_is_won
from seachest.rules.dolores.moving import duellist
from seachest.rules.dolores.state import (
    BETS,
    COUNT,
    DEALER,
    DUEL_CARDS,
    GESTURE,
    GESTURES,
    LEFT,
    NONE,
    OVER,
    PLACES,
    SHOWINGS,
    SIDE_PLACES,
    SIDES,
    State,
)
from seachest.rules.game import NOBODY
from seachest.table import View

BLUFF = "bold red"
KEPT, BROKEN = ("✓", "+"), ("✗", "-")

HANDS = {
    "peace": (" |||| ", "\\|||| ", r" \__/ "),
    "fight": (" ____ ", "(||||)", "(____)"),
    "first": ("  _   ", " | \\__", " |_==)"),
    "hidden": (" ____ ", "( ?? )", "(____)"),
}
SMALL_HANDS = {"peace": "\\||/", "fight": "(==)", "first": "|==)", "hidden": "(??)"}
"""The three gestures, an open hand, a fist and a thumb, and a hand that is not shown yet (DOL-3.5)."""

HAND_HEIGHT = 3
COUNTING, COUNTED = "Do – Lo – …", "Do – Lo – Res!"

EMPTY = "–"
NARROWEST_BOX, WIDEST_BOX, NARROWEST_MIDDLE = 10, 17, 3
SMALL_CRATE = 5


def in_duel(v: State, seat: int) -> bool:
    """Whether a seat is one of the two duellists."""
    return seat in (duellist(v, LEFT), duellist(v, DEALER))


def gestures_are_shown(v: State) -> bool:
    """Whether both gestures stand (DOL-3.6)."""
    return bool(v.phase != GESTURE and v.gesture[LEFT] != NONE)


def hands_of(v: State, side: int) -> list[str]:
    """What the hands of a duellist show; nothing where it is not the time for gestures."""
    if v.gesture[side] != NONE:
        showing = SHOWINGS[v.gesture[side]]
        return [showing] if showing in GESTURES else showing.split("-")
    if v.phase != GESTURE:
        return []
    return ["hidden"] * (2 if v.two_hands == duellist(v, side) else 1)


# --- Places --------------------------------------------------------------------------------------------------------


def places_of(v: State, side: int) -> list[int]:
    """The places of a side; as many as a duel has when no cards lie yet."""
    return [side * SIDE_PLACES + i for i in range(v.side_size or DUEL_CARDS // 2)]


def place_box(look: Look, v: State, place: int, inner: int) -> Lines:
    """A place of the duel as a box: the card, a covered crate, or nothing."""
    card = v.duel[place]
    if card == NO_CARD:
        middle, style = "", FAINT
    elif card == UNKNOWN:
        middle, style = crate(look, v, place).center(inner, sign(look, CRATE)), CRATE[2]
    else:
        middle, style = shortened(title(look, kind_of(CARDS[card])), inner), drawn_as(kind_of(CARDS[card]))[2]
    middle += " " * (inner - cell_len(middle))
    foot = remark(look, v, place, inner - 2)
    return [Text(row, style) for row in (box_top(PLACES[place], inner), f"│{middle}│", box_bottom(foot, inner))]


def crate(look: Look, v: State, place: int) -> str:
    """What one knows of a covered card: nothing, or that it may be the sunrise."""
    return f" {sign(look, SUNRISE)}? " if v.sunrise_places >> place & 1 else " ? "


def moved_to(v: State, place: int) -> str | None:
    """The place to which whirlpool's user has moved a card."""
    given = [int(v.given[i]) for i in range(SIDE_PLACES)]
    return PLACES[given.index(place)] if place in given else None


def remark(look: Look, v: State, place: int, room: int) -> str:
    """What is said of a card: where whirlpool moves it, whether others see it, and its value."""
    card = v.duel[place]
    value = str(value_of(CARDS[card])) if 0 <= card < GOODS_COUNT else ""
    target = moved_to(v, place)
    if target:
        wishes = [f"▸ {target} {value}", f"▸ {target}"]
    elif v.dark and card >= 0:
        wishes = [f"{look.text('dol-screen-covered')} {value}", f"{sign(look, CRATE)} {value}"]
    else:
        wishes = [value]
    return next((wish for wish in wishes if cell_len(wish) <= room), value).strip()


def place_tag(look: Look, v: State, place: int, called: Callable[[Look, str], str]) -> Text:
    """A place of the duel in a few words."""
    card = v.duel[place]
    if card == NO_CARD:
        content = Text(EMPTY, FAINT)
    elif card == UNKNOWN:
        content = framed(look, crate(look, v, place).strip().center(SMALL_CRATE, sign(look, CRATE)), CRATE[2])
    else:
        content = tag(look, CARDS[card], called)
    target = moved_to(v, place)
    return Text.assemble((PLACES[place], FAINT), " ", content, (f" ▸ {target}" if target else "", "bold"))


# --- The two who duel ----------------------------------------------------------------------------------------------


def duellist_head(look: Look, view: View, seats: Seats, side: int, width: int) -> Text:
    """Who duels on a side, and how often they have kept their word, in as many words as there is room for."""
    v = view.record
    seat = duellist(v, side)
    name = name_piece(look, view, seats.names[seat], seat)
    role = Text(f"({look.text(f'dol-screen-{SIDES[side]}')})", FAINT)
    score = word_score(look, v, seat)
    word = Text(f"{look.text('dol-screen-word')} {score}", FAINT) if score else Text()
    for pieces in ([name, role, word], [name, word]):
        head = Text(" ").join([piece for piece in pieces if piece])
        if head.cell_len <= width:
            return head
    return clipped(Text.assemble(name, (f" {score}", FAINT)), max(width, name.cell_len + 1 + cell_len(score)))


def word_score(look: Look, v: State, seat: int) -> str:
    """How often a seat has kept and broken its word (DOL-9.1); nothing where nobody gives any."""
    return f"{sign(look, KEPT)}{int(v.kept[seat])} {sign(look, BROKEN)}{int(v.broken[seat])}" if v.talk else ""


def speech(look: Look, v: State, seats: Seats, side: int, are_drawn: bool) -> list[Text]:
    """What a duellist says and shows; what is not as announced stands out."""
    seat = duellist(v, side)
    spoken_to = who(seats, seat)
    said = GESTURES[v.announced[seat]] if v.announced[seat] != NONE else None
    pieces = []
    if said:
        says = look.text("dol-screen-says", who=spoken_to, gesture=gesture_name(look, said))
        pieces.append(Text(says, "italic"))
    pieces += shown_hands(look, v, side, spoken_to, are_drawn)
    if v.dropped[side] != NONE:
        drops = look.text("dol-screen-drops", who=spoken_to, sort=title(look, SORTS[v.dropped[side]]))
        pieces.append(Text(drops + secret_note(look)))
    return pieces


def shown_hands(look: Look, v: State, side: int, spoken_to: str, are_drawn: bool) -> list[Text]:
    """What the hands of a duellist show in words, a piece a hand; nothing that is drawn large and still closed."""
    hands = hands_of(v, side)
    if not hands or (are_drawn and hands[0] == "hidden"):
        return []
    said = v.announced[duellist(v, side)]
    bluff = gestures_are_shown(v) and said != NONE and GESTURES[said] not in hands
    pieces = [Text(hand_words(look, hand, are_drawn), BLUFF if bluff else "bold") for hand in hands]
    pieces = [Text.assemble("+ " if i else "", piece) for i, piece in enumerate(pieces)]
    pieces[0] = Text.assemble(look.text("dol-screen-shows", who=spoken_to), " ", pieces[0])
    if bluff:
        pieces[-1].append(" !", BLUFF)
    elif v.phase == GESTURE and hands[0] != "hidden":
        pieces[-1].append(secret_note(look))
    return pieces


def secret_note(look: Look) -> str:
    """Says of a choice that the others don't know it yet."""
    return f" ({look.text('dol-screen-secret')})"


def hand_words(look: Look, hand: str, is_drawn: bool) -> str:
    """A hand as a small sign and a word; the word alone where the hand is drawn large."""
    if hand == "hidden":
        return SMALL_HANDS[hand]
    return gesture_name(look, hand) if is_drawn else f"{SMALL_HANDS[hand]} {gesture_name(look, hand)}"


# --- The whole duel ------------------------------------------------------------------------------------------------


def hands_block(look: Look, view: View) -> Lines:
    """The hands of both duellists side by side, and how far one has counted."""
    v = view.record
    hands = [hands_of(v, side) for side in (LEFT, DEALER)]
    if not hands[LEFT]:
        return []
    rows = [
        Text("  ".join(" ".join(HANDS[hand][i] for hand in hands[side]) for side in (LEFT, DEALER)))
        for i in range(HAND_HEIGHT)
    ]
    return [Text(COUNTED if gestures_are_shown(v) else COUNTING, "bold"), *rows]


def side_lines(look: Look, view: View, seats: Seats, side: int, inner: int, are_drawn: bool) -> Lines:
    """One side of the duel: who it is, the cards, and what is said and shown."""
    v = view.record
    boxes = [place_box(look, v, place, inner) for place in places_of(v, side)]
    cards = [Text(" ").join(rows) for rows in zip(*boxes, strict=True)]
    width = cards[0].cell_len
    return [
        duellist_head(look, view, seats, side, width),
        *cards,
        *flowing(speech(look, v, seats, side, are_drawn), width, "  ", 1),
    ]


def duel_boxes(look: Look, view: View, seats: Seats, width: int) -> Lines | None:
    """The two sides facing each other with the hands between them; None where that is too wide."""
    count = len(places_of(view.record, LEFT))
    middle = hands_block(look, view)
    usual = cell_len(COUNTED)
    for between in (max([usual, *(line.cell_len for line in middle)]) + 2, NARROWEST_MIDDLE):
        inner = min(WIDEST_BOX, ((width - between) // 2 + 1) // count - 3)
        if inner >= NARROWEST_BOX:
            break
    else:
        return None
    are_drawn = between > NARROWEST_MIDDLE
    left, dealer = (side_lines(look, view, seats, side, inner, are_drawn) for side in (LEFT, DEALER))
    side_width = count * (inner + 3) - 1
    rows = max(len(left), len(dealer))
    middle = middle if are_drawn else []
    parts = [block + [Text()] * (rows - len(block)) for block in (left, middle, dealer)]
    return [Text.assemble(padded(a, side_width), centred(b, between), c) for a, b, c in zip(*parts, strict=True)]


def centred(line: Text, width: int) -> Text:
    """A line in the middle of a width."""
    return padded(Text.assemble(" " * ((width - line.cell_len) // 2), line), width)


def duel_tags(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """The two sides in a row or two each."""
    v = view.record
    lines: Lines = []
    tight = detail == Detail.TIGHT
    for side in (LEFT, DEALER):
        pieces = [duellist_head(look, view, seats, side, 0 if tight else width)]
        pieces += [place_tag(look, v, place, short_title if tight else title) for place in places_of(v, side)]
        pieces += speech(look, v, seats, side, False)
        rows = flowing(pieces, width - 4, " " if tight else "  ")
        lines += rows[:1] + [Text.assemble("    ", row) for row in rows[1:]]
    return lines


def bet_lines(look: Look, v: State, seats: Seats, width: int) -> Lines:
    """The bettor with both hands (DOL-6.8)."""
    if v.bettor == NOBODY:
        return []
    hands = BETS[v.bet].split("-") if v.bet != NONE else ["hidden", "hidden"]
    bets = look.text("dol-screen-bets", name=look.spelled(seats.names[v.bettor]), who=who(seats, v.bettor))
    line = Text.assemble(f"  {bets} ", (" + ".join(hand_words(look, hand, False) for hand in hands), "bold"))
    if v.phase == GESTURE and v.bet != NONE:
        line.append(secret_note(look))
    elif gestures_are_shown(v) and v.phase != COUNT:
        line.append(f" – {look.text('dol-screen-bet-won' if bet_is_won(v) else 'dol-screen-bet-lost')}")
    return [clipped(line, width)]


def duel_lines(look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
    """The duel, as large as there is room for, and who bets on it."""
    v = view.record
    if v.phase == OVER and not v.side_size:
        return []
    drawn = duel_boxes(look, view, seats, width) if detail <= Detail.FANS else None
    return (drawn or duel_tags(look, view, seats, width, detail)) + bet_lines(look, v, seats, width)
