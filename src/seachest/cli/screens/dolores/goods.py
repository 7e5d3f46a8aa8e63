"""The goods of a display of Dolores in the terminal, and which of its sets would score."""

from dataclasses import dataclass

from rich.text import Text

from seachest.cli.screens.dolores.cards import drawn_as, framed, sign, sort_of, value_of
from seachest.cli.terminal.screen import Look
from seachest.rules.dolores.cards import SORTS
from seachest.rules.dolores.position import DoloresPosition
from seachest.rules.types import Seat

SCORE_MARKS = {"highest": ("↑", "^"), "lowest": ("↓", "v"), "both": ("↕", "*"), "": ("", "")}
"""Which sets score: the highest, the lowest, and all of them twice if all are equal (DOL-7.3, 7.4)."""


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


def goods_of(position: DoloresPosition, seat: Seat) -> list[Goods]:
    """The goods of a display by sort, with those marked that would score now (DOL-7.3, 7.4)."""
    cards, singles = position.displays[seat].goods, bool(position.options["singles"])
    owned = {sort: tuple(value_of(card) for card in cards if sort_of(card) == sort) for sort in SORTS}
    owned = {sort: values for sort, values in owned.items() if values}
    totals = [sum(values) for values in owned.values() if singles or len(values) > 1]
    found = []
    for sort, values in owned.items():
        is_set = singles or len(values) > 1
        highest, lowest = is_set and sum(values) == max(totals), is_set and sum(values) == min(totals)
        mark = "both" if highest and lowest else "highest" if highest else "lowest" if lowest else ""
        found.append(Goods(sort, values, is_set, mark))
    return found


def added_up(goods: Goods) -> str:
    """What goods are worth, card by card: 1+1+2=4."""
    total = f"={goods.total}" if len(goods.values) > 1 else ""
    return "+".join(map(str, goods.values)) + total


def counted(goods: Goods) -> str:
    """How many goods, and what they are worth together: ×3=4; of a lone card its value."""
    return f"×{len(goods.values)}={goods.total}" if len(goods.values) > 1 else str(goods.total)


def goods_text(look: Look, goods: Goods, text: str) -> Text:
    """Goods in a few signs: framed where they score now, in brackets where a lone card is no set."""
    text = look.spelled(text if goods.is_set else f"({text})") + sign(look, SCORE_MARKS[goods.mark])
    return framed(look, text, drawn_as(goods.sort).style) if goods.mark else Text(f" {text} ")
