"""What a follower gets who asks for what a drawn board needs, and that nobody else gets more or less than before."""

import json
import random
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from seachest.messages import stories
from seachest.messages.events import GameEvent
from seachest.notation.record import Move
from seachest.rules.game import NOBODY, game_named, game_names
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.row import TableRow
from seachest.server.tables.session import TableSession
from seachest.server.updates.build import (
    FollowOptions,
    LastViews,
    UpdateInput,
    message_from,
    news_from,
    options_wished,
)
from seachest.table import View
from seachest.wire.play import Follow, Result, StoryEvent

TABLE = "tabletable12"
MOST_MOVES = 150
BOARD = FollowOptions(board=True)
BRIEF = FollowOptions(brief=True)
games = pytest.mark.parametrize("game", game_names())


def updates_of_a_game(game: str) -> Iterator[UpdateInput]:
    """What everybody is told at a table where decisions are random."""
    players = game_named(game).seats.start
    options: dict[str, object] = {"talk": True} if game == "dolores" else {}
    session = TableSession(TableRow(TABLE, game, players, options, "0" * 32, 60, "anyone", True, "x" * 16, 1.0), 1.0)
    dice = random.Random(3)

    def write(kind: str, seat: int, body: str) -> Iterator[UpdateInput]:
        entry = Entry(TABLE, session.seq + 1, 2.0, kind, seat, f"command-{session.seq}", body)
        yield from session.apply(entry, [*range(players), NOBODY]).values()

    for seat in range(players):
        yield from write(EntryKind.SEAT_BOT, seat, "greedy")
    yield from write(EntryKind.BEGIN, NOBODY, "")
    assert session.table is not None
    for _ in range(MOST_MOVES):
        if not session.table.pending():
            break
        seat = dice.choice(session.table.pending())
        yield from write(EntryKind.MOVE, seat, dice.choice(session.table.legal(seat)))


@games
def test_steps_tell_briefly_what_situations_tell(game: str) -> None:
    views: dict[int, dict[str, Any]] = {}
    steps = 0
    for update in updates_of_a_game(game):
        whole = json.loads(message_from(update))
        told = json.loads(message_from(replace(update, follow_options=BRIEF)))
        if told["type"] == "step":
            steps += 1
            situation = whole["situation"]
            assert views[update.seat] | told["changes"] == situation["view"]
            assert told["changes"]["pending"] == situation["pending"]
            assert told["changes"]["legal"].get(str(update.seat), []) == [each["text"] for each in situation["choices"]]
            assert told.get("asides", []) == [each["text"] for each in situation["asides"]]
            for name in ("deadline", "result", "take_back", "standing_texts", "standing"):
                assert told.get(name) == (situation[name] or None)
            assert told["moves"] == whole["moves"]
            assert told.get("info") == whole["info"]
            assert told["number"] == whole["number"]
        else:
            assert told == whole
        if whole["situation"] is not None:
            views[update.seat] = whole["situation"]["view"]
    assert steps


@games
def test_what_is_no_decision_is_no_step(game: str) -> None:
    updates = [update for update in updates_of_a_game(game) if update.before is None]
    told = [json.loads(message_from(replace(update, follow_options=BRIEF)))["type"] for update in updates]
    assert set(told) == {"news"}


@games
def test_who_wants_more_than_steps_gets_whole_situations(game: str) -> None:
    wished = FollowOptions(board=True, brief=True)
    for update in updates_of_a_game(game):
        assert message_from(replace(update, follow_options=wished)) == message_from(
            replace(update, follow_options=BOARD)
        )


def test_wishes_that_lead_to_the_same_updates_are_the_same() -> None:
    """So nobody makes the server build the same update twice by wishing for it in different ways."""
    wishes = [
        Follow(table=TABLE, exact=exact, points=points, board=board, brief=brief)
        for exact, points, board, brief in product([False, True], repeat=4)
    ]
    assert len({options_wished(wish) for wish in wishes}) == 2**3 + 1
    assert options_wished(Follow(table=TABLE, brief=True)) == BRIEF
    assert options_wished(Follow(table=TABLE, board=True, brief=True)) == BOARD


def without_board(news: dict[str, Any]) -> dict[str, Any]:
    """An update less what only `board` followers get."""
    news.pop("events", None)
    news.pop("deciders", None)
    situation = news["situation"]
    if situation is not None:
        situation.pop("facts")
        for choice in [*situation["choices"], *situation["asides"]]:
            choice.pop("action")
    return news


@games
def test_who_does_not_ask_gets_the_same_less_what_a_board_needs(game: str) -> None:
    for update in updates_of_a_game(game):
        plain, full = message_from(update), message_from(replace(update, follow_options=BOARD))
        assert json.loads(plain) == without_board(json.loads(full))
        assert not any(field in plain for field in (b'"events":', b'"deciders":', b'"facts":', b'"action":'))


@games
def test_the_sentences_of_all_events_are_the_story(game: str) -> None:
    kinds = set()
    for update in updates_of_a_game(game):
        news = news_from(replace(update, follow_options=BOARD))
        if news.situation is None:
            assert news.events is UNSET
            continue
        assert news.events is not UNSET
        assert sum(each.sentences for each in news.events) == len(news.story)
        kinds |= {type(each.event) for each in news.events}
    assert len(kinds) > 5


@games
def test_the_seats_of_decisions_are_told_with_them(game: str) -> None:
    seen = 0
    for update in updates_of_a_game(game):
        news = news_from(replace(update, follow_options=BOARD))
        if news.situation is None:
            assert news.deciders is UNSET
        else:
            assert news.deciders == [int(move.split()[0]) for move in news.moves]
            seen += len(news.moves)
    assert seen > 5


@games
def test_events_are_found_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[View] = []
    narrator = stories.narrator(game)
    find = narrator.events

    def counted(before: View, observed: Sequence[Move], after: View) -> list[GameEvent]:
        found.append(after)
        return find(before, observed, after)

    monkeypatch.setattr(narrator, "events", counted)
    moved = [update for update in updates_of_a_game(game) if update.observed]
    for update in moved:
        news_from(replace(update, follow_options=BOARD))
    assert len(found) == len(moved)


@games
def test_without_the_wish_no_facts_and_no_meanings_are_worked_out(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("nobody asked")

    narrator = stories.narrator(game)
    monkeypatch.setattr(narrator, "facts", never)
    monkeypatch.setattr(narrator, "choice_action", never)
    for update in updates_of_a_game(game):
        message_from(update)


@games
def test_a_choice_says_what_it_means_and_facts_say_of_which_game_they_are(game: str) -> None:
    for update in updates_of_a_game(game):
        told = json.loads(message_from(replace(update, follow_options=BOARD)))["situation"]
        if told is None:
            continue
        assert told["facts"]["game"] == game
        for choice in [*told["choices"], *told["asides"]]:
            verb, *what = choice["text"].split(" ")
            action = choice["action"]
            assert action["type"] == ("show" if verb in ("peace", "fight", "first") else verb)
            named = [value for name, value in action.items() if name != "type"]
            assert len(named) >= len(what)


def test_an_event_is_sent_with_its_kind_and_without_what_is_usual() -> None:
    update = next(each for each in updates_of_a_game("sea-salt-paper") if each.begins)
    told = json.loads(message_from(replace(update, follow_options=BOARD)))
    (event,) = told["events"]
    assert event["event"] == {"type": "round-began", "round": 1, "seat": told["situation"]["view"]["turn"]}
    assert event["sentences"] == len(told["story"])
    assert set(event) == set(StoryEvent.__struct_fields__)


@games
def test_with_the_last_views_at_hand_everybody_is_told_the_same(game: str) -> None:
    last_views = LastViews()
    for update in updates_of_a_game(game):
        assert message_from(update, last_views) == message_from(update)


@games
def test_an_update_after_one_that_was_built_elsewhere_is_the_same(game: str) -> None:
    last_views = LastViews()
    for number, update in enumerate(updates_of_a_game(game)):
        if number % 3:
            assert message_from(update, last_views) == message_from(update)


def test_only_so_many_last_views_are_kept_and_none_of_games_that_are_over() -> None:
    updates = [update for update in updates_of_a_game("sea-salt-paper") if update.after is not None]
    last_views = LastViews(most=2)
    for update in updates:
        message_from(update, last_views)
        assert len(last_views) <= 2
    for update in updates[-1:]:
        message_from(replace(update, result=Result(scores=[1, 2], winners=[1])), last_views)
    assert len(last_views) == 1
