"""Random walks through games, for tests that hold in every position."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from seachest.rules.chance import halves, new_dice
from seachest.rules.compiled import BOUNDS_CHECKED, INTERPRETED, actions_in, cells, row
from seachest.rules.game import NOBODY, Game, game_named, game_names

SLOW = INTERPRETED or BOUNDS_CHECKED


def every_table() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, players) for name in game_names() for players in game_named(name).seats]


class Walk:
    """One game that is played at random, with its state as bytes at hand."""

    def __init__(self, game: Game, players: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.random = random.Random(seed)
        self.array = np.zeros(1, game.state)
        self.state = row(self.array)
        self.mask = game.new_mask()
        self.moves: list[tuple[int, int]] = []
        self.seed = self.random.getrandbits(128)
        options = game.new_options(game.check_options({}, players))
        game.deal(self.state, players, options, *halves(self.seed))

    @property
    def pending(self) -> list[int]:
        return [seat for seat in range(self.players) if self.game.pending(self.state) >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        count = self.game.legal(self.state, seat, self.mask)
        actions = actions_in(self.mask, self.game.mask_words)
        assert count == len(actions)
        return actions

    def act(self, seat: int, action: int) -> None:
        self.game.act(self.state, seat, action)
        self.moves.append((seat, action))

    def step(self) -> bool:
        """One random decision; tells whether the game goes on."""
        if not self.pending:
            return False
        seat = self.random.choice(self.pending)
        self.act(seat, self.random.choice(self.legal(seat)))
        return True

    def bytes(self) -> bytes:
        return self.array.tobytes()

    def view(self, seat: int) -> tuple[Any, Any]:
        """The view of a seat: its array and the record in it."""
        array = np.zeros(1, self.game.state)
        record = row(array)
        self.game.view(self.state, seat, record)
        return array, record


def positions(game: Game, players: int, count: int, seed: int) -> Iterator[Walk]:
    """So many positions from all stages of random games; each is the walk itself, to be looked at, not played on."""
    source = random.Random(seed)
    walk = Walk(game, players, source.getrandbits(64))
    for _ in range(count):
        for _ in range(source.randint(1, 12)):
            if not walk.step():
                yield walk
                walk = Walk(game, players, source.getrandbits(64))
                break
        yield walk


def guessed(game: Game, view: Any, seat: int, seed: int) -> tuple[Any, Any]:
    """A deal that agrees with a view (an array of one): its array and the record in it."""
    array = view.copy()
    record = row(array)
    game.guess(record, seat, new_dice(seed))
    return array, record


def observers(players: int) -> list[int]:
    """All who look at a table: the seats and the spectator."""
    return [NOBODY, *range(players)]


def features(game: Game, record: Any, seat: int) -> bytes:
    """The observation of a seat, as bytes."""
    out = np.zeros(game.feature_count, np.int8)
    game.features(record, seat, cells(out))
    return out.tobytes()
