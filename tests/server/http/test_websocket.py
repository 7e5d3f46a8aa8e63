"""The WebSocket: who may come, what they may say, what they hear, and how it ends."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin, Subprotocol

from seachest.client import ServerClient
from seachest.server.http.connection import ConnectionLimits
from seachest.server.http.limits import (
    CHAT_LINES_PER_PLAYER,
    MESSAGES_PER_SOCKET,
    MOVES_PER_PLAYER,
    PREFERENCE_CHANGES_PER_PLAYER,
    Limits,
)
from seachest.server.storage.entries import EntryKind, NewEntry
from seachest.server.tables.commands import Command
from seachest.server.tables.session import TableSession
from seachest.wire.base import LONGEST_FRAME, SUBPROTOCOL
from seachest.wire.play import (
    Act,
    Chat,
    Current,
    Done,
    Emote,
    Follow,
    Here,
    Message,
    Mute,
    News,
    Ping,
    Pong,
    Presence,
    Refused,
    TableStep,
    Unfollow,
)
from tests.server.clocks import ManualClock
from tests.server.rooms import EVERYTHING, SEED, SHORT, said, server, until
from tests.services import free_port
from tests.serving import SERVER_TIMEOUT_S

pytestmark = pytest.mark.anyio
GAME = "dolores"
WISH: dict[str, Any] = {"options": SHORT, "seed": SEED}


@dataclass
class Tab:
    """One socket, as a browser's tab has it."""

    socket: ClientConnection
    heard: deque[Any] = field(default_factory=deque)

    async def say(self, message: Message) -> None:
        await self.socket.send(said(message))

    async def hear(self, kind: type | tuple[type, ...]) -> Any:
        """The next message of a kind; others are passed over."""
        async with asyncio.timeout(SERVER_TIMEOUT_S):
            while not isinstance(message := await self.next(), kind):
                pass
        return message

    async def next(self) -> Any:
        """The next message."""
        while not self.heard:
            self.heard.extend(EVERYTHING.decode_lines(await self.socket.recv()))
        return self.heard.popleft()

    async def ask(self, message: Message, kind: type | tuple[type, ...]) -> Any:
        await self.say(message)
        return await self.hear(kind)

    async def closed(self, timeout_s: float = 20) -> int | None:
        """The code with which the server ends the socket."""
        async with asyncio.timeout(timeout_s):
            with suppress(ConnectionClosed):
                while True:
                    await self.socket.recv()
        return self.socket.close_code


@asynccontextmanager
async def tab(client: ServerClient, **changes: Any) -> AsyncIterator[Tab]:
    """A socket with the session of a client."""
    told = {
        "origin": Origin(client.url),
        "subprotocols": [Subprotocol(SUBPROTOCOL)],
        "additional_headers": client.handshake_headers(),
        "close_timeout": 0.5,
        **changes,
    }
    async with connect(client.url.replace("http", "ws") + "/play", **told) as socket:
        yield Tab(socket)


# --- The handshake --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        {"additional_headers": {}},
        {"additional_headers": {"Cookie": "seachest=forged"}},
        {"subprotocols": None},
        {"subprotocols": [Subprotocol("seachest.999")]},
        {"origin": Origin("https://evil.example")},
    ],
    ids=["no session", "forged session", "no protocol", "unknown protocol", "foreign page"],
)
async def test_who_may_not_come_is_turned_away_in_the_handshake(tmp_path: Path, wrong: dict[str, Any]) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        with pytest.raises(InvalidStatus) as caught:
            async with tab(anna, **wrong):
                pass
        assert caught.value.response.status_code == 403


async def test_the_server_answers_with_its_protocol(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        assert here.socket.subprotocol == SUBPROTOCOL
        assert (await here.ask(Ping(), Pong)).now > 0


# --- Tables ---------------------------------------------------------------------------------------------------------


async def test_one_socket_follows_several_tables(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        opened = [(await anna.open(GAME, 2)).table.id for _ in range(3)]
        for table in opened:
            assert (await here.ask(Follow(table=table), Here)).table == table
        for table in opened:
            await here.say(Chat(table=table, id="hello", text=table))
        heard = [await here.hear(News) for _ in opened]
        assert {news.table: news.chat.text for news in heard} == {table: table for table in opened}


async def test_a_client_follows_not_too_many_tables(tmp_path: Path) -> None:
    few = ConnectionLimits(followed_tables=2)
    async with server(tmp_path, connection_limits=few) as place, place.somebody() as anna, tab(anna) as here:
        opened = [(await anna.open(GAME, 2)).table.id for _ in range(3)]
        for table in opened[:2]:
            await here.ask(Follow(table=table), Here)
        refused = await here.ask(Follow(table=opened[2]), Refused)
        assert (refused.code, refused.table, refused.params) == ("too-many-tables", opened[2], {"most": 2})
        await here.say(Unfollow(table=opened[0]))
        await here.ask(Follow(table=opened[2]), Here)


async def test_who_does_not_follow_a_table_hears_and_does_nothing_there(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        table = (await anna.open(GAME, 2)).table.id
        assert (await here.ask(Chat(table=table, id="a", text="hello"), Refused)).code == "not-following"
        await here.ask(Follow(table=table), Here)
        await here.say(Unfollow(table=table))
        assert (await here.ask(Chat(table=table, id="b", text="hello"), Refused)).code == "not-following"


async def test_two_tabs_of_one_seat_hear_the_same_and_do_a_command_once(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as place,
        place.somebody() as anna,
        place.somebody("Bert") as bert,
        tab(anna) as one,
        tab(anna) as two,
    ):
        table = (await anna.open(GAME, 2, **WISH)).table.id
        await bert.sit(table)
        stands = await one.ask(Follow(table=table), Here)
        await two.ask(Follow(table=table), Here)
        act = Act(table=table, id="once", text=stands.situation.choices[0].text)
        await one.say(act)
        await two.say(act)
        heard = [await each.hear(News) for each in (one, two)]
        assert heard[0] == heard[1]
        await asyncio.gather(one.hear(Done), two.hear(Done))
        assert (await one.ask(Follow(table=table, last=heard[0].number), Current)).number == heard[0].number


async def test_who_follows_briefly_gets_steps_beside_others_who_get_whole_situations(tmp_path: Path) -> None:
    async with (
        server(tmp_path) as place,
        place.somebody() as anna,
        place.somebody("Bert") as bert,
        tab(anna) as one,
        tab(anna) as two,
    ):
        table = (await anna.open(GAME, 2, **WISH)).table.id
        await bert.sit(table)
        stands = await one.ask(Follow(table=table, brief=True), Here)
        await two.ask(Follow(table=table), Here)
        await one.say(Act(table=table, id="a", text=stands.situation.choices[0].text))
        step, news = await one.hear(TableStep), await two.hear(News)
        assert news.situation is not None
        assert {**stands.situation.view, **step.changes} == news.situation.view
        assert step.moves == news.moves
        assert step.number == news.number


async def test_who_comes_back_briefly_gets_the_missed_decisions_as_whole_situations(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert, tab(anna) as here:
        table = (await anna.open(GAME, 2, **WISH)).table.id
        await bert.sit(table)
        stands = await here.ask(Follow(table=table, brief=True), Here)
        await here.say(Act(table=table, id="a", text=stands.situation.choices[0].text))
        step = await here.hear(TableStep)
        news = await here.ask(Follow(table=table, last=stands.number, brief=True), News)
        assert news.number == step.number
        assert news.situation is not None
        assert news.situation.view == {**stands.situation.view, **step.changes}


async def test_what_leaves_at_the_same_moment_leaves_in_one_frame(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert, tab(anna) as here:
        table = (await anna.open(GAME, 2, **WISH)).table.id
        await bert.sit(table)
        stands = await here.ask(Follow(table=table), Here)
        assert isinstance(await here.next(), Presence)
        await here.say(Act(table=table, id="a", text=stands.situation.choices[0].text))
        news, done = EVERYTHING.decode_lines(await here.socket.recv())
        assert isinstance(news, News)
        assert done == Done(table=table, id="a")


async def test_frames_are_not_endless(tmp_path: Path) -> None:
    short = ConnectionLimits(joined_bytes=100)
    async with server(tmp_path, connection_limits=short) as place, place.somebody() as anna, tab(anna) as here:
        await here.ask(Ping(), Pong)
        (client,) = place.worker.connections
        for size in (30, 30, 30, 30, 200, 30):
            client.send(b'"' + b"x" * size + b'"')
        sizes = [[len(line) - 2 for line in str(await here.socket.recv()).split("\n")] for _ in range(4)]
        assert sizes == [[30, 30, 30], [30], [200], [30]]


async def test_what_is_refused_names_table_and_command_and_changes_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert, tab(anna) as here:
        table = (await anna.open(GAME, 2, **WISH)).table.id
        number = (await here.ask(Follow(table=table), Here)).number
        early = await here.ask(Act(table=table, id="early", text="fight"), Refused)
        assert (early.code, early.table, early.id) == ("not-begun", table, "early")
        await bert.sit(table)
        wrong = await here.ask(Act(table=table, id="wrong", text="castle"), Refused)
        assert wrong.code == "no-such-move"
        assert "fight" in wrong.params["legal"]
        forbidden = await here.ask(Act(table=table, id="forbidden", text="rob 1"), Refused)
        assert forbidden.code == "illegal-move"
        assert forbidden.params["says"] == {"id": "dol-3-5", "values": {}}
        assert (forbidden.params["clause"], forbidden.params["legal"]) == ("DOL-3.5", wrong.params["legal"])
        silent = await here.ask(Chat(table=table, id="silent", text=" \n\u200b "), Refused)
        assert silent.code == "nothing-said"
        assert (await here.ask(Follow(table=table), Here)).number == number + 2


async def test_whoever_decides_out_of_turn_does_not_learn_who_has_decided(tmp_path: Path) -> None:
    async with server(tmp_path, pace=1000) as place, place.somebody() as anna, tab(anna) as here:
        refusals = []
        for decided in ((), (1,), (1, 2)):
            table = (await anna.open("sea-or-shore", 4, seed=SEED)).table.id
            for name in ("Bert", "Carl", "Dora"):
                async with place.somebody(name) as other:
                    await other.sit(table)
            for seat in (0, *decided):
                await place.worker.service.submit(Command(table, f"act-{seat}", partial(first_choice, seat)))
            await here.ask(Follow(table=table), Here)
            refused = await here.ask(Act(table=table, id="again", text="pass red"), Refused)
            refusals.append((refused.code, refused.params))
        assert refusals[0][0] == "not-your-turn"
        assert refusals == [refusals[0]] * 3


def first_choice(seat: int, session: TableSession, _: float) -> NewEntry:
    assert session.table is not None
    return NewEntry(EntryKind.MOVE, seat, session.table.legal(seat)[0])


async def test_decisions_of_the_absent_are_refused_until_they_are_back(tmp_path: Path) -> None:
    async with server(tmp_path, pace=1000) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 2, **WISH)).table.id
        await bert.sit(table)
        session = await place.worker.service.session(table)
        followed = await anna.follow(table)
        await place.worker.service.submit(Command(table, "away", lambda _, __: NewEntry(EntryKind.AWAY, 0)))
        await until(lambda: followed.info.seats[0].away)
        async with tab(anna) as here:
            await here.ask(Follow(table=table), Here)
            assert (await here.ask(Act(table=table, id="a", text="fight"), Refused)).code == "away"
        await followed.back()
        await followed.act("fight")
        assert session.moves == 1


# --- Talk and presence ----------------------------------------------------------------------------------------------


async def test_who_talks_too_much_is_told_to_wait(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        table = (await anna.open(GAME, 2)).table.id
        await here.ask(Follow(table=table), Here)
        for i in range(CHAT_LINES_PER_PLAYER.count):
            assert (await here.ask(Chat(table=table, id=f"line-{i}", text="la"), (Done, Refused))).id == f"line-{i}"
        refused = await here.ask(Chat(table=table, id="more", text="la"), Refused)
        assert (refused.code, refused.id) == ("too-much-talk", "more")


async def test_more_sockets_and_tables_are_no_way_to_talk_more(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        done = 0
        for number in range(5):
            async with tab(anna) as here:
                table = (await anna.open(GAME, 2)).table.id
                await here.ask(Follow(table=table), Here)
                for i in range(3):
                    wish = Chat(table=table, id=f"line-{number}-{i}", text="la")
                    done += isinstance(await here.ask(wish, (Done, Refused)), Done)
        assert done <= CHAT_LINES_PER_PLAYER.count + 1


async def test_a_player_who_keeps_following_is_slowed_down_and_then_refused(tmp_path: Path) -> None:
    limits = Limits(1000, ManualClock(tick_s=0.0))
    async with server(tmp_path, limits=limits) as place, place.somebody() as anna, tab(anna) as here:
        table = (await anna.open(GAME, 2)).table.id
        await here.ask(Follow(table=table), Here)
        limits.work.spend_at((await anna.me()).id, "127.0.0.1", 10**9)
        refused = await here.ask(Follow(table=table), Refused)
        assert (refused.code, refused.table) == ("too-many", table)
        assert (await here.ask(Ping(), Pong)).now > 0, "the socket stays open"
        assert refused.params["seconds"] >= 1
        assert await here.ask(Ping(), Pong)


async def test_what_is_refused_costs_and_who_sends_too_much_of_it_is_heard_less(tmp_path: Path) -> None:
    limits, wait_s = Limits(1000, ManualClock(tick_s=0.0)), 1.5
    patient = server(tmp_path, limits=limits, connection_limits=ConnectionLimits(refused_wait_s=wait_s))
    async with patient as place, place.somebody() as anna, tab(anna) as here:
        table, me = (await anna.open(GAME, 2)).table.id, (await anna.me()).id
        await here.ask(Follow(table=table), Here)
        used = limits.work.used([me])
        nonsense = Act(table=table, id="nonsense", text="resign")
        assert (await here.ask(nonsense, Refused)).code == "not-begun"
        await here.ask(Ping(), Pong)
        assert limits.work.used([me]) > used
        limits.work.spend_at(me, "127.0.0.1", 10**9)
        begin = time.monotonic()
        await here.ask(Ping(), Pong)
        assert time.monotonic() - begin < wait_s, "nobody waits who sends nothing of the kind"
        await here.ask(nonsense, Refused)
        await here.ask(Ping(), Pong)
        assert time.monotonic() - begin >= wait_s


async def test_more_sockets_are_no_way_to_play_faster(tmp_path: Path) -> None:
    limits, too_many = Limits(30, ManualClock(tick_s=0.0)), 15
    async with (
        server(tmp_path, limits=limits) as place,
        place.somebody() as anna,
        place.somebody("Bert") as bert,
        tab(anna) as here,
        tab(anna) as there,
    ):
        table, me = (await anna.open(GAME, 2, **WISH)).table.id, (await anna.me()).id
        await bert.sit(table)
        text = (await here.ask(Follow(table=table), Here)).situation.choices[0].text
        await there.ask(Follow(table=table), Here)
        limits.moves.take_at(me, "127.0.0.1", MOVES_PER_PLAYER.count + too_many)
        begin = time.monotonic()
        await there.say(Act(table=table, id="a", text=text))
        await here.ask(Ping(), Pong)
        assert time.monotonic() - begin < too_many / MOVES_PER_PLAYER.a_second, "what is no decision does not wait"
        await there.hear(Done)
        assert time.monotonic() - begin >= too_many / MOVES_PER_PLAYER.a_second


async def test_more_sockets_are_no_way_to_mute_more(tmp_path: Path) -> None:
    limits = Limits(1000, ManualClock(tick_s=0.0))
    async with (
        server(tmp_path, limits=limits) as place,
        place.somebody() as anna,
        tab(anna) as here,
        tab(anna) as there,
    ):
        for number in range(PREFERENCE_CHANGES_PER_PLAYER.count):
            side = (here, there)[number % 2]
            await side.say(Mute(player="m" * 16, on=bool(number % 2)))
            assert isinstance(await side.ask(Ping(), (Pong, Refused)), Pong)
        assert (await there.ask(Mute(player="m" * 16, on=False), Refused)).code == "too-many"


async def test_talk_is_one_line_of_text(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        table = (await anna.open(GAME, 2)).table.id
        await here.ask(Follow(table=table), Here)
        news = await here.ask(Chat(table=table, id="a", text=" <b>one\r\n\x00two</b>\u202e "), News)
        assert news.chat.text == "<b>one two</b>"
        assert (news.chat.name, news.chat.seat) == ("Anna", 0)


async def test_the_muted_are_not_heard_now_or_later(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 3)).table.id
        await bert.sit(table)
        troll = (await bert.me()).id
        talking = await bert.follow(table)
        async with tab(anna) as here:
            await here.ask(Follow(table=table), Here)
            await here.say(Mute(player=troll))
            await here.ask(Ping(), Pong)
            await talking.say("boo")
            chat = (await here.hear(News)).chat
            assert (chat.text, chat.player) == (None, troll)
        async with tab(anna) as again:
            assert (await again.ask(Follow(table=table), Here)).chat[0].text is None
            await again.say(Mute(player=troll, on=False))
            assert (await again.ask(Follow(table=table), Here)).chat[0].text == "boo"


async def test_an_emote_is_a_line_of_chat_that_older_clients_read_in_english(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        table = (await anna.open(GAME, 2)).table.id
        await here.ask(Follow(table=table), Here)
        await here.say(Emote(table=table, id="e", emote="well-played"))
        chat = (await here.hear(News)).chat
        assert (chat.text, chat.emote, chat.seat) == ("Well played!", "well-played", 0)
        again = (await here.ask(Follow(table=table), Here)).chat
        assert [line.emote for line in again] == ["well-played"]


async def test_emotes_count_like_chat(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        table = (await anna.open(GAME, 2)).table.id
        await here.ask(Follow(table=table), Here)
        for i in range(CHAT_LINES_PER_PLAYER.count):
            await here.ask(Emote(table=table, id=f"e{i}", emote="wow"), (Done, Refused))
        assert (await here.ask(Chat(table=table, id="more", text="la"), Refused)).code == "too-much-talk"
        assert (await here.ask(Emote(table=table, id="again", emote="wow"), Refused)).code == "too-much-talk"


async def test_emotes_of_the_muted_are_not_heard_now_or_later(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 3)).table.id
        await bert.sit(table)
        talking = await bert.follow(table)
        async with tab(anna) as here:
            await here.ask(Follow(table=table), Here)
            await here.say(Mute(player=(await bert.me()).id))
            await here.ask(Ping(), Pong)
            await talking.emote("haha")
            chat = (await here.hear(News)).chat
            assert (chat.text, chat.emote) == (None, None)
        async with tab(anna) as again:
            (line,) = (await again.ask(Follow(table=table), Here)).chat
            assert (line.text, line.emote) == (None, None)


async def test_everybody_hears_who_is_there(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert, tab(anna) as here:
        table = (await anna.open(GAME, 2)).table.id
        await bert.sit(table)
        assert (await here.ask(Follow(table=table), Here)).here == [0]
        await here.hear(Presence)
        async with tab(bert) as there:
            assert (await there.ask(Follow(table=table), Here)).here == [0, 1]
            assert (await here.hear(Presence)).here == [0, 1]
        assert (await here.hear(Presence)).here == [0]


# --- What no client does --------------------------------------------------------------------------------------------


async def test_what_makes_no_sense_is_refused_and_said_back_by_nobody(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        for frame in ("", "{", "[]", '{"type":"dance"}', '{"type":"ping","secret":1}', '{"type":"follow","table":"X"}'):
            await here.socket.send(frame)
            refused = await here.hear(Refused)
            assert refused.code == "bad-message"
            assert "secret" not in str(refused)


@pytest.mark.parametrize("frame", [b"{}", '"' + "x" * LONGEST_FRAME + '"'], ids=["binary", "huge"])
async def test_frames_that_no_client_sends_end_the_socket(tmp_path: Path, frame: str | bytes) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        await here.socket.send(frame)
        assert await here.closed() == 1008


async def test_a_flood_ends_the_socket(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        with suppress(ConnectionClosed):
            for _ in range(MESSAGES_PER_SOCKET.count * 2):
                await here.say(Ping())
        assert await here.closed() == 1008


async def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    strict = ConnectionLimits(queued_messages=20, close_timeout_s=0.1)
    async with (
        server(tmp_path, connection_limits=strict) as place,
        place.somebody() as anna,
        tab(anna, max_queue=1) as here,
    ):
        table = (await anna.open(GAME, 2)).table.id
        await here.ask(Follow(table=table), Here)
        (client,) = place.worker.connections
        message = said(Chat(table=table, id="x", text="x" * 200_000)).encode()

        async def dropped() -> None:
            while len(place.worker.connections):
                client.send(message)
                await asyncio.sleep(0.001)

        await asyncio.wait_for(dropped(), 20)
        assert place.worker.service.followers.presence.connected_seats(table) == []
        assert len(client.queue) <= 20


# --- The end of the server ------------------------------------------------------------------------------------------


async def test_the_server_says_that_it_goes(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        await here.ask(Ping(), Pong)
        await place.stop()
        assert await here.closed() == 1012


async def test_sockets_that_are_closed_from_within_are_told_to_come_back(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, tab(anna) as here:
        await here.ask(Ping(), Pong)
        await place.worker.connections.close_all()
        assert await here.closed() == 1012


async def test_clients_resume_by_themselves_after_a_restart(tmp_path: Path) -> None:
    port = free_port()
    async with server(tmp_path, port=port) as first, first.somebody() as anna, first.somebody("Bert") as bert:
        table = (await anna.open(GAME, 2, **WISH)).table.id
        await bert.sit(table)
        here, there = await anna.follow(table), await bert.follow(table)
        await here.act("fight")
        before = list(here.moves)
        await first.stop()
        deciding = asyncio.create_task(there.act("peace"))
        async with server(tmp_path, port=port):
            await asyncio.wait_for(deciding, 20)
            await until(lambda: len(here.moves) > len(before))
            assert here.moves[:1] == before
            assert sorted(here.moves[:2]) == sorted(there.moves[:2])


async def test_who_acts_and_goes_at_once_has_acted(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 2, **WISH)).table.id
        await bert.sit(table)
        watching = await bert.follow(table)
        for i in range(5):
            async with tab(anna) as here:
                await here.ask(Follow(table=table), Here)
                await here.say(Chat(table=table, id=f"gone-{i}", text="bye"))
            await until(lambda i=i: len(watching.chat) > i)  # type: ignore[misc]
