"""What cards are worth (SSP-5), and how a round and the game are counted (SSP-6, SSP-8)."""

from seachest.rules.compiled import Cells, bits, entry, lookup, rule, small_entry
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


@entry
def _colour_points(hand: CardSet, laid: CardSet, mermaids: int) -> int:
    """Return the points of mermaids: each scores a colour of its own, the most frequent ones first (SSP-5.4)."""
    first = second = third = fourth = 0
    for colour in range(COLOUR_COUNT):
        have = count(hand, laid, COLOUR_SETS[colour])
        first, have = max(first, have), min(first, have)
        second, have = max(second, have), min(second, have)
        third, have = max(third, have), min(third, have)
        fourth = max(fourth, have)
    points = first if mermaids > 0 else 0
    points += second if mermaids > 1 else 0
    points += third if mermaids > 2 else 0
    return points + (fourth if mermaids > 3 else 0)


@small_entry
def colour_bonus(hand: CardSet, laid: CardSet) -> int:
    """Return the number of cards of the most frequent colour (SSP-5.5)."""
    most = 0
    for colour in range(COLOUR_COUNT):
        most = max(most, count(hand, laid, COLOUR_SETS[colour]))
    return most


@small_entry
def _pair_points(hand: CardSet, laid: CardSet) -> int:
    """Return a point for each pair, laid or not (SSP-5.1)."""
    return (
        count(hand, laid, CRABS) // 2
        + count(hand, laid, BOATS) // 2
        + count(hand, laid, FISH) // 2
        + min(count(hand, laid, SWIMMERS), count(hand, laid, SHARKS))
    )


@small_entry
def _set_points(hand: CardSet, laid: CardSet) -> int:
    """Return the points of collections: shells, octopuses, penguins and sailors (SSP-5.2)."""
    return (
        SHELL_POINTS[count(hand, laid, SHELLS)]
        + OCTOPUS_POINTS[count(hand, laid, OCTOPUSES)]
        + PENGUIN_POINTS[count(hand, laid, PENGUINS)]
        + SAILOR_POINTS[count(hand, laid, SAILORS)]
    )


@small_entry
def _multiplier_points(hand: CardSet, laid: CardSet) -> int:
    """Return the points of lighthouse, shoal, colony and captain (SSP-5.3)."""
    both = hand | laid
    points = 0
    if both & LIGHTHOUSE:
        points += PER_BOAT * count(hand, laid, BOATS)
    if both & SHOAL:
        points += PER_FISH * count(hand, laid, FISH)
    if both & COLONY:
        points += PER_PENGUIN * count(hand, laid, PENGUINS)
    if both & CAPTAIN:
        points += PER_SAILOR * count(hand, laid, SAILORS)
    return points


@small_entry
def card_points(hand: CardSet, laid: CardSet) -> int:
    """Return all points of a hand and what is laid, without the colour bonus (SSP-5)."""
    points = _pair_points(hand, laid) + _set_points(hand, laid) + _multiplier_points(hand, laid)
    mermaids = count(hand, laid, MERMAIDS)
    if mermaids:
        points += _colour_points(hand, laid, mermaids)
    return points


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
