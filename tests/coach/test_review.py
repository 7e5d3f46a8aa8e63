"""A review adds up, finds what was planted, says the same again, and tells nothing of a game that is not over."""

import json
from collections.abc import Mapping
from typing import Any

import pytest

import seachest
from seachest.coach import review
from seachest.coach.credit import Term
from seachest.coach.effort import Effort
from seachest.coach.history import GameHistory
from seachest.coach.workers import examine_here, examine_in_processes, useful_workers
from tests.coach.helpers import CHEAPEST, SMALL_GAMES, blunder, lucky_draw, play_on, small_game

GAMES = pytest.mark.parametrize(("game", "players"), [(game, players) for game, players, _ in SMALL_GAMES])
GAMES_OF_EACH = 10
"""For each number of players, two of which are tried of each game."""


def check_sums(found: Mapping[str, Any]) -> None:
    """Every change is split without a rest, and every account adds up, to the last bit."""
    chances = [each["chances"] for each in found["estimates"]]
    for seat in range(found["players"]):
        for number, change in enumerate(found["changes"]):
            whole = chances[number + 1][seat] - chances[number][seat]
            assert change["by_decision"][seat] + change["rest"][seat] == whole
        account = found["seats"][seat]["account"]
        terms = [account["chance"], account["hidden"], *account["decisions"]]
        assert account["even"] + sum(term["value"] for term in terms) == account["result"]
        for name in ("chance", "hidden"):
            parts = [each["rest"][seat] for each in found["changes"] if each["rest_is"] == name]
            assert account[name]["value"] == sum(parts)
        assert all(term["low"] <= term["value"] <= term["high"] for term in terms)


@GAMES
def test_result_is_even_share_and_chance_and_hidden_cards_and_decisions(game: str, players: int) -> None:
    for seed in range(GAMES_OF_EACH):
        record = small_game(game, players, seed)
        found = json.loads(json.dumps(review(record, iterations=CHEAPEST, seed=seed).as_json()))
        check_sums(found)
        winners = record["result"]["winners"]
        for seat in range(players):
            account = found["seats"][seat]["account"]
            assert account["even"] == pytest.approx(1 / players)
            assert account["result"] == pytest.approx(1 / len(winners) if seat in winners else 0)


def test_a_planted_blunder_is_the_moment_that_decided() -> None:
    found = review(blunder(), iterations=300)
    assert found.history.result.winners == (1,)
    moment = found.moments[0]
    assert (moment.number, moment.kind, moment.seat, moment.better) == (1, "mistake", 0, "keep mermaid.white")
    assert moment.worth.low > 0.5
    assert str(moment.line[0].move) == "0 keep mermaid.white"
    decisions = found.seats[0].account.decisions
    assert decisions[0].value < -0.5
    assert found.seats[1].account.decisions[0].value > 0.5
    accuracies = [seat.accuracy for seat in found.seats]
    assert accuracies[0] is not None
    assert accuracies[1] is not None
    assert accuracies[0].value < accuracies[1].value


def test_a_planted_lucky_draw_is_luck() -> None:
    found = review(lucky_draw(), iterations=300)
    assert found.history.result.winners == (0,)
    drawn = found.credits[1]
    assert (drawn.kind, drawn.seat) == ("chance", 0)
    assert drawn.rest[0] > 0.5
    assert [(moment.kind, moment.seat) for moment in found.moments if moment.number == 1] == [("chance", 0)]
    assert found.seats[0].lost.value == 0


def test_the_best_answer_loses_nothing_and_forced_answers_are_not_judged() -> None:
    found = review(small_game("dolores", 2), iterations=CHEAPEST)
    assert any(judgement is not None for judgement in found.judgements)
    for decision, judgement in zip(found.history.decisions, found.judgements[1:], strict=True):
        assert (judgement is not None) == decision.is_free
        if judgement is not None:
            assert judgement.loss >= 0
            assert judgement.best_worth == judgement.worth + judgement.loss
            if decision.move.text == judgement.best:
                assert judgement.loss == judgement.error == 0


def test_what_is_said_out_of_turn_is_not_judged() -> None:
    table = seachest.deal("dolores", 3, seed=1, options={"pile": 12, "talk": True})
    seat = next(seat for seat in range(3) if seat not in table.pending())
    table.act(seat, table.out_of_turn(seat)[0])
    found = review(play_on(table).record(), iterations=CHEAPEST)
    assert found.judgements[1] is None
    check_sums(found.as_json())


def test_the_same_seed_says_the_same_and_another_one_does_not() -> None:
    record = small_game("sea-or-shore", 3)
    one, again, other = (review(record, iterations=CHEAPEST, seed=seed).as_json() for seed in (1, 1, 2))
    assert json.dumps(one) == json.dumps(again)
    assert one["estimates"] != other["estimates"]
    assert (one["seed"], one["iterations"]) == (1, CHEAPEST)


def test_several_processes_find_the_same_as_one() -> None:
    history, effort = GameHistory(small_game("dolores", 2)), Effort(CHEAPEST, 4, 1)
    found = sorted(examine_in_processes(history, effort, 2), key=lambda finding: finding.number)
    assert found == list(examine_here(history, effort))


def test_processes_are_started_only_where_they_have_enough_to_do() -> None:
    history = GameHistory(small_game("dolores", 2))
    assert useful_workers(history, Effort(CHEAPEST, 4, 1), 8) == 1
    assert useful_workers(history, Effort(10_000_000, 4, 1), 8) == 8


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    record = small_game("dolores", 2)
    review(record, iterations=CHEAPEST, tell=lambda done, total: told.append((done, total)))
    total = len(GameHistory(record).decisions) + 1
    assert told == [(done, total) for done in range(1, total + 1)]


@GAMES
def test_a_game_that_is_not_over_is_not_reviewed(game: str, players: int) -> None:
    record = small_game(game, players)
    whole = len(record["moves"])
    for moves in {0, whole // 2}:
        cut = {name: value for name, value in record.items() if name != "result"}
        cut["moves"] = record["moves"][:moves]
        with pytest.raises(seachest.NotationError, match=r"^moves: the game is not over$"):
            review(cut, iterations=CHEAPEST)


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("{}", "^format: missing"),
        ("no JSON", "^not JSON: "),
        ('{"format": 1, "game": "chess"}', "chess"),
    ],
)
def test_what_is_no_record_is_refused_by_name(source: str, wrong: str) -> None:
    with pytest.raises(seachest.NotationError, match=wrong):
        review(source)


def test_a_move_that_is_not_legal_is_named() -> None:
    record = {**small_game("dolores", 2), "moves": ["0 fly"]}
    with pytest.raises(seachest.IllegalMove, match="fly"):
        review(record)


@pytest.mark.parametrize("iterations", [0, 63, 10_000_001])
def test_iterations_have_bounds(iterations: int) -> None:
    with pytest.raises(seachest.NotationError, match=r"^iterations: "):
        review(small_game("dolores", 2), iterations=iterations)


def test_the_interval_of_a_term_has_two_standard_errors() -> None:
    term = Term(0.5, 0.25)
    assert (term.low, term.high) == pytest.approx((0.5 - 1.96 * 0.25, 0.5 + 1.96 * 0.25), abs=1e-4)
