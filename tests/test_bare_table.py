"""A table in numbers: the same game as the table in words, and copies that go on alike."""

import copy
import pickle

import numpy as np
import pytest

from seachest import IllegalMove, NotationError
from seachest.rules.chance import halves
from seachest.rules.game import game_named
from seachest.rules.pieces import open_numbers
from seachest.rules.rewards import REWARD_SCHEMES
from seachest.table import BareTable, deal
from tests.walks import SMALL, bare_table, every_table

TABLES = every_table()


def play_on(table: BareTable, decisions: int, seed: int = 0) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(decisions):
        pending = table.pending()
        if pending:
            seat = pending[int(rng.integers(len(pending)))]
            table.take(seat, int(rng.choice(np.flatnonzero(table.mask(seat)))))


@pytest.mark.sample
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_and_words_lead_to_the_same_position(name: str, players: int) -> None:
    bare, table = bare_table(name, players, 7), deal(name, players, seed=7)
    play_on(bare, 60)
    play_on(table, 60)
    assert len(table.moves()) > 0
    assert bare.position() == table.position()


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_in_mid_game_goes_on_exactly_like_the_original(name: str, players: int, twin_of: object) -> None:
    assert callable(twin_of)
    for table in (bare_table(name, players, 3), deal(name, players, seed=3)):
        play_on(table, 25)
        twin = twin_of(table)
        before = twin.position()
        play_on(table, 200, seed=1)
        assert twin.position() == before
        play_on(twin, 200, seed=1)
        assert twin.position() == table.position()


def test_a_copied_table_keeps_its_record() -> None:
    table = deal("dolores", 2, seed=1)
    play_on(table, 5)
    twin = table.copy()
    play_on(table, 5)
    assert twin.record()["moves"] == table.record()["moves"][:5]


def test_what_was_checked_is_looked_at_again_after_a_decision() -> None:
    table = deal("sea-or-shore", 3, seed=7)
    seat = table.pending()[0]
    text = table.legal(seat)[0]
    action = table.check(seat, text)
    twin = table.copy()
    table.act(seat, text)
    with pytest.raises(IllegalMove):
        table.check(seat, text)
    assert twin.check(seat, text) == action


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_mask_marks_what_is_legal(name: str, players: int) -> None:
    table = deal(name, players, seed=11)
    for _ in range(40):
        for seat in range(players):
            marked = [table.game.actions[action] for action in np.flatnonzero(table.mask(seat))]
            assert marked == table.legal(seat)
        play_on(table, 1)


def test_features_are_those_of_the_view() -> None:
    table = bare_table("sea-or-shore", 3, 5)
    play_on(table, 30)
    assert not np.array_equal(table.features(0), table.features(1))
    assert len(table.features(None)) == table.game.feature_count


@pytest.mark.parametrize("action", [-1, 10_000])
def test_an_unknown_action_is_refused(action: int) -> None:
    with pytest.raises(IllegalMove, match=f'"0 {action}" is not legal: actions are numbered from 0 to'):
        bare_table("dolores", 2, 0).take(0, action)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = bare_table("sea-salt-paper", 2, 0)
    before = table.position()
    seat = table.pending()[0]
    with pytest.raises(IllegalMove, match="not legal now; legal: draw"):
        table.take(seat, table.game.action_by_text["stop"])
    assert table.position() == before


def test_a_seat_that_is_none_is_refused() -> None:
    with pytest.raises(NotationError, match="seat: 4 is not between 0 and 1"):
        bare_table("sea-salt-paper", 2, 0).mask(4)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_open_numbers_tell_everything_but_chance(name: str, players: int) -> None:
    table = bare_table(name, players, 9)
    play_on(table, 10)
    numbers = table.open_numbers()
    pieces = table.game.open_pieces
    assert len(numbers) == sum(piece.size for piece in pieces)
    assert not {"seed", "words", "next_word", "blocks", "padding"} & {piece.name for piece in pieces}
    before = numbers.copy()
    play_on(table, 1)
    assert not np.array_equal(table.open_numbers(), before)


def test_open_numbers_of_sets_are_bits() -> None:
    game = game_named("sea-salt-paper")
    states = np.zeros(2, game.state)
    game.deal(game.new_state(), 2, game.new_options(game.check_options({}, 2)), *halves(0))
    states["hand"][1, 2] = 0b101
    states["goal"][0] = 1000
    (hand,) = (piece for piece in game.open_pieces if piece.name == "hand")
    (goal,) = (piece for piece in game.open_pieces if piece.name == "goal")
    numbers = open_numbers(states)
    assert np.flatnonzero(numbers[1, hand.begin : hand.begin + hand.size]).tolist() == [128, 130]
    assert numbers[:, goal.begin].tolist() == [1000, 0]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_rewards_come_at_the_end_and_follow_the_places(name: str, players: int) -> None:
    table = bare_table(name, players, 2)
    assert not any(table.rewards(scheme).any() for scheme in REWARD_SCHEMES)
    play_on(table, 20_000)
    result = table.result()
    assert result is not None
    assert table.rewards("points").tolist() == list(result.scores)
    for scheme in ("rank", "win"):
        rewards = table.rewards(scheme)
        assert rewards.sum() == pytest.approx(0, abs=1e-6)
        assert {seat for seat in range(players) if rewards[seat] == rewards.max()} == set(result.winners)


def test_unknown_rewards_are_refused() -> None:
    with pytest.raises(NotationError, match='rewards: unknown "glory"; expected one of: rank, win, points'):
        bare_table("dolores", 2, 0).rewards("glory")


# --- Another state -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_table_that_is_put_at_a_state_goes_on_from_there(name: str, players: int) -> None:
    table, other = deal(name, players, seed=3), deal(name, players, seed=4)
    play_on(table, 25)
    state = table.everything().record
    other.set_state(state)
    assert other.position() == table.position()
    play_on(other, 200, seed=1)
    assert state.array.tobytes() == table.everything().record.array.tobytes()
    play_on(table, 200, seed=1)
    assert other.position() == table.position()


def test_a_state_of_another_game_or_number_of_players_is_refused() -> None:
    table = deal("sea-salt-paper", 2, seed=1)
    before = table.position()
    with pytest.raises(NotationError, match="state: it is not one of sea-salt-paper"):
        table.set_state(deal("dolores", 2, seed=1).everything().record)
    with pytest.raises(NotationError, match="state: it has 3 players, the table 2"):
        table.set_state(deal("sea-salt-paper", 3, seed=1).everything().record)
    assert table.position() == before
    assert table.record()["moves"] == []


def test_a_table_that_was_put_at_a_state_tells_no_record_that_does_not_lead_there() -> None:
    table = deal("sea-salt-paper", 2, seed=1)
    table.set_state(deal("sea-salt-paper", 2, seed=2).everything().record)
    with pytest.raises(NotationError, match="record: the table was set to a state"):
        table.record()
    with pytest.raises(NotationError, match="record: the table was set to a state"):
        table.copy().record()


def test_a_decision_that_was_checked_is_checked_again_at_another_state() -> None:
    table = deal("sea-salt-paper", 2, seed=1)
    table.check(1, "draw")
    state = table.everything().record
    table.game.act(state, 1, table.game.actions.index("draw"))
    table.set_state(state)
    with pytest.raises(IllegalMove):
        table.act(1, "draw")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_table_answers_again_is_what_its_present_state_says(name: str, players: int) -> None:
    table, earlier = deal(name, players, seed=5), []
    for number in range(40):
        pending = table.pending()
        assert pending == table.everything().pending()
        assert all(table.is_forced(seat) == (len(table.legal(seat)) == 1) for seat in pending)
        earlier.append((table.moment(), pending))
        play_on(table, 1, seed=number)
    assert [table.copy_at(moment).pending() for moment, _ in earlier] == [pending for _, pending in earlier]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_table_knows_whether_chance_was_used_since_a_moment(name: str, players: int) -> None:
    table, found = deal(name, players, seed=5, options=SMALL[name]), set()
    for number in range(80):
        moment = table.moment()
        play_on(table, 1, seed=number)
        used = table.copy_at(moment).chance_used != table.chance_used
        assert table.used_chance_since(moment) == used
        found.add(used)
    assert False in found
