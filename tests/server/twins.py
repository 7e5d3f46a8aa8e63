"""Two tables that one recipient can't tell apart: what it does not know lies otherwise in the second one."""

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from seachest.notation.position import Start
from seachest.notation.record import Move
from seachest.rules.compiled import row
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.errors import Refusal
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.commands import check_decision, check_take_back
from seachest.server.tables.row import Dealer, TableRow, deal_table
from seachest.server.tables.session import TableSession
from seachest.server.updates.arrival import here_at
from seachest.server.updates.build import NO_FOLLOW_OPTIONS, FollowOptions, message_from, news_from
from seachest.server.updates.frames import encode
from seachest.table import Table
from seachest.wire.play import News
from tests.walks import Walk, guessed

TABLE = "tabletable12"
OPENED = 1000.0
SECONDS = 60
PACE = 1.0
ALL_FOLLOW_OPTIONS = FollowOptions(exact=True, points=True, board=True)
BRIEF = FollowOptions(brief=True)


def past_updates(
    row: TableRow,
    log: Sequence[Entry],
    who: Seat,
    last: int = 0,
    with_situation: bool = True,
    follow_options: FollowOptions = NO_FOLLOW_OPTIONS,
    dealer: Dealer = deal_table,
) -> Iterator[News]:
    """All updates of a recipient after a number, from the log."""
    session = TableSession(row, None, dealer)
    for entry in log:
        recipients = (who,) if session.numbers[who] >= last else ()
        for update in session.apply(entry, recipients, with_situation).values():
            update.follow_options = follow_options
            yield news_from(update)


def seat_names(players: int) -> list[str]:
    return [f"player{seat}"[:16].ljust(16, "x") for seat in range(players)]


def table_at(walk: Walk, array: Any) -> Table:
    """A table that stands where a state is."""
    table = Table(Start(walk.game, walk.players, walk.options), 0)
    table.set_state(row(array))
    return table


def fits(shown: str, text: str) -> bool:
    """Whether a decision can be what others see of one: "pass ?" is any pass."""
    return re.fullmatch(re.escape(shown).replace(r"\?", ".+"), text) is not None


@dataclass
class World:
    """A live table and its log, dealt as we like."""

    row: TableRow
    dealt: Table
    bots: frozenset[int]
    pace: float = PACE
    session: TableSession = field(init=False)
    log: list[Entry] = field(default_factory=list)
    told: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session = TableSession(self.row, self.pace, self.deal)

    def begin(self, who: int) -> None:
        for seat, name in enumerate(seat_names(self.row.players)):
            if seat in self.bots:
                self.write(who, EntryKind.SEAT_BOT, seat, "greedy", OPENED)
            else:
                self.write(who, EntryKind.SIT, seat, f'{{"player":"{name}","name":"{name}","token":"00"}}', OPENED)
        self.write(who, EntryKind.BEGIN, NOBODY, "", OPENED)

    def write(self, who: int, kind: str, seat: int, body: str, at: float) -> list[bytes]:
        """An entry of the log; what the recipient is told of it."""
        entry = Entry(self.row.id, len(self.log) + 1, at, kind, seat, f"command-{len(self.log)}", body)
        self.log.append(entry)
        updates = self.session.apply(entry, (who,)).values()
        heard, steps = (
            [message_from(replace(update, follow_options=options)) for update in updates]
            for options in (ALL_FOLLOW_OPTIONS, BRIEF)
        )
        self.told += heard
        return heard + steps

    def deal(self, row: TableRow, names: list[str]) -> Table:
        """In place of what chance would deal."""
        return self.dealt.copy()

    @property
    def table(self) -> Table:
        assert self.session.table is not None
        return self.session.table

    def seen(self, who: int) -> bytes:
        """The view of a recipient."""
        return bytes(self.session.seat_view(who).record.array.tobytes())

    def stands(self, who: int) -> tuple[int, bytes]:
        """How the table stands for a recipient, with the bytes of its view, and how much it was told."""
        return self.session.numbers[who], encode(self.session.situation(who, ALL_FOLLOW_OPTIONS))

    def here(self, who: int) -> bytes:
        """How the table stands, as told to one who comes."""
        told = list(
            past_updates(
                self.row, self.log, who, with_situation=False, follow_options=ALL_FOLLOW_OPTIONS, dealer=self.deal
            )
        )
        story, moves = [each for news in told for each in news.story], [each for news in told for each in news.moves]
        here = here_at(self.session, who, story, moves, OPENED, ALL_FOLLOW_OPTIONS)
        here.events = [each for news in told if news.events is not UNSET for each in news.events]
        return encode(here)

    def missed(self, who: int, last: int) -> list[bytes]:
        """What is told again to one who was away."""
        return [
            encode(news)
            for news in past_updates(self.row, self.log, who, last, follow_options=ALL_FOLLOW_OPTIONS, dealer=self.deal)
        ]

    def refusals(self, seat: int, texts: Sequence[str]) -> list[object]:
        """What a seat is told about decisions that it tries."""
        answers: list[object] = []
        for text in texts:
            try:
                answers.append(check_decision(self.session, seat, text))
            except Refusal as refusal:
                answers.append((refusal.code, refusal.params))
        return answers

    def bots_turns(self, who: int) -> dict[int, float]:
        """When bots seem to decide, of those who have not decided yet as far as the recipient knows."""
        asked = self.session.seat_view(who).pending()
        return {seat: at for seat, at in self.session.schedule.turns.items() if seat in self.bots and seat in asked}


class Twins:
    """A table in the middle of a game, and the same where what a recipient does not know was shuffled."""

    def __init__(self, walk: Walk, who: int, seed: int) -> None:
        self.who, self.random, self.time = who, random.Random(seed), OPENED
        self.actions = walk.game.actions
        view, _ = walk.view(who)
        other, _ = guessed(walk.game, view, who, seed=seed)
        table_row = TableRow(
            TABLE,
            walk.game.name,
            walk.players,
            dict(walk.options),
            "0" * 32,
            SECONDS,
            "anyone",
            True,
            "x" * 16,
            OPENED,
        )
        bots = frozenset(seat for seat in range(walk.players) if seat != who and self.random.random() < 0.3)
        self.differ = walk.array.tobytes() != other.tobytes()
        self.worlds = [World(table_row, table_at(walk, array), bots) for array in (walk.array, other)]
        for world in self.worlds:
            world.begin(who)
        self.lengths = [len(world.log) for world in self.worlds]
        """Of their logs, as long as they are alike."""
        self.changed_minds = 0
        """How often somebody has taken a decision back in the first world."""
        self.undecided = 0
        """How often somebody has decided in secret in the first world, and not yet in the second."""

    @property
    def alike(self) -> bool:
        """Whether the recipient still knows the same of both; what is dealt later tells them apart."""
        one, two = self.worlds
        return one.seen(self.who) == two.seen(self.who)

    def step(self) -> bool:
        """One decision in the first world, and one that looks the same in the second; False if there is none."""
        one, two = self.worlds
        self.time += self.random.random() * 20
        able = [seat for seat in one.table.pending() if seat in two.session.seat_view(self.who).pending()]
        if not able:
            return False
        seat = self.random.choice(able)
        text = self.random.choice(one.table.legal(seat))
        trial = one.table.copy()
        trial.act(seat, text)
        watcher = None if self.who == NOBODY else self.who
        noticed = trial.observed_actions(watcher)
        told = trial.observed_actions(None)
        answer = self._answer(two, watcher, Move(seat, text), noticed, told)
        if answer is None:
            return False
        before = [world.stands(self.who) for world in self.worlds]
        heard = [one.write(self.who, EntryKind.MOVE, seat, text, self.time)]
        if noticed or seat in one.bots or self.random.random() < 0.5:  # else a person still thinks in the second world
            heard.append(two.write(self.who, EntryKind.MOVE, seat, answer, self.time))
        else:
            heard.append([])
            self.undecided += 1
        if not self.alike:
            return False
        assert heard[0] == heard[1]
        assert bool(heard[0]) == bool(noticed)
        assert bool(told) == (one.session.updated == self.time)
        if not noticed:
            assert [world.stands(self.who) for world in self.worlds] == before
        self._change_mind(seat)
        if not one.table.pending():
            return False  # now everything may be told
        self.lengths = [len(world.log) for world in self.worlds]
        return True

    def _change_mind(self, seat: int) -> None:
        """Where a seat may take its decision back, it does so in the first world, and decides again.

        The recipient must notice nothing of either.
        """
        one, _ = self.worlds
        if seat == self.who or seat in one.bots or not one.session.take_back_texts(seat):
            return
        stands, clock, updated = one.stands(self.who), one.session.schedule.clock, one.session.updated
        deciding = one.session.seat_view(self.who).pending()
        taken = check_take_back(one.session, self.time, seat)
        assert not one.write(self.who, taken.kind, seat, taken.body, self.time)
        assert one.stands(self.who) == stands
        text = self.random.choice(one.table.legal(seat))
        assert not one.write(self.who, EntryKind.MOVE, seat, text, self.time)
        assert one.stands(self.who) == stands
        assert (one.session.schedule.clock, one.session.updated) == (clock, updated)
        assert one.session.seat_view(self.who).pending() == deciding
        self.changed_minds += 1

    def _answer(
        self, two: World, watcher: int | None, made: Move, noticed: Sequence[Move], told: Sequence[Move]
    ) -> str | None:
        """What the seat does in the second world, after those who have decided in secret have done so there too.

        Where there is nothing that looks the same, nothing happens in the second world.
        """
        table, first = two.table.copy(), list[Move]()
        if len(told) > 1:
            for move in told:
                if move.seat not in (made.seat, watcher) and move.seat in table.pending():
                    choices = [text for text in table.legal(move.seat) if fits(move.text, text)]
                    if not choices:
                        return None
                    first.append(Move(move.seat, self.random.choice(choices)))
                    table.play(first[-1])
        answer = self._same_looking(table, watcher, made, noticed)
        if answer is not None:
            for move in first:
                assert not two.write(self.who, EntryKind.MOVE, move.seat, move.text, self.time)
        return answer

    def _same_looking(self, table: Table, watcher: int | None, made: Move, noticed: Sequence[Move]) -> str | None:
        """A decision in the second world that looks like one that was made in the first; None if none does."""
        if made.seat not in table.pending():
            return None
        legal = table.legal(made.seat)
        if made.seat == watcher:
            assert made.text in legal
            return made.text
        for text in sorted(legal, key=lambda text: (text != made.text, self.random.random())):
            trial = table.copy()
            trial.act(made.seat, text)
            if trial.observed_actions(watcher) == noticed:
                return text
        return None

    def check(self) -> None:
        """Everything that the recipient can be told or can ask for."""
        one, two = self.worlds
        assert one.told == two.told
        assert one.here(self.who) == two.here(self.who)
        last = self.random.randint(0, one.session.numbers[self.who])
        assert one.missed(self.who, last) == two.missed(self.who, last) == one.told[last:]
        assert encode(one.session.info()) == encode(two.session.info())
        assert one.session.schedule.clock == two.session.schedule.clock
        for seat in one.bots_turns(self.who).keys() & two.bots_turns(self.who).keys():
            assert one.session.schedule.turns[seat] == two.session.schedule.turns[seat]
        assert one.session.updated == two.session.updated
        if self.who != NOBODY:
            me = seat_names(one.row.players)[self.who]
            assert one.session.deciding(me) == two.session.deciding(me)
            texts = self.tries()
            assert one.refusals(self.who, texts) == two.refusals(self.who, texts)

    def tries(self) -> list[str]:
        """Decisions that make no sense, or might make some."""
        return ["resign", "\u2603", *random.Random(len(self.worlds[0].log)).choices(self.actions, k=6)]
