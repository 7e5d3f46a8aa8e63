"""The course of one play: the deal that chance draws, the table, and what each seat has noticed on the way."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple, Self

from seachest.envs.openspiel.parameters import Setting
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


class Play(BareTable):
    """A table in numbers with what OpenSpiel asks for beside."""

    def next_seat(self, preferred: int) -> Seat:
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

    def public_actions(self, seat: Seat, action: Action) -> list[tuple[int, str]]:
        """What all others will notice when the action is carried out."""
        return self.game.public_actions(self._state, seat, action)

    def seen(self) -> dict[int, bytes]:
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


# --- What was noticed ----------------------------------------------------------------------------------------------


class Notes(NamedTuple):
    """All that one seat (or the spectator) has noticed: moves in words, and a digest of everything it ever saw."""

    moves: str
    digest: bytes
    seen: bytes

    def then(self, noticed: str, seen: bytes) -> "Notes":
        """The notes after something has happened; the same ones if nothing of it was noticed."""
        if not noticed and seen == self.seen:
            return self
        # The digest before and the view have a fixed size, so what is put together here can be taken apart again.
        return Notes(self.moves + noticed, digest_of(self.digest + seen + noticed.encode()), seen)

    def __str__(self) -> str:
        return f"{self.moves} | {self.digest.hex()}"


def digest_of(told: bytes) -> bytes:
    """A digest that tells apart all that is ever told."""
    return blake2b(told, digest_size=DIGEST_BYTES).digest()


def first_notes(play: Play, before: str = "") -> dict[int, Notes]:
    """What all notice who have just sat down, and have been told what happened before."""
    notes = {}
    for owner, seen in play.seen().items():
        name = "spectator" if owner == NOBODY else f"seat {owner}"
        notes[owner] = Notes(f"{name}:{before}", digest_of(seen), seen)
    return notes


def noticed_by(owner: Seat, made: tuple[int, str], public_actions: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """What somebody notices of a decision: the own one whole, those of others as far as they are public."""
    own = [made] if made[0] == owner else []
    return own + [move for move in public_actions if move[0] != owner]


def _in_words(moves: list[tuple[int, str]]) -> str:
    return "".join(f" {seat} {text}," for seat, text in moves)


class Memory:
    """Everybody's notes at a moment of the play, and the table as it was then."""

    def __init__(self, play: Play, notes: dict[int, Notes]) -> None:
        self._play, self._notes = play, notes

    @classmethod
    def of_deal(cls, play: Play) -> "Memory":
        """The memory of all when cards have just been dealt."""
        return cls(play, first_notes(play))

    def of(self, owner: Seat) -> Notes:
        """The notes of a seat, or of NOBODY."""
        return self._notes[owner]

    def after(self, moves: list[tuple[int, int]]) -> "Memory":
        """The memory after these moves, each a seat and its action."""
        play, notes = self._play.copy(), self._notes
        for seat, action in moves:
            public_actions = play.public_actions(seat, action)
            play.decide(seat, action)
            made = (seat, play.game.actions[action])
            notes = {
                owner: notes[owner].then(_in_words(noticed_by(owner, made, public_actions)), seen)
                for owner, seen in play.seen().items()
            }
        return Memory(play, notes)

    def guessed(self, seat: Seat, play: Play) -> "Memory":
        """What all remember at a table that one seat has guessed.

        The seat itself remembers what it does; of the others it only knows what everybody has noticed, and that they
        know what they see at that table.
        """
        public = self.of(NOBODY).moves.partition(":")[2]
        own = {owner: self.of(owner) for owner in (seat, NOBODY)}
        return Memory(play.copy(), first_notes(play, public) | own)


# --- One play ------------------------------------------------------------------------------------------------------


class Course:
    """One play from the first chance node on; copied often, so it is small, and shares what does not change.

    What was noticed is written down only when somebody asks for it: `moves` are those since `memory`.
    """

    __slots__ = ("_choices", "_memory", "_moves", "_play", "digits", "seat", "setting")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.digits: tuple[int, ...] = ()
        self.seat = CHANCE
        self._play: Play | None = None
        self._choices: list[int] | None = None
        self._memory: Memory | None = None
        self._moves: list[tuple[int, int]] = []

    @property
    def play(self) -> Play | None:
        """The table; none before the deal."""
        return self._play

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
            self._play = Play(self.setting.start, self.setting.table_seed(deal))
            self._memory = None
            self._go_on(self._play)

    def choices(self) -> list[Action]:
        """What the seat that decides may do."""
        if self._choices is None:
            self._choices = self._play.choices(self.seat) if self._play and self.seat >= 0 else []
        return self._choices

    def decide(self, action: Action) -> None:
        """The seat that decides takes a legal action; an illegal one is refused, and changes nothing."""
        assert self._play is not None
        if action not in self.choices():
            self._play.take(self.seat, action)
        self._moves.append((self.seat, action))
        self._play.decide(self.seat, action)
        self._go_on(self._play)

    def _go_on(self, play: Play) -> None:
        self.seat = play.next_seat(NOBODY)
        self._choices = None

    def notes(self, owner: Seat) -> str:
        """All that a seat (NOBODY: a spectator) has noticed, as a text."""
        if self._play is None:
            return BEFORE_THE_DEAL
        return str(self._memory_now().of(owner))

    def _memory_now(self) -> Memory:
        if self._memory is None:
            assert self.deal is not None  # a guessed table comes with a memory
            self._memory = Memory.of_deal(Play(self.setting.start, self.setting.table_seed(self.deal)))
        if self._moves:
            self._memory = self._memory.after(self._moves)
            self._moves = []
        return self._memory

    def worth(self) -> list[float]:
        """What the game was worth to each seat; zeros until it is over."""
        if self._play is None or self.seat != TERMINAL:
            return [0.0] * self.setting.start.players
        worth: list[float] = self._play.rewards(self.setting.rewards).tolist()
        return worth

    def guessed(self, seat: Seat, random: Callable[[], float]) -> "Course":
        """The same play at a table that the seat can't tell from this one.

        Secret choices of others that the seat waits for are open there, and follow after the one whose turn it is.
        """
        if self._play is None:
            return self.__deepcopy__({})
        dice = new_dice(sum(int(random() * DICE_RANGE) << shift for shift in (0, 32, 64)))
        twin = Course(self.setting)
        twin._play = self._play.guessed(seat, dice)
        twin._memory = self._memory_now().guessed(seat, twin._play)
        twin.seat = twin._play.next_seat(self.seat)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        twin = Course.__new__(Course)
        twin.setting, twin.digits, twin.seat = self.setting, self.digits, self.seat
        twin._play = None if self._play is None else self._play.copy()
        twin._choices, twin._memory, twin._moves = self._choices, self._memory, self._moves[:]
        return twin
