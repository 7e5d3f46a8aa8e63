"""Rewards of a finished game for those who learn from it: three schemes, the same for every game."""

from seachest.rules.compiled import Cells, entry, rule
from seachest.rules.reading import named
from seachest.rules.types import Seat

REWARD_SCHEMES = ("rank", "win", "points")
RANK_SCHEME, WIN_SCHEME, POINTS_SCHEME = range(len(REWARD_SCHEMES))
"""`rank`: from 1 for the first place evenly down to -1 for the last, ties share; the sum is 0.
`win`: the winner gets 1 and the others share -1, several winners share; the sum is 0.
`points`: the points of the game as they are."""


def scheme_named(name: object) -> int:
    """The number of a reward scheme; raises NotationError for an unknown name."""
    return REWARD_SCHEMES.index(named(name, "rewards", REWARD_SCHEMES))


@rule
def how_many_in(places: Cells, players: int, place: int) -> int:
    """How many seats are in a place."""
    count = 0
    for seat in range(players):
        if places[seat] == place:
            count += 1
    return count


@entry
def reward(points: Cells, places: Cells, players: int, seat: Seat, scheme: int) -> float:
    """The reward of a seat, given the points and the place of each seat (1 for the winners)."""
    if scheme == POINTS_SCHEME:
        return float(points[seat])
    if scheme == RANK_SCHEME:
        sharing = how_many_in(places, players, places[seat])
        # Those who share a place stand in the middle of the places they take up.
        above = places[seat] - 1 + (sharing - 1) / 2
        return 1.0 - 2.0 * above / (players - 1)
    winners = how_many_in(places, players, 1)
    share = 1.0 / winners if places[seat] == 1 else 0.0
    return (share * players - 1.0) / (players - 1)
