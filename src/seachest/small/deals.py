"""All ways to deal a few hidden cards into the open places of a position, with how likely each is."""

import copy
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import comb, perm
from typing import Any, NamedTuple

from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.errors import NotationError
from seachest.rules.types import JsonObject

UNORDERED_FIELDS = frozenset({"hands", "out"})
"""The fields of positions in which the order of cards means nothing; everywhere else it is that of a pile."""


class OpenPlaces(NamedTuple):
    """A list of a position with open places: where it is, how many there are, and whether their order matters."""

    path: tuple[str | int, ...]
    places: int
    ordered: bool


def open_places(position: Mapping[str, Any]) -> list[OpenPlaces]:
    """The lists of a position that hold "?", in the order in which they are written."""

    def visit(value: Any, path: tuple[str | int, ...]) -> Iterator[OpenPlaces]:
        if isinstance(value, dict):
            for name, inner in value.items():
                yield from visit(inner, (*path, name))
        elif isinstance(value, list):
            if UNKNOWN_NAME in value:
                yield OpenPlaces(path, value.count(UNKNOWN_NAME), path[0] not in UNORDERED_FIELDS)
            for place, inner in enumerate(value):
                yield from visit(inner, (*path, place))

    return list(visit(dict(position), ()))


def all_deals(position: Mapping[str, Any], hidden: Sequence[str]) -> list[tuple[JsonObject, float]]:
    """Each different position that comes from dealing the hidden cards into the open places, with its probability."""
    places = open_places(position)
    if sum(place.places for place in places) != len(hidden):
        raise NotationError(f"hidden: {len(hidden)} cards for {sum(place.places for place in places)} open places")
    found = [(cards, ways) for cards, ways in _dealt(places, Counter(hidden))]
    total = sum(ways for _, ways in found)
    return [(_filled(position, places, cards), ways / total) for cards, ways in found]


def _dealt(places: Sequence[OpenPlaces], left: Counter[str]) -> Iterator[tuple[list[tuple[str, ...]], int]]:
    """The cards for each list of open places, and in how many ways they come about."""
    if not places:
        yield [], 1
        return
    first, *others = places
    for cards, ways in _drawn(first, sorted(left.items())):
        rest = left - Counter(cards)
        for more, other_ways in _dealt(others, rest):
            yield [cards, *more], ways * other_ways


def _drawn(place: OpenPlaces, left: Sequence[tuple[str, int]]) -> Iterator[tuple[tuple[str, ...], int]]:
    """The different draws from some cards for one list, and in how many ways each comes about."""
    if place.places == sum(copies for _, copies in left) and not place.ordered:
        yield tuple(name for name, copies in left for _ in range(copies)), 1
        return
    for counts in _counts(place.places, [copies for _, copies in left]):
        taken = [(name, copies, count) for (name, copies), count in zip(left, counts, strict=True) if count]
        if not place.ordered:
            ways = 1
            for _, copies, count in taken:
                ways *= comb(copies, count)
            yield tuple(name for name, _, count in taken for _ in range(count)), ways
            continue
        ways = 1
        for _, copies, count in taken:
            ways *= perm(copies, count)
        for order in _orders([(name, count) for name, _, count in taken]):
            yield order, ways


def _counts(wanted: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """How many of each card: all ways to make up a number of cards."""
    if wanted > sum(most):
        return
    if not most:
        yield ()
        return
    for count in range(min(wanted, most[0]) + 1):
        for others in _counts(wanted - count, most[1:]):
            yield (count, *others)


def _orders(cards: Sequence[tuple[str, int]]) -> Iterator[tuple[str, ...]]:
    """The different orders of some cards."""
    if not cards:
        yield ()
    for i, (name, count) in enumerate(cards):
        rest = [*cards[:i], *([(name, count - 1)] if count > 1 else []), *cards[i + 1 :]]
        for others in _orders(rest):
            yield (name, *others)


def _filled(position: Mapping[str, Any], places: Sequence[OpenPlaces], cards: Sequence[tuple[str, ...]]) -> JsonObject:
    """The position with cards in its open places."""
    filled: JsonObject = copy.deepcopy(dict(position))
    for place, dealt in zip(places, cards, strict=True):
        target: Any = filled
        for step in place.path:
            target = target[step]
        coming = iter(dealt)
        target[:] = [next(coming) if card == UNKNOWN_NAME else card for card in target]
    return filled
