"""The REST half of the client."""

import json
from typing import Any

import httpx
import msgspec
import pytest

from seachest.client import RequestRefused, ServerClient, ServerUnreachable
from seachest.client.client import origin_of, websocket_url
from seachest.client.retry import RetryDelays
from seachest.wire.lobby import Me, SeatBot, Seated, SitDown
from tests.client.fake import QUICK_RETRIES, TABLE, TOKEN, info, run

SEATED = Seated(table=info(), seat=0, token=TOKEN)


class Desk:
    """Answers all requests with the next answer, and remembers what was asked."""

    def __init__(self, *answers: Any, status: int = 200, headers: dict[str, str] | None = None) -> None:
        self.answers, self.status, self.headers = list(answers), status, headers or {}
        self.asked: list[tuple[str, str, Any]] = []
        self.requests: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        body = json.loads(request.content) if request.content else None
        self.asked.append((request.method, request.url.path, body))
        self.requests.append(request)
        return httpx.Response(self.status, content=msgspec.json.encode(self.answers.pop(0)), headers=self.headers)

    def client(self) -> ServerClient:
        return ServerClient("http://chest.example", retry_delays=QUICK_RETRIES, transport=httpx.MockTransport(self))


def test_a_guest_opens_a_table() -> None:
    desk = Desk(Me(id="ada", name="Ada", account=False), SEATED)

    async def test() -> None:
        async with desk.client() as client:
            assert (await client.guest("Ada")).id == "ada"
            seated = await client.open("dolores", 3, bots=["skilled"], seconds=30)
            assert (seated.table.id, seated.seat, seated.token) == (TABLE, 0, TOKEN)

    run(test())
    assert desk.asked[0] == ("POST", "/api/guests", {"name": "Ada"})
    method, path, body = desk.asked[1]
    assert (method, path) == ("POST", "/api/tables")
    assert (body["game"], body["players"], body["bots"], body["seconds"]) == ("dolores", 3, ["skilled"], 30)


def test_a_client_waits_for_a_game_that_is_being_compiled() -> None:
    asked = []

    def desk(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.path)
        if len(asked) < 3:
            return httpx.Response(503, json={"code": "preparing", "params": {"game": "dolores", "percent": 40}})
        return httpx.Response(201, content=msgspec.json.encode(SEATED))

    async def test() -> None:
        transport = httpx.MockTransport(desk)
        async with ServerClient("http://chest.example", retry_delays=QUICK_RETRIES, transport=transport) as client:
            assert (await client.open("dolores", 2)).table.id == TABLE

    run(test())
    assert asked == ["/api/tables"] * 3


def test_each_request_has_its_place() -> None:
    desk = Desk(SEATED, info(), info(), info(), SEATED, {"tables": [info()]}, {"tables": []}, {"format": 1})

    async def test() -> None:
        async with desk.client() as client:
            await client.sit(TABLE, 1)
            await client.rise(TABLE, 1)
            await client.seat_bot(TABLE, 1, "expert")
            await client.start(TABLE)
            await client.rematch(TABLE)
            assert [table.id for table in await client.mine()] == [TABLE]
            assert await client.lobby() == []
            assert await client.record(TABLE) == {"format": 1}

    run(test())
    table = f"/api/tables/{TABLE}"
    assert desk.asked == [
        ("POST", f"{table}/seats", msgspec.to_builtins(SitDown(seat=1))),
        ("DELETE", f"{table}/seats/1", None),
        ("POST", f"{table}/seats/1/bot", msgspec.to_builtins(SeatBot(level="expert"))),
        ("POST", f"{table}/start", None),
        ("POST", f"{table}/rematch", None),
        ("GET", "/api/tables", None),
        ("GET", "/api/lobby", None),
        ("GET", f"{table}/record", None),
    ]


def test_the_cookie_goes_with_requests_and_the_handshake() -> None:
    me = Me(id="ada", name="Ada", account=False)
    desk = Desk(me, me, headers={"set-cookie": "seachest=secret; Path=/; HttpOnly; SameSite=Lax"})

    async def test() -> None:
        async with desk.client() as client:
            await client.guest("Ada")
            await client.me()
            assert client.handshake_headers() == {"Cookie": "seachest=secret"}

    run(test())
    assert desk.requests[1].headers["cookie"] == "seachest=secret"


def test_a_refusal_has_its_code_and_parameters() -> None:
    desk = Desk({"code": "not-over", "params": {"table": TABLE}}, status=409)

    async def test() -> None:
        async with desk.client() as client:
            with pytest.raises(RequestRefused) as caught:
                await client.record(TABLE)
            assert (caught.value.code, caught.value.params) == ("not-over", {"table": TABLE})

    run(test())


@pytest.mark.parametrize(("status", "kind"), [(502, RequestRefused), (200, ServerUnreachable)])
def test_an_answer_that_makes_no_sense_is_an_error(status: int, kind: type[Exception]) -> None:
    desk = Desk("<html>", status=status)

    async def test() -> None:
        async with desk.client() as client:
            with pytest.raises(kind):
                await client.me()

    run(test())


def test_what_the_server_adds_later_is_ignored() -> None:
    desk = Desk({"id": "ada", "name": "Ada", "account": False, "mood": "merry"})

    async def test() -> None:
        async with desk.client() as client:
            assert (await client.me()).name == "Ada"

    run(test())


def test_pauses_grow_and_differ() -> None:
    retry_delays = RetryDelays(first=1.0, longest=8.0)
    for tries, usual in enumerate([1.0, 2.0, 4.0, 8.0, 8.0]):
        assert usual / 2 <= retry_delays.after(tries) <= usual
    assert retry_delays.after(10**6) <= 8.0
    assert len({retry_delays.after(0) for _ in range(10)}) > 1


def test_addresses() -> None:
    assert origin_of("https://games.example/chest") == "https://games.example"
    assert websocket_url("https://games.example/chest") == "wss://games.example/chest/play"
    assert websocket_url("http://127.0.0.1:8000") == "ws://127.0.0.1:8000/play"
    with pytest.raises(ServerUnreachable, match="expected an address"):
        origin_of("games.example")
