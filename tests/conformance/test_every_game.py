"""What holds in every position of every game with every number of players."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import seachest
from seachest.notation.position import Start, read_position, write_position
from seachest.notation.record import write_seed
from seachest.rules.compiled import cells, row
from seachest.rules.game import NOBODY, game_named
from seachest.view_bytes import record_bytes
from tests.walks import SLOW, Walk, every_table, features, guessed, observers, positions

GOLDEN = Path(__file__).parent.parent / "golden"
SEAT_VERBS = ("rob", "fleece", "swap")
"""The first words of decisions that name a seat."""
tables = pytest.mark.parametrize(("name", "players"), every_table())
STEP_LIMIT = 100_000


@pytest.mark.sample
@tables
def test_states_stay_below_one_kibibyte(name: str, players: int) -> None:
    assert game_named(name).state.itemsize < 1024


@tables
def test_random_games_end_and_never_get_stuck(name: str, players: int) -> None:
    for seed in range(8):
        walk = Walk(game_named(name), players, seed)
        while walk.pending:
            assert all(walk.legal(seat) for seat in walk.pending)
            assert not [seat for seat in range(players) if seat not in walk.pending and walk.legal(seat)]
            walk.step()
            assert len(walk.moves) < STEP_LIMIT
        assert walk.game.pending(walk.state) == 0


@pytest.mark.sample
@tables
def test_a_position_holds_all_cards_and_loads_to_the_same_situation(name: str, players: int) -> None:
    """Reading a full position demands every card exactly as often as it exists, so this is conservation too."""
    game = game_named(name)
    for walk in positions(game, players, 20 if SLOW else 150, seed=players):
        options = walk.options
        written = write_position(game, walk.state, None, options)
        again = read_position(Start(game, players, options), json.loads(json.dumps(written)), seed=1)
        assert write_position(game, again, None, options) == written


@tables
def test_every_view_can_be_read_back_as_a_position(name: str, players: int) -> None:
    game = game_named(name)
    for i, walk in enumerate(positions(game, players, 200, seed=10 + players)):
        options = walk.options
        for seat in observers(players):
            written = write_position(game, walk.view(seat)[1], seat, options)
            again = read_position(Start(game, players, options), json.loads(json.dumps(written)), seed=i)
            read = write_position(game, again, None, options)
            for field in ("round", "phase", "pending", "totals", "over", "winners"):
                assert read[field] == written[field]


@pytest.mark.sample
@tables
def test_every_card_is_always_somewhere(name: str, players: int) -> None:
    game = game_named(name)
    for walk in positions(game, players, 30 if SLOW else 400, seed=30 + players):
        assert game.cards_conserved(walk.state)


@tables
def test_a_missing_card_is_noticed(name: str, players: int) -> None:
    """A spectator's view is no whole deal."""
    game = game_named(name)
    walk = Walk(game, players, 4)
    view, _ = walk.view(NOBODY)
    assert not game.cards_conserved(row(view))


@pytest.mark.sample
@tables
def test_a_copy_goes_on_the_same(name: str, players: int) -> None:
    walk = Walk(game_named(name), players, 5)
    for _ in range(40):
        walk.step()
    array = walk.array.copy()
    twin = row(array)
    for seat, action in play_on(walk, 60):
        walk.game.act(twin, seat, action)
        assert array.tobytes() == walk.bytes()


def play_on(walk: Walk, steps: int) -> Any:
    """Plays on at random and hands out each move after it was made."""
    for _ in range(steps):
        if not walk.step():
            return
        yield walk.moves[-1]


@pytest.mark.sample
@tables
def test_a_replayed_record_equals_the_live_game(name: str, players: int) -> None:
    for seed in range(1 if SLOW else 10):
        walk = Walk(game_named(name), players, seed)
        live = seachest.deal(name, players, seed=walk.seed)
        while walk.step():
            seat, action = walk.moves[-1]
            live.act(seat, walk.game.actions[action])
        record = json.loads(json.dumps(live.record()))
        again = seachest.load(record)
        assert again.position() == live.position()
        assert again.record() == record
        assert record["result"]["winners"]


@tables
def test_forced_answers_may_be_left_out_of_a_record(name: str, players: int) -> None:
    for seed in range(5):
        walk = Walk(game_named(name), players, seed)
        moves = []
        while walk.pending:
            seat = walk.pending[0]
            choices = walk.legal(seat)
            action = walk.random.choice(choices)
            if len(choices) > 1:
                moves.append(f"{seat} {walk.game.actions[action]}")
            walk.act(seat, action)
        record = {"format": 1, "game": name, "players": players, "seed": write_seed(walk.seed), "moves": moves}
        table = seachest.load(record)
        assert table.pending() == ()
        assert table.position() == write_position(walk.game, walk.state, None, walk.game.check_options({}, players))


@pytest.mark.sample
@tables
def test_a_view_tells_its_seat_what_is_pending_and_legal(name: str, players: int) -> None:
    game = game_named(name)
    mask = game.new_mask()
    for walk in positions(game, players, 20 if SLOW else 200, seed=players):
        for seat in range(players):
            legal = walk.legal(seat)
            _, view = walk.view(seat)
            assert (game.pending(view) >> seat & 1) == (seat in walk.pending)
            # Choices that others made in secret look open, so more of them may seem to be asked.
            assert game.pending(view) | game.pending(walk.state) == game.pending(view)
            assert game.legal(view, seat, mask) == len(legal)
            assert [int(mask[i]) for i in range(game.mask_words)] == [int(walk.mask[i]) for i in range(game.mask_words)]


@pytest.mark.sample
@tables
def test_features_of_a_state_are_those_of_the_view(name: str, players: int) -> None:
    """So what a batch writes without making views tells a seat no more than its view does."""
    game = game_named(name)
    for walk in positions(game, players, 20 if SLOW else 300, seed=40 + players):
        for seat in observers(players):
            assert features(game, walk.state, seat) == features(game, walk.view(seat)[1], seat)


@tables
def test_every_number_of_an_observation_is_within_its_bounds(name: str, players: int) -> None:
    game = game_named(name)
    reached = np.zeros(game.feature_count, bool)
    for walk in positions(game, players, 300, seed=4):
        for seat in observers(players):
            seen = np.frombuffer(features(game, walk.state, seat), np.int8)
            for piece in game.pieces:
                numbers = seen[piece.begin : piece.begin + piece.size]
                assert piece.lowest <= numbers.min(), piece.name
                assert numbers.max() <= piece.highest, piece.name
            reached |= seen != 0
    silent = {piece.name for piece in game.pieces if not reached[piece.begin : piece.begin + piece.size].any()}
    assert len(silent) <= len(game.pieces) // 4, silent


@tables
def test_relative_actions_are_those_of_the_table_counted_from_the_own_seat(name: str, players: int) -> None:
    game = game_named(name)
    for walk in positions(game, players, 100, seed=5):
        for seat in walk.pending:
            for action in walk.legal(seat):
                relative = game.relative_action(walk.state, seat, action)
                assert game.table_action(walk.state, seat, relative) == action
                assert relative == action or relative in game.relative_actions
                verb, _, named = game.actions[action].partition(" ")
                if verb in SEAT_VERBS:
                    assert game.actions[relative] == f"{verb} {(int(named) - seat) % players}"


@tables
def test_who_notices_nothing_knows_what_was_known_before(name: str, players: int) -> None:
    """So nothing has to be told again to those who were told of nothing."""
    table, dice = seachest.deal(name, players, seed=players), random.Random(players)
    watchers = [*range(players), None]
    known = {watcher: record_bytes(table.seat_view(watcher)) for watcher in watchers}
    while table.pending():
        seat = dice.choice(table.pending())
        out_of_turn = table.out_of_turn(seat) if dice.random() < 0.2 else []
        table.act(seat, dice.choice(out_of_turn or table.legal(seat)))
        before, known = known, {watcher: record_bytes(table.seat_view(watcher)) for watcher in watchers}
        assert [
            watcher for watcher in watchers if not table.observed_actions(watcher) and before[watcher] != known[watcher]
        ] == []


@pytest.mark.sample
@tables
def test_a_view_holds_no_seed(name: str, players: int) -> None:
    walk = Walk(game_named(name), players, 3)
    for seat in observers(players):
        array, _ = walk.view(seat)
        assert not array["seed"].any()
        assert not array["words"].any()


LEAK_POSITIONS = 2_000


def check_leaks(name: str, players: int, count: int, seed: int) -> None:
    """Reshuffles what each observer does not know; everything that observer gets must stay the same bytes."""
    game = game_named(name)
    mask, other_mask = game.new_mask(), game.new_mask()
    for i, walk in enumerate(positions(game, players, count, seed)):
        options = walk.options
        for seat in observers(players):
            view, record = walk.view(seat)
            deal, hidden = guessed(game, view, seat, seed=i)
            again = np.zeros(1, game.state)
            game.view(hidden, seat, row(again))
            assert again.tobytes() == view.tobytes()
            assert features(game, row(again), seat) == features(game, record, seat)
            assert game.pending(hidden) == game.pending(record)
            if seat != NOBODY:
                assert game.legal(hidden, seat, mask) == game.legal(walk.state, seat, other_mask)
                assert [mask[w] for w in range(game.mask_words)] == [other_mask[w] for w in range(game.mask_words)]
            if i % 20 == 0:
                texts = [json.dumps(write_position(game, v, seat, options)) for v in (record, row(again))]
                assert texts[0] == texts[1]
                read_position(
                    Start(game, players, options), write_position(game, row(deal), None, options), seed=0
                )  # the guess is a whole deal


@pytest.mark.sample
@tables
def test_nothing_leaks(name: str, players: int) -> None:
    check_leaks(name, players, 30 if SLOW else LEAK_POSITIONS // len(game_named(name).seats), seed=players)


@pytest.mark.long
@tables
def test_nothing_leaks_over_many_positions(name: str, players: int) -> None:
    check_leaks(name, players, 100_000 // len(game_named(name).seats), seed=99 + players)


@tables
def test_games_go_on_from_a_guess(name: str, players: int) -> None:
    game = game_named(name)
    for i, walk in enumerate(positions(game, players, 60, seed=players)):
        for seat in observers(players):
            _, state = guessed(game, walk.view(seat)[0], seat, seed=i)
            other = Walk(game, players, i)
            other.state = state
            for _ in range(30):
                if not other.step():
                    break
                for observer in observers(players):
                    view, _ = other.view(observer)
                    again = np.zeros(1, game.state)
                    game.view(guessed(game, view, observer, seed=i)[1], observer, row(again))
                    assert again.tobytes() == view.tobytes()


@pytest.mark.sample
@tables
def test_results_rank_every_seat(name: str, players: int) -> None:
    walk = Walk(game_named(name), players, 8)
    while walk.step():
        pass
    points, places = np.zeros(8, np.int64), np.zeros(8, np.int64)
    walk.game.result(walk.state, cells(points), cells(places))
    ranked = sorted(places[:players].tolist())
    assert ranked[0] == 1
    assert all(place <= i + 1 for i, place in enumerate(ranked))


def walk_digest(name: str, players: int, seed: int, steps: int) -> str:
    """A digest of every state, view and observation along a random game."""
    walk = Walk(game_named(name), players, seed)
    digest = hashlib.sha256()
    for _ in range(steps):
        digest.update(walk.bytes())
        for seat in observers(players):
            array, record = walk.view(seat)
            digest.update(array.tobytes())
            digest.update(features(walk.game, record, seat))
            digest.update(guessed(walk.game, array, seat, seed)[0].tobytes())
        if not walk.step():
            break
    return digest.hexdigest()


@pytest.mark.sample
@tables
def test_compiled_interpreted_and_checked_code_give_the_same_bytes(name: str, players: int) -> None:
    """This test runs in all three worlds against the same digests."""
    golden = json.loads((GOLDEN / "digests.json").read_text(encoding="utf-8"))
    assert [walk_digest(name, players, seed, 150) for seed in range(3)] == golden[f"{name} {players}"]


@pytest.mark.sample
@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*-players-*.json")), ids=lambda path: path.stem)
def test_golden_games_end_as_they_did(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    table = seachest.load(golden["record"])
    assert table.position() == golden["end"]
    assert golden["end"]["winners"]
    assert table.record() == golden["record"]
