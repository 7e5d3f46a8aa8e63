"""The tables of a swarm: who sits there, what they were told, and what they do."""

import asyncio
import random
import secrets
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field

from websockets.exceptions import InvalidHandshake

from seachest.bench.swarm.figures import Figures
from seachest.bench.swarm.messages import (
    SwarmAnswer,
    SwarmDone,
    SwarmHere,
    SwarmNews,
    SwarmRefused,
    SwarmSituation,
    answer_decoder,
    encode_message,
)
from seachest.bench.swarm.server import SwarmServer
from seachest.bench.swarm.socket import Socket
from seachest.wire import lobby
from seachest.wire.play import Act, Follow, Unfollow

CONTINUATIONS = {"sea-or-shore": frozenset(["show", "plus"])}
"""By game: decisions that others notice as one with those before them (SOS-11)."""


@dataclass(eq=False)
class Deed:
    """A move under way: when it was sent, acknowledged, and seen by how many."""

    message: Act
    number: int
    """Which of the moves of its seat that others notice it is, from 0."""
    sent: float
    done: float | None = None
    seen: int = 0
    secret: bool = False
    """It came to light only with a later one."""
    own_seen: bool = False
    overtaken: bool = False
    """Something else happened after it was sent."""


@dataclass(eq=False)
class Place:
    """A seat of the swarm: its guest, its socket, and what it was told of its table."""

    number: int
    cookie: str
    table: "SwarmTable"
    socket: Socket | None = None
    token: str = ""
    last: int | None = None
    noticed: int = 0
    counts: list[int] = field(default_factory=list)
    """How many moves of each seat it has noticed."""
    choices: list[str] = field(default_factory=list)
    deed: Deed | None = None
    queued: bool = False
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    over: bool = False

    def begin(self, seated: lobby.Seated) -> None:
        """A new game."""
        self.token, self.last, self.noticed, self.deed, self.over = seated.token, None, 0, None, False
        self.counts, self.choices = [0] * self.table.swarm.players, []
        self.ready.clear()

    def say(self, *messages: Act | Follow | Unfollow) -> None:
        """Sends messages, if there is a connection; a new one begins with what matters."""
        if self.socket is not None:
            for message in messages:
                self.socket.send(encode_message(message))


class SwarmBase(ABC):
    """What all tables of a swarm share: the server, the game, dice, clock, figures, and the seats that want to move."""

    def __init__(self, url: str, game: str, players: int, seed: int) -> None:
        self.server, self.game, self.players = SwarmServer(url), game, players
        self.dice = random.Random(seed)
        self.figures = Figures()
        self.clock: Callable[[], float] = time.monotonic  # finer than the clock of some event loops
        self.wanting: asyncio.Queue[Place] = asyncio.Queue()

    @abstractmethod
    def finished(self, table: "SwarmTable") -> None:
        """Called by a table whose game is over."""


class SwarmTable:
    """A table and all who play there."""

    def __init__(self, swarm: SwarmBase) -> None:
        self.swarm, self.id = swarm, ""
        self.places: list[Place] = []
        self.deeds: dict[tuple[int, int], Deed] = {}
        self.continuations = CONTINUATIONS.get(swarm.game, frozenset())

    # What a place was told

    def hear(self, place: Place, frame: str | bytes) -> None:
        """Takes in the messages of a frame."""
        now = self.swarm.clock()
        for answer in answer_decoder.decode_lines(frame):
            self.take_in(place, answer, now)

    def take_in(self, place: Place, answer: SwarmAnswer, now: float) -> None:
        """Takes in one message."""
        if isinstance(answer, SwarmNews):
            if answer.table != self.id or place.last is None or answer.number <= place.last:
                return
            if answer.number > place.last + 1:
                self.swarm.figures.errors["gap"] += 1
            place.last = answer.number
            self.notice(place, answer.moves, now)
            self.stand(place, answer.situation)
        elif isinstance(answer, SwarmHere):
            if answer.table == self.id:
                place.last = answer.number
                self.notice(place, answer.moves[place.noticed :], now)
                self.stand(place, answer.situation)
                place.ready.set()
        elif isinstance(answer, SwarmDone):
            self.acknowledge(place, answer.id, now)
        elif isinstance(answer, SwarmRefused):
            self.refuse(place, answer)

    def notice(self, place: Place, moves: list[str], now: float) -> None:
        """Counts moves; those that come together with a later one were secret until then."""
        came: dict[tuple[int, int], Deed] = {}
        place.noticed += len(moves)
        for move in moves:
            seat, _, text = move.partition(" ")
            owner = int(seat)
            if owner == place.number and place.deed is not None:
                place.deed.own_seen = True
            if owner != place.number or not self.continues(text):
                place.counts[owner] += 1
            key = (owner, place.counts[owner] - 1)
            if key in self.deeds:
                came[key] = self.deeds[key]
        newest = max((deed.sent for deed in came.values()), default=now)
        for key, deed in came.items():
            deed.secret = deed.secret or (deed.sent < newest and deed.done is not None and deed.done < newest)
            deed.seen += 1
            if deed.seen == len(self.places):
                if not deed.secret:
                    self.swarm.figures.seen.append(now - deed.sent)
                del self.deeds[key]

    def continues(self, text: str) -> bool:
        """Whether others notice a decision as one with the decision before it."""
        return text.partition(" ")[0] in self.continuations

    def stand(self, place: Place, situation: SwarmSituation | None) -> None:
        """A new situation: something to decide, nothing, or the end."""
        if situation is not None:
            if place.deed is not None:
                place.deed.overtaken = True
            place.choices = [choice.text for choice in situation.choices]
            if situation.result is not None and not place.over:
                place.over = True
                if all(other.over for other in self.places):
                    self.swarm.finished(self)
        self.consider(place)

    def acknowledge(self, place: Place, deed_id: str, now: float) -> None:
        """A move is stored."""
        deed = place.deed
        if deed is not None and deed.message.id == deed_id and deed.done is None:
            deed.done = now
            self.swarm.figures.stored.append(now - deed.sent)
        self.consider(place)

    def refuse(self, place: Place, answer: SwarmRefused) -> None:
        """A move is refused: too late where the table has played on, else something is wrong."""
        deed = place.deed
        if deed is None or answer.id != deed.message.id:
            self.swarm.figures.errors[answer.code] += 1
            return
        place.deed = None
        self.deeds.pop((place.number, deed.number), None)
        if deed.overtaken:
            self.swarm.figures.late += 1
        else:
            self.swarm.figures.errors[answer.code] += 1
        self.consider(place)

    def consider(self, place: Place) -> None:
        """Gets into the line of those who want to move, if there is something to decide."""
        if place.deed is not None and place.deed.done is not None and place.deed.own_seen:
            place.deed = None
        if place.choices and place.deed is None and not place.queued and not place.over:
            place.queued = True
            self.swarm.wanting.put_nowait(place)

    def wants(self, place: Place) -> bool:
        """Whether somebody who has left the line still has something to decide: the server answers if need be."""
        place.queued = False
        return bool(place.choices) and place.deed is None

    def act(self, place: Place) -> None:
        """Decides at random."""
        text = self.swarm.dice.choice(place.choices)
        place.choices = []
        message = Act(table=self.id, id=secrets.token_urlsafe(9), text=text)
        deed = Deed(message, place.counts[place.number] - self.continues(text), self.swarm.clock())
        place.deed = deed
        self.deeds[(place.number, deed.number)] = deed
        self.swarm.figures.moves += 1
        place.say(message)

    # Playing

    async def open(self) -> None:
        """A new game with the same guests; returns when all follow it."""
        swarm, old = self.swarm, self.id
        wish = lobby.NewTable(game=swarm.game, players=swarm.players)
        seated = await swarm.server.ask("/api/tables", lobby.Seated, wish, self.places[0].cookie)
        self.id, self.deeds = seated.table.id, {}
        self.places[0].begin(seated)
        for place in self.places[1:]:
            path = f"/api/tables/{self.id}/seats"
            place.begin(await swarm.server.ask(path, lobby.Seated, lobby.SitDown(seat=place.number), place.cookie))
        for place in self.places:
            follow = Follow(table=self.id, token=place.token)
            place.say(*([Unfollow(table=old)] if old else []), follow)
        for place in self.places:
            await place.ready.wait()

    async def keep_connected(self, place: Place) -> None:
        """The socket of a place, opened again where it breaks."""
        swarm, tries = self.swarm, 0

        def hear(message: bytes) -> None:
            nonlocal tries
            tries = 0
            self.hear(place, message)

        while True:
            try:
                async with swarm.server.connecting:
                    place.socket = await swarm.server.connect(place.cookie, hear)
                if self.id and place.token:
                    place.say(Follow(table=self.id, token=place.token))
                    if place.deed is not None and place.deed.done is None:
                        place.say(place.deed.message)
                place.ready.set()
                code = await asyncio.shield(place.socket.closed)
            except (OSError, TimeoutError, InvalidHandshake):
                code = None
            place.socket = None
            swarm.figures.errors[f"connection {code or 'lost'}"] += 1
            await asyncio.sleep(swarm.server.retry_delays.after(tries))
            tries += 1
