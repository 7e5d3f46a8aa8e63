"""When a table needs attention: answers of bots, forced answers, and the clock of those who decide."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from seachest.bots.personas import decision_delay
from seachest.rules.types import Seat
from seachest.server.storage.entries import GRACE_BODY, NEVER_DUE, Entry, EntryKind
from seachest.server.tables.pace import MIN_FORCED_FACTOR
from seachest.server.tables.tempo import FORCED_ANSWER_S, DecisionTempo
from seachest.table import Table

FORCED_ANSWER_CLOCK_SHARE = 0.5
"""Such an answer takes no more than this share of the time that is left, so nobody loses on time without a choice."""
TAKE_BACK_WINDOW_S = 2.0
"""Where several decide at the same moment, bots answer this long after the last person, who may take their choice back
until then."""
NORMAL_PACE = 1.0
"""From this pace on, bots leave people that time."""
GRACE_PERIOD_S = 10.0
"""The time that a player who comes back has at least, once a decision."""


@dataclass
class Schedule:
    """The times of one table. They follow from its log, but for the random length of answers given for people."""

    seconds: int | None
    """The time for each decision; None: no clock runs."""
    pace: float | None
    """Multiplies all pauses; None: the log is only read again, and nothing is planned."""
    factor: float = 1.0
    """Multiplies them once more, as the only person at the table likes it."""
    clock: float | None = None
    """When the time of those who decide runs out."""
    due: float = NEVER_DUE
    """When the table next needs attention."""
    turns: dict[Seat, float] = field(default_factory=dict)
    """The seats for which the server answers, and when."""
    graced: set[Seat] = field(default_factory=set)
    """The seats that got a grace period since the clock was set."""
    last_public: float = 0.0
    """When something happened that everybody saw."""
    last_actor: Seat | None = None
    """The seat that decided last, as far as everybody saw it."""
    tempo: DecisionTempo = field(default_factory=DecisionTempo)
    is_for_one: bool = False
    """Whether one person plays with bots, so that nobody at the table could learn anything by a pause."""
    _planned_factor: float = 1.0
    """The factor with which `turns` were planned."""

    def plan(
        self,
        entry: Entry,
        table: Table,
        played_by_bot: Callable[[Seat], bool],
        answered_for: Callable[[Seat], bool],
        public_phase: Callable[[], int],
        *,
        is_over: bool,
        observed: int = 0,
        bots_wait_until: float = 0.0,
    ) -> None:
        """Sets all times after an entry other than talk, of a game that has begun.

        `answered_for` says for which people the server answers, `public_phase` the phase in which the game is as far as
        everybody knows, `observed` how many decisions everybody saw with the entry, and `bots_wait_until` is the time
        before which no bot answers.
        """
        if is_over:
            if entry.kind == EntryKind.MOVE:  # now its ratings are due; nothing later changes that
                self.clock, self.turns, self.due = None, {}, entry.at
            return
        begins = entry.kind == EntryKind.BEGIN
        decided = entry.seat if entry.kind != EntryKind.PLAYS else None
        is_replanned = observed or begins or self.factor != self._planned_factor
        kept = {} if is_replanned else {seat: at for seat, at in self.turns.items() if seat != decided}
        self._planned_factor = self.factor
        if observed or entry.kind in (EntryKind.BEGIN, EntryKind.AWAY, EntryKind.LEAVE):
            self.last_public = entry.at
        if (observed or begins) and self.seconds is not None:
            self.clock = entry.at + self.seconds
            self.graced.clear()
        elif entry.kind == EntryKind.BACK and entry.body == GRACE_BODY:
            self.clock = max(self.clock or 0.0, entry.at + self.grace_period)
            self.graced.add(entry.seat)
        if self.pace is None:
            return
        if bots_wait_until < NEVER_DUE:  # later only where the clock was set back since
            bots_wait_until = min(bots_wait_until, entry.at + TAKE_BACK_WINDOW_S)
        self.turns, due = {}, NEVER_DUE
        for seat in table.pending():
            turn = kept.get(seat) or self._turn(seat, entry.at, played_by_bot, answered_for, public_phase)
            if played_by_bot(seat):
                turn = None if turn is None else max(turn, bots_wait_until)
            elif self.clock is not None:
                due = min(due, self.clock)
            if turn is not None and turn < NEVER_DUE:
                self.turns[seat] = turn
                due = min(due, turn)
        self.due = due
        if observed:
            # Of several who decided at the same moment, nobody may learn who was the last.
            self.last_actor = entry.seat if observed == 1 else None

    @property
    def is_quick(self) -> bool:
        """Whether bots leave people no time to take a choice back, or nothing is planned."""
        return self.pace is None or self.pace * self.factor < NORMAL_PACE

    def _turn(
        self,
        seat: Seat,
        at: float,
        played_by_bot: Callable[[Seat], bool],
        answered_for: Callable[[Seat], bool],
        public_phase: Callable[[], int],
    ) -> float | None:
        """When the server answers for a seat: for a bot, or for a person without a choice. None: never."""
        assert self.pace is not None
        if played_by_bot(seat):
            delay = decision_delay(self.pace * self.factor, decided_before=seat == self.last_actor)
            return min(self.last_public, at) + delay
        if answered_for(seat):
            pause = self._pause(seat, public_phase)
            left = NEVER_DUE if self.clock is None else max(0.0, self.clock - at)
            return at + min(pause, left * FORCED_ANSWER_CLOCK_SHARE)
        return None

    def _pause(self, seat: Seat, public_phase: Callable[[], int]) -> float:
        """How long an answer takes that the server gives for a person: as long as their decisions of late."""
        assert self.pace is not None
        if self.is_for_one:
            return self.pace * max(self.factor, MIN_FORCED_FACTOR) * random.SystemRandom().uniform(*FORCED_ANSWER_S)
        return self.tempo.pause(seat, public_phase(), self.pace)

    @property
    def keeps_tempo(self) -> bool:
        """Whether answers that are given for people take as long as their own: not where there are no pauses at all."""
        return bool(self.pace)

    def note_decision(self, entry: Entry, phase: int) -> None:
        """Remembers how long a player took who had a choice in a phase of the game."""
        self.tempo.add(entry.seat, phase, entry.at - self.last_public)

    def take_stored(self, due: float, clock: float | None) -> None:
        """Takes the times that are stored with the table, and moves its turns with them.

        They differ from what follows from the log where the server was down, or the machine's clock was set.
        """
        moved = due - self.due if max(due, self.due) < NEVER_DUE else 0.0
        self.turns = {seat: at + moved for seat, at in self.turns.items()}
        self.clock, self.due = clock, due

    @property
    def grace_period(self) -> float:
        """Seconds that a player who comes back has at least."""
        return min(GRACE_PERIOD_S, self.seconds or GRACE_PERIOD_S)

    def return_body(self, seat: Seat, at: float, pending: Sequence[Seat]) -> str | None:
        """The body of the entry by which a player comes back: "" with the time that is left, or GRACE_BODY.

        None where they had their grace period already, and it is too late. So nobody can stall: each decision has one
        clock, and one grace period for each seat. `pending` are the seats that decide as far as everybody knows: those
        who might still decide in secret play no part.
        """
        if self.clock is None or seat not in pending or self.clock >= at + self.grace_period:
            return ""
        return None if seat in self.graced else GRACE_BODY

    def is_time_up(self, at: float) -> bool:
        """Whether the time for the present decisions is over."""
        return self.clock is not None and self.clock <= at

    def has_run_out(self, seat: Seat, at: float) -> bool:
        """Whether the time of a seat that decides is over; never where the server answers for it anyway."""
        return self.is_time_up(at) and seat not in self.turns
