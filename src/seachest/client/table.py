"""A table that a client follows: what it knows of it, what is new, and what it does there."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from seachest.client.errors import Closed, Outdated, Refused
from seachest.rules.game import NOBODY
from seachest.table import View
from seachest.view_bytes import layout, view_from_text
from seachest.wire.base import SeatNumber
from seachest.wire.lobby import TableInfo
from seachest.wire.play import Act, Back, Chat, ChatLine, Current, Follow, Here, News, Presence, Said, Situation

TableCommand = Act | Chat | Back
"""What a client can do at a table that it follows."""


class TableConnection(Protocol):
    """What a followed table needs of the connection that keeps it up to date."""

    async def do(self, deed_called: Callable[[str], TableCommand]) -> None:
        """Sends the command that is made with a fresh id until the server has acknowledged it."""
        ...

    async def unfollow(self, followed: "FollowedTable") -> None:
        """Stops following a table."""
        ...


class FollowedTable:
    """A table as the server has told about it, newest first in everything but the lists.

    ``async for news in table`` gives each piece of news (`Here` where too much was missed) until the table is left or
    the client closed; the fields are up to date also for those who never ask for news.
    """

    def __init__(self, line: TableConnection, table: str, token: str | None, *, exact: bool = False) -> None:
        self._line, self.id, self._token, self._exact = line, table, token, exact
        self.number: int | None = None
        """Of the last news; None until the server has answered."""
        self.seat: SeatNumber | None = None
        self.situation: Situation | None = None
        """The newest; None until the game begins."""
        self.story: list[Said] = []
        self.moves: list[str] = []
        self.chat: list[ChatLine] = []
        self.present: list[SeatNumber] = []
        """The seats whose players are connected."""
        self.in_contact = False
        """Whether the connection stands, as far as one knows."""
        self.ahead = 0.0
        """Seconds that the server's clock is ahead of the own one."""
        self._layout: str | None = None
        self._info: TableInfo | None = None
        self._news: asyncio.Queue[Here | News | None] = asyncio.Queue()
        self._changed = asyncio.Event()
        self._catching_up = False
        self._over: Exception | None = None

    @property
    def info(self) -> TableInfo:
        """Who sits here, and what is played."""
        assert self._info is not None, "the server has not answered yet"
        return self._info

    @property
    def view(self) -> View:
        """What the seat knows now, for those who follow exactly; it can be asked for once the game has begun."""
        assert self.situation is not None, "the game has not begun yet"
        return self.view_in(self.situation)

    def view_in(self, situation: Situation) -> View:
        """What the seat knew in a situation."""
        self.check_layout()
        assert situation.record is not None, "follow the table exactly"
        seat = NOBODY if self.seat is None else self.seat
        return view_from_text(self.info.game, seat, situation.record, self.info.options)

    def check_layout(self) -> None:
        """Raises `Outdated` where the server's records can't be read here."""
        if self._exact and self._layout != layout(self.info.game):
            raise Outdated(f"the server plays {self.info.game} by another version of the rules")

    # What is new

    def __aiter__(self) -> "FollowedTable":
        return self

    async def __anext__(self) -> Here | News:
        # What came before the end is told first.
        news = None if self._over and self._news.empty() else await self._news.get()
        if news is None:
            if self._over and not isinstance(self._over, Closed):
                raise self._over
            raise StopAsyncIteration
        return news

    async def changed(self) -> None:
        """Waits until the server tells anything about this table or contact is lost, or raises where all is over."""
        if self._over:
            raise self._over
        self._changed.clear()
        await self._changed.wait()
        if self._over:
            raise self._over

    # What one does

    async def act(self, text: str) -> None:
        """Decides, or announces; returns when it is stored and all that came of it for this seat is known here.

        Raises `Refused` where the server refuses it. It is sent again where the connection breaks, and done once.
        """
        before = self._own_moves()
        await self._line.do(lambda deed: Act(table=self.id, id=deed, text=text))
        while self._own_moves() <= before:
            await self.changed()

    async def say(self, text: str) -> None:
        """Says something at the table."""
        await self._line.do(lambda deed: Chat(table=self.id, id=deed, text=text))

    async def back(self) -> None:
        """Tells that no bot shall play for this seat any longer; where a bot has this decision already, after it."""
        while True:
            situation = self.situation
            try:
                await self._line.do(lambda deed: Back(table=self.id, id=deed))
            except Refused as refusal:
                if refusal.code != "too-late":
                    raise
            else:
                return
            while self.situation is situation:
                await self.changed()

    async def leave(self) -> None:
        """Hears no more of this table; the seat stays taken."""
        await self._line.unfollow(self)

    def _own_moves(self) -> int:
        """How many decisions of the own seat were told so far."""
        own = f"{self.seat} "
        return sum(move.startswith(own) for move in self.moves)

    # What the line tells

    def follow(self) -> Follow:
        """What is said to the server to hear of this table, again with the last number.

        Who follows exactly is told on each connection how things stand: the server may be another version by now.
        """
        last = self.number if self.in_contact or not self._exact else None
        return Follow(table=self.id, last=last, token=self._token, exact=self._exact)

    def stands(self, here: Here) -> None:
        """The server tells how everything stands."""
        self.number, self.seat, self._info, self.situation = here.number, here.seat, here.info, here.situation
        self.story, self.moves, self.chat = list(here.story), list(here.moves), list(here.chat)
        self.present, self._layout = here.here, here.layout
        self._catching_up, self.in_contact = False, True
        self.ahead = here.now - time.time()
        self._tell(here)

    def is_current(self, current: Current) -> None:
        """The server tells that nothing was missed."""
        self.present, self.in_contact = current.here, True
        self.ahead = current.now - time.time()
        self._changed.set()

    def hears(self, news: News) -> bool:
        """Takes news in; False where some before it are missing and have not been asked for yet."""
        if self.number is None or news.number <= self.number:
            return True  # told already, or `Here` comes soon
        if news.number > self.number + 1:
            asked, self._catching_up = self._catching_up, True
            return asked
        self._catching_up, self.in_contact = False, True
        self.number = news.number
        self.moves += news.moves
        self.story += news.story
        self.situation = news.situation or self.situation
        self._info = news.info or self._info
        if news.chat is not None:
            self.chat.append(news.chat)
        self._tell(news)
        return True

    def sees(self, presence: Presence) -> None:
        """Somebody has come or gone."""
        self.present = presence.here
        self._changed.set()

    def lost_contact(self) -> None:
        """The connection broke; what is missing is asked for anew."""
        self._catching_up, self.in_contact = False, False
        self._changed.set()

    def ends(self, error: Exception) -> None:
        """There will be no more news."""
        if self._over is None:
            self._over = error
            self._news.put_nowait(None)
            self._changed.set()

    def _tell(self, news: Here | News) -> None:
        self._news.put_nowait(news)
        self._changed.set()
