"""Writes the golden files anew: only when the rules of a game, or its random source, were changed on purpose."""

import json
from pathlib import Path

import seachest
from seachest.rules.game import game_named
from tests.conformance.test_every_game import walk_digest
from tests.walks import Walk, every_table

FOLDER = Path(__file__).parent


def write(name: str, value: object) -> None:
    (FOLDER / name).write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    write("digests.json", {f"{n} {p}": [walk_digest(n, p, seed, 150) for seed in range(3)] for n, p in every_table()})
    for name, players in every_table():
        walk = Walk(game_named(name), players, 1)
        table = seachest.deal(name, players, seed=walk.seed)
        while walk.step():
            seat, action = walk.moves[-1]
            table.act(seat, walk.game.actions[action])
        write(f"{name}-players-{players}.json", {"record": table.record(), "end": table.position()})


if __name__ == "__main__":
    main()
