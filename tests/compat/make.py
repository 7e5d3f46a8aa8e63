"""Plays the games of tests/compat/data with the version of Seachest that Python finds.

Run it with an older version, to keep records and saved games that every later one must understand:

    PYTHONPATH=OLD/src python tests/compat/make.py FOLDER

It uses nothing but the parts of the package that are promised to stay: `seachest.deal`, `seachest.load`, `Table`, and
the command `seachest play`.
"""

import hashlib
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import seachest

SMALL_OPTIONS: dict[str, dict[str, Any]] = {
    "sea-or-shore": {"hand": 3, "rounds": 1},
    "dolores": {"pile": 7},
    "sea-salt-paper": {"goal": 5},
}
"""Options that make short games."""

SEATS = {"sea-or-shore": 4, "dolores": 3, "sea-salt-paper": 3}
UNFINISHED_SHARE = 0.5
"""How much of a game the unfinished records hold."""

ANSWERS_BEFORE_LEAVING = 6


def seed_for(label: str) -> str:
    """A seed of 32 hexadecimal digits that follows from a label."""
    return hashlib.sha256(label.encode()).hexdigest()[:32]


def play_on(table: seachest.Table, source: random.Random, moves: int | None = None) -> list[str]:
    """Plays random decisions to the end, or at most so many; what was played."""
    played: list[str] = []
    while table.pending() and (moves is None or len(played) < moves):
        seat = source.choice(table.pending())
        text = source.choice(table.legal(seat))
        table.act(seat, text)
        played.append(f"{seat} {text}")
    return played


def finished(game: str) -> dict[str, Any]:
    """A finished game between a person and bots, with the commitment that a server published before it."""
    players = SEATS[game]
    seed = seed_for(f"{game} finished")
    names = ["Ada", *["bot:greedy"] * (players - 2), "bot:search:100"]
    table = seachest.deal(game, players, seed=seed, options=SMALL_OPTIONS[game], names=names)
    play_on(table, random.Random(1))
    commitment = hashlib.sha256(seed.encode("ascii")).hexdigest()
    record = {**table.record(), "commitment": commitment}
    return {"record": record, "then": [], "end": table.position()}


def unfinished(game: str) -> dict[str, Any]:
    """A game that was left in the middle, and how it went on."""
    table = seachest.deal(game, SEATS[game], seed=seed_for(f"{game} unfinished"), options=SMALL_OPTIONS[game])
    whole = play_on(table.copy(), random.Random(2))
    play_on(table, random.Random(2), int(len(whole) * UNFINISHED_SHARE))
    return from_here(table)


def from_position(game: str) -> dict[str, Any]:
    """A game that starts from a position that was read off the middle of another one."""
    other = seachest.deal(game, SEATS[game], seed=seed_for(f"{game} position"), options=SMALL_OPTIONS[game])
    whole = play_on(other.copy(), random.Random(3))
    play_on(other, random.Random(3), int(len(whole) * UNFINISHED_SHARE))
    start = {
        "format": 1,
        "game": game,
        "players": SEATS[game],
        "seed": seed_for(f"{game} from position"),
        "position": other.position(),
        "moves": [],
    }
    table = seachest.load(start)
    play_on(table, random.Random(4), 3)
    return from_here(table)


def from_here(left: seachest.Table) -> dict[str, Any]:
    """A record of a table as it stands, and what happens there until the end.

    The record holds forced answers to its last move: they are played as soon as it is loaded.
    """
    table = seachest.load(left.record())
    record = table.record()
    return {"record": record, "then": play_on(table, random.Random(5)), "end": table.position()}


def save_play(game: str, file: Path) -> None:
    """A game of `seachest play` that a person left, as it was saved."""
    command = [sys.executable, "-m", "seachest", "play", game, "--bots", "greedy", "--pace", "0", "--language", "en"]
    command += ["--seed", seed_for(f"{game} saved"), "--seat", "1", "--record", str(file)]
    subprocess.run(command, input="1\n" * ANSWERS_BEFORE_LEAVING, text=True, stdout=subprocess.PIPE, check=True)


def write(file: Path, value: object) -> None:
    file.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in SEATS:
        for name, make in (("finished", finished), ("unfinished", unfinished), ("position", from_position)):
            write(folder / f"{game}-{name}.json", make(game))
        save_play(game, folder / f"{game}-saved.json")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
