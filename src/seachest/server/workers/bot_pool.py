"""Processes in which bots think, so that the server stays responsive.

A process gets the view of the bot's seat, and nothing else. It works on one question at a time, and its time limit
starts when it starts thinking. If a question fails or takes too long, its process is ended and replaced, a simple bot
answers that question, and no other question is affected.

A hint for a person is such a question, too, but nobody simpler answers it.

If there are more questions than the processes can answer, players who have used the least thinking time recently go
first, and questions that wait are answered by a weaker level. Each answer says which level gave it.
"""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import NamedTuple

from seachest.bots import bot_named
from seachest.coach.hints import advise
from seachest.rules.game import game_named, game_names
from seachest.rules.types import Seat
from seachest.server.coach.told import hint_from
from seachest.server.ops import metrics
from seachest.server.ops.budgets import WorkBudget, thinking_budget
from seachest.server.ops.logs import log_error
from seachest.table import View, deal
from seachest.view_bytes import record_bytes, view_from
from seachest.warmup import is_playable
from seachest.wire.coach import Hint

FALLBACK_BOT = "greedy"
SIMPLE_LEVELS = {"beginner": "random", "casual": "random", "random": "random"}
"""The levels that are weaker than the fallback, and what plays for them where they can't think."""
WEAKER_LEVELS = {"master": "expert"}
"""The next weaker level of those that may think for long; the others take milliseconds."""
UNTHINKING_LEVELS = frozenset(["greedy", "random"])
"""The levels that take no time."""
POOL_START_TIMEOUT_S = 120.0
"""Seconds that new processes may take to begin; on a busy machine loading machine code is slow."""
BOTS_RESTART_PAUSE_S = 1.0
"""Seconds before a process that could not be started is started again."""


@dataclass(frozen=True)
class BotPoolTimes:
    """How long questions to bots may wait and take, in seconds."""

    answer_margin_s: float = 10.0
    """How much longer than planned a bot may take, from the moment it starts thinking."""
    weaker_after_s: float = 2.0
    """Each time a question has waited this long in the queue, it drops to the next weaker level."""
    max_queue_s: float = 10.0
    """How long a question waits for a process before a simple bot answers it."""


class BotAnswer(NamedTuple):
    """The decision of a bot, and the level that has made it."""

    text: str
    level: str


class BotsBusy(Exception):  # noqa: N818  # it is no error
    """There is no time for a hint, or it has failed."""


def hint(game: str, seat: Seat, view: bytes, options: Mapping[str, object], seed: int) -> Hint:
    """What the coach would do with a view; runs in a process for bots."""
    known = view_from(game, seat, view, options)
    return hint_from(known, advise(known, seed))


def choose(level: str, game: str, seat: Seat, view: bytes, options: Mapping[str, object], seed: int) -> str:
    """The decision of a bot with a view; runs in a process for bots."""
    return bot_named(level, seed).choose(view_from(game, seat, view, options))


@cache
def usual_seconds(level: str) -> float:
    """How long a bot plans to think."""
    return bot_named(level, 0).seconds


def simple_answer(level: str, view: View, seed: int) -> BotAnswer:
    """The decision of a bot that does not think, and is never stronger than the level that it plays for."""
    simple = SIMPLE_LEVELS.get(level, FALLBACK_BOT)
    return BotAnswer(bot_named(simple, seed).choose(view), simple)


def warm_up_process() -> None:
    """Prepares a process for bots: it loads the compiled rules, and ends with the server, even if that is killed.

    Ctrl-C on the keyboard is left to the server.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    for game in filter(is_playable, game_names()):
        table = deal(game, game_named(game).seats.start, seed=0)
        bot_named(FALLBACK_BOT, 0).choose(table.seat_view(table.pending()[0]))


def _end_with_server() -> None:
    """Waits for the end of the server; the pool's own processes would never notice it."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _first_task() -> None:
    """The first task of a new process: once it is done, the process has started."""


class BotProcess:
    """A process that answers one question at a time, and is replaced by a new one if it fails."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Starts the process unless it runs, and returns when it is ready."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), warm_up_process)
            await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(_first_task)), POOL_START_TIMEOUT_S)

    async def answer(self, level: str, view: View, seed: int, timeout_s: float) -> str:
        """The decision of a bot; raises what goes wrong, and TimeoutError where it takes too long."""
        assert self._pool is not None
        return await asyncio.wait_for(
            asyncio.wrap_future(self._pool.submit(choose, level, *_asked(view, seed))), timeout_s
        )

    async def hint(self, view: View, seed: int, timeout_s: float) -> Hint:
        """A hint for the owner of a view; raises what goes wrong, and TimeoutError where it takes too long."""
        assert self._pool is not None
        return await asyncio.wait_for(asyncio.wrap_future(self._pool.submit(hint, *_asked(view, seed))), timeout_s)

    def processes(self) -> list[BaseProcess]:
        """The process, if it runs."""
        return [] if self._pool is None else list((self._pool._processes or {}).values())

    def kill(self) -> None:
        """Kills the process, even while it is thinking; `start` starts another one."""
        processes, pool, self._pool = self.processes(), self._pool, None
        if pool is not None:
            for process in processes:
                process.kill()
            pool.shutdown(wait=False)


def _asked(view: View, seed: int) -> tuple[str, Seat, bytes, dict[str, object], int]:
    """All that a process learns of a question."""
    return view.game.name, view.seat, record_bytes(view), dict(view.options), seed


@dataclass(eq=False)
class BotQuestion:
    """A decision, or a hint, that somebody waits for."""

    level: str | None
    """That of the bot; None for a hint."""
    view: View
    seed: int
    payers: Collection[str]
    answer: "asyncio.Future[BotAnswer | Hint]"
    asked: float = field(default_factory=time.monotonic)


class BotPool:
    """The processes in which bots think, and the questions that wait for them."""

    def __init__(
        self,
        processes: int | None = None,
        budget: WorkBudget | None = None,
        times: BotPoolTimes | None = None,
        new_process: Callable[[], BotProcess] = BotProcess,
    ) -> None:
        self._count = processes or max(1, (os.cpu_count() or 1) - 1)
        self._budget = budget or thinking_budget()
        self._times = times or BotPoolTimes()
        self._new_process = new_process
        self._waiting: list[BotQuestion] = []
        self._asked = asyncio.Event()
        self._running: dict[BotProcess, asyncio.Task[None]] = {}
        self._idle = 0
        self._ready = 0
        self._ready_since = 0.0

    async def choose(self, level: str, view: View, seed: int, payers: Collection[str] = ()) -> BotAnswer:
        """The decision of a bot, or that of a weaker one if there is no time or it fails.

        `payers` are the players for whom it thinks: they share its cost.
        """
        answer = await self._ask(BotQuestion(level, view, seed, payers, asyncio.get_running_loop().create_future()))
        assert isinstance(answer, BotAnswer)
        if answer.level != level:
            metrics.BOT_WEAKER.inc()
        return answer

    async def hint(self, view: View, seed: int, payers: Collection[str]) -> Hint:
        """A hint for the owner of a view, whom it costs as much as a bot that thinks as long.

        Raises BotsBusy if there is no time, or the payers have used up theirs while others wait.
        """
        found = await self._ask(BotQuestion(None, view, seed, payers, asyncio.get_running_loop().create_future()))
        assert not isinstance(found, BotAnswer)
        return found

    async def _ask(self, question: BotQuestion) -> BotAnswer | Hint:
        """Puts a question into the queue, and waits for its answer."""
        self._waiting.append(question)
        self._asked.set()
        if len(self._running) < self._count and len(self._waiting) > self._idle:
            process = self._new_process()
            self._running[process] = asyncio.create_task(self._answer_questions(process), name="bots")
        queue_timer = asyncio.get_running_loop().call_later(self._times.max_queue_s, self._give_up, question)
        try:
            return await question.answer
        finally:
            queue_timer.cancel()
            if question in self._waiting:
                self._waiting.remove(question)

    def _give_up(self, question: BotQuestion) -> None:
        """Answers a question that has waited for too long; while no process has started yet, it waits on."""
        if question not in self._waiting:
            return
        if not self._ready and time.monotonic() - question.asked < POOL_START_TIMEOUT_S:
            asyncio.get_running_loop().call_later(self._times.max_queue_s, self._give_up, question)
            return
        self._waiting.remove(question)
        self._answer_simply(question)

    def _answer_simply(self, question: BotQuestion) -> None:
        metrics.BOT_FALLBACKS.inc()
        if question.answer.done():
            return
        if question.level is None:
            question.answer.set_exception(BotsBusy())
        else:
            question.answer.set_result(simple_answer(question.level, question.view, question.seed))

    # --- Processes ---

    async def _answer_questions(self, process: BotProcess) -> None:
        """Lets a process answer one question after the other, forever."""
        while True:
            try:
                await process.start()
            except Exception as error:
                log_error("bots-not-started", error)
                process.kill()
                await asyncio.sleep(BOTS_RESTART_PAUSE_S)
                continue
            if not self._ready:
                self._ready_since = time.monotonic()
            self._ready += 1
            try:
                while await self._answer_next(process):
                    pass
            finally:
                self._ready -= 1

    async def _answer_next(self, process: BotProcess) -> bool:
        """Lets a process answer the next question; whether the process is still there afterwards."""
        while not self._waiting:
            self._asked.clear()
            self._idle += 1
            try:
                await self._asked.wait()
            finally:
                self._idle -= 1
        question = self._next_question()
        level = self._affordable_level(question)
        if level is None and self._waiting and self._budget.used(question.payers) >= 1:
            self._answer_simply(question)
            return True
        begin = time.monotonic()
        answer: BotAnswer | Hint
        try:
            if level is None:
                answer = await process.hint(question.view, question.seed, self._times.answer_margin_s)
            else:
                timeout_s = self._times.answer_margin_s + usual_seconds(level)
                answer = BotAnswer(await process.answer(level, question.view, question.seed, timeout_s), level)
        except Exception as error:
            log_error("bot-failed", error)
            process.kill()
            self._answer_simply(question)
            return False
        finally:
            seconds = time.monotonic() - begin
            self._budget.spend(question.payers, seconds)
        metrics.BOT_SECONDS.observe(seconds)
        if not question.answer.done():
            question.answer.set_result(answer)
        return True

    def _next_question(self) -> BotQuestion:
        """Takes the question that is next: quick ones first, then those whose players have caused the least work."""

        def order(question: BotQuestion) -> tuple[bool, bool, float, float]:
            used = self._budget.used(question.payers)
            return used >= 1, self._waited_level(question) in WEAKER_LEVELS, used, question.asked

        found = min(self._waiting, key=order)
        self._waiting.remove(found)
        return found

    def _waited_level(self, question: BotQuestion) -> str | None:
        """The level of a question after its time in the queue; a hint has none."""
        level = question.level
        if level is None:
            return None
        waited = time.monotonic() - max(question.asked, self._ready_since)
        for _ in range(int(waited / self._times.weaker_after_s)):
            level = WEAKER_LEVELS.get(level, level)
        return level

    def _affordable_level(self, question: BotQuestion) -> str | None:
        """The level that answers a question: the weakest that thinks where its players have used up their budget.

        What nobody else waits for costs nobody anything.
        """
        level = self._waited_level(question)
        if self._waiting and self._budget.used(question.payers) >= 1:
            while level in WEAKER_LEVELS:
                level = WEAKER_LEVELS[level]
        return level

    def processes(self) -> list[BaseProcess]:
        """The processes that run at the moment."""
        return [each for process in self._running for each in process.processes()]

    def stop(self) -> None:
        """Kills all processes, even those that are thinking; another question starts new ones."""
        running, self._running = self._running, {}
        for process, task in running.items():
            task.cancel()
            process.kill()
        for question in self._waiting:
            self._answer_simply(question)
        self._waiting = []
