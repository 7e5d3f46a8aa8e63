"""Which decisions of a table may still be taken back: those by which nobody has learned anything.

Taking back belongs to a table and its log, not to the rules. A decision may be taken back as long as no other seat and
no spectator would know the difference: nobody noticed it, or they noticed that something was decided but see the same
whatever it was. Chance never comes before it, and a decision that others know of ends it for everyone at the table.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from seachest.notation.record import Move
from seachest.rules.types import Seat
from seachest.server.storage.entries import Entry, EntryKind
from seachest.table import Table, TableMoment

MAX_TAKE_BACKS = 20
"""How often a seat may take something back before others learn of a decision; more would only fill the log."""
SEQ_SEPARATOR = ","
"""Between the numbers of the entries that a take-back undoes, in its body."""


@dataclass(frozen=True)
class OpenDecision:
    """A decision that others have not learned, or talk between such decisions."""

    entry: Entry
    has_choice: bool
    """Whether there was more than one legal answer."""
    stays: bool = False
    """Whether it can't be taken back itself: talk that everybody heard."""
    was_noticed: bool = False
    """Whether others know that something was decided, though not what."""

    @property
    def move(self) -> Move:
        """The decision as it stands in a record."""
        return Move(self.entry.seat, self.entry.body)


@dataclass
class OpenDecisions:
    """All decisions of a table that others have not learned yet, in the order in which they were made."""

    _made: list[OpenDecision] = field(default_factory=list)
    _base: Table | None = None
    """The table before the first of them."""
    _take_backs: Counter[Seat] = field(default_factory=Counter)
    """How often each seat has taken something back since others learned of a decision."""

    def add(self, moment: TableMoment, entry: Entry, after: Table, *, has_choice: bool, was_out_of_turn: bool) -> None:
        """Takes note of a decision that was made at a moment, and led to the table `after`."""
        if was_out_of_turn:
            if self._made:
                self._made.append(OpenDecision(entry, has_choice=True, stays=True))
            return
        secret = is_secret(after)
        may_stay_open = secret or (has_choice and after.pending() == (entry.seat,))
        if may_stay_open and not after.used_chance_since(moment):
            decision = OpenDecision(entry, has_choice, was_noticed=not secret)
            if secret:
                self._base = self._base or after.copy_at(moment)
                self._made = [*self._made, decision]
                return
            before = after.copy_at(moment)
            if is_hidden(before, entry.seat, after):
                self._base, self._made = before, [decision]
                return
        self._base, self._made = None, []
        self._take_backs.clear()

    def latest_at(self, seats: Collection[Seat]) -> float | None:
        """When one of these seats last made a decision that nobody else noticed; None if none of them did."""
        made = (
            each.entry.at for each in self._made if not (each.stays or each.was_noticed) and each.entry.seat in seats
        )
        return max(made, default=None)

    def to_take_back(self, seat: Seat) -> Sequence[OpenDecision]:
        """The decisions that a seat would undo by taking back: its last choice and forced answers after it."""
        found: list[OpenDecision] = []
        if self._take_backs[seat] >= MAX_TAKE_BACKS:
            return found
        for each in reversed(self._made):
            if each.entry.seat == seat and not each.stays:
                found.insert(0, each)
                if each.has_choice:
                    return found
        return []

    def take_back(self, seqs: Collection[int]) -> tuple[Table, bool]:
        """Undoes the decisions in these entries; returns the table without them, and whether others had noticed one."""
        assert self._base is not None
        undone = [each for each in self._made if each.entry.seq in seqs]
        self._take_backs.update({each.entry.seat for each in undone})
        self._made = [each for each in self._made if each.entry.seq not in seqs]
        table = self._base.copy()
        for each in self._made:
            table.play(each.move)
        if not any(not each.stays for each in self._made):
            self._base, self._made = None, []
        return table, any(each.was_noticed for each in undone)


def undone_body(decisions: Sequence[OpenDecision]) -> str:
    """The body of the entry that takes decisions back."""
    return SEQ_SEPARATOR.join(str(each.entry.seq) for each in decisions)


def undone_seqs(entry: Entry) -> set[int]:
    """The numbers of the entries that a take-back undoes."""
    return {int(seq) for seq in entry.body.split(SEQ_SEPARATOR)}


def standing_entries(log: Sequence[Entry]) -> list[Entry]:
    """The log without decisions that were taken back."""
    undone: set[int] = set()
    for entry in log:
        if entry.kind == EntryKind.TAKE_BACK:
            undone |= {entry.seq, *undone_seqs(entry)}
    return [entry for entry in log if entry.seq not in undone]


# --- What others know of a decision ---


def is_secret(after: Table) -> bool:
    """Whether nobody noticed the last decision but the seat that made it: spectators notice all that is public."""
    return not after.observed_actions(None)


def would_be_secret(table: Table, seat: Seat) -> bool:
    """Whether nobody would notice a decision of that seat now, because others still decide at the same moment."""
    return not table.public_actions(seat, table.legal(seat)[0])


def is_hidden(before: Table, seat: Seat, after: Table) -> bool:
    """Whether others noticed a decision without chance, but know nothing more than if another one had been made.

    Only where the same seat, and nobody else, decides and speaks before and after it: the others need not know anything
    of the table until then.
    """
    if not before.pending() == after.pending() == (seat,):
        return False
    legal, observed = before.legal(seat), after.observed_actions(None)
    if len(legal) == 1 or any(before.public_actions(seat, text) != observed for text in legal):
        return False
    if any(table.out_of_turn(each) for table in (before, after) for each in range(after.players)):
        return False
    known = _known_to_others(seat, after)
    return all(_known_to_others(seat, trial) == known for trial in _tables_after(before, seat, legal))


def _others(seat: Seat, table: Table) -> Iterator[Seat | None]:
    """All seats but one, and None for the spectators."""
    yield from (each for each in range(table.players) if each != seat)
    yield None


def _known_to_others(seat: Seat, table: Table) -> list[bytes]:
    """What each of the others knows now."""
    return [bytes(table.view_record(who).data) for who in _others(seat, table)]


def _tables_after(table: Table, seat: Seat, legal: Sequence[str]) -> Iterator[Table]:
    """The tables after each of a seat's legal decisions."""
    for text in legal:
        trial = table.copy()
        trial.act(seat, text)
        yield trial
