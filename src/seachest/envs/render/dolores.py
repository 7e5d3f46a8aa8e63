"""The scene of Dolores: the duel, pile and discard in the middle, displays before the seats."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from seachest.envs.render.scene import (
    BACK_FACE,
    EMPTY_FACE,
    UNKNOWN_NAME,
    Colour,
    Face,
    Group,
    Scene,
    SceneCard,
    SceneRow,
    choices,
    heaped,
    seat_row,
    stacked,
    status,
)

SORTS: dict[str, tuple[str, Colour]] = {
    "weapons": ("†", (74, 90, 104)),
    "wine": ("▼", (142, 31, 59)),
    "jewels": ("♦", (85, 200, 220)),
    "cloth": ("≡", (124, 196, 107)),
    "porcelain": ("○", (230, 236, 244)),
    "instruments": ("♪", (148, 88, 42)),
    "gold": ("■", (242, 197, 60)),
}
"""For each sort of goods its sign and its look."""

BOTTLE_SIGN, SUNRISE_SIGN = "≈", "☼"
BOTTLE_SYMBOL, SUNRISE_SYMBOL = BOTTLE_SYMBOLS = ("bottle", "sun")
BOTTLE_GROUND: Colour = (31, 122, 109)
SUNRISE, SUNRISE_GROUND = "sunrise", (255, 158, 79)

QUESTIONS = {
    "theft": "whom to rob",
    "loot": "a card to steal",
    "window": "whether to use a bottle",
    "talk": "what to announce",
    "gesture": "a gesture",
    "count": "which of two hands counts",
    "give": "a card for the left side",
    "grab": "a card to grab",
    "pick": "a card to pick",
    "drop": "a sort to lose",
}
MOMENTS = {"before": "before the duel", "laid-out": "cards laid out", "shown": "gestures shown"}
SIDES = ("left", "dealer")
SIDE_SHARE, PILE_SHARE, DISCARDED_SHARE, USED_SHARE, REMOVED_SHARE = 4, 4, 8, 5, 4
GOODS_SHARE, BOTTLES_SHARE = 3, 1


@cache
def face(name: str | None) -> Face:
    """The face of a card: goods such as `wine-3`, or a bottle; None is a place that its card has left."""
    if name is None:
        return EMPTY_FACE
    if name == UNKNOWN_NAME:
        return BACK_FACE
    sort, _, value = name.rpartition("-")
    if sort in SORTS:
        sign, ground = SORTS[sort]
        return Face(name, ground, sign, sort, value, (sort,))
    if name == SUNRISE:
        return Face(name, SUNRISE_GROUND, SUNRISE_SIGN, SUNRISE_SYMBOL, words=(name,))
    return Face(name, BOTTLE_GROUND, BOTTLE_SIGN, BOTTLE_SYMBOL, words=(name,))


def cards(names: Iterable[str | None]) -> tuple[SceneCard, ...]:
    """Cards by name, each for itself."""
    return tuple(SceneCard(face(name)) for name in names)


def scene(position: Mapping[str, Any], watching: int) -> Scene:
    """A position as a scene."""
    return Scene(
        title="Dolores",
        stage=MOMENTS.get(position["window"], ""),
        status=status(position, QUESTIONS),
        middle=(_duel(position), _discard(position)),
        seats=tuple(_seat(position, seat, watching) for seat in range(position["players"])),
        choices=choices(position),
    )


def _duel(position: Mapping[str, Any]) -> SceneRow:
    """Both sides of the duel with what their duellists show, and what is still to be drawn."""
    duel = position["duel"] or {side: [] for side in SIDES}
    lantern = position["lantern"]
    facts = (
        "" if lantern is None else f"dark, seat {lantern} sees",
        "held again" if position["repeat"] else "",
        f"sunrise {position['sunrise']}" if position["sunrise"] != "low" else "",
    )
    groups = []
    for side in SIDES:
        lying = tuple(
            SceneCard(face(name), marked=f"{side}-{place}" in position["given"])
            for place, name in enumerate(duel[side], start=1)
        )
        groups.append(Group(f"{side}: seat {_duellist(position, side)}{_gesture(position, side)}", lying, SIDE_SHARE))
    pile = position["pile"]
    groups.append(Group(stacked("pile", len(pile)), cards(reversed(pile)), PILE_SHARE))
    return SceneRow("duel", tuple(fact for fact in facts if fact), tuple(groups))


def _duellist(position: Mapping[str, Any], side: str) -> int:
    """The seat on a side of the duel."""
    dealer = int(position["dealer"])
    return dealer if side == "dealer" else (dealer + 1) % int(position["players"])


def _gesture(position: Mapping[str, Any], side: str) -> str:
    """What a duellist shows, has chosen or gives up, as far as the view tells."""
    for field, verb in (("gestures", "shows"), ("chosen", "will show"), ("drops", "loses")):
        if position[field] and position[field][side]:
            return f" {verb} {position[field][side]}"
    return ""


def _discard(position: Mapping[str, Any]) -> SceneRow:
    """What was discarded, and the bottles out of the game."""
    discard, removed = cards(position["discard"]), position["removed"]
    bottles = tuple(card for card in discard if card.face.symbol in BOTTLE_SYMBOLS)
    others = tuple(card for card in discard if card not in bottles)
    groups = (
        Group(f"goods {len(others)}", heaped(others), DISCARDED_SHARE),
        Group(f"bottles {len(bottles)}", bottles, USED_SHARE),
        Group(f"bottles out of the game {len(removed)}", cards(removed), REMOVED_SHARE),
    )
    buried = position["buried"]
    return SceneRow("discard", (f"{buried} face down",) if buried else (), groups)


def _seat(position: Mapping[str, Any], seat: int, watching: int) -> SceneRow:
    """A seat with its display."""
    display = position["displays"][seat]
    goods, bottles = display["goods"], display["bottles"]
    announced = position["announced"][seat]
    kept, broken = position["kept"][seat], position["broken"][seat]
    roles = {"dealer": "dealer", "thief": "thief", "victim": "victim", "two-hands": "shows two hands"}
    facts = (
        f"{position['scores'][seat]} points",
        ", ".join(role for field, role in roles.items() if position[field] == seat),
        f"bets {position['bet'] or ''}" if position["bettor"] == seat else "",
        f"announced {announced}" if announced else "",
        f"kept {kept}, broke {broken}" if kept or broken else "",
    )
    groups = (
        Group(f"goods {len(goods)}", heaped(cards(goods)), GOODS_SHARE),
        Group(f"bottles {len(bottles)}", cards(bottles), BOTTLES_SHARE),
    )
    return seat_row(position, seat, watching, facts, groups)
