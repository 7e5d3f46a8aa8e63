"""Compiles all entry points of the games, with a progress bar."""

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from seachest.arena.games import prepare
from seachest.arena.match import match_of
from seachest.batches.playout import play_random
from seachest.bots import bot_named
from seachest.bots.names import POLICY_BOTS
from seachest.bots.net.net_searcher import compile_net
from seachest.bots.search.searcher import compile_search
from seachest.messages.catalogue import command_line_catalogue, preferred_language
from seachest.rules.chance import halves, new_dice
from seachest.rules.compiled import INTERPRETED, cells, code_folder, source_files
from seachest.rules.game import Game, game_named
from seachest.table import deal

CORE_STEP_COUNT = 5
"""How many of the first steps make up the core: deal, pending, legal, act and result."""


def steps(game: Game) -> Iterator[tuple[str, Callable[[], object]]]:
    """The steps that compile a game, in order, each with a name."""
    players = game.seats.start
    s, v, mask, dice = game.new_state(), game.new_state(), game.new_mask(), new_dice(0)
    options = game.new_options(game.check_options({}, players))
    points = game.new_points()
    out = cells(np.zeros(game.feature_count, np.int8))

    def first_legal() -> int:
        seat = 0 if game.pending(s) & 1 else 1
        game.legal(s, seat, mask)
        return seat

    def net_bot() -> None:
        table = deal(game.name, players, seed=0)
        compile_net(table.seat_view(table.pending()[0]))

    def act() -> None:
        game.act(s, first_legal(), 0)

    yield "deal", lambda: game.deal(s, players, options, *halves(0))
    yield "pending", lambda: game.pending(s)
    yield "legal", first_legal
    yield "act", act
    yield "result", lambda: game.result(s, points, points)
    yield "view", lambda: game.view(s, 0, v)
    yield "guess", lambda: game.guess(v, 0, dice)
    yield "features", lambda: game.features(v, 0, out)
    yield "table", lambda: deal(game.name, players, seed=0).position()
    yield "positions", lambda: game.set_up(s, {}, players, options, 0)
    yield "random games", lambda: play_random(game, players, decisions=1)
    yield "matches", lambda: prepare(match_of(game.name, players, list(POLICY_BOTS), 1))
    yield "greedy bot", lambda: bot_named("greedy", 0).choose(deal(game.name, players, seed=0).seat_view(first_legal()))
    yield "search bot", lambda: compile_search(deal(game.name, players, seed=0).seat_view(first_legal()))
    yield "net bot", net_bot


def compile_seconds(game: Game) -> tuple[float, float]:
    """How many seconds the core, and everything, took to compile or to load from the cache."""
    begin = time.perf_counter()
    core = 0.0
    for i, (_, step) in enumerate(steps(game)):
        step()
        if i + 1 == CORE_STEP_COUNT:
            core = time.perf_counter() - begin
    return core, time.perf_counter() - begin


class CompiledMarks:
    """Files that mark games as compiled; like numba's cache they depend on the sources' paths and times."""

    def __init__(self, folder: Path, sources: Sequence[Path]) -> None:
        self._folder, self._sources = folder, sources

    def mark_of(self, name: str) -> Path:
        """The file that is there once a game was compiled."""
        stamps = [(str(path), path.stat().st_mtime_ns) for path in self._sources]
        return self._folder / f"{name}-{hashlib.sha256(repr(stamps).encode()).hexdigest()[:16]}.ready"

    def compile_once(self, name: str, compile_game: Callable[[str], None]) -> None:
        """Compiles a game, unless that was done before for these sources."""
        if not self.mark_of(name).exists():
            compile_game(name)
            self.mark_of(name).touch()


def our_marks() -> CompiledMarks:
    """The marks beside our machine code."""
    return CompiledMarks(code_folder(), source_files())


def warm_if_cold(name: str) -> None:
    """Compiles a game with a progress bar, unless that was done before for these sources."""
    if not INTERPRETED:
        our_marks().compile_once(name, lambda cold: warm([cold]))


def warm(names: list[str]) -> None:
    """Compiles all rules of the named games; those in the cache take only a moment."""
    words = command_line_catalogue(preferred_language())
    games = [game_named(name) for name in names]
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    ) as progress:
        for game in games:
            name, todo = game.name, list(steps(game))
            task = progress.add_task(name, total=len(todo))
            for what, step in todo:
                progress.update(task, description=words.text("warm-step", game=name, step=what))
                step()
                progress.advance(task)
            progress.update(task, description=words.text("warm-ready", game=name))
            our_marks().mark_of(name).touch()
