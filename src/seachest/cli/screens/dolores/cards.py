"""Cards of Dolores in the terminal: signs, titles and tags."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.terminal.screen import FAINT, Look
from seachest.rules.dolores.cards import SUNRISE_NAME

GAME_NAME = "dolores"


class CardSign(NamedTuple):
    """How a kind of card is drawn."""

    symbol: str
    letter: str
    """What replaces the symbol if there is no Unicode."""
    style: str


SORT_SIGNS = {
    "weapons": CardSign("†", "W", "bold #ffffff on #4a5a68"),
    "wine": CardSign("▼", "V", "bold #ffffff on #8e1f3b"),
    "jewels": CardSign("♦", "J", "bold #101820 on #55c8dc"),
    "cloth": CardSign("≡", "C", "bold #101820 on #7cc46b"),
    "porcelain": CardSign("○", "P", "bold #101820 on #e6ecf4"),
    "instruments": CardSign("♪", "I", "bold #ffffff on #94582a"),
    "gold": CardSign("■", "G", "bold #101820 on #f2c53c"),
}
"""How goods of each sort are drawn."""

BOTTLE_SIGN = CardSign("≈", "~", "bold #ffffff on #1f7a6d")
SUNRISE_SIGN = CardSign("☼", "*", "bold #101820 on #ff9e4f")
CRATE_SIGN = CardSign("░", "#", "bold #e9d8b4 on #5b4327")
"""How a bottle is drawn, the sunrise among them, and a card that a lantern covers."""

SHORT_TITLE_LENGTH = 5
"""How many characters of a title are shown if there is little room."""
VOWELS = "aeiouyäöüé"
"""What a name that is cut does not end in: "porc." is easier to read than "porce."."""


# --- Cards ---------------------------------------------------------------------------------------------------------


def sort_of(card: str) -> str | None:
    """Return the sort of goods, wine of wine-3; None for a bottle."""
    sort = card.rpartition("-")[0]
    return sort if sort in SORT_SIGNS else None


def value_of(card: str) -> int:
    """Return the value of goods, 3 of wine-3."""
    return int(card.rpartition("-")[2])


def kind_of(card: str) -> str:
    """Return the sort of goods, or the bottle."""
    return sort_of(card) or card


def drawn_as(kind: str) -> CardSign:
    """Return how a sort of goods or a bottle is drawn."""
    return SORT_SIGNS.get(kind) or (SUNRISE_SIGN if kind == SUNRISE_NAME else BOTTLE_SIGN)


def sign(look: Look, signs: Sequence[str]) -> str:
    """Return a sign as the terminal can write it: the first one in Unicode, the second one in ASCII."""
    return signs[1 if look.ascii_only else 0]


def sign_of(look: Look, kind: str) -> str:
    """Return the sign of a sort or a bottle without its name."""
    return sign(look, drawn_as(kind))


def kind_name(look: Look, kind: str) -> str:
    """Return a sort of goods, or a bottle, in a word."""
    return look.text(f"dol-kind-{kind}")


def title(look: Look, kind: str) -> str:
    """Return a sort or a bottle with its sign."""
    return f"{sign_of(look, kind)} {kind_name(look, kind)}"


def abbreviated_title(look: Look, kind: str, room: int) -> str:
    """Return a sort or a bottle with its sign; a name for which there is no room is cut and ends in a dot."""
    whole = title(look, kind)
    if cell_len(whole) > room and not look.ascii_only:
        whole = whole.replace(" ", "", 1)
    return whole if cell_len(whole) <= room else f"{whole[: room - 1].rstrip(VOWELS)}."


def short_title(look: Look, kind: str) -> str:
    """Return a sort or a bottle with its sign and the first letters of its name."""
    return abbreviated_title(look, kind, SHORT_TITLE_LENGTH)


def framed(look: Look, text: str, style: str) -> Text:
    """Return a word on a colour of its own; in brackets if there are no colours."""
    return Text(f" {text} " if look.coloured else f"[{text}]", style)


def tag(look: Look, card: str, called: Callable[[Look, str], str] = title) -> Text:
    """Return a card in a few words."""
    value = f" {value_of(card)}" if sort_of(card) else ""
    return framed(look, called(look, kind_of(card)) + value, drawn_as(kind_of(card)).style)


def tags_of(look: Look, cards: Iterable[str]) -> list[Text]:
    """Return cards as tags, equal neighbours together."""
    found = []
    for card, same in groupby(cards):
        copies = len(list(same))
        found.append(Text.assemble(tag(look, card), (look.spelled(f"×{copies}") if copies > 1 else "", FAINT)))
    return found


def label(look: Look, place: str) -> str:
    """Return a label that says where some cards are."""
    return look.text("dol-screen-label", what=look.text(f"dol-screen-memory-{place}"))


def place_name(look: Look, place: str) -> str:
    """Return a place of the duel in words."""
    return look.text("dol-place", place=place)


def gesture_name(look: Look, gesture: str) -> str:
    """Return a gesture in a word."""
    return look.text("dol-gesture", gesture=gesture)
