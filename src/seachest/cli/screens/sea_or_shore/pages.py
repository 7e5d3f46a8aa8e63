"""The pages of Sea or Shore in the terminal: what one remembers, the signs, and cards by name."""

from rich.text import Text

from seachest.cli.screens.sea_or_shore.cards import (
    COLOUR_SIGNS,
    GAME_NAME,
    START_SIGN,
    WINNER_SIGN,
    WINNER_STYLE,
    Island,
    colour_mark,
    colour_word,
    cut,
    drawn,
    hand_tags,
    island,
    sign,
    style,
    treasure_tag,
)
from seachest.cli.screens.sea_or_shore.facts import uncertain_islands
from seachest.cli.screens.sea_or_shore.lists import (
    CONTINUED_INDENT,
    EMPTY_LIST_SIGN,
    known_hand,
    labelled,
    pile_lines,
    section,
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
from seachest.messages.sea_or_shore.facts import unseen_treasures
from seachest.messages.stories import card_name
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.sea_or_shore.cards import (
    CARD_BY_NAME,
    CARDS,
    COLOURS,
    HIGHEST_NUMBER,
    TREASURE_BY_NAME,
    island_names,
)
from seachest.rules.sea_or_shore.position import SeaOrShorePosition, position_of
from seachest.rules.sea_or_shore.state import State
from seachest.rules.types import Seat
from seachest.table import View

GRID_CELL_WIDTH = 4
"""How wide a card is in the overview of all islands."""

NARROWEST_WORDS = 30
"""With less room than this beside the signs, their meaning stands below them."""

OTHER_CARDS = ("plus", "cover", "start", "action-1", "action-2", "action-3", "action-4")
"""Cards that have no colour of their own, as the stories call them."""


# --- What one remembers ----------------------------------------------------------------------------------------------


def played_islands(position: SeaOrShorePosition) -> set[str]:
    """Return all islands that have been seen to leave a hand in this round."""
    whole = [played.card for played in position.trick if played.card is not None and UNKNOWN_NAME not in played.card]
    return {*position.gone, *whole}


def grid_cell(look: Look, position: SeaOrShorePosition, seats: Seats, card: str, played: set[str]) -> Text:
    """Return where an island is, in three letters at the most; `played` are those that have left their hands."""
    if card in played:
        return Text("×", FAINT)
    colour = card.partition("-")[0]
    for seat in range(position.players):
        name = look.text("sos-screen-me") if seat == seats.me else look.spelled(seats.names[seat])
        if card in position.hands[seat]:
            return Text.assemble((cut(name, GRID_CELL_WIDTH - 1), style(colour)))
        if seat != seats.me and card in uncertain_islands(position, seat):
            return Text.assemble((f"{cut(name, GRID_CELL_WIDTH - 2)}?", style(colour)))
    return Text("?", "bold")


def where_lines(look: Look, position: SeaOrShorePosition, seats: Seats, width: int) -> Lines:
    """Return where each island is: a grid of colours and numbers, or lists if it is too wide."""
    words = [Text.assemble(colour_mark(look, colour), f" {colour_word(look, colour)}") for colour in COLOURS]
    first = max(word.cell_len for word in words) + 2
    if first + GRID_CELL_WIDTH * HIGHEST_NUMBER > width:
        return where_lists(look, position, width)
    head = Text(" " * first + "".join(f"{number:<{GRID_CELL_WIDTH}}" for number in range(1, HIGHEST_NUMBER + 1)), FAINT)
    lines = [*wrapped(look.text("sos-screen-where"), width, "bold"), head]
    played = played_islands(position)
    for colour, word in zip(COLOURS, words, strict=True):
        cells = [
            grid_cell(look, position, seats, f"{colour}-{number}", played) for number in range(1, HIGHEST_NUMBER + 1)
        ]
        lines.append(
            Text.assemble(padded(word, first), *(padded(cell, GRID_CELL_WIDTH) for cell in cells[:-1]), cells[-1])
        )
    return lines + wrapped(look.text("sos-screen-where-signs"), width, FAINT)


def where_lists(look: Look, position: SeaOrShorePosition, width: int) -> Lines:
    """Return the islands that were not seen yet, and those that were played."""
    played = played_islands(position)
    seen = set(played)
    for seat in range(position.players):
        seen.update(position.hands[seat], uncertain_islands(position, seat))
    return [
        *wrapped(look.text("sos-screen-unseen"), width, "bold"),
        *flowing(hand_tags(look, [card for card in CARDS if card not in seen]), width),
        *wrapped(look.text("sos-screen-played"), width, "bold"),
        *flowing(hand_tags(look, played), width),
    ]


def seen_of_own_hand(view: View, rival: Seat) -> list[str]:
    """Return the islands of the own hand that another seat has seen; positions don't hold them, records do."""
    record: State = view.record
    return island_names(record.known[rival + 1, view.seat] & record.hand[view.seat])


def memory(look: Look, view: View, seats: Seats) -> Lines:
    """Return where all islands are, what is known of hands, and every treasure that was won (SOS-10.3)."""
    position = position_of(view)
    width = look.width - 2
    lines = where_lines(look, position, seats, width)
    if position.out:
        lines += wrapped(look.text("sos-screen-left-out", count=len(position.out)), width, FAINT)
    lines += section(look, "sos-screen-hands", width)
    for seat in seats.rivals():
        size = look.text("play-cards", count=len(position.hands[seat]))
        name = f"{look.spelled(seats.names[seat])} ({size})"
        lines += labelled(look, name, known_hand(look, position, seat), width)
    lines += section(look, "sos-screen-hand-known", width)
    seen = {seat: hand_tags(look, seen_of_own_hand(view, seat)) for seat in seats.rivals()}
    for seat in seats.rivals():
        lines += labelled(look, look.spelled(seats.names[seat]), seen[seat], width) if seen[seat] else []
    lines += [] if any(seen.values()) else [Text(EMPTY_LIST_SIGN, FAINT)]
    lines += section(look, "sos-screen-stacks", width)
    for seat in seats.rivals():
        tags = [treasure_tag(look, treasure) for treasure in position.stacks[seat]]
        lines += labelled(look, look.spelled(seats.names[seat]), tags, width)
    lines += pile_lines(look, position, width)
    lines += section(look, "sos-screen-unseen-treasures", width)
    lines += flowing(unseen_treasure_tags(look, position) or [Text(EMPTY_LIST_SIGN, FAINT)], width)
    return [Text.assemble(" ", line) for line in lines]


def unseen_treasure_tags(look: Look, position: SeaOrShorePosition) -> list[Text]:
    """Return for each colour the treasures that lie face down in a place that is not known."""
    return [
        Text(f"({sign(look, colour)} {' '.join(map(str, values))})", style(colour))
        for colour, values in unseen_treasures(position).items()
        if values
    ]


# --- Signs and cards -------------------------------------------------------------------------------------------------


def legend(look: Look) -> Lines:
    """Return the signs of the colours, and what else is drawn."""
    pieces = [
        Text.assemble(colour_mark(look, colour), f" {colour_word(look, colour)} ", (f"×{HIGHEST_NUMBER}", FAINT))
        for colour in COLOUR_SIGNS
    ]
    covered = [Island(None, 7, "colour").tag(look), Island("red", 7, "colour").tag(look)]
    examples = [
        ("card", Island("red", 7).tag(look)),
        ("cover", Text(" ").join(covered)),
        ("plus", Island("red", 7, None, 2).raised_tag(look)),
        ("treasure", Text.assemble(treasure_tag(look, "red:4"))),
        ("start", Text(drawn(look, START_SIGN))),
        ("turn", Text("▸")),
        ("winner", Text.assemble((drawn(look, WINNER_SIGN), WINNER_STYLE))),
    ]
    first = max(example.cell_len for _, example in examples) + 2
    lines = [*flowing(pieces, look.width - 2, "   ", 1), Text()]
    for name, example in examples:
        text = look.text(f"sos-screen-sign-{name}")
        if look.width - first < NARROWEST_WORDS:
            rows = [example, *wrapped(text, look.width - 2, "", CONTINUED_INDENT)]
        else:
            rows = beside([padded(example, first)], wrapped(text, look.width - first - 2), 0)
        lines += [Text.assemble(" ", row) for row in rows]
    return lines


def card_of(text: str) -> str | None:
    """Return the island that a decision names, if it names one."""
    return next((word for word in text.split() if word in CARD_BY_NAME), None)


def cards_called(look: Look, wish: str) -> list[str]:
    """Return one card of each kind that a person may mean."""
    wanted = plainly(wish)
    found: dict[str, str] = {}
    for card in (*CARDS, *TREASURE_BY_NAME, *OTHER_CARDS) if wanted else ():
        called = [plainly(card), plainly(card_name(look.catalogue, GAME_NAME, card))]
        called.append(plainly(look.catalogue.text(f"sos-kind-{kind(card)}")))
        if any(name.startswith(wanted) or f" {wanted}" in name for name in called):
            found.setdefault(kind(card), card)
    return list(found.values())


def card_line(look: Look, card: str) -> Text:
    """Return a card as a heading."""
    name = look.spelled(card_name(look.catalogue, GAME_NAME, card))
    if card in CARD_BY_NAME:
        return Text.assemble(island(card).tag(look), f" {name}")
    if card in TREASURE_BY_NAME:
        return Text.assemble(treasure_tag(look, card), f" {name}")
    return heading(name)
