"""The route of puzzles: they come with the package, and are the same for everybody."""

import gzip
from functools import cache

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.bots.levels import DEFAULT_LEVEL
from seachest.bots.personas import bot_name
from seachest.messages.stories import narrator
from seachest.puzzles import Puzzle, shipped_puzzles
from seachest.rules.game import game_names
from seachest.server.errors import Refusal
from seachest.server.http.errors import JSON_TYPE
from seachest.server.http.routes.binding import bind
from seachest.server.http.routes.counted import first_in
from seachest.server.updates.build import FollowOptions, build_situation, said_from
from seachest.wire import routes
from seachest.wire.lobby import SeatInfo, TableInfo
from seachest.wire.puzzles import PuzzleEntry, PuzzleMove, Puzzles, PuzzleTask

PUZZLES_AT_ONCE = 20
PUZZLE_TABLE_ID = "puzzle000000"
PUZZLE_OPTIONS = FollowOptions(points=True, board=True)


def task_from(puzzle: Puzzle) -> PuzzleTask:
    """A puzzle as it is sent."""
    situation = build_situation(puzzle.view, None, None, PUZZLE_OPTIONS)
    situation.asides = []
    return PuzzleTask(
        id=puzzle.id,
        rating=puzzle.rating,
        info=_table_info(puzzle),
        seat=puzzle.seat,
        situation=situation,
        best=puzzle.best,
        tempting=puzzle.tempting,
        worths=puzzle.worths,
        line=[
            PuzzleMove(
                seat=each.move.seat,
                says=said_from(narrator(puzzle.game).choice(each.view, each.move.text)),
            )
            for each in puzzle.expected_moves()
        ],
    )


def _table_info(puzzle: Puzzle) -> TableInfo:
    """The table of a puzzle, with bots in all other seats."""
    return TableInfo(
        id=PUZZLE_TABLE_ID,
        game=puzzle.game,
        players=puzzle.players,
        options=dict(puzzle.view.options),
        seconds=None,
        watch="nobody",
        public=False,
        phase="playing",
        seats=[
            SeatInfo(kind="player") if seat == puzzle.seat else SeatInfo("bot", bot_name(seat), DEFAULT_LEVEL)
            for seat in range(puzzle.players)
        ],
        opener="",
        opened=0.0,
    )


@cache
def packed_puzzles(game: str, first: int) -> bytes:
    """Some puzzles of a game as compressed JSON."""
    known = shipped_puzzles(game)
    answer = Puzzles(
        entries=[PuzzleEntry(each.id, each.rating) for each in known],
        first=first,
        puzzles=[task_from(each) for each in known[first : first + PUZZLES_AT_ONCE]],
    )
    return gzip.compress(msgspec.json.encode(answer), mtime=0)


async def show(request: Request) -> Response:
    """Answers with the puzzles of a game from a place in their list on, rounded down to where an answer begins."""
    game = str(request.path_params["game"])
    if game not in game_names():
        raise Refusal(404, "not-found")
    first = min(first_in(request), len(shipped_puzzles(game))) // PUZZLES_AT_ONCE * PUZZLES_AT_ONCE
    body = await run_in_threadpool(packed_puzzles, game, first)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, media_type=JSON_TYPE, headers=headers)


def bind_puzzles() -> list[Route]:
    """The route of puzzles, with its handler."""
    return [bind(routes.SHOW_PUZZLES, show)]
