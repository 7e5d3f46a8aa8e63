"""Many games between compiled policies, counted while they are played: who won, and what went with it.

Nothing of a game is kept but sums: for each thing that is counted, how often it was there in a game, the wins that went
with it, what it was worth, and the squares and products of these three. All are whole numbers, so their order does not
matter: any number of threads comes to the same sums.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from seachest.batches.tallies import COUNT_COLUMNS, WHOLE_WIN, CountedGroup
from seachest.rules.chance import halves, set_dice
from seachest.rules.compiled import (
    CellRows,
    Cells,
    RecordArray,
    StateRecord,
    cell_rows,
    cells,
    entry_for,
    lowest,
    part_for,
    records,
    rule,
    small_rule,
)
from seachest.rules.game import (
    ActFunction,
    DealFunction,
    Game,
    LegalFunction,
    PendingFunction,
    ResultFunction,
    ViewFunction,
    game_named,
)
from seachest.rules.rewards import how_many_in
from seachest.rules.types import Action, OptionValues, Seat

# Bound by `entry_for`: the rules of one game, how seats decide, and what is counted.
deal: DealFunction
pending: PendingFunction
legal: LegalFunction
act: ActFunction
result: ResultFunction
view: ViewFunction
choose_by: Callable[[Any, int, StateRecord, Seat, Cells, Cells], Action]
first_seat: Callable[[StateRecord], Seat]
rounds_played: Callable[[StateRecord], int]
begin: Callable[[StateRecord, CellRows], None]
before: Callable[[StateRecord, Seat, Action, CellRows], None]
after: Callable[[StateRecord, Seat, Action, CellRows, CellRows], None]
finish: Callable[[StateRecord, Cells, Cells, CellRows, CellRows], None]
play_one: Callable[["CountingMemory", Any, int, int], int]
count_result: Callable[["CountingMemory", int, Seat, int], None]
MEMORY: int
SEAT_COUNT: int
OWN_ITEMS: int

CountingChooser = Callable[[Any, int, StateRecord, Seat, Cells, Cells], Action]
"""(what the players share, number of the policy, view, seat, mask of legal actions, dice): the action of that seat."""

MAX_LENGTH = 4095
"""Longer games are counted as so long."""
MAX_ROUNDS_COUNTED = 127
DICE_BITS = 6
"""Bits of a dice seed below the number of the deal: the rotation and the seat, three each."""

COMMON_ITEMS = ("tie", "decisions", "rounds")
COMMON_COUNT = len(COMMON_ITEMS)
TIE, LENGTH_OF_GAME, ROUNDS_OF_GAME = range(COMMON_COUNT)
SUM_COLUMNS = ("cases", "wins", "worth", "cases²", "wins²", "wins·cases", "worth²", "worth·cases")
"""Sums over games, each of what one game has in all."""


class CountingMemory(NamedTuple):
    """The memory of one thread that plays and counts, as compiled code takes it."""

    states: RecordArray  # the table that is played
    views: RecordArray  # what the seat that decides knows
    options: RecordArray
    mask: Cells
    dice: CellRows
    policies: Cells  # of the line-up, in the order in which they sit in rotation 0
    standing: CellRows  # points and places
    wins: Cells
    worth: Cells
    memo: CellRows
    items: CellRows  # of one game: of the game's own, then by seat, by order, and common ones
    sums: CellRows  # of all games
    lengths: Cells  # how many games had so many decisions
    rounds: Cells
    results: CellRows  # where they are asked for: wins by deal and place in the line-up, columns by order of play


@rule
def _add_up(t: CountingMemory, lines: int) -> None:
    """Adds the lines of one game to the sums of all games, and clears them."""
    for item in range(lines):
        line = t.items[item]
        cases, wins, worth = line[0], line[1], line[2]
        if cases != 0:
            sums = t.sums[item]
            sums[0] += cases
            sums[1] += wins
            sums[2] += worth
            sums[3] += cases * cases
            sums[4] += wins * wins
            sums[5] += wins * cases
            sums[6] += worth * worth
            sums[7] += worth * cases
            line[0], line[1], line[2] = 0, 0, 0


@small_rule
def _note(items: CellRows, item: int, wins: int, worth: int) -> None:
    """Notes one case of a thing."""
    line = items[item]
    line[0] += 1
    line[1] += wins
    line[2] += worth


def _play_one(t: CountingMemory, shared: Any, players: int, rotation: int) -> int:
    """Plays a game that is dealt; returns how many decisions it took."""
    s, v = t.states[0], t.views[0]
    decisions = 0
    seats = pending(s)
    while seats != 0:
        seat = lowest(seats)
        view(s, seat, v)
        legal(v, seat, t.mask)
        place = seat - rotation
        if place < 0:
            place += players
        action = choose_by(shared, t.policies[place], v, seat, t.mask, t.dice[seat])
        before(s, seat, action, t.memo)
        act(s, seat, action)
        after(s, seat, action, t.memo, t.items)
        decisions += 1
        seats = pending(s)
    return decisions


def _count_result(t: CountingMemory, players: int, starter: Seat, decisions: int) -> None:
    """Counts how a game ended, by seat and by order of play, and how long it was."""
    s = t.states[0]
    points, places = t.standing[0], t.standing[1]
    result(s, points, places)
    winners = how_many_in(places, players, 1)
    total = 0
    for seat in range(players):
        total += points[seat]
    for seat in range(players):
        t.wins[seat] = WHOLE_WIN // winners if places[seat] == 1 else 0
        t.worth[seat] = points[seat] * players - total
        order = seat - starter
        if order < 0:
            order += players
        _note(t.items, OWN_ITEMS + seat, t.wins[seat], t.worth[seat])
        _note(t.items, OWN_ITEMS + SEAT_COUNT + order, t.wins[seat], t.worth[seat])
    common = OWN_ITEMS + 2 * SEAT_COUNT
    rounds = rounds_played(s)
    _note(t.items, common + TIE, WHOLE_WIN if winners > 1 else 0, 0)
    _note(t.items, common + LENGTH_OF_GAME, 0, decisions * players)
    _note(t.items, common + ROUNDS_OF_GAME, 0, rounds * players)
    t.lengths[min(decisions, MAX_LENGTH)] += 1
    t.rounds[min(rounds, MAX_ROUNDS_COUNTED)] += 1


def _play_games(
    t: CountingMemory, shared: Any, players: int, seed: int, first: int, deals: int, rotations: int, kept: int
) -> None:
    """Plays each of a run of deals in so many rotations of the line-up over the seats, and counts."""
    for number in range(first, first + deals):
        for rotation in range(rotations):
            s = t.states[0]
            deal(s, players, t.options[0], seed, number)
            for seat in range(players):
                set_dice(t.dice[seat], seed, number << DICE_BITS | rotation << DICE_BITS // 2 | seat)
                for column in range(MEMORY):
                    t.memo[seat][column] = 0
            starter = first_seat(s)
            begin(s, t.memo)
            decisions = play_one(t, shared, players, rotation)
            count_result(t, players, starter, decisions)
            finish(s, t.wins, t.worth, t.memo, t.items)
            _add_up(t, OWN_ITEMS + 2 * SEAT_COUNT + COMMON_COUNT)
            if kept:
                for seat in range(players):
                    order, place = seat - starter, seat - rotation
                    if order < 0:
                        order += players
                    if place < 0:
                        place += players
                    t.results[(number - first) * rotations + place][order] = t.wins[seat]


COUNTING_RULES = ("deal", "pending", "legal", "act", "result", "view")
TALLY_RULES = ("first_seat", "rounds_played", "begin", "before", "after", "finish")


def counted_groups(game: Game) -> tuple[CountedGroup, ...]:
    """What is counted in a game beside seats, order of play and length."""
    groups: tuple[CountedGroup, ...] = game.module_in("seachest.batches.tallies").GROUPS
    return groups


@cache
def _loop_for(name: str, label: str, chooser: CountingChooser) -> Callable[..., None]:
    """The loop of a game for players that the label names."""
    game = game_named(name)
    tally = game.module_in("seachest.batches.tallies")
    rules = {rule: getattr(game, rule) for rule in COUNTING_RULES} | {"choose_by": chooser}
    rules |= {part: getattr(tally, part) for part in TALLY_RULES}
    own = sum(len(group.items) for group in tally.GROUPS)
    rules |= {"MEMORY": tally.MEMORY, "SEAT_COUNT": max(game.seats), "OWN_ITEMS": own}
    label = f"{name} {label}"
    parts = {
        "play_one": part_for(_play_one, label, **rules),
        "count_result": part_for(_count_result, label, **rules),
    }
    return entry_for(_play_games, label, **rules, **parts)


class Counts(NamedTuple):
    """What came out of some games; counts of several runs are added up."""

    games: int
    sums: npt.NDArray[np.int64]  # a line for each thing, columns as SUM_COLUMNS
    lengths: npt.NDArray[np.int64]
    rounds: npt.NDArray[np.int64]

    def plus(self, other: "Counts") -> "Counts":
        """These counts and others together."""
        return Counts(
            self.games + other.games,
            self.sums + other.sums,
            self.lengths + other.lengths,
            self.rounds + other.rounds,
        )


class CountedGames:
    """Plays games of a line-up and counts, always in the same memory; a thread needs one of its own.

    `chooser` decides for all seats; `label` names its policies, so that the cache tells them apart. `policies` are the
    numbers of the line-up's policies, and `shared` is whatever the chooser needs besides.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: OptionValues,
        label: str,
        chooser: CountingChooser,
        policies: list[int],
        shared: Any,
    ) -> None:
        self.game, self.players, self._shared = game, players, shared
        self._loop = _loop_for(game.name, label, chooser)
        seats = max(game.seats)
        lines = sum(len(group.items) for group in counted_groups(game)) + 2 * seats + COMMON_COUNT
        tally = game.module_in("seachest.batches.tallies")
        self._sums = np.zeros((lines, len(SUM_COLUMNS)), np.int64)
        self._lengths = np.zeros(MAX_LENGTH + 1, np.int64)
        self._rounds = np.zeros(MAX_ROUNDS_COUNTED + 1, np.int64)
        sitting = np.zeros(seats, np.int64)
        sitting[:players] = policies
        self._memory = CountingMemory(
            states=records(np.zeros(1, game.state)),
            views=records(np.zeros(1, game.state)),
            options=records(game.new_options(options).array),
            mask=game.new_mask(),
            dice=cell_rows(np.zeros((seats, 4), np.int64)),
            policies=cells(sitting),
            standing=cell_rows(np.zeros((2, seats), np.int64)),
            wins=cells(np.zeros(seats, np.int64)),
            worth=cells(np.zeros(seats, np.int64)),
            memo=cell_rows(np.zeros((seats, tally.MEMORY), np.int64)),
            items=cell_rows(np.zeros((lines, COUNT_COLUMNS), np.int64)),
            sums=cell_rows(self._sums),
            lengths=cells(self._lengths),
            rounds=cells(self._rounds),
            results=cell_rows(np.zeros((1, seats), np.int64)),
        )

    def prepare(self) -> None:
        """Compiles what is not compiled yet."""
        self._play(0, 0, 0, 1, self._memory, kept=0)

    def _play(self, seed: int, first: int, deals: int, rotations: int, memory: CountingMemory, *, kept: int) -> None:
        self._loop(memory, self._shared, self.players, halves(seed)[1], first, deals, rotations, kept)

    def count(self, seed: int, first: int, deals: int) -> Counts:
        """Plays a run of deals once each."""
        for array in (self._sums, self._lengths, self._rounds):
            array[:] = 0
        self._play(seed, first, deals, 1, self._memory, kept=0)
        return Counts(deals, self._sums.copy(), self._lengths.copy(), self._rounds.copy())

    def results(self, seed: int, first: int, deals: int) -> npt.NDArray[np.int64]:
        """Plays a run of deals in every rotation; returns the wins by deal, place in the line-up and order of play."""
        found = np.zeros((deals * self.players, max(self.game.seats)), np.int64)
        memory = self._memory._replace(results=cell_rows(found))
        self._play(seed, first, deals, self.players, memory, kept=1)
        return found[:, : self.players].reshape(deals, self.players, self.players)
