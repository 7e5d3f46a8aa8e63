"""Reviews over REST: made once and stored, one at a time, for those who may see the replay, and never too early."""

import asyncio
import os
import sys
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select, update

from seachest.client import ServerClient, play
from seachest.coach import review
from seachest.coach.effort import FEWEST_ITERATIONS
from seachest.rules.errors import NotationError
from seachest.rules.types import JsonObject
from seachest.server.coach.review_process import (
    LOWEST_PRIORITY,
    MAX_PAUSE_S,
    MomentsDone,
    ReviewProcess,
    pause_while_busy,
)
from seachest.server.coach.reviews import MAX_REVIEW_TRIES, Reviews
from seachest.server.coach.told import review_from
from seachest.server.http.limits import REVIEWS_PER_PLAYER
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import reviews
from seachest.wire.coach import GameReview, ReviewDepth, Reviewed
from tests.server.rooms import SEED, SHORT, Server, room, server, until
from tests.server.workers.test_ratings import play_out

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def anna(place: Server) -> AsyncIterator[tuple[ServerClient, httpx.AsyncClient]]:
    async with place.somebody() as client, place.ask(client) as http:
        yield client, http


async def finished(client: ServerClient, **wish: Any) -> str:
    """A game that is over, between somebody and a bot."""
    told = {"game": "dolores", "players": 2, "options": SHORT, "seed": SEED, "bots": ["random"], **wish}
    table = (await client.open(**told)).table.id
    followed = await client.follow(table)
    await play(followed, lambda situation: situation.choices[0].text)
    return table


async def told(http: httpx.AsyncClient, table: str, depth: str | None = None) -> Reviewed:
    """What is told of a review; with a depth it is asked for."""
    path = f"/api/tables/{table}/review"
    answer = await (http.get(path) if depth is None else http.post(path, json={"depth": depth}))
    assert answer.status_code == (200 if depth is None else 202), answer.text
    return msgspec.json.decode(answer.content, type=Reviewed)


async def made(http: httpx.AsyncClient, table: str) -> GameReview:
    """The review of a game, once it is made."""
    async with asyncio.timeout(120):
        while (now := await told(http, table)).progress is not None:
            assert now.progress.state != "failed"
            await asyncio.sleep(0.05)
    assert now.review is not None
    return now.review


class ScriptedReviews(ReviewProcess):
    """Reviews that are made in no time, or wait, or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[ReviewDepth] = []
        self.go = asyncio.Event()
        self.fails = 0

    async def review(self, record: JsonObject, depth: ReviewDepth, iterations: int, tell: MomentsDone) -> bytes:
        self.begun.append(depth)
        tell(1, 3)
        await self.go.wait()
        if self.fails:
            self.fails -= 1
            raise RuntimeError("killed")
        return zlib.compress(msgspec.json.encode(review_from(review(record, iterations=FEWEST_ITERATIONS), depth)))


@asynccontextmanager
async def scripted(folder: Path) -> AsyncIterator[tuple[Server, ScriptedReviews]]:
    """A server that reviews by a script."""
    process = ScriptedReviews()
    async with server(folder, review_process=process, review_iterations=FEWEST_ITERATIONS) as place:
        yield place, process


async def test_a_game_is_reviewed_in_a_process_of_its_own_and_the_review_adds_up(tmp_path: Path) -> None:
    async with server(tmp_path, review_iterations=FEWEST_ITERATIONS) as place, anna(place) as (client, http):
        table = await finished(client)
        assert await told(http, table) == Reviewed()
        assert (await told(http, table, "quick")).progress is not None
        found = await made(http, table)
        record = (await http.get(f"/api/tables/{table}/record")).json()
        same = review(record, iterations=found.iterations, seed=found.seed)
        assert found == review_from(same, "quick")
        for seat in found.seats:
            terms = (seat.luck, seat.hidden, seat.own, seat.others)
            assert seat.even + sum(term.value for term in terms) == seat.result
        replay = (await http.get(f"/api/tables/{table}/replay")).json()
        assert found.updates[-1] == replay["total"] - 1
        assert len(found.chances) == len(found.updates) == len(record["moves"]) + 2
        assert all(0 <= moment.at < replay["total"] for moment in found.moments)


def gets_idle_time_only(process: BaseProcess) -> bool:
    """Whether a process runs only when no other wants the processor, as far as the system knows such a thing."""
    is_idle = sys.platform != "linux" or os.sched_getscheduler(process.pid or 0) == os.SCHED_IDLE
    return is_idle and os.getpriority(os.PRIO_PROCESS, process.pid or 0) == LOWEST_PRIORITY


@pytest.mark.skipif(sys.platform == "win32", reason="there is no niceness")
async def test_the_process_of_reviews_lets_everything_else_go_first() -> None:
    process = ReviewProcess()
    try:
        making = asyncio.create_task(process.review({}, "quick", FEWEST_ITERATIONS, lambda done, total: None))
        await until(lambda: any(map(gets_idle_time_only, process.processes())))
        with pytest.raises(NotationError, match="format"):
            await making
    finally:
        process.stop()


@pytest.mark.parametrize("is_busy", [True, False])
async def test_a_review_learns_whether_the_server_is_busy(is_busy: bool) -> None:
    looks: list[float] = []

    def computed() -> float:
        looks.append(time.monotonic() if is_busy else 0.0)
        return looks[-1]

    made: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
    counts = [0, 0, int(not is_busy)]
    watching = asyncio.create_task(ReviewProcess(processor_time=computed).watch(made, counts, lambda done, total: None))
    await until(lambda: len(looks) > 2)
    assert counts[2] == is_busy
    made.set_result(b"a review")
    assert await watching == b"a review"


def test_a_review_pauses_while_the_server_is_busy_but_not_for_good() -> None:
    slept: list[float] = []
    pause_while_busy([1, 9, 0], slept.append)
    assert slept == []
    pause_while_busy([1, 9, 1], slept.append)
    assert sum(slept) == pytest.approx(MAX_PAUSE_S)


def test_a_paused_review_goes_on_as_soon_as_the_server_is_calm() -> None:
    counts = [1, 9, 3]

    def calm_down(_: float) -> None:
        counts[2] -= 1

    pause_while_busy(counts, calm_down)
    assert counts[2] == 0


async def test_nothing_is_told_before_the_game_is_over(tmp_path: Path) -> None:
    async with server(tmp_path, review_iterations=FEWEST_ITERATIONS) as place, anna(place) as (client, http):
        table = (await client.open(game="dolores", players=2, bots=["random"], seed=SEED)).table.id
        for method in ("GET", "POST"):
            answer = await http.request(method, f"/api/tables/{table}/review", json={})
            assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
        async with place.worker.engine.connect() as connection:
            assert (await connection.execute(select(reviews))).all() == []
        # Nor by a worker that finds it in the queue by mistake.
        await place.worker.reviews.ask(table, "quick")
        async with asyncio.timeout(30):
            while (await place.worker.reviews.of(table)).progress.state != "failed":  # type: ignore[union-attr]  # it is asked for
                await asyncio.sleep(0.05)


async def test_a_review_is_for_those_who_may_see_the_replay(tmp_path: Path) -> None:
    async with scripted(tmp_path) as (place, process), anna(place) as (client, http):
        process.go.set()
        table = await finished(client, watch="nobody")
        await told(http, table, "quick")
        await made(http, table)
        async with place.somebody("Bert") as bert, place.ask(bert) as stranger:
            for method in ("GET", "POST"):
                answer = await stranger.request(method, f"/api/tables/{table}/review", json={})
                assert (answer.status_code, answer.json()["code"]) == (403, "not-to-be-watched")


async def test_a_review_is_made_once_and_a_deeper_one_takes_its_place(tmp_path: Path) -> None:
    async with scripted(tmp_path) as (place, process), anna(place) as (client, http):
        process.go.set()
        table = await finished(client)
        await told(http, table, "quick")
        assert (await made(http, table)).depth == "quick"
        assert (await told(http, table, "quick")).progress is None
        await told(http, table, "deep")
        assert (await made(http, table)).depth == "deep"
        assert (await told(http, table, "quick")).review.depth == "deep"  # type: ignore[union-attr]  # there is one
        assert process.begun == ["quick", "deep"]


async def test_reviews_wait_for_each_other_and_tell_how_far_they_are(tmp_path: Path) -> None:
    async with scripted(tmp_path) as (place, process), anna(place) as (client, http):
        first, second = await finished(client), await finished(client)
        await told(http, first, "quick")
        await until(lambda: process.begun)
        place.clock.now += 1
        await told(http, second, "quick")
        here, there = (await told(http, first)).progress, (await told(http, second)).progress
        assert here is not None
        assert (here.state, here.done, here.total) == ("working", 1, 3)
        assert there is not None
        assert (there.state, there.ahead) == ("waiting", 1)
        process.go.set()
        await made(http, second)
        assert process.begun == ["quick", "quick"]


async def test_a_review_that_fails_is_tried_again_and_then_on_demand(tmp_path: Path) -> None:
    async with scripted(tmp_path) as (place, process), anna(place) as (client, http):
        process.go.set()
        process.fails = MAX_REVIEW_TRIES
        table = await finished(client)
        await told(http, table, "quick")
        async with asyncio.timeout(30):
            while (now := await told(http, table)).progress is None or now.progress.state != "failed":
                await asyncio.sleep(0.02)
        assert len(process.begun) == MAX_REVIEW_TRIES
        await told(http, table, "quick")
        assert (await made(http, table)).depth == "quick"


async def test_a_review_survives_the_worker_that_made_it(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        await play_out(place, table)
        gone, process = Reviews(place.service, FEWEST_ITERATIONS, ScriptedReviews()), ScriptedReviews()
        gone.start()
        await gone.ask(table, "quick")
        async with asyncio.timeout(30):
            while (await gone.of(table)).progress.state != "working":  # type: ignore[union-attr]  # it is asked for
                await asyncio.sleep(0.02)
        await gone.stop()
        assert (await gone.of(table)).progress.state == "waiting"  # type: ignore[union-attr]  # as above
        # One that was killed has given nothing back: its lease runs out.
        async with writing(place.service.engine) as connection:
            await connection.execute(update(reviews).values(lease=place.clock() + 10, owner="dead"))
        place.clock.now += 20
        process.go.set()
        next_one = Reviews(place.service, FEWEST_ITERATIONS, process)
        next_one.start()
        async with asyncio.timeout(30):
            while (await next_one.of(table)).review is None:
                await asyncio.sleep(0.02)
        await next_one.stop()


async def test_reviews_are_counted_and_those_that_are_made_are_free(tmp_path: Path) -> None:
    async with scripted(tmp_path) as (place, process), anna(place) as (client, http):
        process.go.set()
        table = await finished(client)
        await told(http, table, "quick")
        await made(http, table)
        me = (await http.get("/api/me")).json()["id"]
        place.worker.limits.reviews.spend([me], REVIEWS_PER_PLAYER.count)
        await told(http, table, "quick")
        answer = await http.post(f"/api/tables/{table}/review", json={"depth": "deep"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many")


async def test_a_server_may_review_nothing(tmp_path: Path) -> None:
    async with server(tmp_path, review_iterations=0) as place, anna(place) as (client, http):
        table = await finished(client)
        answer = await http.post(f"/api/tables/{table}/review", json={})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-reviews")
