"""Friends, players whom one has met, and invitations to tables."""

import msgspec
from sqlalchemy import Row, delete, func, or_, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from seachest.server.accounts.people import DELETED_NAME, PLAYER_ID_PATTERN, Player
from seachest.server.community.results import StoredOpponent
from seachest.server.errors import Refusal
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import friends, invitations, players, pushes, results, tables
from seachest.server.tables.service import TableService
from seachest.wire.community import Companion, Companions, TableInvitation, TableInvitations

MAX_FRIENDS = 100
MAX_RECENT_PLAYERS = 20
RECENT_GAMES = 50
"""The latest games of a player in which we look for those whom they have met."""
MAX_INVITATIONS_PER_TABLE = 20
MAX_SHOWN_INVITATIONS = 10
INVITATION_LIFE_S = 24 * 3600.0
"""After this time an invitation is not shown any longer."""


class CompanionList:
    """The people of all players, as the database has them."""

    def __init__(self, service: TableService) -> None:
        self._service, self._engine = service, service.engine

    async def companions(self, player: Player) -> Companions:
        """A player's friends by name, and those whom they have met recently, without those whom they have muted."""
        async with self._engine.connect() as connection:
            chosen = set(
                (await connection.execute(select(friends.c.friend).where(friends.c.player == player.id))).scalars()
            )
            met = await _met(connection, player.id)
            known = players.c.id.in_({*chosen, *met}) & (players.c.name != DELETED_NAME)
            rows = (await connection.execute(select(players.c.id, players.c.name, players.c.login).where(known))).all()
        found = [
            Companion(row.id, row.name, row.login is not None, row.id in chosen, met.get(row.id))
            for row in rows
            if row.id not in player.muted
        ]
        recent = sorted((each for each in found if each.met is not None), key=lambda each: -(each.met or 0.0))
        by_name = sorted((each for each in found if each.friend), key=lambda each: (each.name.casefold(), each.id))
        return Companions(friends=by_name, recent=recent[:MAX_RECENT_PLAYERS])

    async def add_friend(self, player: Player, other: str) -> None:
        """Makes somebody a friend; raises a Refusal if there is nobody of that id, or there are too many friends."""
        if other == player.id or not PLAYER_ID_PATTERN.fullmatch(other):
            raise Refusal(404, "no-such-player")
        async with writing(self._engine) as connection:
            # Locked, because two requests could count at the same moment.
            mine = select(players.c.id).where(players.c.id == player.id).with_for_update()
            await connection.execute(mine)
            wanted = select(players.c.id).where(players.c.id == other, players.c.name != DELETED_NAME)
            if (await connection.execute(wanted)).first() is None:
                raise Refusal(404, "no-such-player")
            count = select(func.count()).where(friends.c.player == player.id, friends.c.friend != other)
            if (await connection.execute(count)).scalar_one() >= MAX_FRIENDS:
                raise Refusal(409, "too-many-friends", {"most": MAX_FRIENDS})
            row = {"player": player.id, "friend": other, "since": self._service.clock()}
            await connection.execute(self._insert(friends).values(row).on_conflict_do_nothing())

    async def remove_friend(self, player: Player, other: str) -> None:
        """Removes a friend; does nothing if they are not one."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(friends).where(friends.c.player == player.id, friends.c.friend == other))

    # --- Invitations ---

    async def invite(self, player: Player, table: str, other: str) -> bool:
        """Invites somebody to a table that waits for players; whether they are to learn of it.

        Only those can be invited whom the player has met, or whose friend they are. Who has muted the player gets no
        invitation, which the player can't tell.
        """
        session = await self._service.fresh(table)
        seated = [seat.player for seat in session.seats]
        if player.id not in seated:
            raise Refusal(403, "not-seated")
        if session.phase != "waiting":
            raise Refusal(409, "not-waiting")
        if other in session.removed:
            raise Refusal(409, "not-to-be-invited")
        if other in seated:
            return False
        async with writing(self._engine) as connection:
            await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            wanted = select(players.c.muted).where(players.c.id == other, players.c.name != DELETED_NAME)
            row = (await connection.execute(wanted)).one_or_none()
            if row is None or not await _may_invite(connection, player.id, other):
                raise Refusal(403, "not-to-be-invited")
            count = select(func.count()).where(invitations.c.table_id == table, invitations.c.player != other)
            if (await connection.execute(count)).scalar_one() >= MAX_INVITATIONS_PER_TABLE:
                raise Refusal(409, "too-many-invitations", {"most": MAX_INVITATIONS_PER_TABLE})
            if player.id in row.muted:
                return False
            values = {"table_id": table, "player": other, "inviter": player.id, "at": self._service.clock()}
            put = self._insert(invitations).values(values)
            return (await connection.execute(put.on_conflict_do_nothing())).rowcount == 1

    async def invitations_of(self, player: Player) -> TableInvitations:
        """The invitations of a player to tables that still have a free seat for them, the latest first."""
        wanted = (
            select(invitations.c.table_id, invitations.c.inviter, invitations.c.at, players.c.name)
            .join(tables, tables.c.id == invitations.c.table_id)
            .join(players, players.c.id == invitations.c.inviter)
            .where(
                invitations.c.player == player.id,
                invitations.c.at > self._service.clock() - INVITATION_LIFE_S,
                tables.c.phase == "waiting",
            )
            .order_by(invitations.c.at.desc())
            .limit(MAX_SHOWN_INVITATIONS)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        found = [await self._invitation(player, row) for row in rows if row.inviter not in player.muted]
        return TableInvitations(invitations=[each for each in found if each is not None])

    async def _invitation(self, player: Player, row: Row) -> TableInvitation | None:  # type: ignore[type-arg]  # of the columns above
        """An invitation; None if its table is gone, has no free seat, or the player may not or need not sit down."""
        try:
            session = await self._service.fresh(row.table_id)
        except Refusal:
            return None
        sits = any(seat.player == player.id for seat in session.seats)
        is_free = any(seat.kind == "empty" for seat in session.seats)
        if session.phase != "waiting" or sits or not is_free or player.id in session.removed:
            return None
        return TableInvitation(table=session.info(), inviter=row.name, at=row.at)

    async def decline(self, player: Player, table: str) -> None:
        """Dismisses an invitation; does nothing if there is none."""
        mine = (invitations.c.table_id == table) & (invitations.c.player == player.id)
        async with writing(self._engine) as connection:
            await connection.execute(delete(invitations).where(mine))

    def _insert(self, table: object) -> postgresql.Insert | sqlite.Insert:
        on = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        return on(table)  # type: ignore[arg-type]  # a table of the schema


async def _met(connection: AsyncConnection, player: str) -> dict[str, float]:
    """The people whom a player has met in their latest games, and when they last did."""
    wanted = select(results.c.others, results.c.ended).where(results.c.player == player)
    rows = await connection.execute(wanted.order_by(results.c.ended.desc()).limit(RECENT_GAMES))
    met: dict[str, float] = {}
    for row in rows:
        for each in msgspec.convert(row.others, list[StoredOpponent]):
            if each.player is not None and each.player != player:
                met.setdefault(each.player, row.ended)
    return met


async def _may_invite(connection: AsyncConnection, player: str, other: str) -> bool:
    """Whether a player may invite another: they have played together, or are the other one's friend."""
    befriended = select(friends.c.player).where(friends.c.player == other, friends.c.friend == player)
    if (await connection.execute(befriended)).first() is not None:
        return True
    theirs = results.alias()
    together = (
        select(results.c.table_id)
        .join(theirs, theirs.c.table_id == results.c.table_id)
        .where(results.c.player == player, theirs.c.player == other)
        .limit(1)
    )
    return (await connection.execute(together)).first() is not None


async def forget_companions(connection: AsyncConnection, player: str) -> None:
    """Deletes what is kept of a player besides their games: results, friends, invitations and devices."""
    await connection.execute(delete(results).where(results.c.player == player))
    await connection.execute(delete(pushes).where(pushes.c.player == player))
    for table, columns in ((friends, ("player", "friend")), (invitations, ("player", "inviter"))):
        await connection.execute(delete(table).where(or_(*[table.c[column] == player for column in columns])))
