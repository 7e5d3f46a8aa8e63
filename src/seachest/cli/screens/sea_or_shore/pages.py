"""The pages of Sea or Shore in the terminal: what one remembers, signs, cards by name, and the score sheet."""

from collections import Counter

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.screens.sea_or_shore.cards import (
    CONTINUED,
    GAME,
    NOTHING,
    START,
    WINNER,
    WINNER_STYLE,
    Island,
    colour_mark,
    colour_word,
    continued,
    cut,
    drawn,
    hand_tags,
    island,
    known_hand,
    labelled,
    pile_lines,
    pile_of,
    piles,
    section,
    sign,
    style,
    treasure_tag,
    treasures_of,
    uncertain,
    worth_text,
)
from seachest.cli.terminal.screen import (
    FAINT,
    Lines,
    Look,
    Seats,
    beside,
    flowing,
    heading,
    padded,
    plainly,
    wrapped,
)
from seachest.messages.sea_or_shore import kind
from seachest.messages.stories import card_name
from seachest.rules.cards import UNKNOWN
from seachest.rules.sea_or_shore.cards import (
    ALL_CARDS,
    CARD_BY_NAME,
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    HIGHEST,
    TREASURE_BASE,
    TREASURE_BY_NAME,
    TREASURES_PER_COLOUR,
    VALUES_TAKEN_OUT,
)
from seachest.rules.sea_or_shore.scoring import (
    JOINING_PLAYERS,
)
from seachest.rules.sea_or_shore.state import (
    COLOUR_HALF,
    NO_HALF,
    OVER,
    State,
)
from seachest.rules.sea_or_shore.tricks import fetchable
from seachest.table import View

CELL = 4
"""How wide a card is in the overview of all islands."""

NARROWEST_WORDS = 30
"""With less room than this beside the signs, their meaning stands below them."""

OTHER_CARDS = ("plus", "cover", "start", "action-1", "action-2", "action-3", "action-4")
"""Cards that have no colour of their own, as the stories call them."""


# --- What one remembers ----------------------------------------------------------------------------------------------


def played(v: State) -> int:
    """All islands that have been seen to leave a hand in this round."""
    return int(v.gone) | int(fetchable(v))


def where_cell(look: Look, v: State, seats: Seats, card: int) -> Text:
    """Where an island is, in three letters at the most."""
    if played(v) >> card & 1:
        return Text("×", FAINT)
    for seat in range(v.players):
        name = look.text("sos-screen-me") if seat == seats.me else look.spelled(seats.names[seat])
        if int(v.hand[seat]) >> card & 1:
            return Text.assemble((cut(name, CELL - 1), style(card // HIGHEST)))
        if seat != seats.me and uncertain(v, seats.me, seat) >> card & 1:
            return Text.assemble((f"{cut(name, CELL - 2)}?", style(card // HIGHEST)))
    return Text("?", "bold")


def where_lines(look: Look, v: State, seats: Seats, width: int) -> Lines:
    """Where each island is: a grid of colours and numbers, or lists where it is too wide."""
    words = [
        Text.assemble(colour_mark(look, colour), f" {colour_word(look, colour)}") for colour in range(COLOUR_COUNT)
    ]
    first = max(word.cell_len for word in words) + 2
    if first + CELL * HIGHEST > width:
        known = played(v)
        for seat in range(v.players):
            known |= int(v.hand[seat]) | uncertain(v, seats.me, seat)
        lines = [
            *wrapped(look.text("sos-screen-unseen"), width, "bold"),
            *flowing(hand_tags(look, ALL_CARDS & ~known), width),
        ]
        return [
            *lines,
            *wrapped(look.text("sos-screen-played"), width, "bold"),
            *flowing(hand_tags(look, played(v)), width),
        ]
    head = Text(" " * first + "".join(f"{number:<{CELL}}" for number in range(1, HIGHEST + 1)), FAINT)
    lines = [*wrapped(look.text("sos-screen-where"), width, "bold"), head]
    for colour in range(COLOUR_COUNT):
        cells = [where_cell(look, v, seats, colour * HIGHEST + i) for i in range(HIGHEST)]
        lines.append(
            Text.assemble(padded(words[colour], first), *(padded(cell, CELL) for cell in cells[:-1]), cells[-1])
        )
    return lines + wrapped(look.text("sos-screen-where-signs"), width, FAINT)


def memory(look: Look, view: View, seats: Seats) -> Lines:
    """Where all islands are, what is known of hands, and of treasures."""
    v, me = view.record, view.seat
    width = look.width - 2
    lines = where_lines(look, v, seats, width)
    out = CARD_COUNT - int(v.players) * int(v.dealt)
    if out:
        lines += wrapped(look.text("sos-screen-left-out", count=out), width, FAINT)
    lines += section(look, "sos-screen-hands", width)
    for seat in seats.rivals():
        size = look.text("play-cards", count=int(v.hand_size[seat]))
        name = f"{look.spelled(seats.names[seat])} ({size})"
        lines += labelled(look, name, known_hand(look, view, seat), width)
    lines += section(look, "sos-screen-hand-known", width)
    seen = {seat: hand_tags(look, int(v.known[seat + 1, me]) & int(v.hand[me])) for seat in seats.rivals()}
    for seat in seats.rivals():
        lines += labelled(look, look.spelled(seats.names[seat]), seen[seat], width) if seen[seat] else []
    lines += [] if any(seen.values()) else [Text(NOTHING, FAINT)]
    lines += pile_lines(look, v, width)
    lines += section(look, "sos-screen-unseen-treasures", width)
    lines += flowing(unseen_treasures(look, v) or [Text(NOTHING, FAINT)], width)
    return [Text.assemble(" ", line) for line in lines]


def unseen_treasures(look: Look, v: State) -> list[Text]:
    """For each colour the treasures that lie somewhere in a pile or a stack, nobody has told where."""
    values = Counter(int(v.values[i]) for i in range(TREASURES_PER_COLOUR))
    if v.players == JOINING_PLAYERS:
        values.subtract(VALUES_TAKEN_OUT)
    left = Counter(
        {colour * TREASURE_BASE + value: count for colour in range(COLOUR_COUNT) for value, count in values.items()}
    )
    for pile in range(piles(v)):
        left.subtract([int(v.up[pile]), *pile_of(v, pile)])
    for seat in range(v.players):
        left.subtract(treasures_of(v, seat))
    tags = []
    for colour in range(COLOUR_COUNT):
        found = sorted(
            treasure % TREASURE_BASE
            for treasure in left.elements()
            if treasure >= 0 and treasure // TREASURE_BASE == colour
        )
        if found:
            tags.append(Text(f"({sign(look, colour)} {' '.join(map(str, found))})", style(colour)))
    return tags


# --- Signs and cards -------------------------------------------------------------------------------------------------


def legend(look: Look) -> Lines:
    """The signs of the colours, and what else is drawn."""
    pieces = [
        Text.assemble(colour_mark(look, colour), f" {colour_word(look, colour)} ", (f"×{HIGHEST}", FAINT))
        for colour in range(COLOUR_COUNT)
    ]
    red = 0
    examples = [
        ("card", Island(red, 7).tag(look)),
        ("cover", Text(" ").join([Island(UNKNOWN, 7, COLOUR_HALF).tag(look), Island(red, 7, COLOUR_HALF).tag(look)])),
        ("plus", Island(red, 7, NO_HALF, 2).raised_tag(look)),
        ("treasure", Text.assemble(treasure_tag(look, red * TREASURE_BASE + 4))),
        ("start", Text(drawn(look, START))),
        ("turn", Text("▸")),
        ("winner", Text.assemble((drawn(look, WINNER), WINNER_STYLE))),
    ]
    first = max(example.cell_len for _, example in examples) + 2
    lines = [*flowing(pieces, look.width - 2, "   ", 1), Text()]
    for name, example in examples:
        text = look.text(f"sos-screen-sign-{name}")
        if look.width - first < NARROWEST_WORDS:
            rows = [example, *wrapped(text, look.width - 2, "", CONTINUED)]
        else:
            rows = beside([padded(example, first)], wrapped(text, look.width - first - 2), 0)
        lines += [Text.assemble(" ", row) for row in rows]
    return lines


def card_of(text: str) -> str | None:
    """The island that a decision names."""
    return next((word for word in text.split() if word in CARD_BY_NAME), None)


def cards_called(look: Look, wish: str) -> list[str]:
    """One card of each kind that a person may mean."""
    wanted = plainly(wish)
    found: dict[str, str] = {}
    for card in (*CARDS, *TREASURE_BY_NAME, *OTHER_CARDS) if wanted else ():
        called = [plainly(card), plainly(card_name(look.catalogue, GAME, card))]
        called.append(plainly(look.catalogue.text(f"sos-kind-{kind(card)}")))
        if any(name.startswith(wanted) or f" {wanted}" in name for name in called):
            found.setdefault(kind(card), card)
    return list(found.values())


def card_line(look: Look, card: str) -> Text:
    """A card as a heading."""
    name = look.spelled(card_name(look.catalogue, GAME, card))
    if card in CARD_BY_NAME:
        return Text.assemble(island(CARD_BY_NAME[card]).tag(look), f" {name}")
    if card in TREASURE_BY_NAME:
        return Text.assemble(treasure_tag(look, TREASURE_BY_NAME[card]), f" {name}")
    return heading(name)


# --- The score sheet -------------------------------------------------------------------------------------------------


def sheet(look: Look, before: View, after: View, seats: Seats) -> Lines:
    """What the treasures and plus cards of each seat were worth, and the totals; at the end also the treasures."""
    v = after.record
    order = seats.from_me()
    called = {seat: look.spelled(seats.titles[seat]) for seat in order}
    worth = {seat: worth_text(look, int(v.treasure_points[seat]), int(v.plus_left[seat])) for seat in order}
    first, second = (max(map(cell_len, column.values())) for column in (called, worth))
    lines: Lines = []
    for seat in order:
        total = Text(look.text("sos-screen-sheet-total", total=int(v.totals[seat])), "bold")
        cells = [padded(Text(called[seat], "bold"), first), padded(Text(worth[seat]), second), total]
        lines += continued(cells, look.width - 2, "   ")
        if v.phase == OVER:
            tags = [treasure_tag(look, treasure) for treasure in treasures_of(v, seat)]
            lines += [Text.assemble(CONTINUED, line) for line in flowing(tags, look.width - 4)]
    return [Text.assemble(" ", line) for line in lines]
