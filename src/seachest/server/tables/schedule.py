"""When a table needs attention: answers of bots, forced answers, and the clock of those who decide."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from seachest.bots.personas import decision_delay
from seachest.rules.types import Seat
from seachest.server.storage.entries import GRACE_BODY, NEVER_DUE, Entry, EntryKind
from seachest.table import Table

FORCED_ANSWER_S = (0.8, 2.4)
"""How long a forced answer of a person seems to take (times `pace`), at least and at most."""
FORCED_ANSWER_CLOCK_SHARE = 0.5
"""A forced answer takes no more than this share of the time that is left, so nobody loses on time without a choice."""
GRACE_PERIOD_S = 10.0
"""The time that a player who comes back has at least, once a decision."""


@dataclass
class Schedule:
    """The times of one table. They follow from its log, but for the random length of forced answers."""

    seconds: int | None
    """The time for each decision; None: no clock runs."""
    pace: float | None
    """Multiplies the pauses of bots; None: the log is only read again, and nothing is planned."""
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

    def plan(
        self,
        entry: Entry,
        table: Table,
        played_by_bot: Callable[[Seat], bool],
        *,
        is_over: bool,
        was_out_of_turn: bool,
    ) -> None:
        """Sets all times after an entry other than talk, of a game that has begun."""
        if is_over:
            if entry.kind == EntryKind.MOVE:  # now its ratings are due; nothing later changes that
                self.clock, self.turns, self.due = None, {}, entry.at
            return
        begins = entry.kind == EntryKind.BEGIN
        moved = entry.kind == EntryKind.MOVE and not was_out_of_turn
        observed = len(table.observed_actions(None)) if moved else 0
        kept = {} if observed or begins else {seat: at for seat, at in self.turns.items() if seat != entry.seat}
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
        pending = table.pending()
        planned = {seat: kept.get(seat) or self._turn(table, seat, entry.at, played_by_bot) for seat in pending}
        self.turns = {seat: at for seat, at in planned.items() if at is not None}
        awaited = any(not played_by_bot(seat) for seat in pending)
        self.due = min([*self.turns.values(), self.clock if self.clock is not None and awaited else NEVER_DUE])
        if observed:
            # Of several who decided at the same moment, nobody may learn who was the last.
            self.last_actor = entry.seat if observed == 1 else None

    def _turn(self, table: Table, seat: Seat, at: float, played_by_bot: Callable[[Seat], bool]) -> float | None:
        """When the server answers for a seat: for a bot, or where there is only one answer. None: never."""
        assert self.pace is not None
        if played_by_bot(seat):
            return self.last_public + decision_delay(self.pace, decided_before=seat == self.last_actor)
        if table.is_forced(seat) and not table.out_of_turn(seat):
            pause = self.pace * random.SystemRandom().uniform(*FORCED_ANSWER_S)
            left = NEVER_DUE if self.clock is None else max(0.0, self.clock - at)
            return at + min(pause, left * FORCED_ANSWER_CLOCK_SHARE)
        return None

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

    def has_run_out(self, seat: Seat, at: float) -> bool:
        """Whether the time of a seat that decides is over; never where the server answers for it anyway."""
        return self.clock is not None and self.clock <= at and seat not in self.turns
