"""How long a player waits for their next decision, by the speed that they like, and where that time goes.

    python benchmarks/web/waits.py [--speeds NAME ...] [--games GAME ...] [--waits N] [--bots LEVEL] [--write]

Starts a server and Chromium on this machine, and plays each game by dice with three bots. A wait begins with a decision
after which others decide, and ends as soon as the page offers the next choice, or a sheet to read. Each line has the
median, the longest of nine in ten, and the longest wait in seconds, and the means of its parts: how long bots thought,
what else passed at the server (their pauses, and storing), and how much longer the page went on to show what had
happened. With `--write` the table goes to docs/benchmarks/waits.md. Run it on a quiet machine.
"""

import argparse
import random
import re
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402  # needs the path
from tests.services import chromium  # noqa: E402
from tests.serving import Running  # noqa: E402
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.visitor import CHOICE_HELPERS, Visitor  # noqa: E402

from seachest.bench.peers.figures import load_now, this_machine  # noqa: E402
from seachest.rules.game import game_names  # noqa: E402

WAITS_PAGE = ROOT / "docs" / "benchmarks" / "waits.md"
SPEEDS = ("slow", "normal", "fast", "instant")
PLAYERS = 4
DEFAULT_WAITS = 12
DEFAULT_LEVEL = "skilled"
SEED = "07" * 16
POLL_INTERVAL_MS = 5
CLICK_CHOICE = f"(dice) => {{ {CHOICE_HELPERS} const all = choices(); all[Math.floor(dice * all.length)]?.click(); }}"
"""Chooses like somebody at the keyboard, who is not slowed."""
THINKING_METRIC = re.compile(r"^seachest_bot_think_seconds_sum (\S+)$", re.MULTILINE)


@dataclass(frozen=True)
class Wait:
    """One wait, in seconds."""

    whole: float
    server: float
    """From the decision that began it to the last one that others made."""
    thinking: float
    """How much of that time bots thought."""


def thinking_seconds(server: Running) -> float:
    """How long the bots of a server have thought so far."""
    with urlopen(f"{server.url}/metrics") as answer:
        found = THINKING_METRIC.search(answer.read().decode())
    return float(found[1]) if found else 0.0


def measure(browser: Browser, server: Running, game: str, speed: str, level: str, count: int) -> list[Wait]:
    """The waits of one game at one speed."""
    visitor = Visitor(browser, server.url, hurried=False)
    visitor.context.add_init_script(
        f"localStorage['seachest.speed'] = '{speed}'; localStorage['seachest.confirm'] = 'off'"
    )
    dice = random.Random(4)
    waits: list[Wait] = []
    table = ""
    while len(waits) < count:
        if not table or not visitor.ready():
            table = visitor.open_table(game, PLAYERS, seed=SEED, bots=[level] * (PLAYERS - 1))
            continue
        told, made, thought = len(visitor.frames), len(visitor.decisions()), thinking_seconds(server)
        visitor.page.evaluate(CLICK_CHOICE, dice.random())
        visitor.page.wait_for_timeout(POLL_INTERVAL_MS)
        if len(visitor.decisions()) == made:
            continue
        begun = time.perf_counter()
        visitor.waits()
        took = time.perf_counter() - begun
        moves = [move for frame in visitor.frames[told:] for move in frame.get("moves", ())]
        if any(not move.startswith("0 ") for move in moves):
            times = [frame["now"] for frame in visitor.frames[told:] if frame.get("moves")]
            waits.append(Wait(took, times[-1] - times[0], thinking_seconds(server) - thought))
            note = f"{took:.1f} s ({waits[-1].server:.1f} s at the server, {waits[-1].thinking:.2f} s of it thinking)"
            sys.stderr.write(f"{game}, {speed}: wait {len(waits)} of {count}, {note}, {len(moves)} moves\n")
    visitor.leave()
    return waits


def line_of(game: str, speed: str, waits: list[Wait]) -> str:
    """A line of the table."""
    times = sorted(wait.whole for wait in waits)
    nine_in_ten = times[max(0, -(-len(times) * 9 // 10) - 1)]
    thinking = statistics.mean(wait.thinking for wait in waits)
    pauses = max(0.0, statistics.mean(wait.server for wait in waits) - thinking)
    showing = max(0.0, statistics.mean(wait.whole - wait.server for wait in waits))
    figures = (statistics.median(times), nine_in_ten, times[-1], thinking, pauses, showing)
    return f"| {game} | {speed} | " + " | ".join(f"{figure:.1f} s" for figure in figures) + " |"


def page_of(table: str, machine: str, count: int, level: str) -> str:
    """The page of docs/benchmarks."""
    lines = [
        "# How long you wait for your next decision",
        "",
        "`python benchmarks/web/waits.py --write` writes this page. Somebody plays by dice in a browser, with three",
        f"bots of the level {level}. A wait begins with a decision after which others decide, and ends when the page",
        f"offers the next choice, or a sheet to read; {count} waits of each game at each speed, server and browser on",
        "one machine. The last three columns are the mean parts of a wait: bots thinking, their pauses with everything",
        "else at the server, and what the page then takes to show it. Goal: less than 3 s at *fast*. Before the page",
        "had speeds, and before bots kept the pace of a lone player, such waits took 7 to 18 s.",
        "",
        machine,
        "",
        table,
    ]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Measures, and prints a table of Markdown."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--speeds", nargs="+", default=SPEEDS, choices=SPEEDS, metavar="NAME")
    parser.add_argument("--games", nargs="+", default=game_names(), choices=game_names(), metavar="GAME")
    parser.add_argument("--waits", type=int, default=DEFAULT_WAITS, metavar="N", help="of each game at each speed")
    parser.add_argument("--bots", default=DEFAULT_LEVEL, metavar="LEVEL", help="the level of the three bots")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks/waits.md")
    asked = parser.parse_args()
    machine = this_machine(None, load_now()).sentence()
    lines = [
        "| game | speed | median | nine in ten | longest | thinking | pauses | showing |",
        "|---|---|---|---|---|---|---|---|",
    ]
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
    table = "\n".join(lines)
    print(table)
    if asked.write:
        WAITS_PAGE.write_text(page_of(table, machine, asked.waits, asked.bots), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
