"""Gets the games ready in this worker while it already serves: compiles what is not compiled yet, and loads it.

The worker that comes first compiles, in processes of their own; others of the same machine wait for what it has done.
Until a game is ready, whatever needs its rules waits for it without holding up the event loop.
"""

import asyncio
from collections.abc import Callable, Sequence

from seachest.rules.game import game_named, game_names
from seachest.server.errors import Refusal
from seachest.server.ops.logs import log, log_error
from seachest.table import deal
from seachest.warmup import PLAY_STEPS, GameProgress, Warmup, WarmupMarks, our_marks, progress_of

MARKS_POLL_INTERVAL_S = 0.2
COMPILE_RETRY_DELAY_S = 5.0
"""After a failure to compile, such as a full disk, it is tried again."""
PREPARING_RETRY_S = 1


def load_game(name: str) -> None:
    """Loads the machine code of a game into this process, so that nobody has to wait for it."""
    deal(name, game_named(name).seats.start, seed=0).seat_view(0).position()


class GameLoader:
    """Which games are ready in this worker."""

    def __init__(
        self,
        games: Sequence[str] | None = None,
        marks: WarmupMarks | None = None,
        *,
        warmup: Warmup | None = None,
        load: Callable[[str], None] = load_game,
    ) -> None:
        self._games = list(game_names() if games is None else games)
        self._marks = marks or our_marks()
        self._warmup = warmup or Warmup(self._games, PLAY_STEPS, self._marks)
        self._load = load
        self._ready = {game: asyncio.Event() for game in self._games}
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begins to load what is compiled, and to compile the rest."""
        self._tasks = [asyncio.create_task(self._load_all(), name="load-games")]
        if not self._warmup.is_done():
            self._tasks.append(asyncio.create_task(self._compile_all(), name="compile-games"))

    async def stop(self) -> None:
        """Stops compiling and loading."""
        self._warmup.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def is_ready(self, game: str) -> bool:
        """Whether a game can be played here at once; a loader that was not started holds nobody up."""
        return not self._tasks or self._ready[game].is_set()

    def ready_games(self) -> list[str]:
        """The games that can be played here at once."""
        return [game for game in self._games if self.is_ready(game)]

    def progress(self) -> list[GameProgress]:
        """How far each game is compiled."""
        return [progress_of(game, PLAY_STEPS, self._marks) for game in self._games]

    async def wait(self, game: str) -> None:
        """Returns when a game is ready; until then it comes before the others."""
        if not self.is_ready(game):
            self._warmup.prefer(game)
            await self._ready[game].wait()

    async def wait_or_refuse(self, game: str, timeout_s: float) -> None:
        """Returns when a game is ready; raises a Refusal if that takes longer than so many seconds."""
        try:
            await asyncio.wait_for(self.wait(game), timeout_s)
        except TimeoutError:
            percent = int(100 * progress_of(game, PLAY_STEPS, self._marks).share)
            params = {"game": game, "percent": percent}
            raise Refusal(503, "preparing", params, {"Retry-After": str(PREPARING_RETRY_S)}) from None

    async def _load_all(self) -> None:
        """Loads every game as soon as it is compiled."""
        while missing := [game for game in self._games if not self._ready[game].is_set()]:
            compiled = [game for game in missing if self._marks.are_done(game, PLAY_STEPS)]
            for game in compiled:
                await asyncio.to_thread(self._load, game)
                self._ready[game].set()
                log("game-ready", game=game)
            if not compiled:
                await asyncio.sleep(MARKS_POLL_INTERVAL_S)

    async def _compile_all(self) -> None:
        """Compiles in a thread that only waits for the processes that do it."""
        while True:
            try:
                await asyncio.to_thread(self._warmup.run)
                return
            except Exception as error:
                log_error("compile-failed", error)
            await asyncio.sleep(COMPILE_RETRY_DELAY_S)
