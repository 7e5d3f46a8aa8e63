"""The page of all actions and all numbers that agents see, from the games themselves.

Run as a program it writes docs/observations.md.
"""

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

from seachest.rules.game import Game, game_named, game_names
from seachest.rules.pieces import Piece

OBSERVATIONS_PAGE = Path("docs/observations.md")
OBSERVATIONS_NOTICE = (
    "<!-- Written by `python -m seachest.envs.observations`; the words are in each game's features. -->"
)

OBSERVATIONS_HEAD = """# Actions and observations

What every number means, game by game: the actions (`game.actions`), what a seat knows (`game.pieces`), and the whole
state that a critic may see during training (`game.open_pieces`), where `game` is that of a batch or an environment
(`batch.game`, `env.unwrapped.game`). [Seachest for research](research.md) explains how to get them.

Actions that name a seat (`rob 2`) mean the seats of the table, counted from 0; the seat to decide is in `batch.turns`.
With `relative=True` a batch counts these seats starting from the one that decides, as observations do, and the places
of a duel in Dolores starting from that seat's side.

Observations are int8; every number stays within the values given here, which scale it (`game.highest_features`). Seats
are counted clockwise, starting from the observer; “own” means the observer’s. Where a piece has several numbers for
each seat, those of one seat are together. There is room for the largest table; numbers of seats that are not there are
0. A piece is `observation[..., piece.begin : piece.begin + piece.size]`.

The whole state is int16: the fields of the record `State` in `rules/GAME/state.py`, where each is explained. Its seats
are those of the table. Sets and packed counts are written as bits. The random source isn't part of it, but the order of
all face-down cards is."""

ACTIONS_HEAD = ("numbers", "how many", "first", "last")
STATE_HEAD = ("piece", "begins at", "size", "meaning")
PIECES_HEAD = ("piece", "begins at", "size", "values", "meaning")


def markdown() -> str:
    """The whole page."""
    blocks = [OBSERVATIONS_NOTICE, OBSERVATIONS_HEAD]
    for name in game_names():
        blocks += game_blocks(game_named(name))
    return "\n\n".join(blocks) + "\n"


def game_blocks(game: Game) -> list[str]:
    """The title and the tables of a game."""
    return [
        f"## {game.name}",
        f"### Its {len(game.actions)} actions",
        table(ACTIONS_HEAD, action_rows(game.actions)),
        f"### Its observation: {game.feature_count} numbers",
        table(PIECES_HEAD, piece_rows(game.pieces)),
        f"### Its whole state: {sum(piece.size for piece in game.open_pieces)} numbers, secrets included",
        table(STATE_HEAD, state_rows(game.open_pieces)),
    ]


def action_rows(actions: Sequence[str]) -> list[tuple[str, ...]]:
    """A row for each run of actions of one kind, which is the first word of their texts."""
    rows: list[tuple[str, ...]] = []
    for _, run in groupby(range(len(actions)), key=lambda action: actions[action].split()[0]):
        numbers = list(run)
        first, last = numbers[0], numbers[-1]
        if first == last:
            rows.append((str(first), "1", f"`{actions[first]}`", ""))
        else:
            rows.append((f"{first}–{last}", str(len(numbers)), f"`{actions[first]}`", f"`{actions[last]}`"))
    return rows


def piece_rows(pieces: Iterable[Piece]) -> list[tuple[str, ...]]:
    """A row for each piece of an observation."""
    return [
        (f"`{piece.name}`", str(piece.begin), str(piece.size), f"{piece.lowest} to {piece.highest}", piece.meaning)
        for piece in pieces
    ]


def state_rows(pieces: Iterable[Piece]) -> list[tuple[str, ...]]:
    """A row for each piece of a whole state."""
    return [(f"`{piece.name}`", str(piece.begin), str(piece.size), piece.meaning) for piece in pieces]


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [f"| {' | '.join(row)} |" for row in [head, *rows]]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])


def main(page: Path = OBSERVATIONS_PAGE) -> None:
    """Writes the page."""
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(markdown(), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
