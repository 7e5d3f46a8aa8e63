"""Players who are not at the table are told that it is their turn, or that somebody invites them."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import select

from seachest.client import ServerClient
from seachest.server.push.subscriptions import MAX_DEVICES_PER_PLAYER, VAPID_KEY_NAME
from seachest.server.storage.schema import keys, pushes
from tests.server.push.service import Browser, PushService, push_service
from tests.server.rooms import SEED, SHORT, Server, server, until

pytestmark = pytest.mark.anyio
DELAY_S = 0.05
LONG_S = 0.5
"""By then a notification would have been sent."""
ANY: dict[str, Any] = {"game": "dolores", "players": 2, "options": SHORT, "seed": SEED}


async def subscribe(
    running: Server, client: ServerClient, service: PushService, name: str = "device", **more: Any
) -> Browser:
    """Asks for notifications on a device."""
    browser = Browser()
    body = msgspec.to_builtins(browser.subscription(service.endpoint(name), **more))
    async with running.ask(client) as http:
        assert (await http.post("/api/push", json=body)).status_code == 204
    return browser


async def table_of(anna: ServerClient, bert: ServerClient, **more: Any) -> str:
    seated = await anna.open(**ANY | more)
    await bert.sit(seated.table.id)
    return seated.table.id


async def stored(place: Server) -> list[str]:
    async with place.worker.engine.connect() as connection:
        return list((await connection.execute(select(pushes.c.endpoint))).scalars())


async def test_who_is_not_there_is_told_once_that_it_is_their_turn(either: str, tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        place = server(tmp_path, database=either, push_sender=service.sender(), notice_delay_s=DELAY_S)
        async with place as running, running.somebody("Anna") as anna, running.somebody("Bert") as bert:
            browser = await subscribe(running, anna, service, language="de")
            table = await table_of(anna, bert)
            await until(lambda: service.sent)
            told = browser.read(service.sent[0].body)
            assert told["kind"] == "turn"
            assert (told["table"], told["game"]) == (table, "dolores")
            assert told["title"] == "Du bist dran"
            assert set(told) == {"kind", "table", "game", "title", "body"}, "nothing about the game itself"
            followed = await bert.follow(table)
            await followed.say("Are you there?")
            await asyncio.sleep(LONG_S)
            assert len(service.sent) == 1


async def test_who_is_at_the_table_is_told_nothing_until_they_go(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        place = server(tmp_path, push_sender=service.sender(), notice_delay_s=DELAY_S)
        async with place as running, running.somebody("Anna") as anna, running.somebody("Bert") as bert:
            await subscribe(running, anna, service)
            seated = await anna.open(**ANY)
            followed = await anna.follow(seated.table.id)
            await bert.sit(seated.table.id)
            await asyncio.sleep(LONG_S)
            assert service.sent == []
            await followed.leave()
            await until(lambda: service.sent)


async def test_a_secret_decision_of_somebody_else_causes_no_notification(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        place = server(tmp_path, push_sender=service.sender(), notice_delay_s=DELAY_S)
        async with place as running, running.somebody("Anna") as anna, running.somebody("Bert") as bert:
            await subscribe(running, anna, service)
            table = await table_of(anna, bert)
            await until(lambda: service.sent)
            followed = await bert.follow(table)
            while followed.situation is None:
                await followed.changed()
            assert followed.situation.choices, "both decide at the same moment"
            await followed.act(followed.situation.choices[0].text)
            await asyncio.sleep(LONG_S)
            assert len(service.sent) == 1


async def test_a_device_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        service.status = 410
        place = server(tmp_path, push_sender=service.sender(), notice_delay_s=DELAY_S)
        async with place as running, running.somebody("Anna") as anna, running.somebody("Bert") as bert:
            await subscribe(running, anna, service)
            await table_of(anna, bert)
            await until(lambda: service.sent)
            async with asyncio.timeout(5):
                while await stored(running):
                    await asyncio.sleep(0.01)


async def test_a_player_has_only_so_many_devices_and_the_oldest_goes_first(either: str, tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        place = server(tmp_path, database=either, push_sender=service.sender())
        async with place as running, running.somebody("Anna") as anna:
            for number in range(MAX_DEVICES_PER_PLAYER + 2):
                running.clock.advance(1)
                await subscribe(running, anna, service, f"device{number}")
            wanted = {service.endpoint(f"device{number}") for number in range(2, MAX_DEVICES_PER_PLAYER + 2)}
            assert set(await stored(running)) == wanted


async def test_a_device_belongs_to_who_used_it_last_and_only_they_can_end_it(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        place = server(tmp_path, push_sender=service.sender())
        async with place as running, running.somebody("Anna") as anna, running.somebody("Bert") as bert:
            await subscribe(running, anna, service)
            await subscribe(running, bert, service)
            assert await stored(running) == [service.endpoint()]
            for client, left in ((anna, 1), (bert, 0)):
                async with running.ask(client) as http:
                    answer = await http.request("DELETE", "/api/push", json={"endpoint": service.endpoint()})
                assert answer.status_code == 204
                assert len(await stored(running)) == left


async def test_endpoints_that_are_none_are_refused_with_a_code(tmp_path: Path) -> None:
    async with server(tmp_path) as running, running.somebody("Anna") as anna, running.ask(anna) as http:
        good = msgspec.to_builtins(Browser().subscription("https://push.example/x"))
        for change, code in (
            ({"endpoint": "http://push.example/x"}, "bad-endpoint"),
            ({"endpoint": "https://127.0.0.1/x"}, "bad-endpoint"),
            ({"endpoint": "https://push.example:8443/x"}, "bad-endpoint"),
            ({"endpoint": "https://push.example/" + "x" * 2000}, "bad-message"),
            ({"p256dh": "B" * 87}, "bad-message"),
            ({"auth": "short"}, "bad-message"),
            ({"language": "xx"}, "bad-message"),
        ):
            answer = await http.post("/api/push", json=good | change)
            assert (answer.status_code, answer.json()["code"]) == (400, code), change
        assert (await http.post("/api/push", json=good)).status_code == 204
        async with running.somebody(None) as nobody, running.ask(nobody) as nameless:
            assert (await nameless.post("/api/push", json=good)).status_code == 401


async def test_all_workers_have_one_key_which_outlives_them(either: str, tmp_path: Path) -> None:
    found = []
    for _ in range(2):
        async with server(tmp_path, database=either) as running, httpx.AsyncClient(base_url=running.url) as http:
            found.append((await http.get("/api/push")).json()["key"])
            async with running.worker.engine.connect() as connection:
                wanted = select(keys.c.value).where(keys.c.name == VAPID_KEY_NAME)
                assert len((await connection.execute(wanted)).all()) == 1
    assert found[0] == found[1]
    assert len(found[0]) == 87
