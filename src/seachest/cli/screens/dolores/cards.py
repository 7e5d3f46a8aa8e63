"""Cards and goods of Dolores in the terminal: signs, tags, and which sets would score."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from seachest.cli.terminal.screen import FAINT, Look, Seats
from seachest.rules.dolores.cards import BOTTLES, CARDS, SORTS, SUNRISE_CARD, names
from seachest.rules.dolores.scoring import points_of
from seachest.rules.dolores.state import State
from seachest.rules.game import NOBODY
from seachest.table import View

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

MARKS = {"highest": ("↑", "^"), "lowest": ("↓", "v"), "both": ("↕", "*"), "": ("", "")}
"""Which sets score: the highest, the lowest, and all of them twice where all are equal (DOL-7.3, 7.4)."""

SHORT_TITLE = 5
"""How many signs of a name are shown where there is little room."""


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
    return cut_title(look, kind, SHORT_TITLE)


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


# --- Goods ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Goods:
    """All goods of one sort in a display: their values, and whether they would score now, and as what."""

    sort: str
    values: tuple[int, ...]
    is_set: bool
    mark: str

    @property
    def total(self) -> int:
        """What they are worth together."""
        return sum(self.values)


def goods_of(v: State, seat: int) -> list[Goods]:
    """The goods of a display by sort, with those marked that would score now (DOL-7.3, 7.4)."""
    cards = [card for card in names(v.display[seat]) if sort_of(card)]
    owned = {sort: tuple(value_of(card) for card in cards if sort_of(card) == sort) for sort in SORTS}
    owned = {sort: values for sort, values in owned.items() if values}
    totals = [sum(values) for values in owned.values() if v.singles or len(values) > 1]
    found = []
    for sort, values in owned.items():
        is_set = bool(v.singles) or len(values) > 1
        highest, lowest = is_set and sum(values) == max(totals), is_set and sum(values) == min(totals)
        mark = "both" if highest and lowest else "highest" if highest else "lowest" if lowest else ""
        found.append(Goods(sort, values, is_set, mark))
    return found


def bottles_of(v: State, seat: int) -> list[str]:
    """The bottles that lie beside a display."""
    return [card for card in names(v.display[seat]) if not sort_of(card)]


def removed(v: State) -> list[str]:
    """The bottles that are known to be out of the game."""
    return [bottle for i, bottle in enumerate(BOTTLES) if v.removed >> i & 1]


def points_of_seat(v: State, seat: int) -> int:
    """What a display would score now."""
    return int(points_of(v.display[seat], v.singles))


def added_up(goods: Goods) -> str:
    """What goods are worth, card by card: 1+1+2=4."""
    total = f"={goods.total}" if len(goods.values) > 1 else ""
    return "+".join(map(str, goods.values)) + total


def counted(goods: Goods) -> str:
    """How many goods, and what they are worth together: ×3=4; of a lone card its value."""
    return f"×{len(goods.values)}={goods.total}" if len(goods.values) > 1 else str(goods.total)


def goods_text(look: Look, goods: Goods, text: str) -> Text:
    """Goods in a few signs: framed where they score now, in brackets where a lone card is no set."""
    text = look.spelled(text if goods.is_set else f"({text})") + sign(look, MARKS[goods.mark])
    return framed(look, text, drawn_as(goods.sort)[2]) if goods.mark else Text(f" {text} ")


# --- Seats ---------------------------------------------------------------------------------------------------------


def everyone(seats: Seats) -> list[int]:
    """All seats, the player's own last, nearest to the choices."""
    return [*seats.rivals(), *([] if seats.me == NOBODY else [seats.me])]


def name_piece(look: Look, view: View, called: str, seat: int) -> Text:
    """A seat's name, with a mark before those who are to decide."""
    moving = seat in view.pending()
    return Text(f"{'▸' if moving else ' '} {look.spelled(called)}", "bold" if moving or seat == view.seat else "")


def who(seats: Seats, seat: int) -> str:
    """How a message speaks of a seat: to the player, or of another one."""
    return "you" if seat == seats.me else "other"
