"""Whole games between compiled policies, each seat with a policy and dice of its own, move by move as a table plays."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from seachest.batches.stepping import Policy
from seachest.rules.chance import halves, set_dice
from seachest.rules.compiled import (
    CellRows,
    Cells,
    OptionsRecord,
    StateRecord,
    cell_rows,
    cells,
    entry_for,
    lowest,
    part_for,
)
from seachest.rules.game import ActFunction, Game, LegalFunction, PendingFunction, ViewFunction, game_named
from seachest.rules.types import Action, Seat

# Bound by `entry_for` and `part_for`: the rules of one game, and its policies.
pending: PendingFunction
legal: LegalFunction
act: ActFunction
view: ViewFunction
choose: Policy
choose_by: Callable[[int, StateRecord, Seat, Cells, Cells], Action]
ACTION_COUNT: int

MOVE_BUFFER_SIZE = 1024
"""Moves that the buffer holds; a longer game fills it several times."""


def _by_last(policy: int, v: StateRecord, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The action of the last policy."""
    return choose(v, seat, mask, dice)


def _by_number(policy: int, v: StateRecord, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The action of the policy of that number; those after 0 are found by `choose_by`, counted from 0 again."""
    if policy == 0:
        return choose(v, seat, mask, dice)
    return choose_by(policy - 1, v, seat, mask, dice)


def _play_on(
    s: StateRecord, v: StateRecord, mask: Cells, policies: Cells, dice: CellRows, moves: Cells, room: int
) -> int:
    """Plays until the game is over or the room is used up; a move is seat * ACTION_COUNT + action."""
    made = 0
    seats = pending(s)
    while seats != 0 and made < room:
        seat = lowest(seats)
        view(s, seat, v)
        legal(v, seat, mask)
        action = choose_by(policies[seat], v, seat, mask, dice[seat])
        act(s, seat, action)
        moves[made] = seat * ACTION_COUNT + action
        made += 1
        seats = pending(s)
    return made


def chooser_for(label: str, policies: Sequence[Policy]) -> Callable[[int, StateRecord, Seat, Cells, Cells], Action]:
    """What chooses by the policy of a number, as a part of templates; the label keeps it apart in the cache."""
    chooser = part_for(_by_last, label, choose=policies[-1])
    for number in range(len(policies) - 2, -1, -1):
        chooser = part_for(_by_number, f"{label} {number}", choose=policies[number], choose_by=chooser)
    return chooser


@cache
def _loop(name: str, names: tuple[str, ...], policies: tuple[Policy, ...]) -> Callable[..., int]:
    """The loop of a game for these policies; their names keep it apart from others in the cache."""
    game = game_named(name)
    label = f"{name} {' '.join(names)}"
    rules = {"pending": game.pending, "legal": game.legal, "act": game.act, "view": game.view}
    return entry_for(_play_on, label, **rules, choose_by=chooser_for(label, policies), ACTION_COUNT=len(game.actions))


class PlayedGame(NamedTuple):
    """One finished game: its moves as numbers, and the points and the place of each seat."""

    moves: list[int]
    scores: list[int]
    places: list[int]


class PolicyGames:
    """Plays games between policies, one after the other, always in the same memory.

    ``move_buffer_size`` is how many moves compiled code plays at a time.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: OptionsRecord,
        policies: dict[str, Policy],
        move_buffer_size: int = MOVE_BUFFER_SIZE,
    ) -> None:
        self._game, self._players, self._options = game, players, options
        self._loop = _loop(game.name, tuple(policies), tuple(policies.values()))
        self._state, self._view, self._mask = game.new_state(), game.new_state(), game.new_mask()
        self._moves = np.zeros(move_buffer_size, np.int64)
        self._policies = np.zeros(max(game.seats), np.int64)
        self._dice = np.zeros((max(game.seats), 4), np.int64)

    def prepare(self) -> None:
        """Compiles what is not compiled yet."""
        self._game.deal(self._state, self._players, self._options, 0, 0)
        self._run(0)

    def _run(self, room: int) -> int:
        return self._loop(
            self._state,
            self._view,
            self._mask,
            cells(self._policies),
            cell_rows(self._dice),
            cells(self._moves),
            room,
        )

    def play(self, seed: int, policies: Sequence[int], dice_seeds: Sequence[int]) -> PlayedGame:
        """A whole game from its seed; each seat has the number of its policy and the seed of its dice."""
        for seat in range(self._players):
            self._policies[seat] = policies[seat]
            set_dice(cells(self._dice[seat]), *halves(dice_seeds[seat]))
        self._game.deal(self._state, self._players, self._options, *halves(seed))
        moves: list[int] = []
        while made := self._run(len(self._moves)):
            moves += self._moves[:made].tolist()
        points, places = self._game.new_points(), self._game.new_points()
        self._game.result(self._state, points, places)
        seats = range(self._players)
        return PlayedGame(moves, [int(points[seat]) for seat in seats], [int(places[seat]) for seat in seats])
