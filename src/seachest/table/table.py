"""A table at which one game is played by decisions in words, with a record of all of them."""

from collections.abc import Iterator, Mapping
from functools import cache
from os import PathLike
from typing import NamedTuple, Self

from seachest.deprecated import warn_renamed
from seachest.notation.position import Start, legal_texts, out_of_turn_texts
from seachest.notation.record import Move, Record, parse, read_names, read_seed, write_record
from seachest.rules.chance import fresh_seed
from seachest.rules.compiled import MutableRecord, StateRecord, is_offered
from seachest.rules.errors import IllegalMove, NotationError, shown
from seachest.rules.game import NOBODY, LegalFunction, game_named
from seachest.rules.types import Action, JsonObject, JsonValue, OptionValues, Seat
from seachest.table.bare import BareTable

CHANCE_FIELDS = ("blocks", "next_word")
"""The fields of a state that say how far its random source is used up."""


class TableMoment(NamedTuple):
    """A moment of a game, for `Table.copy_at`: much cheaper to keep than a copy of the table."""

    state: bytes
    moves: int
    """How many decisions were made before it."""


class Table(BareTable):
    """A table at which one game is played; `seachest.deal` and `seachest.load` make one.

    Seats are numbered from 0, clockwise. Decisions are texts, as in each game's table of decisions. The table never
    plays a forced answer by itself, because being forced is often a secret.

    >>> import seachest
    >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
    >>> table.pending()
    (1,)
    >>> table.act(1, "draw")
    """

    def __init__(
        self,
        start: Start,
        seed: int,
        position: Mapping[str, JsonValue] | None = None,
        names: list[str] | None = None,
    ) -> None:
        super().__init__(start, seed, position)
        self._seed = seed
        self._position = position
        self._names = names
        self._moves: list[Move] = []
        self._public_actions: list[list[Move]] = []
        self._checked: tuple[int, str, int] | None = None
        self._pending: tuple[Seat, ...] | None = None
        self._legal_counts: dict[Seat, int] = {}
        self._has_record = True

    def copy(self) -> Self:
        """A copy of the table, with its record so far."""
        twin = super().copy()
        twin._moves = list(self._moves)
        twin._public_actions = list(self._public_actions)
        twin._legal_counts = {}
        return twin

    def moment(self) -> TableMoment:
        """The present moment of the game, to come back to it by `copy_at`.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> before = table.moment()
        >>> table.act(1, "draw")
        >>> table.copy_at(before).legal(1)
        ['draw', 'take 1', 'take 2']
        """
        return TableMoment(bytes(self._state.data), len(self._moves))

    def copy_at(self, moment: TableMoment) -> Self:
        """A copy of the table as it was at an earlier moment of its game."""
        twin = self._twin(MutableRecord(self.game.state, moment.state))
        twin._moves = self._moves[: moment.moves]
        twin._public_actions = self._public_actions[: moment.moves]
        twin._forget_answers()
        return twin

    def used_chance_since(self, moment: TableMoment) -> bool:
        """Whether the random source of the game was used since an earlier moment of it.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.used_chance_since(table.moment())
        False
        """
        now = self._state.data
        return any(now[place] != moment.state[place] for place in _chance_places(self.game.name))

    def _forget_answers(self) -> None:
        """Forgets what was found out about the state, since it is another one."""
        self._checked, self._pending, self._legal_counts = None, None, {}

    def set_state(self, state: StateRecord) -> None:
        """Puts the table at a copy of another state of its game; from then on the table has no record.

        Raises NotationError if the state is one of another game or number of players.
        """
        super().set_state(state)
        self._forget_answers()
        self._has_record = False

    def pending(self) -> tuple[Seat, ...]:
        """The seats that may decide now, in ascending order; none when the game is over.

        >>> import seachest
        >>> seachest.deal("sea-or-shore", players=3, seed=1).pending()
        (0, 1, 2)
        """
        if self._pending is None:
            self._pending = super().pending()
        return self._pending

    @property
    def names(self) -> list[str] | None:
        """The players' names; None if they were not given.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, names=["Ada", "Ben"]).names
        ['Ada', 'Ben']
        """
        return None if self._names is None else list(self._names)

    @property
    def move_count(self) -> int:
        """How many decisions were made.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.act(1, "draw")
        >>> table.move_count
        1
        """
        return len(self._moves)

    def legal(self, seat: Seat | None = None) -> list[str]:
        """What a seat may do now, as texts; without a seat, what the lowest of those may do who are to decide.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, seed=1).legal()
        ['draw', 'take 1', 'take 2']
        """
        if seat is None:
            pending = self.pending()
            return self.legal(pending[0]) if pending else []
        return legal_texts(self.game, self._state, self._check_seat(seat))

    def out_of_turn(self, seat: Seat) -> list[str]:
        """What a seat may do out of turn, without using up a turn: announcements in Dolores.

        >>> import seachest
        >>> seachest.deal("dolores", players=3, seed=1, options={"talk": True}).out_of_turn(0)
        ['announce peace', 'announce fight', 'announce first']
        """
        return out_of_turn_texts(self.game, self._state, self._check_seat(seat))

    def asides(self, seat: Seat) -> list[str]:
        """Return what a seat may do out of turn. Deprecated: call `out_of_turn`."""
        warn_renamed("asides", "out_of_turn")
        return self.out_of_turn(seat)

    def is_forced(self, seat: Seat) -> bool:
        """Whether a seat that may decide now has only one legal answer.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, seed=1).is_forced(1)
        False
        """
        if seat not in self._legal_counts:
            self._legal_counts[seat] = self.game.legal(self._state, self._check_seat(seat), self._blank_mask())
        return self._legal_counts[seat] == 1

    def act(self, seat: Seat, text: str) -> None:
        """Carries out a decision; raises IllegalMove and changes nothing if it is not legal now.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.act(1, "draw")
        >>> table.act(0, "draw")
        Traceback (most recent call last):
        seachest.rules.errors.IllegalMove: "0 draw" is not legal: it is not this seat's turn, but that of 1
        """
        self.play(Move(self._check_seat(seat), text))

    def take(self, seat: Seat, action: Action) -> None:
        """Carries out the action of that number; raises IllegalMove and changes nothing if it is not legal now."""
        known = 0 <= action < len(self.game.actions)
        self.act(seat, self.game.actions[action] if known else str(action))

    def play(self, move: Move) -> None:
        """Carries out a move of a record; raises IllegalMove and changes nothing if it is not legal now."""
        action = self.check(move.seat, move.text)
        public_actions = self._public_actions_of(move.seat, action)
        self.game.act(self._state, move.seat, action)
        self._forget_answers()
        self._moves.append(move)
        self._public_actions.append(public_actions)

    def public_actions(self, seat: Seat, text: str) -> list[Move]:
        """What everybody would observe of a decision; raises IllegalMove if it is not legal now.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, seed=1).public_actions(1, "take 2")
        [Move(seat=1, text='take 2')]
        """
        return self._public_actions_of(seat, self._check(seat, text))

    def _public_actions_of(self, seat: Seat, action: Action) -> list[Move]:
        return [Move(*each) for each in self.game.public_actions(self._state, seat, action)]

    def check(self, seat: Seat, text: str) -> Action:
        """The number of a decision; raises IllegalMove, which says why, if it is not legal now.

        A decision that is checked and then carried out is checked only once.

        >>> import seachest
        >>> seachest.deal("sea-salt-paper", players=2, seed=1).check(1, "take 2")
        2
        """
        if self._checked is None or self._checked[:2] != (seat, text):
            self._checked = seat, text, self._check(seat, text)
        return self._checked[2]

    def _check(self, seat: Seat, text: str) -> Action:
        """Finds the number of a decision; raises IllegalMove if it is not legal now."""
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
            and self._is_offered_out_of_turn(self.game.out_of_turn, seat, action)
        ):
            return action
        if seat not in pending:
            # As that seat sees it: who has decided already may be a secret.
            others = ", ".join(map(str, self.seat_view(seat).pending()))
            raise IllegalMove(seat, text, f"it is not this seat's turn, but that of {others}", None, ())
        if action is None:
            reason = f"{shown(text)} is not a move of {self.game.name}"
            raise IllegalMove(seat, text, reason, None, self.legal(seat))
        words = self._blank_mask()
        self._legal_counts[seat] = self.game.legal(self._state, seat, words)
        if not is_offered(words, action):
            clause, reason = self.game.forbidden(self.seat_view(seat).record, seat, action)
            raise IllegalMove(seat, text, reason, clause, self.legal(seat))
        return action

    def _is_offered_out_of_turn(self, fill: LegalFunction, seat: Seat, action: Action) -> bool:
        """Whether an action is in the mask of those out of turn."""
        words = self._blank_mask()
        fill(self._state, seat, words)
        return bool(is_offered(words, action))

    def moves(self, seat: Seat | None = None) -> list[str]:
        """All decisions so far as a seat (None: a spectator) observed them, those of others as far as public.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.act(1, "draw")
        >>> table.act(1, table.legal(1)[0])
        >>> table.moves(1), table.moves(0)
        (['1 draw', '1 keep shell.dark-blue'], ['1 draw', '1 keep ?'])
        """
        if seat is not None:
            self._check_seat(seat)
        return [
            f"{move.seat} {move.text}"
            for number in range(len(self._moves))
            for move in self.observed_actions(seat, number)
        ]

    def observed_actions(self, seat: Seat | None, number: int = -1) -> list[Move]:
        """What a seat (None: a spectator) observed when decision `number` was made, by default the last one.

        Its own decisions whole; those of others as far as they are public, once they are: none while a choice is
        secret, several at once when choices made at the same moment come to light.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.act(1, "draw")
        >>> table.observed_actions(0)
        [Move(seat=1, text='draw')]
        """
        made = self._moves[number]
        own = [made] if made.seat == seat else []
        return own + [move for move in self._public_actions[number] if move.seat != seat]

    def noticed(self, seat: Seat | None, number: int = -1) -> list[Move]:
        """Return what a seat observed of a decision. Deprecated: call `observed_actions`."""
        warn_renamed("noticed", "observed_actions")
        return self.observed_actions(seat, number)

    def record(self) -> JsonObject:
        """The game so far as a record for `seachest.load`; its seed reveals all, so keep it until the game is over.

        Raises NotationError if the table was put at a state: no seed and moves lead there.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> table.act(1, "draw")
        >>> table.record()["moves"]
        ['1 draw']
        """
        if not self._has_record:
            raise NotationError("record: the table was set to a state that its moves don't lead to")
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
        """The decision of the lowest seat that has a single legal answer; None if no seat is forced."""
        for seat in self.pending():
            legal = self.legal(seat)
            if len(legal) == 1:
                return Move(seat, legal[0])
        return None

    def steps_to(self, move: Move) -> Iterator[Move]:
        """Yields a written move after the forced answers that were left out before it; the caller plays each of them.

        Raises IllegalMove if the move is not legal, nor becomes so by forced answers.
        """
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


@cache
def _chance_places(game: str) -> tuple[slice, ...]:
    """Where states of a game say how far their random source is used up."""
    fields = game_named(game).state.fields
    assert fields is not None
    return tuple(slice(fields[name][1], fields[name][1] + fields[name][0].itemsize) for name in CHANCE_FIELDS)


def deal(
    game: str,
    players: int,
    *,
    seed: str | int | None = None,
    options: OptionValues | None = None,
    names: list[str] | None = None,
) -> Table:
    """A fresh table. The seed (32 hexadecimal digits, or a number below 2**128) decides all chance; None draws one.

    Raises NotationError for a game, a number of players, a seed, an option or names that make no sense.

    >>> import seachest
    >>> table = seachest.deal("sea-salt-paper", players=3, seed="00" * 16, options={"goal": 30})
    >>> table.players, table.options
    (3, {'goal': 30})
    """
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


def load(record: Mapping[str, JsonValue] | str | PathLike[str], to: int | None = None) -> Table:
    """The table at the end of a record (an object, JSON text, or a file), or after its first `to` moves.

    Forced answers that the record leaves out are played, also after the last move. Raises NotationError for a record
    that makes no sense, and IllegalMove with the number of the first move that is not legal.

    >>> import seachest
    >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
    >>> table.act(1, "draw")
    >>> seachest.load(table.record()).position() == table.position()
    True
    """
    read = parse(record)
    if to is not None and not 0 <= to <= len(read.moves):
        raise NotationError(f"to: {to} is not between 0 and {len(read.moves)}, the number of moves in the record")
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
