"""What cards are worth (SSP-5), and how a round and the game are counted (SSP-6, SSP-8)."""

from seachest.rules.compiled import Cells, bits, entry, lookup, rule, small_entry, small_rule
from seachest.rules.sea_salt_paper.cards import (
    BOATS,
    CAPTAIN,
    COLONY,
    COLOUR_COUNT,
    COLOUR_SETS,
    CRABS,
    FISH,
    LIGHTHOUSE,
    MERMAIDS,
    OCTOPUSES,
    PENGUINS,
    SAILORS,
    SHARKS,
    SHELLS,
    SHOAL,
    SWIMMERS,
    CardSet,
)
from seachest.rules.sea_salt_paper.state import State
from seachest.rules.types import Seat

# SSP-5.2: points by how many one has.
SHELL_POINTS = lookup([0, 0, 2, 4, 6, 8, 10])
OCTOPUS_POINTS = lookup([0, 0, 3, 6, 9, 12])
PENGUIN_POINTS = lookup([0, 1, 3, 5])
SAILOR_POINTS = lookup([0, 0, 5])

# SSP-5.3: points for each card that a multiplier counts.
PER_BOAT, PER_FISH, PER_PENGUIN, PER_SAILOR = 1, 1, 2, 3


@small_entry
def count(hand: CardSet, laid: CardSet, which: CardSet) -> int:
    """Return how many cards of a kind or colour there are in hand and laid together."""
    return bits(hand & which) + bits(laid & which)


@rule
def colour_ranks(hand: CardSet, laid: CardSet) -> int:
    """Return the numbers of cards of the four most frequent colours in the bytes of one number, the highest first."""
    first = second = third = fourth = 0
    for colour in range(COLOUR_COUNT):
        have = count(hand, laid, COLOUR_SETS[colour])
        first, have = max(first, have), min(first, have)
        second, have = max(second, have), min(second, have)
        third, have = max(third, have), min(third, have)
        fourth = max(fourth, have)
    return first | second << 8 | third << 16 | fourth << 24


@small_rule
def mermaid_points(ranks: int, mermaids: int) -> int:
    """Return the points of mermaids: each scores a colour of its own, the most frequent ones first (SSP-5.4)."""
    points = 0
    for mermaid in range(mermaids):
        points += ranks >> 8 * mermaid & 0xFF
    return points


@small_entry
def colour_bonus(hand: CardSet, laid: CardSet) -> int:
    """Return the number of cards of the most frequent colour (SSP-5.5)."""
    most = 0
    for colour in range(COLOUR_COUNT):
        most = max(most, count(hand, laid, COLOUR_SETS[colour]))
    return most


# SSP-5.1 to 5.3: the points of the kinds that belong together, by how many one has of each, in hand or laid.


@small_rule
def crab_points(crabs: int) -> int:
    """Return a point for each pair of crabs."""
    return crabs // 2


@small_rule
def boat_points(boats: int, lighthouses: int) -> int:
    """Return a point for each pair of boats, and what a lighthouse adds."""
    return boats // 2 + lighthouses * PER_BOAT * boats


@small_rule
def fish_points(fish: int, shoals: int) -> int:
    """Return a point for each pair of fish, and what a shoal adds."""
    return fish // 2 + shoals * PER_FISH * fish


@small_rule
def swimmer_points(swimmers: int, sharks: int) -> int:
    """Return a point for each pair of a swimmer and a shark."""
    return min(swimmers, sharks)


@small_rule
def shell_points(shells: int) -> int:
    """Return the points of shells."""
    return SHELL_POINTS[shells]


@small_rule
def octopus_points(octopuses: int) -> int:
    """Return the points of octopuses."""
    return OCTOPUS_POINTS[octopuses]


@small_rule
def penguin_points(penguins: int, colonies: int) -> int:
    """Return the points of penguins, and what a colony adds."""
    return PENGUIN_POINTS[penguins] + colonies * PER_PENGUIN * penguins


@small_rule
def sailor_points(sailors: int, captains: int) -> int:
    """Return the points of sailors, and what a captain adds."""
    return SAILOR_POINTS[sailors] + captains * PER_SAILOR * sailors


@small_rule
def kind_points(hand: CardSet, laid: CardSet) -> int:
    """Return the points that depend on the kinds of cards only: all but those of mermaids (SSP-5.1 to 5.3)."""
    return (
        crab_points(count(hand, laid, CRABS))
        + boat_points(count(hand, laid, BOATS), count(hand, laid, LIGHTHOUSE))
        + fish_points(count(hand, laid, FISH), count(hand, laid, SHOAL))
        + swimmer_points(count(hand, laid, SWIMMERS), count(hand, laid, SHARKS))
        + shell_points(count(hand, laid, SHELLS))
        + octopus_points(count(hand, laid, OCTOPUSES))
        + penguin_points(count(hand, laid, PENGUINS), count(hand, laid, COLONY))
        + sailor_points(count(hand, laid, SAILORS), count(hand, laid, CAPTAIN))
    )


@small_entry
def card_points(hand: CardSet, laid: CardSet) -> int:
    """Return all points of a hand and what is laid, without the colour bonus (SSP-5)."""
    points = kind_points(hand, laid)
    mermaids = count(hand, laid, MERMAIDS)
    if mermaids:
        points += mermaid_points(colour_ranks(hand, laid), mermaids)
    return points


@small_rule
def bet_score(points: int, bonus: int, called: bool, won: bool) -> int:
    """Return what a seat scores in a round with a LAST CHANCE, by its card points and colour bonus (SSP-6.4, 6.5)."""
    if called:
        return points + bonus if won else bonus
    return bonus if won else points


@rule
def _has_won_by_mermaids(s: State, seat: Seat) -> bool:
    """Whether all four mermaids lie before a seat (SSP-5.6)."""
    return s.laid[seat] & MERMAIDS == MERMAIDS


@rule
def _is_ahead(s: State, seat: Seat, other: Seat) -> bool:
    """Whether a seat ranks strictly before another (SSP-8.2)."""
    if _has_won_by_mermaids(s, seat) != _has_won_by_mermaids(s, other):
        return _has_won_by_mermaids(s, seat)
    if s.totals[seat] != s.totals[other]:
        return s.totals[seat] > s.totals[other]
    return s.gained[seat] > s.gained[other]


@entry
def result(s: State, points: Cells, places: Cells) -> None:
    """Fill in the points of each seat, and its place: 1 for the winners; tied seats share a place."""
    for seat in range(s.players):
        points[seat] = s.totals[seat]
        places[seat] = 1
        for other in range(s.players):
            if _is_ahead(s, other, seat):
                places[seat] += 1
