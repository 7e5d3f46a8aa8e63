"""What is counted adds up, agrees with a slow count of the same games, and follows from the seed alone."""

import json
from collections import Counter

import numpy as np
import pytest

from seachest.batches.counted_games import DICE_BITS
from seachest.batches.policy_games import PolicyGames
from seachest.bots.names import POLICY_BOTS
from seachest.lab import LabSheet, lab_plan, run_lab
from seachest.lab.players import counted_games
from seachest.lab.sheet import LabGroup, LabTable, sheet_json
from seachest.rules.chance import halves
from seachest.rules.game import game_named, game_names
from seachest.rules.sea_or_shore.state import ACT_ORDER, ACT_RETURN, ACT_SHOW
from seachest.rules.sea_salt_paper.state import ACT_LAST_CHANCE, ACT_STOP

GAMES = 300
SEED = 5
every_game = pytest.mark.parametrize("game", game_names())


@pytest.fixture(scope="module", params=game_names())
def sheet(request: pytest.FixtureRequest) -> LabSheet:
    plan = lab_plan(request.param, [3], GAMES, seed=SEED)
    return run_lab(plan, threads=2)


def group(table: LabTable, name: str) -> LabGroup:
    return next(each for each in table.groups if each.name == name)


def test_wins_add_up_to_games(sheet: LabSheet) -> None:
    (table,) = sheet.tables
    for name in ("seats", "order"):
        rows = group(table, name).rows
        assert [row.cases for row in rows] == [GAMES] * 3
        assert sum(row.wins.mean for row in rows if row.wins) == pytest.approx(1)
        assert sum(row.worth.mean for row in rows if row.worth) == pytest.approx(0)


def test_lengths_add_up_to_games(sheet: LabSheet) -> None:
    (table,) = sheet.tables
    for length in (table.decisions, table.rounds):
        assert sum(length.distribution.values()) == GAMES
        total = sum(size * games for size, games in length.distribution.items())
        assert length.mean.mean == pytest.approx(total / GAMES)
        assert list(length.quantiles) == sorted(length.quantiles)


def test_skill_and_luck_share_the_whole_result(sheet: LabSheet) -> None:
    (split,) = sheet.luck
    assert sum(share.mean for share in split.shares.values()) == pytest.approx(1)


def test_every_mean_lies_in_its_interval(sheet: LabSheet) -> None:
    for row in (row for each in sheet.tables[0].groups for row in each.rows):
        for found in (row.frequency, row.wins, row.worth):
            if found is not None and found.low is not None and found.high is not None:
                assert found.low <= found.mean <= found.high


@every_game
def test_the_same_seed_gives_the_same_results_on_any_number_of_threads(game: str) -> None:
    players = game_named(game).seats.start
    alone, together = (run_lab(lab_plan(game, [players], 2500, seed=1), threads=threads) for threads in (1, 3))
    assert sheet_json(alone) == sheet_json(together)


def test_another_seed_gives_other_results() -> None:
    one, other = (run_lab(lab_plan("dolores", [2], 50, seed=seed), threads=1) for seed in (1, 2))
    assert json.loads(sheet_json(one))["tables"] != json.loads(sheet_json(other))["tables"]


def played_games(game: str, players: int) -> list[tuple[int, list[tuple[int, int]], list[int]]]:
    """The games of the lab's seed once more, each decision by a call from Python: seed, moves and places."""
    rules = game_named(game)
    options = rules.new_options(rules.check_options({}, players))
    policies = {name: bot.policy_for(game) for name, bot in POLICY_BOTS.items()}
    games = PolicyGames(rules, players, options, policies)
    greedy = list(policies).index("greedy")
    found = []
    for number in range(40):
        seeds = [SEED << 64 | number << DICE_BITS | seat for seat in range(players)]
        played = games.play(SEED << 64 | number, [greedy] * players, seeds)
        moves = [divmod(move, len(rules.actions)) for move in played.moves]
        found.append((SEED << 64 | number, moves, played.places))
    return found


@every_game
def test_results_agree_with_those_of_games_that_are_played_one_by_one(game: str) -> None:
    rules = game_named(game)
    players = 3
    counted = counted_games(game, players, rules.check_options({}, players), ["greedy"] * players).count(SEED, 0, 40)
    played = played_games(game, players)
    wins = [0] * players
    for _, _, places in played:
        for seat in range(players):
            wins[seat] += 60 // places.count(1) if places[seat] == 1 else 0
    seats = len(counted.sums) - 3 - 2 * max(rules.seats)
    assert counted.sums[seats : seats + players, 1].tolist() == wins
    lengths = Counter(len(moves) for _, moves, _ in played)
    assert {int(at): int(counted.lengths[at]) for at in np.flatnonzero(counted.lengths)} == lengths


def test_calls_agree_with_a_slow_count() -> None:
    rules, players = game_named("sea-salt-paper"), 3
    options = rules.check_options({}, players)
    (calls,) = (
        each
        for each in run_lab(lab_plan("sea-salt-paper", [players], 40, seed=SEED), threads=1).tables[0].groups
        if each.name == "calls"
    )
    state, stops, gains, chances = rules.new_state(), 0, 0, 0
    for seed, moves, _ in played_games("sea-salt-paper", players):
        rules.deal(state, players, rules.new_options(options), *halves(seed))
        for seat, action in moves:
            rules.act(state, seat, action)
            chances += action == ACT_LAST_CHANCE
            if action == ACT_STOP:
                stops += 1
                gains += state.gained[seat] * players - sum(state.gained[other] for other in range(players))
    stop, won, lost = calls.rows
    assert stop.cases == stops > 0
    assert stop.worth is not None
    assert stop.worth.mean == pytest.approx(gains / players / stops)
    assert 0 < won.cases + lost.cases <= chances


def test_islands_halves_and_looks_agree_with_a_slow_count() -> None:
    sheet = run_lab(lab_plan("sea-or-shore", [3], 40, seed=SEED), threads=1)
    cards, shown, looks = Counter[int](), Counter[int](), 0
    for _, moves, _ in played_games("sea-or-shore", 3):
        for _, action in moves:
            if action < ACT_SHOW:
                cards[action] += 1
            elif action < ACT_SHOW + 2:
                shown[action - ACT_SHOW] += 1
            looks += ACT_ORDER <= action < ACT_RETURN
    (table,) = sheet.tables
    assert [row.cases for row in group(table, "islands").rows] == [cards[card] for card in range(48)]
    assert [row.cases for row in group(table, "halves").rows] == [shown[0], shown[1]]
    assert next(row.cases for row in group(table, "actions").rows if row.item == "inspect") == looks > 0


def test_one_trick_has_one_card_of_each_seat() -> None:
    plan = lab_plan("sea-or-shore", [4], 50, options={"hand": 1, "rounds": 1}, bot="random")
    (table,) = run_lab(plan, threads=1).tables
    for name in ("colours", "numbers", "islands", "plus", "halves"):
        assert sum(row.cases for row in group(table, name).rows) == 4 * 50
    assert table.rounds.distribution == {1: 50}


def test_a_pile_for_one_duel_has_no_second() -> None:
    plan = lab_plan("dolores", [2], 200, options={"pile": 5, "bottles": False}, bot="random")
    (table,) = run_lab(plan, threads=1).tables
    assert set(table.rounds.distribution) <= {0, 1}
    duels = table.rounds.distribution[1]
    assert sum(row.cases for row in group(table, "gestures").rows) == 2 * duels
    assert sum(row.cases for row in group(table, "meetings").rows) == 2 * duels
    meetings = {row.item: row for row in group(table, "meetings").rows}
    assert meetings["fight-peace"].cases == meetings["peace-fight"].cases > 0
    fights = meetings["fight-fight"]
    assert fights.worth is not None
    assert fights.worth.mean == 0  # all cards are lost, so nobody gains anything


def test_a_net_plays() -> None:
    (table,) = run_lab(lab_plan("dolores", [2], 30, bot="net"), threads=1).tables
    assert table.games == 30
