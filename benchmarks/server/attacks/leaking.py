"""Looks for secrets in everything that a server of its own tells, and measures what the time of answers tells.

    python benchmarks/server/attacks/leaking.py [--frames 1000000] [--positions 20000] [--out leaking.jsonl]
    python benchmarks/server/attacks/leaking.py --frames 20000 --positions 500 --wired 3 --games 10 --seconds 60

frames: real clients play pairs of tables with the same deal on 127.0.0.1. At the second table of a pair, one player
decides otherwise in secret, takes that back, and decides again. All others must get the same frames at both, none for
what is secret, and the same bytes in lists before and after it. No frame has a seed before the end, or a token.
Everybody follows over two sockets: in words, and by brief steps, which must say nothing that the words don't.
positions: tables in memory whose hidden cards are shuffled; all that a recipient is told must be the same bytes.
wired: the same over a whole server, with lists of tables, records, refusals and its log.
games: people who think for a while play in memory, by a clock of their own. Prints how well somebody who sees only how
long each decision takes can tell answers that the server gives for a player from the player's own (`tellable`: 0.5 is
by chance, 1 is always), and for comparison what pauses of one length for everybody would have told.
With `--out` what each part has found is appended to a file, from which the next run goes on; frames are counted in
parts, each at a fresh server.
The status is 1 where something leaks, or normal people's answers can be told by more than `--most-tellable`.
"""

import argparse
import asyncio
import json
import random
import re
import secrets
import sys
import tempfile
import time
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT), str(ROOT / "benchmarks" / "server"), str(Path(__file__).parent)]

import httpx  # noqa: E402
import msgspec  # noqa: E402
from answer_times import timing  # noqa: E402
from results import add_result, read_results, total  # noqa: E402  # needs the path
from tests.server.twins import Twins  # noqa: E402
from tests.server.wires import all_told, wire  # noqa: E402
from tests.serving import Running  # noqa: E402
from tests.walks import SMALL, every_table, observers, positions  # noqa: E402
from websockets.asyncio.client import ClientConnection, connect  # noqa: E402
from websockets.exceptions import ConnectionClosed  # noqa: E402
from websockets.typing import Origin, Subprotocol  # noqa: E402

from seachest.client import ServerClient  # noqa: E402
from seachest.rules.game import game_named  # noqa: E402
from seachest.server.http.limits import MESSAGES_PER_SOCKET  # noqa: E402
from seachest.server.tables.lobby import MAX_LISTED_TABLES  # noqa: E402
from seachest.table import Table, deal  # noqa: E402
from seachest.wire.base import SUBPROTOCOL  # noqa: E402
from seachest.wire.play import Act, Follow, Message, TakeBack  # noqa: E402

ANSWER_TIMEOUT_S = 60.0
LATE_FRAMES_S = 0.05
"""How long frames are awaited at the end of a game that must not come."""
SENDING_PAUSE_S = MESSAGES_PER_SOCKET.seconds / MESSAGES_PER_SOCKET.count
TIMES = re.compile(r'"(now|at|deadline|opened)":[-+.0-9eE]+')
NUMBER = re.compile(r'"number":(\d+)')
UPDATES = ("news", "step")
LIST_SHARE = 0.2
"""The share of secret decisions around which lists are asked for."""
MAX_GROUPS = MAX_LISTED_TABLES // 2
"""With more, the two tables of a group would not always be among those that the lobby lists."""
STEPS = 2
LONGEST_GAME = 400


class Leak(Exception):  # noqa: N818  # what is found, not what is wrong with this program
    """Something was told that must not be."""


# --- Frames and lists of a real server ------------------------------------------------------------------------------


@dataclass
class Ear:
    """A socket that follows one table, and everything that it was told."""

    socket: ClientConnection
    secrets: list[str]
    """What must be in no frame before the end of the game."""
    final: list[int]
    """The number of the last update, once it is known."""
    frames: dict[int, str] = field(default_factory=dict)
    """The updates by their numbers."""
    number: int = 0
    count: int = 0
    acknowledged: set[str] = field(default_factory=set)
    refused: list[str] = field(default_factory=list)
    leaked: str | None = None
    closed: str | None = None
    """How the socket was closed."""
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _sent: float = 0.0

    async def listen(self) -> None:
        """Takes note of all frames."""
        try:
            while True:
                for line in str(await self.socket.recv()).split("\n"):
                    self._hear(line)
                self._changed.set()
        except ConnectionClosed as error:
            self.closed = str(error)
            self._changed.set()

    def _hear(self, line: str) -> None:
        kind = line[9 : line.index('"', 9)]
        self.count += 1
        if kind == "done":
            self.acknowledged.add(json.loads(line)["id"])
        elif kind == "refused":
            self.refused.append(line)
        elif kind in ("news", "step", "here", "current"):
            found = NUMBER.search(line)
            number = int(found[1]) if found else 0
            if kind in UPDATES and number in self.frames:
                self.leaked = f"update {number} came twice"
            if kind in UPDATES:
                self.frames[number] = line
            self.number = max(self.number, number)
        if '"phase":"over"' not in line and any(secret in line for secret in self.secrets):
            self.leaked = f"a seed or a token is in a frame: {kind}"

    async def say(self, message: Message) -> None:
        """Sends a message, not more often than a socket may."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, self._sent + 1.05 * SENDING_PAUSE_S - loop.time()))
        self._sent = loop.time()
        await self.socket.send(msgspec.json.encode(message).decode())

    async def until(self, number: int = 0, command: str | None = None) -> None:
        """Waits for an update, or for an acknowledgement."""
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                while self.number < number or not (command is None or command in self.acknowledged):
                    if self.refused or self.closed:
                        raise RuntimeError(f"refused: {self.refused}, closed: {self.closed}")
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError(f"update {number} or answer {command} did not come after update {self.number}") from None


@dataclass
class Side:
    """One of the two tables of a pair."""

    id: str
    ears: dict[int, Ear]
    """By recipient: seats, and spectators under negative numbers."""
    brief_ears: dict[int, Ear]
    """Second sockets of the same recipients, which follow briefly."""
    extra: Counter[int] = field(default_factory=Counter)
    """Updates of a seat that it has at this table alone, since it has changed its mind."""

    def all_ears(self) -> list[tuple[int, Ear]]:
        """All sockets with their recipients."""
        return [*self.ears.items(), *self.brief_ears.items()]

    async def decide(self, seat: int, text: str, command: str) -> None:
        """A decision of a seat, acknowledged."""
        await self.ears[seat].say(Act(table=self.id, id=command, text=text))
        await self.ears[seat].until(command=command)


@dataclass
class Group:
    """Some people who play pairs of tables, and two who look on."""

    url: str
    game: str
    players: int
    dice: random.Random
    clients: list[ServerClient] = field(default_factory=list)
    browsers: list[httpx.AsyncClient] = field(default_factory=list)
    """What the same people read lists with."""
    figures: Counter[str] = field(default_factory=Counter)
    frames: int = 0

    async def come(self, stack: AsyncExitStack) -> None:
        """They become guests."""
        for number in range(self.players + 2):
            client = await stack.enter_async_context(ServerClient(self.url))
            await client.guest(f"Player {number}")
            self.clients.append(client)
            browser = httpx.AsyncClient(
                base_url=self.url, cookies=client.cookies, timeout=ANSWER_TIMEOUT_S, verify=False, trust_env=False
            )
            self.browsers.append(await stack.enter_async_context(browser))

    def place(self, who: int) -> int:
        """The place of a recipient among the clients."""
        return who if who >= 0 else self.players - 1 - who

    async def play(self) -> None:
        """One pair of games, from its opening to its end."""
        seed, changer = secrets.token_hex(16), self.dice.randrange(self.players)
        options = dict(SMALL[self.game])
        async with AsyncExitStack() as stack:
            sides = [await self._open(stack, seed, options) for _ in range(2)]
            table = deal(self.game, self.players, seed=seed, options={**sides[0][1]})
            first, second = (side for side, _ in sides)
            expected = Counter(dict.fromkeys(first.ears, self.players + 1))
            await self._play_on(table, first, second, expected, changer)
            await self._compare(first, second, expected, changer)
        self.figures["pairs"] += 1

    async def _open(self, stack: AsyncExitStack, seed: str, options: dict[str, Any]) -> tuple[Side, dict[str, Any]]:
        seated = [
            await self.clients[0].open(self.game, self.players, options=options, seed=seed, public=True, watch="anyone")
        ]
        table = seated[0].table
        hidden, final = [seed], [0]
        ears: dict[int, Ear] = {}
        brief_ears: dict[int, Ear] = {}
        for who in (-1, -2, *range(self.players)):
            if who > 0:
                seated.append(await self.clients[who].sit(table.id, who))
            words = Follow(table=table.id, exact=who >= 0, board=who != -1, points=who == -2)
            for found, wish in ((ears, words), (brief_ears, Follow(table=table.id, brief=True))):
                found[who] = Ear(await self._socket(stack, self.clients[self.place(who)]), hidden, final)
                listening = asyncio.create_task(found[who].listen())
                stack.callback(listening.cancel)
                await found[who].say(wish)
                await found[who].until(number=1)
        hidden += [each.token for each in seated]
        return Side(table.id, ears, brief_ears), dict(table.options)

    async def _socket(self, stack: AsyncExitStack, client: ServerClient) -> ClientConnection:
        """A new socket of a client."""
        return await stack.enter_async_context(
            connect(
                f"{self.url.replace('http', 'ws')}/play",
                origin=Origin(self.url),
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                additional_headers=client.handshake_headers(),
                max_size=None,
            )
        )

    async def _play_on(self, table: Table, first: Side, second: Side, expected: Counter[int], changer: int) -> None:
        """Plays the same game at both tables; what the server answers by itself, it answers at both."""
        number = 0
        while table.pending() and number < LONGEST_GAME:
            forced = [seat for seat in table.pending() if table.is_forced(seat) and not table.out_of_turn(seat)]
            seat = forced[0] if forced else self.dice.choice(table.pending())
            text = self.dice.choice(table.legal(seat))
            others = [each for each in table.legal(seat) if each != text]
            number += 1
            trial = table.copy()
            trial.act(seat, text)
            seen = {who: bool(trial.observed_actions(who if who >= 0 else None)) for who in first.ears}
            is_secret = not any(saw for who, saw in seen.items() if who != seat)
            if not forced:
                for side in (first, second):
                    await side.ears[seat].until(number=expected[seat] + side.extra[seat])
                answered = any(trial.is_forced(each) and not trial.out_of_turn(each) for each in trial.pending())
                looks = is_secret and not answered and self.dice.random() < LIST_SHARE
                looker = self.dice.choice([who for who in first.ears if who != seat])
                # What the server answers for the looker changes their list, too.
                for side in (first, second) if looks else ():
                    await side.ears[looker].until(number=expected[looker] + side.extra[looker])
                before = await self._lists(looker, first, second) if looks else None
                await first.decide(seat, text, f"move{number}")
                await self._check_lists(before, looker, first, second)
                if is_secret and seat == changer and others and not answered:
                    await second.decide(seat, self.dice.choice(others), f"other{number}")
                    await second.ears[seat].say(TakeBack(table=second.id, id=f"back{number}"))
                    await second.ears[seat].until(command=f"back{number}")
                    second.extra[seat] += 2
                    self.figures["changed_minds"] += 1
                await second.decide(seat, text, f"move{number}")
                await self._check_lists(before, looker, first, second)
                self.figures["secret_decisions"] += is_secret
            table.act(seat, text)
            expected.update(who for who, saw in seen.items() if saw)
            if forced:  # the server answers at its own time, but nobody else may decide before
                for side in (first, second):
                    await side.ears[seat].until(number=expected[seat] + side.extra[seat])

    async def _check_lists(self, before: list[object] | None, who: int, first: Side, second: Side) -> None:
        """Nothing has changed in the lists of somebody since they last asked."""
        if before is not None and before != (after := await self._lists(who, first, second)):
            raise Leak(f"{self.game}: a secret decision shows in a list, from\n{before}\nto\n{after}")

    async def _lists(self, who: int, first: Side, second: Side) -> list[object]:
        """The lists of tables as somebody gets them: of the lobby, the two tables of this pair."""
        browser = self.browsers[self.place(who)]
        mine, lobby = await browser.get("/api/tables"), await browser.get("/api/lobby")
        self.figures["lists"] += 2
        ours = [each for each in lobby.json()["tables"] if each["id"] in (first.id, second.id)]
        return [mine.status_code, mine.content, ours]

    async def _compare(self, first: Side, second: Side, expected: Counter[int], changer: int) -> None:
        """Everybody has got as many updates as they may notice decisions, and the same at both tables."""
        for side in (first, second):
            for who, ear in side.all_ears():
                await ear.until(number=expected[who] + side.extra[who])
        await asyncio.sleep(LATE_FRAMES_S)
        for side in (first, second):
            for who, ear in side.all_ears():
                self.frames += ear.count
                if ear.leaked:
                    raise Leak(f"{self.game}: {ear.leaked}")
                if ear.number != expected[who] + side.extra[who]:
                    raise Leak(f"{self.game}: recipient {who} was told {ear.number} times, not {expected[who]}")
        for (who, ear), (_, other) in zip(first.all_ears(), second.all_ears(), strict=True):
            if who == changer:
                continue
            one, two = ear.frames, other.frames
            for number in one.keys() & two.keys():
                told = [TIMES.sub("", one[number]), TIMES.sub("", two[number].replace(second.id, first.id))]
                if told[0] != told[1]:
                    raise Leak(f"{self.game}: update {number} of recipient {who} differs:\n{told[0]}\n{told[1]}")
                self.figures["frames_compared"] += 2
        for side in (first, second):
            for who, ear in side.ears.items():
                for number, line in side.brief_ears[who].frames.items():
                    self._compare_with_words(who, line, ear.frames.get(number))

    def _compare_with_words(self, who: int, brief: str, words: str | None) -> None:
        """A brief step tells nothing that the same recipient is not told in words, under the same number."""
        step = json.loads(brief)
        if step["type"] != "step":
            return
        if words is None:
            raise Leak(f"{self.game}: recipient {who} is told only briefly:\n{brief}")
        news = json.loads(words)
        situation = news["situation"]
        known = {**situation, **news, **situation["view"], "asides": [each["text"] for each in situation["asides"]]}
        told = {**step.pop("changes"), **step}
        for name in told.keys() - {"type"}:
            if name not in known or told[name] != known[name]:
                raise Leak(f"{self.game}: recipient {who} is told more briefly, {name}:\n{brief}\n{words}")
        self.figures["steps_compared"] += 1


async def live(url: str, frames: int, groups: int, seed: int, deadline: float) -> dict[str, object]:
    """Plays pairs of tables until there are enough frames."""
    found, kinds = [], every_table()
    async with AsyncExitStack() as stack:
        for number in range(groups):
            game, players = kinds[number % len(kinds)]
            found.append(Group(url, game, players, random.Random(f"{seed} {number}")))
            await found[-1].come(stack)

        async def go_on(group: Group) -> None:
            while sum(each.frames for each in found) < frames and time.monotonic() < deadline:
                await group.play()

        async with asyncio.TaskGroup() as tasks:
            for group in found:
                tasks.create_task(go_on(group))
    figures: Counter[str] = sum((group.figures for group in found), Counter())
    return {"frames": sum(group.frames for group in found), **figures}


# --- Hidden cards that are shuffled ---------------------------------------------------------------------------------


def shuffled(count: int, seed: int, deadline: float) -> dict[str, object]:
    """Compares all that tables in memory tell, in positions of all kinds; an AssertionError is a leak."""
    figures: Counter[str] = Counter()
    for name, players in every_table():
        source = random.Random(f"{seed} {name} {players}")
        share = max(1, count // len(every_table()))
        for number, walk in enumerate(positions(game_named(name), players, share, source.getrandbits(32))):
            if not walk.pending or time.monotonic() > deadline:
                continue
            twins = Twins(walk, source.choice(observers(players)), number)
            for _ in range(STEPS):
                if not twins.step():
                    break
            figures["positions"] += 1
            figures["different"] += twins.differ
            if twins.alike:
                twins.check()
                figures["frames"] += 2 * len(twins.worlds[0].told) + 2
    return dict(figures)


async def wired(count: int, seed: int, deadline: float) -> dict[str, object]:
    """Compares every byte that a whole server tells, lists and its log included."""
    figures: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        async with wire(Path(folder)) as server:
            for number in range(count):
                name, players = every_table()[number % len(every_table())]
                *_, walk = positions(game_named(name), players, 1 + number % 7, seed + number)
                if not walk.pending or time.monotonic() > deadline:
                    continue
                who = observers(players)[number % (players + 1)]
                twins = Twins(walk, who, number)
                while twins.lengths[0] < players + 7 and twins.step():
                    pass
                told = [
                    await all_told(server, world, who, twins.tries(), length)
                    for world, length in zip(twins.worlds, twins.lengths, strict=True)
                ]
                figures["pairs"] += 1
                figures["answers"] += 2 * len(told[0])
                if told[0] != told[1]:
                    raise Leak(f"{name}: something depends on what is hidden")
    return dict(figures)


# --- All of it ------------------------------------------------------------------------------------------------------


@dataclass
class Run:
    """What was wished, and what the parts have found so far."""

    wishes: argparse.Namespace
    parts: list[dict[str, Any]]

    def deadline(self) -> float:
        """When a part that begins now must end."""
        return time.monotonic() + float(self.wishes.seconds)

    def add(self, kind: str, found: dict[str, object]) -> None:
        """Keeps what a part has found."""
        self.parts.append({"kind": kind, **found})
        add_result(self.wishes.out, self.parts[-1])

    def of(self, kind: str) -> list[dict[str, Any]]:
        """What the parts of a kind have found."""
        return [part for part in self.parts if part["kind"] == kind]

    async def play(self) -> None:
        """Plays at servers of its own until there are enough frames, or the time is up."""
        wishes, deadline = self.wishes, self.deadline()
        while (left := wishes.frames - total(self.of("live"), lambda part: part["frames"])) > 0:
            if time.monotonic() > deadline:
                return
            seed = wishes.seed + len(self.of("live"))
            with tempfile.TemporaryDirectory() as folder:
                async with Running(str(Path(folder) / "server.db"), Path(folder) / "log", seeds=True) as server:
                    begin, frames = time.monotonic(), min(left, wishes.part)
                    found = await live(server.url, frames, wishes.groups, seed, deadline)
            self.add("live", {"seed": seed, **found, "seconds": round(time.monotonic() - begin, 1)})

    async def compare(self) -> None:
        """Everything that is not played at a real server, unless it was done before."""
        wishes = self.wishes
        if wishes.positions and not self.of("shuffled"):
            self.add("shuffled", shuffled(wishes.positions, wishes.seed, self.deadline()))
        if wishes.wired and not self.of("wired"):
            self.add("wired", await wired(wishes.wired, wishes.seed, self.deadline()))
        if wishes.games and not self.of("timing"):
            self.add("timing", timing(wishes.games, wishes.seed, wishes.seconds))

    def summary(self) -> dict[str, object]:
        """The parts of each kind put together."""
        live = self.of("live")
        names = sorted({name for part in live for name, value in part.items() if isinstance(value, int | float)})
        sums = {name: round(sum(part.get(name, 0) for part in live), 1) for name in names if name != "seed"}
        return {"live": {"parts": len(live), **sums}, "others": [part for part in self.parts if part["kind"] != "live"]}

    def tellable(self) -> list[str]:
        """Where normal people's answers can be told too well by their time."""
        times = {label: found for part in self.of("timing") for label, found in part.items() if label != "kind"}
        return [
            f"{label}: {found['tellable']} of answers can be told by their time"
            for label, found in times.items()
            if label.startswith("normal") and (found["tellable"] or 0) > self.wishes.most_tellable
        ]


async def main() -> int:
    """Runs all parts and prints what they found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--part", type=int, default=100_000, help="frames at one server")
    parser.add_argument("--groups", type=int, default=24, choices=range(1, MAX_GROUPS + 1), metavar="N")
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--wired", type=int, default=40)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=3600.0, help="each kind ends after this time at the latest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most-tellable", type=float, default=0.65)
    parser.add_argument("--out", type=Path, help="a file of results, from which a run goes on")
    wishes = parser.parse_args()
    run, leaks = Run(wishes, read_results(wishes.out)), []
    try:
        await run.play()
        await run.compare()
    except* (Leak, AssertionError) as group:
        leaks = [f"{type(error).__name__}: {error}" for error in group.exceptions]
    leaks += run.tellable()
    sys.stdout.write(json.dumps({**run.summary(), "leaks": leaks}, indent=2) + "\n")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
