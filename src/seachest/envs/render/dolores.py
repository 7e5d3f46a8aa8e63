"""The scene of Dolores: the duel, pile and discard in the middle, displays before the seats."""

from collections.abc import Iterable
from functools import cache

from seachest.envs.render.scene import (
    BACK_FACE,
    EMPTY_FACE,
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
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.dolores.position import DoloresPosition
from seachest.rules.dolores.state import SIDES, SideName
from seachest.rules.types import Seat

SORT_FACES: dict[str, tuple[str, Colour]] = {
    "weapons": ("†", (74, 90, 104)),
    "wine": ("▼", (142, 31, 59)),
    "jewels": ("♦", (85, 200, 220)),
    "cloth": ("≡", (124, 196, 107)),
    "porcelain": ("○", (230, 236, 244)),
    "instruments": ("♪", (148, 88, 42)),
    "gold": ("■", (242, 197, 60)),
}
"""For each sort of goods its sign and its colour."""

BOTTLE_GLYPH, SUNRISE_GLYPH = "≈", "☼"
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
STAGES = {"before": "before the duel", "laid-out": "cards laid out", "shown": "gestures shown"}
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
    if sort in SORT_FACES:
        sign, ground = SORT_FACES[sort]
        return Face(name, ground, sign, sort, value, (sort,))
    if name == SUNRISE:
        return Face(name, SUNRISE_GROUND, SUNRISE_GLYPH, SUNRISE_SYMBOL, words=(name,))
    return Face(name, BOTTLE_GROUND, BOTTLE_GLYPH, BOTTLE_SYMBOL, words=(name,))


def cards(names: Iterable[str | None]) -> tuple[SceneCard, ...]:
    """Cards by name, each for itself."""
    return tuple(SceneCard(face(name)) for name in names)


def scene(position: DoloresPosition, watching: Seat) -> Scene:
    """Return a position as a scene, as the seat that watches sees it."""
    return Scene(
        title="Dolores",
        stage=STAGES.get(position.window or "", ""),
        status=status(position, QUESTIONS),
        middle=(_duel(position), _discard(position)),
        seats=tuple(_seat(position, seat, watching) for seat in range(position.players)),
        choices=choices(position),
    )


def _duel(position: DoloresPosition) -> SceneRow:
    """Both sides of the duel with what their duellists show, and what is still to be drawn."""
    facts = (
        "" if position.lantern is None else f"dark, seat {position.lantern} sees",
        "held again" if position.repeat else "",
        f"sunrise {position.sunrise}" if position.sunrise != "low" else "",
    )
    groups = []
    for side in SIDES:
        lying = tuple(
            SceneCard(face(name), marked=f"{side}-{place}" in position.given)
            for place, name in enumerate([] if position.duel is None else position.duel.of(side), start=1)
        )
        groups.append(Group(f"{side}: seat {position.duellist(side)}{_gesture(position, side)}", lying, SIDE_SHARE))
    pile = position.pile
    groups.append(Group(stacked("pile", len(pile)), cards(reversed(pile)), PILE_SHARE))
    return SceneRow("duel", tuple(fact for fact in facts if fact), tuple(groups))


def _gesture(position: DoloresPosition, side: SideName) -> str:
    """What a duellist shows, has chosen or gives up, as far as the view tells."""
    if position.gestures is not None:
        return f" shows {position.gestures.of(side)}"
    for choice, verb in ((position.chosen, "will show"), (position.drops, "loses")):
        if choice is not None and choice.of(side) is not None:
            return f" {verb} {choice.of(side)}"
    return ""


def _discard(position: DoloresPosition) -> SceneRow:
    """What was discarded, and the bottles out of the game."""
    discard, removed = cards(position.discard), position.removed
    bottles = tuple(card for card in discard if card.face.symbol in BOTTLE_SYMBOLS)
    others = tuple(card for card in discard if card not in bottles)
    groups = (
        Group(f"goods {len(others)}", heaped(others), DISCARDED_SHARE),
        Group(f"bottles {len(bottles)}", bottles, USED_SHARE),
        Group(f"bottles out of the game {len(removed)}", cards(removed), REMOVED_SHARE),
    )
    return SceneRow("discard", (f"{position.buried} face down",) if position.buried else (), groups)


def _seat(position: DoloresPosition, seat: Seat, watching: Seat) -> SceneRow:
    """A seat with its display."""
    goods, bottles = position.displays[seat].goods, position.displays[seat].bottles
    announced, kept, broken = position.announced[seat], position.kept[seat], position.broken[seat]
    roles = {
        "dealer": position.dealer,
        "thief": position.thief,
        "victim": position.victim,
        "shows two hands": position.two_hands,
    }
    facts = (
        f"{position.scores[seat]} points",
        ", ".join(role for role, owner in roles.items() if owner == seat),
        f"bets {position.bet or ''}" if position.bettor == seat else "",
        f"announced {announced}" if announced else "",
        f"kept {kept}, broke {broken}" if kept or broken else "",
    )
    groups = (
        Group(f"goods {len(goods)}", heaped(cards(goods)), GOODS_SHARE),
        Group(f"bottles {len(bottles)}", cards(bottles), BOTTLES_SHARE),
    )
    return seat_row(position, seat, watching, facts, groups)
