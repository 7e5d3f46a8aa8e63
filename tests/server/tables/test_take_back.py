"""Decisions are taken back while nobody has learned anything: by the log alone, unnoticed by everybody else."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

import seachest
from seachest.rules.game import NOBODY, Game, game_named
from seachest.rules.types import Seat
from seachest.server.accounts.people import Player
from seachest.server.errors import Refusal
from seachest.server.storage.entries import Entry, EntryKind, NewEntry
from seachest.server.tables.commands import check_decision, check_take_back, command_from
from seachest.server.tables.replays import replay_moments
from seachest.server.tables.row import TableRow, deal_table
from seachest.server.tables.session import TableSession
from seachest.server.tables.take_back import MAX_TAKE_BACKS, standing_entries
from seachest.table import Table
from seachest.view_bytes import record_bytes
from seachest.wire.play import Act, Done, Here, TakeBack
from tests.server.rooms import ANNA, BERT, Ear, Room, room
from tests.server.twins import table_at
from tests.walks import every_table, guessed, positions

OPENED, SECONDS, STEP_S = 1000.0, 60, 0.5
SEA, SALT, DOLORES = ("sea-or-shore", 3), ("sea-salt-paper", 2), ("dolores", 2)


@dataclass
class Played:
    """A table of people, played by its log."""

    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict)
    seed: str = "0" * 31 + "1"
    dealt: Table | None = None
    """In place of what chance would deal."""

    def __post_init__(self) -> None:
        options = dict(game_named(self.game).check_options(self.options, self.players))
        self.row = TableRow(
            "tabletable12", self.game, self.players, options, self.seed, SECONDS, "anyone", True, "a" * 16, OPENED
        )
        self.session = TableSession(self.row, 1.0, self.deal)
        self.log: list[Entry] = []
        self.at = OPENED
        for seat in range(self.players):
            name = f"player{seat}"
            self.write(NewEntry(EntryKind.SIT, seat, f'{{"player":"{name}","name":"{name}","token":"00"}}'))
        self.write(NewEntry(EntryKind.BEGIN, NOBODY))

    @property
    def table(self) -> Table:
        assert self.session.table is not None
        return self.session.table

    def deal(self, row: TableRow, names: list[str]) -> Table:
        """The table at its begin."""
        return deal_table(row, names) if self.dealt is None else self.dealt.copy()

    def write(self, new: NewEntry) -> set[Seat]:
        """Adds an entry; returns who noticed something, with NOBODY for the spectators."""
        self.at += STEP_S
        entry = Entry(self.row.id, len(self.log) + 1, self.at, new.kind, new.seat, f"command{len(self.log)}", new.body)
        self.log.append(entry)
        before = list(self.session.numbers)
        self.session.apply(entry)
        return {who for who in self.session.recipients() if self.session.numbers[who] != before[who]}

    def act(self, seat: Seat, text: str | None = None) -> set[Seat]:
        """A decision, the first legal one unless told."""
        return self.write(check_decision(self.session, seat, text or self.table.legal(seat)[0]))

    def take_back(self, seat: Seat) -> set[Seat]:
        return self.write(check_take_back(self.session, self.at, seat))

    def open(self, seat: Seat) -> list[str]:
        """What a seat is told that it may take back."""
        situation = self.session.situation(seat)
        assert situation is not None
        return situation.take_back

    def known_to(self, who: Seat) -> tuple[int, bytes, object]:
        """What a recipient was told and knows."""
        return self.session.numbers[who], self.session.view_bytes(who), self.session.situation(who)

    def play_on(self, verb: str) -> Seat:
        """Plays until some seat has a choice of that kind; returns the seat."""
        while True:
            for seat in self.table.pending():
                legal = self.table.legal(seat)
                if len(legal) > 1 and legal[0].split()[0] == verb:
                    return seat
            self.act(self.table.pending()[0])


# --- What may be taken back, and until when -----------------------------------------------------------------------


def test_card_and_half_are_taken_back_one_after_the_other_until_the_whole_card_is_decided() -> None:
    played = Played(*SEA)
    seat = played.play_on("plus")  # cards may be added, so the half that is shown does not decide the card yet
    card, half = (entry.body for entry in played.log[-2:])
    assert played.open(seat) == [half]
    assert played.take_back(seat) == {seat}
    assert played.open(seat) == [card]
    assert half in played.table.legal(seat)
    assert played.take_back(seat) == {seat}
    assert played.open(seat) == []
    assert card in played.table.legal(seat)
    while played.act(seat) == {seat}:
        assert played.open(seat)
    assert played.open(seat) == []


def test_an_answer_without_a_choice_is_not_taken_back() -> None:
    played = Played("sea-or-shore", 3, {"hand": 1, "rounds": 1})
    assert played.table.is_forced(0)
    played.act(0)
    assert played.open(0) == []


def test_a_passed_card_is_taken_back_until_the_last_has_chosen() -> None:
    played = Played(*SEA)
    first, second = played.table.legal(0)[:2]
    played.act(0, first)
    played.act(1)
    assert played.take_back(0) == {0}
    played.act(0, second)
    assert played.open(0) == [second]
    assert played.open(1) == []  # there was no choice
    played.act(2)
    assert [played.open(seat) for seat in range(3)] == [[], [], []]
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        played.take_back(0)
    assert f"0 {second}" in played.table.moves(0)
    assert f"0 {first}" not in played.table.moves(0)


@pytest.mark.parametrize("verb", ["peace", "drop"])
def test_a_gesture_and_a_drop_are_taken_back_until_the_other_has_chosen(verb: str) -> None:
    for number in range(300):
        played = Played(*DOLORES, seed=f"{number:032x}")
        while played.table.pending():
            pending = played.table.pending()
            legal = [played.table.legal(seat) for seat in pending]
            if len(pending) == 2 and all(len(each) > 1 and each[0].split()[0] == verb for each in legal):
                played.act(pending[0], legal[0][0])
                assert played.take_back(pending[0]) == {pending[0]}
                played.act(pending[0], legal[0][1])
                assert played.open(pending[0]) == [legal[0][1]]
                played.act(pending[1])
                assert played.open(pending[0]) == played.open(pending[1]) == []
                return
            played.act(pending[0], legal[0][-1])
    raise AssertionError(f"nobody could {verb}")


@pytest.mark.parametrize("verb", ["bet", "hands"])
def test_a_bet_and_a_pair_of_hands_are_taken_back_until_the_last_has_chosen(verb: str) -> None:
    played, seat = played_from(game_named("dolores"), 3, verb)
    known = [played.known_to(who) for who in (*range(3), NOBODY) if who != seat]
    one, two = played.table.legal(seat)[:2]
    played.act(seat, one)
    assert played.open(seat) == [one]
    assert played.take_back(seat) == {seat}
    played.act(seat, two)
    assert [played.known_to(who) for who in (*range(3), NOBODY) if who != seat] == known
    while len(others := played.table.pending()) > 1:
        played.act(others[0])
        assert played.open(seat) == [two]
    played.act(others[0])
    assert played.open(seat) == []
    assert f"{seat} {two}" in played.table.moves(seat)


def played_from(game: Game, players: int, verb: str) -> tuple[Played, Seat]:
    """A table at which a seat has a choice of that kind at the same moment as others, and the seat."""
    for walk in positions(game, players, 3000, 5):
        for seat in walk.pending:
            texts = [game.actions[action] for action in walk.legal(seat)]
            if len(walk.pending) > 1 and len(texts) > 1 and texts[0].split()[0] == verb:
                return Played(game.name, players, dict(walk.options), dealt=table_at(walk, walk.array)), seat
    raise AssertionError(f"nobody could {verb}")


def test_an_announcement_stays_when_a_gesture_before_it_is_taken_back() -> None:
    for number in range(100):
        played = Played("dolores", 3, {"talk": True}, f"{number:032x}")
        seat = played.play_on("peace")
        speakers = [each for each in range(3) if each != seat and played.table.out_of_turn(each)]
        if speakers:
            break
    played.act(seat, "fight")
    said = played.table.out_of_turn(speakers[0])[0]
    assert played.act(speakers[0], said) == {*range(3), NOBODY}
    assert played.take_back(seat) == {seat}
    assert "fight" in played.table.legal(seat)
    assert f"{speakers[0]} {said}" in played.table.moves(None)


def test_a_kept_card_is_taken_back_until_the_discard_and_the_other_notices_nothing() -> None:
    played = Played(*SALT)
    seat = played.table.pending()[0]
    played.act(seat, "draw")
    one, two = played.table.legal(seat)
    played.act(seat, one)
    known = [played.known_to(who) for who in (1 - seat, NOBODY)]
    assert played.open(seat) == [one]
    assert played.take_back(seat) == {seat}
    assert [played.known_to(who) for who in (1 - seat, NOBODY)] == known
    assert played.act(seat, two) == {seat}
    assert [played.known_to(who) for who in (1 - seat, NOBODY)] == known
    assert played.act(seat) == {0, 1, NOBODY}
    assert played.open(seat) == []
    assert [move for move in played.table.moves(seat) if "keep" in move] == [f"{seat} {two}"]


def test_what_the_others_see_while_a_kept_card_is_taken_back_is_what_they_saw() -> None:
    """Also with an update about something else."""
    played = Played(*SALT)
    seat = played.table.pending()[0]
    played.act(seat, "draw")
    played.act(seat)
    view = played.session.view_bytes(1 - seat)
    played.take_back(seat)
    played.write(NewEntry(EntryKind.LEAVE, 1 - seat))
    assert played.session.view_bytes(1 - seat) == view
    assert played.session.view_bytes(seat) != view


def test_nothing_is_taken_back_across_chance() -> None:
    played = Played(*SALT)
    seat = played.table.pending()[0]
    played.act(seat, "draw")
    assert played.open(seat) == []
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        played.take_back(seat)


@pytest.mark.parametrize(("name", "players"), every_table())
def test_who_may_take_a_decision_back_has_learned_nothing_by_it(name: str, players: int) -> None:
    """Whatever the seat did not know before: the same decision leads to the same knowledge."""
    looked_at = 0
    for number, walk in enumerate(positions(game_named(name), players, 600, players)):
        for seat in walk.pending:
            before = table_at(walk, walk.array)
            text = before.legal(seat)[number % len(before.legal(seat))]
            session = TableSession(
                TableRow("t", name, players, dict(walk.options), "0" * 32, None, "anyone", True, "a", OPENED),
                None,
                lambda row, names, table=before: table.copy(),  # type: ignore[misc]  # bound now
            )
            session.apply(Entry("t", 1, OPENED, EntryKind.BEGIN, NOBODY, "begin", ""))
            session.apply(Entry("t", 2, OPENED, EntryKind.MOVE, seat, "move", text))
            if not session.take_back_texts(seat):
                continue
            looked_at += 1
            view, _ = walk.view(seat)
            guess, _ = guessed(walk.game, view, seat, seed=number)
            other = table_at(walk, guess)
            other.act(seat, text)
            assert record_bytes(other.seat_view(seat)) == session.view_bytes(seat)
    assert looked_at > 10


# --- Time, and what stands ------------------------------------------------------------------------------------------


def test_no_time_is_given_back() -> None:
    played = Played(*SALT)
    seat = played.table.pending()[0]
    played.act(seat, "draw")
    played.act(seat)
    clock = played.session.schedule.clock
    played.take_back(seat)
    assert played.session.schedule.clock == clock
    played.act(seat)
    assert played.session.schedule.clock == clock


def test_once_the_time_is_up_nothing_is_taken_back() -> None:
    played = Played(*SEA)
    played.act(0)
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        check_take_back(played.session, OPENED + 10 * SECONDS, 0)


def test_nobody_takes_back_while_a_bot_plays_for_them() -> None:
    played = Played(*SEA)
    played.act(0)
    played.write(NewEntry(EntryKind.AWAY, 0))
    assert played.open(0) == []
    with pytest.raises(Refusal, match="away"):
        played.take_back(0)


def test_a_seat_takes_back_only_so_often_until_something_happens() -> None:
    played = Played(*SEA)
    for _ in range(MAX_TAKE_BACKS):
        played.act(0)
        played.take_back(0)
    played.act(0)
    assert played.open(0) == []
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        played.take_back(0)
    played.act(1)
    played.act(2)
    seat = played.table.pending()[0]
    played.act(seat)
    assert played.open(seat)


def test_records_and_replays_hold_what_stood() -> None:
    played = Played("sea-or-shore", 3, {"hand": 3, "rounds": 1})
    while played.table.pending():
        seat = played.table.pending()[0]
        played.act(seat)
        if played.open(seat) and len(played.log) % 2:
            played.take_back(seat)
    stood = [entry.body for entry in standing_entries(played.log) if entry.kind == EntryKind.MOVE]
    assert EntryKind.TAKE_BACK in {entry.kind for entry in played.log}
    record = played.table.record()
    assert sorted(move.partition(" ")[2] for move in record["moves"]) == sorted(stood)
    assert seachest.load(record).result() == played.table.result()
    total, moments = replay_moments(played.row, played.log, 0, 0, 1000)
    assert total == len(moments)
    shown = [move for moment in moments for move in moment.moves if move.startswith("0 ")]
    assert shown == [move for move in record["moves"] if move.startswith("0 ")]


def test_a_table_that_is_read_from_its_log_again_stands_as_it_stood() -> None:
    for game in (SEA, SALT, DOLORES):
        played = Played(*game)
        for _ in range(12):
            seat = played.table.pending()[0]
            played.act(seat)
            if played.open(seat) and len(played.log) % 3 == 0:
                played.take_back(seat)
        again = TableSession(played.row, 1.0)
        for entry in played.log:
            again.apply(entry)
        for who in played.session.recipients():
            assert again.view_bytes(who) == played.session.view_bytes(who)
            assert again.situation(who) == played.session.situation(who)
        assert again.numbers == played.session.numbers


# --- Over the service -----------------------------------------------------------------------------------------------


async def submit(place: Room, player: Player, message: Act | TakeBack, ear: Ear | None = None) -> None:
    await place.service.submit(command_from(message, player, None), ear)


@pytest.mark.anyio
async def test_the_seat_gets_the_whole_table_and_nobody_else_hears_anything(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        story = await story_of_the_deal(place, table)
        ears = anna, bert, looker = Ear(0), Ear(1), Ear()
        for ear in ears:
            await place.service.follow(table, ear, None)
        await submit(place, ANNA, Act(table=table, id="one", text="fight"), anna)
        for ear in ears:
            ear.heard.clear()
        await submit(place, ANNA, TakeBack(table=table, id="two"), anna)
        await submit(place, ANNA, TakeBack(table=table, id="two"), anna)  # sent again, done once
        here, done, _ = anna.heard
        assert isinstance(here, Here)
        assert done == Done(table=table, id="two")
        assert here.moves == []
        assert here.story == story
        assert here.situation is not None
        assert here.situation.take_back == []
        assert "fight" in [choice.text for choice in here.situation.choices]
        assert bert.heard == looker.heard == []
        await submit(place, ANNA, Act(table=table, id="three", text="peace"), anna)
        assert anna.news()[-1].number == here.number + 1


async def story_of_the_deal(place: Room, table: str) -> object:
    """What a spectator is told, who has seen no decision."""
    ear = Ear()
    await place.service.follow(table, ear, None)
    return next(each.story for each in ear.heard if isinstance(each, Here))


@pytest.mark.anyio
async def test_who_comes_back_after_a_take_back_gets_what_stands(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        last = (await place.service.session(table)).numbers[0]
        await submit(place, ANNA, Act(table=table, id="one", text="fight"))
        await submit(place, ANNA, TakeBack(table=table, id="two"))
        await submit(place, ANNA, Act(table=table, id="three", text="peace"))
        for known in (last, last + 1):
            ear = Ear(0)
            await place.service.follow(table, ear, known)
            here = ear.heard[0]
            assert isinstance(here, Here)
            assert here.moves == ["0 peace"]
        ear = Ear(0)
        await place.service.follow(table, ear, last + 2)
        assert [news.moves for news in ear.news()] == [["0 peace"]]


@pytest.mark.anyio
async def test_another_worker_takes_back_what_this_one_has_stored(tmp_path: Path) -> None:
    url = str(tmp_path / "server.db")
    async with room(url) as here, room(url) as there:
        table = await here.begun()
        await submit(here, ANNA, Act(table=table, id="one", text="fight"))
        await submit(there, ANNA, TakeBack(table=table, id="two"))
        await submit(there, ANNA, Act(table=table, id="three", text="peace"))
        await submit(there, BERT, Act(table=table, id="four", text="peace"))
        assert (await there.service.session(table)).table is not None
        moves = [entry.kind for entry in await here.journal.after(table, 0)]
        assert moves[-4:] == [EntryKind.MOVE, EntryKind.TAKE_BACK, EntryKind.MOVE, EntryKind.MOVE]
