"""Plays the games of a lab run on all cores, and makes the results of what was counted."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from seachest.batches.batch import MAX_THREADS, available_cores
from seachest.batches.counted_games import CountedGames, Counts
from seachest.lab.luck import LUCK_BLOCKS, MIN_BLOCK_DEALS, luck_split
from seachest.lab.plan import LabPlan
from seachest.lab.players import counted_games, is_net
from seachest.lab.sheet import LabSheet, table_of
from seachest.rules.reading import number

PORTION_GAMES, NET_PORTION_GAMES = 2000, 100
"""Games that a thread plays before it is asked for again: a moment's work, so that Ctrl-C is heard."""
LUCK_PART, NET_LUCK_PART = 4, 40
"""For so many games one more is played to tell skill and luck apart; fewer where a net plays, which takes longer."""
PORTIONS_PER_THREAD = 3

PLAIN, COMPARED, LUCK = range(3)
"""What a portion of games is for. Each has deals of its own, by the highest bits of their numbers."""
PURPOSE_SHIFT = 40


@dataclass(frozen=True)
class _Portion:
    """A run of deals that one thread plays."""

    table: int  # which number of players
    purpose: int
    first: int
    deals: int
    games: int


Found = Counts | npt.NDArray[np.int64]


def run_lab(plan: LabPlan, *, threads: int | None = None, tell: Callable[[int, int], None] | None = None) -> LabSheet:
    """Plays the games of a plan; returns what came out, which does not depend on how many threads there are.

    `tell` is called with the games that are played and those that are to be played.
    """
    count = available_cores() if threads is None else number(threads, "threads", 1, MAX_THREADS)
    portions = list(_portions(plan))
    for table in range(len(plan.players)):
        for purpose in {portion.purpose for portion in portions}:
            _memory_for(plan, table, purpose).prepare()
    total, done = sum(portion.games for portion in portions), 0
    found: dict[_Portion, Found] = {}
    for portion, result in _played(plan, portions, count):
        found[portion] = result
        done += portion.games
        if tell is not None:
            tell(done, total)
    return _sheet(plan, portions, found)


def _portions(plan: LabPlan) -> Iterator[_Portion]:
    """All games of a plan, in portions that don't depend on who plays them."""
    nets = is_net(plan.bot) or is_net(plan.rival)
    size = NET_PORTION_GAMES if is_net(plan.bot) else PORTION_GAMES
    luck_part = NET_LUCK_PART if nets else LUCK_PART
    purposes = (PLAIN, COMPARED) if plan.compared else (PLAIN,)
    for table, players in enumerate(plan.players):
        for purpose in purposes:
            for first in range(0, plan.games, size):
                deals = min(size, plan.games - first)
                yield _Portion(table, purpose, first, deals, deals)
        block = max(MIN_BLOCK_DEALS, plan.games // (luck_part * LUCK_BLOCKS * players))
        for first in range(0, block * LUCK_BLOCKS, block):
            yield _Portion(table, LUCK, first, block, block * players)


def lineup_for(plan: LabPlan, players: int) -> list[str]:
    """Who sits together where skill and luck are told apart: half the seats each, the bot itself once more if odd."""
    return [plan.bot] * (players - players // 2) + [plan.rival] * (players // 2)


def _memory_for(plan: LabPlan, table: int, purpose: int) -> CountedGames:
    players = plan.players[table]
    lineup = lineup_for(plan, players) if purpose == LUCK else [plan.bot] * players
    return counted_games(plan.game, players, plan.options_for(players, compared=purpose == COMPARED), lineup)


class _Player(threading.local):
    """The memory of each thread, made when it is first needed."""

    def __init__(self, plan: LabPlan) -> None:
        self.plan = plan
        self.memories: dict[tuple[int, int], CountedGames] = {}

    def play(self, portion: _Portion) -> Found:
        """Plays a portion of games."""
        key = (portion.table, portion.purpose)
        if key not in self.memories:
            self.memories[key] = _memory_for(self.plan, *key)
        games, first = self.memories[key], portion.purpose << PURPOSE_SHIFT | portion.first
        if portion.purpose == LUCK:
            return games.results(self.plan.seed, first, portion.deals)
        return games.count(self.plan.seed, first, portion.deals)


def _played(plan: LabPlan, portions: list[_Portion], threads: int) -> Iterator[tuple[_Portion, Found]]:
    """Plays all portions and yields them as they are finished; if this is left early, the rest is dropped."""
    player = _Player(plan)
    waiting = iter(portions)
    pool = ThreadPoolExecutor(threads, "seachest-lab")
    running: dict[Future[Found], _Portion] = {}
    try:
        while True:
            while len(running) < threads * PORTIONS_PER_THREAD and (portion := next(waiting, None)) is not None:
                running[pool.submit(player.play, portion)] = portion
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _sheet(plan: LabPlan, portions: list[_Portion], found: dict[_Portion, Found]) -> LabSheet:
    """The results of all portions."""

    def of(table: int, purpose: int) -> list[Found]:
        return [found[portion] for portion in portions if (portion.table, portion.purpose) == (table, purpose)]

    def counted(purpose: int) -> Iterator[tuple[int, Counts]]:
        for table, players in enumerate(plan.players):
            parts = [part for part in of(table, purpose) if isinstance(part, Counts)]
            whole = parts[0]
            for part in parts[1:]:
                whole = whole.plus(part)
            yield players, whole

    splits = []
    for table, players in enumerate(plan.players):
        blocks = [block for block in of(table, LUCK) if isinstance(block, np.ndarray)]
        splits.append(luck_split(blocks, [name == plan.bot for name in lineup_for(plan, players)]))
    return LabSheet(
        plan,
        tuple(table_of(plan.rules, players, counts) for players, counts in counted(PLAIN)),
        tuple(table_of(plan.rules, players, counts) for players, counts in counted(COMPARED)) if plan.compared else (),
        tuple(splits),
    )
