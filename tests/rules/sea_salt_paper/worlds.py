"""All deals that agree with what a seat has seen, by brute force: every way in which a small round may have gone.

Nothing here comes from the program but what happened at the table. Worlds are weighed as chance makes them: all orders
of the unseen cards are as likely, thieves draw at random, crabs take any of the different cards of a pile alike, and
what somebody lays or keeps tells nothing beyond that they had it. Four mermaids would have won, so no world has them.
"""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import Any, NamedTuple

import seachest

Cards = tuple[str, ...]
MERMAIDS = 4


class World(NamedTuple):
    """Where all cards lie: hands sorted, deck and piles from the top, and what was drawn but not yet discarded.

    A tuple of tuples, since there are hundreds of thousands of them at a time.
    """

    hands: tuple[Cards, ...]
    deck: Cards
    piles: tuple[Cards, ...]
    drawn: Cards = ()

    def tops(self) -> list[Cards]:
        """What everybody sees of the piles."""
        return [pile[:1] for pile in self.piles]

    def is_won(self) -> bool:
        """Whether somebody has all mermaids."""
        return any(hand.count("mermaid.white") == MERMAIDS for hand in self.hands)

    def with_deck(self, deck: Cards, drawn: Cards) -> "World":
        return World(self.hands, deck, self.piles, drawn)

    def with_pile(self, pile: int, cards: Cards) -> "World":
        return World(self.hands, self.deck, (*self.piles[:pile], cards, *self.piles[pile + 1 :]), self.drawn)

    def with_hand(self, seat: int, hand: Cards) -> "World":
        return World((*self.hands[:seat], hand, *self.hands[seat + 1 :]), self.deck, self.piles, self.drawn)

    def gain(self, seat: int, card: str) -> "World":
        hand = self.hands[seat]
        place = bisect_left(hand, card)
        return self.with_hand(seat, (*hand[:place], card, *hand[place:]))

    def lose(self, seat: int, card: str) -> "World":
        """Without a card, which must be there."""
        return self.with_hand(seat, without(self.hands[seat], card))


def without(cards: Cards, card: str) -> Cards:
    """Cards but for the first one of that name, which must be there."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def world_of(table: seachest.Table) -> World:
    """The world as it is."""
    position = table.position()
    return World(
        tuple(tuple(sorted(hand)) for hand in position["hands"]),
        tuple(position["deck"]),
        tuple(tuple(pile) for pile in position["piles"]),
        tuple(position["drawn"] or ()),
    )


def has_partner(hand: Cards, card: str) -> bool:
    """Whether a hand has a card that can be laid with that one (SSP-4.1)."""
    kind = card.split(".")[0]
    wanted = {"swimmer": "shark", "shark": "swimmer"}.get(kind, kind)
    return any(held.split(".")[0] == wanted for held in hand)


def all_deals(cards: Sequence[str], sizes: Sequence[int]) -> Iterator[tuple[tuple[Cards, ...], Cards]]:
    """All hands of these sizes, sorted, and all orders of the deck: each is as likely."""
    if not sizes:
        yield from (((), deck) for deck in permutations(cards))
        return
    for places in combinations(range(len(cards)), sizes[0]):
        hand = tuple(sorted(cards[place] for place in places))
        left = [card for place, card in enumerate(cards) if place not in places]
        for others, deck in all_deals(left, sizes[1:]):
            yield (hand, *others), deck


class Worlds:
    """All worlds that a seat, or the spectator (NOBODY), holds possible, each with its weight, as the game goes on."""

    def __init__(self, table: seachest.Table, observer: int) -> None:
        self.table, self.observer = table, observer
        true = world_of(table)
        rivals = [seat for seat in range(len(true.hands)) if seat != observer]
        unseen = [card for seat in rivals for card in true.hands[seat]] + list(true.deck)
        self.weights: dict[World, float] = defaultdict(float)
        for dealt, deck in all_deals(unseen, [len(true.hands[seat]) for seat in rivals]):
            hands = list(true.hands)
            for seat, hand in zip(rivals, dealt, strict=True):
                hands[seat] = hand
            self.weights[true._replace(hands=tuple(hands), deck=deck)] += 1.0

    def act(self, seat: int, text: str) -> None:
        """Plays a move, and goes on to all worlds in which the observer would have seen the same."""
        before = world_of(self.table)
        self.table.act(seat, text)
        after = world_of(self.table)
        tops = after.tops()
        weights: dict[World, float] = defaultdict(float)
        for world, weight in self.weights.items():
            for following, share in self._following(world, before, after, seat, text):
                if following.tops() == tops and not following.is_won():
                    weights[following] += weight * share
        self.weights = weights

    def deals(self) -> dict[Any, float]:
        """Who holds what, how the piles lie and what is being discarded, each with its weight."""
        found: dict[Any, float] = defaultdict(float)
        for world, weight in self.weights.items():
            found[world.hands, world.piles, tuple(sorted(world.drawn))] += weight
        return found

    def _following(
        self, world: World, before: World, after: World, seat: int, text: str
    ) -> Iterator[tuple[World, float]]:
        """All worlds that may follow on one, each with its share."""
        verb, _, rest = text.partition(" ")
        own = seat == self.observer
        if verb == "draw":
            count = min(2, len(world.deck))
            drawn, deck = world.deck[:count], world.deck[count:]
            if not own or sorted(drawn) == sorted(before.deck[:count]):
                following = world.with_deck(deck, drawn if count == 2 else ())
                yield (following if count == 2 else following.gain(seat, drawn[0])), 1.0
        elif verb == "keep":
            for kept in [rest] if own else set(world.drawn):
                yield world.gain(seat, kept).with_deck(world.deck, without(world.drawn, kept)), 1.0
        elif verb == "discard":
            pile = int(rest) - 1
            yield world.with_deck(world.deck, ()).with_pile(pile, world.drawn + world.piles[pile]), 1.0
        elif verb == "take":
            top, *below = world.piles[int(rest) - 1]
            yield world.with_pile(int(rest) - 1, tuple(below)).gain(seat, top), 1.0
        elif verb in ("lay", "with"):
            if rest not in world.hands[seat]:
                return
            laid = world.lose(seat, rest)
            if verb == "with" or has_partner(laid.hands[seat], rest):
                if len(after.deck) < len(before.deck) and (not own or laid.deck[0] == before.deck[0]):
                    yield laid.gain(seat, laid.deck[0]).with_deck(laid.deck[1:], laid.drawn), 1.0
                elif len(after.deck) == len(before.deck):
                    yield laid, 1.0
        elif verb == "search":
            pile = int(rest) - 1
            if not own or world.piles[pile] == before.piles[pile]:
                yield world, 1.0
        elif verb == "pick":
            pile = next(i for i in range(2) if len(after.piles[i]) < len(before.piles[i]))
            kinds = set(world.piles[pile])
            for card in [rest] if own else kinds:
                left = without(world.piles[pile], card)  # of equal cards the one nearest the top
                yield world.with_pile(pile, left).gain(seat, card), 1.0 / len(kinds)
        elif verb == "rob":
            victim = int(rest)
            (stolen,) = (Counter(before.hands[victim]) - Counter(after.hands[victim])).elements()
            held = Counter(world.hands[victim])
            for card in [stolen] if own or victim == self.observer else list(held):
                if held[card]:
                    yield world.lose(victim, card).gain(seat, card), held[card] / held.total()
        else:
            yield world, 1.0
