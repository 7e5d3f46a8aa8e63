"""What came out of a lab run: estimates with their intervals, and the same as JSON."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from seachest.arena.estimates import Estimate, t_bound
from seachest.batches.counted_games import (
    COMMON_ITEMS,
    LENGTH_OF_GAME,
    ROUNDS_OF_GAME,
    TIE,
    Counts,
    counted_groups,
)
from seachest.batches.tallies import WHOLE_WIN
from seachest.lab.luck import LuckSplit
from seachest.lab.plan import LabPlan
from seachest.rules.game import Game
from seachest.rules.types import JsonObject

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
JSON_DIGITS = 6


@dataclass(frozen=True)
class LabRow:
    """One thing that was counted: how often, how often its owner won, and how many points it went with."""

    item: str
    cases: int
    frequency: Estimate  # cases a game
    wins: Estimate | None  # None where it never came up
    worth: Estimate | None


@dataclass(frozen=True)
class LabGroup:
    """Things of one kind that were counted."""

    name: str
    unit: str
    rows: tuple[LabRow, ...]


@dataclass(frozen=True)
class LabLength:
    """How long games last, in decisions or in rounds: the mean, quantiles, and how many games were how long."""

    mean: Estimate
    quantiles: tuple[int, ...]  # at QUANTILES
    distribution: dict[int, int]


@dataclass(frozen=True)
class LabTable:
    """All figures of the tables for one number of players."""

    players: int
    games: int
    ties: Estimate
    decisions: LabLength
    rounds: LabLength
    groups: tuple[LabGroup, ...]  # "seats" and "order" first, then the game's own


@dataclass(frozen=True)
class LabSheet:
    """The results of a lab run."""

    plan: LabPlan
    tables: tuple[LabTable, ...]
    compared: tuple[LabTable, ...]  # with the other option; empty where none was asked for
    luck: tuple[LuckSplit, ...]


def table_of(game: Game, players: int, counts: Counts) -> LabTable:
    """The figures of some games."""
    groups, at = [], 0
    for group in counted_groups(game):
        groups.append(_group(group.name, group.unit, group.items, counts, at, players))
        at += len(group.items)
    places = tuple(str(place) for place in range(players))
    seats = _group("seats", "game", places, counts, at, players)
    at += max(game.seats)
    order = _group("order", "game", places, counts, at, players)
    at += max(game.seats)
    common = counts.sums[at : at + len(COMMON_ITEMS)]
    ties = share_of(common[TIE], counts.games)
    assert ties is not None
    return LabTable(
        players,
        counts.games,
        ties,
        _length(common[LENGTH_OF_GAME], counts.lengths, counts.games, players),
        _length(common[ROUNDS_OF_GAME], counts.rounds, counts.games, players),
        (seats, order, *groups),
    )


def _group(name: str, unit: str, items: Sequence[str], counts: Counts, at: int, players: int) -> LabGroup:
    rows = [
        LabRow(
            item,
            int(sums[0]),
            mean_of(int(sums[0]), int(sums[3]), counts.games),
            share_of(sums, counts.games),
            worth_of(sums, counts.games, players),
        )
        for item, sums in zip(items, counts.sums[at : at + len(items)], strict=True)
    ]
    return LabGroup(name, unit, tuple(rows))


def mean_of(total: int, squares: int, games: int, scale: int = 1) -> Estimate:
    """The mean of a number that every game has, given its sum and the sum of its squares."""
    mean = total / games
    if games < 2:
        return Estimate(mean / scale, None, None)
    variance = max(0.0, (squares - total * mean) / (games - 1))
    margin = t_bound(games - 1) * math.sqrt(variance / games)
    return Estimate(mean / scale, (mean - margin) / scale, (mean + margin) / scale)


def _ratio_variance(over: int, square: int, product: int, sums: npt.NDArray[np.int64], games: int) -> float:
    """The variance of a ratio of two sums over games, which are independent; cases within a game need not be."""
    cases, cases_square = int(sums[0]), int(sums[3])
    ratio = over / cases
    return max(0.0, square - 2 * ratio * product + ratio * ratio * cases_square) / cases**2 * games / (games - 1)


def share_of(sums: npt.NDArray[np.int64], games: int) -> Estimate | None:
    """The share of cases that were won, with Wilson's interval for as many cases as the variance amounts to."""
    cases, wins = int(sums[0]), int(sums[1])
    if cases == 0:
        return None
    share = wins / cases / WHOLE_WIN
    if games < 2:
        return Estimate(share, None, None)
    variance = _ratio_variance(wins, int(sums[4]), int(sums[5]), sums, games) / WHOLE_WIN**2
    size = share * (1 - share) / variance if variance > 0 and 0 < share < 1 else float(cases)
    bound = t_bound(games - 1) ** 2 / size
    middle = (share + bound / 2) / (1 + bound)
    margin = math.sqrt(bound * share * (1 - share) + bound * bound / 4) / (1 + bound)
    # Where all or no cases were won, the bound is the share itself, which rounding must not move.
    return Estimate(share, min(share, max(0.0, middle - margin)), max(share, min(1.0, middle + margin)))


def worth_of(sums: npt.NDArray[np.int64], games: int, players: int) -> Estimate | None:
    """The mean worth of a case, in points."""
    cases, worth = int(sums[0]), int(sums[2])
    if cases == 0:
        return None
    mean = worth / cases / players
    if games < 2 or cases < 2:
        return Estimate(mean, None, None)
    variance = _ratio_variance(worth, int(sums[6]), int(sums[7]), sums, games)
    margin = t_bound(games - 1) * math.sqrt(variance) / players
    return Estimate(mean, mean - margin, mean + margin)


def _length(sums: npt.NDArray[np.int64], distribution: npt.NDArray[np.int64], games: int, players: int) -> LabLength:
    passed = np.cumsum(distribution)
    quantiles = tuple(int(np.searchsorted(passed, part * games)) for part in QUANTILES)
    found = {int(length): int(distribution[length]) for length in np.flatnonzero(distribution)}
    return LabLength(mean_of(int(sums[2]), int(sums[6]), games, players), quantiles, found)


# --- Comparing -------------------------------------------------------------------------------------------------------


def difference(before: Estimate, after: Estimate) -> Estimate:
    """What has changed between two estimates from different games."""
    mean = after.mean - before.mean
    if before.low is None or before.high is None or after.low is None or after.high is None:
        return Estimate(mean, None, None)
    margin = math.hypot(before.high - before.low, after.high - after.low) / 2
    return Estimate(mean, mean - margin, mean + margin)


# --- JSON ------------------------------------------------------------------------------------------------------------


def sheet_json(sheet: LabSheet) -> str:
    """The results as JSON, in lines that are easy to compare."""
    value = {
        "plan": sheet.plan.as_json(),
        "tables": [_table_json(table) for table in sheet.tables],
        "compared": [_table_json(table) for table in sheet.compared],
        "luck": [_luck_json(split) for split in sheet.luck],
    }
    return json.dumps(value, indent=1) + "\n"


def estimate_json(found: Estimate | None) -> JsonObject | None:
    """An estimate as JSON."""
    if found is None:
        return None
    rounded = (None if value is None else round(value, JSON_DIGITS) for value in (found.mean, found.low, found.high))
    return dict(zip(("mean", "low", "high"), rounded, strict=True))


def _length_json(length: LabLength) -> JsonObject:
    return {
        "mean": estimate_json(length.mean),
        "quantiles": {str(part): value for part, value in zip(QUANTILES, length.quantiles, strict=True)},
        "distribution": {str(size): games for size, games in length.distribution.items()},
    }


def _table_json(table: LabTable) -> JsonObject:
    return {
        "players": table.players,
        "games": table.games,
        "ties": estimate_json(table.ties),
        "decisions": _length_json(table.decisions),
        "rounds": _length_json(table.rounds),
        "groups": {
            group.name: {
                "unit": group.unit,
                "items": {
                    row.item: {
                        "cases": row.cases,
                        "frequency": estimate_json(row.frequency),
                        "wins": estimate_json(row.wins),
                        "worth": estimate_json(row.worth),
                    }
                    for row in group.rows
                },
            }
            for group in table.groups
        },
    }


def _luck_json(split: LuckSplit) -> JsonObject:
    return {
        "players": split.players,
        "deals": split.deals,
        "wins": estimate_json(split.wins),
        "shares": {name: estimate_json(share) for name, share in split.shares.items()},
    }
