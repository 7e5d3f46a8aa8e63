"""Random walks through games, for tests that hold in every position."""

import random
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from seachest.notation.position import Start
from seachest.rules.chance import halves, new_dice
from seachest.rules.compiled import BOUNDS_CHECKED, INTERPRETED, actions_in, cells, row
from seachest.rules.game import NOBODY, Game, game_named, game_names
from seachest.table import BareTable

SLOW = INTERPRETED or BOUNDS_CHECKED
UNUSUAL, TALKATIVE = 0.4, 0.1
"""How often an option of a random table is not the usual one, and how often somebody talks out of turn who may."""


SMALL: Mapping[str, dict[str, Any]] = defaultdict(
    dict,
    {"sea-or-shore": {"hand": 2, "rounds": 1}, "dolores": {"pile": 5}, "sea-salt-paper": {"goal": 1}},
)
"""Options that make short games; other games are short enough."""


def every_table() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, players) for name in game_names() for players in game_named(name).seats]


def bare_table(game: str, players: int, seed: int, options: Mapping[str, Any] | None = None) -> BareTable:
    """A fresh table in numbers. The seed (a number below 2**128) decides all chance."""
    found = game_named(game)
    return BareTable(Start(found, players, found.check_options(options or {}, players)), seed)


class Walk:
    """One game that is played at random, with its state as bytes at hand."""

    def __init__(self, game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.players = players
        self.random = random.Random(seed)
        self.array = np.zeros(1, game.state)
        self.state = row(self.array)
        self.mask = game.new_mask()
        self.moves: list[tuple[int, int]] = []
        self.seed = self.random.getrandbits(128)
        self.options = game.check_options(options or {}, players)
        game.deal(self.state, players, game.new_options(self.options), *halves(self.seed))

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
        """One random decision, now and then something out of turn; tells whether the game goes on."""
        if not self.pending:
            return False
        if self.game.out_of_turn is not None and self.random.random() < TALKATIVE:
            speaker = self.random.randrange(self.players)
            if self.game.out_of_turn(self.state, speaker, self.mask):
                self.act(speaker, self.random.choice(actions_in(self.mask, self.game.mask_words)))
                return True
        seat = self.random.choice(self.pending)
        self.act(seat, self.random.choice(self.legal(seat)))
        return True

    def standing_at(self, array: Any, state: Any) -> "Walk":
        """This walk, continued from another state."""
        other = object.__new__(Walk)
        other.__dict__ |= self.__dict__ | {"array": array, "state": state}
        return other

    def bytes(self) -> bytes:
        return self.array.tobytes()

    def view(self, seat: int) -> tuple[Any, Any]:
        """The view of a seat: its array and the record in it."""
        array = np.zeros(1, self.game.state)
        record = row(array)
        self.game.view(self.state, seat, record)
        return array, record


def any_options(game: Game, source: random.Random) -> dict[str, Any]:
    """Options of a table, drawn from the defaults and the examples that the game gives."""
    return {option.name: source.choice(option.examples) for option in game.options if source.random() < UNUSUAL}


def positions(game: Game, players: int, count: int, seed: int) -> Iterator[Walk]:
    """So many positions from all stages of random games with all kinds of options.

    Each is the walk itself, to be looked at, not played on.
    """
    source = random.Random(seed)
    walk = Walk(game, players, source.getrandbits(64), any_options(game, source))
    for _ in range(count):
        for _ in range(source.randint(1, 12)):
            if not walk.step():
                yield walk
                walk = Walk(game, players, source.getrandbits(64), any_options(game, source))
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
