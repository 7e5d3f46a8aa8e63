"""Guesses: deals that agree with a view, each of the possible ones as likely, the true one among them (SSP-9.3)."""

import random
from collections import Counter
from itertools import chain, permutations
from typing import Any

import numpy as np
import pytest

import seachest
from seachest.rules.compiled import row
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.cards import CARDS, names
from seachest.rules.sea_salt_paper.game import GAME
from tests.rules.sea_salt_paper.helpers import ALL_CARDS
from tests.rules.sea_salt_paper.worlds import Worlds, world_of
from tests.walks import guessed, observers, positions

CRABS_SHARE = 0.6
"""How often a hand of a small ending has crabs."""
ENDINGS, MAX_DEALS, MAX_DRAWS = 12, 60, 20_000


def record_with(position: dict[str, Any], players: int, moves: list[str]) -> dict[str, Any]:
    return {
        "format": 1,
        "game": "sea-salt-paper",
        "players": players,
        "seed": "0" * 32,
        "position": position,
        "moves": moves,
    }


def ending(hidden: list[str], hands: list[list[str]], deck: list[str]) -> dict[str, Any]:
    """A late position: nearly all cards lie in the first pile, where everyone can see them."""
    rest = Counter(ALL_CARDS) - Counter(hidden) - Counter(card for hand in hands for card in hand) - Counter(deck)
    pile = sorted(rest.elements())
    return {"piles": [pile[1:], pile[:1]], "hands": hands, "deck": deck}


def deal_of(record: Any) -> tuple[Any, ...]:
    """All hands and the deck of a state, by name."""
    deck = tuple(CARDS[record.deck[i]] for i in range(record.deck_size))
    return (*(tuple(names(int(record.hand[seat]))) for seat in range(record.players)), deck)


@pytest.mark.clause("SSP-9.3")
def test_9_3_where_nothing_is_uncertain_every_deal_is_as_likely() -> None:
    own, rival, deck = ["octopus.grey"], ["crab.grey", "shell.grey"], ["fish.green", "shark.green", "shoal.grey"]
    table = seachest.load(record_with(ending([], [own, rival], deck), 2, []))
    array = table.seat_view(0).record.array
    unseen = rival + deck
    expected = {
        (tuple(own), tuple(sorted(order[:2], key=CARDS.index)), tuple(reversed(order[2:])))
        for order in permutations(unseen)
    }
    draws = 60 * len(expected)
    found = Counter(deal_of(guessed(GAME, array, 0, seed)[1]) for seed in range(draws))
    assert set(found) == expected
    # 59 degrees of freedom: chi-square stays below 107 in 9,999 of 10,000 uniform samples.
    fair = draws / len(expected)
    assert sum((count - fair) ** 2 / fair for count in found.values()) < 107


@pytest.mark.clause("SSP-9.3")
def test_9_3_equal_cards_are_as_likely_as_they_are_many() -> None:
    """Of two fish.black and a crab.grey, the rival's single card is a fish twice as often."""
    position = ending([], [[], ["fish.black"]], ["fish.black", "crab.grey"])
    array = seachest.load(record_with(position, 2, [])).seat_view(0).record.array
    found = Counter(names(int(guessed(GAME, array, 0, seed)[1].hand[1]))[0] for seed in range(3000))
    assert set(found) == {"fish.black", "crab.grey"}
    assert 1850 < found["fish.black"] < 2150


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_guess_gives_back_exactly_the_cards_that_may_have_been_picked() -> None:
    """A rival's crabs took one of three cards of a pile: each is as likely, and the top one stays on top."""
    pile = ["shell.black", "octopus.green", "penguin.pink"]
    hands = [[], ["crab.black", "crab.grey"]]
    rest = list((Counter(ALL_CARDS) - Counter(pile) - Counter(hands[1]) - Counter(["boat.black"])).elements())
    position = {"piles": [pile, ["boat.black"]], "hands": hands, "deck": rest, "phase": "play", "turn": 1}
    moves = ["1 lay crab.black", "1 with crab.grey", "1 search 1", "1 pick octopus.green"]
    table = seachest.load(record_with(position, 2, moves))
    array = table.seat_view(0).record.array
    left: Counter[str] = Counter()
    for seed in range(600):
        _, deal = guessed(GAME, array, 0, seed)
        assert CARDS[deal.pile[0, 1]] == "shell.black"
        left[CARDS[deal.pile[0, 0]]] += 1
        (picked,) = {"octopus.green", "penguin.pink"} - {CARDS[deal.pile[0, 0]]}
        assert names(int(deal.hand[1])) == [picked]
    assert set(left) == {"octopus.green", "penguin.pink"}
    assert min(left.values()) > 200


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_card_that_must_have_been_picked_once_need_not_be_picked_again() -> None:
    """Of two equal crabs of a pile, a rival picked one and laid it; what it picked then may be any other card."""
    pile = ["shell.black", "crab.dark-blue", "octopus.green", "boat.yellow", "crab.dark-blue"]
    hands = [[], ["crab.black", "crab.grey", "crab.yellow"]]
    rest = list((Counter(ALL_CARDS) - Counter(pile) - Counter(hands[1]) - Counter(["boat.black"])).elements())
    position = {"piles": [pile, ["boat.black"]], "hands": hands, "deck": rest, "phase": "play", "turn": 1}
    pairs = [("crab.black", "crab.grey", "crab.dark-blue"), ("crab.dark-blue", "crab.yellow", "boat.yellow")]
    moves = [
        move
        for first, second, picked in pairs
        for move in (f"1 lay {first}", f"1 with {second}", "1 search 1", f"1 pick {picked}")
    ]
    array = seachest.load(record_with(position, 2, moves)).seat_view(0).record.array
    found = Counter(names(int(guessed(GAME, array, 0, seed)[1].hand[1]))[0] for seed in range(600))
    assert set(found) == {"crab.dark-blue", "octopus.green", "boat.yellow"}
    assert min(found.values()) > 140


def ending_with_pairs(players: int, source: random.Random, hidden: int, *, singles: bool) -> dict[str, Any]:
    """A position with so many cards in hands and deck, in which everybody has crabs, or swimmer and shark, to lay.

    Singles: cards that come more than once all lie in the second pile.
    """
    cards = [card for card, copies in Counter(ALL_CARDS).items() for _ in range(copies) if copies == 1 or not singles]
    source.shuffle(cards)

    def taken(kind: str) -> str:
        return cards.pop(next(i for i, card in enumerate(cards) if card.startswith(kind)))

    hands = []
    for seat in range(players):
        crabs = seat == 0 if singles else source.random() < CRABS_SHARE
        hands.append([taken("crab"), taken("crab")] if crabs else [taken("swimmer"), taken("shark")])
    if hidden >= 4 * players:
        hands = [[*hand, cards.pop()] for hand in hands]
    deck = [cards.pop() for _ in range(hidden - len([*chain(*hands)]))]
    first = [cards.pop() for _ in range(source.randint(2, 6))]
    second = list((Counter(ALL_CARDS) - Counter([*first, *deck, *chain(*hands)])).elements())
    return {"hands": hands, "deck": deck, "piles": [first, second], "turn": source.randrange(players)}


def played_worlds(players: int, source: random.Random, *, singles: bool, spectator: bool = False) -> Worlds | None:
    """All worlds that somebody holds possible after some random moves; None if no card has moved unseen."""
    hidden = 7 if spectator else 10
    table = seachest.load(record_with(ending_with_pairs(players, source, hidden, singles=singles), players, []))
    worlds = Worlds(table, NOBODY if spectator else source.randrange(players))
    for _ in range(source.randint(6, 22)):
        seat, legal = table.pending()[0], [text for text in table.legal() if text not in ("stop", "last-chance")]
        text = source.choice([text for text in legal if text.split()[0] in ("lay", "with")] or legal)
        if text == "end" and not table.position()["deck"]:
            break
        worlds.act(seat, text)
    record = seen_by(worlds)
    moved = any(record.picker[pick] != worlds.observer for pick in range(record.picks))
    return worlds if moved or record.thefts else None


def seen_by(worlds: Worlds) -> Any:
    """The record of the view."""
    return worlds.table.seat_view(None if worlds.observer == NOBODY else worlds.observer).record


def whole_deal(record: Any) -> tuple[Any, ...]:
    """Who holds what, how the piles lie from the top, and what is being discarded."""
    hands = tuple(tuple(sorted(names(int(record.hand[seat])))) for seat in range(record.players))
    piles = [[CARDS[record.pile[pile, i]] for i in reversed(range(record.pile_size[pile]))] for pile in range(2)]
    drawn = sorted(CARDS[record.drawn[i]] for i in range(2) if record.drawn[i] >= 0)
    return hands, tuple(map(tuple, piles)), tuple(drawn)


def guesses_in(worlds: Worlds, draws: int) -> Counter[Any]:
    """So many guesses of the seat that has seen all this."""
    array = seen_by(worlds).array
    return Counter(whole_deal(guessed(GAME, array, worlds.observer, seed)[1]) for seed in range(draws))


@pytest.mark.clause("SSP-9.3")
@pytest.mark.parametrize(("players", "spectator"), [(2, False), (3, False), (4, False), (2, True)])
def test_9_3_no_guess_is_impossible_and_none_is_left_out(players: int, spectator: bool) -> None:
    """Cards picked and stolen unseen, in small endings: guesses are just the deals to which the round can have led."""
    source = random.Random(players)
    checked = 0
    while checked < ENDINGS:
        worlds = played_worlds(players, source, singles=False, spectator=spectator)
        if worlds is not None:
            deals, true = worlds.deals(), world_of(worlds.table)
            assert (true.hands, true.piles, tuple(sorted(true.drawn))) in deals
            found = guesses_in(worlds, 20 * len(deals) if len(deals) <= MAX_DEALS else 1000)
            assert set(found) <= set(deals)
            assert len(deals) > MAX_DEALS or len(found) > 0.9 * len(deals)
            checked += 1


@pytest.mark.clause("SSP-9.3")
@pytest.mark.parametrize(("players", "spectator"), [(2, False), (3, False), (2, True)])
def test_9_3_every_deal_is_as_likely_as_chance_makes_it(players: int, spectator: bool) -> None:
    """Where all hidden cards differ, guesses come as often as the ways that lead to them."""
    source = random.Random(players)
    checked = 0
    while checked < ENDINGS:
        worlds = played_worlds(players, source, singles=True, spectator=spectator)
        if worlds is not None and len(worlds.deals()) <= MAX_DEALS:
            deals = worlds.deals()
            draws = int(8 * sum(deals.values()) / min(deals.values()))
            if draws <= MAX_DRAWS:
                found, total = guesses_in(worlds, draws), sum(deals.values())
                assert set(found) <= set(deals)
                fair = {deal: weight * draws / total for deal, weight in deals.items()}
                statistic = sum((found[deal] - share) ** 2 / share for deal, share in fair.items())
                freedom = len(deals) - 1
                assert statistic <= freedom + 5 * (2 * freedom) ** 0.5 + 5
                checked += 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_9_3_guessed_memories_are_possible_ones(players: int) -> None:
    """What a guess says that a rival remembers is true in that guess: known cards are there, sets fit the piles."""
    source = random.Random(players)
    for walk in positions(GAME, players, 400, seed=players):
        seat = source.choice(observers(players))
        array, deal = guessed(GAME, walk.view(seat)[0], seat, source.getrandbits(32))
        for rival in range(players):
            for owner in range(players):
                if owner != rival:
                    held, known = Counter(names(int(deal.hand[owner]))), names(int(deal.known[rival + 1, owner]))
                    assert not Counter(known) - held
            for pile in range(2):
                below = int(deal.pile_size[pile]) - int(deal.pile_known[rival + 1, pile])
                hidden = Counter(CARDS[deal.pile[pile, place]] for place in range(below))
                remembered = Counter(names(int(deal.pile_rest[rival + 1, pile])))
                assert not hidden - remembered
                assert remembered.total() == below + int(deal.pile_missing[rival + 1, pile])
        again = np.zeros(1, GAME.state)
        GAME.view(deal, seat, row(again))
        assert array.dtype == again.dtype
