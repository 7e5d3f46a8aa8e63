"""What one seat knows of a table, and how a finished game ended."""

from dataclasses import dataclass

from seachest.deprecated import warn_renamed
from seachest.notation.position import legal_texts, out_of_turn_texts, seats_of, typed_position, write_position
from seachest.rules.compiled import StateRecord
from seachest.rules.game import NOBODY, Game
from seachest.rules.position import Position
from seachest.rules.types import JsonObject, OptionValues, Seat


@dataclass(frozen=True)
class GameResult:
    """How a finished game ended: the points of each seat, and the seats that won.

    >>> GameResult(scores=(6, 10), winners=(1,)).as_json()
    {'scores': [6, 10], 'winners': [1]}
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def as_json(self) -> dict[str, list[int]]:
        """The result as a record has it."""
        return {"scores": list(self.scores), "winners": list(self.winners)}


@dataclass(frozen=True)
class View:
    """What one seat (or NOBODY, a spectator) knows: all that a bot, a story or a screen ever gets.

    >>> import seachest
    >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
    >>> view = table.seat_view(1)
    >>> view.seat, view.game.name
    (1, 'sea-salt-paper')
    """

    game: Game
    seat: Seat
    record: StateRecord
    options: OptionValues

    def pending(self) -> tuple[Seat, ...]:
        """The seats that may decide now, as far as the owner of the view knows.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, seed=1).seat_view(0).pending()
        (1,)
        """
        return seats_of(self.game.pending(self.record), self.record.players)

    def legal(self) -> list[str]:
        """What the owner of the view may do now, as texts; nothing for a spectator or when it is another's turn.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, seed=1).seat_view(1).legal()
        ['draw', 'take 1', 'take 2']
        """
        return [] if self.seat == NOBODY else legal_texts(self.game, self.record, self.seat)

    def out_of_turn(self) -> list[str]:
        """What the owner of the view may do out of turn, without using up a turn: announcements in Dolores.

        >>> import seachest
        >>> table = seachest.deal("dolores", players=3, seed=1, options={"talk": True})
        >>> table.seat_view(1).out_of_turn()
        ['announce peace', 'announce fight', 'announce first']
        """
        return [] if self.seat == NOBODY else out_of_turn_texts(self.game, self.record, self.seat)

    def asides(self) -> list[str]:
        """Return what the seat itself may do out of turn. Deprecated: call `out_of_turn`."""
        warn_renamed("asides", "out_of_turn")
        return self.out_of_turn()

    def round_number(self) -> int:
        """The round that is played, counted from 1."""
        return self.game.describe(self.record, self.seat).round

    def typed_position(self) -> Position:
        """All that the owner of the view knows, as the typed position of its game.

        >>> import seachest
        >>> position = seachest.deal("sea-salt-paper", players=2, seed=1).seat_view(0).typed_position()
        >>> position.phase, position.pending, position.over
        ('draw', [1], False)
        """
        return typed_position(self.game, self.record, self.seat, self.options)

    def position(self) -> JsonObject:
        """The view as a position, which JSON can hold; what the owner does not know is "?" or null.

        >>> import seachest
        >>> position = seachest.deal("sea-salt-paper", players=2, seed=1).seat_view(0).position()
        >>> position["phase"], position["piles"], set(position["deck"])
        ('draw', [['crab.dark-blue'], ['shell.yellow']], {'?'})
        """
        return write_position(self.game, self.record, self.seat, self.options)
