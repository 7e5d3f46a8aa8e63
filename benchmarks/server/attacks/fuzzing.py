"""Sends broken frames and requests to a server of its own; any error of the server is a failure.

    python benchmarks/server/attacks/fuzzing.py [--frames 500000] [--requests 500000] [--out fuzzing.jsonl] [--seed N]
    python benchmarks/server/attacks/fuzzing.py --frames 5000 --requests 5000

Frames go over WebSockets of players who sit at tables: messages of the protocol with fields that are missing, doubled,
of other types or far too long, JSON that is cut off or has bytes changed, and raw bytes that are no frames. Requests go
over bare sockets: all routes with other methods, addresses, headers and bodies, and requests that are none. Those that
make the server close the connection come after the answers to the others, and only requests with an answer count.
A part is some of both at a fresh server. With `--out` each part is appended to a file, from which the next run goes on
until there are enough. Prints how many of each were sent and how they were answered. The status is 1 if there was an
answer 500, a refusal with `internal`, an error in the server's log, or the server has ended.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args
from urllib.parse import urlsplit

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks" / "server")]

import msgspec  # noqa: E402
from results import add_result, read_results, total  # noqa: E402  # needs the path
from tests.serving import Running  # noqa: E402
from websockets.asyncio.client import ClientConnection, connect  # noqa: E402
from websockets.exceptions import ConnectionClosed, InvalidHandshake  # noqa: E402
from websockets.typing import Subprotocol  # noqa: E402

from seachest.client import ServerClient  # noqa: E402
from seachest.rules.game import game_named, game_names  # noqa: E402
from seachest.server.http.limits import MESSAGES_PER_SOCKET  # noqa: E402
from seachest.server.http.protocols import MAX_PIPELINED_REQUESTS  # noqa: E402
from seachest.wire import play  # noqa: E402
from seachest.wire.base import SUBPROTOCOL  # noqa: E402
from seachest.wire.routes import API_ROUTES  # noqa: E402

ANSWER_TIMEOUT_S = 30.0
END_MARK = "zzzzzzzzzzzz"
"""A table that is not there: the refusal to follow it is the last answer of a socket."""
PLAYERS = 4
"""Players who send frames, and as many who send requests, which can end their sessions."""
IDLE_S = 1.0
"""A server that says nothing for so long waits for the rest of a request."""
EARLY_END_SHARE = 0.02
"""The share of connections whose client says nothing more before it has an answer."""
REPORT_EVERY_S = 10.0
FRAMES_PER_SOCKET = MESSAGES_PER_SOCKET.count - 5
RAW_SHARE = 0.02
"""The share of sockets that end with bytes which are no frames."""
MESSAGES = get_args(play.Message)
KINDS = ["follow", "unfollow", "act", "chat", "back", "take_back", "take-back", "mute", "ping", "here", "", None, 7]
METHODS = ["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW", "get", "", "P\x00ST"]
HEADERS = ["Content-Type", "Content-Length", "Origin", "Host", "Cookie", "Authorization", "Transfer-Encoding"]
HEADERS += ["X-Forwarded-For", "X-Forwarded-Proto", "Expect", "Upgrade", "Connection", "Accept-Language", "Range"]
KNOWN_METHODS = METHODS[:8]
FRAMING_HEADERS = {"Content-Length", "Host", "Transfer-Encoding", "Expect", "Upgrade", "Connection"}
"""Headers that decide where a request ends, and what becomes of the connection."""
STRANGE = [
    "",
    "\x00",
    "￿",
    "💀" * 50,
    "../" * 30,
    "%00",
    "%ff",
    "' OR 1=1 --",
    "é" * 100,
    "a" * 3000,
    "-1",
    "1e400",
    "{}",
]
SERVER_ERROR = 500


@dataclass
class Outcome:
    """What was sent, and how it was answered."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def as_json(self, seconds: float) -> dict[str, Any]:
        """The outcome as it is printed."""
        return {
            "sent": dict(self.sent),
            "answers": dict(self.answers.most_common()),
            "failures": self.failures[:20],
            "seconds": round(seconds, 1),
        }


class Fuzzer:
    """Makes messages and requests that are nearly right."""

    def __init__(self, seed: str, tables: list[str], players: list[str]) -> None:
        self.dice, self._tables, self._players = random.Random(seed), tables, players

    def value(self, depth: int = 0) -> Any:
        """Anything that JSON can hold."""
        dice = self.dice
        match dice.randrange(9 if depth < 3 else 7):
            case 0:
                return dice.choice([None, True, False])
            case 1:
                return dice.choice([0, 1, -1, 2**31, 2**63, -(2**63), 10**30, dice.randrange(100)])
            case 2:
                return dice.choice([0.5, -1e308, 1e-300])
            case 3:
                return dice.choice(STRANGE)
            case 4:
                return dice.choice(self._tables + self._players)
            case 5 | 6:
                return "".join(chr(dice.choice([dice.randrange(32, 127), dice.randrange(0x3000)])) for _ in range(9))
            case 7:
                return [self.value(depth + 1) for _ in range(dice.randrange(4))]
            case _:
                return {str(self.value(9))[:20]: self.value(depth + 1) for _ in range(dice.randrange(4))}

    def message(self) -> dict[str, Any]:
        """A message for the WebSocket, right in most of its fields."""
        dice = self.dice
        game = game_named(dice.choice(game_names()))
        fields: dict[str, Any] = {
            "table": dice.choice(self._tables),
            "id": f"c{dice.randrange(10**6)}",
            "text": dice.choice([*game.actions[:200], "hello", "fight"]),
            "last": dice.choice([None, 0, 1, 5, 2**53]),
            "token": None,
            "player": dice.choice(self._players),
            "on": dice.choice([True, False]),
        }
        kind = dice.choice(MESSAGES)
        kept: dict[str, Any] = {"type": kind.__struct_config__.tag}
        for each in msgspec.structs.fields(kind):
            if dice.random() < 0.9:
                kept[each.encode_name] = fields.get(each.encode_name, dice.choice([True, False]))
        if dice.random() < 0.4:
            kept[dice.choice([*kept, *fields, "surprise"])] = dice.choice(
                [self.value(), self.value(), dice.choice(KINDS)]
            )
        return kept

    def frame(self) -> str:
        """A message as text, sometimes damaged."""
        text = json.dumps(self.message(), ensure_ascii=self.dice.random() < 0.5)
        return self.damaged(text) if self.dice.random() < 0.4 else text

    def damaged(self, text: str) -> str:
        """A text with something cut off, doubled, put in or exchanged."""
        dice = self.dice
        at, end = sorted(dice.randrange(len(text) + 1) for _ in range(2))
        match dice.randrange(5):
            case 0:
                return text[:at]
            case 1:
                return text[:end] + text[at:]
            case 2:
                return text[:at] + dice.choice(STRANGE) + text[at:]
            case 3:
                return text[:at] + dice.choice("[{" + '",:}]0') * dice.choice([1, 2, 500]) + text[end:]
            case _:
                return text[:at] + text[end:]

    def requests(self, count: int, host: str, cookies: list[str]) -> tuple[list[bytes], bytes]:
        """Some requests for one connection, and one that ends it, if there is any among them."""
        made = [self.request(host, cookies) for _ in range(count)]
        return [each for each, ends in made if not ends], next((each for each, ends in made if ends), b"")

    def request(self, host: str, cookies: list[str]) -> tuple[bytes, bool]:
        """A request, right in most of its parts, and whether the server must end the connection after it."""
        dice = self.dice
        route = dice.choice(API_ROUTES)
        path, method = route.path, route.method.upper()
        for name, known in (("table", self._tables), ("seat", ["0", "1", "9"]), ("game", game_names())):
            wild = dice.random() < 0.3
            path = path.replace("{" + name + "}", _quoted(str(self.value(9))) if wild else dice.choice(known))
        path = path.replace("{language}", dice.choice(["en", "de", "xx"]))
        if dice.random() < 0.2:
            path += "?" + dice.choice(["seat", "first", "x"]) + "=" + _quoted(str(self.value(9)))
        if dice.random() < 0.1:
            path = _quoted(self.damaged(path)) or "/"
        if dice.random() < 0.1:
            method = dice.choice(METHODS)
        body = json.dumps(self.value(), ensure_ascii=False) if route.body and dice.random() < 0.4 else ""
        if route.body and not body:
            body = json.dumps(self.body_for())
            body = self.damaged(body) if dice.random() < 0.3 else body
        data = body.encode("utf-8", "surrogatepass")
        headers = {"Host": host, "Content-Type": "application/json"}
        if data or method in ("POST", "PUT", "PATCH"):
            headers["Content-Length"] = str(len(data))
        if dice.random() < 0.7:
            headers["Cookie"] = dice.choice(cookies)
        ends = method not in KNOWN_METHODS
        if dice.random() < 0.15:
            name = dice.choice(HEADERS)
            headers[name] = str(self.value(9))[:500]
            ends = ends or name in FRAMING_HEADERS or not _is_plain(headers[name])
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items())]
        head = "\r\n".join(lines).encode("utf-8", "replace") + b"\r\n\r\n"
        if dice.random() < 0.03:
            cut = dice.randrange(len(head))
            return head[:cut] + bytes(dice.randrange(256) for _ in range(8)) + head[cut:] + data, True
        return head + data, ends or not _is_plain(path)

    def body_for(self) -> dict[str, Any]:
        """A body with fields that some route wants."""
        dice = self.dice
        fields: dict[str, Any] = {
            "name": dice.choice(["Anna", "Anna\u200b", "x" * 90, ""]),
            "password": "long enough for a password",
            "game": dice.choice(game_names()),
            "players": dice.choice([2, 3, 4, 99]),
            "seat": dice.choice([0, 1, 4, 5, -1]),
            "level": dice.choice(["casual", "random", "none"]),
            "bots": [dice.choice(["random", "casual"])],
        }
        kept = {name: value for name, value in fields.items() if dice.random() < 0.4}
        if dice.random() < 0.3:
            kept[dice.choice([*fields, "options", "seed", "seconds"])] = self.value()
        return kept


def _quoted(text: str) -> str:
    """A text that does not end the line of an address, but is otherwise as it is."""
    return "".join(sign for sign in text if sign not in " \r\n")


def _is_plain(text: str) -> bool:
    """Whether a text can stand in the head of a request."""
    return text.isascii() and text.isprintable()


async def send_frames(server: Running, fuzzer: Fuzzer, cookies: list[str], count: int, outcome: Outcome) -> None:
    """Sends so many frames, over one socket after the other."""
    while count > 0:
        headers = {"Cookie": fuzzer.dice.choice(cookies)}
        url = f"ws://127.0.0.1:{server.port}/play"
        try:
            async with connect(
                url, subprotocols=[Subprotocol(SUBPROTOCOL)], additional_headers=headers, max_queue=None
            ) as socket:
                count -= await send_over(socket, fuzzer, min(count, FRAMES_PER_SOCKET), outcome)
        except InvalidHandshake as refused:
            outcome.answers[f"handshake {type(refused).__name__}"] += 1
            outcome.failures.append(f"handshake: {refused}")
            return
        except (ConnectionClosed, OSError):
            outcome.answers["socket closed"] += 1


async def send_over(socket: ClientConnection, fuzzer: Fuzzer, count: int, outcome: Outcome) -> int:
    """Sends frames over one socket, and reads all answers; how many were sent."""
    sent = 0
    try:
        for _ in range(count):
            await socket.send(fuzzer.frame())
            sent += 1
            outcome.sent["frames"] += 1
        if fuzzer.dice.random() < RAW_SHARE:
            socket.transport.write(bytes(fuzzer.dice.randrange(256) for _ in range(200)))
        else:
            await socket.send(json.dumps({"type": "follow", "table": END_MARK}))
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            while True:
                found = str(await socket.recv())
                for line in found.splitlines():
                    answer = json.loads(line)
                    kind = answer["type"]
                    outcome.answers[f"{kind} {answer['code']}" if kind == "refused" else kind] += 1
                    if answer.get("code") == "internal":
                        outcome.failures.append(f"internal: {line[:200]}")
                    if answer.get("table") == END_MARK:
                        return sent
    except TimeoutError:
        outcome.failures.append("no answer to the last message")
    except ConnectionClosed as closed:
        outcome.answers[f"closed {closed.rcvd.code if closed.rcvd else 'without a code'}"] += 1
    return max(sent, 1)


async def send_requests(server: Running, fuzzer: Fuzzer, cookies: list[str], count: int, outcome: Outcome) -> None:
    """Sends so many requests, some of them before the answer to the one before."""
    address = urlsplit(server.url)
    while count > 0:
        batch = fuzzer.dice.randrange(1, MAX_PIPELINED_REQUESTS // 2)
        try:
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
        except OSError as error:
            outcome.failures.append(f"no connection: {error}")
            return
        with contextlib.closing(writer), contextlib.suppress(OSError):
            made, last = fuzzer.requests(batch, address.netloc, cookies)
            writer.write(b"".join(made))
            is_early_end = fuzzer.dice.random() < EARLY_END_SHARE
            if is_early_end:
                writer.write_eof()
            found = await answers_to(reader, len(made))
            if last and not is_early_end:
                writer.write(last)
                found += await answers_to(reader, 1)
            outcome.sent["requests"] += len(made) + bool(last)
            answers = found.split(b"HTTP/1.1 ")[1:]
            outcome.sent["answered_requests"] += len(answers)
            count -= max(1, len(answers))
            for line in answers:
                status = line[:3].decode("ascii", "replace")
                outcome.answers[status] += 1
                if status.isdigit() and int(status) >= SERVER_ERROR and b'"busy"' not in line:
                    outcome.failures.append(line[:300].decode("utf-8", "replace"))


async def answers_to(reader: asyncio.StreamReader, requests: int) -> bytes:
    """All that comes back: an answer to each request, or less where the server waits for the rest of one."""
    found = b""
    with contextlib.suppress(TimeoutError):
        while found.count(b"HTTP/1.1 ") < requests:
            more = await asyncio.wait_for(reader.read(1 << 16), IDLE_S)
            if not more:
                break
            found += more
    return found


async def report(outcome: Outcome) -> None:
    """Says now and then how far it is."""
    while True:
        await asyncio.sleep(REPORT_EVERY_S)
        sys.stderr.write(f"{dict(outcome.sent)} failures {len(outcome.failures)}\n")


def logged_errors(log: Path) -> list[str]:
    """What the server complains about in its log."""
    found = []
    for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            told = json.loads(line)
        except ValueError:
            continue  # what it says to people when it starts
        if isinstance(told, dict) and told.get("level") in ("error", "critical"):
            found.append(line)
    return found


async def attack(folder: Path, frames: int, requests: int, connections: int, seed: int) -> tuple[Outcome, float]:
    """Fuzzes a server, and looks whether it is as well as before."""
    outcome = Outcome()
    log = folder / "log"
    async with Running(str(folder / "server.db"), log) as server, contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(ServerClient(server.url)) for _ in range(2 * PLAYERS)]
        players = [(await client.guest(f"Guest {number}")).id for number, client in enumerate(clients)]
        tables = [
            (await client.open(game, 3, bots=["random"])).table.id
            for client in clients[:PLAYERS]
            for game in game_names()
        ]
        cookies = ["; ".join(f"{name}={value}" for name, value in client.cookies.items()) for client in clients]
        begin = time.monotonic()
        reporting = asyncio.create_task(report(outcome))
        share = max(1, connections // 2)
        async with asyncio.TaskGroup() as tasks:
            for number in range(share):
                ours, theirs = (Fuzzer(f"{seed} {what} {number}", tables, players) for what in ("frames", "requests"))
                tasks.create_task(send_frames(server, ours, cookies[:PLAYERS], -(-frames // share), outcome))
                tasks.create_task(send_requests(server, theirs, cookies[PLAYERS:], -(-requests // share), outcome))
        seconds = time.monotonic() - begin
        reporting.cancel()
        try:
            async with ServerClient(server.url) as well:
                await well.guest("Well")
                await well.open("dolores", 2)
        except Exception as error:
            outcome.failures.append(f"not well afterwards: {error}")
        outcome.failures += logged_errors(log)
    return outcome, seconds


def main() -> None:
    """Attacks and prints; the status is 1 where the server has failed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=500_000)
    parser.add_argument("--requests", type=int, default=500_000, help="with an answer")
    parser.add_argument("--part", type=int, default=25_000, help="of each at one server (default 25000)")
    parser.add_argument("--connections", type=int, default=24, help="at the same time")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="no part begins after this time")
    parser.add_argument("--out", type=Path, help="a file of results, from which a run goes on")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    parts, deadline = read_results(wishes.out), time.monotonic() + wishes.seconds
    while time.monotonic() < deadline and not any(part["failures"] for part in parts):
        frames = min(wishes.part, wishes.frames - total(parts, lambda part: part["sent"].get("frames", 0)))
        requests = min(
            wishes.part, wishes.requests - total(parts, lambda part: part["sent"].get("answered_requests", 0))
        )
        if max(frames, requests) <= 0:
            break
        seed = wishes.seed + len(parts)
        with tempfile.TemporaryDirectory() as folder:
            sizes = max(frames, 0), max(requests, 0), wishes.connections
            outcome, seconds = asyncio.run(attack(Path(folder), *sizes, seed))
        parts.append({"seed": seed, **outcome.as_json(seconds)})
        add_result(wishes.out, parts[-1])
    sent, answers = (sum((Counter(part[name]) for part in parts), Counter()) for name in ("sent", "answers"))
    failures = [failure for part in parts for failure in part["failures"]]
    seconds = round(sum(part["seconds"] for part in parts), 1)
    found = {"parts": len(parts), "sent": dict(sent), "answers": dict(answers.most_common())}
    print(json.dumps({**found, "failures": failures, "seconds": seconds}, ensure_ascii=False))
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
