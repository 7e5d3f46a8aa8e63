"""How long a player waits for their next decision, by the speed that they like.

    python benchmarks/web/waits.py [--speeds NAME ...] [--waits N] [--bots LEVEL]

Starts a server and Chromium on this machine, and plays each game by dice with three bots. A wait begins with a decision
after which others decide, and ends as soon as the page offers the next choice, or a sheet to read. Each line has the
median, the longest of nine in ten, and the longest wait in seconds. Run it on a quiet machine.
"""

import argparse
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402  # needs the path
from tests.services import chromium  # noqa: E402
from tests.serving import Running  # noqa: E402
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.visitor import CHOICE_HELPERS, Visitor  # noqa: E402

from seachest.rules.game import game_names  # noqa: E402

SPEEDS = ("slow", "normal", "fast", "instant")
PLAYERS = 4
DEFAULT_WAITS = 12
DEFAULT_LEVEL = "skilled"
SEED = "07" * 16
POLL_INTERVAL_MS = 5
CLICK_CHOICE = f"(dice) => {{ {CHOICE_HELPERS} const all = choices(); all[Math.floor(dice * all.length)]?.click(); }}"
"""Chooses like somebody at the keyboard, who is not slowed."""


def measure(browser: Browser, server: Running, game: str, speed: str, level: str, count: int) -> list[float]:
    """The waits of one game at one speed, in seconds."""
    visitor = Visitor(browser, server.url, hurried=False)
    visitor.context.add_init_script(
        f"localStorage['seachest.speed'] = '{speed}'; localStorage['seachest.confirm'] = 'off'"
    )
    dice = random.Random(4)
    waits: list[float] = []
    table = ""
    while len(waits) < count:
        if not table or not visitor.ready():
            table = visitor.open_table(game, PLAYERS, seed=SEED, bots=[level] * (PLAYERS - 1))
            continue
        told = len(visitor.frames)
        made = len(visitor.decisions())
        visitor.page.evaluate(CLICK_CHOICE, dice.random())
        visitor.page.wait_for_timeout(POLL_INTERVAL_MS)
        if len(visitor.decisions()) == made:
            continue
        begun = time.perf_counter()
        visitor.waits()
        took = time.perf_counter() - begun
        moves = [move for frame in visitor.frames[told:] for move in frame.get("moves", ())]
        if any(not move.startswith("0 ") for move in moves):
            waits.append(took)
            times = [frame["now"] for frame in visitor.frames[told:] if frame.get("moves")]
            note = f"{took:.1f} s ({times[-1] - times[0]:.1f} s of it at the server), {len(moves)} moves"
            sys.stderr.write(f"{game}, {speed}: wait {len(waits)} of {count}, {note}\n")
    visitor.leave()
    return waits


def line_of(game: str, speed: str, waits: list[float]) -> str:
    """A line of the table."""
    nine_in_ten = sorted(waits)[max(0, -(-len(waits) * 9 // 10) - 1)]
    return f"| {game} | {speed} | {statistics.median(waits):.1f} s | {nine_in_ten:.1f} s | {max(waits):.1f} s |"


def main() -> int:
    """Measures, and prints a table of Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--speeds", nargs="+", default=SPEEDS, choices=SPEEDS, metavar="NAME")
    parser.add_argument("--games", nargs="+", default=game_names(), choices=game_names(), metavar="GAME")
    parser.add_argument("--waits", type=int, default=DEFAULT_WAITS, metavar="N", help="of each game at each speed")
    parser.add_argument("--bots", default=DEFAULT_LEVEL, metavar="LEVEL", help="the level of the three bots")
    asked = parser.parse_args()
    lines = ["| game | speed | median | nine in ten | longest |", "|---|---|---|---|---|"]
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(str(Path(folder, "server.db")), Path(folder, "log"), seeds=True, pace=1) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in asked.games:
            measure(browser, server, game, "instant", asked.bots, 1)  # processes for bots begin with the first table
            for speed in asked.speeds:
                lines.append(line_of(game, speed, measure(browser, server, game, speed, asked.bots, asked.waits)))
        browser.close()
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
