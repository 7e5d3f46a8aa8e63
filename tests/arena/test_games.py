"""Games of a match: compiled and by views they are the same, and a bot that fails is named."""

import json
from typing import Any

import pytest

import seachest
from seachest.arena.games import (
    COMPILED_BOTS,
    BotFailed,
    MatchStopped,
    is_compiled,
    play_by_views,
    play_chunk,
    play_compiled,
)
from seachest.arena.match import match_of
from seachest.batches.policy_games import PolicyGames
from seachest.bots.names import BOTS, POLICY_BOTS
from seachest.rules.game import game_named
from tests.arena.helpers import Crashing, Stubborn, small_match
from tests.walks import SLOW, SMALL, every_table


@pytest.fixture(autouse=True)
def failing_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)
    monkeypatch.setitem(BOTS, "crashing", Crashing)
    monkeypatch.setattr(Stubborn, "open_bots", 0)
    monkeypatch.setattr(Crashing, "open_bots", 0)


@pytest.mark.sample
@pytest.mark.parametrize(("game", "players"), every_table())
def test_compiled_games_are_those_that_bots_play_by_views(game: str, players: int) -> None:
    options = SMALL[game] if SLOW else {}
    match = match_of(game, players, list(POLICY_BOTS), players, 3, options)
    numbers = range(match.games)
    compiled, by_views = play_compiled(match, numbers), play_by_views(match, numbers)
    assert compiled.records == by_views.records
    assert compiled.outcomes == by_views.outcomes


def test_a_game_longer_than_the_buffer_is_played_to_its_end() -> None:
    match = small_match()
    policies = {name: bot.policy_for(match.game) for name, bot in POLICY_BOTS.items()}
    options = match.rules.new_options(match.options)
    whole, pieces = (PolicyGames(match.rules, match.players, options, policies, size) for size in (1024, 3))
    played = whole.play(4, [0, 1], [5, 6])
    assert len(played.moves) > 3
    assert pieces.play(4, [0, 1], [5, 6]) == played


@pytest.mark.parametrize("bots", [("greedy", "random"), ("greedy", "stubborn")])
def test_records_are_whole_games_with_the_names_of_the_bots(bots: tuple[str, ...]) -> None:
    match = small_match(bots=bots, games=2)
    chunk = play_chunk(match, [0, 1])
    for outcome, line in zip(chunk.outcomes, chunk.records, strict=True):
        table = seachest.load(json.loads(line))
        result = table.result()
        assert result is not None
        assert table.names == [f"bot:{bot}" for bot in match.seats(outcome.number)]
        assert (result.scores, result.winners) == (outcome.scores, outcome.winners)
        assert len(json.loads(line)["moves"]) == outcome.moves


def test_the_name_of_a_long_command_is_cut_in_records(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "program", lambda more, seed: Stubborn("", seed))
    match = small_match(bots=("program:" + "x" * 200, "greedy"), games=2)
    (line,) = play_chunk(match, [0]).records
    assert len(seachest.load(json.loads(line)).names or []) == 2


def test_places_are_those_of_the_game() -> None:
    match = small_match("sea-or-shore", 3, ("greedy", "random", "stubborn"), games=30)
    for outcome in play_chunk(match, range(match.games)).outcomes:
        assert 1 in outcome.places
        for seat, place in enumerate(outcome.places):
            assert place == 1 + sum(other < place for other in outcome.places)
            assert (place == 1) == (seat in outcome.winners)


def test_only_bots_with_policies_are_compiled() -> None:
    assert is_compiled(small_match(bots=("greedy", "random")))
    assert not is_compiled(small_match(bots=("greedy", "stubborn")))


def test_times_tell_bots_apart_unless_compiled_code_played() -> None:
    by_views = play_chunk(small_match(bots=("greedy", "stubborn"), games=2), [0, 1])
    assert set(by_views.times) == {"greedy", "stubborn"}
    assert sum(decisions for _, decisions in by_views.times.values()) == sum(game.moves for game in by_views.outcomes)
    assert set(play_chunk(small_match(games=2), [0, 1]).times) == {COMPILED_BOTS}


def test_an_illegal_answer_names_the_bot_and_where_it_was() -> None:
    match = small_match(bots=("greedy", "stubborn:0"), games=4)
    with pytest.raises(BotFailed) as caught:
        play_chunk(match, [3])
    message = str(caught.value)
    assert message.startswith("bot stubborn:0 failed at seat 0 (deal 1, line-up 0, rotation 1, turn ")
    assert '"0 sing" is not legal' in message


def test_a_crash_names_the_bot_and_what_it_raised() -> None:
    with pytest.raises(
        BotFailed, match=r"bot crashing:0 failed at seat 1 .*turn \d+\): ZeroDivisionError: no more ideas"
    ):
        play_chunk(small_match(bots=("greedy", "crashing:0"), games=2), [0])


def test_a_bot_that_can_not_be_made_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(more: str, seed: int) -> Any:
        raise OSError("no such program")

    monkeypatch.setitem(BOTS, "broken", broken)
    with pytest.raises(BotFailed, match=r"bot broken failed at seat 1 .*OSError: no such program"):
        play_chunk(small_match(bots=("stubborn", "broken"), games=2), [0])
    assert Stubborn.open_bots == 0


@pytest.mark.parametrize("bot", ["stubborn", "stubborn:1", "crashing:1"])
def test_every_bot_is_closed_however_the_game_ends(bot: str) -> None:
    match = small_match(bots=(bot,), games=2)
    try:
        play_chunk(match, [0])
    except BotFailed:
        assert bot != "stubborn"
    assert (Stubborn.open_bots, Crashing.open_bots) == (0, 0)


@pytest.mark.parametrize("bots", [("greedy", "random"), ("greedy", "stubborn")])
def test_games_stop_when_asked(bots: tuple[str, ...]) -> None:
    asked = iter([False, True])
    with pytest.raises(MatchStopped):
        play_chunk(small_match(bots=bots, games=4), range(4), lambda: next(asked))
    assert Stubborn.open_bots == 0


def test_a_match_of_one_bot_against_itself_is_played() -> None:
    match = small_match(bots=("greedy",), players=game_named("dolores").seats.start)
    assert match.seats(0) == ("greedy", "greedy")
    assert len(play_chunk(match, [0]).outcomes) == 1
