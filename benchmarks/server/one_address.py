"""Many people behind one address come to a server with the default limits, all at once; prints what they are refused.

    python benchmarks/server/one_address.py [--tables 100] [--game sea-or-shore] [--players 3] [--seconds 20]

Every seat is a guest of its own with a socket of its own. All open or join their tables as fast as they can, and then
play for some seconds. Any refusal or lost connection is counted; there should be none.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.serving import Running  # noqa: E402  # needs the path

from seachest.bench.swarm.swarm import Swarm  # noqa: E402
from seachest.bench.swarm.tables import SwarmFailed  # noqa: E402
from seachest.cli.jobs.swarm import fastest_loop_factory, raise_file_limit  # noqa: E402
from seachest.server.http.limits import USUAL_GUESTS_A_MINUTE  # noqa: E402

MOVES_A_SECOND_OF_TABLE = 1.0
"""As fast as people play, or a little faster."""


async def arrive(folder: Path, tables: int, game: str, players: int, seconds: float) -> dict[str, Any]:
    """Lets everybody come and play."""
    async with Running(str(folder / "server.db"), folder / "log", guests_a_minute=USUAL_GUESTS_A_MINUTE) as server:
        crowd = Swarm(server.url, tables, game, players, tables * MOVES_A_SECOND_OF_TABLE)
        begin = time.monotonic()
        try:
            await crowd.set_up()
            arrived_s = time.monotonic() - begin
            figures = (await crowd.run(seconds)).as_json()
        except SwarmFailed as failed:
            return {"people": tables * players, "failed": str(failed), "refused": dict(crowd.figures.errors)}
        finally:
            await crowd.close()
    return {
        "people": tables * players,
        "tables": tables,
        "all_there_after_s": round(arrived_s, 1),
        "moves": figures["moves"],
        "refused": figures["errors"],
    }


def main() -> None:
    """Plays and prints; the status is 1 where anybody was refused anything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--game", default="sea-or-shore")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=20.0, help="of play after all have come")
    wishes = parser.parse_args()
    raise_file_limit(wishes.tables * wishes.players)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=fastest_loop_factory()) as runner:
        found = runner.run(arrive(Path(folder), wishes.tables, wishes.game, wishes.players, wishes.seconds))
    print(json.dumps(found))
    sys.exit(bool(found["refused"] or "failed" in found))


if __name__ == "__main__":
    main()
