"""All deals that agree with what a seat has seen, by brute force: every way in which a small round may have gone.

Nothing here comes from the program but what happened at the table. Worlds are weighed as chance makes them: all orders
of the unseen cards are as likely, thieves draw at random, crabs take any of the different cards of a pile alike, and
what somebody lays or keeps tells nothing beyond that they had it. Four mermaids would have won, so no world has them.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Any

import seachest

Cards = tuple[str, ...]
MERMAIDS = 4


@dataclass(frozen=True)
class World:
    """Where all cards lie: hands sorted, deck and piles from the top, and what was drawn but not yet discarded."""

    hands: tuple[Cards, ...]
    deck: Cards
    piles: tuple[Cards, ...]
    drawn: Cards = ()

    def tops(self) -> list[Cards]:
        """What everybody sees of the piles."""
        return [pile[:1] for pile in self.piles]

    def with_pile(self, pile: int, cards: Cards) -> "World":
        return replace(self, piles=tuple(cards if i == pile else old for i, old in enumerate(self.piles)))

    def with_hand(self, seat: int, cards: Counter[str]) -> "World":
        hand = tuple(sorted(cards.elements()))
        return replace(self, hands=tuple(hand if i == seat else old for i, old in enumerate(self.hands)))

    def gain(self, seat: int, card: str) -> "World":
        return self.with_hand(seat, Counter(self.hands[seat]) + Counter([card]))

    def lose(self, seat: int, card: str) -> "World":
        return self.with_hand(seat, Counter(self.hands[seat]) - Counter([card]))


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


class Worlds:
    """All worlds that a seat, or the spectator (NOBODY), holds possible, each with its weight, as the game goes on."""

    def __init__(self, table: seachest.Table, observer: int) -> None:
        self.table, self.observer = table, observer
        true = world_of(table)
        rivals = [seat for seat in range(len(true.hands)) if seat != observer]
        unseen = [card for seat in rivals for card in true.hands[seat]] + list(true.deck)
        self.weights: dict[World, float] = defaultdict(float)
        for order in permutations(unseen):
            hands, left = list(true.hands), order
            for seat in rivals:
                size = len(hands[seat])
                hands[seat], left = tuple(sorted(left[:size])), left[size:]
            self.weights[replace(true, hands=tuple(hands), deck=left)] += 1.0

    def act(self, seat: int, text: str) -> None:
        """Plays a move, and goes on to all worlds in which the observer would have seen the same."""
        before = world_of(self.table)
        self.table.act(seat, text)
        after = world_of(self.table)
        weights: dict[World, float] = defaultdict(float)
        for world, weight in self.weights.items():
            for following, share in self._following(world, before, after, seat, text):
                won = any(hand.count("mermaid.white") == MERMAIDS for hand in following.hands)
                if following.tops() == after.tops() and not won:
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
            drawn = replace(world, deck=world.deck[count:], drawn=world.deck[:count])
            if not own or sorted(drawn.drawn) == sorted(before.deck[:count]):
                yield (drawn if count == 2 else replace(drawn.gain(seat, drawn.drawn[0]), drawn=())), 1.0
        elif verb == "keep":
            for kept in [rest] if own else set(world.drawn):
                left = tuple((Counter(world.drawn) - Counter([kept])).elements())
                yield replace(world.gain(seat, kept), drawn=left), 1.0
        elif verb == "discard":
            yield replace(world, drawn=()).with_pile(int(rest) - 1, world.drawn + world.piles[int(rest) - 1]), 1.0
        elif verb == "take":
            top, *below = world.piles[int(rest) - 1]
            yield world.with_pile(int(rest) - 1, tuple(below)).gain(seat, top), 1.0
        elif verb in ("lay", "with"):
            laid = world.lose(seat, rest)
            if rest in world.hands[seat] and (verb == "with" or has_partner(laid.hands[seat], rest)):
                if len(after.deck) < len(before.deck) and (not own or laid.deck[0] == before.deck[0]):
                    yield replace(laid.gain(seat, laid.deck[0]), deck=laid.deck[1:]), 1.0
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
                place = world.piles[pile].index(card)  # of equal cards the one nearest the top
                left = world.piles[pile][:place] + world.piles[pile][place + 1 :]
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
