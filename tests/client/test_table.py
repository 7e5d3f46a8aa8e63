"""Following a table: nothing is lost, told twice or done twice, whatever happens to the connection."""

import asyncio
from typing import Any

import msgspec
import pytest

from seachest.client import ClientClosed, RequestRefused, ServerClient, ServerUnreachable
from seachest.wire.play import Act, Back, Chat, ChatLine, Done, Follow, Mute, Presence, Unfollow
from seachest.wire.play import Refused as RefusedAnswer
from tests.client.fake import QUICK_RETRIES, TABLE, TOKEN, Peer, free_port, here, news, run, serving, situation


async def follows(peer: Peer, last: int | None = None) -> None:
    """The client says that it follows, with the last number that it got."""
    assert await peer.hears() == Follow(table=TABLE, last=last, token=TOKEN)


def test_following_tells_how_the_table_stands() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(7, situation("fight"), moves=["1 pass"], here=[0]))

    async def test() -> None:
        async with serving(scene) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            assert (table.number, table.seat, table.moves, table.present) == (7, 0, ["1 pass"], [0])
            assert table.situation == situation("fight")
            assert table.info.game == "dolores"

    run(test())


def test_news_arrive_in_order_and_the_newest_situation_is_kept() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        line = ChatLine(name="Ada", seat=0, player="ada", text="Ahoy", at=0.0)
        await peer.says(here(1), news(2, situation("a"), "1 pass"), news(3, chat=line), Presence(table=TABLE, here=[1]))

    async def test() -> None:
        async with serving(scene) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            numbers = [(await anext(table)).number for _ in range(3)]
            while table.present != [1]:
                await table.changed()
            assert numbers == [1, 2, 3]
            assert table.situation == situation("a")
            assert (table.moves, [line.text for line in table.chat]) == (["1 pass"], ["Ahoy"])

    run(test())


def test_a_lost_connection_is_opened_again_with_the_last_number() -> None:
    async def first(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1), news(2, situation("a")))
        await peer.socket.close(1001)

    async def second(peer: Peer) -> None:
        await follows(peer, last=2)
        await peer.says(news(3, situation("b")))

    async def test() -> None:
        async with serving(first, second) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            assert [(await anext(table)).number for _ in range(3)] == [1, 2, 3]
            assert table.situation == situation("b")

    run(test())


def test_a_connection_that_breaks_without_a_word_is_opened_again() -> None:
    async def first(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1))
        peer.socket.transport.abort()

    async def second(peer: Peer) -> None:
        await follows(peer, last=1)
        await peer.says(news(2))

    async def test() -> None:
        async with serving(first, second) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            assert [(await anext(table)).number for _ in range(2)] == [1, 2]

    run(test())


def test_too_much_missed_is_answered_with_how_things_stand() -> None:
    async def first(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1, moves=["0 pass"]))
        await peer.socket.close(1012)

    async def second(peer: Peer) -> None:
        await follows(peer, last=1)
        await peer.says(here(500, situation("z"), moves=["0 pass", "1 pass"]), news(501, situation("y"), "0 z"))

    async def test() -> None:
        async with serving(first, second) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            assert [(await anext(table)).number for _ in range(3)] == [1, 500, 501]
            assert table.moves == ["0 pass", "1 pass", "0 z"]

    run(test())


def test_a_gap_is_noticed_and_asked_for_once() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1), news(3), news(4))
        await follows(peer, last=1)
        await peer.says(news(2), news(3), news(4), news(5))
        assert await peer.hears() == Unfollow(table=TABLE)

    async def test() -> None:
        async with serving(scene) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            assert [(await anext(table)).number for _ in range(5)] == [1, 2, 3, 4, 5]
            await table.leave()
            assert [news async for news in table] == []

    run(test())


def test_what_was_told_already_is_not_told_again() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(2), news(1, None, "0 old"), news(2, None, "0 old"), news(3, None, "0 new"))

    async def test() -> None:
        async with serving(scene) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            assert [(await anext(table)).number for _ in range(2)] == [2, 3]
            assert table.moves == ["0 new"]

    run(test())


@pytest.mark.parametrize("done_first", [True, False])
def test_a_decision_returns_when_it_is_stored_and_its_outcome_known(done_first: bool) -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1, situation("fight")))
        command = await peer.hears()
        assert (command.table, command.text) == (TABLE, "fight")
        answers: list[Any] = [Done(table=TABLE, id=command.id), news(2, situation(), "0 fight")]
        await peer.says(*(answers if done_first else reversed(answers)))

    async def test() -> None:
        async with serving(scene) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            await table.act("fight")
            assert table.moves == ["0 fight"]
            assert table.situation == situation()

    run(test())


def test_a_deed_that_was_not_acknowledged_is_sent_again_with_the_same_id() -> None:
    seen: list[Act] = []

    async def first(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1, situation("fight")))
        seen.append(await peer.hears())
        peer.socket.transport.abort()

    async def second(peer: Peer) -> None:
        await follows(peer, last=1)
        seen.append(await peer.hears())
        await peer.says(news(2, situation(), "0 fight"), Done(table=TABLE, id=seen[1].id))

    async def test() -> None:
        async with serving(first, second) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            await table.act("fight")
        assert seen[0] == seen[1]

    run(test())


def test_an_acknowledged_deed_is_not_sent_again() -> None:
    async def first(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1, situation("fight")))
        command = await peer.hears()
        await peer.says(Done(table=TABLE, id=command.id))
        await peer.socket.close(1001)

    async def second(peer: Peer) -> None:
        await follows(peer, last=1)
        await peer.says(news(2, situation(), "0 fight"))
        assert isinstance(await peer.hears(), Chat)

    async def test() -> None:
        async with serving(first, second) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            await table.act("fight")
            talking = asyncio.create_task(table.say("done"))
            await asyncio.sleep(0.05)
            talking.cancel()

    run(test())


def test_every_deed_has_an_id_of_its_own() -> None:
    ids: list[str] = []

    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1))
        for kind in (Chat, Chat, Back):
            command = await peer.hears()
            assert isinstance(command, kind)
            ids.append(command.id)
            await peer.says(Done(table=TABLE, id=command.id))

    async def test() -> None:
        async with serving(scene) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            await table.say("Ahoy")
            await table.say("Ahoy")
            await table.back()
        assert len(set(ids)) == 3

    run(test())


def test_a_refused_deed_raises_its_code_and_the_table_goes_on() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1, situation("fight")))
        command = await peer.hears()
        await peer.says(
            RefusedAnswer(code="illegal", params={"clause": "DOL-3.5"}, table=TABLE, id=command.id), news(2)
        )

    async def test() -> None:
        async with serving(scene) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            with pytest.raises(RequestRefused, match="illegal") as caught:
                await table.act("jump")
            assert (caught.value.code, caught.value.params) == ("illegal", {"clause": "DOL-3.5"})
            assert [(await anext(table)).number for _ in range(2)] == [1, 2]

    run(test())


def test_a_table_that_may_not_be_followed_is_refused() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(RefusedAnswer(code="unknown-table", table=TABLE))

    async def test() -> None:
        async with serving(scene) as (client, _):
            with pytest.raises(RequestRefused, match="unknown-table"):
                await client.follow(TABLE, token=TOKEN)

    run(test())


def test_a_table_that_may_not_be_followed_any_longer_ends_with_the_reason() -> None:
    async def first(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1))
        await peer.socket.close(1001)

    async def second(peer: Peer) -> None:
        await follows(peer, last=1)
        await peer.says(RefusedAnswer(code="forbidden", table=TABLE))

    async def test() -> None:
        async with serving(first, second) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            with pytest.raises(RequestRefused, match="forbidden"):
                [news async for news in table]

    run(test())


def test_a_server_that_closes_with_1008_is_not_asked_again() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1, situation("fight")))
        await peer.hears()
        await peer.socket.close(1008, "too-many")

    async def test() -> None:
        async with serving(scene) as (client, fake):
            table = await client.follow(TABLE, token=TOKEN)
            with pytest.raises(RequestRefused, match="too-many") as caught:
                await table.act("fight")
            assert caught.value.params == {"code": 1008, "reason": "too-many"}
            with pytest.raises(RequestRefused, match="too-many"):
                [news async for news in table]
            with pytest.raises(RequestRefused, match="too-many"):
                await client.follow("another00000")
            await asyncio.sleep(0.05)
            assert len(fake.headers) == 1

    run(test())


def test_closing_the_client_ends_the_news_and_all_that_waits() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1, situation("fight")))
        await peer.hears()

    async def test() -> None:
        async with serving(scene) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            acting = asyncio.create_task(table.act("fight"))
            await asyncio.sleep(0.02)
            await client.close()
            assert [news.number async for news in table] == [1]
            with pytest.raises(ClientClosed):
                await acting
            with pytest.raises(ClientClosed):
                await client.follow(TABLE)

    run(test())


def test_a_server_that_starts_slowly_is_waited_for() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1))

    async def test() -> None:
        with free_port() as port:
            client = ServerClient(f"http://127.0.0.1:{port}", retry_delays=QUICK_RETRIES)
            following = asyncio.create_task(client.follow(TABLE, token=TOKEN))
            await asyncio.sleep(0.05)
            assert not following.done()
        async with serving(scene, port=port):
            assert (await following).number == 1
            await client.close()

    run(test())


def test_a_server_that_never_comes_is_given_up() -> None:
    async def test() -> None:
        async with ServerClient("http://127.0.0.1:1", retry_delays=QUICK_RETRIES, reconnect_timeout_s=0.05) as client:
            with pytest.raises(ServerUnreachable, match="could not be reached"):
                await client.follow(TABLE)
            with pytest.raises(ServerUnreachable):
                await client.ready(0.0)

    run(test())


def test_who_is_muted_stays_muted_on_a_new_connection() -> None:
    async def first(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1))
        assert await peer.hears() == Mute(player="eve")
        await peer.socket.close(1001)

    async def second(peer: Peer) -> None:
        assert await peer.hears() == Mute(player="eve")
        await follows(peer, last=1)
        await peer.says(news(2))

    async def test() -> None:
        async with serving(first, second) as (client, _):
            table = await client.follow(TABLE, token=TOKEN)
            await client.mute("eve")
            assert [(await anext(table)).number for _ in range(2)] == [1, 2]

    run(test())


def test_the_handshake_names_the_origin() -> None:
    async def scene(peer: Peer) -> None:
        await follows(peer)
        await peer.says(here(1))

    async def test() -> None:
        async with serving(scene) as (client, fake):
            await client.follow(TABLE, token=TOKEN)
            assert fake.headers[0]["Origin"] == client.url

    run(test())


def test_defaults_are_not_sent() -> None:
    """Servers refuse unknown fields: an older one understands a newer client that asks for nothing new."""
    assert msgspec.json.decode(msgspec.json.encode(Follow(table=TABLE))) == {"type": "follow", "table": TABLE}
