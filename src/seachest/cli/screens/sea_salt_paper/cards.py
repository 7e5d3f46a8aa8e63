"""Cards of Sea Salt & Paper in the terminal: as boxes, fans and tags."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeAlias

from rich.text import Text

from seachest.cli.terminal.screen import Lines, Look, box_bottom, box_top, shortened
from seachest.messages.sea_salt_paper.cards import kind
from seachest.messages.sea_salt_paper.points import cards_breakdown
from seachest.messages.stories import Sentence, colour_name
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.sea_salt_paper.cards import KINDS, CardSet, set_of
from seachest.rules.sea_salt_paper.position import SeaSaltPaperPosition
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from seachest.rules.types import Seat

GAME_NAME = "sea-salt-paper"

SIGNS = {
    "dark-blue": ("◆", "B", "bold #ffffff on #1a3fa8"),
    "light-blue": ("◇", "b", "bold #101820 on #8fd3f4"),
    "black": ("■", "K", "bold #ffffff on #303030"),
    "yellow": ("★", "Y", "bold #101820 on #f2d13c"),
    "green": ("▲", "G", "bold #101820 on #6cbf62"),
    "grey": ("▒", "g", "bold #101820 on #a8adb2"),
    "purple": ("▼", "P", "bold #ffffff on #8a2fa8"),
    "white": ("□", "W", "bold #101820 on #f5f2e9"),
    "light-orange": ("○", "o", "bold #101820 on #f9c490"),
    "pink": ("▽", "p", "bold #101820 on #ff8fc0"),
    "orange": ("●", "O", "bold #101820 on #f57c1f"),
}
"""For each colour its sign, its letter if there is no Unicode, and its style. A light colour is the hollow sign of
its dark sister, so there are six shapes to learn, not eleven."""

PAIRED_KINDS = ("crab", "boat", "fish")
DUO_KINDS = (*PAIRED_KINDS, "swimmer", "shark")
MIN_CARD_BOX_WIDTH, MAX_CARD_BOX_WIDTH = 7, 14
"""How wide a box may be inside, in columns."""

Held: TypeAlias = tuple[list[str], int]
"""Cards that count together, and their points."""


@dataclass(frozen=True)
class SeatCards:
    """The cards of a seat that the viewer knows, without a first card that waits for its partner."""

    hand: CardSet
    laid: CardSet
    unknown: int
    """How many cards of the hand are not known."""

    @property
    def points(self) -> int:
        """What the known cards are worth."""
        return card_points(self.hand, self.laid)

    @property
    def bonus(self) -> int:
        """The colour bonus of the known cards."""
        return colour_bonus(self.hand, self.laid)

    def breakdown(self) -> list[tuple[Sentence, int]]:
        """Return what makes up the points."""
        return cards_breakdown(self.hand, self.laid)


def seat_cards(position: SeaSaltPaperPosition, seat: Seat) -> SeatCards:
    """Return the cards of a seat as far as a position knows them."""
    hand = [card for card in position.hands[seat] if card != UNKNOWN_NAME]
    laid = [card for group in position.laid[seat] for card in group]
    return SeatCards(set_of(hand), set_of(laid), len(position.hands[seat]) - len(hand))


def colour_of(card: str) -> str:
    """Return the colour of a card: `dark-blue` for `crab.dark-blue`."""
    return card.partition(".")[2]


def kind_name(look: Look, name: str) -> str:
    """Return a kind in a word or two."""
    return look.spelled(look.catalogue.text(f"ssp-kind-{name}"))


def sign(look: Look, colour: str) -> str:
    """Return the sign of a colour."""
    return SIGNS[colour][1 if look.ascii_only else 0]


def _card_style(card: str) -> str:
    """Return the style of a card."""
    return SIGNS[colour_of(card)][2]


# --- Tags ----------------------------------------------------------------------------------------------------------


def tag(look: Look, cards: Sequence[str], points: int = 0) -> Text:
    """Return cards of one kind in a word: each sign in its colour, then the name, and what they are worth."""
    worth = f" +{points}" if points else ""
    text = Text()
    for i, card in enumerate(cards):
        text.append(("" if i else " " if look.coloured else "[") + sign(look, colour_of(card)), _card_style(card))
    text.append(f" {kind_name(look, kind(cards[-1]))}{worth}" + (" " if look.coloured else "]"), _card_style(cards[-1]))
    return text


def tags(look: Look, cards: Sequence[str]) -> list[Text]:
    """Return cards as tags, those of one kind together."""
    return [tag(look, list(same)) for _, same in groupby(cards, kind)]


def group_tag(look: Look, group: Sequence[str], points: int = 0) -> Text:
    """Return cards that count together as a tag; a swimmer with a shark are two tags in one."""
    kinds = [list(same) for _, same in groupby(group, kind)]
    return Text().join([tag(look, same, points if same is kinds[-1] else 0) for same in kinds])


def pair_tags(look: Look, position: SeaSaltPaperPosition, seat: Seat) -> list[Text]:
    """Return the pairs that a seat has laid as tags, in the order laid; four mermaids are two pairs."""
    pairs = [group[i : i + 2] for group in position.laid[seat] for i in range(0, len(group), 2)]
    return [group_tag(look, pair, 1) for pair in pairs]


# --- Groups of cards -----------------------------------------------------------------------------------------------


def _groups(cards: Sequence[str]) -> list[list[str]]:
    """Return cards in the order of the card table, those that count together in one group: pairs, and collections."""
    kinds = {each.name: [card for card in cards if kind(card) == each.name] for each in KINDS}
    found: list[list[str]] = []
    for name, same in kinds.items():
        if name in PAIRED_KINDS:
            found += [same[i : i + 2] for i in range(0, len(same), 2)]
        elif name == "swimmer":
            sharks = kinds["shark"]
            both = min(len(same), len(sharks))
            found += [list(pair) for pair in zip(same, sharks, strict=False)]
            found += [[card] for card in same[both:] + sharks[both:]]
        elif same and name != "shark":
            found.append(same)
    return found


def held_groups(owned: SeatCards, cards: Sequence[str]) -> list[Held]:
    """Return some of a seat's cards in groups, each with what it is worth there."""
    worth = owned.breakdown()

    def points(group: list[str]) -> int:
        name = kind(group[0])
        if name in DUO_KINDS:
            return len(group) // 2
        return sum(value for what, value in worth if what.id.removeprefix("ssp-worth-").startswith(name))

    return [(group, points(group)) for group in _groups(cards)]


# --- Boxes and fans ------------------------------------------------------------------------------------------------


def box(look: Look, card: str, inner: int, foot: str = "", title: str = "") -> Lines:
    """Return a card as a small box: its sign and kind, its colour, and something written on its frame."""
    name = f"{sign(look, colour_of(card))} {kind_name(look, kind(card))}"
    colour = look.spelled(colour_name(look.catalogue, GAME_NAME, colour_of(card)))
    middle = [f"│{shortened(text, inner):<{inner}}│" for text in (name, colour)]
    rows = [box_top(title, inner), *middle, box_bottom(foot, inner)]
    return [Text(row, _card_style(card)) for row in rows]


def inner_width(look: Look, card: str) -> int:
    """Return how wide the box of a card must be inside."""
    name = kind_name(look, kind(card))
    colour = look.spelled(colour_name(look.catalogue, GAME_NAME, colour_of(card)))
    return max(MIN_CARD_BOX_WIDTH, min(MAX_CARD_BOX_WIDTH, max(len(name) + 2, len(colour))))


def glued(blocks: Sequence[Lines], gap: str = "") -> Lines:
    """Return blocks of the same height in a row."""
    return [Text(gap).join(rows) for rows in zip(*blocks, strict=True)]


def boxes(look: Look, held: Sequence[Held], width: int, rows: int, widest: int = MAX_CARD_BOX_WIDTH) -> Lines | None:
    """Return groups of cards as boxes, in at most so many rows; None if that is too little room."""
    needed = {card: min(inner_width(look, card), widest) for group, _ in held for card in group}
    for narrowest in (max(needed.values()), 0):
        lines: list[list[Lines]] = [[]]
        used = 0
        for group, points in held:
            widths = [max(narrowest, needed[card]) for card in group]
            feet = [""] * (len(group) - 1) + [f"+{points}" if points else ""]
            block = glued([box(look, *made) for made in zip(group, widths, feet, strict=True)])
            if used and used + 1 + block[0].cell_len > width:
                lines.append([])
                used = 0
            lines[-1].append(block)
            used += block[0].cell_len + 1
        drawn = [line for row in lines for line in glued(row, " ")]
        if len(lines) <= rows and max(line.cell_len for line in drawn) <= width:
            return drawn
    return None


def fans(look: Look, held: Sequence[Held], width: int, widest: int = MAX_CARD_BOX_WIDTH) -> Lines | None:
    """Return groups of cards as fans, in which only the last card is seen whole; None if they are too wide."""
    blocks = []
    for group, points in held:
        inner = min(inner_width(look, group[-1]), widest)
        last = box(look, group[-1], inner, f"+{points}" if points else "")
        covered = [
            [Text(row, _card_style(card)) for row in ("╭──", f"│{sign(look, colour_of(card))} ", "│  ", "╰──")]
            for card in group[:-1]
        ]
        blocks.append(glued([*covered, last]))
    drawn = glued(blocks, " ")
    return drawn if drawn[0].cell_len <= width else None
