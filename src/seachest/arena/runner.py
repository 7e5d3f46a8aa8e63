"""A match from its first game to its report."""

from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from seachest.arena.cluster import check_ray, play_on_ray
from seachest.arena.folder import REPORT_FILE, RESULTS_FILE, MatchFolder, default_folder, write_whole
from seachest.arena.games import Chunk, ChunkPlayer, Outcome, play_chunk, prepare
from seachest.arena.match import Match, match_of
from seachest.arena.plots import check_matplotlib
from seachest.arena.ratings import check_openskill
from seachest.arena.report import report
from seachest.arena.results import MatchResult, results_of, results_text, win_shares_of
from seachest.arena.workers import COMPILED_CHUNK_GAMES, MAX_WORKERS, chunks_of, play_here, play_in_processes
from seachest.batches.batch import available_cores
from seachest.rules.errors import NotationError
from seachest.rules.reading import number
from seachest.rules.types import OptionValues


@dataclass
class MatchProgress:
    """How far a match is: the games done, and each bot's share of wins so far."""

    match: Match
    before: int = 0  # games that were played before an interruption
    done: int = 0
    _wins: dict[str, float] = field(default_factory=dict)
    _seats: dict[str, int] = field(default_factory=dict)

    def count(self, outcomes: Sequence[Outcome]) -> None:
        """Counts some more games."""
        for outcome in outcomes:
            for bot, share in zip(self.match.seats(outcome.number), win_shares_of(outcome), strict=True):
                self._wins[bot] = self._wins.get(bot, 0.0) + share
                self._seats[bot] = self._seats.get(bot, 0) + 1
        self.done += len(outcomes)

    def win_shares(self) -> dict[str, float]:
        """The share of wins of one seat of each bot."""
        return {bot: self._wins[bot] / self._seats[bot] for bot in self.match.names if bot in self._wins}


def play_match(
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    *,
    seed: int = 0,
    options: OptionValues | None = None,
    workers: int | None = None,
    ray: str | None = None,
    out: Path | None = None,
    tell: Callable[[MatchProgress], None] | None = None,
) -> MatchResult:
    """Plays a match, or what is left of it, into a folder; returns what came out.

    `workers` is the number of processes (1: this one; None: a process for each core), `ray` the address of a cluster
    instead. `tell` is called with the progress after each chunk of games.
    """
    match = match_of(game, players, bots, games, seed, options)
    return run_match(match, out or default_folder(match), workers=workers, ray=ray, tell=tell)


def run_match(
    match: Match,
    out: Path,
    *,
    workers: int | None = None,
    ray: str | None = None,
    tell: Callable[[MatchProgress], None] | None = None,
    play: ChunkPlayer = play_chunk,
    chunk_games: int = COMPILED_CHUNK_GAMES,
    write_report: Callable[[MatchResult], str] = report,
) -> MatchResult:
    """Plays a match that was checked already.

    `play` plays each chunk of games, `chunk_games` says how many go into one where compiled code plays, and
    `write_report` writes the report about the result; for the others see `play_match`.
    """
    check_packages(workers, ray)
    prepare(match)
    with MatchFolder(out, match).open() as folder:
        standing = MatchProgress(match, before=len(folder.outcomes))
        standing.count(folder.in_order())
        chunks = chunks_of(match, folder.missing(), chunk_games)
        with closing(_play_missing(match, chunks, workers, ray, play)) as played:
            for chunk in played:
                folder.add(chunk)
                standing.count(chunk.outcomes)
                if tell is not None:
                    tell(standing)
        folder.put_in_order()
        result = results_of(match, folder.in_order(), folder.times)
        write_whole(out / RESULTS_FILE, results_text(result))
        write_whole(out / REPORT_FILE, write_report(result))
    return result


def check_packages(workers: int | None, ray: str | None) -> None:
    """Raises an error if a package is missing, before a single game is played."""
    check_openskill()
    check_matplotlib()
    if ray is not None:
        if workers is not None:
            raise NotationError("workers: a Ray cluster has its own; --workers and --ray can't be combined")
        check_ray()


def _play_missing(
    match: Match, chunks: Sequence[Sequence[int]], workers: int | None, ray: str | None, play: ChunkPlayer
) -> Generator[Chunk, None, None]:
    """Plays the games that are missing, and yields the chunks as they are finished."""
    count = available_cores() if workers is None else number(workers, "workers", 1, MAX_WORKERS)
    if not chunks:
        return
    if ray is not None:
        yield from play_on_ray(match, chunks, ray, play)
    elif count == 1:
        yield from play_here(match, chunks, play)
    else:
        yield from play_in_processes(match, chunks, count, play)
