"""Writes the golden files of all games, or of those that are named: only when their rules were changed on purpose.

python -m tests.golden.make [GAME …]
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import seachest
from seachest.rules.game import game_named
from tests.conformance.test_every_game import walk_digest
from tests.walks import Walk, every_table

FOLDER = Path(__file__).parent


def write(name: str, value: object) -> None:
    (FOLDER / name).write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")


def main(games: Sequence[str] = ()) -> None:
    tables = [(name, players) for name, players in every_table() if name in games or not games]
    digests = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))
    digests |= {f"{name} {players}": digests_of(name, players) for name, players in tables}
    write("digests.json", digests)
    for name, players in tables:
        walk = Walk(game_named(name), players, 1)
        table = seachest.deal(name, players, seed=walk.seed)
        while walk.step():
            seat, action = walk.moves[-1]
            table.act(seat, walk.game.actions[action])
        write(f"{name}-players-{players}.json", {"record": table.record(), "end": table.position()})


def digests_of(name: str, players: int) -> list[str]:
    return [walk_digest(name, players, seed, 150) for seed in range(3)]


if __name__ == "__main__":
    main(sys.argv[1:])
