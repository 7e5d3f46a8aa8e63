"""The scene of Sea Salt & Paper: deck and piles in the middle, hands and laid pairs before the seats."""

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
    points,
    seat_row,
    stacked,
    status,
)
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.sea_salt_paper.position import SeaSaltPaperPosition
from seachest.rules.types import Seat

COLOUR_LOOKS: dict[str, tuple[str, Colour]] = {
    "dark-blue": ("◆", (26, 63, 168)),
    "light-blue": ("◇", (143, 211, 244)),
    "black": ("■", (48, 48, 48)),
    "yellow": ("★", (242, 209, 60)),
    "green": ("▲", (108, 191, 98)),
    "grey": ("▒", (168, 173, 178)),
    "purple": ("▼", (138, 47, 168)),
    "white": ("□", (245, 242, 233)),
    "light-orange": ("○", (249, 196, 144)),
    "pink": ("▽", (255, 143, 192)),
    "orange": ("●", (245, 124, 31)),
}
"""For each colour its sign and its ground as RGB; a light colour has the hollow sign of its dark sister."""

QUESTIONS = {
    "draw": "where to take a card from",
    "keep": "the card to keep",
    "discard": "a pile for the other card",
    "play": "a duo to lay, or how to end the turn",
    "with": "the partner of the card laid",
    "search": "a pile to search",
    "pick": "a card to pick from the pile",
    "rob": "whom to steal from",
}
CALL_WORDS = {"stop": "STOP", "last-chance": "LAST CHANCE"}
DECK_SHARE, PILE_SHARE, DRAWN_SHARE = 3, 5, 3
HAND_SHARE, LAID_SHARE = 5, 3


@cache
def face(name: str) -> Face:
    """Return the face of a card, such as `crab.dark-blue`."""
    if name == UNKNOWN_NAME:
        return BACK_FACE
    kind, colour = name.split(".")
    sign, ground = COLOUR_LOOKS[colour]
    return Face(name, ground, sign, kind, words=(kind, colour))


def scene(position: SeaSaltPaperPosition, watching: Seat) -> Scene:
    """Return what lies on the table of a position, as the seat that is watching sees it."""
    return Scene(
        title="Sea Salt & Paper",
        stage=f"round {position.round}, to {position.options['goal']} points",
        status=status(position, QUESTIONS),
        middle=(_middle(position),),
        seats=tuple(_seat(position, seat, watching) for seat in range(position.players)),
        choices=choices(position),
    )


def _middle(position: SeaSaltPaperPosition) -> SceneRow:
    """The deck and both piles from the bottom up, and the cards being chosen from."""
    deck = position.deck
    groups = [Group(stacked("deck", len(deck)), tuple(SceneCard(face(name)) for name in reversed(deck)), DECK_SHARE)]
    for number, pile in enumerate(position.piles, start=1):
        searched = " (searched)" if position.searched == number else ""
        cards = tuple(SceneCard(face(name)) for name in reversed(pile)) or (SceneCard(EMPTY_FACE),)
        groups.append(Group(f"{stacked(f'pile {number}:', len(pile))}{searched}", cards, PILE_SHARE))
    drawn = tuple(SceneCard(face(name)) for name in position.drawn or ())
    groups.append(Group("drawn", drawn, DRAWN_SHARE))
    facts = () if position.call is None else (f"seat {position.caller} called", CALL_WORDS[position.call])
    return SceneRow("table", facts, tuple(groups))


def _seat(position: SeaSaltPaperPosition, seat: Seat, watching: Seat) -> SceneRow:
    """A seat with its hand and its pairs; a card laid that waits for its partner is marked."""
    hand = position.hands[seat]
    laid = [SceneCard(face(name), joined=place > 0) for pair in position.laid[seat] for place, name in enumerate(pair)]
    if position.first is not None and seat == position.turn:
        laid.append(SceneCard(face(position.first), marked=True))
    gained = position.gained[seat]
    facts = (
        f"total {position.totals[seat]}, cards {points(position.scores[seat])}",
        f"round before: {gained}" if gained else "",
        "revealed, safe" if seat in position.safe else "",
    )
    groups = (
        Group(f"hand {len(hand)}", tuple(SceneCard(face(name)) for name in hand), HAND_SHARE),
        Group(f"laid {len(laid)}", tuple(laid), LAID_SHARE),
    )
    return seat_row(position, seat, watching, facts, groups)
