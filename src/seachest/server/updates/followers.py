"""Who follows the tables of a worker, and the updates that reach them."""

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.accounts.people import Player
from seachest.server.clock import Clock
from seachest.server.errors import Refusal
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.storage.journal import Journal
from seachest.server.tables.access import seat_to_follow
from seachest.server.tables.session import TableSession
from seachest.server.updates.arrival import here_at
from seachest.server.updates.build import NO_FOLLOW_OPTIONS, FollowOptions, UpdateInput, news_from, without_text
from seachest.server.updates.catch_up import MAX_CATCH_UP_UPDATES, BackgroundThread, CatchUp
from seachest.server.updates.frames import encode
from seachest.server.workers.bus import WorkerBus
from seachest.server.workers.presence import PresenceTracker
from seachest.wire.play import Current, News, Presence, Refused

SEAT_CHANGE_KINDS = (EntryKind.SIT, EntryKind.SEAT_BOT, EntryKind.LEAVE)
"""After these entries a follower may be somebody else at the table."""


@dataclass(eq=False)
class Follower:
    """Somebody who follows one table: who they are, what they want, and where messages to them go."""

    player: Player
    secret: bytes | None
    """The hashed token of a seat, where they follow by one."""
    send: Callable[[bytes], None]
    """Puts a message into their queue."""
    options: FollowOptions = NO_FOLLOW_OPTIONS
    muted: frozenset[str] = frozenset()
    """Players whose chat does not reach them."""
    seat: Seat = NOBODY
    """The recipient whose updates they get."""
    spend: Callable[[float], None] = lambda seconds: None
    """Gets the seconds of processor time that catching up took."""
    ended: bool = False
    """Whether they may not follow any longer, and know it."""

    def end(self, table: str, refusal: Refusal) -> None:
        """Says why there are no more updates."""
        self.ended = True
        self.send(encode(Refused(code=refusal.code, params=refusal.params, table=table)))


class Followers:
    """All followers of this worker's tables. Those of a table are called under the lock of its session."""

    def __init__(
        self,
        bus: WorkerBus,
        journal: Journal,
        clock: Clock,
        background: BackgroundThread,
        max_catch_up: int = MAX_CATCH_UP_UPDATES,
    ) -> None:
        self._clock, self._max_catch_up = clock, min(max_catch_up, MAX_CATCH_UP_UPDATES)
        self._followers: dict[str, set[Follower]] = {}
        self._published: dict[str, int] = {}
        """The number of the last entry that the followers of a table know of."""
        self._catch_up = CatchUp(background, journal.pages)
        self.presence = PresenceTracker(bus, self._send_presence, clock)

    def tables(self) -> Collection[str]:
        """The tables that somebody follows."""
        return self._followers.keys()

    def players_at(self, table: str) -> set[str]:
        """The players who follow a table from this worker."""
        return {follower.player.id for follower in self._followers.get(table, ())}

    def published(self, table: str) -> int:
        """The number of the last entry that the followers of a table know of; without followers, that of any entry."""
        return self._published.get(table, sys.maxsize)

    # --- Updates ---

    def recipients(self, table: str, seq: int) -> set[Seat]:
        """The seats (or NOBODY) with followers who do not know of an entry yet."""
        if seq <= self.published(table):
            return set()
        return {follower.seat for follower in self._followers[table]}

    def distinct(self, table: str, inputs: Mapping[Seat, UpdateInput]) -> list[UpdateInput]:
        """The inputs of all messages that differ: one for each recipient and set of options among the followers."""
        kinds = {(follower.seat, follower.options) for follower in self._followers.get(table, ())}
        found: dict[Seat, UpdateInput] = {}
        more: list[UpdateInput] = []
        for seat, options in kinds:
            if seat in found:
                more.append(msgspec.structs.replace(found[seat], follow_options=options))
            elif seat in inputs:
                found[seat] = inputs[seat]
                found[seat].follow_options = options
        return [*found.values(), *more]

    def publish(
        self, session: TableSession, entry: Entry, inputs: Sequence[UpdateInput], messages: Sequence[bytes]
    ) -> set[Follower]:
        """Sends the updates about an entry; returns the followers who get the whole table again.

        They are another recipient from now on, or have taken something back.
        """
        if entry.seq <= self.published(entry.table):
            return set()
        self._published[entry.table] = entry.seq
        built = {
            (update.seat, update.follow_options): (update, message)
            for update, message in zip(inputs, messages, strict=True)
        }
        for follower in self._followers.get(entry.table, ()):
            found = built.get((follower.seat, follower.options))
            if found is not None:
                update, message = found
                is_muted = update.chat is not None and update.chat.player in follower.muted
                follower.send(encode(_without_chat_text(news_from(update))) if is_muted else message)
        if entry.kind == EntryKind.TAKE_BACK:
            return {each for each in self._followers.get(entry.table, ()) if each.seat == entry.seat}
        return self._reseat(session) if entry.kind in SEAT_CHANGE_KINDS else set()

    def _reseat(self, session: TableSession) -> set[Follower]:
        """After a change of seats, before any other update: the followers who are another recipient from now on."""
        table, moved = session.row.id, set()
        for follower in list(self._followers.get(table, ())):
            try:
                seat = seat_to_follow(session, follower.player, follower.secret)
            except Refusal as refusal:
                self.remove(table, follower)
                follower.end(table, refusal)
                continue
            if seat != follower.seat:
                follower.seat = seat
                moved.add(follower)
        return moved

    # --- Coming and going ---

    async def prepare(self, session: TableSession, follower: Follower, last: int | None) -> None:
        """Builds what somebody has missed so far, before anybody has to wait for it under the table's lock."""
        who = seat_to_follow(session, follower.player, follower.secret)
        if last != session.numbers[who] and session.is_readable:
            await self._catch_up.story(session, who, with_events=follower.options.board, spend=follower.spend)

    async def add(self, session: TableSession, follower: Follower, last: int | None) -> None:
        """Lets somebody follow a table, who knows its updates up to `last`; raises a Refusal if they may not watch."""
        table = session.row.id
        follower.seat = seat_to_follow(session, follower.player, follower.secret)
        await self._greet(session, follower, last)
        self._followers.setdefault(table, set()).add(follower)
        self._published.setdefault(table, session.seq)

    def remove(self, table: str, follower: Follower) -> None:
        """Sends somebody no more updates of a table."""
        followers = self._followers.get(table, set())
        followers.discard(follower)
        if followers:
            self.update_presence(table)
        else:
            self._followers.pop(table, None)
            self._published.pop(table, None)
            self.presence.set_connected(table, ())

    def end_all(self, table: str, refusal: Refusal) -> None:
        """Nobody follows a table any longer, and all who did learn why."""
        for follower in list(self._followers.get(table, ())):
            self.remove(table, follower)
            follower.end(table, refusal)

    async def greet_again(self, session: TableSession, followers: Collection[Follower]) -> None:
        """Sends the whole table to followers who are another recipient now, or have taken something back."""
        table = session.row.id
        for follower in followers:
            await self._greet(session, follower, None)
        if followers and self._connected_here(table) != self.presence.local_seats(table):
            self.update_presence(table)

    async def _greet(self, session: TableSession, follower: Follower, last: int | None) -> None:
        """Sends what somebody has missed, or the whole table where that is too much or unknown."""
        table, number = session.row.id, session.numbers[follower.seat]
        here = sorted({*self.presence.connected_seats(table), follower.seat} - {NOBODY})
        if last == number:
            follower.send(encode(Current(table=table, number=number, here=here, now=self._clock())))
            return
        if not session.is_readable:
            self._greet_at_end(session, follower, here)
            return
        knows_what_stands = last is not None and last >= session.taken_back.get(follower.seat, 0)
        if last is not None and knows_what_stands and 0 < number - last <= self._max_catch_up:
            missed = await self._catch_up.updates(session, follower.seat, last, follower.options, spend=follower.spend)
            if missed[-1].situation is not None:  # with the clock as it is now
                missed[-1].situation = session.situation(follower.seat, follower.options)
            for news in missed:
                is_muted = news.chat is not None and news.chat.player in follower.muted
                follower.send(encode(_without_chat_text(news) if is_muted else news))
        else:
            with_events = follower.options.board
            story = await self._catch_up.story(session, follower.seat, with_events=with_events, spend=follower.spend)
            answer = here_at(session, follower.seat, story.said, story.moves, self._clock(), follower.options)
            if with_events:
                answer.events = story.events
            answer.chat = [without_text(line) if line.player in follower.muted else line for line in answer.chat]
            answer.here = here
            follower.send(encode(answer))

    def _greet_at_end(self, session: TableSession, follower: Follower, here: list[Seat]) -> None:
        """Sends the end of a game of other rules, as it was stored."""
        view = None if session.ending is None else session.ending.view(follower.seat)
        story, moves = ([], []) if view is None else (view.story, view.moves)
        answer = here_at(session, follower.seat, story, moves, self._clock(), follower.options)
        if view is not None and follower.options.board:
            answer.events = view.events
        answer.chat = [without_text(line) if line.player in follower.muted else line for line in answer.chat]
        answer.here = here
        follower.send(encode(answer))

    # --- Presence ---

    def update_presence(self, table: str) -> None:
        """Tells all followers who is connected, and the other workers who is connected here."""
        self.presence.set_connected(table, self._connected_here(table))
        self._send_presence(table)

    def _connected_here(self, table: str) -> set[Seat]:
        """The seats whose players follow the table at this worker."""
        return {follower.seat for follower in self._followers.get(table, ())} - {NOBODY}

    def _send_presence(self, table: str) -> None:
        message = encode(Presence(table=table, here=self.presence.connected_seats(table)))
        for follower in self._followers.get(table, ()):
            follower.send(message)


def _without_chat_text(news: News) -> News:
    return msgspec.structs.replace(news, chat=None if news.chat is None else without_text(news.chat))
