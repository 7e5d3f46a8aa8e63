"""What holds in every game of Sea or Shore, whatever the players do."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seachest
from tests.rules.sea_or_shore.helpers import (
    COLOURS,
    GAME,
    HAND_SIZE,
    ISLANDS,
    PLAYERS,
    PLUS_CARDS,
    all_treasures,
    last_trick,
    lay,
    table_at,
)

SIDES = [[1, 3], [2, 3], [1, 4], [2, 4], "random"]
MOST_DECISIONS_IN_A_TRICK = 5 * 3 + 2 + 2 * 3
"""Card, half and plus cards of each; two treasures; two actions of three decisions at the most."""


def islands_of(position: dict[str, Any]) -> Counter[str]:
    """Every island that a full position names, wherever it lies."""
    trick = [entry["card"] for entry in position["trick"] if entry["card"]]
    return Counter(card for cards in (*position["hands"], position["out"], position["gone"], trick) for card in cards)


def treasures_of(position: dict[str, Any]) -> Counter[str]:
    """Every treasure that a full position names."""
    piles = position["piles"].values()
    lists = [*position["stacks"], *[pile["down"] for pile in piles], [pile["up"] for pile in piles if pile["up"]]]
    return Counter(treasure for cards in lists for treasure in cards)


def plus_of(position: dict[str, Any]) -> int:
    """All plus cards of a position."""
    return int(position["supply"] + sum(position["plus"]) + sum(entry["plus"] for entry in position["trick"]))


@settings(max_examples=30, deadline=None)
@given(
    players=st.sampled_from(PLAYERS),
    seed=st.integers(0, 2**128 - 1),
    sides=st.sampled_from(SIDES),
    choices=st.lists(st.integers(0, 10**6), min_size=20, max_size=150),
)
def test_all_cards_are_somewhere_and_somebody_can_always_act(
    players: int, seed: int, sides: Any, choices: list[int]
) -> None:
    table = seachest.deal(GAME, players, seed=seed, options={"actions": sides})
    for choice in choices:
        position = table.position()
        assert islands_of(position) == Counter(ISLANDS)
        assert treasures_of(position) == Counter(all_treasures(players))
        assert plus_of(position) == PLUS_CARDS
        if position["over"]:
            break
        pending = table.pending()
        seat = pending[choice % len(pending)]
        legal = table.legal(seat)
        assert legal
        table.act(seat, legal[choice % len(legal)])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sides", SIDES, ids=str)
def test_every_game_ends_after_two_rounds_of_the_same_number_of_tricks(players: int, sides: Any) -> None:
    table = seachest.deal(GAME, players, seed=7, options={"actions": sides})
    decisions, step = 0, players
    while table.pending():
        seat = table.pending()[step % len(table.pending())]
        legal = table.legal(seat)
        step = (step * 1103515245 + 12345) & 0x7FFFFFFF
        table.act(seat, legal[(step >> 8) % len(legal)])
        decisions += 1
    assert decisions <= 2 * (players + HAND_SIZE[players] * MOST_DECISIONS_IN_A_TRICK)
    position = table.position()
    assert (position["round"], position["hands"], len(position["winners"])) == (2, [[]] * players, 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_scores_of_a_full_position_are_those_of_each_seats_own_view(players: int) -> None:
    table = seachest.deal(GAME, players, seed=3)
    for step in range(120):
        seat = table.pending()[0]
        legal = table.legal(seat)
        table.act(seat, legal[step % len(legal)])
        scores = table.position()["scores"]
        assert [table.view(owner)["scores"][owner] for owner in range(players)] == scores


def lose_an_island(s: Any) -> None:
    s.hand[1] &= s.hand[1] - 1


def double_an_island(s: Any) -> None:
    s.gone |= s.hand[1] & -s.hand[1]


def move_an_island(s: Any) -> None:
    """Into the trick, out of a hand that does not notice."""
    lowest = (s.hand[1] & -s.hand[1]).bit_length() - 1
    lose_an_island(s)
    s.colour[1], s.number[1] = lowest // 12, lowest % 12 + 1


def find_a_plus_card(s: Any) -> None:
    s.plus[0] += 1


def take_a_plus_card_from_the_trick(s: Any) -> None:
    s.laid[3] += 1


def leave_one_more_out(s: Any) -> None:
    card = s.hand[1] & -s.hand[1]
    s.hand[1] ^= card
    s.hand_size[1] -= 1
    s.out |= card


def exchange_treasures(s: Any) -> None:
    """Each pile then holds one of the other's."""
    s.pile[0, 0], s.pile[1, 0] = s.pile[1, 0], s.pile[0, 0]


def double_a_treasure(s: Any) -> None:
    s.pile[0, 0] = s.pile[0, s.pile_size[0] - 1]


def lose_a_treasure(s: Any) -> None:
    s.pile_size[1] -= 1


@pytest.mark.parametrize(
    "harm",
    [
        lose_an_island,
        double_an_island,
        move_an_island,
        find_a_plus_card,
        take_a_plus_card_from_the_trick,
        leave_one_more_out,
        exchange_treasures,
        double_a_treasure,
        lose_a_treasure,
    ],
)
def test_a_card_that_is_not_in_its_place_is_noticed(harm: Callable[[Any], None]) -> None:
    """In the middle of a trick, with treasures and plus cards in several places."""
    table = table_at(
        "red-9 red-1", "", "", "", up="red:4 green:2", down=["red:2 blue:2", "purple:3"], plus=[3, 0, 0, 1]
    )
    lay(table, "red-9 +2")
    state = table.everything().record
    assert table.game.cards_conserved(state)
    harm(state)
    assert not table.game.cards_conserved(state)


# --- A trick as the rules tell it, read once more and written down quite differently ---


@dataclass
class Trick:
    """The last trick of a game: cards of seat 0, 1, … as colour, number and plus cards laid, and what lies there."""

    cards: list[tuple[str, int, int]]
    up: list[str | None]
    starter: int
    supply: int

    @property
    def players(self) -> int:
        return len(self.cards)

    @property
    def clockwise(self) -> list[int]:
        """The seats in playing order."""
        return [(self.starter + turn) % self.players for turn in range(self.players)]

    @property
    def open(self) -> dict[str, str]:
        """The face-up treasure of each colour."""
        return {treasure.split(":")[0]: treasure for treasure in self.up if treasure}

    @property
    def kept(self) -> list[int]:
        """Plus cards that seats own and do not lay: the last seat has what is not in the supply."""
        return [0] * (self.players - 1) + [PLUS_CARDS - self.supply - sum(plus for _, _, plus in self.cards)]

    def play(self, sides: list[int]) -> seachest.Table:
        """The table after it."""
        return last_trick(
            *[f"{colour}-{number} +{plus}" for colour, number, plus in self.cards],
            up=" ".join(treasure or "-" for treasure in self.up),
            starter=self.starter,
            plus=[own + plus for own, (_, _, plus) in zip(self.kept, self.cards, strict=True)],
            actions=sides,
        )


@dataclass
class Outcome:
    """What a trick brings without actions and robberies."""

    winners: list[int]
    plus: list[int]
    stacks: list[list[str]]


def read_out(trick: Trick) -> Outcome:
    """SOS-4, 5 and 7."""
    groups: dict[frozenset[str], list[int]] = {}
    for seat in trick.clockwise:
        colour = trick.cards[seat][0]
        pair = frozenset(COLOURS[:2] if colour in COLOURS[:2] else COLOURS[2:])
        joined = trick.players == 3 and not pair & trick.open.keys()
        groups.setdefault(pair if joined else frozenset([colour]), []).append(seat)
    outcome = Outcome([], [0] * trick.players, [[] for _ in trick.cards])
    lowest: dict[int, int] = {}
    for group in groups.values():
        # Sorting keeps the order of equal ones: the first clockwise stays ahead.
        ranked = sorted(group, key=lambda seat: -(trick.cards[seat][1] + trick.cards[seat][2]))
        outcome.winners.append(ranked[0])
        if len(group) > 1:
            lowest[ranked[-1]] = len(group)
        won = trick.cards[ranked[0]][0]
        if won in trick.open:
            outcome.stacks[ranked[0]].append(trick.open[won])
    supply = trick.supply
    for seat in trick.clockwise:
        outcome.plus[seat] = min(lowest.get(seat, 0), supply)
        supply -= outcome.plus[seat]
    return outcome


@st.composite
def tricks(draw: st.DrawFn) -> Trick:
    """Tricks of every kind; few numbers make many ties, a short supply makes losers compete for it."""
    players = draw(st.sampled_from(PLAYERS))
    few = [f"{colour}-{number}" for colour in COLOURS for number in (7, 8, 9)]
    islands = st.sampled_from(draw(st.sampled_from([ISLANDS, few])))
    cards = []
    for name in draw(st.lists(islands, min_size=players, max_size=players, unique=True)):
        colour, number = name.split("-")
        cards.append((colour, int(number), draw(st.integers(0, min(3, 12 - int(number))))))
    up = [
        draw(st.sampled_from([None, *[f"{colour}:3" for colour in colours]]))
        for colours in ([COLOURS] if players == 3 else [COLOURS[:2], COLOURS[2:]])
    ]
    return Trick(cards, up, draw(st.integers(0, players - 1)), draw(st.sampled_from([0, 1, 2, 3, 4, 7])))


@settings(max_examples=250, deadline=None)
@given(tricks())
@pytest.mark.clause("SOS-4.1", "SOS-4.2", "SOS-4.3", "SOS-4.4", "SOS-5.1", "SOS-5.5", "SOS-7.1", "SOS-7.2")
def test_every_trick_is_settled_as_a_second_reading_of_the_rules_says(trick: Trick) -> None:
    position = trick.play([2, 4]).position()
    expected = read_out(trick)
    assert position["stacks"] == expected.stacks
    assert position["plus"] == [own + gained for own, gained in zip(trick.kept, expected.plus, strict=True)]
    assert position["supply"] == PLUS_CARDS - sum(position["plus"])


@settings(max_examples=100, deadline=None)
@given(tricks())
@pytest.mark.clause("SOS-5.4", "SOS-5.5", "SOS-7.1", "SOS-7.2", "SOS-8.1")
def test_every_action_1_is_triggered_as_a_second_reading_of_the_rules_says(trick: Trick) -> None:
    table = trick.play([1, 3])
    expected = read_out(trick)
    owned = [own + gained for own, gained in zip(trick.kept, expected.plus, strict=True)]
    supply = trick.supply - sum(expected.plus)
    for seat in trick.clockwise:
        colour = trick.cards[seat][0]
        if seat in expected.winners and colour in COLOURS[:2] and colour not in trick.open:
            victims = [other for other in range(trick.players) if other != seat and owned[other] >= 2]
            if len(victims) > 1:
                assert table.legal(seat) == [f"fleece {victim}" for victim in victims]
                table.act(seat, f"fleece {victims[0]}")
            taken = 2 if victims else min(2, supply)
            owned[seat] += taken
            if victims:
                owned[victims[0]] -= taken
            else:
                supply -= taken
    assert table.pending() == ()
    assert table.position()["plus"] == owned
