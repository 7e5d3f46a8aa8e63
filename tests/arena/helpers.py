"""Small matches, and workers and bots that fail on purpose."""

import os
import signal
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from seachest.arena.games import BotFailed, Chunk, never_stop, play_by_views, play_chunk
from seachest.arena.match import Match, match_of
from seachest.arena.results import MatchResult
from seachest.arena.runner import run_match
from seachest.bots import Bot
from seachest.table import View
from tests.walks import SMALL

FILES = ("match.json", "games.jsonl", "records.jsonl", "results.json")
"""What the same match gives again, byte for byte."""


def small_match(
    game: str = "dolores", players: int = 2, bots: Sequence[str] = ("greedy", "random"), games: int = 24, seed: int = 1
) -> Match:
    """A match of short games."""
    return match_of(game, players, bots, games, seed, SMALL[game])


def contents(folder: Path) -> dict[str, bytes]:
    """The files that the same match gives again."""
    return {name: (folder / name).read_bytes() for name in FILES}


class Stubborn(Bot):
    """Plays the first legal decision, and something that is not legal from a turn on; counts how many are open."""

    open_bots = 0

    def __init__(self, more: str, seed: int) -> None:
        self._left = int(more or 1_000_000)
        type(self).open_bots += 1

    def choose(self, view: View) -> str:
        self._left -= 1
        return view.legal()[0] if self._left >= 0 else "sing"

    def close(self) -> None:
        type(self).open_bots -= 1


class Crashing(Stubborn):
    """Raises something of its own from a turn on."""

    def choose(self, view: View) -> str:
        if self._left == 0:
            raise ZeroDivisionError("no more ideas")
        return super().choose(view)


def failing_chunk(match: Match, numbers: Sequence[int], stop: Callable[[], bool] = never_stop) -> Chunk:
    """Fails with the games of the second chunk."""
    if numbers[0] > 0:
        raise BotFailed(f"bot greedy failed in game {numbers[0]}")
    return play_chunk(match, numbers, stop)


def chunk_by_views(match: Match, numbers: Sequence[int], stop: Callable[[], bool]) -> Chunk:
    """Plays as if the bots had no policies."""
    return play_by_views(match, numbers, stop)


def mirrored_chunk(match: Match, numbers: Sequence[int], stop: Callable[[], bool]) -> Chunk:
    """Plays as many games from the end of the match, so that the last are finished first."""
    return play_chunk(match, [match.games - 1 - number for number in reversed(numbers)], stop)


def deadly_chunk(match: Match, numbers: Sequence[int], stop: Callable[[], bool] = never_stop) -> Chunk:
    """Kills its process with the games of the last chunk."""
    if match.games - 1 in numbers:
        os.kill(os.getpid(), signal.SIGKILL)
    return play_chunk(match, numbers, stop)


def no_report(result: MatchResult) -> str:
    """A report that takes no time."""
    return "nothing"


def run_small(match: Match, out: Path, **wishes: Any) -> MatchResult:
    """Plays a match in several chunks, although it is small, and without time for pictures."""
    return run_match(match, out, **{"chunk_games": 4, "write_report": no_report, **wishes})
