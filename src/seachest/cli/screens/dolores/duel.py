"""The duel of Dolores in the terminal: places and crates, hands, and what is said and shown."""

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.dolores.cards import (
    CRATE_SIGN,
    SUNRISE_SIGN,
    abbreviated_title,
    drawn_as,
    framed,
    gesture_name,
    kind_of,
    place_name,
    short_title,
    sign,
    sort_of,
    tag,
    title,
    value_of,
)
from seachest.cli.screens.dolores.drawing import Drawing
from seachest.cli.terminal.screen import (
    FAINT,
    Detail,
    Lines,
    Look,
    box_bottom,
    box_top,
    clipped,
    flowing,
    padded,
)
from seachest.rules.dolores.position import HIDDEN_CARD, DoloresPosition, bet_is_right
from seachest.rules.dolores.state import DUEL_CARDS, PLACES, SIDES, SideName
from seachest.rules.types import Seat

BLUFF_STYLE = "bold red"
KEPT_SIGNS, BROKEN_SIGNS = ("✓", "+"), ("✗", "-")

HAND_DRAWINGS = {
    "peace": (" |||| ", "\\|||| ", r" \__/ "),
    "fight": (" ____ ", "(||||)", "(____)"),
    "first": ("  _   ", " | \\__", " |_==)"),
    "hidden": (" ____ ", "( ?? )", "(____)"),
}
SMALL_HANDS = {"peace": "\\||/", "fight": "(==)", "first": "|==)", "hidden": "(??)"}
"""The three gestures, an open hand, a fist and a thumb, and a hand that is not shown yet (DOL-3.5)."""

HAND_HEIGHT = 3
COUNTING, COUNTED = "Do – Lo – …", "Do – Lo – Res!"

EMPTY_PLACE = "–"
MIN_DUEL_BOX_WIDTH, MAX_DUEL_BOX_WIDTH, MIN_MIDDLE_WIDTH = 10, 17, 3
SMALL_CRATE_WIDTH = 5


def hands_of(position: DoloresPosition, side: SideName) -> list[str]:
    """Return what the hands of a duellist show; nothing if it is not the time for gestures."""
    showing = position.showing(side)
    if showing is not None:
        return showing.split("-")
    if position.phase != "gesture":
        return []
    return ["hidden"] * (2 if position.two_hands == position.duellist(side) else 1)


# --- Places --------------------------------------------------------------------------------------------------------


def cards_of(position: DoloresPosition, side: SideName) -> dict[str, str | None]:
    """Return the cards of a side by place; as many empty places as a duel has when no cards lie yet."""
    cards = [None] * (DUEL_CARDS // 2) if position.duel is None else position.duel.of(side)
    return {f"{side}-{number}": card for number, card in enumerate(cards, start=1)}


def place_box(drawing: Drawing, place: str, card: str | None, inner: int) -> Lines:
    """Return a place of the duel as a box: the card, a covered crate, or nothing."""
    look = drawing.look
    if card is None:
        middle, style = "", FAINT
    elif card == HIDDEN_CARD:
        middle, style = crate(drawing, place).center(inner, sign(look, CRATE_SIGN)), CRATE_SIGN.style
    else:
        middle, style = abbreviated_title(look, kind_of(card), inner), drawn_as(kind_of(card)).style
    middle += " " * (inner - cell_len(middle))
    foot = remark(drawing, place, card, inner - 2)
    name = place_name(look, place)
    if cell_len(name) > inner - 2:
        name = name.replace(" ", "")  # its number at the end distinguishes it from its neighbours
    return [Text(row, style) for row in (box_top(name, inner), f"│{middle}│", box_bottom(foot, inner))]


def crate(drawing: Drawing, place: str) -> str:
    """Return what is known of a covered card: nothing, or that it may be the sunrise."""
    return f" {sign(drawing.look, SUNRISE_SIGN)}? " if place in drawing.position.sunrise_places else " ? "


def moved_to(position: DoloresPosition, place: str) -> str | None:
    """Return the place to which whirlpool's user has moved a card; None if it stays."""
    return PLACES[position.given.index(place)] if place in position.given else None


def remark(drawing: Drawing, place: str, card: str | None, room: int) -> str:
    """Return what is said of a card: where whirlpool moves it, whether others see it, and its value."""
    look = drawing.look
    value = str(value_of(card)) if card is not None and sort_of(card) else ""
    moved = moved_to(drawing.position, place)
    if moved:
        target = place_name(look, moved)
        wishes = [f"▸ {target} {value}", f"▸ {target}"]
    elif drawing.position.lantern is not None and card not in (None, HIDDEN_CARD):
        wishes = [f"{look.text('dol-screen-covered')} {value}", f"{sign(look, CRATE_SIGN)} {value}"]
    else:
        wishes = [value]
    return next((wish for wish in wishes if cell_len(wish) <= room), value).strip()


def place_tag(drawing: Drawing, place: str, card: str | None, called: Callable[[Look, str], str]) -> Text:
    """Return a place of the duel in a few words."""
    look = drawing.look
    if card is None:
        content = Text(EMPTY_PLACE, FAINT)
    elif card == HIDDEN_CARD:
        content = framed(
            look, crate(drawing, place).strip().center(SMALL_CRATE_WIDTH, sign(look, CRATE_SIGN)), CRATE_SIGN.style
        )
    else:
        content = tag(look, card, called)
    moved = moved_to(drawing.position, place)
    target = f" ▸ {place_name(look, moved)}" if moved else ""
    return Text.assemble((place_name(look, place), FAINT), " ", content, (target, "bold"))


# --- The two who duel ----------------------------------------------------------------------------------------------


def duellist_head(drawing: Drawing, side: SideName, width: int) -> Text:
    """Return who duels on a side, and how often they have kept their word, in as many words as there is room for."""
    look = drawing.look
    seat = drawing.position.duellist(side)
    name = drawing.marked_name(seat, drawing.seats.names[seat])
    role = Text(f"({look.text(f'dol-screen-{side}')})", FAINT)
    score = word_score(drawing, seat)
    word = Text(f"{look.text('dol-screen-word')} {score}", FAINT) if score else Text()
    for pieces in ([name, role, word], [name, word]):
        head = Text(" ").join([piece for piece in pieces if piece])
        if head.cell_len <= width:
            return head
    return clipped(Text.assemble(name, (f" {score}", FAINT)), max(width, name.cell_len + 1 + cell_len(score)))


def word_score(drawing: Drawing, seat: Seat) -> str:
    """Return how often a seat has kept and broken its word (DOL-9.1); nothing in a game without announcements."""
    look, position = drawing.look, drawing.position
    if not position.options["talk"]:
        return ""
    return f"{sign(look, KEPT_SIGNS)}{position.kept[seat]} {sign(look, BROKEN_SIGNS)}{position.broken[seat]}"


def speech(drawing: Drawing, side: SideName, are_drawn: bool) -> list[Text]:
    """Return what a duellist says and shows; what is not as announced stands out."""
    look, position = drawing.look, drawing.position
    seat = position.duellist(side)
    said = position.announced[seat]
    pieces = []
    if said is not None:
        says = look.text("dol-screen-says", who=drawing.who(seat), gesture=gesture_name(look, said))
        pieces.append(Text(says, "italic"))
    pieces += shown_hands(drawing, side, are_drawn)
    dropped = None if position.drops is None else position.drops.of(side)
    if dropped is not None:
        drops = look.text("dol-screen-drops", who=drawing.who(seat), sort=title(look, dropped))
        pieces.append(Text(drops + secret_note(look)))
    return pieces


def shown_hands(drawing: Drawing, side: SideName, are_drawn: bool) -> list[Text]:
    """Return what a duellist shows in words, a piece for each hand; nothing that is drawn large and still closed."""
    look, position = drawing.look, drawing.position
    hands = hands_of(position, side)
    if not hands or (are_drawn and hands[0] == "hidden"):
        return []
    seat = position.duellist(side)
    said = position.announced[seat]
    is_bluff = position.gestures is not None and said is not None and said not in hands
    pieces = [Text(hand_words(look, hand, are_drawn), BLUFF_STYLE if is_bluff else "bold") for hand in hands]
    pieces = [Text.assemble("+ " if i else "", piece) for i, piece in enumerate(pieces)]
    pieces[0] = Text.assemble(look.text("dol-screen-shows", who=drawing.who(seat)), " ", pieces[0])
    if is_bluff:
        pieces[-1].append(" !", BLUFF_STYLE)
    elif position.phase == "gesture" and hands[0] != "hidden":
        pieces[-1].append(secret_note(look))
    return pieces


def secret_note(look: Look) -> str:
    """Return a note that the others don't know a choice yet."""
    return f" ({look.text('dol-screen-secret')})"


def hand_words(look: Look, hand: str, is_drawn: bool) -> str:
    """Return a hand as a small sign and a word; the word alone where the hand is drawn large."""
    if hand == "hidden":
        return SMALL_HANDS[hand]
    return gesture_name(look, hand) if is_drawn else f"{SMALL_HANDS[hand]} {gesture_name(look, hand)}"


# --- The whole duel ------------------------------------------------------------------------------------------------


def hands_block(position: DoloresPosition) -> Lines:
    """Return the hands of both duellists side by side, and how far the count has got."""
    left, dealer = (hands_of(position, side) for side in SIDES)
    if not left:
        return []
    rows = [
        Text("  ".join(" ".join(HAND_DRAWINGS[hand][i] for hand in hands) for hands in (left, dealer)))
        for i in range(HAND_HEIGHT)
    ]
    return [Text(COUNTING if position.gestures is None else COUNTED, "bold"), *rows]


def side_lines(drawing: Drawing, side: SideName, inner: int, are_drawn: bool) -> Lines:
    """Return one side of the duel: who it is, the cards, and what is said and shown."""
    boxes = [place_box(drawing, place, card, inner) for place, card in cards_of(drawing.position, side).items()]
    cards = [Text(" ").join(rows) for rows in zip(*boxes, strict=True)]
    width = cards[0].cell_len
    return [
        duellist_head(drawing, side, width),
        *cards,
        *flowing(speech(drawing, side, are_drawn), width, "  ", 1),
    ]


def duel_boxes(drawing: Drawing, width: int) -> Lines | None:
    """Return the two sides facing each other with the hands between them; None if that is too wide."""
    count = len(cards_of(drawing.position, "left"))
    middle = hands_block(drawing.position)
    usual = cell_len(COUNTED)
    for between in (max([usual, *(line.cell_len for line in middle)]) + 2, MIN_MIDDLE_WIDTH):
        inner = min(MAX_DUEL_BOX_WIDTH, ((width - between) // 2 + 1) // count - 3)
        if inner >= MIN_DUEL_BOX_WIDTH:
            break
    else:
        return None
    are_drawn = between > MIN_MIDDLE_WIDTH
    left, dealer = (side_lines(drawing, side, inner, are_drawn) for side in SIDES)
    side_width = count * (inner + 3) - 1
    rows = max(len(left), len(dealer))
    middle = middle if are_drawn else []
    parts = [block + [Text()] * (rows - len(block)) for block in (left, middle, dealer)]
    return [Text.assemble(padded(a, side_width), centred(b, between), c) for a, b, c in zip(*parts, strict=True)]


def centred(line: Text, width: int) -> Text:
    """Return a line in the middle of a width."""
    return padded(Text.assemble(" " * ((width - line.cell_len) // 2), line), width)


def duel_tags(drawing: Drawing, width: int, detail: Detail) -> Lines:
    """Return the two sides in a row or two each."""
    lines: Lines = []
    tight = detail == Detail.TIGHT
    for side in SIDES:
        pieces = [duellist_head(drawing, side, 0 if tight else width)]
        pieces += [
            place_tag(drawing, place, card, short_title if tight else title)
            for place, card in cards_of(drawing.position, side).items()
        ]
        pieces += speech(drawing, side, False)
        rows = flowing(pieces, width - 4, " " if tight else "  ")
        lines += rows[:1] + [Text.assemble("    ", row) for row in rows[1:]]
    return lines


def bet_lines(drawing: Drawing, width: int) -> Lines:
    """Return the bettor with both hands (DOL-6.8)."""
    look, position = drawing.look, drawing.position
    if position.bettor is None:
        return []
    hands = ["hidden", "hidden"] if position.bet is None else position.bet.split("-")
    bets = look.text("dol-screen-bets", name=drawing.name(position.bettor), who=drawing.who(position.bettor))
    line = Text.assemble(f"  {bets} ", (" + ".join(hand_words(look, hand, False) for hand in hands), "bold"))
    if position.phase == "gesture" and position.bet is not None:
        line.append(secret_note(look))
    elif position.gestures is not None and position.phase != "count":
        line.append(f" – {look.text('dol-screen-bet-won' if bet_is_right(position) else 'dol-screen-bet-lost')}")
    return [clipped(line, width)]


def duel_lines(drawing: Drawing, width: int, detail: Detail) -> Lines:
    """Return the duel, as large as there is room for, and who bets on it."""
    if drawing.position.phase is None and drawing.position.duel is None:
        return []
    drawn = duel_boxes(drawing, width) if detail <= Detail.FANS else None
    return (drawn or duel_tags(drawing, width, detail)) + bet_lines(drawing, width)
