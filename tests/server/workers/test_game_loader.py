"""A worker that serves while games are being compiled."""

import asyncio
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import msgspec
import pytest

from seachest.server.app import Worker, application
from seachest.server.errors import Refusal
from seachest.server.http.routes.lessons import lesson_answer
from seachest.server.settings import Settings
from seachest.server.workers.game_loader import GameLoader
from seachest.warmup import PLAY_STEPS, Warmup, WarmupMarks

pytestmark = pytest.mark.anyio
GAMES = ("dolores", "sea-salt-paper")


class SlowCompiler:
    """Compiles nothing, and stops before the last step of a game until it may go on."""

    def __init__(self, folder: Path, games: tuple[str, ...] = GAMES) -> None:
        self.may_finish = {game: threading.Event() for game in games}
        self.marks = WarmupMarks(folder, [])
        self.loaded: list[str] = []
        warmup = Warmup(games, PLAY_STEPS, self.marks, width=4, pool=ThreadPoolExecutor, compile_step=self._compile)
        self.loader = GameLoader(games, self.marks, warmup=warmup, load=self.loaded.append)

    def _compile(self, game: str, step: str) -> None:
        if step == "search bot":
            assert self.may_finish[game].wait(60)

    def finish(self) -> None:
        """Lets everything be compiled."""
        for event in self.may_finish.values():
            event.set()


@asynccontextmanager
async def compiling(folder: Path) -> AsyncIterator[SlowCompiler]:
    slow = SlowCompiler(folder)
    slow.loader.start()
    try:
        yield slow
    finally:
        slow.finish()
        await slow.loader.stop()


async def test_a_game_is_loaded_once_it_is_compiled_and_not_before(tmp_path: Path) -> None:
    async with compiling(tmp_path) as slow:
        waiting = asyncio.create_task(slow.loader.wait("sea-salt-paper"))
        slow.may_finish["dolores"].set()
        await slow.loader.wait("dolores")
        assert (slow.loaded, slow.loader.ready_games(), waiting.done()) == (["dolores"], ["dolores"], False)
        slow.finish()
        await waiting
        assert slow.loaded == ["dolores", "sea-salt-paper"]
        assert all(each.is_done for each in slow.loader.progress())


async def test_who_has_waited_long_enough_is_told_how_far_it_is(tmp_path: Path) -> None:
    async with compiling(tmp_path) as slow:
        with pytest.raises(Refusal) as refused:
            await slow.loader.wait_or_refuse("dolores", 0.01)
        assert (refused.value.status, refused.value.code) == (503, "preparing")
        assert refused.value.params["game"] == "dolores"
        assert 0 <= refused.value.params["percent"] < 100
        slow.finish()
        await slow.loader.wait_or_refuse("dolores", 60)


async def test_pages_lessons_rules_and_progress_are_served_while_a_game_is_compiled(tmp_path: Path) -> None:
    slow = SlowCompiler(tmp_path, ("dolores", "sea-or-shore", "sea-salt-paper"))
    worker = Worker(Settings(database=str(tmp_path / "server.db")), game_loader=slow.loader)
    await worker.start()
    try:
        transport = httpx.ASGITransport(application(worker))
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:8000") as client:
            readiness = (await client.get("/api/readiness")).json()
            assert not readiness["ready"]
            assert {each["game"]: each["ready"] for each in readiness["games"]} == dict.fromkeys(slow.may_finish, False)
            assert (await client.get("/api/rules/dolores/de")).status_code == 200
            lesson = await client.get("/api/lessons/dolores")
            assert lesson.json() == (await _lesson("dolores"))
            await client.post("/api/guests", json={"name": "Ada"})
            opening = asyncio.create_task(client.post("/api/tables", json={"game": "dolores", "players": 2}))
            assert (await client.get("/api/tables")).json()["tables"] == []
            slow.finish()
            assert (await opening).status_code == 201
            assert (await client.get("/api/readiness")).json()["games"][0]["percent"] == 100
    finally:
        slow.finish()
        await worker.stop()


async def _lesson(game: str) -> object:
    return msgspec.to_builtins(await asyncio.to_thread(lesson_answer, game))
