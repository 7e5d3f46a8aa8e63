"""Looks for secrets in everything that a server of its own tells, and measures what the time of answers tells.

    python benchmarks/server/attacks/leaking.py [--frames 1000000] [--positions 20000] [--wired 40] [--games 200]
    python benchmarks/server/attacks/leaking.py --frames 20000 --positions 500 --wired 3 --games 10 --seconds 60

frames: real clients play pairs of tables with the same deal on 127.0.0.1. At the second table of a pair, one player
decides otherwise in secret, takes that back, and decides again. All others must get the same frames at both, none for
what is secret, and the same bytes in lists before and after it. No frame has a seed before the end, or a token.
positions: tables in memory whose hidden cards are shuffled; all that a recipient is told must be the same bytes.
wired: the same over a whole server, with lists of tables, records, refusals and its log.
games: people who think for a while play in memory, by a clock of their own. Prints how well somebody who sees only how
long each decision takes can tell answers that the server gives for a player from the player's own (`tellable`: 0.5 is
by chance, 1 is always), and for comparison what pauses of one length for everybody would have told.
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
from collections import Counter, defaultdict
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402
import msgspec  # noqa: E402
from tests.server.twins import OPENED, TABLE, Twins, World  # noqa: E402  # needs the path
from tests.server.wires import all_told, wire  # noqa: E402
from tests.serving import Running  # noqa: E402
from tests.walks import SMALL, every_table, observers, positions  # noqa: E402
from websockets.asyncio.client import ClientConnection, connect  # noqa: E402
from websockets.typing import Origin, Subprotocol  # noqa: E402

from seachest.client import ServerClient  # noqa: E402
from seachest.rules.game import NOBODY, game_named, game_names  # noqa: E402
from seachest.server.http.limits import MESSAGES_PER_SOCKET  # noqa: E402
from seachest.server.storage.entries import EntryKind  # noqa: E402
from seachest.server.tables.commands import check_standing  # noqa: E402
from seachest.server.tables.row import TableRow  # noqa: E402
from seachest.server.tables.tempo import FORCED_ANSWER_S, question_at  # noqa: E402
from seachest.table import Table, deal  # noqa: E402
from seachest.wire.base import SUBPROTOCOL  # noqa: E402
from seachest.wire.play import Act, Follow, Message, SetStanding, TakeBack  # noqa: E402

ANSWER_TIMEOUT_S = 60.0
LATE_FRAMES_S = 0.05
"""How long frames are awaited at the end of a game that must not come."""
SENDING_PAUSE_S = MESSAGES_PER_SOCKET.seconds / MESSAGES_PER_SOCKET.count
TIMES = re.compile(r'"(now|at|deadline|opened)":[-+.0-9eE]+')
NUMBER = re.compile(r'"number":(\d+)')
LIST_SHARE = 0.2
"""The share of secret decisions around which lists are asked for."""
STEPS = 2
PEOPLE = {"quick": (0.3, 0.9), "normal": (1.5, 5.0), "slow": (9.0, 20.0)}
"""The median seconds for a decision of people who play fast, as most do, and slowly: the fewest and the most."""
SPREAD_OF_PEOPLE = 0.6
"""The standard deviation of the logarithm of how long a person takes."""
FEWEST_ANSWERS = 50
"""Fewer answers of a kind say nothing about how well they can be told."""
STANDING_SHARE = 0.05
"""How often somebody decides in advance, or for themselves again."""
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
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    _sent: float = 0.0

    async def listen(self) -> None:
        """Takes note of all frames."""
        async for frame in self.socket:
            for line in str(frame).split("\n"):
                self._hear(line)
            self._changed.set()

    def _hear(self, line: str) -> None:
        kind = line[9 : line.index('"', 9)]
        self.count += 1
        if kind == "done":
            self.acknowledged.add(json.loads(line)["id"])
        elif kind == "refused":
            self.refused.append(line)
        elif kind in ("news", "here", "current"):
            found = NUMBER.search(line)
            number = int(found[1]) if found else 0
            if kind == "news" and number in self.frames:
                self.leaked = f"update {number} came twice"
            if kind == "news":
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
        async with asyncio.timeout(ANSWER_TIMEOUT_S):
            while self.number < number or not (command is None or command in self.acknowledged):
                if self.refused:
                    raise RuntimeError(f"refused: {self.refused[0]}")
                self._changed.clear()
                await self._changed.wait()


@dataclass
class Side:
    """One of the two tables of a pair."""

    id: str
    ears: dict[int, Ear]
    """By recipient: seats, and spectators under negative numbers."""
    extra: Counter[int] = field(default_factory=Counter)
    """Updates of a seat that it has at this table alone, since it has changed its mind."""

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
    figures: Counter[str] = field(default_factory=Counter)
    frames: int = 0

    async def come(self, stack: AsyncExitStack) -> None:
        """They become guests."""
        for number in range(self.players + 2):
            client = await stack.enter_async_context(ServerClient(self.url))
            await client.guest(f"Player {number}")
            self.clients.append(client)

    def client(self, who: int) -> ServerClient:
        """The client of a recipient."""
        return self.clients[who if who >= 0 else self.players - 1 - who]

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
        for who in (-1, -2, *range(self.players)):
            if who > 0:
                seated.append(await self.clients[who].sit(table.id, who))
            client = self.client(who)
            socket = await stack.enter_async_context(
                connect(
                    f"{self.url.replace('http', 'ws')}/play",
                    origin=Origin(self.url),
                    subprotocols=[Subprotocol(SUBPROTOCOL)],
                    additional_headers=client.handshake_headers(),
                    max_size=None,
                )
            )
            ears[who] = Ear(socket, hidden, final)
            listening = asyncio.create_task(ears[who].listen())
            stack.callback(listening.cancel)
            await ears[who].say(Follow(table=table.id, exact=who >= 0, board=who != -1, points=who == -2))
            await ears[who].until(number=1)
        hidden += [each.token for each in seated]
        return Side(table.id, ears), dict(table.options)

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

    async def _check_lists(self, before: list[object] | None, who: int, first: Side, second: Side) -> None:
        """Nothing has changed in the lists of somebody since they last asked."""
        if before is not None and before != await self._lists(who, first, second):
            raise Leak(f"{self.game}: a secret decision shows in a list")

    async def _lists(self, who: int, first: Side, second: Side) -> list[object]:
        """The lists of tables as somebody gets them: of the lobby, the two tables of this pair."""
        cookies = self.client(who).cookies
        async with httpx.AsyncClient(base_url=self.url, cookies=cookies, timeout=ANSWER_TIMEOUT_S) as browser:
            mine, lobby = await browser.get("/api/tables"), await browser.get("/api/lobby")
        self.figures["lists"] += 2
        ours = [each for each in lobby.json()["tables"] if each["id"] in (first.id, second.id)]
        return [mine.status_code, mine.content, ours]

    async def _compare(self, first: Side, second: Side, expected: Counter[int], changer: int) -> None:
        """Everybody has got as many updates as they may notice decisions, and the same at both tables."""
        for side in (first, second):
            for who, ear in side.ears.items():
                await ear.until(number=expected[who] + side.extra[who])
        await asyncio.sleep(LATE_FRAMES_S)
        for side in (first, second):
            for who, ear in side.ears.items():
                self.frames += ear.count
                if ear.leaked:
                    raise Leak(f"{self.game}: {ear.leaked}")
                if ear.number != expected[who] + side.extra[who]:
                    raise Leak(f"{self.game}: recipient {who} was told {ear.number} times, not {expected[who]}")
        for who in first.ears.keys() - {changer}:
            one, two = first.ears[who].frames, second.ears[who].frames
            for number in one.keys() & two.keys():
                told = [TIMES.sub("", one[number]), TIMES.sub("", two[number].replace(second.id, first.id))]
                if told[0] != told[1]:
                    raise Leak(f"{self.game}: update {number} of recipient {who} differs:\n{told[0]}\n{told[1]}")
                self.figures["frames_compared"] += 2


async def live(url: str, wishes: argparse.Namespace, deadline: float) -> dict[str, object]:
    """Plays pairs of tables until there are enough frames."""
    found, kinds = [], every_table()
    async with AsyncExitStack() as stack:
        for number in range(wishes.groups):
            game, players = kinds[number % len(kinds)]
            found.append(Group(url, game, players, random.Random(f"{wishes.seed} {number}")))
            await found[-1].come(stack)

        async def go_on(group: Group) -> None:
            while sum(each.frames for each in found) < wishes.frames and time.monotonic() < deadline:
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
            await server.worker.notifier.stop()
    return dict(figures)


# --- What the time of answers tells ---------------------------------------------------------------------------------


@dataclass
class Seen:
    """Decisions as others see them: how long each took, compared with what is usual for that seat in that phase."""

    own: list[float] = field(default_factory=list)
    given: list[float] = field(default_factory=list)
    """Those that the server gave for a player."""
    made_up: list[float] = field(default_factory=list)
    """What pauses of one length for everybody would have been instead."""


def timed_game(name: str, players: int, seed: int, medians: tuple[float, float], seen: Seen) -> None:
    """A game of people who think for a while, by a clock of its own."""
    source = random.Random(seed)
    names = TableRow(TABLE, name, players, {}, "0" * 32, None, "anyone", True, "x" * 16, OPENED)
    world = World(names, deal(name, players, seed=seed), frozenset())
    world.begin(NOBODY)
    usual = [source.uniform(*medians) for _ in range(players)]
    known: dict[tuple[int, str], list[float]] = defaultdict(list)
    at = OPENED
    for _ in range(LONGEST_GAME):
        pending = world.table.pending()
        if not pending:
            return
        if source.random() < STANDING_SHARE:
            _change_standing(world, source.randrange(players), at)
        begun, question = world.session.schedule.last_public, question_at(world.table)
        turns = world.session.schedule.turns
        due = {
            seat: turns.get(seat, begun + usual[seat] * source.lognormvariate(0, SPREAD_OF_PEOPLE)) for seat in pending
        }
        seat = min(due, key=lambda each: due[each])
        at = max(at, due[seat])
        is_given, taken = seat in turns, max(at - begun, 0.001)
        world.write(NOBODY, EntryKind.MOVE, seat, source.choice(world.table.legal(seat)), at)
        if len(pending) > 1:
            continue  # when each of several has decided, nobody sees
        before = known[seat, question]
        if len(before) >= 3:  # an observer who knows nothing yet can't compare
            middle = sorted(before)[len(before) // 2]
            (seen.given if is_given else seen.own).append(taken / middle)
            if is_given:
                seen.made_up.append(source.uniform(*FORCED_ANSWER_S) / middle)
        before.append(taken)


def _change_standing(world: World, seat: int, at: float) -> None:
    """A player decides in advance, or for themselves again, where the game has such decisions."""
    texts = world.session.standing_texts(seat)
    if texts:
        wish = None if world.session.standing.of(seat) else texts[0]
        new = check_standing(world.session, seat, SetStanding(table=TABLE, id="s", text=wish, until="recalled"))
        if new is not None:
            world.write(NOBODY, new.kind, seat, new.body, at)


def tellable(own: list[float], given: list[float]) -> float | None:
    """How often the better of two guesses is right about which of an own and a given answer is which (0.5: chance).

    None where there are too few to tell.
    """
    if min(len(own), len(given)) < FEWEST_ANSWERS:
        return None
    ranked = sorted([(value, False) for value in own] + [(value, True) for value in given])
    rank_sum = sum(rank for rank, (_, is_given) in enumerate(ranked, 1) if is_given)
    share = (rank_sum - len(given) * (len(given) + 1) / 2) / (len(own) * len(given))
    return round(max(share, 1 - share), 3)


def timing(games: int, seed: int, seconds: float) -> dict[str, object]:
    """What others can tell by how long decisions take, for people who play fast, normally and slowly."""
    found: dict[str, object] = {}
    for label, medians in PEOPLE.items():
        for name in game_names():
            seen, deadline = Seen(), time.monotonic() + seconds / len(PEOPLE) / len(game_names())
            for number in range(games):
                if time.monotonic() < deadline:
                    timed_game(name, game_named(name).seats[1], seed + number, medians, seen)
            found[f"{label} {name}"] = {
                "own": len(seen.own),
                "given": len(seen.given),
                "tellable": tellable(seen.own, seen.given),
                "tellable_by_pauses_of_one_length": tellable(seen.own, seen.made_up),
            }
    return found


async def main() -> int:
    """Runs all parts and prints what they found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--groups", type=int, default=30)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--wired", type=int, default=40)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=3600.0, help="each part ends after this time at the latest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most-tellable", type=float, default=0.65)
    wishes = parser.parse_args()
    told: dict[str, object] = {"leaks": []}
    leaks: list[str] = []

    def deadline() -> float:
        return time.monotonic() + wishes.seconds

    try:
        if wishes.frames:
            with tempfile.TemporaryDirectory() as folder:
                async with Running(str(Path(folder) / "server.db"), Path(folder) / "log", seeds=True) as server:
                    told["live"] = await live(server.url, wishes, deadline())
        told["shuffled"] = shuffled(wishes.positions, wishes.seed, deadline())
        told["wired"] = await wired(wishes.wired, wishes.seed, deadline())
    except* (Leak, AssertionError) as group:
        leaks = [f"{type(error).__name__}: {error}" for error in group.exceptions]
    told["timing"] = times = timing(wishes.games, wishes.seed, wishes.seconds)
    for label, figures in times.items():
        share = figures["tellable"] if isinstance(figures, dict) else None
        if label.startswith("normal") and share is not None and share > wishes.most_tellable:
            leaks.append(f"{label}: {share} of answers can be told by their time")
    told["leaks"] = leaks
    sys.stdout.write(json.dumps(told, indent=2) + "\n")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
