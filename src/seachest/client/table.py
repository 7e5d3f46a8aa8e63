"""`FollowedTable`: a table that a client follows, and what the client does there."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from seachest.client.errors import ClientClosed, RequestRefused, RulesMismatch
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.table import View
from seachest.view_bytes import layout, view_from_text
from seachest.wire.lobby import TableInfo, TablePace
from seachest.wire.play import (
    Act,
    Back,
    Chat,
    ChatLine,
    Current,
    Emote,
    EmoteName,
    Follow,
    Here,
    News,
    Presence,
    Said,
    SetPace,
    SetStanding,
    Situation,
    StandingAnswer,
    StandingEnd,
    TakeBack,
)

TableCommand = Act | Chat | Emote | Back | TakeBack | SetPace | SetStanding
"""What a client can do at a table that it follows."""


class TableConnection(Protocol):
    """What a followed table needs of the connection that keeps it up to date."""

    async def submit(self, make_command: Callable[[str], TableCommand]) -> None:
        """Sends the command that ``make_command`` makes with a fresh id, until the server has answered it."""
        ...

    async def unfollow(self, followed: "FollowedTable") -> None:
        """Stops following a table."""
        ...


class FollowedTable:
    """A table that a client follows, as far as its seat knows it; `ServerClient.follow` returns one.

    The attributes are always up to date. ``async for update in table`` gives each `News` of the server as it comes
    (`Here`, with everything, if too much was missed) until the table is left or the client closed.

    >>> seated = await client.open("dolores", 2, bots=["random"])
    >>> table = await client.follow(seated.table.id, seated.token)
    >>> async for update in table:
    ...     if table.situation and table.situation.choices:
    ...         break
    >>> table.situation.pending
    [0]

    In the examples of the methods, ``table`` is such a table, and it is the client's turn.
    """

    def __init__(self, connection: TableConnection, table: str, token: str | None, *, exact: bool = False) -> None:
        self._connection, self.id, self._token, self._exact = connection, table, token, exact
        self.number: int | None = None
        """The number of the last update; None until the server has answered."""
        self.seat: Seat | None = None
        """The client's seat; None for a spectator."""
        self.situation: Situation | None = None
        """The position, who may decide and what; None until the game begins."""
        self.story: list[Said] = []
        """All sentences about the game so far, as messages of the catalogue."""
        self.moves: list[str] = []
        """All decisions that the seat noticed, each as "SEAT TEXT"."""
        self.chat: list[ChatLine] = []
        self.present: list[Seat] = []
        """The seats whose players are connected."""
        self.connected = False
        """Whether the connection to the server is up, as far as the client knows."""
        self.clock_ahead_s = 0.0
        """How many seconds the server's clock is ahead of this machine's."""
        self._layout: str | None = None
        self._info: TableInfo | None = None
        self._updates: asyncio.Queue[Here | News | None] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._catching_up = False
        self._ended_by: Exception | None = None

    @property
    def info(self) -> TableInfo:
        """What is played at the table, and who sits there.

        >>> table.info.game, table.info.seats[1].kind
        ('dolores', 'bot')
        """
        assert self._info is not None, "the server has not answered yet"
        return self._info

    @property
    def view(self) -> View:
        """What the seat knows now, as bots of this package get it; for tables followed with ``exact``, in a game.

        >>> exact = await friend.follow(table.id, seated.token, exact=True)
        >>> exact.view.legal() == [choice.text for choice in exact.situation.choices]
        True
        """
        assert self.situation is not None, "the game has not begun yet"
        return self.view_in(self.situation)

    def view_in(self, situation: Situation) -> View:
        """What the seat knew in a situation; raises `RulesMismatch` if the server has other rules.

        >>> exact = await friend.follow(table.id, seated.token, exact=True)
        >>> exact.view_in(exact.situation).seat
        0
        """
        self.check_layout()
        assert situation.record is not None, "follow the table exactly"
        seat = NOBODY if self.seat is None else self.seat
        return view_from_text(self.info.game, seat, situation.record, self.info.options)

    def check_layout(self) -> None:
        """Raises `RulesMismatch` if the views that the server sends can't be read here.

        >>> table.check_layout()
        """
        if self._exact and self._layout != layout(self.info.game):
            raise RulesMismatch(f"the server has another version of the rules of {self.info.game}")

    # Updates

    def __aiter__(self) -> "FollowedTable":
        return self

    async def __anext__(self) -> Here | News:
        # Updates that came before the end are given first.
        update = None if self._ended_by and self._updates.empty() else await self._updates.get()
        if update is None:
            if self._ended_by and not isinstance(self._ended_by, ClientClosed):
                raise self._ended_by
            raise StopAsyncIteration
        return update

    async def changed(self) -> None:
        """Waits for the next change: an update, players who come or go, or a connection that is lost or restored.

        Raises the reason where the table is not followed any longer: `ClientClosed`, `RequestRefused` or
        `ServerUnreachable`.

        >>> await table.say("Good luck")
        >>> while not table.chat:
        ...     await table.changed()
        >>> table.chat[0].text
        'Good luck'
        """
        if self._ended_by:
            raise self._ended_by
        self._changed.clear()
        await self._changed.wait()
        if self._ended_by:
            raise self._ended_by

    # Commands

    async def act(self, text: str) -> None:
        """Makes a decision or an announcement; returns when it is stored and its outcome for this seat is known.

        Raises `RequestRefused` if the server refuses it. Where the connection breaks, it is sent again, and carried
        out once.

        >>> choice = table.situation.choices[0].text
        >>> await table.act(choice)
        >>> f"0 {choice}" in table.moves
        True
        """
        before = self._own_moves()
        await self._connection.submit(lambda command: Act(table=self.id, id=command, text=text))
        while self._own_moves() <= before:
            await self.changed()

    async def say(self, text: str) -> None:
        """Says something in the chat of the table.

        >>> await table.say("Ahoy!")
        """
        await self._connection.submit(lambda command: Chat(table=self.id, id=command, text=text))

    async def emote(self, emote: EmoteName) -> None:
        """Says one of a few things that everybody reads in their own language.

        >>> await table.emote("well-played")
        """
        await self._connection.submit(lambda command: Emote(table=self.id, id=command, emote=emote))

    async def back(self) -> None:
        """Takes the seat back from a bot that plays for an absent player, after its current decision if it has begun.

        >>> await table.back()
        """
        while True:
            situation = self.situation
            try:
                await self._connection.submit(lambda command: Back(table=self.id, id=command))
            except RequestRefused as refusal:
                if refusal.code != "too-late":
                    raise
            else:
                return
            while self.situation is situation:
                await self.changed()

    async def take_back(self) -> None:
        """Takes the seat's last choice back, while `situation.take_back` is not empty; returns when it is undone.

        Raises `RequestRefused` where others have learned of it by now.

        >>> table.situation.take_back
        []
        """
        number = self.number
        await self._connection.submit(lambda command: TakeBack(table=self.id, id=command))
        while self.number == number:
            await self.changed()

    async def set_pace(self, pace: TablePace, *, once: bool = False) -> None:
        """Chooses how long bots seem to think, from now on or (`once`) until the seat decides next.

        Raises `RequestRefused` where other people play at the table, too.

        >>> await table.set_pace("fast")
        """
        await self._connection.submit(lambda command: SetPace(table=self.id, id=command, pace=pace, once=once))

    async def set_standing(self, text: str | None, until: StandingEnd = "part") -> None:
        """Makes one of `situation.standing_texts` in advance, so that the server makes it from now on; None ends it.

        >>> await table.set_standing("pass", "recalled")
        >>> table.situation.standing.text
        'pass'
        """
        await self._connection.submit(lambda command: SetStanding(table=self.id, id=command, text=text, until=until))
        while self.situation is not None and not _stands(self.situation.standing, text, until):
            await self.changed()

    async def leave(self) -> None:
        """Stops following the table; the seat stays taken.

        >>> await table.leave()
        """
        await self._connection.unfollow(self)

    def _own_moves(self) -> int:
        """How many decisions of the client's seat are in `moves`."""
        own = f"{self.seat} "
        return sum(move.startswith(own) for move in self.moves)

    # Called by the connection

    def follow_message(self) -> Follow:
        """The message that makes the server send updates of this table, from the last known number on.

        With ``exact`` it asks for everything on each new connection, since the server may be another version by now.
        """
        last = self.number if self.connected or not self._exact else None
        return Follow(table=self.id, last=last, token=self._token, exact=self._exact)

    def handle_here(self, here: Here) -> None:
        """Takes in a message with everything about the table."""
        self.number, self.seat, self._info, self.situation = here.number, here.seat, here.info, here.situation
        self.story, self.moves, self.chat = list(here.story), list(here.moves), list(here.chat)
        self.present, self._layout = here.here, here.layout
        self._catching_up, self.connected = False, True
        self.clock_ahead_s = here.now - time.time()
        self._publish(here)

    def handle_current(self, current: Current) -> None:
        """Takes in the message that nothing was missed."""
        self.present, self.connected = current.here, True
        self.clock_ahead_s = current.now - time.time()
        self._changed.set()

    def handle_news(self, news: News) -> bool:
        """Takes in an update; False if earlier ones are missing and have not been asked for yet."""
        if self.number is None or news.number <= self.number:
            return True  # known already, or `Here` comes soon
        if news.number > self.number + 1:
            asked, self._catching_up = self._catching_up, True
            return asked
        self._catching_up, self.connected = False, True
        self.number = news.number
        self.moves += news.moves
        self.story += news.story
        self.situation = news.situation or self.situation
        self._info = news.info or self._info
        if news.chat is not None:
            self.chat.append(news.chat)
        self._publish(news)
        return True

    def handle_presence(self, presence: Presence) -> None:
        """Takes in which players are connected."""
        self.present = presence.here
        self._changed.set()

    def connection_lost(self) -> None:
        """Notes that the connection is lost; the next one asks for what is missing."""
        self._catching_up, self.connected = False, False
        self._changed.set()

    def end(self, error: Exception) -> None:
        """Ends the table: iteration stops, and everything that waits raises the error."""
        if self._ended_by is None:
            self._ended_by = error
            self._updates.put_nowait(None)
            self._changed.set()

    def _publish(self, update: Here | News) -> None:
        """Queues an update for those who iterate, and wakes those who wait for a change."""
        self._updates.put_nowait(update)
        self._changed.set()


def _stands(made: StandingAnswer | None, text: str | None, until: StandingEnd) -> bool:
    """Whether a decision in advance is the one that was wished for."""
    return text is None if made is None else (made.text, made.until) == (text, until)
