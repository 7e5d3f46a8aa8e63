"""Lets a swarm of random players play at a server, and prints how fast it is."""

import asyncio
import math
import sys
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING

from seachest.arena.words import number_text
from seachest.cli.exit_codes import EXIT_FAILED, EXIT_OK
from seachest.cli.reports import report_words
from seachest.cli.streams import print_json
from seachest.extras import needed
from seachest.messages.catalogue import Catalogue
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named

if TYPE_CHECKING:
    from seachest.bench.swarm import SwarmProgress

MAX_SWARM_SECONDS = 24 * 3600.0
SPARE_FILE_COUNT = 200


def raise_file_limit(sockets: int) -> None:
    """Raises the limit on open files of this process to a number of sockets, as far as the system allows."""
    if sys.platform == "win32":  # it has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + SPARE_FILE_COUNT
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def fastest_loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The factory of the fastest event loop that is installed; None for the default."""
    if find_spec("uvloop") is None:
        return None
    return needed("uvloop", "seachest swarm needs additional packages", "server").new_event_loop  # type: ignore[no-any-return]  # has no types


def swarm(
    url: str, tables: int, game: str, players: int | None, rate: float | None, seconds: float, *, as_json: bool
) -> int:
    """Lets a number of tables play; returns `EXIT_FAILED` if there was an error."""
    for name, value in (("rate", rate), ("seconds", seconds)):
        if value is not None and not (math.isfinite(value) and 0 < value <= MAX_SWARM_SECONDS * 1000):
            raise NotationError(f"{name}: expected a number above 0, not {value}")
    found = game_named(game)
    count = found.seats.start if players is None else found.check_players(players)
    needed("seachest.bench.swarm", "seachest swarm needs additional packages", "swarm")
    raise_file_limit(tables * count)
    with asyncio.Runner(loop_factory=fastest_loop_factory()) as runner:
        return runner.run(_swarm(url, tables, game, count, rate, seconds, as_json))


async def _swarm(
    url: str, tables: int, game: str, players: int, rate: float | None, seconds: float, as_json: bool
) -> int:
    """Sets up the tables, lets them play, and prints the figures; returns the exit code."""
    from seachest.bench.swarm import Swarm

    words = report_words()

    def print_progress(standing: "SwarmProgress") -> None:
        sys.stderr.write(f"{progress_text(words, standing)}\n")

    random_players = Swarm(url, tables, game, players, rate)
    try:
        begins = words.text("swarm-begin", game=game, tables=tables, players=str(players))
        sys.stderr.write(f"{begins}\n")
        await random_players.set_up()
        figures = await random_players.run(seconds, print_progress)
    finally:
        await random_players.close()
    report = figures.as_json()
    if as_json:
        print_json({"game": game, "players": players, "tables": tables, "rate": rate, **report})
    else:
        moves, games = number_text(words, report["moves_per_second"], 1), number_text(words, report["games"])
        sys.stdout.write(f"{words.text('swarm-speed', moves=moves, games=games)}\n")
        for message, times in (("swarm-seen", report["seen_by_all_ms"]), ("swarm-stored", report["stored_ms"])):
            sys.stdout.write(f"{words.text(message, times=times_text(words, times))}\n")
        sys.stdout.write(f"{errors_text(words, report['errors'])}\n")
    return EXIT_FAILED if report["errors"] else EXIT_OK


def progress_text(words: Catalogue, standing: "SwarmProgress") -> str:
    """How fast a swarm plays right now, in one line."""
    figures = {"moves": number_text(words, standing.rate), "games": number_text(words, standing.games)}
    line = words.text("swarm-progress", times=times_text(words, standing.seen_by_all_ms), **figures)
    return f"{line}; {errors_text(words, standing.errors)}" if standing.errors else line


def times_text(words: Catalogue, times: Mapping[str, float]) -> str:
    """Times by the share of moves that took no longer."""
    return ", ".join(f"{share} {number_text(words, value, 1)} ms" for share, value in times.items())


def errors_text(words: Catalogue, errors: Mapping[str, int]) -> str:
    """How often each error came."""
    found = ", ".join(f"{code} {count}" for code, count in errors.items())
    return words.text("swarm-errors", errors=found or words.text("swarm-none"))
