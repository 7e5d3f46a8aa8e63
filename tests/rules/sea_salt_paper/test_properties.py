"""What holds in every game of Sea Salt & Paper, whatever the players do."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seachest
from tests.rules.sea_salt_paper.helpers import ALL_CARDS

MOST_DECISIONS_IN_A_ROUND = 58 * 4 + 16 * 4
"""Every turn puts a card into a hand for good (58 at the most), and there are 16 pairs to lay at the most."""


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every card that a full position names, wherever it lies."""
    lists = [position["deck"], *position["piles"], *position["hands"], position["drawn"] or []]
    lists += [pair for pairs in position["laid"] for pair in pairs]
    lists += [[position["first"]]] if position["first"] else []
    return Counter(card for cards in lists for card in cards)


@settings(max_examples=40, deadline=None)
@given(
    players=st.integers(2, 4),
    seed=st.integers(0, 2**128 - 1),
    choices=st.lists(st.integers(0, 10**6), min_size=20, max_size=200),
)
def test_all_58_cards_are_somewhere_and_somebody_can_always_act(players: int, seed: int, choices: list[int]) -> None:
    table = seachest.deal("sea-salt-paper", players, seed=seed)
    for choice in choices:
        position = table.position()
        assert cards_of(position) == Counter(ALL_CARDS)
        if position["over"]:
            break
        (seat,) = table.pending()
        legal = table.legal(seat)
        assert legal
        table.act(seat, legal[choice % len(legal)])


@settings(max_examples=15, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 2**128 - 1), shift=st.integers(0, 10**6))
def test_every_round_is_bounded(players: int, seed: int, shift: int) -> None:
    table = seachest.deal("sea-salt-paper", players, seed=seed, options={"goal": 25})
    number, decisions, step = 1, 0, shift
    while table.pending():
        position = table.view(None)
        if position["round"] != number:
            number, decisions = position["round"], 0
        decisions += 1
        assert decisions <= MOST_DECISIONS_IN_A_ROUND
        (seat,) = table.pending()
        legal = table.legal(seat)
        # Calls are avoided, so that rounds last as long as they can.
        legal = [text for text in legal if text not in ("stop", "last-chance")] or legal
        step = (step * 1103515245 + 12345) & 0x7FFFFFFF
        table.act(seat, legal[(step >> 8) % len(legal)])
        if number > 4:
            break


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scores_of_a_full_position_are_those_of_each_seats_own_view(players: int) -> None:
    table = seachest.deal("sea-salt-paper", players, seed=3)
    for step in range(80):
        (seat,) = table.pending()
        legal = table.legal(seat)
        table.act(seat, legal[step % len(legal)])
        scores = table.position()["scores"]
        assert [table.view(owner)["scores"][owner] for owner in range(players)] == scores
