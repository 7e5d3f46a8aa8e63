"""Guesses: deals that agree with a view, each of the possible ones as likely, the true one among them (SSP-9.3)."""

import random
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest

import seachest
from seachest.rules.compiled import row
from seachest.rules.sea_salt_paper.cards import CARDS, names
from seachest.rules.sea_salt_paper.game import GAME
from tests.rules.sea_salt_paper.helpers import ALL_CARDS
from tests.walks import guessed, observers, positions


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
    assert set(left) == {"octopus.green", "penguin.pink"}
    assert min(left.values()) > 200


def small_ending(players: int, source: random.Random) -> dict[str, Any]:
    """A position with few hidden cards, in which much can still happen: crabs, thefts, fish, boats in every hand."""
    cards = ALL_CARDS.copy()
    source.shuffle(cards)
    size = 6 // players
    active = [card for card in cards if card.split(".")[0] in ("crab", "swimmer", "shark", "fish")][: size * players]
    rest = list((Counter(cards) - Counter(active)).elements())
    source.shuffle(rest)
    hands = [active[size * seat : size * seat + size] for seat in range(players)]
    deck, piles = rest[:4], [rest[4:9], rest[9:]]
    return {"hands": hands, "deck": deck, "piles": piles, "turn": source.randrange(players)}


def essence(record: Any) -> tuple[Any, ...]:
    """Who holds what, and what lies in each pile, whatever the order of what nobody has seen."""
    piles = [sorted(record.pile[pile, i] for i in range(record.pile_size[pile])) for pile in range(2)]
    return ([record.hand[seat] for seat in range(record.players)], piles, sorted(record.drawn[i] for i in range(2)))


@pytest.mark.clause("SSP-9.3")
@pytest.mark.parametrize("players", [2, 3])
def test_9_3_the_true_deal_is_among_the_guesses(players: int) -> None:
    """Small endings played at random, piles made uncertain and thefts included: the truth turns up among guesses."""
    source = random.Random(players)
    uncertain = thefts = 0
    for _ in range(16):
        table = seachest.load(record_with(small_ending(players, source), players, []))
        for _ in range(25):
            if not table.pending() or table.view(None)["round"] > 1:
                break
            seat = table.pending()[0]
            text = source.choice([text for text in table.legal(seat) if text not in ("stop", "last-chance")])
            table.act(seat, text)
            thefts += text.startswith("rob")
            watcher = source.randrange(players)
            view = table.seat_view(watcher)
            uncertain += any(view.record.pile_missing[watcher + 1, pile] for pile in range(2))
            truth, hands = essence(table._state), table._state.array["hand"].tobytes()
            guesses = (guessed(GAME, view.record.array, watcher, n) for n in range(300_000))
            assert any(array["hand"].tobytes() == hands and essence(deal) == truth for array, deal in guesses)
    assert uncertain > 10
    assert thefts > 3


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
