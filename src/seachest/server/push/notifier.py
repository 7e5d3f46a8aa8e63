"""Tells players who are not connected that it is their turn, or that somebody invites them.

When something is sent depends on nothing but the player's own seat: a secret decision of somebody else neither causes a
notification nor delays one. The message says which table and which game, and nothing about the game itself.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import TypeAlias

import msgspec

from seachest.messages.catalogue import catalogue
from seachest.rules.types import Seat
from seachest.server.errors import Refusal
from seachest.server.ops.logs import log_error
from seachest.server.push.sender import PushOutcome, PushSender
from seachest.server.push.subscriptions import Device, PushSubscriptions
from seachest.server.tables.service import TableService
from seachest.server.tables.session import TableSession

TURN_NOTICE_DELAY_S = 10.0
"""How long it must be a player's turn before they are notified; somebody who only reloads the page is back by then."""
MAX_TRACKED_TURNS = 20_000

SeatKey: TypeAlias = tuple[str, Seat]
"""A table and a seat."""


class PushNotice(msgspec.Struct):
    """The payload for a device, encrypted."""

    kind: str
    """`turn` or `invitation`."""
    table: str
    game: str
    title: str
    body: str


class PushNotifier:
    """The notifications of one worker."""

    def __init__(
        self,
        service: TableService,
        subscriptions: PushSubscriptions,
        sender: PushSender,
        *,
        may_send: Callable[[str], bool] = lambda player: True,
        delay_s: float = TURN_NOTICE_DELAY_S,
    ) -> None:
        """`may_send` says whether one more notification may be sent to a player."""
        self._service, self._subscriptions, self._sender = service, subscriptions, sender
        self._may_send, self._delay_s = may_send, delay_s
        self._told: OrderedDict[SeatKey, int] = OrderedDict()
        """How many decisions a seat had made when its player was last notified."""
        self._timers: dict[SeatKey, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        service.changed = self.table_changed

    async def stop(self) -> None:
        """Sends nothing more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- Turns ---

    def table_changed(self, session: TableSession) -> None:
        """Schedules a check of the players whose turn it is at a table and who are not connected."""
        if session.phase != "playing":
            return
        for seat in session.awaited():
            key = (session.row.id, seat)
            if self._told.get(key) != session.decided[seat] and key not in self._timers:
                self._timers[key] = asyncio.get_running_loop().call_later(self._delay_s, self._look_again, key)

    def _look_again(self, key: SeatKey) -> None:
        del self._timers[key]
        if not self._is_connected(*key):
            self._begin(self._tell_turn(*key))

    async def _tell_turn(self, table: str, seat: Seat) -> None:
        try:
            session = await self._service.fresh(table)
        except Refusal:
            return
        player = session.seats[seat].player
        if player is None or seat not in session.awaited() or self._is_connected(table, seat):
            return
        if self._told.get((table, seat)) == session.decided[seat]:
            return
        self._told[table, seat] = session.decided[seat]
        self._told.move_to_end((table, seat))
        if len(self._told) > MAX_TRACKED_TURNS:
            self._told.popitem(last=False)
        await self._tell(player, session, "turn")

    def _is_connected(self, table: str, seat: Seat) -> bool:
        return seat in self._service.followers.presence.connected_seats(table)

    # --- Invitations ---

    def invited(self, player: str, session: TableSession, inviter: str) -> None:
        """Tells a player that somebody invites them."""
        self._begin(self._tell(player, session, "invitation", inviter))

    # --- Sending ---

    async def _tell(self, player: str, session: TableSession, kind: str, name: str = "") -> None:
        devices = await self._subscriptions.devices_of(player)
        if not devices or not self._may_send(player):
            return
        await asyncio.gather(*[self._send(device, session, kind, name) for device in devices])

    async def _send(self, device: Device, session: TableSession, kind: str, name: str) -> None:
        row, words = session.row, catalogue(device.language)
        game, message = words.text(f"page-game-{row.game}"), f"notice-{kind}"
        notice = PushNotice(
            kind=kind,
            table=row.id,
            game=row.game,
            title=words.text(message, name=name),
            body=words.text(message, "body", game=game),
        )
        payload = msgspec.json.encode(notice)
        key = await self._subscriptions.key()
        outcome = await self._sender.send(key, device.endpoint, device.p256dh, device.auth, payload, row.id)
        if outcome is PushOutcome.GONE:
            await self._subscriptions.drop(device.id)

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Exception as error:
            log_error("notice-failed", error)
