"""Programs that play a seat over the wire."""

import pytest

from seachest.client import RequestRefused, play
from seachest.wire.lobby import SeatInfo
from seachest.wire.play import Back, ChatLine, Done, Follow, Situation
from seachest.wire.play import Refused as RefusedAnswer
from tests.client.fake import TABLE, Peer, here, info, news, run, serving, situation


def first_choice(found: Situation) -> str:
    return found.choices[0].text


async def begins(peer: Peer, stands: Situation | None, **others: object) -> None:
    """The client follows, and hears how things stand."""
    assert isinstance(await peer.hears(), Follow)
    await peer.says(here(1, stands, **others))


async def decides(peer: Peer, text: str, number: int, then: Situation) -> None:
    """The client decides, which leads to another situation."""
    command = await peer.hears()
    assert command.text == text
    await peer.says(Done(table=TABLE, id=command.id), news(number, then, f"0 {text}"))


def test_a_game_is_played_to_its_end() -> None:
    async def scene(peer: Peer) -> None:
        await begins(peer, None)
        await peer.says(news(2, situation("a", "b")))
        await decides(peer, "a", 3, situation("c"))
        await decides(peer, "c", 4, situation())
        await peer.says(news(5, situation(winners=[1]), "1 pass"))

    async def test() -> None:
        async with serving(scene) as (client, _):
            result = await play(await client.follow(TABLE), first_choice)
            assert result.winners == [1]

    run(test())


def test_one_who_chooses_may_take_its_time() -> None:
    async def choose(found: Situation) -> str:
        return found.choices[-1].text

    async def scene(peer: Peer) -> None:
        await begins(peer, situation("a", "b"))
        await decides(peer, "b", 2, situation(winners=[0]))

    async def test() -> None:
        async with serving(scene) as (client, _):
            assert (await play(await client.follow(TABLE), choose)).winners == [0]

    run(test())


def test_what_others_say_makes_nobody_decide_twice() -> None:
    line = ChatLine(name="Eve", seat=1, player="eve", text="Well?", at=0.0)

    async def scene(peer: Peer) -> None:
        await begins(peer, situation("a"))
        command = await peer.hears()
        await peer.says(news(2, chat=line), Done(table=TABLE, id=command.id), news(3, situation(), "0 a"))
        await peer.says(news(4, chat=line), news(5, situation("b")))
        await decides(peer, "b", 6, situation(winners=[0]))

    async def test() -> None:
        async with serving(scene) as (client, _):
            assert (await play(await client.follow(TABLE), first_choice)).winners == [0]

    run(test())


def test_a_refusal_is_raised() -> None:
    async def scene(peer: Peer) -> None:
        await begins(peer, situation("a"))
        command = await peer.hears()
        await peer.says(RefusedAnswer(code="illegal", table=TABLE, id=command.id))

    async def test() -> None:
        async with serving(scene) as (client, _):
            with pytest.raises(RequestRefused, match="illegal"):
                await play(await client.follow(TABLE), first_choice)

    run(test())


def test_a_decision_that_came_too_late_is_no_error() -> None:
    async def scene(peer: Peer) -> None:
        await begins(peer, situation("a"))
        command = await peer.hears()
        await peer.says(news(2, situation("b"), "0 a"), RefusedAnswer(code="illegal", table=TABLE, id=command.id))
        await decides(peer, "b", 3, situation(winners=[0]))

    async def test() -> None:
        async with serving(scene) as (client, _):
            assert (await play(await client.follow(TABLE), first_choice)).winners == [0]

    run(test())


def test_a_seat_that_a_bot_plays_for_is_taken_back() -> None:
    away = info(seats=[SeatInfo(kind="player", name="Ada", away=True), SeatInfo(kind="bot")])

    async def scene(peer: Peer) -> None:
        await begins(peer, situation(), info=away)
        command = await peer.hears()
        assert isinstance(command, Back)
        await peer.says(news(2, info=info()), Done(table=TABLE, id=command.id), news(3, situation("a")))
        await decides(peer, "a", 4, situation(winners=[0]))

    async def test() -> None:
        async with serving(scene) as (client, _):
            assert (await play(await client.follow(TABLE), first_choice)).winners == [0]

    run(test())


def test_a_game_that_ends_without_a_result_is_an_error_with_the_reason() -> None:
    async def scene(peer: Peer) -> None:
        await begins(peer, situation())
        await peer.says(news(2, info=info(phase="over", ended="rules-changed")))

    async def test() -> None:
        async with serving(scene) as (client, _):
            with pytest.raises(RequestRefused, match="rules-changed"):
                await play(await client.follow(TABLE), first_choice)

    run(test())
