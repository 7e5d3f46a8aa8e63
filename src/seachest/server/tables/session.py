"""A table in memory: its log folded into seats and a game, and what each recipient learns of every entry.

A recipient is a seat, or NOBODY for all spectators. The updates of each recipient are numbered from 1, and follow from
the log alone: they have the same numbers at every worker, and what others decide in secret has none.
"""

import asyncio
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from seachest.bots.personas import bot_name
from seachest.notation.record import BOT_PREFIX, FIRST_RULES_VERSION, Move, commitment_of, read_seed
from seachest.rules.game import NOBODY, game_named
from seachest.rules.types import JsonObject, Seat
from seachest.server.storage.entries import NEVER_DUE, REMOVED_BODY, Entry, EntryKind
from seachest.server.tables.endings import StoredEnding
from seachest.server.tables.observing import observed_by_all
from seachest.server.tables.pace import ONCE_SUFFIX, ChosenPace
from seachest.server.tables.row import Dealer, TableRow, deal_table
from seachest.server.tables.schedule import TAKE_BACK_WINDOW_S, Schedule
from seachest.server.tables.seat_state import SeatedPlayer, SeatState
from seachest.server.tables.standing import StandingAnswers, offered_texts
from seachest.server.tables.take_back import OpenDecisions, undone_seqs, would_be_secret
from seachest.server.tables.tempo import phase_in
from seachest.server.updates.build import NO_FOLLOW_OPTIONS, FollowOptions, UpdateInput, build_situation
from seachest.table import Table, View
from seachest.view_bytes import frozen_view_from
from seachest.wire.lobby import EndReason, Level, TableInfo, TablePhase
from seachest.wire.play import ChatLine, Result, Situation

MAX_CHAT_LINES = 100
"""Lines of the chat that are kept in memory, and shown to those who come."""


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
    """How many decisions the log has, with those that were taken back."""
    decided: Counter[Seat] = field(default_factory=Counter)
    """How many decisions of each seat the log has."""
    open_decisions: OpenDecisions = field(default_factory=OpenDecisions)
    taken_back: dict[Seat, int] = field(default_factory=dict)
    """The number under which each seat last took something back: who knows less gets the whole table."""
    left: dict[Seat, str] = field(default_factory=dict)
    """Who has left a seat during the game without having been removed."""
    removed: set[str] = field(default_factory=set)
    """The players who were removed, and may neither sit down nor talk here again."""
    bot_decisions: dict[Seat, Counter[Level | None]] = field(default_factory=dict)
    """How often bots of each level have decided in a seat; None for the one that plays on for a player."""
    own_decisions: Counter[Seat] = field(default_factory=Counter)
    """How often the player of each seat has decided, without what was taken back."""
    away_at_end: frozenset[Seat] = frozenset()
    """The seats of players who were away or had left when the game was decided."""
    rules_version: int | None = None
    """The version of the rules by which the game is played; None before it begins."""
    ended: EndReason | None = None
    """Why the game has ended without a result."""
    ending: StoredEnding | None = None
    """How a game of other rules has ended, as it was stored then."""
    chosen_pace: ChosenPace = field(default_factory=ChosenPace)
    standing: StandingAnswers = field(default_factory=StandingAnswers)
    hints: list[tuple[Seat, int]] = field(default_factory=list)
    """Who got hints, and after how many decisions; a game that was won with hints counts for nothing."""
    hinted_views: set[tuple[Seat, bytes]] = field(default_factory=set)
    """Who got hints, and what they knew then: neither tells whether others have decided in secret meanwhile."""
    rematch: str | None = None
    updated: float = 0.0
    """When something last happened that everybody may know of; lists are ordered by it."""
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
    _held_views: dict[Seat, bytes] = field(default_factory=dict)
    """The views of all others while a decision that they noticed is taken back: to them it stands."""

    def __post_init__(self) -> None:
        self.seats = [SeatState() for _ in range(self.row.players)]
        self.numbers = [0] * (self.row.players + 1)
        self.schedule = Schedule(self.row.seconds, self.pace)

    # --- Entries ---

    def apply(
        self, entry: Entry, recipients: Collection[Seat] = (), with_situation: bool = True
    ) -> dict[Seat, UpdateInput]:
        """Applies the next entry of the log; what the updates of these recipients about it are made of."""
        if not self.is_readable:
            return self._apply_unread(entry, recipients)
        before = (
            {who: self.view_bytes(who) for who in recipients} if self.table and entry.kind == EntryKind.MOVE else {}
        )
        self.seq = entry.seq
        self.commands.add(entry.command)
        was_out_of_turn = False
        if entry.kind == EntryKind.MOVE:
            was_out_of_turn = self._move(entry)
        elif entry.kind == EntryKind.TAKE_BACK:
            self._take_back(entry)
            return {}
        elif entry.kind == EntryKind.PACE and entry.body.endswith(ONCE_SUFFIX):
            self.chosen_pace.choose(entry)
            self._plan(entry, 0)
            return {}
        else:
            self._change(entry)
        observed = observed_by_all(self.table, entry, self.recipients(), self._held_views)
        if entry.kind == EntryKind.MOVE:
            self._held_views.clear()
        for who, noticed in observed.items():
            if noticed is not None:
                self._views.pop(who, None)
        if entry.kind != EntryKind.CHAT and self.table is not None:
            self._plan(entry, 0 if was_out_of_turn else len(observed[NOBODY] or ()))
        inputs: dict[Seat, UpdateInput] = {}
        for who, noticed in observed.items():
            if noticed is None:
                continue
            self.numbers[who] += 1
            if who == NOBODY:
                self.updated = entry.at
            if who in recipients:
                inputs[who] = self._update_input(who, entry, before.get(who), noticed, with_situation)
        return inputs

    @property
    def is_readable(self) -> bool:
        """Whether the game is played by the rules as they are now; of others, the decisions can't be read."""
        return self.rules_version in (None, game_named(self.row.game).rules_version)

    @property
    def is_outdated(self) -> bool:
        """Whether it is a running game of older rules, which has to end."""
        version = self.rules_version
        return self.phase == "playing" and version is not None and version < game_named(self.row.game).rules_version

    def _apply_unread(self, entry: Entry, recipients: Collection[Seat]) -> dict[Seat, UpdateInput]:
        """Applies an entry of a game of other rules: decisions are only counted.

        Updates have the numbers of their entries, which are as high as any number that somebody may know.
        """
        self.seq = entry.seq
        self.commands.add(entry.command)
        self.numbers = [entry.seq] * len(self.numbers)
        if entry.kind in (EntryKind.MOVE, EntryKind.TAKE_BACK):
            self.moves += entry.kind == EntryKind.MOVE
            return {}
        self._change(entry)
        self.updated = entry.at
        return {who: self._update_input(who, entry, None, (), False) for who in recipients}

    def apply_all(self, log: Sequence[Entry]) -> None:
        """Applies entries of the log that nobody is to learn of."""
        for entry in log:
            self.apply(entry)

    def _move(self, entry: Entry) -> bool:
        """Plays a decision; whether it was talk out of turn, for which no clock runs."""
        table, seat = self._begun_table, self.seats[entry.seat]
        was_out_of_turn = entry.body in table.out_of_turn(entry.seat)
        is_forced = self._is_forced(entry.seat)
        if seat.played_by_bot:
            self.bot_decisions.setdefault(entry.seat, Counter())[seat.plays or seat.level] += 1
        else:
            self.own_decisions[entry.seat] += 1
            if self.schedule.keeps_tempo and not was_out_of_turn and not self.answered_for(entry.seat):
                self.schedule.note_decision(entry, self._public_phase())
        before = table.moment()
        table.act(entry.seat, entry.body)
        self.open_decisions.add(before, entry, table, has_choice=not is_forced, was_out_of_turn=was_out_of_turn)
        self.moves += 1
        self.decided[entry.seat] += 1
        if not table.pending():
            self.phase = "over"
            self.away_at_end = frozenset(number for number, each in enumerate(self.seats) if each.away)
        self.standing.end_with_parts(table)
        return was_out_of_turn

    def _take_back(self, entry: Entry) -> None:
        """Undoes decisions; nobody but their seat notices anything, and it gets the whole table."""
        others = [who for who in self.recipients() if who != entry.seat]
        views = {who: self.view_bytes(who) for who in others}
        undone = undone_seqs(entry)
        self.table, was_noticed = self.open_decisions.take_back(undone)
        self.own_decisions[entry.seat] -= len(undone)
        if was_noticed:
            self._held_views = views
        self._views.pop(entry.seat, None)
        self.numbers[entry.seat] += 1
        self.taken_back[entry.seat] = self.numbers[entry.seat]
        self._plan(entry, 0)

    def _plan(self, entry: Entry, observed: int) -> None:
        """Sets the times of the table after an entry with which everybody saw so many decisions."""
        answered_for = {seat: self.answered_for(seat) for seat in self.awaited()}
        if not all(answered_for.values()):
            self.chosen_pace.once = None
        self.schedule.is_for_one = is_for_one = self.is_for_one
        self.schedule.factor = self.chosen_pace.factor if is_for_one else 1.0
        self.schedule.plan(
            entry,
            self._begun_table,
            self._played_by_bot,
            answered_for.__getitem__,
            self._public_phase,
            is_over=self.phase == "over",
            observed=observed,
            bots_wait_until=self._bots_wait_until() if self._a_bot_decides() else 0.0,
        )

    def _a_bot_decides(self) -> bool:
        """Whether the server decides for one of the seats that may decide now."""
        return any(self.seats[seat].played_by_bot for seat in self._begun_table.pending())

    def _bots_wait_until(self) -> float:
        """When bots may answer, so that people can take a choice back that they make at the same moment."""
        if self.schedule.is_quick:
            return 0.0
        people = [seat for seat, each in enumerate(self.seats) if not each.played_by_bot]
        if self.bots_wait_for_people():
            return NEVER_DUE
        latest = self.open_decisions.latest_at(people)
        return 0.0 if latest is None else latest + TAKE_BACK_WINDOW_S

    def bots_wait_for_people(self) -> bool:
        """Whether people decide at the same moment as bots, in secret, so that bots let them go first."""
        if self.schedule.is_quick or self.table is None or not self.awaited():
            return False
        bots = [seat for seat in self.table.pending() if self.seats[seat].played_by_bot]
        return bool(bots) and would_be_secret(self.table, bots[0])

    def _change(self, entry: Entry) -> None:
        """Applies an entry that is no decision."""
        seat = self.seats[entry.seat] if entry.seat != NOBODY else SeatState()
        match entry.kind:
            case EntryKind.SIT:
                who = msgspec.json.decode(entry.body, type=SeatedPlayer)
                self.seats[entry.seat] = SeatState(
                    "player", who.name, None, who.player, seat.away, who.token, who.rating, account=who.account
                )
            case EntryKind.SEAT_BOT:
                level: Level = msgspec.convert(entry.body, Level)
                self.seats[entry.seat] = SeatState("bot", bot_name(entry.seat), level)
            case EntryKind.LEAVE:
                self._leave(entry.seat, was_removed=entry.body == REMOVED_BODY)
            case EntryKind.AWAY | EntryKind.BACK:
                seat.away, seat.plays = entry.kind == EntryKind.AWAY, None
            case EntryKind.PLAYS:
                seat.plays = msgspec.convert(entry.body, Level) if entry.body else None
            case EntryKind.PACE:
                self.chosen_pace.choose(entry)
            case EntryKind.STANDING:
                self.standing.set(entry, self._begun_table)
            case EntryKind.HINT:
                self.hints.append((entry.seat, int(entry.body)))
                self.hinted_views.add((entry.seat, self.view_bytes(entry.seat)))
            case EntryKind.REMATCH:
                self.rematch = entry.body
            case EntryKind.CHAT:
                self.chat.append(msgspec.json.decode(entry.body, type=ChatLine))
                del self.chat[:-MAX_CHAT_LINES]
            case EntryKind.OUTDATED:
                self.phase, self.ended = "over", "rules-changed"
                self.schedule.clock, self.schedule.turns, self.schedule.due = None, {}, NEVER_DUE
            case EntryKind.BEGIN:
                self.phase, self.rules_version = "playing", int(entry.body or FIRST_RULES_VERSION)
                if not self.is_readable:
                    return
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

    def record(self) -> JsonObject:
        """The record of the game so far, with the hints that were given."""
        record = self._begun_table.record()
        return {**record, "hints": [list(hint) for hint in self.hints]} if self.hints else record

    def recorded_name(self, seat: Seat) -> str:
        """The name of a seat's player in the record of the game."""
        state = self.seats[seat]
        return f"{BOT_PREFIX}{state.level}" if state.kind == "bot" else state.name or "?"

    # --- Who decides ---

    def _played_by_bot(self, seat: Seat) -> bool:
        return self.seats[seat].played_by_bot

    def people(self) -> list[str]:
        """The players who sit at the table and decide for themselves."""
        return [seat.player for seat in self.seats if seat.player is not None and not seat.away]

    def awaited(self) -> list[Seat]:
        """The seats whose players have to decide themselves, for whom the clock runs."""
        pending = [] if self.table is None else self.table.pending()
        return [seat for seat in pending if not self.seats[seat].played_by_bot]

    def deciding(self, player: str) -> list[Seat]:
        """Who may decide now, as far as a player at the table knows; they themselves only until they have decided."""
        mine = next(seat for seat, state in enumerate(self.seats) if state.player == player)
        others = [seat for seat in self.seat_view(mine).pending() if seat != mine]
        return [*others, mine] if mine in self.awaited() else others

    @property
    def is_for_one(self) -> bool:
        """Whether one person plays with bots: nobody else has a seat to come back to."""
        return sum(seat.player is not None for seat in self.seats) == 1

    def answered_for(self, seat: Seat) -> bool:
        """Whether the server answers for a person who may decide: there is one answer, or they gave it in advance."""
        table = self._begun_table
        has_one_answer = self._is_forced(seat) and not table.out_of_turn(seat)
        return has_one_answer or self.standing.text(table, seat) is not None

    def _is_forced(self, seat: Seat) -> bool:
        """Whether a seat that may decide has only one legal answer."""
        return self._begun_table.is_forced(seat)

    def standing_texts(self, who: Seat) -> list[str]:
        """The decisions that a recipient may make in advance."""
        is_player = who != NOBODY and self.seats[who].kind == "player" and self.phase == "playing"
        return offered_texts(self._begun_table) if is_player else []

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
        if who in self._held_views:
            return self._held_views[who]
        if who not in self._views:
            self._views[who] = bytes(self._begun_table.view_record(None if who == NOBODY else who).data)
        return self._views[who]

    def seat_view(self, who: Seat) -> View:
        """The view of a recipient; the game must have begun."""
        return frozen_view_from(self.row.game, who, self.view_bytes(who), self._begun_table.options)

    def _public_phase(self) -> int:
        """The number of the phase that the game is in, as far as everybody knows."""
        return phase_in(self.row.game, self.view_bytes(NOBODY))

    def _update_input(
        self, who: Seat, entry: Entry, before: bytes | None, observed: Sequence[Move], with_situation: bool
    ) -> UpdateInput:
        update = UpdateInput(self.row.id, self.numbers[who], entry.at, who, self.row.game, {})
        update.with_situation = with_situation
        if entry.kind == EntryKind.CHAT:
            update.chat = self.chat[-1]
            return update
        if entry.kind not in (EntryKind.MOVE, EntryKind.STANDING) or self.phase == "over":
            update.info = self.info()
        if self.table is not None:
            update.options, update.begins = self.table.options, entry.kind == EntryKind.BEGIN
            update.after, update.deadline, update.result = self.view_bytes(who), self.schedule.clock, self.result()
            update.take_back = self.take_back_texts(who)
            update.standing_texts, update.standing = self.standing_texts(who), self.standing.shown(self.table, who)
            if before is not None:
                update.before, update.observed = before, [(move.seat, move.text) for move in observed]
        return update

    # --- Answers ---

    def result(self) -> Result | None:
        """How the game ended; None before its end."""
        if self.ending is not None:
            return self.ending.result
        result = self.table.result() if self.table is not None and self.phase == "over" else None
        return None if result is None else Result(scores=list(result.scores), winners=list(result.winners))

    def situation(self, who: Seat, follow_options: FollowOptions = NO_FOLLOW_OPTIONS) -> Situation | None:
        """The situation as a recipient knows it; None until the game begins."""
        if self.ending is not None:
            return self.ending.situation(who, follow_options)
        if self.table is None:
            return None
        found = build_situation(self.seat_view(who), self.schedule.clock, self.result(), follow_options)
        found.take_back = self.take_back_texts(who)
        found.standing_texts, found.standing = self.standing_texts(who), self.standing.shown(self.table, who)
        return found

    def take_back_texts(self, who: Seat) -> list[str]:
        """The decisions that a recipient may take back, in the order in which they were made."""
        if who == NOBODY or self.seats[who].away:
            return []
        return [each.entry.body for each in self.open_decisions.to_take_back(who)]

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
            seats=[each.info() for each in self.seats],
            opener=row.opener,
            opened=row.opened,
            commitment=None if self.phase == "waiting" else commitment_of(read_seed(row.seed)),
            seed=row.seed if self.phase == "over" else None,
            rematch=self.rematch,
            ended=self.ended,
            pace=self.chosen_pace.lasting if self.is_for_one else None,
            hints=len(self.hints),
            daily=row.daily,
        )
