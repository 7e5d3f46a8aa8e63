"""How fast the page is: its first load, and a move.

    python benchmarks/web/load.py [--times N] [--moves N] [--write]

Starts a server and Chromium on this machine. For each game: how large everything is that a browser fetches that was
never here (packed, in English), how long that takes until something can be chosen (cold cache, median), and how long it
takes from a click on a choice until the screen has changed (median). With `--write` the table and a picture go to
docs/benchmarks/web.md and .svg. Run it on a quiet machine.
"""

import argparse
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT)]

import matplotlib  # noqa: E402  # needs the path

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.services import chromium  # noqa: E402
from tests.serving import Running  # noqa: E402
from tests.web.conftest import FLAGS  # noqa: E402
from tests.web.visitor import IS_CHOICE_READY, POINT_OF_CHOICE, Visitor  # noqa: E402

from seachest.bench.peers.figures import load_now, this_machine  # noqa: E402
from seachest.rules.game import game_named, game_names  # noqa: E402

PAGES = ROOT / "docs" / "benchmarks"
USUAL_TIMES = 10
USUAL_MOVES = 12
CLICK_TIMEOUT_MS = 1000
"""Milliseconds after which a click has decided nothing."""
PACE = 0.2
"""Bots think for a moment only; it is not their time that is measured."""
GOALS = {"load": 1000.0, "move": 100.0}
"""Milliseconds."""
CHANGED = """([x, y]) => new Promise((done) => {
  const begun = performance.now();
  const main = document.querySelector("#main");
  const watch = new MutationObserver(() => {
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)));
  });
  watch.observe(main, { subtree: true, childList: true, attributes: true, characterData: true });
  document.elementFromPoint(x, y)?.closest("[data-choice]")?.click();
})"""
ANSWERED = """([x, y]) => new Promise((done) => {
  const begun = performance.now();
  window.heard = () => requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - begun)));
  document.elementFromPoint(x, y)?.closest("[data-choice]")?.click();
})"""
HEAR = """
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...rest) {
    super(...rest);
    this.addEventListener("message", ({ data }) => {
      if (data.split("\\n").some((line) => JSON.parse(line).situation)) setTimeout(() => window.heard?.(), 0);
    });
  }
};
"""
"""Tells the page's clock when a situation has come, after the page itself has heard it."""


@dataclass(frozen=True)
class Figures:
    """What was measured of a game."""

    game: str
    kilobytes: float
    loads: list[float]
    seen: list[float]
    """From a click until anything has changed."""
    answered: list[float]
    """From a click until what the server answered is shown."""


def say(line: str) -> None:
    """Tells how far it is."""
    sys.stderr.write(f"{line}\n")


def measure(browser: Browser, server: Running, game: str, times: int, count: int) -> Figures:
    """One game."""
    loads, size = first_loads(browser, server, game, times)
    seen, answered = (moves(browser, server, game, script, count) for script in (CHANGED, ANSWERED))
    return Figures(game, size, loads, seen, answered)


def first_loads(browser: Browser, server: Running, game: str, times: int) -> tuple[list[float], float]:
    """How long they took, in milliseconds, and how many kilobytes each of them is."""
    loads: list[float] = []
    size = 0.0
    for _ in range(times):
        visitor = Visitor(browser, server.url, hurried=False)
        players = game_named(game).seats[0]
        wish = {"game": game, "players": players, "bots": ["random"] * (players - 1)}
        table = visitor.context.request.post("/api/tables", data=wish).json()["table"]["id"]
        begun = time.perf_counter()
        visitor.page.goto(f"/t/{table}", wait_until="commit")
        visitor.page.wait_for_function(IS_CHOICE_READY)
        loads.append(1000 * (time.perf_counter() - begun))
        size = sum(visitor.fetched().values()) / 1000
        visitor.leave()
        say(f"{game}: load {len(loads)} of {times}, {loads[-1]:.0f} ms")
    return loads, size


def moves(browser: Browser, server: Running, game: str, script: str, count: int) -> list[float]:
    """How long moves took, in milliseconds."""
    visitor = Visitor(browser, server.url, hurried=False)
    visitor.context.add_init_script(HEAR)
    players = game_named(game).seats[0]
    visitor.open_table(game, players)
    took: list[float] = []
    dice = random.Random(0)
    while len(took) < count:
        if not visitor.ready():
            visitor.open_table(game, players)
            continue
        made, offered = len(visitor.decisions()), len(visitor.choices())
        spot = visitor.page.evaluate(POINT_OF_CHOICE, dice.randrange(offered)) if offered else None
        if spot is None:
            continue
        visitor.page.evaluate("() => (window.heard = undefined)")
        took_now = visitor.page.evaluate(
            f"""(spot) => Promise.race([
                ({script})(spot), new Promise((done) => setTimeout(done, {CLICK_TIMEOUT_MS}, null)),
            ])""",
            spot,
        )
        if took_now is not None and len(visitor.decisions()) > made:
            took.append(took_now)
            say(f"{game}: move {len(took)} of {count}, {took_now:.0f} ms")
    visitor.leave()
    return took


def table_of(all_figures: list[Figures]) -> str:
    """All figures as a table of Markdown."""
    lines = [
        "| game | first load, packed | interactive after | a click shows | the answer shows |",
        "|---|---|---|---|---|",
    ]
    for each in all_figures:
        median = [statistics.median(values) for values in (each.loads, each.seen, each.answered)]
        lines.append(
            f"| {each.game} | {each.kilobytes:.0f} kB | " + " | ".join(f"{value:.0f} ms" for value in median) + " |"
        )
    return "\n".join(lines)


def page_of(table: str, machine: str, times: int, count: int) -> str:
    """The page of docs/benchmarks."""
    lines = [
        "# How fast the page is",
        "",
        "`python benchmarks/web/load.py --write` writes this page. A browser that has never visited the server opens",
        "a table. Everything it fetches is counted at its compressed size: "
        "page, text in one language, art and font. The page",
        "is interactive when something can be chosen. "
        "A click shows when anything on the screen has changed, and the answer",
        "shows when the server's answer is drawn. "
        f"Medians of {times} loads and {count} moves; server and browser on one machine. Goals:",
        "interactive within 1 s, a move answered within 100 ms.",
        "",
        machine,
        "",
        "![How long first loads and moves took](web.svg)",
        "",
        table,
    ]
    return "\n".join(lines) + "\n"


def draw(all_figures: list[Figures], file: Path) -> None:
    """All single values, with the goals."""
    figure, axes = plt.subplots(1, 2, figsize=(8, 3))
    kinds = (("first load", "loads", GOALS["load"]), ("a move answered on screen", "answered", GOALS["move"]))
    for axis, (title, values, goal) in zip(axes, kinds, strict=True):
        axis.boxplot([getattr(each, values) for each in all_figures], orientation="horizontal")
        axis.set_yticks(range(1, len(all_figures) + 1), [each.game for each in all_figures])
        axis.axvline(goal, linestyle="--", color="grey")
        axis.set_title(title)
        axis.set_xlabel("ms")
        axis.set_xlim(left=0)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})


def main() -> int:
    """Measures and tells."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--times", type=int, default=USUAL_TIMES, metavar="N", help="first loads of each game")
    parser.add_argument("--moves", type=int, default=USUAL_MOVES, metavar="N", help="moves of each game, in two ways")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks/web.md and .svg")
    asked = parser.parse_args()
    machine = this_machine(None, load_now()).sentence()
    with (
        tempfile.TemporaryDirectory() as folder,
        Running(str(Path(folder, "server.db")), Path(folder, "log"), seeds=True, pace=PACE) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for game in game_names():  # processes for bots begin with the first table
            first_loads(browser, server, game, 1)
        figures = [measure(browser, server, game, asked.times, asked.moves) for game in game_names()]
        browser.close()
    table = table_of(figures)
    print(table)
    if asked.write:
        (PAGES / "web.md").write_text(page_of(table, machine, asked.times, asked.moves), encoding="utf-8")
        draw(figures, PAGES / "web.svg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
