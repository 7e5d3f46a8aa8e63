"""Plays the games of a data set on several cores, and writes them in parts that an interrupted run does not repeat."""

import json
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from seachest.bots import bot_named
from seachest.bots.seeds import derived_seed
from seachest.datasets.games import ABOUT_FILE, DATA_EXTRA, DATASET_FORMAT, PARQUET_REASON
from seachest.extras import needed
from seachest.notation.position import Start
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named, game_names
from seachest.rules.reading import number
from seachest.rules.types import JsonObject
from seachest.table import BareTable

GAMES_PER_PART = 10_000
GAMES_PER_TASK = 100
MAX_DATASET_GAMES = 100_000_000


@dataclass(frozen=True)
class DatasetPlan:
    """Which games a data set shall have."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: JsonObject = field(default_factory=dict)

    def checked(self) -> "DatasetPlan":
        """The plan with all options and a bot for each seat; raises NotationError for what makes no sense."""
        game = game_named(self.game)
        game.check_players(self.players)
        number(self.games, "games", 1, MAX_DATASET_GAMES)
        if not 1 <= len(self.bots) <= self.players:
            raise NotationError(f"bots: {len(self.bots)} names for {self.players} seats")
        for name in self.bots:
            bot_named(name, 0).close()
        seats = (*self.bots, *[self.bots[-1]] * (self.players - len(self.bots)))
        options = game.check_options(self.options, self.players)
        return DatasetPlan(self.game, self.players, seats, self.games, self.seed, options)

    def about(self) -> JsonObject:
        """What stands in the folder beside the games."""
        return {"format": DATASET_FORMAT, "rules": game_named(self.game).rules_version, **asdict(self)}


def all_plans(bots: tuple[str, ...], games: int, seed: int = 0) -> list[DatasetPlan]:
    """A plan for each game and each number of players, by the same bots."""
    found = [(name, players) for name in game_names() for players in game_named(name).seats]
    return [DatasetPlan(name, players, bots, games, seed) for name, players in found]


def seed_of(plan: DatasetPlan, game: int, what: str) -> int:
    """128 bits for one purpose in one game; they follow from the seed of the plan."""
    return derived_seed("dataset", plan.seed, game, what, size_bytes=16)


def play_game(plan: DatasetPlan, number_of_game: int) -> dict[str, Any]:
    """Plays one game; returns it as a row. The bots move round the table from game to game."""
    shift = number_of_game % plan.players
    names = [plan.bots[(seat + shift) % plan.players] for seat in range(plan.players)]
    seed = seed_of(plan, number_of_game, "table")
    table = BareTable(Start(game_named(plan.game), plan.players, plan.options), seed)
    bots = [bot_named(name, seed_of(plan, number_of_game, f"bot {seat}")) for seat, name in enumerate(names)]
    numbers, seats, actions = table.game.action_by_text, [], []
    while pending := table.pending():
        seat = pending[0]
        action = numbers[bots[seat].choose(table.seat_view(seat))]
        table.take(seat, action)
        seats.append(seat)
        actions.append(action)
    for bot in bots:
        bot.close()
    result = table.result()
    assert result is not None
    return {
        "seed": f"{seed:032x}",
        "bots": names,
        "seats": seats,
        "actions": actions,
        "scores": list(result.scores),
        "winners": list(result.winners),
    }


def _play_some(plan: DatasetPlan, games: range) -> list[dict[str, Any]]:
    return [play_game(plan, game) for game in games]


def make_dataset(
    plan: DatasetPlan,
    folder: Path,
    workers: int | None = None,
    tell: Callable[[int], None] = lambda games: None,
) -> None:
    """Plays the games of a plan and writes them; goes on where an earlier run into the same folder stopped."""
    plan = plan.checked()
    needed("pyarrow.parquet", PARQUET_REASON, DATA_EXTRA)
    about = json.dumps(plan.about(), indent=2) + "\n"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / ABOUT_FILE
    if path.exists() and path.read_text(encoding="utf-8") != about:
        raise NotationError(f"out: {folder} contains another data set; choose another folder with --out")
    path.write_text(about, encoding="utf-8")
    done = 0
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers or os.cpu_count() or 1, mp_context=context) as pool:
        for begin in range(0, plan.games, GAMES_PER_PART):
            games = range(begin, min(begin + GAMES_PER_PART, plan.games))
            part = folder / f"part-{begin // GAMES_PER_PART:05}.parquet"
            if not part.exists():
                tasks = [games[i : i + GAMES_PER_TASK] for i in range(0, len(games), GAMES_PER_TASK)]
                rows: list[dict[str, Any]] = []
                for played in pool.map(_play_some, [plan] * len(tasks), tasks):
                    rows += played
                    tell(done + len(rows))
                write_part(part, rows)
            done = games.stop
            tell(done)


def write_part(path: Path, rows: Sequence[dict[str, Any]]) -> None:
    """Writes games into a file, which is there only when it is whole."""
    arrow = needed("pyarrow", PARQUET_REASON, DATA_EXTRA)
    parquet = needed("pyarrow.parquet", PARQUET_REASON, DATA_EXTRA)
    schema = arrow.schema(
        [
            ("seed", arrow.string()),
            ("bots", arrow.list_(arrow.string())),
            ("seats", arrow.list_(arrow.int8())),
            ("actions", arrow.list_(arrow.int16())),
            ("scores", arrow.list_(arrow.int32())),
            ("winners", arrow.list_(arrow.int8())),
        ]
    )
    fresh = path.with_name(path.name + ".new")
    parquet.write_table(arrow.Table.from_pylist(list(rows), schema), fresh, compression="zstd")
    fresh.replace(path)
