"""The tables of a swarm and the guests who play there."""

import asyncio
import itertools
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import InvalidHandshake

from seachest.bench.swarm.figures import Figures
from seachest.bench.swarm.messages import (
    SwarmAnswer,
    SwarmDone,
    SwarmHere,
    SwarmNews,
    SwarmRefused,
    SwarmSituation,
    SwarmStep,
    answer_decoder,
    encode_message,
)
from seachest.bench.swarm.server import SwarmServer
from seachest.bench.swarm.socket import SwarmSocket
from seachest.rules.errors import SeachestError
from seachest.rules.game import game_named
from seachest.rules.types import Seat
from seachest.wire import lobby
from seachest.wire.play import Act, Follow, Unfollow


class SwarmFailed(SeachestError):  # noqa: N818  # it says what happened
    """The tables of a swarm could not be opened."""


@dataclass(eq=False)
class PendingMove:
    """A move that not all guests have seen yet: when it was sent and acknowledged, and how many have seen it."""

    message: Act
    number: int
    """Its place among the moves of its seat that others see, from 0."""
    sent: float
    done: float | None = None
    seen: int = 0
    secret: bool = False
    """Others saw it only together with a later move."""
    own_seen: bool = False
    overtaken: bool = False
    """Something else happened after it was sent."""


@dataclass(eq=False)
class SwarmGuest:
    """A guest of the swarm who plays one seat: cookie, socket, and what the server has said about the table."""

    seat: Seat
    cookie: str
    table: "SwarmTable"
    socket: SwarmSocket | None = None
    token: str = ""
    last: int | None = None
    """The number of the last update; None until the server has said how the table stands."""
    moves_seen: int = 0
    counts: list[int] = field(default_factory=list)
    """By seat: how many of its moves the guest has seen, as others count them."""
    view: dict[str, Any] = field(default_factory=dict)  # as a game writes it
    """The position as the guest knows it."""
    choices: list[str] = field(default_factory=list)
    pending_move: PendingMove | None = None
    queued: bool = False
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    refused: str = ""
    """The code with which the server refused that the guest follows the table."""
    over: bool = False

    def begin(self, seated: lobby.Seated) -> None:
        """Sits down for a new game."""
        self.token, self.last, self.moves_seen, self.pending_move, self.over = seated.token, None, 0, None, False
        self.counts, self.choices, self.refused = [0] * self.table.swarm.players, [], ""
        self.ready.clear()

    def send(self, *messages: Act | Follow | Unfollow) -> None:
        """Sends messages; without a connection they are dropped, since `keep_connected` repeats what matters."""
        if self.socket is not None:
            for message in messages:
                self.socket.send(encode_message(message))


class SwarmBase(ABC):
    """What all tables of a swarm share: the server, the game, dice, clock, figures, and the guests who wait to move."""

    def __init__(
        self,
        url: str,
        game: str,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        *,
        brief: bool = True,
    ) -> None:
        self.server, self.game, self.players = SwarmServer(url), game, players
        self.options = dict(options or {})
        """The options of all games."""
        self.brief = brief
        """Whether guests follow tables briefly, as bots do that need no words; earlier servers don't know it."""
        self.dice = random.Random(seed)
        self.figures = Figures()
        self.move_numbers = itertools.count()
        """The ids of moves, which need not be secret."""
        self.clock: Callable[[], float] = time.monotonic  # finer than the clock of some event loops
        self.waiting_guests: asyncio.Queue[SwarmGuest] = asyncio.Queue()

    @abstractmethod
    def game_over(self, table: "SwarmTable") -> None:
        """Called by a table whose game is over."""


class SwarmTable:
    """A table of the swarm and the guests who play there, one game after the other."""

    def __init__(self, swarm: SwarmBase) -> None:
        self.swarm, self.id = swarm, ""
        self.guests: list[SwarmGuest] = []
        self.pending_moves: dict[tuple[Seat, int], PendingMove] = {}
        self.continuations = game_named(swarm.game).continuation_verbs

    # Messages of the server

    def handle_message(self, guest: SwarmGuest, frame: str | bytes) -> None:
        """Handles the messages of a frame."""
        now = self.swarm.clock()
        for answer in answer_decoder.decode_lines(frame):
            self.handle_answer(guest, answer, now)

    def handle_answer(self, guest: SwarmGuest, answer: SwarmAnswer, now: float) -> None:
        """Handles one message."""
        if isinstance(answer, SwarmStep | SwarmNews):
            if answer.table != self.id or guest.last is None or answer.number <= guest.last:
                return
            if answer.number > guest.last + 1:
                self.swarm.figures.errors["gap"] += 1
            guest.last = answer.number
            self.count_moves(guest, answer.moves, now)
            if isinstance(answer, SwarmStep):
                self.take_step(guest, answer)
            else:
                self.update_situation(guest, answer.situation)
        elif isinstance(answer, SwarmHere):
            if answer.table == self.id:
                guest.last = answer.number
                self.count_moves(guest, answer.moves[guest.moves_seen :], now)
                self.update_situation(guest, answer.situation)
                guest.ready.set()
        elif isinstance(answer, SwarmDone):
            self.acknowledge(guest, answer.id, now)
        elif isinstance(answer, SwarmRefused):
            self.refuse(guest, answer)

    def count_moves(self, guest: SwarmGuest, moves: list[str], now: float) -> None:
        """Counts moves that a guest has seen; those that come together with a later one were secret until then."""
        came: dict[tuple[Seat, int], PendingMove] = {}
        guest.moves_seen += len(moves)
        for move in moves:
            owner_text, _, text = move.partition(" ")
            owner = int(owner_text)
            if owner == guest.seat and guest.pending_move is not None:
                guest.pending_move.own_seen = True
            if owner != guest.seat or not self.continues(text):
                guest.counts[owner] += 1
            key = (owner, guest.counts[owner] - 1)
            if key in self.pending_moves:
                came[key] = self.pending_moves[key]
        newest = max((pending_move.sent for pending_move in came.values()), default=now)
        for key, pending_move in came.items():
            pending_move.secret = pending_move.secret or (
                pending_move.sent < newest and pending_move.done is not None and pending_move.done < newest
            )
            pending_move.seen += 1
            if pending_move.seen == len(self.guests):
                if not pending_move.secret:
                    self.swarm.figures.seen.append(now - pending_move.sent)
                del self.pending_moves[key]

    def continues(self, text: str) -> bool:
        """Whether others notice a decision as one with the decision before it."""
        return text.partition(" ")[0] in self.continuations

    def take_step(self, guest: SwarmGuest, step: SwarmStep) -> None:
        """Takes in what has changed of the position."""
        guest.view.update(step.changes)
        self.update_choices(guest, guest.view["legal"].get(str(guest.seat), []), is_over=step.result is not None)

    def update_situation(self, guest: SwarmGuest, situation: SwarmSituation | None) -> None:
        """Takes in the whole position, and what the guest may decide now."""
        if situation is None:
            self.queue_if_ready(guest)
            return
        guest.view = situation.view
        texts = [choice.text for choice in situation.choices]
        self.update_choices(guest, texts, is_over=situation.result is not None)

    def update_choices(self, guest: SwarmGuest, choices: list[str], *, is_over: bool) -> None:
        """Takes in what the guest may decide now, and notes the end of the game."""
        if guest.pending_move is not None:
            guest.pending_move.overtaken = True
        guest.choices = choices
        if is_over and not guest.over:
            guest.over = True
            if all(other.over for other in self.guests):
                self.swarm.game_over(self)
        self.queue_if_ready(guest)

    def acknowledge(self, guest: SwarmGuest, move_id: str, now: float) -> None:
        """Notes that the server has stored a move."""
        pending_move = guest.pending_move
        if pending_move is not None and pending_move.message.id == move_id and pending_move.done is None:
            pending_move.done = now
            self.swarm.figures.stored.append(now - pending_move.sent)
        self.queue_if_ready(guest)

    def refuse(self, guest: SwarmGuest, answer: SwarmRefused) -> None:
        """Counts a refused move: as late where the table has played on meanwhile, else as an error."""
        pending_move = guest.pending_move
        if pending_move is None or answer.id != pending_move.message.id:
            self.swarm.figures.errors[answer.code] += 1
            if not guest.ready.is_set():
                guest.refused = answer.code
                guest.ready.set()
            return
        guest.pending_move = None
        self.pending_moves.pop((guest.seat, pending_move.number), None)
        if pending_move.overtaken:
            self.swarm.figures.late += 1
        else:
            self.swarm.figures.errors[answer.code] += 1
        self.queue_if_ready(guest)

    def queue_if_ready(self, guest: SwarmGuest) -> None:
        """Queues a guest who has something to decide and whose last move is stored and seen."""
        if guest.pending_move is not None and guest.pending_move.done is not None and guest.pending_move.own_seen:
            guest.pending_move = None
        if guest.choices and guest.pending_move is None and not guest.queued and not guest.over:
            guest.queued = True
            self.swarm.waiting_guests.put_nowait(guest)

    def may_move(self, guest: SwarmGuest) -> bool:
        """Whether a guest who comes from the queue still has something to decide."""
        guest.queued = False
        return bool(guest.choices) and guest.pending_move is None

    def act(self, guest: SwarmGuest) -> None:
        """Makes a random decision for a guest."""
        text = self.swarm.dice.choice(guest.choices)
        guest.choices = []
        message = Act(table=self.id, id=f"move-{next(self.swarm.move_numbers)}", text=text)
        pending_move = PendingMove(message, guest.counts[guest.seat] - self.continues(text), self.swarm.clock())
        guest.pending_move = pending_move
        self.pending_moves[(guest.seat, pending_move.number)] = pending_move
        self.swarm.figures.moves += 1
        guest.send(message)

    # Games and connections

    async def open(self) -> None:
        """Opens a new table for the same guests and waits until all follow it; raises `SwarmFailed` if they can't."""
        swarm, old = self.swarm, self.id
        new_table = lobby.NewTable(game=swarm.game, players=swarm.players, options=swarm.options)
        seated = await swarm.server.request("/api/tables", lobby.Seated, new_table, self.guests[0].cookie)
        self.id, self.pending_moves = seated.table.id, {}
        self.guests[0].begin(seated)
        for guest in self.guests[1:]:
            path = f"/api/tables/{self.id}/seats"
            guest.begin(await swarm.server.request(path, lobby.Seated, lobby.SitDown(seat=guest.seat), guest.cookie))
        for guest in self.guests:
            follow = Follow(table=self.id, token=guest.token, brief=self.swarm.brief)
            guest.send(*([Unfollow(table=old)] if old else []), follow)
        for guest in self.guests:
            await guest.ready.wait()
            if guest.refused:
                raise SwarmFailed(f"the server refused to let a guest follow the table: {guest.refused}")

    async def keep_connected(self, guest: SwarmGuest) -> None:
        """Keeps the socket of a guest open, reconnecting whenever it breaks, until cancelled."""
        swarm, failures = self.swarm, 0

        def handle_message(message: bytes) -> None:
            nonlocal failures
            failures = 0
            self.handle_message(guest, message)

        while True:
            try:
                async with swarm.server.connecting:
                    guest.socket = await swarm.server.connect(guest.cookie, handle_message)
                if self.id and guest.token:
                    guest.send(Follow(table=self.id, token=guest.token, brief=self.swarm.brief))
                    if guest.pending_move is not None and guest.pending_move.done is None:
                        guest.send(guest.pending_move.message)
                guest.ready.set()
                code = await asyncio.shield(guest.socket.closed)
            except (OSError, TimeoutError, InvalidHandshake):
                code = None
            guest.socket = None
            swarm.figures.errors[f"connection {code or 'lost'}"] += 1
            await asyncio.sleep(swarm.server.retry_delays.after(failures))
            failures += 1
