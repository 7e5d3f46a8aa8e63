"""`seachest swarm`: many random players at a server, and how fast it is."""

import asyncio
import math
import sys
from collections.abc import Callable
from importlib.util import find_spec

from seachest.cli.streams import print_json
from seachest.extras import needed
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named

LONGEST = 24 * 3600.0
SPARE_FILES = 200


def more_files(sockets: int) -> None:
    """Lets this process open so many sockets, as far as the system allows."""
    if sys.platform == "win32":  # it has no such limit
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + SPARE_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quickest event loop that is installed."""
    if find_spec("uvloop") is None:
        return None
    return needed("uvloop", "a quick event loop", "server").new_event_loop  # type: ignore[no-any-return]  # has no types


def swarm(
    url: str, tables: int, game: str, players: int | None, rate: float | None, seconds: float, *, as_json: bool
) -> int:
    """Lets so many tables play; returns 1 where there was an error."""
    for name, value in (("rate", rate), ("seconds", seconds)):
        if value is not None and not (math.isfinite(value) and 0 < value <= LONGEST * 1000):
            raise NotationError(f"{name}: expected a number above 0, not {value}")
    found = game_named(game)
    count = found.seats.start if players is None else found.check_players(players)
    needed("seachest.bench.swarm", "seachest swarm needs a client", "swarm")
    more_files(tables * count)
    with asyncio.Runner(loop_factory=quick_loop()) as runner:
        return runner.run(_swarm(url, tables, game, count, rate, seconds, as_json))


async def _swarm(
    url: str, tables: int, game: str, players: int, rate: float | None, seconds: float, as_json: bool
) -> int:
    """Sets up, plays, prints."""
    from seachest.bench.swarm import Swarm

    def report(line: str) -> None:
        sys.stderr.write(f"{line}\n")

    crowd = Swarm(url, tables, game, players, rate)
    try:
        report(f"{game}: {tables:,} tables of {players} sit down …")
        await crowd.set_up()
        figures = await crowd.run(seconds, report)
    finally:
        await crowd.close()
    told = {"game": game, "players": players, "tables": tables, "rate": rate, **figures.as_json()}
    if as_json:
        print_json(told)
    else:
        sys.stdout.write(f"{told['moves_per_second']:,.1f} moves a second, {told['games']:,} games played to the end\n")
        for name, title in (("seen_by_all_ms", "seen by all after"), ("stored_ms", "stored after")):
            shares = ", ".join(f"{share} {value:.1f} ms" for share, value in told[name].items())
            sys.stdout.write(f"{title}: {shares}\n")
        errors = ", ".join(f"{code} {times}" for code, times in told["errors"].items())
        sys.stdout.write(f"errors: {errors or 'none'}\n")
    return 1 if told["errors"] else 0
