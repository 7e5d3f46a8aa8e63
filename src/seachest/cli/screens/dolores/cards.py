"""Cards of Dolores in the terminal: signs, titles and tags."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.terminal.screen import FAINT, Look
from seachest.rules.dolores.cards import CARDS, SUNRISE_CARD

SUNRISE_NAME = CARDS[SUNRISE_CARD]

SIGNS = {
    "weapons": ("†", "W", "bold #ffffff on #4a5a68"),
    "wine": ("▼", "V", "bold #ffffff on #8e1f3b"),
    "jewels": ("♦", "J", "bold #101820 on #55c8dc"),
    "cloth": ("≡", "C", "bold #101820 on #7cc46b"),
    "porcelain": ("○", "P", "bold #101820 on #e6ecf4"),
    "instruments": ("♪", "I", "bold #ffffff on #94582a"),
    "gold": ("■", "G", "bold #101820 on #f2c53c"),
}
"""For each sort of goods its sign, its letter where there is no Unicode, and its look."""

BOTTLE = ("≈", "~", "bold #ffffff on #1f7a6d")
SUNRISE = ("☼", "*", "bold #101820 on #ff9e4f")
CRATE = ("░", "#", "bold #e9d8b4 on #5b4327")
"""A bottle, the sunrise among them, and a card that a lantern covers."""

SHORT_TITLE_LENGTH = 5
"""How many characters of a title are shown where there is little room."""


# --- Cards ---------------------------------------------------------------------------------------------------------


def sort_of(card: str) -> str | None:
    """wine, of wine-3; None for a bottle."""
    sort = card.rpartition("-")[0]
    return sort if sort in SIGNS else None


def value_of(card: str) -> int:
    """3, of wine-3."""
    return int(card.rpartition("-")[2])


def kind_of(card: str) -> str:
    """The sort of goods, or the bottle."""
    return sort_of(card) or card


def drawn_as(kind: str) -> tuple[str, str, str]:
    """Sign, letter and look of a sort or a bottle."""
    return SIGNS.get(kind) or (SUNRISE if kind == SUNRISE_NAME else BOTTLE)


def sign(look: Look, signs: Sequence[str]) -> str:
    """One of our signs, as the terminal can write it."""
    return signs[1 if look.ascii_only else 0]


def sign_of(look: Look, kind: str) -> str:
    """Only the sign of a sort or a bottle."""
    return sign(look, drawn_as(kind))


def kind_name(look: Look, kind: str) -> str:
    """A sort of goods, or a bottle, in a word."""
    return look.text(f"dol-kind-{kind}")


def title(look: Look, kind: str) -> str:
    """A sort or a bottle with its sign."""
    return f"{sign_of(look, kind)} {kind_name(look, kind)}"


def cut_title(look: Look, kind: str, room: int) -> str:
    """A sort or a bottle with its sign and as many letters as there is room for."""
    whole = title(look, kind)
    if cell_len(whole) > room and not look.ascii_only:
        whole = whole.replace(" ", "", 1)
    return whole[:room]


def short_title(look: Look, kind: str) -> str:
    """A sort or a bottle with its sign and the first letters of its name."""
    return cut_title(look, kind, SHORT_TITLE_LENGTH)


def framed(look: Look, text: str, style: str) -> Text:
    """A word on a colour of its own; in brackets where there are no colours."""
    return Text(f" {text} " if look.coloured else f"[{text}]", style)


def tag(look: Look, card: str, called: Callable[[Look, str], str] = title) -> Text:
    """A card in a few words."""
    value = f" {value_of(card)}" if sort_of(card) else ""
    return framed(look, called(look, kind_of(card)) + value, drawn_as(kind_of(card))[2])


def tags_of(look: Look, cards: Iterable[str]) -> list[Text]:
    """Cards as tags, equal neighbours together."""
    found = []
    for card, same in groupby(cards):
        copies = len(list(same))
        found.append(Text.assemble(tag(look, card), (look.spelled(f"×{copies}") if copies > 1 else "", FAINT)))
    return found


def label(look: Look, place: str) -> str:
    """Says where some cards are."""
    return look.text("dol-screen-label", what=look.text(f"dol-screen-memory-{place}"))


def gesture_name(look: Look, gesture: str) -> str:
    """A gesture in a word."""
    return look.text("dol-gesture", gesture=gesture)
