"""The pages of Dolores in the terminal: what one remembers, signs, cards by name, and the score sheet."""

from collections import Counter

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.dolores.cards import (
    BOTTLE,
    MARKS,
    SUNRISE_NAME,
    Goods,
    added_up,
    bottles_of,
    drawn_as,
    everyone,
    framed,
    gesture_name,
    goods_of,
    goods_text,
    kind_name,
    kind_of,
    label,
    points_of_seat,
    removed,
    sign,
    sort_of,
    tag,
    tags_of,
    title,
)
from seachest.cli.screens.dolores.duel import BROKEN, KEPT, SMALL_HANDS
from seachest.cli.terminal.screen import FAINT, Lines, Look, Seats, clipped, flowing, heading, padded, plainly, wrapped
from seachest.messages.stories import card_name
from seachest.rules.dolores.cards import CARD_BY_NAME, CARDS, COPIES, COPIES_OF_VALUES, SORTS, names
from seachest.rules.dolores.state import ANYWHERE, GESTURES, LOW, PLACE_COUNT, REMOVED_COUNT, State
from seachest.table import View

GAME = "dolores"
NOTHING = "–"
SHEET_MARGIN = 6


# --- What one remembers --------------------------------------------------------------------------------------------


def memory(look: Look, view: View, seats: Seats) -> Lines:
    """What the player could remember: goods and bottles that are gone or still to come, lantern light, and words."""
    v, width = view.record, look.width - 2
    lines = goods_seen(look, v)
    if v.out:
        lines += wrapped(look.text("dol-screen-memory-out", count=int(v.out)), width, FAINT)
    lines += [Text(), *bottles_seen(look, v, width)]
    if v.buried_size:
        lines += [Text(), heading(look.text("dol-screen-memory-lantern"))]
        if v.buried:
            lines += wrapped(look.text("dol-screen-memory-seen"), width)
            lines += flowing(tags_of(look, names(v.buried)), width)
        else:
            lines += wrapped(look.text("dol-screen-memory-buried", count=int(v.buried_size)), width)
    if v.talk:
        lines += [Text(), heading(look.text("dol-screen-memory-words"))]
        for seat in everyone(seats):
            name = look.spelled(seats.names[seat])
            word = look.text("dol-screen-memory-word", name=name, kept=int(v.kept[seat]), broken=int(v.broken[seat]))
            lines += wrapped(word, width)
    return [clipped(Text.assemble(" ", line), look.width) for line in lines]


def lying(v: State) -> list[str]:
    """The cards of the duel that the owner of a view sees."""
    return [CARDS[v.duel[place]] for place in range(PLACE_COUNT) if v.duel[place] >= 0]


def unseen(v: State) -> Counter[str]:
    """All cards whose place the owner of a view does not know."""
    every = {
        card: copies
        for card, copies in zip(CARDS, COPIES, strict=True)
        if v.bottles or sort_of(card) or card == SUNRISE_NAME
    }
    seen = names(v.discard) + names(v.buried) + lying(v) + removed(v)
    return Counter(every) - Counter(seen + [card for seat in range(v.players) for card in names(v.display[seat])])


def goods_seen(look: Look, v: State) -> Lines:
    """For each sort the values that are still to come, and those that are discarded."""
    heads = [look.text(f"dol-screen-memory-{name}") for name in ("goods", "unseen", "discarded")]
    left, gone = unseen(v), Counter(names(v.discard))
    rows = [
        [
            framed(look, title(look, sort), drawn_as(sort)[2]),
            *(Text(values_in(cards, sort) or NOTHING) for cards in (left, gone)),
        ]
        for sort in SORTS
    ]
    widths = [max(cell_len(heads[i]), *(row[i].cell_len for row in rows)) + 2 for i in range(len(heads))]
    lines = [[heading(head) for head in heads], *rows]
    return [Text().join([padded(cell, room) for cell, room in zip(line, widths, strict=True)]) for line in lines]


def values_in(cards: Counter[str], sort: str) -> str:
    """The values of one sort in a heap of cards: 1 1 1 2."""
    return " ".join(str(value) for value in COPIES_OF_VALUES for _ in range(cards[f"{sort}-{value}"]))


def bottles_seen(look: Look, v: State, width: int) -> Lines:
    """Where each bottle is, as far as one knows (DOL-2.1)."""
    hidden = [card for card in unseen(v) if not sort_of(card)]
    sunrise = [card for card in hidden if card == SUNRISE_NAME]
    others = [card for card in hidden if card != SUNRISE_NAME]
    all_found = len(others) + len(removed(v)) == REMOVED_COUNT
    where = {
        "owned": [card for seat in range(v.players) for card in bottles_of(v, seat)],
        "lying": [card for card in lying(v) if not sort_of(card)],
        "used": [card for card in names(v.discard) if not sort_of(card)],
        "removed": removed(v) + (others if all_found else []),
        "open": [] if all_found else others,
        "in-pile" if v.sunrise in (LOW, ANYWHERE) else "covered": sunrise,
    }
    lines = [heading(look.text("dol-screen-memory-bottles"))]
    for place, cards in where.items():
        if cards:
            lines += flowing([Text(label(look, place), FAINT), *(tag(look, card) for card in cards)], width)
    return lines


# --- Signs and cards -----------------------------------------------------------------------------------------------


def legend(look: Look) -> Lines:
    """The signs of goods and bottles, of what scores, of kept words, and the hands."""
    copies = look.spelled(f" ×{sum(COPIES_OF_VALUES.values())}")
    goods = [Text.assemble(framed(look, title(look, sort), drawn_as(sort)[2]), (copies, FAINT)) for sort in SORTS]
    bottle = Text.assemble(framed(look, sign(look, BOTTLE), BOTTLE[2]), f" {look.text('dol-screen-legend-bottle')}")
    marks = {**MARKS, "kept": KEPT, "broken": BROKEN, "turn": ("▸", ">")}
    signs = [
        Text.assemble((sign(look, marks[name]), "bold"), f" {look.text(f'dol-screen-legend-{name}')}")
        for name in ("highest", "lowest", "both", "kept", "broken", "turn")
    ]
    hands = [Text(f"{SMALL_HANDS[gesture]} {gesture_name(look, gesture)}") for gesture in GESTURES]
    hands.append(Text(f"{SMALL_HANDS['hidden']} {look.text('dol-screen-legend-hidden')}"))
    width = look.width - 2
    return [line for pieces in ([*goods, bottle], signs, hands) for line in flowing(pieces, width, "   ", 1)]


def card_of(text: str) -> str | None:
    """The card that a decision names; for a sort the first of its cards."""
    named = text.split()[-1]
    if named in SORTS:
        return f"{named}-1"
    return named if named in CARD_BY_NAME and text != named else None


def cards_called(look: Look, wish: str) -> list[str]:
    """One card of each kind that a person may mean."""
    wanted = plainly(wish)
    if not wanted:
        return []
    found: dict[str, str] = {}
    for card in CARDS:
        kind = kind_of(card)
        called = [plainly(card), plainly(card_name(look.catalogue, GAME, card)), plainly(kind_name(look, kind))]
        if any(name.startswith(wanted) or f" {wanted}" in name for name in called):
            found.setdefault(kind, card)
    return list(found.values())


def card_line(look: Look, card: str) -> Text:
    """All cards of a kind: what there is of it in the game."""
    if not sort_of(card):
        return tag(look, card)
    copies = "  ".join(f"{value} ×{count}" for value, count in COPIES_OF_VALUES.items())
    return Text.assemble(
        framed(look, title(look, kind_of(card)), drawn_as(kind_of(card))[2]), f"  {look.spelled(copies)}"
    )


# --- The score sheet -----------------------------------------------------------------------------------------------


def sheet(look: Look, before: View, after: View, seats: Seats) -> Lines:
    """The sets of each seat, which of them count, and what they come to; the best display first."""
    v = after.record
    points = [points_of_seat(v, seat) for seat in range(v.players)]
    longest = max(cell_len(look.spelled(called)) for called in seats.titles)
    blocks: list[Lines] = []
    for seat in sorted(range(v.players), key=lambda seat: -points[seat]):
        name = padded(Text(look.spelled(seats.titles[seat]), "bold"), longest)
        total = look.text("play-points", points=points[seat])
        rows = [Text.assemble(name, "  ", (total, "bold" if points[seat] == max(points) else ""))]
        pieces = [sheet_tag(look, goods) for goods in goods_of(v, seat)]
        rows += flowing(pieces, look.width - 2, " ", 3) + wrapped(sum_text(look, v, seat), look.width - 2, "", "   ")
        blocks.append(rows)
    airy = sum(len(block) + 1 for block in blocks) + SHEET_MARGIN <= look.height
    lines = [line for block in blocks for line in [*block, *([Text()] if airy else [])]]
    return [clipped(Text.assemble(" ", line), look.width) for line in lines]


def sheet_tag(look: Look, goods: Goods) -> Text:
    """A set with its name, card by card."""
    return goods_text(look, goods, f"{title(look, goods.sort)} {added_up(goods)}")


def sum_text(look: Look, v: State, seat: int) -> str:
    """How the points of a seat come about."""
    sets = [goods for goods in goods_of(v, seat) if goods.is_set]
    totals = {mark: " + ".join(str(goods.total) for goods in sets if goods.mark == mark) for mark in MARKS}
    points = points_of_seat(v, seat)
    if not sets:
        return look.text("dol-screen-sheet-none")
    if totals["both"]:
        return look.text("dol-screen-sheet-equal", sum=totals["both"], points=points)
    return look.text("dol-screen-sheet-sets", highest=totals["highest"], lowest=totals["lowest"], points=points)
