"""Whatever is sent: no error of the server, no traceback, and no effect at a table."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from seachest.rules.game import game_named
from seachest.server.http.contract import contract
from seachest.server.http.limits import MESSAGES_PER_SOCKET
from seachest.wire.base import LONGEST_FRAME, SUBPROTOCOL
from seachest.wire.play import Answer, Done, Here, Pong, Presence, Refused
from seachest.wire.routes import DELETE_ACCOUNT, END_OTHER_SESSIONS, END_SESSION, LOGOUT
from tests.server.listening import Running, running

EXAMPLES = 12
SCENES, STEPS = 10, 25
GOING_AWAY, POLICY, TOO_LARGE = 1001, 1008, 1009
GAME = "sea-salt-paper"
CONTRACT = contract()
SCHEMA = schemathesis.openapi.from_dict(CONTRACT)
LOOK_FOR = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    unsupported_method,
]
ENDING_SESSIONS = {route.path for route in (LOGOUT, DELETE_ACCOUNT, END_SESSION, END_OTHER_SESSIONS)}
"""Routes that may end the session of the player who uses them."""
SECRETS = ("Traceback", "sqlalchemy", "sqlite", "site-packages")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found
        assert not found.errors.said


@pytest.fixture(scope="module")
def seated(server: Running) -> Iterator[tuple[str, httpx.Client]]:
    """A table that is played, and somebody who sits there."""
    with closing(server.guest("Anna")) as browser:
        opened = browser.post("/api/tables", json={"game": GAME, "players": 2, "bots": ["greedy"]})
        yield str(opened.json()["table"]["id"]), browser


# --- REST -----------------------------------------------------------------------------------------------------------


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
def test_rest_answers_as_its_contract_says(
    case: schemathesis.Case[Any], server: Running, seated: tuple[str, httpx.Client]
) -> None:
    """To nobody, and to somebody at a table."""
    table, browser = seated
    if case.path in ENDING_SESSIONS:
        with closing(server.guest("Berta")) as other:
            somebody = dict(other.cookies)
    else:
        somebody = dict(browser.cookies)
    for cookies in ({}, somebody):
        if cookies and "table" in case.path_parameters:
            case.path_parameters["table"] = table
        answer = case.call(server.address, cookies=cookies)
        case.validate_response(answer, checks=LOOK_FOR)
        assert not [word for word in SECRETS if word in answer.text]
    assert not server.errors.said


WRONG_TABLES: list[dict[str, Any]] = [
    {"game": "chess", "players": 2},
    {"game": GAME, "players": 10**30},
    {"game": GAME, "players": -1},
    {"game": GAME, "players": 2, "options": {"goal": 1e308}},
    {"game": GAME, "players": 2, "options": {"goal": [[[]]]}},
    {"game": GAME, "players": 2, "options": {"\u0000": None}},
    {"game": GAME, "players": 2, "bots": ["greedy"] * 50},
    {"game": GAME, "players": 2, "seconds": 10**18},
    {"game": GAME, "players": 2, "surprise": True},
]


@pytest.mark.parametrize("wish", WRONG_TABLES)
def test_a_table_that_makes_no_sense_is_refused(
    wish: dict[str, Any], server: Running, seated: tuple[str, httpx.Client]
) -> None:
    answer = seated[1].post("/api/tables", json=wish)
    assert answer.status_code == 400
    assert set(answer.json()) == {"code", "params"}


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[" * 5000,
        b'{"a":' * 2500,
        b'{"name":"\\ud800"}',
        b'{"name":"\xff"}',
        b'{"name":"\\u0000"}',
        b"null",
        b"1e9999",
    ],
)
def test_a_body_that_makes_no_sense_is_refused(body: bytes, server: Running) -> None:
    answer = httpx.post(f"{server.address}/api/guests", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad-message", "bad-name")


# --- The WebSocket --------------------------------------------------------------------------------------------------

ANSWERS = msgspec.json.Decoder(Answer)
KINDS = ["follow", "unfollow", "act", "chat", "back", "mute", "ping", "here", "", None, 1]
FIELDS = ["type", "table", "id", "text", "last", "token", "player", "on", "seat"]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@contextmanager
def opened(server: Running, browser: httpx.Client, **others: Any) -> Iterator[ClientConnection]:
    """A socket of somebody."""
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    with connect(
        f"ws://127.0.0.1:{server.port}/play",
        additional_headers={"Cookie": others.pop("cookie", cookie)},
        subprotocols=[Subprotocol(others.pop("subprotocol", SUBPROTOCOL))],
        compression=None,
        max_queue=None,  # unread messages must not delay the end
        **others,
    ) as socket:
        yield socket


def said(socket: ClientConnection, message: object) -> list[Any]:
    """Says something (text as it is, all else as JSON), and hears all answers to it."""
    socket.send(message if isinstance(message, str) else json.dumps(message))
    socket.send('{"type":"ping"}')
    answers: list[Any] = []
    pongs = 1 + (message == {"type": "ping"})
    while sum(isinstance(answer, Pong) for answer in answers) < pongs:
        answers += ANSWERS.decode_lines(socket.recv(timeout=20))
    assert isinstance(answers.pop(), Pong)
    return [answer for answer in answers if not isinstance(answer, Presence | Pong)]


class Scene:
    """A game of two people at its beginning, and somebody who looks on."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.people = [server.guest(name) for name in ("Anna", "Ben", "Carl")]
        wish = {"game": GAME, "players": 2}
        first = self.people[0].post("/api/tables", json=wish).json()
        self.table = str(first["table"]["id"])
        self.tokens = [first["token"], self.people[1].post(f"/api/tables/{self.table}/seats", json={}).json()["token"]]
        self.open = ExitStack()
        self.sockets = [self.open.enter_context(opened(server, browser)) for browser in self.people]
        self.look()
        self.first = self.turn
        answers = said(self.sockets[self.turn], self.act(self.choices[0], "first"))
        assert Done(table=self.table, id="first") in answers
        self.look()
        self.log = server.log_of(self.table)

    def look(self) -> None:
        """Whose turn it is, and what they may do; everybody follows the table."""
        for seat, socket in reversed(list(enumerate(self.sockets))):
            here = said(socket, {"type": "follow", "table": self.table})[-1]
            assert isinstance(here, Here)
            assert here.situation is not None
            if seat in here.situation.pending:
                self.turn = seat
                self.choices = [choice.text for choice in here.situation.choices]

    def act(self, text: str, command: str = "command") -> dict[str, Any]:
        return {"type": "act", "table": self.table, "id": command, "text": text}

    def end(self) -> None:
        self.open.close()
        for browser in self.people:
            browser.close()


class Mischief(RuleBasedStateMachine):
    """People who do everything but what they may do."""

    server: Running

    @initialize()
    def begin(self) -> None:
        self.scene = Scene(self.server)

    def teardown(self) -> None:
        if hasattr(self, "scene"):
            self.scene.end()

    def refused(self, number: int, message: object, *codes: str) -> None:
        """Somebody says something, and is told why not."""
        answers = said(self.scene.sockets[number], message)
        assert all(isinstance(answer, Refused) for answer in answers), answers
        assert [answer.code for answer in answers if answer.code not in codes] == []
        assert answers

    def closed(self, number: int, *messages: str | bytes, code: int = POLICY) -> None:
        """Somebody says something, is thrown out, and comes back."""
        scene = self.scene
        socket = scene.sockets[number]
        with suppress(ConnectionClosed):
            for message in messages:
                socket.send(message)
        with suppress(ConnectionClosed):
            while True:
                socket.recv(timeout=20)
        assert socket.close_code == code
        scene.sockets[number] = scene.open.enter_context(opened(self.server, scene.people[number]))
        said(scene.sockets[number], {"type": "follow", "table": scene.table})

    @rule(text=st.sampled_from(game_named(GAME).actions) | st.text(min_size=1, max_size=40))
    def out_of_turn(self, text: str) -> None:
        self.refused(1 - self.scene.turn, self.scene.act(text), "not-your-turn")

    @rule(text=st.sampled_from(game_named(GAME).actions) | st.text(min_size=1, max_size=40))
    def from_nowhere(self, text: str) -> None:
        self.refused(2, self.scene.act(text), "not-seated")

    @rule(text=st.sampled_from(game_named(GAME).actions) | st.text(min_size=1, max_size=40))
    def not_now(self, text: str) -> None:
        if text not in self.scene.choices:
            known = text in game_named(GAME).action_by_text
            self.refused(self.scene.turn, self.scene.act(text), "illegal-move" if known else "no-such-move")

    @rule(text=st.sampled_from(game_named(GAME).actions))
    def twice(self, text: str) -> None:
        """The id of a command that is done does nothing again."""
        scene = self.scene
        answers = said(scene.sockets[scene.first], scene.act(text, "first"))
        assert answers == [Done(table=scene.table, id="first")]

    @rule(number=st.integers(0, 2), token=st.text("abc_-", min_size=20, max_size=100))
    def forged_token(self, number: int, token: str) -> None:
        """Everybody stays who they are."""
        follow = {"type": "follow", "table": self.scene.table, "token": token}
        (answer,) = said(self.scene.sockets[number], follow)
        assert answer.seat == (None if number == 2 else number)

    @rule(number=st.integers(0, 2), kind=st.sampled_from(KINDS), data=st.dictionaries(st.sampled_from(FIELDS), VALUES))
    def strange_fields(self, number: int, kind: object, data: dict[str, Any]) -> None:
        message = {"table": self.scene.table, **data, "type": kind, "surprise": 1}
        self.refused(number, message, "bad-message")

    @rule(number=st.integers(0, 2), text=st.text(max_size=200))
    def malformed(self, number: int, text: str) -> None:
        self.refused(number, "{" + text, "bad-message")

    @rule(number=st.integers(0, 2), depth=st.integers(100, 4000), sign=st.sampled_from(["[", '{"a":']))
    def deep(self, number: int, depth: int, sign: str) -> None:
        self.refused(number, (sign * depth)[:8000], "bad-message")

    @rule(number=st.integers(0, 2), table=st.text("abc123", min_size=12, max_size=12))
    def unknown_table(self, number: int, table: str) -> None:
        self.refused(number, {"type": "follow", "table": table}, "no-such-table")
        self.refused(number, {"type": "back", "table": table, "id": "1"}, "not-following")
        self.refused(number, {**self.scene.act("draw"), "table": table}, "not-following")

    @rule(last=st.integers(0, 2**53), number=st.integers(0, 2))
    def strange_number(self, last: int, number: int) -> None:
        answers = said(self.scene.sockets[number], {"type": "follow", "table": self.scene.table, "last": last})
        assert {type(answer).__name__ for answer in answers} <= {"Here", "News", "Current", "Presence"}

    @rule(number=st.integers(0, 2), player=st.text(max_size=20))
    def strange_mute(self, number: int, player: str) -> None:
        self.refused(number, {"type": "mute", "player": player}, "bad-message")

    @rule(number=st.integers(0, 2))
    def unseen_talk(self, number: int) -> None:
        talk = {"type": "chat", "table": self.scene.table, "id": "t", "text": "\u200b \n\u0007"}
        self.refused(number, talk, "nothing-said", "too-much-talk")

    @rule(number=st.integers(0, 2), more=st.integers(1, 50_000))
    def huge(self, number: int, more: int) -> None:
        self.closed(number, "x" * (LONGEST_FRAME + more))

    @rule(number=st.integers(0, 2))
    def far_too_huge(self, number: int) -> None:
        self.closed(number, "x" * 100_000, code=TOO_LARGE)

    @rule(number=st.integers(0, 2), data=st.binary(max_size=50))
    def binary(self, number: int, data: bytes) -> None:
        self.closed(number, data)

    @rule(number=st.integers(0, 2))
    def flood(self, number: int) -> None:
        self.closed(number, *['{"type":"ping"}'] * (MESSAGES_PER_SOCKET.count + 40))

    @rule(
        wrong=st.sampled_from(
            [
                {"origin": Origin("http://evil.example")},
                {"origin": Origin("null")},
                {"subprotocol": "seachest.0"},
                {"cookie": "seachest=forged"},
                {"cookie": "seachest=1." + "a" * 16 + ".1000000." + "A" * 43},
                {"cookie": ""},
            ]
        )
    )
    def uninvited(self, wrong: dict[str, Any]) -> None:
        with pytest.raises(InvalidStatus) as caught, opened(self.server, self.scene.people[0], **wrong):
            pass
        assert caught.value.response.status_code == 403

    @invariant()
    def nothing_has_happened(self) -> None:
        if hasattr(self, "scene"):
            assert self.server.log_of(self.scene.table) == self.scene.log
            assert not self.server.errors.said


def test_another_password_closes_the_sockets_of_all_sessions(tmp_path: Path) -> None:
    with running(tmp_path) as server, closing(server.guest("Dora")) as browser:
        browser.post("/api/accounts", json={"name": "Dora", "password": "correct horse"})
        with opened(server, browser) as socket:
            assert said(socket, {"type": "ping"}) == []
            changed = browser.post("/api/password", json={"old": "correct horse", "new": "battery staple"})
            assert changed.status_code == 200
            with suppress(ConnectionClosed):
                while True:
                    socket.recv(timeout=20)
            assert socket.close_code == GOING_AWAY
        with opened(server, browser) as socket:
            assert said(socket, {"type": "ping"}) == []


def test_mischief_at_a_socket_has_no_effect(server: Running) -> None:
    machine = type("MischiefHere", (Mischief,), {"server": server})
    bounded = settings(max_examples=SCENES, stateful_step_count=STEPS, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(machine, settings=bounded)
