"""The swarm: it plays whole games by the rules, and its measure of a move is the last who saw it."""

from typing import Any

import msgspec
import pytest

from seachest import game_names
from seachest.bench.swarm.figures import Figures, percentile, spread
from seachest.bench.swarm.swarm import Swarm
from seachest.bench.swarm.tables import PendingMove, SwarmFailed, SwarmGuest, SwarmTable
from seachest.rules.game import game_named
from tests.client.fake import run
from tests.client.little import little_server


@pytest.mark.parametrize("game", game_names())
def test_a_swarm_plays_by_the_rules_and_sees_its_moves(game: str) -> None:
    async def test() -> None:
        async with little_server() as little:
            swarm = Swarm(little.url, 3, game, game_named(game).seats.start, None)
            await swarm.set_up()
            figures = swarm.figures
            while figures.moves < 200:
                await swarm.run(0.2)
            await swarm.close()
            assert figures.errors == {}
            assert figures.moves == len(figures.stored) + figures.late
            records = [found.table.record() for found in little.tables.values() if found.table]
            assert sum(len(record["moves"]) for record in records) == len(figures.stored)
            waiting = sum(len(table.pending_moves) for table in swarm.tables)
            assert waiting <= len(swarm.tables) * swarm.players  # choices that nobody else knows yet, and nothing else
            assert figures.moves / 4 < len(figures.seen) <= figures.moves

    run(test())


@pytest.mark.parametrize("game", game_names())
def test_all_notice_as_many_moves_of_each_seat(game: str) -> None:
    async def test() -> None:
        async with little_server() as little:
            swarm = Swarm(little.url, 2, game, game_named(game).seats.stop - 1, None)
            await swarm.set_up()
            while swarm.figures.moves < 200:
                await swarm.run(0.2)
            await swarm.close()
            for table in swarm.tables:
                between_games = any(guest.last is None for guest in table.guests)
                for seat in () if between_games else range(swarm.players):
                    counts = [guest.counts[seat] for guest in table.guests]
                    assert max(counts) - min(counts) <= 1  # a choice of its own may be a secret still

    run(test())


def test_after_a_game_the_next_begins_with_the_same_guests() -> None:
    async def test() -> None:
        async with little_server() as little:
            swarm = Swarm(little.url, 2, "dolores", 2, None)
            await swarm.set_up()
            while swarm.figures.games < 3:
                await swarm.run(0.3)
            assert swarm.figures.errors == {}
            await swarm.close()
            assert len(little.tables) > 4
            assert len(little.cookies) == 4

    run(test())


def test_a_rate_is_kept() -> None:
    async def test() -> None:
        async with little_server() as little:
            swarm = Swarm(little.url, 4, "sea-salt-paper", 2, 40.0)
            await swarm.set_up()
            figures = await swarm.run(1.0)
            await swarm.close()
            assert 0 < figures.moves <= 51  # one second, and what may be made up for

    run(test())


def test_a_lost_connection_is_counted_and_the_game_goes_on() -> None:
    async def test() -> None:
        async with little_server() as little:
            swarm = Swarm(little.url, 1, "sea-salt-paper", 2, None)
            await swarm.set_up()
            little.drop_after = 10
            while swarm.figures.moves < 50:
                await swarm.run(0.3)
            await swarm.close()
            assert swarm.figures.errors == {"connection 1012": 1}
            assert swarm.figures.moves == len(swarm.figures.stored)

    run(test())


def test_a_server_that_refuses_is_told() -> None:
    async def test() -> None:
        async with little_server() as little:
            swarm = Swarm(f"{little.url}/nowhere", 2, "dolores", 2, None)
            with pytest.raises(SwarmFailed, match="2 of 2 tables could not be opened"):
                await swarm.set_up()
            await swarm.close()

    run(test())


def test_guests_who_may_not_follow_their_table_end_the_swarm() -> None:
    async def test() -> None:
        async with little_server() as little:
            little.refuses_followers = True
            swarm = Swarm(little.url, 1, "dolores", 2, None)
            with pytest.raises(SwarmFailed, match="refused to let a guest follow the table: bad-message"):
                await swarm.set_up()
            await swarm.close()

    run(test())


# --- The measure ----------------------------------------------------------------------------------------------------


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


async def two_at_a_table(game: str = "dolores") -> tuple[SwarmTable, SwarmGuest, SwarmGuest, Clock]:
    """Two guests without a server."""
    swarm = Swarm("http://nowhere.example", 1, game, 2, None)
    swarm.clock = clock = Clock()
    await swarm.server.http.aclose()
    table = swarm.tables[0]
    table.id = "abcdefghijkl"
    table.guests = [SwarmGuest(seat, "", table) for seat in range(2)]
    for guest in table.guests:
        guest.counts, guest.last = [0, 0], 0
    return table, table.guests[0], table.guests[1], clock


async def moves(table: SwarmTable, guest: SwarmGuest, text: str, clock: Clock, now: float) -> PendingMove:
    """A guest moves."""
    clock.now = now
    guest.choices = [text]
    table.act(guest)
    assert guest.pending_move is not None
    return guest.pending_move


def hears(table: SwarmTable, guest: SwarmGuest, clock: Clock, now: float, *told: str) -> None:
    """A guest sees moves."""
    clock.now = now
    assert guest.last is not None
    answer = {"type": "news", "table": table.id, "number": guest.last + 1, "moves": list(told)}
    table.handle_message(guest, msgspec.json.encode(answer))


def done(table: SwarmTable, guest: SwarmGuest, clock: Clock, now: float, pending_move: PendingMove) -> None:
    clock.now = now
    table.handle_message(guest, msgspec.json.encode({"type": "done", "table": table.id, "id": pending_move.message.id}))


def test_a_move_is_seen_when_the_last_has_seen_it() -> None:
    async def test() -> None:
        table, ada, eve, clock = await two_at_a_table()
        pending_move = await moves(table, ada, "pass", clock, 1.0)
        hears(table, ada, clock, 2.0, "0 pass")
        done(table, ada, clock, 3.0, pending_move)
        assert table.swarm.figures.seen == []
        hears(table, eve, clock, 6.0, "0 pass")
        assert table.swarm.figures.seen == [5.0]
        assert table.swarm.figures.stored == [2.0]

    run(test())


def test_a_secret_choice_counts_as_stored_and_the_one_that_uncovers_it_as_seen() -> None:
    async def test() -> None:
        table, ada, eve, clock = await two_at_a_table()
        first = await moves(table, ada, "fight", clock, 1.0)
        hears(table, ada, clock, 2.0, "0 fight")
        done(table, ada, clock, 2.0, first)
        second = await moves(table, eve, "peace", clock, 10.0)
        hears(table, eve, clock, 11.0, "1 peace", "0 fight")
        done(table, eve, clock, 11.0, second)
        hears(table, ada, clock, 12.0, "1 peace")
        assert table.swarm.figures.stored == [1.0, 1.0]
        assert table.swarm.figures.seen == [2.0]
        assert table.pending_moves == {}

    run(test())


def test_decisions_that_others_notice_as_one_are_seen_with_the_last() -> None:
    async def test() -> None:
        table, ada, eve, clock = await two_at_a_table("sea-or-shore")
        for text in ("card red-7", "show colour"):
            pending_move = await moves(table, ada, text, clock, clock.now)
            hears(table, ada, clock, clock.now + 1, f"0 {text}")
            done(table, ada, clock, clock.now, pending_move)
        await moves(table, ada, "plus 0", clock, 10.0)
        hears(table, ada, clock, 11.0, "0 plus 0")
        hears(table, eve, clock, 12.0, "0 play red-? +0")
        assert table.swarm.figures.stored == [1.0, 1.0]
        assert table.swarm.figures.seen == [2.0]

    run(test())


def test_nobody_moves_again_before_its_last_move_is_known() -> None:
    async def test() -> None:
        table, ada, _, clock = await two_at_a_table()
        pending_move = await moves(table, ada, "pass", clock, 1.0)
        situation = {"view": {}, "pending": [0], "choices": [{"text": "pass", "says": {"id": "x"}}]}
        answer: dict[str, Any] = {"type": "news", "table": table.id, "number": 1, "now": 0.0, "situation": situation}
        table.handle_message(ada, msgspec.json.encode(answer))  # from before the move
        done(table, ada, clock, 2.0, pending_move)
        assert table.swarm.waiting_guests.empty()
        table.handle_message(ada, msgspec.json.encode({**answer, "number": 2, "moves": ["0 pass"]}))
        assert table.swarm.waiting_guests.get_nowait() is ada

    run(test())


@pytest.mark.parametrize("overtaken", [True, False])
def test_a_refused_move_is_late_where_the_table_has_played_on_and_else_an_error(overtaken: bool) -> None:
    async def test() -> None:
        table, ada, _, clock = await two_at_a_table()
        pending_move = await moves(table, ada, "pass", clock, 1.0)
        if overtaken:
            news = {"type": "news", "table": table.id, "number": 1, "situation": {"choices": []}, "moves": ["1 use x"]}
            table.handle_message(ada, msgspec.json.encode(news))
        table.handle_message(
            ada, msgspec.json.encode({"type": "refused", "code": "illegal", "id": pending_move.message.id})
        )
        assert table.swarm.figures.late == overtaken
        assert table.swarm.figures.errors == ({} if overtaken else {"illegal": 1})
        assert ada.pending_move is None

    run(test())


def test_a_step_changes_what_a_guest_knows_and_may_decide() -> None:
    async def test() -> None:
        table, ada, _, _ = await two_at_a_table()
        ada.view = {"round": 1, "phase": "old", "legal": {}}
        changes = {"phase": "new", "pending": [0], "legal": {"0": ["fight", "peace"]}}
        step = {"type": "step", "table": table.id, "number": 1, "now": 0.0, "moves": ["1 use x"], "changes": changes}
        table.handle_message(ada, msgspec.json.encode(step))
        assert ada.view == {"round": 1, "phase": "new", "pending": [0], "legal": {"0": ["fight", "peace"]}}
        assert ada.choices == ["fight", "peace"]
        assert table.swarm.waiting_guests.get_nowait() is ada

    run(test())


def test_a_gap_is_an_error() -> None:
    async def test() -> None:
        table, ada, _, _ = await two_at_a_table()
        table.handle_message(ada, msgspec.json.encode({"type": "news", "table": table.id, "number": 5}))
        assert table.swarm.figures.errors == {"gap": 1}

    run(test())


def test_percentiles() -> None:
    values = [float(value) for value in range(1, 101)]
    assert [percentile(values, share) for share in (50, 95, 99)] == [50.0, 95.0, 99.0]
    assert percentile([7.0], 50) == percentile([7.0], 99) == 7.0
    assert percentile([], 99) == 0.0
    assert spread([0.002, 0.001]) == {"p50": 1.0, "p95": 2.0, "p99": 2.0, "max": 2.0}


def test_figures_speak_json() -> None:
    figures = Figures(seen=[0.01], stored=[0.005, 0.005], moves=2, seconds=2.0)
    figures.errors["illegal"] += 1
    told = figures.as_json()
    assert (told["moves"], told["moves_per_second"], told["errors"]) == (2, 1.0, {"illegal": 1})
    assert told["seen_by_all_ms"]["p99"] == 10.0
    assert msgspec.json.decode(msgspec.json.encode(told)) == told
