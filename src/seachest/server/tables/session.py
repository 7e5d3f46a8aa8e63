"""A table in memory: its log, folded into who sits where and the game, and told to each recipient.

A recipient is a seat, or NOBODY for all who look on. What each of them is told counts up from 1, and follows from the
log alone: whatever worker tells it, the numbers are the same, and what others decide in secret has none.
"""

import asyncio
import random
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from seachest.notation.record import BOT, Move, commitment_of, read_seed
from seachest.rules.game import NOBODY
from seachest.server.storage.journal import NEVER_DUE, Entry
from seachest.server.updates.build import NO_FOLLOW_OPTIONS, FollowOptions, UpdateInput, news_from, situation
from seachest.table import Table, View, deal
from seachest.view_bytes import frozen_view_from, layout, record_bytes
from seachest.wire.lobby import Level, Phase, SeatInfo, TableInfo
from seachest.wire.play import ChatLine, Here, News, Result, Said, Situation

SIT, BOT_SITS, RISE, BEGIN, MOVE, CHAT, AWAY, BACK, REMATCH = (
    "sit",
    "bot",
    "rise",
    "begin",
    "move",
    "chat",
    "away",
    "back",
    "rematch",
)
"""Kinds of entries."""
REMOVED_BODY = "removed"
"""The body of the entry by which the opener takes somebody's seat."""
MAX_CHAT_LINES = 100
BOT_FIRST_PAUSE_S, BOT_NEXT_PAUSE_S = 0.8, 0.35
"""How long a bot seems to think (in units of `pace`) about its turn, and about each further decision of it."""
FORCED_ANSWER_S = (0.8, 2.4)
"""How long a forced answer of a person seems to take, at least and at most."""
FORCED_ANSWER_CLOCK_SHARE = 0.5
"""A forced answer takes no more of the time that is left: nobody runs out of it for having no choice."""
GRACE_PERIOD_S, GRACE_BODY = 10.0, "grace"
"""Seconds that somebody has at least who comes back, once a decision; and the body of the entry that says so."""
SEATED_BOT_NAMES = ("Marina", "Kai", "Coralie", "Finn", "Stella")


@dataclass(frozen=True)
class TableRow:
    """What never changes about a table."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str
    seconds: int | None
    watch: str
    public: bool
    opener: str
    opened: float


@dataclass
class SeatState:
    """Who sits in a seat."""

    kind: str = "empty"
    name: str | None = None
    level: Level | None = None
    player: str | None = None
    away: bool = False
    token: str | None = None  # hashed
    rating: float | None = None
    """When they sat down."""

    @property
    def played_by_bot(self) -> bool:
        """Whether the server decides there."""
        return self.kind == "bot" or self.away


@dataclass
class TableSession:
    """A table as this process knows it, up to entry `seq`."""

    row: TableRow
    pace: float | None
    """None: it is only told again, and nobody looks after it."""
    seq: int = 0
    phase: Phase = "waiting"
    seats: list[SeatState] = field(default_factory=list)
    table: Table | None = None
    moves: int = 0
    clock: float | None = None
    due: float = NEVER_DUE
    turns: dict[int, float] = field(default_factory=dict)
    """The seats for which the server answers, and when."""
    left: dict[int, str] = field(default_factory=dict)
    """Who has left a seat while the game was played, without having been removed."""
    removed: set[str] = field(default_factory=set)
    """Who was removed, and may neither sit down nor talk here again."""
    graced: set[int] = field(default_factory=set)
    """The seats that came back with a grace since the clock was set."""
    rematch: str | None = None
    commands: set[str] = field(default_factory=set)
    chat: list[ChatLine] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    last_public: float = 0.0
    last_actor: int | None = None
    was_out_of_turn: bool = False
    """Whether the last decision was talk out of turn, for which no clock runs."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    dropped: bool = False
    """Whether it may differ from the log, and is thrown away."""
    views: dict[int, bytes] = field(default_factory=dict)
    """What recipients know, since the last decision that they noticed."""

    def __post_init__(self) -> None:
        self.seats = [SeatState() for _ in range(self.row.players)]
        self.numbers = [0] * (self.row.players + 1)  # the last of them for NOBODY

    # --- The fold ---

    def apply(self, entry: Entry, recipients: Collection[int] = (), stands: bool = True) -> dict[int, UpdateInput]:
        """Carries out the next entry; what each of the recipients is told about it, and how things stand after it."""
        before = {who: self.known(who) for who in recipients} if self.table and entry.kind == MOVE else {}
        self.seq = entry.seq
        self.commands.add(entry.command)
        told: dict[int, UpdateInput] = {}
        if entry.kind == MOVE:
            self._move(entry)
        else:
            self._change(entry)
        self._plan(entry)
        for who in self.everybody():
            observed = self._observed(who, entry)
            if observed is None:
                continue  # and knows what was known before
            self.views.pop(who, None)
            self.numbers[who] += 1
            if who in recipients:
                told[who] = self._update_input(who, entry, before.get(who), observed, stands)
        return told

    def _move(self, entry: Entry) -> None:
        assert self.table is not None
        self.was_out_of_turn = entry.body in self.table.out_of_turn(entry.seat)
        self.table.act(entry.seat, entry.body)
        self.moves += 1
        if not self.table.pending():
            self.phase = "over"

    def _change(self, entry: Entry) -> None:
        """Everything but decisions."""
        sitting = self.seats[entry.seat] if entry.seat != NOBODY else SeatState()
        if entry.kind == SIT:
            who = msgspec.json.decode(entry.body)
            self.seats[entry.seat] = SeatState(
                "player", who["name"], None, who["player"], sitting.away, who["token"], who.get("rating")
            )
        elif entry.kind == BOT_SITS:
            level: Level = msgspec.convert(entry.body, Level)
            self.seats[entry.seat] = SeatState("bot", SEATED_BOT_NAMES[entry.seat % len(SEATED_BOT_NAMES)], level)
        elif entry.kind == RISE:
            if sitting.player is not None and entry.body == REMOVED_BODY:
                self.removed.add(sitting.player)
            if self.phase == "waiting":
                self.seats[entry.seat] = SeatState()
            else:
                if sitting.player is not None and entry.body != REMOVED_BODY:
                    self.left[entry.seat] = sitting.player
                sitting.away, sitting.player, sitting.token = True, None, None
        elif entry.kind in (AWAY, BACK):
            sitting.away = entry.kind == AWAY
        elif entry.kind == REMATCH:
            self.rematch = entry.body
        elif entry.kind == CHAT:
            self.chat = [*self.chat, msgspec.json.decode(entry.body, type=ChatLine)][-MAX_CHAT_LINES:]
        elif entry.kind == BEGIN:
            self.phase = "playing"
            self.table = deal(
                self.row.game,
                self.row.players,
                seed=self.row.seed,
                options=self.row.options,
                names=[self.recorded_name(seat) for seat in range(self.row.players)],
            )

    def recorded_name(self, seat: int) -> str:
        """What a record calls the player of a seat."""
        sitting = self.seats[seat]
        return f"{BOT}{sitting.level}" if sitting.kind == "bot" else sitting.name or "?"

    def _plan(self, entry: Entry) -> None:
        """When somebody must look after the table next, and when the clock runs out."""
        if entry.kind == CHAT or self.table is None:
            return
        if self.phase == "over":
            if entry.kind == MOVE:  # its ratings are counted; whatever is said later changes nothing
                self.clock, self.turns, self.due = None, {}, entry.at
            return
        observed = self.table.observed_actions(None) if entry.kind == MOVE and not self.was_out_of_turn else []
        kept = {seat: at for seat, at in self.turns.items() if seat != entry.seat}
        if observed or entry.kind == BEGIN:
            kept = {}
        if observed or entry.kind in (BEGIN, AWAY, RISE):
            self.last_public = entry.at
        if (observed or entry.kind == BEGIN) and self.row.seconds is not None:
            self.clock = entry.at + self.row.seconds
            self.graced.clear()
        elif entry.kind == BACK and entry.body == GRACE_BODY:
            self.clock = max(self.clock or 0.0, entry.at + self.grace)
            self.graced.add(entry.seat)
        if self.pace is None:
            return
        planned = {seat: kept.get(seat) or self._turn(seat, entry.at) for seat in self.table.pending()}
        self.turns = {seat: at for seat, at in planned.items() if at is not None}
        self.due = min([*self.turns.values(), NEVER_DUE if self.clock is None or not self.awaited() else self.clock])
        if observed:
            # Of several who decided at the same moment, nobody shall learn who was the last.
            self.last_actor = entry.seat if len(observed) == 1 else None

    @property
    def grace(self) -> float:
        """How long somebody has at least who comes back."""
        return min(GRACE_PERIOD_S, self.row.seconds or GRACE_PERIOD_S)

    def comes_back(self, seat: int, at: float) -> str | None:
        """With what somebody comes back: the time that is left (""), or the grace; None where they had it already.

        It can't be used to stall: of each decision there is one clock, and one grace for each seat. Who else might
        still decide in secret plays no part in it.
        """
        decides = self.table is not None and seat in self.seat_view(NOBODY).pending()
        if self.clock is None or not decides or self.clock >= at + self.grace:
            return ""
        return None if seat in self.graced else GRACE_BODY

    def awaited(self) -> list[int]:
        """The seats whose players have to decide themselves, for whom the clock runs."""
        pending = [] if self.table is None else self.table.pending()
        return [seat for seat in pending if not self.seats[seat].played_by_bot]

    def deciding(self, player: str) -> list[int]:
        """Who may decide now, as far as a player at the table knows; they themselves only until they have."""
        assert self.table is not None
        mine = next(seat for seat, each in enumerate(self.seats) if each.player == player)
        others = [seat for seat in self.seat_view(mine).pending() if seat != mine]
        return [*others, mine] if mine in self.awaited() else others

    def _turn(self, seat: int, at: float) -> float | None:
        """When the server answers for a seat: for a bot, or where there is only one answer; None: never."""
        assert self.table is not None
        assert self.pace is not None
        if self.seats[seat].played_by_bot:
            return self.last_public + self.pace * (BOT_NEXT_PAUSE_S if seat == self.last_actor else BOT_FIRST_PAUSE_S)
        if self.table.is_forced(seat) and not self.table.out_of_turn(seat):
            moment = self.pace * random.SystemRandom().uniform(*FORCED_ANSWER_S)
            left = NEVER_DUE if self.clock is None else max(0.0, self.clock - at)
            return at + min(moment, left * FORCED_ANSWER_CLOCK_SHARE)
        return None

    # --- Who knows what ---

    def everybody(self) -> Iterator[int]:
        """All recipients there may be."""
        yield from range(self.row.players)
        yield NOBODY

    def known(self, who: int) -> bytes:
        """What a recipient knows, as bytes."""
        if who not in self.views:
            self.views[who] = record_bytes(self._table.seat_view(None if who == NOBODY else who))
        return self.views[who]

    def seat_view(self, who: int) -> View:
        """What a recipient knows."""
        return frozen_view_from(self.row.game, who, self.known(who), self._table.options)

    @property
    def _table(self) -> Table:
        assert self.table is not None
        return self.table

    def _observed(self, who: int, entry: Entry) -> list[Move] | None:
        """The decisions that a recipient noticed; None where it noticed nothing at all."""
        if entry.kind != MOVE:
            return []
        return self._table.observed_actions(None if who == NOBODY else who) or None

    def _update_input(
        self, who: int, entry: Entry, before: bytes | None, observed: Sequence[Move], stands: bool
    ) -> UpdateInput:
        update = UpdateInput(self.row.id, self.numbers[who], entry.at, who, self.row.game, {}, stands=stands)
        if entry.kind == CHAT:
            update.chat = self.chat[-1]
            return update
        if entry.kind != MOVE or self.phase == "over":
            update.info = self.info()
        if self.table is not None:
            update.options, update.begins = self.table.options, entry.kind == BEGIN
            update.after, update.deadline, update.result = self.known(who), self.clock, self.result()
            if before is not None:
                update.before, update.observed = before, [(move.seat, move.text) for move in observed]
        return update

    def result(self) -> Result | None:
        """How the game ended."""
        result = self.table.result() if self.table is not None and self.phase == "over" else None
        return None if result is None else Result(scores=list(result.scores), winners=list(result.winners))

    def situation(self, who: int, follow_options: FollowOptions = NO_FOLLOW_OPTIONS) -> Situation | None:
        """How things stand for a recipient; None until the game begins."""
        return None if self.table is None else situation(self.seat_view(who), self.clock, self.result(), follow_options)

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        row = self.row
        return TableInfo(
            id=row.id,
            game=row.game,
            players=row.players,
            options=row.options,
            seconds=row.seconds,
            watch="anyone" if row.watch == "anyone" else "nobody",
            public=row.public,
            phase=self.phase,
            seats=[
                SeatInfo(
                    kind=each.kind,  # type: ignore[arg-type]
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

    def here(self, who: int, story: list[Said], moves: list[str], at: float, follow_options: FollowOptions) -> Here:
        """How the table stands for a recipient who was told that story."""
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


def retell(
    row: TableRow,
    log: Sequence[Entry],
    who: int,
    last: int = 0,
    stands: bool = True,
    follow_options: FollowOptions = NO_FOLLOW_OPTIONS,
) -> Iterator[News]:
    """Everything that a recipient was told of a table after a number, from the log."""
    again = TableSession(row, None)
    for entry in log:
        due = again.numbers[who] >= last
        for update in again.apply(entry, (who,) if due else (), stands).values():
            update.follow_options = follow_options
            yield news_from(update)
