"""The scene of Sea or Shore: treasures and the trick in the middle, hands and stacks before the seats."""

from functools import cache

from seachest.envs.render.scene import (
    BACK_FACE,
    COVER_COLOUR,
    EMPTY_FACE,
    Colour,
    Face,
    Group,
    Scene,
    SceneCard,
    SceneRow,
    choices,
    points,
    seat_row,
    stacked,
    status,
)
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.sea_or_shore.position import COVERED_HALF, PlayedIsland, SeaOrShorePosition
from seachest.rules.sea_or_shore.state import MAX_ROUNDS
from seachest.rules.types import Seat

COLOUR_LOOKS: dict[str, tuple[str, Colour]] = {
    "red": ("▲", (184, 50, 42)),
    "blue": ("●", (31, 95, 191)),
    "green": ("♣", (98, 191, 102)),
    "purple": ("◆", (125, 53, 168)),
}
"""For each colour its sign and its ground."""

QUESTIONS = {
    "pass": "an island to pass on",
    "card": "an island to play",
    "show": "the half to show",
    "plus": "how many plus cards to lay",
    "take": "a treasure to take",
    "fleece": "whom to take plus cards from",
    "swap": "whom to swap islands with",
    "return": "an island to give back",
    "inspect": "a pile to look into",
    "order": "the order of the treasures",
    "fetch": "an island of the trick to fetch",
    "discard": "an island to discard",
}
HAND_SHARE, STACK_SHARE, PILE_SHARE, PLACE_SHARE, LAST_SHARE = 5, 3, 4, 2, 5


@cache
def island(name: str, covered: str = "") -> Face:
    """The face of an island, whole (`red-7`) or half (`red-?`, `?-7`)."""
    if name == UNKNOWN_NAME:
        return BACK_FACE
    colour, number = name.split("-")
    hidden = "colour" if colour == UNKNOWN_NAME else "number" if number == UNKNOWN_NAME else covered
    sign, ground = COLOUR_LOOKS.get(colour, ("", COVER_COLOUR))
    written = "" if number == UNKNOWN_NAME else number
    words = () if colour == UNKNOWN_NAME else (colour,)
    return Face(name, ground, sign, sign, written, words, halves=True, covered=hidden)


@cache
def treasure(name: str | None) -> Face:
    """The face of a treasure, such as `red:4`; None is an empty place."""
    if name is None:
        return EMPTY_FACE
    if name == UNKNOWN_NAME:
        return BACK_FACE
    colour, value = name.split(":")
    sign, ground = COLOUR_LOOKS[colour]
    return Face(name, ground, sign, sign, value, (colour,), round=True)


def scene(position: SeaOrShorePosition, watching: Seat) -> Scene:
    """A position as a scene."""
    return Scene(
        title="Sea or Shore",
        stage=f"round {position.round} of {MAX_ROUNDS}",
        status=status(position, QUESTIONS),
        middle=(_treasures(position), _trick(position)),
        seats=tuple(_seat(position, seat, watching) for seat in range(position.players)),
        choices=choices(position),
    )


def _treasures(position: SeaOrShorePosition) -> SceneRow:
    """The piles from the bottom up, then the treasure that lies face up beside each."""
    groups = []
    for name, pile in position.piles.items():
        looked_at = " (looked into)" if position.inspected == name else ""
        down = [SceneCard(treasure(each)) for each in reversed(pile.down)]
        title = f"{stacked(f'pile {name}', len(down))}, then face up{looked_at}"
        groups.append(Group(title, (*down, SceneCard(treasure(pile.up))), PILE_SHARE))
    facts = (
        f"supply: {position.supply} plus",
        f"actions {' and '.join(map(str, position.actions))}",
        f"islands gone: {len(position.gone)}",
    )
    return SceneRow("treasures", facts, tuple(groups))


def _trick(position: SeaOrShorePosition) -> SceneRow:
    """The trick in playing order, with places for those who are still to play, and the one before."""
    players, trick = position.players, position.trick
    is_open = len(trick) == players
    groups = []
    for place in range(players):
        seat = (position.starter + place) % players
        if place < len(trick):
            groups.append(_played(trick[place], is_open))
        else:
            groups.append(Group(f"seat {seat}", (SceneCard(EMPTY_FACE),), PLACE_SHARE))
    last = position.last or []
    cards = tuple(SceneCard(island(played.card)) for played in last)
    order = f", seat {last[0].seat} first" if last else ""
    return SceneRow(
        "trick",
        (f"seat {position.starter} starts",),
        (*groups, Group(f"trick before{order}", cards, LAST_SHARE)),
    )


def _played(played: PlayedIsland, is_open: bool) -> Group:
    """An island in the trick with its plus cards; one that was fetched leaves an empty place."""
    plus = f" +{played.plus}" if played.plus else ""
    covered = "" if is_open else COVERED_HALF[played.show]
    face = EMPTY_FACE if played.card is None else island(played.card, covered)
    return Group(f"seat {played.seat}{plus}", (SceneCard(face),), PLACE_SHARE)


def _seat(position: SeaOrShorePosition, seat: Seat, watching: Seat) -> SceneRow:
    """A seat with its hand and its stack; the island being passed or played is marked."""
    acting = seat == position.turn
    chosen = {position.passed[seat], position.chosen if acting else None} - {None}
    hand = position.hands[seat]
    stack = position.stacks[seat]
    due = position.due[seat] if position.due else None
    facts = (
        f"total {position.totals[seat]}, now {points(position.scores[seat])}",
        f"{position.plus[seat]} plus",
        f"will show {position.half}" if acting and position.half else "",
        f"action {due} to come" if due else "",
        f"owes seat {position.aim} {position.owed}" if acting and position.owed else "",
    )
    groups = (
        Group(f"hand {len(hand)}", tuple(SceneCard(island(name), marked=name in chosen) for name in hand), HAND_SHARE),
        Group(stacked("stack", len(stack)), tuple(SceneCard(treasure(name)) for name in stack), STACK_SHARE),
    )
    return seat_row(position, seat, watching, facts, groups)
