"""Games of a data set: as rows of Parquet files, and played again, decision by decision."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from seachest.extras import needed
from seachest.notation.position import Start
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named
from seachest.rules.types import Action, JsonObject, Seat
from seachest.table import BareTable, GameResult, View

ABOUT_FILE = "dataset.json"
PARTS_PATTERN = "part-*.parquet"
DATASET_FORMAT = 1
PARQUET_REASON = "data sets need pyarrow"
DATA_EXTRA = "data"


class RecordedDecision(NamedTuple):
    """One decision of a game: what the seat saw, what it chose, and the table it sat at, which knows everything."""

    seat: Seat
    view: View
    action: Action
    table: BareTable

    @property
    def text(self) -> str:
        """The choice in words."""
        return self.view.game.actions[self.action]


@dataclass(frozen=True)
class DatasetGame:
    """One game of a data set."""

    game: str
    players: int
    options: JsonObject
    seed: str
    bots: list[str]
    seats: list[Seat]
    actions: list[Action]
    scores: list[int]
    winners: list[Seat]

    def new_table(self) -> BareTable:
        """The table as it was dealt."""
        game = game_named(self.game)
        return BareTable(Start(game, self.players, self.options), int(self.seed, 16))

    def decisions(self) -> Iterator[RecordedDecision]:
        """All decisions in the order in which they were made; the table goes on with each."""
        table = self.new_table()
        for seat, action in zip(self.seats, self.actions, strict=True):
            yield RecordedDecision(seat, table.seat_view(seat), action, table)
            table.take(seat, action)
        if table.result() != self.result:
            raise NotationError(f"dataset: the game of seed {self.seed} does not end as recorded")

    @property
    def result(self) -> GameResult:
        """Scores and winners."""
        return GameResult(tuple(self.scores), tuple(self.winners))


def open_dataset(folder: Path | str) -> JsonObject:
    """What a data set says about itself; raises NotationError if it is none, or of other rules than the program's."""
    path = Path(folder) / ABOUT_FILE
    try:
        about: JsonObject = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise NotationError(f"dataset: {path} can't be read: {error}") from None
    if about.get("format") != DATASET_FORMAT:
        found = about.get("format")
        raise NotationError(f"dataset: format {found}, but this version reads only format {DATASET_FORMAT}")
    expected = game_named(str(about["game"])).rules_version
    if about["rules"] != expected:
        raise NotationError(f"dataset: played by version {about['rules']} of the rules, not {expected}")
    return about


def iter_games(folder: Path | str) -> Iterator[DatasetGame]:
    """All games of a data set, or of all data sets in a folder, one after the other; needs pyarrow (extra `data`)."""
    inner = sorted(path.parent for path in Path(folder).glob(f"*/{ABOUT_FILE}"))
    if inner and not (Path(folder) / ABOUT_FILE).exists():
        for each in inner:
            yield from iter_games(each)
        return
    about = open_dataset(folder)
    parquet = needed("pyarrow.parquet", PARQUET_REASON, DATA_EXTRA)
    for path in sorted(Path(folder).glob(PARTS_PATTERN)):
        for row in parquet.read_table(path).to_pylist():
            yield _game_of(about, row)


def _game_of(about: JsonObject, row: dict[str, Any]) -> DatasetGame:
    fields = ("seed", "bots", "seats", "actions", "scores", "winners")
    shared = {name: about[name] for name in ("game", "players", "options")}
    return DatasetGame(**shared, **{name: row[name] for name in fields})
