"""Times loops of random play and prints one JSON object for each: `python driver.py PEER SECONDS MEASUREMENT_REPEATS`.

The module `play_PEER` beside this file has a function `loops()`. Each loop names its game, the number of players and
the way it is played; `play` plays a game (or a stretch of many), and `count` tells the decisions and games in what
`play` returned. Only `play` is timed, in processor time, so that other work on the machine counts less.
"""

import importlib
import json
import sys
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

BenchLoop = tuple[str, int, str, Callable[[], Any], Callable[[Any], tuple[int, int]]]  # Any: a system's own game
Rates = tuple[list[float], list[float]]
MIN_BUNCH_S = 0.002


def timed(loop: BenchLoop, seconds: float, repeats: int) -> Rates:
    """Decisions and games a second, for each repeat."""
    *_, play, count = loop
    bunch = bunch_of(play)
    decision_rates, game_rates = [], []
    for _ in range(repeats):
        decisions = games = 0
        elapsed = 0.0
        while elapsed < seconds / repeats:
            begin = time.process_time()
            played = [play() for _ in range(bunch)]
            elapsed += time.process_time() - begin
            for made, finished in map(count, played):
                decisions += made
                games += finished
        decision_rates.append(decisions / elapsed)
        game_rates.append(games / elapsed)
    return decision_rates, game_rates


def bunch_of(play: Callable[[], object]) -> int:
    """How often to play between two looks at the clock, so that looking costs nothing; two plays tell."""
    play()
    begin = time.perf_counter()
    play()
    return 1 + int(MIN_BUNCH_S / max(time.perf_counter() - begin, 1e-6))


def report(loop: BenchLoop, seconds: float, repeats: int) -> dict[str, object]:
    """One loop's line: its rates, or why there are none."""
    game, players, way, _, _ = loop
    line: dict[str, object] = {"game": game, "players": players, "way": way}
    try:
        decisions, games = timed(loop, seconds, repeats)
    except Exception as error:  # report a peer's error, and go on with its other loops
        return {**line, "error": f"{type(error).__name__}: {error}"}
    return {**line, "decisions_per_second": decisions, "games_per_second": games}


def main(arguments: list[str]) -> None:
    """Imports the peer's loops and prints their lines as they come."""
    peer, seconds, repeats = arguments[0], float(arguments[1]), int(arguments[2])
    sys.path.insert(0, str(Path(__file__).parent))
    loops: Iterable[BenchLoop] = importlib.import_module(f"play_{peer}").loops()
    for loop in loops:
        sys.stdout.write(json.dumps(report(loop, seconds, repeats)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
