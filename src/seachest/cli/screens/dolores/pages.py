"""The pages of Dolores in the terminal: what the player could remember, signs, cards by name, and the score sheet."""

from collections import Counter

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.dolores.cards import (
    BOTTLE_SIGN,
    GAME_NAME,
    drawn_as,
    framed,
    gesture_name,
    kind_name,
    kind_of,
    label,
    sign,
    sort_of,
    tag,
    tags_of,
    title,
)
from seachest.cli.screens.dolores.drawing import drawing_of
from seachest.cli.screens.dolores.duel import BROKEN_SIGNS, KEPT_SIGNS, SMALL_HANDS
from seachest.cli.screens.dolores.goods import SCORE_MARKS, Goods, added_up, goods_of, goods_text
from seachest.cli.terminal.screen import FAINT, Lines, Look, Seats, clipped, flowing, heading, padded, plainly, wrapped
from seachest.messages.dolores.facts import unseen_cards
from seachest.messages.stories import card_name
from seachest.rules.dolores.cards import CARD_BY_NAME, CARDS, COPIES_OF_VALUES, SORTS, SUNRISE_NAME
from seachest.rules.dolores.position import HIDDEN_CARD, DoloresPosition, position_of
from seachest.rules.dolores.state import GESTURES, REMOVED_COUNT
from seachest.rules.types import Seat
from seachest.table import View

NO_VALUES = "–"
SHEET_MARGIN_ROWS = 6


# --- What the player could remember --------------------------------------------------------------------------------


def memory(look: Look, view: View, seats: Seats) -> Lines:
    """Return goods and bottles that are gone or still to come, what a lantern has shown, and words kept and broken."""
    drawing = drawing_of(look, view, seats)
    position, width = drawing.position, look.width - 2
    lines = goods_seen(look, position)
    if position.out:
        lines += wrapped(look.text("dol-screen-memory-out", count=len(position.out)), width, FAINT)
    lines += [Text(), *bottles_seen(look, position, width)]
    if position.buried:
        lines += [Text(), heading(look.text("dol-screen-memory-lantern"))]
        known = without_hidden(position.discarded_face_down())
        if known:
            lines += wrapped(look.text("dol-screen-memory-seen"), width)
            lines += flowing(tags_of(look, known), width)
        else:
            lines += wrapped(look.text("dol-screen-memory-buried", count=position.buried), width)
    if position.options["talk"]:
        lines += [Text(), heading(look.text("dol-screen-memory-words"))]
        for seat in drawing.everyone():
            values = {"name": drawing.name(seat), "kept": position.kept[seat], "broken": position.broken[seat]}
            lines += wrapped(look.text("dol-screen-memory-word", **values), width)
    return [clipped(Text.assemble(" ", line), look.width) for line in lines]


def without_hidden(cards: list[str]) -> list[str]:
    """Return the cards that are known."""
    return [card for card in cards if card != HIDDEN_CARD]


def lying(position: DoloresPosition) -> list[str]:
    """Return the cards of the duel that the owner of a view sees."""
    if position.duel is None:
        return []
    return [card for card in [*position.duel.left, *position.duel.dealer] if card not in (None, HIDDEN_CARD)]


def goods_seen(look: Look, position: DoloresPosition) -> Lines:
    """Return for each sort the values that are still to come, and those that are discarded."""
    heads = [look.text(f"dol-screen-memory-{name}") for name in ("goods", "unseen", "discarded")]
    left, gone = unseen_cards(position), Counter(position.discarded_face_up())
    rows = [
        [
            framed(look, title(look, sort), drawn_as(sort).style),
            *(Text(values_in(cards, sort) or NO_VALUES) for cards in (left, gone)),
        ]
        for sort in SORTS
    ]
    widths = [max(cell_len(heads[i]), *(row[i].cell_len for row in rows)) + 2 for i in range(len(heads))]
    lines = [[heading(head) for head in heads], *rows]
    return [Text().join([padded(cell, room) for cell, room in zip(line, widths, strict=True)]) for line in lines]


def values_in(cards: Counter[str], sort: str) -> str:
    """Return the values of one sort among some cards: 1 1 1 2."""
    return " ".join(str(value) for value in COPIES_OF_VALUES for _ in range(cards[f"{sort}-{value}"]))


def bottles_seen(look: Look, position: DoloresPosition, width: int) -> Lines:
    """Return where each bottle is, as far as it is known (DOL-2.1)."""
    hidden = [card for card in unseen_cards(position) if not sort_of(card)]
    sunrise = [card for card in hidden if card == SUNRISE_NAME]
    others = [card for card in hidden if card != SUNRISE_NAME]
    removed = without_hidden(position.removed)
    all_found = len(others) + len(removed) == REMOVED_COUNT
    where = {
        "owned": [card for display in position.displays for card in display.bottles],
        "lying": [card for card in lying(position) if not sort_of(card)],
        "used": [card for card in position.discarded_face_up() if not sort_of(card)],
        "removed": removed + (others if all_found else []),
        "open": [] if all_found else others,
        "in-pile" if position.sunrise in ("low", "anywhere") else "covered": sunrise,
    }
    lines = [heading(look.text("dol-screen-memory-bottles"))]
    for place, cards in where.items():
        if cards:
            lines += flowing([Text(label(look, place), FAINT), *(tag(look, card) for card in cards)], width)
    return lines


# --- Signs and cards -----------------------------------------------------------------------------------------------


def legend(look: Look) -> Lines:
    """Return the signs of goods and bottles, of what scores, of kept words, and the hands."""
    copies = look.spelled(f" ×{sum(COPIES_OF_VALUES.values())}")
    goods = [Text.assemble(framed(look, title(look, sort), drawn_as(sort).style), (copies, FAINT)) for sort in SORTS]
    bottle = Text.assemble(
        framed(look, sign(look, BOTTLE_SIGN), BOTTLE_SIGN.style), f" {look.text('dol-screen-legend-bottle')}"
    )
    marks = {**SCORE_MARKS, "kept": KEPT_SIGNS, "broken": BROKEN_SIGNS, "turn": ("▸", ">")}
    signs = [
        Text.assemble((sign(look, marks[name]), "bold"), f" {look.text(f'dol-screen-legend-{name}')}")
        for name in ("highest", "lowest", "both", "kept", "broken", "turn")
    ]
    hands = [Text(f"{SMALL_HANDS[gesture]} {gesture_name(look, gesture)}") for gesture in GESTURES]
    hands.append(Text(f"{SMALL_HANDS['hidden']} {look.text('dol-screen-legend-hidden')}"))
    width = look.width - 2
    return [line for pieces in ([*goods, bottle], signs, hands) for line in flowing(pieces, width, "   ", 1)]


def card_of(text: str) -> str | None:
    """Return the card that a decision names; for a sort the first of its cards."""
    named = text.split()[-1]
    if named in SORTS:
        return f"{named}-1"
    return named if named in CARD_BY_NAME and text != named else None


def cards_called(look: Look, wish: str) -> list[str]:
    """Return one card of each kind that a person may mean."""
    wanted = plainly(wish)
    if not wanted:
        return []
    found: dict[str, str] = {}
    for card in CARDS:
        kind = kind_of(card)
        called = [plainly(card), plainly(card_name(look.catalogue, GAME_NAME, card)), plainly(kind_name(look, kind))]
        if any(name.startswith(wanted) or f" {wanted}" in name for name in called):
            found.setdefault(kind, card)
    return list(found.values())


def card_line(look: Look, card: str) -> Text:
    """Return all cards of a kind: what there is of it in the game."""
    if not sort_of(card):
        return tag(look, card)
    copies = "  ".join(f"{value} ×{count}" for value, count in COPIES_OF_VALUES.items())
    return Text.assemble(
        framed(look, title(look, kind_of(card)), drawn_as(kind_of(card)).style), f"  {look.spelled(copies)}"
    )


# --- The score sheet -----------------------------------------------------------------------------------------------


def sheet(look: Look, before: View, after: View, seats: Seats) -> Lines:
    """Return the sets of each seat, which of them count, and what they come to; the best display first."""
    position = position_of(after)
    points = position.scores
    longest = max(cell_len(look.spelled(called)) for called in seats.titles)
    blocks: list[Lines] = []
    for seat in sorted(range(position.players), key=lambda seat: -points[seat]):
        name = padded(Text(look.spelled(seats.titles[seat]), "bold"), longest)
        total = look.text("play-points", points=points[seat])
        rows = [Text.assemble(name, "  ", (total, "bold" if points[seat] == max(points) else ""))]
        pieces = [sheet_tag(look, goods) for goods in goods_of(position, seat)]
        rows += flowing(pieces, look.width - 2, " ", 3)
        rows += wrapped(sum_text(look, position, seat), look.width - 2, "", "   ")
        blocks.append(rows)
    airy = sum(len(block) + 1 for block in blocks) + SHEET_MARGIN_ROWS <= look.height
    lines = [line for block in blocks for line in [*block, *([Text()] if airy else [])]]
    return [clipped(Text.assemble(" ", line), look.width) for line in lines]


def sheet_tag(look: Look, goods: Goods) -> Text:
    """Return a set with its name, card by card."""
    return goods_text(look, goods, f"{title(look, goods.sort)} {added_up(goods)}")


def sum_text(look: Look, position: DoloresPosition, seat: Seat) -> str:
    """Return how the points of a seat come about."""
    sets = [goods for goods in goods_of(position, seat) if goods.is_set]
    totals = {mark: " + ".join(str(goods.total) for goods in sets if goods.mark == mark) for mark in SCORE_MARKS}
    points = position.scores[seat]
    if not sets:
        return look.text("dol-screen-sheet-none")
    if totals["both"]:
        return look.text("dol-screen-sheet-equal", sum=totals["both"], points=points)
    return look.text("dol-screen-sheet-sets", highest=totals["highest"], lowest=totals["lowest"], points=points)
