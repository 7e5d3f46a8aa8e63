"""One playthrough of a game: the deal that chance draws, the table, and what each seat has observed on the way."""

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple, Self

from seachest.envs.openspiel.parameters import GameSetting
from seachest.rules.chance import new_dice
from seachest.rules.compiled import Cells, actions_in
from seachest.rules.game import NOBODY
from seachest.rules.types import Action, Seat
from seachest.table import BareTable

CHANCE, TERMINAL = -1, -4
"""As OpenSpiel numbers them (`pyspiel.PlayerId`)."""

DIGEST_BYTES = 16
BEFORE_THE_DEAL = "before the deal"
DICE_RANGE = 2**32


class SpielTable(BareTable):
    """A table in numbers, with what OpenSpiel asks for beside."""

    def next_seat(self, preferred: Seat) -> Seat:
        """Who decides next: of several at the same moment the preferred seat, else the lowest."""
        waiting = int(self.game.pending(self._state))
        if not waiting:
            return TERMINAL
        if preferred >= 0 and waiting >> preferred & 1:
            return preferred
        return (waiting & -waiting).bit_length() - 1

    def choices(self, seat: Seat) -> list[Action]:
        """The numbers of all that a seat may do now, in ascending order."""
        words = self.game.new_mask()
        self.game.legal(self._state, seat, words)
        return actions_in(words, self.game.mask_words)

    def decide(self, seat: Seat, action: Action) -> None:
        """Carries out an action that was found legal."""
        self.game.act(self._state, seat, action)

    def public_actions(self, seat: Seat, action: Action) -> list[tuple[Seat, str]]:
        """What all others will observe when the action is carried out, each thing with the seat that decided it."""
        return self.game.public_actions(self._state, seat, action)

    def seen(self) -> dict[Seat, bytes]:
        """What each seat and the spectator (NOBODY) know, as bytes that are equal exactly if one knows the same."""
        record = self.game.new_state()
        found = {}
        for owner in range(NOBODY, self.players):
            self.game.view(self._state, owner, record)
            found[owner] = bytes(record.array.tobytes())
        return found

    def guessed(self, seat: Seat, dice: Cells) -> Self:
        """A table that the seat can't tell from this one; all it does not know is random."""
        twin = self.copy()
        twin._state = self.seat_view(seat).record
        self.game.guess(twin._state, seat, dice)
        return twin


def dealt_table(setting: GameSetting, deal: int) -> SpielTable:
    """The table of a deal."""
    if setting.small is not None:
        return setting.small.table_of(SpielTable, deal)
    return SpielTable(setting.start, setting.table_seed(deal))


# --- What was observed ---------------------------------------------------------------------------------------------


class SeatNotes(NamedTuple):
    """All that one seat (or the spectator) has observed: moves in words, and a digest of everything it ever saw."""

    moves: str
    digest: bytes
    seen: bytes

    def then(self, observed: str, seen: bytes) -> "SeatNotes":
        """The notes after something has happened; these ones if nothing of it was observed."""
        if not observed and seen == self.seen:
            return self
        # The digest before and the view have a fixed size, so what is put together here can be taken apart again.
        return SeatNotes(self.moves + observed, digest_of(self.digest + seen + observed.encode()), seen)

    def __str__(self) -> str:
        return f"{self.moves} | {self.digest.hex()}"


def digest_of(told: bytes) -> bytes:
    """A digest that differs wherever its input does, for all practical purposes."""
    return blake2b(told, digest_size=DIGEST_BYTES).digest()


def first_notes(table: SpielTable, before: str = "") -> dict[Seat, SeatNotes]:
    """The notes of each seat and the spectator right after the deal, or after all of them got `before`."""
    notes = {}
    for owner, seen in table.seen().items():
        name = "spectator" if owner == NOBODY else f"seat {owner}"
        notes[owner] = SeatNotes(f"{name}:{before}", digest_of(seen), seen)
    return notes


def observed_by(owner: Seat, made: tuple[Seat, str], public_actions: list[tuple[Seat, str]]) -> list[tuple[Seat, str]]:
    """What a seat observes of a decision: its own one whole, those of others as far as they are public."""
    own = [made] if made[0] == owner else []
    return own + [move for move in public_actions if move[0] != owner]


def _in_words(moves: list[tuple[Seat, str]]) -> str:
    return "".join(f" {seat} {text}," for seat, text in moves)


class TableMemory:
    """The notes of all seats at a moment of the playthrough, and the table as it was then."""

    def __init__(self, table: SpielTable, notes: dict[Seat, SeatNotes]) -> None:
        self._table, self._notes = table, notes

    @classmethod
    def of_deal(cls, table: SpielTable) -> "TableMemory":
        """The memory right after the deal."""
        return cls(table, first_notes(table))

    def of(self, owner: Seat) -> SeatNotes:
        """The notes of a seat, or of NOBODY."""
        return self._notes[owner]

    def after(self, moves: list[tuple[Seat, Action]]) -> "TableMemory":
        """The memory after these moves, each a seat and its action."""
        table, notes = self._table.copy(), self._notes
        for seat, action in moves:
            public_actions = table.public_actions(seat, action)
            table.decide(seat, action)
            made = (seat, table.game.actions[action])
            notes = {
                owner: notes[owner].then(_in_words(observed_by(owner, made, public_actions)), seen)
                for owner, seen in table.seen().items()
            }
        return TableMemory(table, notes)

    def guessed(self, seat: Seat, table: SpielTable) -> "TableMemory":
        """The memory at a table that one seat has guessed.

        The seat itself remembers what it did; of the others it only knows what everybody has observed, and that they
        know what they see at that table.
        """
        public = self.of(NOBODY).moves.partition(":")[2]
        own = {owner: self.of(owner) for owner in (seat, NOBODY)}
        return TableMemory(table.copy(), first_notes(table, public) | own)


# --- One playthrough -----------------------------------------------------------------------------------------------


class Playthrough:
    """One game from its first chance node on; copied often, so it is small, and shares what does not change.

    What was observed is written down only when somebody asks for it: `_moves` are those since `_memory`.
    """

    __slots__ = ("_choices", "_memory", "_moves", "_table", "digits", "seat", "setting")

    def __init__(self, setting: GameSetting) -> None:
        self.setting = setting
        self.digits: tuple[int, ...] = ()
        self.seat = CHANCE
        self._table: SpielTable | None = None
        self._choices: list[Action] | None = None
        self._memory: TableMemory | None = None
        self._moves: list[tuple[Seat, Action]] = []

    @property
    def table(self) -> SpielTable | None:
        """The table; none before the deal."""
        return self._table

    @property
    def deal(self) -> int | None:
        """The number of the deal, if chance has drawn it (a guessed table has none)."""
        if len(self.digits) < self.setting.digits:
            return None
        number = 0
        for digit in self.digits:
            number = number * self.setting.digit_values + digit
        return number

    def draw(self, digit: int) -> None:
        """Chance draws one more digit of the deal; after the last one cards are dealt."""
        if not 0 <= digit < self.setting.digit_values:
            raise ValueError(f"chance outcome: {digit} is not between 0 and {self.setting.digit_values - 1}")
        self.digits += (digit,)
        deal = self.deal
        if deal is not None:
            self._table = dealt_table(self.setting, deal)
            self._memory = None
            self._go_on(self._table)

    def choices(self) -> list[Action]:
        """What the seat that decides may do."""
        if self._choices is None:
            self._choices = self._table.choices(self.seat) if self._table and self.seat >= 0 else []
        return self._choices

    def decide(self, action: Action) -> None:
        """The seat that decides takes a legal action; an illegal one is refused, and changes nothing."""
        assert self._table is not None
        if action not in self.choices():
            self._table.take(self.seat, action)
        self._moves.append((self.seat, action))
        self._table.decide(self.seat, action)
        self._go_on(self._table)

    def _go_on(self, table: SpielTable) -> None:
        self.seat = table.next_seat(NOBODY)
        self._choices = None

    def notes(self, owner: Seat) -> str:
        """All that a seat (NOBODY: a spectator) has observed, as a text."""
        if self._table is None:
            return BEFORE_THE_DEAL
        notes = self._memory_now().of(owner)
        if self.setting.small is None:
            return str(notes)
        return f"{notes.moves} | {self._known(owner)} | {notes.digest.hex()}"

    def _known(self, owner: Seat) -> str:
        """What a seat sees now that a spectator did not see at the beginning, as JSON."""
        assert self._table is not None
        public = self.setting.small_beginning
        view = self._table.view(None if owner == NOBODY else owner)
        return json.dumps({name: value for name, value in view.items() if name != "legal" and value != public[name]})

    def _memory_now(self) -> TableMemory:
        if self._memory is None:
            assert self.deal is not None  # a guessed table comes with a memory
            self._memory = TableMemory.of_deal(dealt_table(self.setting, self.deal))
        if self._moves:
            self._memory = self._memory.after(self._moves)
            self._moves = []
        return self._memory

    def worth(self) -> list[float]:
        """What the game was worth to each seat; zeros until it is over."""
        if self._table is None or self.seat != TERMINAL:
            return [0.0] * self.setting.start.players
        worth: list[float] = self._table.rewards(self.setting.rewards).tolist()
        return worth

    def guessed(self, seat: Seat, random: Callable[[], float]) -> "Playthrough":
        """A playthrough that goes on at a table that the seat can't tell from the true one.

        Secret choices of others that the seat waits for are open there, and follow after the one whose turn it is.
        """
        if self._table is None:
            return self.__deepcopy__({})
        dice = new_dice(sum(int(random() * DICE_RANGE) << shift for shift in (0, 32, 64)))
        twin = Playthrough(self.setting)
        twin._table = self._table.guessed(seat, dice)
        twin._memory = self._memory_now().guessed(seat, twin._table)
        twin.seat = twin._table.next_seat(self.seat)
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "Playthrough":
        twin = Playthrough.__new__(Playthrough)
        twin.setting, twin.digits, twin.seat = self.setting, self.digits, self.seat
        twin._table = None if self._table is None else self._table.copy()
        twin._choices, twin._memory, twin._moves = self._choices, self._memory, self._moves[:]
        return twin
