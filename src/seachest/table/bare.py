"""A table in numbers, without a record: what environments step and copy a lot."""

from collections.abc import Mapping
from typing import NoReturn, Self, cast

import numpy as np
import numpy.typing as npt

from seachest.deprecated import warn_renamed
from seachest.notation.position import Start, read_position, seats_of, standing, write_position
from seachest.rules.chance import halves
from seachest.rules.compiled import Cells, MutableRecord, StateRecord, actions_in, cells, is_offered, spread
from seachest.rules.errors import IllegalMove, NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.pieces import open_numbers
from seachest.rules.rewards import reward, scheme_named
from seachest.rules.types import Action, JsonObject, JsonValue, Seat
from seachest.table.view import GameResult, View

Int8Array = npt.NDArray[np.int8]
Int16Array = npt.NDArray[np.int16]
Float64Array = npt.NDArray[np.float64]


class BareTable:
    """A table in numbers, without a record of how it came about: what environments step and copy a lot.

    It can be copied (`copy`, `copy.deepcopy`) and pickled in the middle of a game; the copy goes on exactly like the
    original. `Table` adds decisions in words and the record.
    """

    def __init__(self, start: Start, seed: int, position: Mapping[str, JsonValue] | None = None) -> None:
        self._start = start
        self.game = start.game
        """The game that is played here."""
        self.players = start.players
        """How many seats the table has."""
        if position is not None:
            self._state = read_position(start, position, seed)
        else:
            self._state = MutableRecord(start.game.state)
            start.game.deal(self._state, start.players, start.game.new_options(start.options), *halves(seed))

    @property
    def options(self) -> JsonObject:
        """The options of this table by name."""
        return dict(self._start.options)

    def pending(self) -> tuple[Seat, ...]:
        """The seats that may decide now, in ascending order; none when the game is over.

        >>> import seachest
        >>> seachest.deal("sea-or-shore", players=3, seed=1).pending()
        (0, 1, 2)
        """
        return seats_of(self.game.pending(self._state), self.players)

    def mask(self, seat: Seat) -> Int8Array:
        """An array with a 1 for each action that a seat may take now, and a 0 for every other one.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> [table.game.actions[action] for action in table.mask(1).nonzero()[0]]
        ['draw', 'take 1', 'take 2']
        """
        game = self.game
        words = self._blank_mask()
        game.legal(self._state, self._check_seat(seat), words)
        found = np.empty(len(game.actions), np.int8)
        spread(words, cells(found), len(game.actions))
        return found

    def features(self, seat: Seat | None) -> Int8Array:
        """What a seat knows (None: a spectator), as an array of small numbers; `game.pieces` names them.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.features(0).shape == (table.game.feature_count,)
        True
        """
        found = np.empty(self.game.feature_count, np.int8)
        self.game.features(self._state, NOBODY if seat is None else self._check_seat(seat), cells(found))
        return found

    def open_numbers(self) -> Int16Array:
        """The whole state, secrets included, as numbers for a critic at training; `game.open_pieces` names them."""
        (numbers,) = open_numbers(self._state.array)
        return cast(Int16Array, numbers)

    def take(self, seat: Seat, action: Action) -> None:
        """Carries out the action of that number; raises IllegalMove and changes nothing if it is not legal now.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.take(1, table.game.actions.index("draw"))
        """
        game = self.game
        words = self._blank_mask()
        game.legal(self._state, self._check_seat(seat), words)
        if not 0 <= action < len(game.actions) or not is_offered(words, action):
            self._refuse(seat, action, words)
        game.act(self._state, seat, action)

    def relative_action(self, seat: Seat, action: Action) -> Action:
        """The number of an action as the seat counts, from itself on, given the table's number.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=3, seed=1)
        >>> table.game.actions[table.relative_action(1, table.game.actions.index("rob 2"))]
        'rob 1'
        """
        return int(self.game.relative_action(self._state, self._check_seat(seat), action))

    def table_action(self, seat: Seat, action: Action) -> Action:
        """The table's number of an action that is numbered as the seat counts.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=3, seed=1)
        >>> table.game.actions[table.table_action(1, table.game.actions.index("rob 1"))]
        'rob 2'
        """
        return int(self.game.table_action(self._state, self._check_seat(seat), action))

    def _refuse(self, seat: Seat, action: Action, words: Cells) -> NoReturn:
        """Raises IllegalMove for an action that can't be taken."""
        if not 0 <= action < len(self.game.actions):
            reason = f"actions are numbered from 0 to {len(self.game.actions) - 1}"
            raise IllegalMove(seat, str(action), reason, None, ())
        legal = [self.game.actions[number] for number in actions_in(words, self.game.mask_words)]
        raise IllegalMove(seat, self.game.actions[action], "not legal now", None, legal)

    def _blank_mask(self) -> Cells:
        """A mask without actions; quicker than `game.new_mask`."""
        return cells(np.zeros(self.game.mask_words, np.int64))

    def _check_seat(self, seat: Seat) -> Seat:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise NotationError(f"seat: {shown(seat)} is not between 0 and {self.players - 1}")
        return seat

    def seat_view(self, seat: Seat | None) -> View:
        """What a seat knows (None: a spectator), as the view that bots and stories work with.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.seat_view(1).legal()
        ['draw', 'take 1', 'take 2']
        """
        owner = NOBODY if seat is None else seat
        return View(self.game, owner, self.view_record(seat), self._start.options)

    def view_record(self, seat: Seat | None) -> MutableRecord:
        """What a seat knows (None: a spectator), as the record of its view."""
        record = MutableRecord(self.game.state)
        self.game.view(self._state, NOBODY if seat is None else self._check_seat(seat), record)
        return record

    def glimpse(self, seat: Seat | None) -> View:
        """Return what a seat knows. Deprecated: call `seat_view`."""
        warn_renamed("glimpse", "seat_view")
        return self.seat_view(seat)

    def everything(self) -> View:
        """The whole table as a view that hides nothing, for a finished game or for tests."""
        return View(self.game, NOBODY, self._state.copy(), self._start.options)

    @property
    def chance_used(self) -> tuple[int, int]:
        """How far the random source of the game is used up: equal at two moments with no chance between them."""
        return self._state.blocks, self._state.next_word

    def set_state(self, state: StateRecord) -> None:
        """Puts the table at a copy of another state of its game, such as a guess: for what-if questions and for tests.

        Raises NotationError if the state is one of another game or number of players.

        >>> import seachest
        >>> from seachest.rules.chance import new_dice
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> guess = table.seat_view(0).record
        >>> table.game.guess(guess, 0, new_dice(1))
        >>> other = table.copy()
        >>> other.set_state(guess)
        >>> other.view(0) == table.view(0), other.position() == table.position()
        (True, False)
        """
        if state.array.dtype != self.game.state:
            raise NotationError(f"state: it is not one of {self.game.name}")
        if state.players != self.players:
            raise NotationError(f"state: it has {state.players} players, the table {self.players}")
        self._state = state.copy()

    def view(self, seat: Seat | None) -> JsonObject:
        """What a seat knows (None: a spectator), as a position; what it does not know is "?" or null.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.act(1, "draw")
        >>> table.view(1)["drawn"], table.view(0)["drawn"]
        (['captain.light-orange', 'shell.dark-blue'], None)
        """
        return self.seat_view(seat).position()

    def position(self) -> JsonObject:
        """The whole table, secrets included, as a position. Never send it anywhere while the game is on.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, seed=1).position()["deck"][:2]
        ['captain.light-orange', 'shell.dark-blue']
        """
        return write_position(self.game, self._state, None, self._start.options)

    def result(self) -> GameResult | None:
        """Scores and winners of a finished game; None until it is over.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, seed=1).result() is None
        True
        """
        if self.pending():
            return None
        scores, winners = standing(self.game, self._state)
        return GameResult(tuple(scores), tuple(winners))

    def rewards(self, scheme: str) -> Float64Array:
        """What the game was worth to each seat, counted by "rank", "win" or "points"; zeros until it is over.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, seed=1).rewards("rank")
        array([0., 0.])
        """
        number = scheme_named(scheme)
        found = np.zeros(self.players)
        if not self.game.pending(self._state):
            points, places = self.game.new_points(), self.game.new_points()
            self.game.result(self._state, points, places)
            for seat in range(self.players):
                found[seat] = reward(points, places, self.players, seat, number)
        return found

    def copy(self) -> Self:
        """A copy of the table; what happens at one does not change the other.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.copy().act(1, "draw")
        >>> table.legal(1)
        ['draw', 'take 1', 'take 2']
        """
        return self._twin(self._state.copy())

    def _twin(self, state: StateRecord) -> Self:
        """A table like this one, at another state."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin._state = state
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()
