"""The route of lessons: games played by the rules, each moment as the learner's seat knows it, with its choices."""

import asyncio
import os
import sys
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.lessons.lesson import LessonScript, Step, lesson_of
from seachest.rules.game import NOBODY, game_names
from seachest.rules.types import Seat
from seachest.server.errors import Refusal
from seachest.server.http.errors import json_response
from seachest.server.http.routes.binding import bind
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.row import TableRow
from seachest.server.tables.session import TableSession
from seachest.server.updates.build import FollowOptions, news_from
from seachest.server.workers.game_loader import GameLoader
from seachest.wire import play, routes

LESSON_TABLE_ID = "lesson000000"
LESSON_BOT_LEVEL = "casual"
LESSON_OPTIONS = FollowOptions(points=True, board=True)


class _LessonBuilder:
    """Plays the game of a lesson, and keeps the updates of the learner's seat."""

    def __init__(self, lesson: LessonScript) -> None:
        self.lesson = lesson
        row = TableRow(
            id=LESSON_TABLE_ID,
            game=lesson.game,
            players=lesson.players,
            options=dict(lesson.options),
            seed=lesson.seed,
            seconds=None,
            watch="nobody",
            public=False,
            opener="",
            opened=0.0,
        )
        self.session = TableSession(row, None)
        self.news: list[play.News] = []
        self.decisions: list[str | None] = []
        """For each of the updates the learner's decision that it follows, if it follows one."""
        self.steps: list[play.LessonStep] = []
        for seat in range(lesson.players):
            if seat != lesson.seat:
                self.add_entry(EntryKind.SEAT_BOT, seat, LESSON_BOT_LEVEL)
        self.session.seats[lesson.seat].kind = "player"
        self.add_entry(EntryKind.BEGIN)

    def add_entry(self, kind: EntryKind, seat: Seat = NOBODY, body: str = "") -> None:
        """Adds an entry to the table's log, and keeps the learner's update about it."""
        number = self.session.seq + 1
        updates = self.session.apply(
            Entry(LESSON_TABLE_ID, number, 0.0, kind, seat, str(number), body), (self.lesson.seat,)
        )
        if kind not in (EntryKind.BEGIN, EntryKind.MOVE):
            return
        for update in updates.values():
            update.follow_options = LESSON_OPTIONS
            news = news_from(update)
            news.info = None
            self.news.append(news)
            self.decisions.append(body if kind == EntryKind.MOVE and seat == self.lesson.seat else None)

    def step(self, step: Step) -> None:
        """Adds something that the guide says, about the update before it."""
        if step.later:
            del self.news[self.steps[-1].at + 1 : -1], self.decisions[self.steps[-1].at + 1 : -1]
        says = self.lesson.message(step)
        at = len(self.news) - 1
        self.steps.append(play.LessonStep(says=says, at=at, points=list(step.points), later=step.later))


@cache
def lesson_answer(game: str) -> play.Lesson:
    """The lesson of a game as it is sent; raises Refusal if the game has none."""
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal(404, "not-found")
    builder = _LessonBuilder(lesson)
    info = msgspec.structs.replace(builder.session.info(), commitment=None)
    for each in lesson.script:
        if isinstance(each, Step):
            builder.step(each)
        else:
            seat, _, text = each.partition(" ")
            builder.add_entry(EntryKind.MOVE, int(seat), text)
    return play.Lesson(info=info, seat=lesson.seat, news=builder.news, steps=builder.steps, decisions=builder.decisions)


async def interpreted_lesson(game: str) -> bytes:
    """The lesson of a game as JSON, from a process that interprets the rules: for a game that is not compiled yet."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", __name__, game),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        stdout=asyncio.subprocess.PIPE,
    )
    answer, _ = await process.communicate()
    if process.returncode:
        raise RuntimeError(f"the lesson of {game} could not be built")
    return answer


def bind_lessons(games: GameLoader) -> list[Route]:
    """The route of lessons, with its handler."""
    waiting: dict[str, asyncio.Task[bytes]] = {}

    async def show(request: Request) -> Response:
        """Answers with the lesson of a game, even while its rules are being compiled."""
        game = request.path_params["game"]
        if game not in game_names():
            raise Refusal(404, "not-found")
        if games.is_ready(game):
            return json_response(lesson_answer(game))
        if game not in waiting:
            waiting[game] = asyncio.create_task(interpreted_lesson(game))
            waiting[game].add_done_callback(lambda _: waiting.pop(game))
        return Response(await asyncio.shield(waiting[game]), media_type="application/json")

    return [bind(routes.SHOW_LESSON, show)]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(lesson_answer(sys.argv[1])))
