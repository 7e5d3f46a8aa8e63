"""A table in memory: its log folded into seats and a game, and what each recipient learns of every entry.

A recipient is a seat, or NOBODY for all spectators. The updates of each recipient are numbered from 1, and follow from
the log alone: they have the same numbers at every worker, and what others decide in secret has none.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, fields
from typing import Literal

import msgspec
from sqlalchemy import RowMapping

from seachest.bots.personas import bot_name
from seachest.notation.record import BOT_PREFIX, Move, commitment_of, read_seed
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.storage.entries import REMOVED_BODY, Entry, EntryKind
from seachest.server.tables.schedule import Schedule
from seachest.server.updates.build import NO_FOLLOW_OPTIONS, FollowOptions, UpdateInput, build_situation
from seachest.table import Table, View, deal
from seachest.view_bytes import frozen_view_from, layout, record_bytes
from seachest.wire.lobby import Level, SeatInfo, TableInfo, TablePhase
from seachest.wire.play import ChatLine, Here, Result, Said, Situation

MAX_CHAT_LINES = 100
"""Lines of the chat that are kept in memory, and shown to those who come."""

Dealer = Callable[["TableRow", list[str]], Table]
"""Deals the game of a table to players with these names."""


@dataclass(frozen=True)
class TableRow:
    """The columns of a table that never change."""

    id: str
    game: str
    players: int
    options: dict[str, object]
    seed: str
    seconds: int | None
    """The time for each decision; None: no clock runs."""
    watch: Literal["anyone", "nobody"]
    public: bool
    opener: str
    opened: float

    @classmethod
    def from_database(cls, row: RowMapping) -> "TableRow":
        """The fixed columns of a row of `tables`."""
        return cls(**{column.name: row[column.name] for column in fields(cls)})


class SeatedPlayer(msgspec.Struct):
    """Who sits down, as the body of an entry has it."""

    player: str
    name: str
    token: str
    """The secret of the seat, hashed, in hexadecimal digits."""
    rating: float | None = None


@dataclass
class SeatState:
    """Who sits in a seat."""

    kind: Literal["empty", "player", "bot"] = "empty"
    name: str | None = None
    level: Level | None = None
    player: str | None = None
    away: bool = False
    token: str | None = None
    """The secret of the seat, hashed, in hexadecimal digits."""
    rating: float | None = None
    """The player's rating when they sat down."""

    @property
    def played_by_bot(self) -> bool:
        """Whether the server decides there."""
        return self.kind == "bot" or self.away


def deal_table(row: TableRow, names: list[str]) -> Table:
    """The game of a table, dealt by the rules."""
    return deal(row.game, row.players, seed=row.seed, options=row.options, names=names)


@dataclass
class TableSession:
    """A table as this process knows it, up to entry `seq`."""

    row: TableRow
    pace: float | None
    """Multiplies the pauses of bots; None: the log is only read again, and nothing is planned."""
    dealer: Dealer = deal_table
    seq: int = 0
    phase: TablePhase = "waiting"
    seats: list[SeatState] = field(default_factory=list)
    table: Table | None = None
    moves: int = 0
    left: dict[Seat, str] = field(default_factory=dict)
    """Who has left a seat during the game without having been removed."""
    removed: set[str] = field(default_factory=set)
    """The players who were removed, and may neither sit down nor talk here again."""
    rematch: str | None = None
    commands: set[str] = field(default_factory=set)
    """The ids of all commands in the log."""
    chat: list[ChatLine] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    """How many updates each recipient got; that of NOBODY is the last."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    dropped: bool = False
    """Whether it may differ from the log, and must not be used any more."""
    schedule: Schedule = field(init=False)
    _views: dict[Seat, bytes] = field(default_factory=dict)
    """The views of recipients, until they notice another decision."""

    def __post_init__(self) -> None:
        self.seats = [SeatState() for _ in range(self.row.players)]
        self.numbers = [0] * (self.row.players + 1)
        self.schedule = Schedule(self.row.seconds, self.pace)

    # --- Entries ---

    def apply(
        self, entry: Entry, recipients: Collection[Seat] = (), with_situation: bool = True
    ) -> dict[Seat, UpdateInput]:
        """Applies the next entry of the log; what the updates of these recipients about it are made of."""
        before = (
            {who: self.view_bytes(who) for who in recipients} if self.table and entry.kind == EntryKind.MOVE else {}
        )
        self.seq = entry.seq
        self.commands.add(entry.command)
        was_out_of_turn = False
        if entry.kind == EntryKind.MOVE:
            was_out_of_turn = self._move(entry)
        else:
            self._change(entry)
        if entry.kind != EntryKind.CHAT and self.table is not None:
            over = self.phase == "over"
            self.schedule.plan(entry, self.table, self._played_by_bot, is_over=over, was_out_of_turn=was_out_of_turn)
        inputs: dict[Seat, UpdateInput] = {}
        for who in self.recipients():
            observed = self._observed(who, entry)
            if observed is None:
                continue
            self._views.pop(who, None)
            self.numbers[who] += 1
            if who in recipients:
                inputs[who] = self._update_input(who, entry, before.get(who), observed, with_situation)
        return inputs

    def _move(self, entry: Entry) -> bool:
        """Plays a decision; whether it was talk out of turn, for which no clock runs."""
        table = self._begun_table
        was_out_of_turn = entry.body in table.out_of_turn(entry.seat)
        table.act(entry.seat, entry.body)
        self.moves += 1
        if not table.pending():
            self.phase = "over"
        return was_out_of_turn

    def _change(self, entry: Entry) -> None:
        """Applies an entry that is no decision."""
        seat = self.seats[entry.seat] if entry.seat != NOBODY else SeatState()
        match entry.kind:
            case EntryKind.SIT:
                who = msgspec.json.decode(entry.body, type=SeatedPlayer)
                self.seats[entry.seat] = SeatState(
                    "player", who.name, None, who.player, seat.away, who.token, who.rating
                )
            case EntryKind.SEAT_BOT:
                level: Level = msgspec.convert(entry.body, Level)
                self.seats[entry.seat] = SeatState("bot", bot_name(entry.seat), level)
            case EntryKind.LEAVE:
                self._leave(entry.seat, was_removed=entry.body == REMOVED_BODY)
            case EntryKind.AWAY | EntryKind.BACK:
                seat.away = entry.kind == EntryKind.AWAY
            case EntryKind.REMATCH:
                self.rematch = entry.body
            case EntryKind.CHAT:
                self.chat = [*self.chat, msgspec.json.decode(entry.body, type=ChatLine)][-MAX_CHAT_LINES:]
            case EntryKind.BEGIN:
                self.phase = "playing"
                self.table = self.dealer(self.row, [self.recorded_name(seat) for seat in range(self.row.players)])

    def _leave(self, number: Seat, *, was_removed: bool) -> None:
        """Frees a seat before the game; later a bot plays on there."""
        seat = self.seats[number]
        if seat.player is not None and was_removed:
            self.removed.add(seat.player)
        if self.phase == "waiting":
            self.seats[number] = SeatState()
            return
        if seat.player is not None and not was_removed:
            self.left[number] = seat.player
        seat.away, seat.player, seat.token = True, None, None

    def recorded_name(self, seat: Seat) -> str:
        """The name of a seat's player in the record of the game."""
        state = self.seats[seat]
        return f"{BOT_PREFIX}{state.level}" if state.kind == "bot" else state.name or "?"

    # --- Who decides ---

    def _played_by_bot(self, seat: Seat) -> bool:
        return self.seats[seat].played_by_bot

    def awaited(self) -> list[Seat]:
        """The seats whose players have to decide themselves, for whom the clock runs."""
        pending = [] if self.table is None else self.table.pending()
        return [seat for seat in pending if not self.seats[seat].played_by_bot]

    def deciding(self, player: str) -> list[Seat]:
        """Who may decide now, as far as a player at the table knows; they themselves only until they have decided."""
        mine = next(seat for seat, state in enumerate(self.seats) if state.player == player)
        others = [seat for seat in self.seat_view(mine).pending() if seat != mine]
        return [*others, mine] if mine in self.awaited() else others

    # --- Who knows what ---

    def recipients(self) -> Iterator[Seat]:
        """All seats, and NOBODY for the spectators."""
        yield from range(self.row.players)
        yield NOBODY

    @property
    def _begun_table(self) -> Table:
        assert self.table is not None
        return self.table

    def view_bytes(self, who: Seat) -> bytes:
        """The view of a recipient as bytes; the game must have begun."""
        if who not in self._views:
            self._views[who] = record_bytes(self._begun_table.seat_view(None if who == NOBODY else who))
        return self._views[who]

    def seat_view(self, who: Seat) -> View:
        """The view of a recipient; the game must have begun."""
        return frozen_view_from(self.row.game, who, self.view_bytes(who), self._begun_table.options)

    def _observed(self, who: Seat, entry: Entry) -> list[Move] | None:
        """The decisions that a recipient noticed with an entry; None where it noticed nothing at all."""
        if entry.kind != EntryKind.MOVE:
            return []
        return self._begun_table.observed_actions(None if who == NOBODY else who) or None

    def _update_input(
        self, who: Seat, entry: Entry, before: bytes | None, observed: Sequence[Move], with_situation: bool
    ) -> UpdateInput:
        update = UpdateInput(self.row.id, self.numbers[who], entry.at, who, self.row.game, {})
        update.with_situation = with_situation
        if entry.kind == EntryKind.CHAT:
            update.chat = self.chat[-1]
            return update
        if entry.kind != EntryKind.MOVE or self.phase == "over":
            update.info = self.info()
        if self.table is not None:
            update.options, update.begins = self.table.options, entry.kind == EntryKind.BEGIN
            update.after, update.deadline, update.result = self.view_bytes(who), self.schedule.clock, self.result()
            if before is not None:
                update.before, update.observed = before, [(move.seat, move.text) for move in observed]
        return update

    # --- Answers ---

    def result(self) -> Result | None:
        """How the game ended; None before its end."""
        result = self.table.result() if self.table is not None and self.phase == "over" else None
        return None if result is None else Result(scores=list(result.scores), winners=list(result.winners))

    def situation(self, who: Seat, follow_options: FollowOptions = NO_FOLLOW_OPTIONS) -> Situation | None:
        """The situation as a recipient knows it; None until the game begins."""
        if self.table is None:
            return None
        return build_situation(self.seat_view(who), self.schedule.clock, self.result(), follow_options)

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        row = self.row
        return TableInfo(
            id=row.id,
            game=row.game,
            players=row.players,
            options=row.options,
            seconds=row.seconds,
            watch=row.watch,
            public=row.public,
            phase=self.phase,
            seats=[
                SeatInfo(
                    kind=each.kind,
                    name=each.name,
                    level=each.level,
                    player=each.player,
                    away=each.away,
                    rating=each.rating,
                )
                for each in self.seats
            ],
            opener=row.opener,
            opened=row.opened,
            commitment=None if self.phase == "waiting" else commitment_of(read_seed(row.seed)),
            seed=row.seed if self.phase == "over" else None,
            rematch=self.rematch,
        )

    def here(self, who: Seat, story: list[Said], moves: list[str], at: float, follow_options: FollowOptions) -> Here:
        """The whole table for a recipient who comes, with the story and the moves so far."""
        return Here(
            table=self.row.id,
            number=self.numbers[who],
            seat=None if who == NOBODY else who,
            info=self.info(),
            situation=self.situation(who, follow_options),
            now=at,
            story=story,
            moves=moves,
            chat=list(self.chat),
            layout=layout(self.row.game) if follow_options.exact else None,
        )
