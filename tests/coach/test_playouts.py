"""What nobody can know is shuffled and nothing else; playouts, mixes and weights say what can be worked out by hand."""

import numpy as np
import pytest

from seachest.coach.history import GameHistory
from seachest.coach.judging import judge, weigh_alone
from seachest.coach.mixes import mix_of_rival
from seachest.coach.playouts import Playouts, unseen_cards_of
from seachest.coach.shuffling import CardOrder
from seachest.rules.game import NOBODY, game_named, game_names
from tests.coach.helpers import SMALL_GAMES, blunder, lucky_draw, small_game

GAMES = pytest.mark.parametrize(("game", "players"), [(game, players) for game, players, _ in SMALL_GAMES])


@GAMES
def test_shuffling_changes_what_nobody_knows_and_no_view(game: str, players: int) -> None:
    history = GameHistory(small_game(game, players))
    rules, changed = history.game, False
    for state in [history.start, *(decision.after for decision in history.decisions[::3])]:
        other = state.copy()
        unseen_cards_of(rules).shuffle_unseen(other, CardOrder(1))
        assert rules.cards_conserved(other)
        changed = changed or other.array.tobytes() != state.array.tobytes()
        for seat in [NOBODY, *range(players)]:
            views = [rules.new_state(), rules.new_state()]
            for table, view in zip((state, other), views, strict=True):
                rules.view(table, seat, view)
            assert views[0].array.tobytes() == views[1].array.tobytes()
    assert changed


@pytest.mark.parametrize("game", game_names())
def test_every_game_says_what_nobody_can_know(game: str) -> None:
    found = unseen_cards_of(game_named(game))
    assert callable(found.shuffle_unseen)
    assert callable(found.is_drawn)
    assert game in {name for name, _, _ in SMALL_GAMES}


def test_a_treasure_that_somebody_put_on_top_is_not_drawn() -> None:
    """Who has looked into a pile in Sea or Shore and arranged it knows what is turned up next."""
    history = GameHistory(small_game("sea-or-shore", 3))
    is_drawn = unseen_cards_of(history.game).is_drawn
    before, after = history.start.copy(), history.start.copy()
    assert not is_drawn(before, after)
    top = before.pile_size[0] - 1
    after.up[0] = next(card for card in before.array["pile"][0, 0].tolist() if card not in (before.up[0], -1))
    assert is_drawn(before, after)
    before.seen[2, 0] |= 1 << top
    assert not is_drawn(before, after)


def test_cards_that_are_left_keep_their_order() -> None:
    order = CardOrder(1)
    whole = order.sort(range(58))
    assert sorted(whole) == list(range(58))
    assert whole != list(range(58))
    left = set(range(0, 58, 3))
    assert order.sort(sorted(left)) == [card for card in whole if card in left]
    assert CardOrder(2).sort(range(58)) != whole


def test_copies_of_a_card_are_cards_of_their_own() -> None:
    assert sorted(CardOrder(1).sort([3, 3, 3, 5])) == [3, 3, 3, 5]


@GAMES
def test_chances_are_those_of_all_seats_together(game: str, players: int) -> None:
    history = GameHistory(small_game(game, players))
    found = Playouts(history.game, players, history.options, 8, 1).chances(history.start)
    assert sum(found.means) == pytest.approx(1)
    assert all(0 <= mean <= 1 for mean in found.means)


def test_a_card_on_top_of_the_deck_is_not_foreseen() -> None:
    """Seat 0 wins by the next card, which nobody knows: the chances know it only when it is drawn."""
    history = GameHistory(lucky_draw())
    playouts = Playouts(history.game, 2, history.options, 40, 1)
    assert playouts.chances(history.start).means[0] < 0.3
    assert playouts.chances(history.decisions[0].after).means[0] > 0.9


def test_a_win_at_once_is_worth_more_than_giving_it_away() -> None:
    decision = GameHistory(blunder()).decisions[0]
    win, gift = (weigh_alone(decision.view, text, 200, 1).mean() for text in ("keep mermaid.white", "keep crab.green"))
    assert win > 0.9
    assert gift < 0.4
    found = judge(decision.view, "keep crab.green", 200, 1)
    assert found.loss == pytest.approx(win - gift, abs=0.1)


@pytest.mark.parametrize(
    ("own", "mix"),
    [
        ([[1, 0], [0, 1]], [0.5, 0.5]),
        ([[2, -1], [-1, 1]], [0.4, 0.6]),
        ([[3, 1], [2, 0]], [0, 1]),
    ],
)
def test_the_rivals_mix_solves_small_games(own: list[list[float]], mix: list[float]) -> None:
    grid = np.array(own, float)
    assert mix_of_rival(grid, -grid, np.zeros(2)) == pytest.approx(mix, abs=0.02)


def test_a_predicted_rival_does_what_is_predicted() -> None:
    grid = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert mix_of_rival(grid, -grid, np.array([1.0, 0.0])) == pytest.approx([1, 0])
    assert mix_of_rival(grid, -grid, np.array([0.3, 0.0])).sum() == pytest.approx(1)
