"""The cards of Sea or Shore in the terminal, and what a view tells about them.

An island is drawn as in the box: its number on the shore above, its colour in the sea below. A covered half is hatched;
where the owner of the view knows what is under the cover, it stands in the hatching.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.terminal.screen import (
    FAINT,
    Lines,
    Look,
    flowing,
    wrapped,
)
from seachest.messages.stories import colour_name
from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    CARD_COUNT,
    CARDS_OF_COLOUR,
    COLOUR_COUNT,
    COLOURS,
    COLOURS_PER_PAIR,
    HIGHEST,
    TREASURE_BASE,
)
from seachest.rules.sea_or_shore.scoring import (
    JOINING_PLAYERS,
    plus_worth,
)
from seachest.rules.sea_or_shore.state import (
    COLOUR_HALF,
    NO_HALF,
    NUMBER_HALF,
    PASS,
    State,
)
from seachest.table import View

GAME = "sea-or-shore"

SIGNS = {
    "red": ("▲", "R", "bold #ffffff on #b8322a"),
    "blue": ("●", "B", "bold #ffffff on #1f5fbf"),
    "green": ("♣", "G", "bold #101820 on #62bf66"),
    "purple": ("◆", "P", "bold #ffffff on #7d35a8"),
}
"""For each colour its sign, its letter where there is no Unicode, and its look."""

COVER, START, WINNER = ("▒", "#"), ("⚑", "@"), ("★", "*")
"""Other signs, each with what stands for it where there is no Unicode."""

SHORE_STYLE = "bold #3a2c12 on #ecd8a0"
COVER_STYLE = "#f0f0f0 on #4d5358"
WINNER_STYLE = "bold #101820 on #f6d743"
SEA = "≈"
NOTHING = "–"
CONTINUED = "  "
"""What a line begins with that goes on with the one above."""

HAND_ROOM, TIGHT_HAND_ROOM = 3, 2
"""How wide an island of a hand is inside its frame, and where there is little room."""


# --- Signs and cards -------------------------------------------------------------------------------------------------


def drawn(look: Look, mark: tuple[str, str]) -> str:
    """One of our signs."""
    return mark[1 if look.ascii_only else 0]


def sign(look: Look, colour: int) -> str:
    """The sign of a colour."""
    return SIGNS[COLOURS[colour]][1 if look.ascii_only else 0]


def style(colour: int) -> str:
    """The look of a colour."""
    return SIGNS[COLOURS[colour]][2]


def signs(look: Look, colours: int) -> str:
    """The signs of a set of colours."""
    return "".join(sign(look, colour) for colour in range(COLOUR_COUNT) if colours >> colour & 1)


def colour_mark(look: Look, colour: int) -> Text:
    """The sign of a colour on its own ground."""
    return Text(f" {sign(look, colour)} " if look.coloured else sign(look, colour), style(colour))


def colour_word(look: Look, colour: int) -> str:
    """A colour in a word."""
    return look.spelled(colour_name(look.catalogue, GAME, COLOURS[colour]))


def cut(text: str, width: int) -> str:
    """A name that has to fit, cut without a trace."""
    while text and cell_len(text) > width:
        text = text[:-1]
    return text


@dataclass(frozen=True)
class Island:
    """An island as it is drawn: what is known of it, which half is covered, and the plus cards laid with it."""

    colour: int
    number: int
    covered: int = NO_HALF
    laid: int = 0

    def shore(self, look: Look, width: int) -> Text:
        """The upper half, with the number."""
        known = str(self.number) if self.number != UNKNOWN else ""
        if self.covered == NUMBER_HALF:
            return Text(known.center(width, drawn(look, COVER)), COVER_STYLE)
        return Text(known.center(width), SHORE_STYLE)

    def sea(self, look: Look, width: int, wave: str = SEA) -> Text:
        """The lower half, with the colour."""
        known = sign(look, self.colour) if self.colour != UNKNOWN else ""
        if self.covered == COLOUR_HALF:
            return Text(known.center(width, drawn(look, COVER)), COVER_STYLE)
        return Text(known.center(width, wave), style(self.colour))

    def tag(self, look: Look) -> Text:
        """Both halves in a word: the number, then the colour."""
        number = len(str(self.number)) if self.number != UNKNOWN else 1
        shore = self.shore(look, number + 2 if self.covered == NUMBER_HALF and self.number != UNKNOWN else number)
        sea = self.sea(look, 3 if self.covered == COLOUR_HALF and self.colour != UNKNOWN else 1, " ")
        opening, closing = (" ", " ") if look.coloured else ("[", "]")
        return Text.assemble((opening, str(shore.style)), shore, sea, (closing, str(sea.style)))

    def raised(self) -> list[str]:
        """The plus cards laid with it, and what it is worth with them."""
        if not self.laid:
            return []
        return [f"+{self.laid}"] if self.number == UNKNOWN else [f"+{self.laid}", f"={self.number + self.laid}"]

    def raised_tag(self, look: Look) -> Text:
        """The tag, and the plus cards."""
        return Text(" ").join([self.tag(look), *map(Text, self.raised())])

    def box(self, look: Look, width: int, framed: bool) -> Lines:
        """The island with its halves one above the other."""
        shore, sea = self.shore(look, width), self.sea(look, width)
        rows = [framed_row(shore), framed_row(sea)]
        if framed:
            upper, lower = (f"╭{'─' * width}╮", str(shore.style)), (f"╰{'─' * width}╯", str(sea.style))
            rows = [Text.assemble(upper), *rows, Text.assemble(lower)]
        return rows


def framed_row(half: Text) -> Text:
    """Half an island between the sides of its frame."""
    return Text.assemble(("│", str(half.style)), half, ("│", str(half.style)))


def empty_place(width: int, framed: bool, content: str = "") -> Lines:
    """Where an island will lie."""
    rows = [f"│{content:^{width}}│", f"│{'':{width}}│"]
    if framed:
        rows = [f"╭{'─' * width}╮", *rows, f"╰{'─' * width}╯"]
    return [Text(row, FAINT) for row in rows]


def island(card: int, covered: int = NO_HALF) -> Island:
    """An island by its number in the card table."""
    return Island(card // HIGHEST, card % HIGHEST + 1, covered)


def treasure_tag(look: Look, treasure: int) -> Text:
    """A treasure in a word: round, like a coin."""
    if treasure == UNKNOWN:
        return Text("(?)", FAINT)
    return Text(
        f"({sign(look, treasure // TREASURE_BASE)}{treasure % TREASURE_BASE})", style(treasure // TREASURE_BASE)
    )


def hand_tags(look: Look, cards: int) -> list[Text]:
    """Islands in few words: for each colour its sign and the numbers."""
    tags = []
    for colour in range(COLOUR_COUNT):
        numbers = [number for number in range(1, HIGHEST + 1) if cards >> colour * HIGHEST + number - 1 & 1]
        if numbers:
            text = f"{sign(look, colour)} {' '.join(map(str, numbers))}"
            tags.append(Text(f" {text} " if look.coloured else f"[{text}]", style(colour)))
    return tags


def hand_boxes(look: Look, cards: int, width: int, framed: bool) -> Lines | None:
    """Islands overlapping like cards held in a hand, colour by colour; None where they are too wide."""
    for room in (HAND_ROOM, TIGHT_HAND_ROOM):
        blocks = []
        for colour in range(COLOUR_COUNT):
            held = [island(card) for card in range(CARD_COUNT) if cards & int(CARDS_OF_COLOUR[colour]) & 1 << card]
            if held:
                boxes = [each.box(look, room, framed) for each in held]
                blocks.append(
                    [Text().join([box[i][:-1] for box in boxes[:-1]] + [boxes[-1][i]]) for i in range(len(boxes[0]))]
                )
        rows = [Text(" ").join(parts) for parts in zip(*blocks, strict=True)]
        if rows and rows[0].cell_len <= width:
            return rows
    return None


# --- What a view tells -----------------------------------------------------------------------------------------------


def in_order(v: State) -> list[int]:
    """All seats in the order in which they play to this trick."""
    return [(v.starter + i) % v.players for i in range(v.players)]


def tricks_left(v: State) -> int:
    """How many tricks of the round are not finished."""
    return (sum(int(v.hand_size[seat]) for seat in range(v.players)) + int(v.in_trick)) // int(v.players)


def is_complete(v: State) -> bool:
    """Whether all have played and the covers are off."""
    return bool(v.in_trick == v.players)


def is_choosing(v: State, seat: int) -> bool:
    """Whether a seat has chosen an island, and is known to, but not yet played it: it is drawn as if it lay there."""
    return bool(seat == v.turn and v.chosen != NO_CARD)


def hand_of(v: State, seat: int) -> int:
    """The islands known to be in a hand, without the one that is being played."""
    return int(v.hand[seat]) & ~(1 << int(v.chosen) if is_choosing(v, seat) else 0)


def hand_size(v: State, seat: int) -> int:
    """How many islands a seat holds, without the one that is being played."""
    return int(v.hand_size[seat]) - is_choosing(v, seat)


def uncertain(v: State, viewer: int, seat: int) -> int:
    """Islands that the viewer knew to be in a hand and that may now lie there half covered (SOS-10.3)."""
    covered = UNKNOWN in (v.colour[seat], v.number[seat])
    return int(v.known[viewer + 1, seat]) & ~int(v.hand[seat]) if covered else 0


def other_half(half: int) -> int:
    """The half that is covered when this one shows."""
    return {COLOUR_HALF: NUMBER_HALF, NUMBER_HALF: COLOUR_HALF}.get(half, NO_HALF)


def island_of(v: State, seat: int) -> Island | None:
    """The island of a seat in the trick, or the one it is about to play as far as that is known."""
    if v.show[seat] != NO_HALF:
        if v.number[seat] == NO_CARD:
            return None
        shows = NO_HALF if is_complete(v) else int(v.show[seat])
        return Island(int(v.colour[seat]), int(v.number[seat]), other_half(shows), int(v.laid[seat]))
    if is_choosing(v, seat):
        return island(int(v.chosen), other_half(int(v.half)))
    return None


def last_island(v: State, seat: int) -> Island | None:
    """What a seat played to the trick before this one, in this round."""
    first = v.phase == PASS or tricks_left(v) == v.dealt
    if first or is_complete(v) or v.last_starter == NOBODY:
        return None
    return Island(int(v.last_colour[seat]), int(v.last_number[seat]), NO_HALF, int(v.last_laid[seat]))


def whole_trick(v: State) -> State | None:
    """A state with all cards of the uncovered trick, also those that have been fetched; None where they are unknown."""
    if not is_complete(v):
        return None
    trick: State = v.copy()  # type: ignore[attr-defined]  # records can be copied
    for seat in range(v.players):
        if v.number[seat] == NO_CARD:
            if v.last_starter != v.starter:
                return None
            trick.colour[seat], trick.number[seat] = v.last_colour[seat], v.last_number[seat]
    return trick


def treasures_of(v: State, seat: int) -> list[int]:
    """The stack of a seat, bottom first."""
    return [int(v.stack[seat, place]) for place in range(v.stack_size[seat])]


def pile_of(v: State, pile: int) -> list[int]:
    """The face-down treasures of a pile, top first."""
    return [int(v.pile[pile, place]) for place in range(v.pile_size[pile] - 1, -1, -1)]


def piles(v: State) -> int:
    """How many piles of treasures there are (SOS-2.1, 2.2)."""
    return 1 if v.players == JOINING_PLAYERS else ACTION_CARD_COUNT


def pair_colours(pair: int) -> range:
    """The colours of an action card."""
    return range(COLOURS_PER_PAIR * pair, COLOURS_PER_PAIR * (pair + 1))


def pile_colours(v: State, pile: int) -> range:
    """The colours of the treasures in a pile."""
    return range(COLOUR_COUNT) if piles(v) == 1 else pair_colours(pile)


def is_idle(v: State, pair: int) -> bool:
    """Whether the action of a card can do nothing because hands are empty or the round ends (SOS-8.2 to 8.4)."""
    return tricks_left(v) == 1 and v.side[pair] != 1


# --- Lists -----------------------------------------------------------------------------------------------------------


def continued(pieces: Sequence[Text], width: int, gap: str = " ") -> Lines:
    """Small pieces one after another; all lines but the first are indented, however their first piece begins."""
    first, *others = flowing(pieces, width - len(CONTINUED), gap)
    indents = [line.cell_len - cell_len(line.plain.lstrip()) for line in others]
    return [first, *(Text.assemble(CONTINUED, line[indent:]) for line, indent in zip(others, indents, strict=True))]


def section(look: Look, message: str, width: int) -> Lines:
    """A blank line and a title."""
    return [Text(), *wrapped(look.text(message), width, "bold")]


def labelled(look: Look, name: str, pieces: Sequence[Text], width: int) -> Lines:
    """A name, and what belongs to it."""
    return continued([Text(look.text("sos-screen-label", name=name)), *(pieces or [Text(NOTHING, FAINT)])], width)


def known_hand(look: Look, view: View, seat: int) -> list[Text]:
    """What is known of a hand, how many cards of it are not, and what may have just left it under a cover."""
    v = view.record
    cards = hand_of(v, seat)
    unknown = hand_size(v, seat) - cards.bit_count()
    words = [Text(look.text("sos-screen-unknown", count=unknown), FAINT)] if unknown else []
    perhaps = hand_tags(look, uncertain(v, view.seat, seat))
    doubt = [Text(look.text("sos-screen-perhaps"), FAINT), *perhaps] if perhaps else []
    return [*hand_tags(look, cards), *words, *doubt]


def pile_lines(look: Look, v: State, width: int) -> Lines:
    """The piles, as far as their order is known."""
    lines = section(look, "sos-screen-piles", width)
    for pile in range(piles(v)):
        colours = signs(look, sum(1 << colour for colour in pile_colours(v, pile)))
        tags = []
        for treasure, same in groupby(pile_of(v, pile)):
            count = len(list(same))
            times = f"×{count}" if count > 1 and treasure == UNKNOWN else ""
            tags += [Text.assemble(treasure_tag(look, treasure), times)] * (1 if times else count)
        lines += labelled(look, colours, tags, width)
    return lines


def worth_text(look: Look, treasures: int, plus: int) -> str:
    """What treasures and plus cards are worth together (SOS-9.1)."""
    if not plus:
        return look.text("play-points", points=treasures)
    half = int(plus_worth(plus))
    return look.text("sos-screen-worth", treasures=treasures, half=half, plus=plus, points=treasures + half)
