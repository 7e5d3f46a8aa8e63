"""What a small game is: an ending of a real game in which only a few cards are hidden."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from seachest.notation.position import Start
from seachest.rules.game import game_named
from seachest.rules.types import JsonObject
from seachest.small.deals import all_deals
from seachest.table import BareTable

T = TypeVar("T", bound=BareTable)


@dataclass(frozen=True)
class SmallGame:
    """An ending of a game, by the rules of the whole game, in which all but a few cards lie open.

    Chance does nothing but deal the hidden cards into the open places ("?") of a position, in all ways, each as likely
    as with shuffled cards. Everybody knows the position, which cards are hidden, and the moves that were made since.
    """

    name: str
    game: str
    players: int
    position: Mapping[str, Any]
    hidden: tuple[str, ...]
    about: str
    most_decisions: int  # of the longest game, forced ones included
    options: Mapping[str, Any] = field(default_factory=dict)
    moves: tuple[str, ...] = ()

    @cached_property
    def start(self) -> Start:
        """Game, players and options, checked."""
        game = game_named(self.game)
        return Start(game, self.players, game.check_options(dict(self.options), self.players))

    @cached_property
    def deals(self) -> list[tuple[JsonObject, float]]:
        """All deals as positions before `moves`, each with its probability."""
        return all_deals(self.position, self.hidden)

    def table(self, deal: int) -> BareTable:
        """The table of one deal, at the first decision of the small game."""
        return self.table_of(BareTable, deal)

    def table_of(self, kind: type[T], deal: int) -> T:
        """The table of one deal, as one of a class that extends BareTable."""
        table = kind(self.start, 0, self.deals[deal][0])
        numbers = table.game.action_by_text
        for move in self.moves:
            seat, _, text = move.partition(" ")
            table.take(int(seat), numbers[text])
        return table
