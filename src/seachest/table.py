"""One game being played: the only place, beside the batch engine, that holds a state.

Everything a seat may not know stays in here. `view` is what one normally asks for; `position` is the one call that
tells everything.
"""

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from os import PathLike
from typing import Any, NoReturn, Self, cast

import numpy as np
import numpy.typing as npt

from seachest.deprecated import warn_renamed
from seachest.notation.position import (
    Start,
    legal_texts,
    out_of_turn_texts,
    read_position,
    seats_of,
    standing,
    write_position,
)
from seachest.notation.record import Move, Record, parse, read_names, read_seed, write_record
from seachest.rules.chance import fresh_seed, halves
from seachest.rules.compiled import Cells, MutableRecord, StateRecord, actions_in, cells, is_offered, spread
from seachest.rules.errors import IllegalMove, NotationError, shown
from seachest.rules.game import NOBODY, Game, LegalFunction, game_named
from seachest.rules.pieces import open_numbers
from seachest.rules.rewards import reward, scheme_named
from seachest.rules.types import Action, Seat

Int8Array = npt.NDArray[np.int8]
Int16Array = npt.NDArray[np.int16]
Float64Array = npt.NDArray[np.float64]


@dataclass(frozen=True)
class GameResult:
    """How a finished game ended: the points of each seat, and the seats that won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    def as_json(self) -> dict[str, list[int]]:
        """The result as a record has it."""
        return {"scores": list(self.scores), "winners": list(self.winners)}


@dataclass(frozen=True)
class View:
    """What one seat (or NOBODY, a spectator) knows: all that a bot, a story or a screen ever gets."""

    game: Game
    seat: Seat
    record: StateRecord
    options: Mapping[str, Any]

    def pending(self) -> tuple[Seat, ...]:
        """The seats that may decide now, as far as that is public."""
        return seats_of(self.game.pending(self.record), self.record.players)

    def legal(self) -> list[str]:
        """What the seat itself may do now."""
        return [] if self.seat == NOBODY else legal_texts(self.game, self.record, self.seat)

    def out_of_turn(self) -> list[str]:
        """What the seat itself may do out of turn, and without using one up."""
        return [] if self.seat == NOBODY else out_of_turn_texts(self.game, self.record, self.seat)

    def asides(self) -> list[str]:
        """Return what the seat itself may do out of turn. Deprecated: call `out_of_turn`."""
        warn_renamed("asides", "out_of_turn")
        return self.out_of_turn()

    def round_number(self) -> int:
        """The round that is played, from 1."""
        return int(self.game.describe(self.record, self.seat)["round"])

    def position(self) -> dict[str, Any]:
        """The view as JSON."""
        return write_position(self.game, self.record, self.seat, self.options)


class BareTable:
    """A table in numbers, without a record of how it came about: what environments step and copy a lot.

    It can be copied (`copy`, `copy.deepcopy`) and pickled in the middle of a game; the copy goes on exactly like the
    original.
    """

    def __init__(self, start: Start, seed: int, position: Mapping[str, Any] | None = None) -> None:
        self._start = start
        if position is not None:
            self._state = read_position(start, position, seed)
        else:
            self._state = start.game.new_state()
            start.game.deal(self._state, start.players, start.game.new_options(start.options), *halves(seed))

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return self._start.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._start.players

    @property
    def options(self) -> dict[str, Any]:
        """What this table has chosen."""
        return dict(self._start.options)

    def pending(self) -> tuple[Seat, ...]:
        """The seats that may decide now; none when the game is over."""
        return seats_of(self.game.pending(self._state), self.players)

    def mask(self, seat: Seat) -> Int8Array:
        """A 1 for each action that a seat may take now."""
        words = self.game.new_mask()
        self.game.legal(self._state, self._check_seat(seat), words)
        found = np.empty(len(self.game.actions), np.int8)
        spread(words, cells(found), len(found))
        return found

    def features(self, seat: Seat | None) -> Int8Array:
        """What a seat knows (None: a spectator), as numbers; `game.pieces` names them."""
        found = np.empty(self.game.feature_count, np.int8)
        self.game.features(self._state, NOBODY if seat is None else self._check_seat(seat), cells(found))
        return found

    def open_numbers(self) -> Int16Array:
        """Everything, secrets included, as numbers for a critic at training; `game.open_pieces` names them."""
        (numbers,) = open_numbers(self._state.array)
        return cast(Int16Array, numbers)

    def take(self, seat: Seat, action: Action) -> None:
        """Carries out the action of that number, or raises IllegalMove and changes nothing."""
        words = self.game.new_mask()
        self.game.legal(self._state, self._check_seat(seat), words)
        if not 0 <= action < len(self.game.actions) or not is_offered(words, action):
            self._refuse(seat, action, words)
        self.game.act(self._state, seat, action)

    def _refuse(self, seat: Seat, action: Action, words: Cells) -> NoReturn:
        """Says why an action can't be taken."""
        if not 0 <= action < len(self.game.actions):
            reason = f"actions are numbered from 0 to {len(self.game.actions) - 1}"
            raise IllegalMove(seat, str(action), reason, None, ())
        legal = [self.game.actions[number] for number in actions_in(words, self.game.mask_words)]
        raise IllegalMove(seat, self.game.actions[action], "not legal now", None, legal)

    def _check_seat(self, seat: Seat) -> Seat:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise NotationError(f"seat: {shown(seat)} is not between 0 and {self.players - 1}")
        return seat

    def seat_view(self, seat: Seat | None) -> View:
        """What a seat knows (None: a spectator), as the record that bots and stories work with."""
        owner = NOBODY if seat is None else self._check_seat(seat)
        record = MutableRecord(self.game.state)
        self.game.view(self._state, owner, record)
        return View(self.game, owner, record, self._start.options)

    def glimpse(self, seat: Seat | None) -> View:
        """Return what a seat knows. Deprecated: call `seat_view`."""
        warn_renamed("glimpse", "seat_view")
        return self.seat_view(seat)

    def everything(self) -> View:
        """The whole table as a view without secrets, as one looks at a finished game; like `position`, for no seat."""
        return View(self.game, NOBODY, self._state.copy(), self._start.options)

    def view(self, seat: Seat | None) -> dict[str, Any]:
        """What a seat knows (None: a spectator), as a position; what it does not know is "?" or null."""
        return self.seat_view(seat).position()

    def position(self) -> dict[str, Any]:
        """Everything, secrets included, as a position. Never send it anywhere while the game is on."""
        return write_position(self.game, self._state, None, self._start.options)

    def result(self) -> GameResult | None:
        """Scores and winners; None until the game is over."""
        if self.pending():
            return None
        scores, winners = standing(self.game, self._state)
        return GameResult(tuple(scores), tuple(winners))

    def rewards(self, scheme: str) -> Float64Array:
        """What the game was worth to each seat, counted by "rank", "win" or "points"; zeros until it is over."""
        number = scheme_named(scheme)
        found = np.zeros(self.players)
        if not self.game.pending(self._state):
            points, places = self.game.new_points(), self.game.new_points()
            self.game.result(self._state, points, places)
            for seat in range(self.players):
                found[seat] = reward(points, places, self.players, seat, number)
        return found

    def copy(self) -> Self:
        """The same table once more; what happens at one does not change the other."""
        twin = copy.copy(self)
        twin._state = self._state.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()


class Table(BareTable):
    """A table at which one game is played.

    Seats are numbered from 0, clockwise. Decisions are texts, as in each game's table of decisions:
    ``table.act(0, "draw")``. The table never plays a forced answer by itself, because being forced is often a secret.
    """

    def __init__(
        self,
        start: Start,
        seed: int,
        position: Mapping[str, Any] | None = None,
        names: list[str] | None = None,
    ) -> None:
        super().__init__(start, seed, position)
        self._seed = seed
        self._position = position
        self._names = names
        self._moves: list[Move] = []
        self._public_actions: list[list[Move]] = []
        self._checked: tuple[int, str, int] | None = None

    def copy(self) -> Self:
        """The same table once more, with its record so far."""
        twin = super().copy()
        twin._moves = list(self._moves)
        twin._public_actions = list(self._public_actions)
        return twin

    @property
    def names(self) -> list[str] | None:
        """The players' names, if they were given."""
        return None if self._names is None else list(self._names)

    def legal(self, seat: Seat | None = None) -> list[str]:
        """What a seat may do now; without a seat, the lowest of those who may decide."""
        if seat is None:
            pending = self.pending()
            return self.legal(pending[0]) if pending else []
        return legal_texts(self.game, self._state, self._check_seat(seat))

    def out_of_turn(self, seat: Seat) -> list[str]:
        """What a seat may do out of turn, and without using one up: announcements, in games that know them."""
        return out_of_turn_texts(self.game, self._state, self._check_seat(seat))

    def asides(self, seat: Seat) -> list[str]:
        """Return what a seat may do out of turn. Deprecated: call `out_of_turn`."""
        warn_renamed("asides", "out_of_turn")
        return self.out_of_turn(seat)

    def is_forced(self, seat: Seat) -> bool:
        """Whether a seat that may decide now has only one legal answer."""
        return self.game.legal(self._state, self._check_seat(seat), self.game.new_mask()) == 1

    def act(self, seat: Seat, text: str) -> None:
        """Carries out a decision, or raises IllegalMove and changes nothing."""
        self.play(Move(self._check_seat(seat), text))

    def take(self, seat: Seat, action: Action) -> None:
        """Carries out the action of that number, or raises IllegalMove and changes nothing."""
        known = 0 <= action < len(self.game.actions)
        self.act(seat, self.game.actions[action] if known else str(action))

    def play(self, move: Move) -> None:
        """Carries out a move of a record."""
        action = self.check(move.seat, move.text)
        self._checked = None
        public_actions = [Move(*each) for each in self.game.public_actions(self._state, move.seat, action)]
        self.game.act(self._state, move.seat, action)
        self._moves.append(move)
        self._public_actions.append(public_actions)

    def check(self, seat: Seat, text: str) -> Action:
        """The number of a decision, or IllegalMove that says why it is none now.

        Who checks a decision and then carries it out pays for the check once.
        """
        if self._checked is None or self._checked[:2] != (seat, text):
            self._checked = seat, text, self._check(seat, text)
        return self._checked[2]

    def _check(self, seat: Seat, text: str) -> Action:
        """Looks whether a decision is one now."""
        action = self.game.action_by_text.get(text) if isinstance(text, str) else None
        pending = self.pending()
        if seat == NOBODY:
            raise IllegalMove(seat, text, 'expected "SEAT TEXT"', None, ())
        if not 0 <= seat < self.players:
            raise IllegalMove(seat, text, f"there are only the seats 0 to {self.players - 1}", None, ())
        if not pending:
            raise IllegalMove(seat, text, "the game is over", None, ())
        if (
            action is not None
            and self.game.out_of_turn is not None
            and self._is_offered(self.game.out_of_turn, seat, action)
        ):
            return action
        if seat not in pending:
            # As that seat sees it: who has decided already may be a secret.
            others = ", ".join(map(str, self.seat_view(seat).pending()))
            raise IllegalMove(seat, text, f"it is not this seat's turn, but that of {others}", None, ())
        if action is None:
            reason = f"{shown(text)} is no move of {self.game.name}"
            raise IllegalMove(seat, text, reason, None, self.legal(seat))
        if not self._is_offered(self.game.legal, seat, action):
            clause, reason = self.game.forbidden(self.seat_view(seat).record, seat, action)
            raise IllegalMove(seat, text, reason, clause, self.legal(seat))
        return action

    def _is_offered(self, fill: LegalFunction, seat: Seat, action: Action) -> bool:
        """Whether an action is in the mask that is filled."""
        words = self.game.new_mask()
        fill(self._state, seat, words)
        return bool(is_offered(words, action))

    def moves(self, seat: Seat | None = None) -> list[str]:
        """All decisions so far as a seat (None: a spectator) noticed them, those of others as far as public."""
        if seat is not None:
            self._check_seat(seat)
        return [
            f"{move.seat} {move.text}"
            for number in range(len(self._moves))
            for move in self.observed_actions(seat, number)
        ]

    def observed_actions(self, seat: Seat | None, number: int = -1) -> list[Move]:
        """What a seat (None: a spectator) noticed when a decision was made, the last one unless told.

        Its own decisions whole; those of others as far as they are public, once they are: none while a choice is
        secret, several at once when choices made at the same moment come to light.
        """
        made = self._moves[number]
        own = [made] if made.seat == seat else []
        return own + [move for move in self._public_actions[number] if move.seat != seat]

    def noticed(self, seat: Seat | None, number: int = -1) -> list[Move]:
        """Return what a seat noticed of a decision. Deprecated: call `observed_actions`."""
        warn_renamed("noticed", "observed_actions")
        return self.observed_actions(seat, number)

    def record(self) -> dict[str, Any]:
        """The game so far as a record; with its seed it tells everything, so it is for after the game."""
        result = self.result()
        return write_record(
            Record(
                start=self._start,
                seed=self._seed,
                position=self._position,
                names=self._names,
                moves=self._moves,
                result=None if result is None else result.as_json(),
            )
        )

    # --- Replaying ---

    def forced(self) -> Move | None:
        """A decision that has a single legal answer, of the lowest such seat."""
        for seat in self.pending():
            legal = self.legal(seat)
            if len(legal) == 1:
                return Move(seat, legal[0])
        return None

    def steps_to(self, move: Move) -> Iterator[Move]:
        """A written move, after any forced answers that were left out before it; the caller plays each of them."""
        problem: IllegalMove | None = None
        while True:
            try:
                self.check(move.seat, move.text)
            except IllegalMove as error:
                # The most telling error is the one at the first moment when the seat could decide at all.
                if problem is None or not problem.legal:
                    problem = error
            else:
                yield move
                return
            forced = self.forced()
            if forced is None:
                raise problem
            yield forced


def bare_table(game: str, players: int, seed: int, options: Mapping[str, Any] | None = None) -> BareTable:
    """A fresh table in numbers. The seed (a number below 2**128) decides all chance."""
    found = game_named(game)
    found.check_players(players)
    return BareTable(Start(found, players, found.check_options(options or {}, players)), seed)


def deal(
    game: str,
    players: int,
    *,
    seed: str | int | None = None,
    options: Mapping[str, Any] | None = None,
    names: list[str] | None = None,
) -> Table:
    """A fresh table. The seed (32 hexadecimal digits, or a number below 2**128) decides all chance; None draws one."""
    found = game_named(game)
    found.check_players(players)
    if seed is None:
        number = fresh_seed()
    elif isinstance(seed, str):
        number = read_seed(seed)
    else:
        number = read_seed(f"{seed:032x}")
    if names is not None:
        names = read_names(names, players)
    return Table(Start(found, players, found.check_options(options or {}, players)), number, names=names)


def load(record: Mapping[str, Any] | str | PathLike[str], to: int | None = None) -> Table:
    """The table at the end of a record (an object, JSON text, or a file), or after its first `to` moves.

    Forced answers that the record leaves out are played, also after the last move.
    """
    read = parse(record)
    if to is not None and not 0 <= to <= len(read.moves):
        raise NotationError(f"to: {to} is not between 0 and the record's {len(read.moves)} moves")
    table = Table(read.start, read.seed, read.position, None if read.names is None else list(read.names))
    for i, move in enumerate(read.moves[:to]):
        try:
            for step in table.steps_to(move):
                table.play(step)
        except IllegalMove as error:
            # A record tells everything anyway, so here the error may say what the others could have done.
            choices = [f"{seat} {text}" for seat in table.pending() for text in table.legal(seat)]
            raise error.at_move(i + 1, choices) from None
    while forced := table.forced():
        table.play(forced)
    if read.result is not None and to is None:
        result = table.result()
        found = None if result is None else result.as_json()
        if found != read.result:
            raise NotationError(f"result: the moves lead to {shown(found)}, not {shown(read.result)}")
    return table
