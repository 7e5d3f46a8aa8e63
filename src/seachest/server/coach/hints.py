"""Hints for the only person at a table with bots, which are noted in the table's log before they are given."""

from seachest.bots.seeds import derived_seed
from seachest.server.accounts.people import Player
from seachest.server.errors import Refusal
from seachest.server.storage.entries import NewEntry
from seachest.server.tables.access import hash_token, seat_to_follow
from seachest.server.tables.commands import check_hint, new_command
from seachest.server.tables.service import TableService
from seachest.server.tables.session import TableSession
from seachest.server.workers.bot_pool import BotPool, BotsBusy
from seachest.wire.coach import Hint


class HintDesk:
    """Gives hints."""

    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self._service, self._bot_pool = service, bot_pool

    async def hint(self, player: Player, token: str | None, table: str) -> Hint:
        """A hint for the decision that a player has to make, from what their seat knows; the same one if asked again.

        Raises a Refusal if there is none to be had.
        """
        secret = None if token is None else hash_token(token)

        def check(session: TableSession, _: float) -> NewEntry | None:
            return check_hint(session, player, secret)

        await self._service.fresh(table)
        session = await self._service.submit(new_command(table, "hint", check))
        check_hint(session, player, secret)  # it may have gone on meanwhile
        seat = seat_to_follow(session, player, secret)
        # Neither the view nor the seed may tell whether others have decided in secret meanwhile.
        seed = derived_seed("hint", table, seat, session.view_bytes(seat).hex())
        try:
            return await self._bot_pool.hint(session.seat_view(seat), seed, [player.id])
        except BotsBusy:
            raise Refusal(503, "busy") from None
