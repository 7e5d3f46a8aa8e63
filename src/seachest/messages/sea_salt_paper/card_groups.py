"""Cards of Sea Salt & Paper in the groups that bring points together (SSP-5)."""

from typing import Literal, TypeAlias

import msgspec

from seachest.rules.sea_salt_paper.cards import (
    BOATS,
    CAPTAIN,
    COLONY,
    COLOUR_SETS,
    COLOURS,
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
    Colour,
    names,
)
from seachest.rules.sea_salt_paper.scoring import (
    OCTOPUS_POINTS,
    PENGUIN_POINTS,
    PER_BOAT,
    PER_FISH,
    PER_PENGUIN,
    PER_SAILOR,
    SAILOR_POINTS,
    SHELL_POINTS,
)

GroupKind: TypeAlias = Literal[
    "crabs",
    "boats",
    "fish",
    "swimmers",
    "shells",
    "octopuses",
    "penguins",
    "sailors",
    "lighthouse",
    "shoal",
    "colony",
    "captain",
    "mermaid",
]
"""What brings points: pairs (SSP-5.1), collections (SSP-5.2), cards that count others (SSP-5.3), mermaids (SSP-5.4)."""


COLOUR_CARDS = tuple(int(COLOUR_SETS[colour]) for colour in range(len(COLOURS)))
"""The set of cards of each colour."""


class CardGroup(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that bring points together."""

    kind: GroupKind
    cards: list[str]
    number: int
    """What their points depend on: how many pairs there are, how many are collected, or how many others they count."""
    points: int
    colour: Colour | None = None
    """The colour that a mermaid counts; None for all others, and for a mermaid without a colour to count."""


def card_groups(hand: CardSet, laid: CardSet) -> list[CardGroup]:
    """Return all cards of a hand and what is laid in groups; every card is in one of them."""

    def have(which: CardSet) -> int:
        return (hand & which).bit_count() + (laid & which).bit_count()

    def group(kind: GroupKind, which: CardSet, number: int, points: int) -> CardGroup:
        cards = names(hand & which) + names(laid & which)
        return CardGroup(kind=kind, cards=cards, number=number, points=int(points))

    pairs = min(have(SWIMMERS), have(SHARKS))
    return [
        each
        for each in (
            group("crabs", CRABS, have(CRABS) // 2, have(CRABS) // 2),
            group("boats", BOATS, have(BOATS) // 2, have(BOATS) // 2),
            group("fish", FISH, have(FISH) // 2, have(FISH) // 2),
            group("swimmers", SWIMMERS | SHARKS, pairs, pairs),
            group("shells", SHELLS, have(SHELLS), SHELL_POINTS[have(SHELLS)]),
            group("octopuses", OCTOPUSES, have(OCTOPUSES), OCTOPUS_POINTS[have(OCTOPUSES)]),
            group("penguins", PENGUINS, have(PENGUINS), PENGUIN_POINTS[have(PENGUINS)]),
            group("sailors", SAILORS, have(SAILORS), SAILOR_POINTS[have(SAILORS)]),
            group("lighthouse", LIGHTHOUSE, have(BOATS), PER_BOAT * have(BOATS)),
            group("shoal", SHOAL, have(FISH), PER_FISH * have(FISH)),
            group("colony", COLONY, have(PENGUINS), PER_PENGUIN * have(PENGUINS)),
            group("captain", CAPTAIN, have(SAILORS), PER_SAILOR * have(SAILORS)),
            *_mermaids(hand, laid),
        )
        if each.cards
    ]


def _mermaids(hand: CardSet, laid: CardSet) -> list[CardGroup]:
    """Each mermaid on her own: the first counts the most frequent colour, the next one the next (SSP-5.4)."""
    counts = colour_counts(hand, laid)
    by_number = sorted(COLOURS, key=lambda colour: -counts[colour])
    cards = names(hand & MERMAIDS) + names(laid & MERMAIDS)
    return [
        CardGroup(
            kind="mermaid",
            cards=[card],
            number=counts[colour],
            points=counts[colour],
            colour=colour if counts[colour] else None,
        )
        for card, colour in zip(cards, by_number, strict=False)
    ]


def colour_counts(hand: CardSet, laid: CardSet) -> dict[Colour, int]:
    """Return how many cards of each colour a hand and what is laid have."""
    return {
        colour: (hand & cards).bit_count() + (laid & cards).bit_count()
        for colour, cards in zip(COLOURS, COLOUR_CARDS, strict=True)
    }
