"""A finished game, decision by decision: the table as it was, and what the one who decided knew."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from os import PathLike

from seachest.coach.playouts import unseen_cards_of
from seachest.notation.record import Move, parse
from seachest.rules.chance import HasChance
from seachest.rules.compiled import StateRecord
from seachest.rules.errors import NotationError
from seachest.rules.game import Game
from seachest.rules.types import JsonObject, JsonValue
from seachest.table import GameResult, Table, View, load


@dataclass(frozen=True)
class Decision:
    """One decision of a finished game, and the table before and after it."""

    number: int
    """Counted from 1, forced answers that the record leaves out included."""
    move: Move
    view: View
    """What the one who decided knew."""
    legal: Sequence[str]
    before: StateRecord
    after: StateRecord

    @property
    def is_free(self) -> bool:
        """Whether there was anything to decide: forced answers and what is said out of turn are not judged."""
        return len(self.legal) > 1 and self.move.text in self.legal

    @cached_property
    def has_chance(self) -> bool:
        """Whether cards were drawn, dealt or turned up in consequence, or anything else was left to chance."""
        if _source(self.before) != _source(self.after):
            return True
        return unseen_cards_of(self.view.game).is_drawn(self.before, self.after)


def _source(s: HasChance) -> tuple[int, int]:
    """How far the random source of a table was used."""
    return s.blocks, s.next_word


class GameHistory:
    """The decisions of a finished game. Nothing of a game that is not over can be had here."""

    def __init__(self, source: Mapping[str, JsonValue] | str | PathLike[str]) -> None:
        played = load(source)
        result = played.result()
        if result is None:
            raise NotationError("moves: the game is not over")
        self.record: JsonObject = played.record()
        self.result: GameResult = result
        self.game: Game = played.game
        self.players: int = played.players
        self.options: JsonObject = played.options
        self.names: list[str] | None = played.names
        self.decisions: list[Decision] = []
        table = self.table_after(0)
        self.start: StateRecord = table.everything().record
        """The table when all cards were dealt."""
        before = self.start
        for number, move in enumerate(parse(self.record).moves, 1):
            view = table.seat_view(move.seat)
            table.play(move)
            after = table.everything().record
            self.decisions.append(Decision(number, move, view, view.legal(), before, after))
            before = after

    def table_after(self, number: int) -> Table:
        """The table after so many decisions."""
        read = parse(self.record)
        table = Table(read.start, read.seed, read.position, self.names)
        for move in read.moves[:number]:
            table.play(move)
        return table

    def shares_of_win(self) -> tuple[float, ...]:
        """The result as chances: 1 for the winner, shared where several have won."""
        winners = self.result.winners
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(self.players))
