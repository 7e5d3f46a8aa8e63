"""Handlers whose requests count: towards limits, and towards the work that a player or an address may cause."""

import math
from collections.abc import Callable

from starlette.requests import Request

from seachest.server.accounts.people import People, Player
from seachest.server.errors import Refusal
from seachest.server.http.limits import REQUEST_COST_MS, Limits, PlayerAddressBuckets
from seachest.server.http.middleware import client_address, refuse_if_waiting, session_cookie
from seachest.server.http.routes.accounts import player_asking
from seachest.server.settings import Settings

MAX_NUMBER_DIGITS = 6


def first_in(request: Request) -> int:
    """The number in a query from which on a page of a list begins; 0 if there is none."""
    first = request.query_params.get("first", "0")
    if len(first) > MAX_NUMBER_DIGITS or not first.isascii() or not first.isdigit():
        raise Refusal(400, "bad-request")
    return int(first)


class CountedHandlers:
    """The base of handlers that count their requests."""

    def __init__(self, people: People, settings: Settings, limits: Limits) -> None:
        self._people, self._settings, self._limits = people, settings, limits

    async def _player(self, request: Request, limit: PlayerAddressBuckets, cost_ms: float = REQUEST_COST_MS) -> Player:
        """The player of a request, which counts towards a limit."""
        player = await player_asking(request, self._people, self._settings)
        self._count(request, limit, player.id, cost_ms)
        self._limits.addresses.put(player.id, client_address(request, self._settings))
        return player

    async def _visitor(self, request: Request) -> Player | None:
        """The player of a request; None if it has no session."""
        return await self._people.player_of(session_cookie(request, self._settings))

    def _count(
        self,
        request: Request,
        limit: PlayerAddressBuckets,
        player: str | None = None,
        cost_ms: float = REQUEST_COST_MS,
    ) -> None:
        """Counts a request and the least that it costs; raises a Refusal if it is one too many or costs too much."""
        address = client_address(request, self._settings)
        refuse_if_waiting(limit.wait(player, address) or math.ceil(self._limits.work.wait_at(player, address)))
        self._limits.work.spend_at(player, address, cost_ms)

    def _spender(self, request: Request, player: Player | None) -> Callable[[float], None]:
        """Returns a function that charges seconds of processor time to the player who sends the request."""
        name, address = None if player is None else player.id, client_address(request, self._settings)
        return lambda seconds: self._limits.work.spend_at(name, address, 1000 * seconds)
