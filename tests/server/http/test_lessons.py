"""Lessons: real games by the real rules, told as the learner's seat knows them, with words for everything."""

import re
from itertools import pairwise
from pathlib import Path

import httpx
import msgspec
import pytest

import seachest
from seachest.lessons.lesson import LessonScript, lesson_of
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.rules.game import game_named, game_names
from seachest.server.http.routes.lessons import lesson_answer
from seachest.wire import play
from tests.server.rooms import server

pytestmark = pytest.mark.anyio

BOARDS = Path(seachest.__file__).parent.parent.parent / "web" / "src" / "games"
TAUGHT = [game for game in game_names() if lesson_of(game) is not None]
games = pytest.mark.parametrize("game", TAUGHT)
FEWEST, MOST = 12, 18
LONGEST = 320
"""Signs that the guide says at once; more than that nobody reads beside a table."""


def moves(lesson: LessonScript) -> list[str]:
    return [each for each in lesson.script if isinstance(each, str)]


def own_moves(lesson: play.Lesson, after: int, upto: int) -> list[str]:
    """What the learner decides after a moment, up to another."""
    mine = f"{lesson.seat} "
    noticed = [move for news in lesson.news[after + 1 : upto + 1] for move in news.moves]
    return [move.removeprefix(mine) for move in noticed if move.startswith(mine)]


def asked(lesson: play.Lesson) -> dict[str, list[str]]:
    """What the learner decides in each step."""
    found = {
        step.says: own_moves(lesson, step.at, after.at) for step, after in pairwise(lesson.steps) if not after.later
    }
    return {says: decisions for says, decisions in found.items() if decisions}


def situation(news: play.News) -> play.Situation:
    assert news.situation is not None
    return news.situation


@games
def test_all_moves_are_legal_and_all_moments_are_what_the_seat_knows(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    table = seachest.deal(game, lesson.players, seed=lesson.seed, options=dict(lesson.options))
    known = [table.view(lesson.seat)]
    for move in moves(lesson):
        seat, _, text = move.partition(" ")
        table.act(int(seat), text)
        if table.observed_actions(lesson.seat):
            known.append(table.view(lesson.seat))
    shown = [msgspec.to_builtins(situation(news).view) for news in lesson_answer(game).news]
    assert shown[0] == known[0]
    assert shown[-1] == known[-1]
    rest = iter(known)
    assert all(view in rest for view in shown), "in the same order"


@games
def test_decisions_of_the_learner_stand_beside_the_updates_that_follow_them(game: str) -> None:
    lesson = lesson_answer(game)
    for number, (news, decision) in enumerate(zip(lesson.news, lesson.decisions, strict=True)):
        own = own_moves(lesson, number - 1, number) if number else []
        assert own == ([] if decision is None else [decision]), news.number
    assert any(lesson.decisions)


@games
def test_what_is_asked_for_is_legal_at_its_moment(game: str) -> None:
    lesson = lesson_answer(game)
    for before, after in pairwise(lesson.news):
        if after.number != before.number + 1:
            continue  # something was passed over
        for decision in own_moves(msgspec.structs.replace(lesson, news=[before, after]), 0, 1):
            assert decision in [choice.text for choice in situation(before).choices]


@games
def test_a_step_that_asks_begins_with_the_question(game: str) -> None:
    lesson = lesson_answer(game)
    for step in lesson.steps:
        if step.says in asked(lesson):
            assert own_moves(lesson, step.at, step.at + 1)


@games
def test_every_step_has_its_words_in_every_language_and_there_are_no_others(game: str) -> None:
    lesson = lesson_answer(game)
    names = dict(zip(("rival", "third"), ("Coralie", "Kai"), strict=True))
    for language in LANGUAGES:
        words = catalogue(language)
        for step in lesson.steps:
            assert len(words.text(step.says, **names)) < LONGEST, (language, step.says)
            asks = step.says in asked(lesson)
            assert [words.has(step.says, part) for part in ("task", "why")] == [asks, asks], (language, step.says)
        begin = f"learn-{game_named(game).prefix.lower()}-"
        written = {name for name in words.ids() if name.startswith(begin)}
        assert written == {step.says for step in lesson.steps}


@games
def test_a_lesson_takes_five_minutes(game: str) -> None:
    lesson = lesson_answer(game)
    assert FEWEST <= len(lesson.steps) <= MOST
    assert len({step.says for step in lesson.steps}) == len(lesson.steps)
    assert lesson.steps[-1].at == len(lesson.news) - 1


@games
def test_the_page_knows_all_places_that_are_pointed_at(game: str) -> None:
    text = (BOARDS / game / "game.ts").read_text(encoding="utf-8")
    begin = text.index("  spots: {")
    known = set(re.findall(r"^    (\w+):", text[begin : text.index("\n  },", begin)], re.MULTILINE))
    assert {point for step in lesson_answer(game).steps for point in step.points} == known


def test_what_is_passed_over_is_not_told() -> None:
    lesson = lesson_answer("sea-salt-paper")
    jumps = [step for step in lesson.steps if step.later]
    assert jumps
    for step in jumps:
        assert lesson.news[step.at].number > lesson.news[step.at - 1].number + 1


async def test_the_route_tells_them_and_knows_no_others(tmp_path: Path) -> None:
    async with server(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as browser:
        for game in TAUGHT:
            answer = await browser.get(f"/api/lessons/{game}")
            told = msgspec.convert(msgspec.to_builtins(lesson_answer(game)), play.Lesson)
            assert msgspec.json.decode(answer.content, type=play.Lesson) == told
            assert answer.json()["info"]["commitment"] is None
        assert (await browser.get("/api/lessons/chess")).json()["code"] == "not-found"
