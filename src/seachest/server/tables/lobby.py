"""Opening tables, sitting down, leaving, starting, rematches, and finding tables."""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.notation.record import commitment_of, read_seed
from seachest.rules.chance import fresh_seed
from seachest.rules.errors import NotationError
from seachest.rules.game import NOBODY, game_named, game_names
from seachest.server.accounts.people import Player, hashed, new_token
from seachest.server.errors import Refusal
from seachest.server.settings import Settings
from seachest.server.storage.engine import now, writing
from seachest.server.storage.schema import seats, tables
from seachest.server.tables import queries
from seachest.server.tables.replays import moments
from seachest.server.tables.service import NewEntry, TableService
from seachest.server.tables.session import BEGIN, BOT_SITS, REMATCH, REMOVED_BODY, RISE, SIT, TableSession
from seachest.server.workers.ratings import rating_of
from seachest.wire.lobby import Level, NewTable, Seated, TableInfo, Tables
from seachest.wire.play import Replay

TABLE_ID_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"
TABLE_ID_LENGTH = 12
DEFAULT_BOT_LEVEL: Level = "skilled"
"""The bot for seats that are empty when somebody says start."""
MAX_LISTED_TABLES = 50
SKIPPED_REFUSALS = frozenset(["no-free-seat", "seat-taken", "removed", "no-such-table"])
"""Why a quick match looks for another table."""
QUICK_MATCH_CLOCK_S = 60
"""The clock of a table that a quick match opens."""


class SeatTaken(Refusal):
    """Somebody sits there."""

    def __init__(self) -> None:
        super().__init__(409, "seat-taken")


def new_table_id() -> str:
    """The id of a table, which nobody can guess."""
    return "".join(secrets.choice(TABLE_ID_ALPHABET) for _ in range(TABLE_ID_LENGTH))


class Lobby:
    """What people do with tables, beside playing."""

    def __init__(self, service: TableService, settings: Settings) -> None:
        self._service, self._settings = service, settings
        self._engine: AsyncEngine = service.engine

    # --- Opening ---

    async def open(self, player: Player, wish: NewTable) -> Seated:
        """A new table; whoever opens it sits down in its first seat."""
        options = checked(wish)
        if wish.seed is not None and not self._settings.seeds:
            raise Refusal(403, "seeds-not-allowed")
        table = new_table_id()
        await self._insert_table(table, player, wish, options)
        seated = await self.sit(player, table, 0)
        for seat, level in enumerate(wish.bots, 1):
            await self.seat_bot(player, table, seat, level)
        return msgspec.structs.replace(seated, table=await self.info(table))

    async def _insert_table(self, table: str, player: Player, wish: NewTable, options: dict[str, Any]) -> None:
        """A table that nobody finds before the first entry of its log."""
        time = now()
        row = {
            "id": table,
            "game": wish.game,
            "players": wish.players,
            "options": options,
            "seed": wish.seed or f"{fresh_seed():032x}",
            "seconds": wish.seconds,
            "watch": wish.watch,
            "public": wish.public,
            "opener": player.id,
            "opened": time,
            "phase": queries.OPENING_PHASE,
            "updated": time,
            "last": 0,
            "rated": False,
        }
        async with writing(self._engine) as connection:
            await connection.execute(insert(tables).values(row))

    async def info(self, table: str) -> TableInfo:
        """A table as everybody may see it who may look on."""
        return (await self._service.fresh(table)).info()

    async def info_for(self, player: Player | None, token: str | None, table: str) -> TableInfo:
        """A table as somebody may see it.

        Its id is the invitation to it, so whoever knows it learns who sits there. Where nobody may look on, the deal of
        a finished game and the invitation to a rematch are for those who sit there.
        """
        session = await self._service.fresh(table)
        info = session.info()
        return info if may_look(session, player, token) else msgspec.structs.replace(info, seed=None, rematch=None)

    # --- Seats ---

    async def sit(self, player: Player, table: str, seat: int | None) -> Seated:
        """Takes a seat; the secret of the seat is told once. Who sits there already gets a new secret."""
        token = new_token()
        game = (await self._service.session(table)).row.game
        rating = await rating_of(self._engine, player.id, game) if player.account else None
        taken: list[int] = []

        def check(session: TableSession) -> NewEntry:
            mine = [number for number, each in enumerate(session.seats) if each.player == player.id]
            free = [number for number, each in enumerate(session.seats) if each.kind == "empty"]
            if player.id in session.removed:
                raise Refusal(403, "removed")
            wanted = mine or ([seat] if seat is not None else free)
            if not wanted or (not mine and (session.phase != "waiting" or wanted[0] not in free)):
                raise Refusal(409, "no-free-seat" if seat is None else "seat-taken")
            taken[:] = wanted[:1]
            body = {"player": player.id, "name": player.name, "token": hashed(token).hex(), "rating": rating}
            return NewEntry(SIT, wanted[0], msgspec.json.encode(body).decode(), sitting=player.id)

        await self._service.submit(table, f"sit-{secrets.token_hex(8)}", check)
        await self._begin_if_full(table)
        return Seated(table=await self.info(table), seat=taken[0], token=token)

    async def seat_bot(self, player: Player, table: str, seat: int, level: Level) -> TableInfo:
        """Puts a bot into an empty seat, or another one in place of a bot; only who opened the table may."""

        def check(session: TableSession) -> NewEntry:
            self._check_opener(session, player)
            self._check_seat(session, seat)
            if session.phase != "waiting" or session.seats[seat].kind == "player":
                raise SeatTaken
            return NewEntry(BOT_SITS, seat, level)

        await self._service.submit(table, f"bot-{secrets.token_hex(8)}", check)
        await self._begin_if_full(table)
        return await self.info(table)

    async def rise(self, player: Player, table: str, seat: int) -> TableInfo:
        """Leaves a seat, or removes somebody from it: before the game it is empty then, later a bot plays on."""

        def check(session: TableSession) -> NewEntry:
            self._check_seat(session, seat)
            mine = session.seats[seat].player == player.id
            if not mine:
                self._check_opener(session, player)
            if session.seats[seat].kind == "empty" or session.phase == "over":
                raise Refusal(409, "seat-empty")
            if session.phase == "playing" and session.seats[seat].player is None:
                raise Refusal(409, "seat-empty")
            return NewEntry(RISE, seat, "" if mine else REMOVED_BODY, sitting="")

        await self._service.submit(table, f"rise-{secrets.token_hex(8)}", check)
        return await self.info(table)

    async def start(self, player: Player, table: str) -> TableInfo:
        """Begins at once, with bots in all empty seats."""
        session = await self._service.fresh(table)
        self._check_opener(session, player)
        if session.phase != "waiting":
            raise Refusal(409, "not-waiting")
        for seat, sitting in enumerate(list(session.seats)):
            if sitting.kind == "empty":
                with contextlib.suppress(SeatTaken):  # by somebody who came at this moment
                    await self.seat_bot(player, table, seat, DEFAULT_BOT_LEVEL)
        return await self.info(table)

    async def _begin_if_full(self, table: str) -> None:
        def check(session: TableSession) -> NewEntry | None:
            ready = session.phase == "waiting" and all(seat.kind != "empty" for seat in session.seats)
            return NewEntry(BEGIN, NOBODY) if ready else None

        await self._service.submit(table, "begin", check)

    def _check_opener(self, session: TableSession, player: Player) -> None:
        if session.row.opener != player.id:
            raise Refusal(403, "not-the-opener")

    def _check_seat(self, session: TableSession, seat: int) -> None:
        if not 0 <= seat < session.row.players:
            raise Refusal(404, "no-such-seat", {"seat": seat, "seats": session.row.players})

    # --- Once more ---

    async def rematch(self, player: Player, table: str) -> Seated:
        """The same table once more; who comes second sits down at the first one's."""
        session = await self._service.fresh(table)
        if session.phase != "over":
            raise Refusal(409, "not-over")
        if player.id not in [seat.player for seat in session.seats]:
            raise Refusal(403, "not-seated")
        if session.rematch is None or not await self._is_there(session.rematch):
            session = await self._open_rematch(session, player)
        assert session.rematch is not None
        await self._seat_bots_again(session)
        return await self.sit(player, session.rematch, None)

    async def _open_rematch(self, session: TableSession, player: Player) -> TableSession:
        """A new table for a rematch. Where two ask at the same moment there is one, and the other's is never seen."""
        row, fresh = session.row, new_table_id()
        command = "rematch" if session.rematch is None else f"rematch-{session.rematch}"
        wish = NewTable(game=row.game, players=row.players, seconds=row.seconds, public=row.public)
        wish.watch = "anyone" if row.watch == "anyone" else "nobody"
        await self._insert_table(fresh, player, wish, row.options)
        after = await self._service.submit(row.id, command, lambda _: NewEntry(REMATCH, NOBODY, fresh))
        if after.rematch != fresh:
            async with writing(self._engine) as connection:
                await connection.execute(delete(tables).where(tables.c.id == fresh))
        return after

    async def _is_there(self, table: str) -> bool:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(tables.c.id).where(tables.c.id == table))).first() is not None

    async def _seat_bots_again(self, session: TableSession) -> None:
        """The bots of a table come along to its rematch, once, whoever asks for it."""
        assert session.rematch is not None
        levels: list[Level] = [seat.level or DEFAULT_BOT_LEVEL for seat in session.seats if seat.player is None]
        for number, level in enumerate(levels, session.row.players - len(levels)):

            def check(again: TableSession, number: int = number, level: Level = level) -> NewEntry | None:
                free = again.phase == "waiting" and again.seats[number].kind == "empty"
                return NewEntry(BOT_SITS, number, level) if free else None

            await self._service.submit(session.rematch, f"again-{number}", check)

    # --- Finding tables ---

    async def mine(self, player: Player) -> Tables:
        """The tables at which somebody sits, the latest first, and whose turn it is there."""
        wanted = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.player == player.id)
            .order_by(tables.c.updated.desc())
        )
        sessions = await self._sessions(wanted)
        turns = {session.row.id: session.deciding(player.id) for session in sessions if session.phase == "playing"}
        return Tables(tables=[session.info() for session in sessions], turns=turns)

    async def lobby(self) -> Tables:
        """Public tables that wait for players, or may be watched."""
        return Tables(tables=[session.info() for session in await self._sessions(queries.lobby(now()))])

    async def _sessions(self, wanted: Any) -> list[TableSession]:
        async with self._engine.connect() as connection:
            ids: Sequence[str] = (await connection.execute(wanted.limit(MAX_LISTED_TABLES))).scalars().all()
        found = await asyncio.gather(*[self._service.fresh(table) for table in ids], return_exceptions=True)
        return [
            session for session in found if isinstance(session, TableSession)
        ]  # but those cleared away at this moment

    async def quick(self, player: Player, game: str, count: int) -> Seated:
        """A seat at a public table that waits for players, or at a new one."""
        wish = NewTable(game=game, players=count, seconds=QUICK_MATCH_CLOCK_S, public=True)
        checked(wish)
        async with self._engine.connect() as connection:
            fitting = await connection.execute(queries.matches(game, count, now()).limit(MAX_LISTED_TABLES))
            waiting: Sequence[str] = fitting.scalars().all()
        for table in waiting:
            try:
                return await self.sit(player, table, None)
            except Refusal as refusal:
                if refusal.code not in SKIPPED_REFUSALS:
                    raise
        return await self.open(player, wish)

    async def record(self, player: Player | None, token: str | None, table: str) -> dict[str, Any]:
        """The record of a finished game, with what was promised at its start, for those who may look on there."""
        session = await self._finished(player, token, table)
        assert session.table is not None
        return {**session.table.record(), "commitment": commitment_of(read_seed(session.row.seed))}

    async def replay(self, player: Player | None, token: str | None, table: str, who: int | None, first: int) -> Replay:
        """Moments of a finished game as a seat or a spectator knew them, or with everything open (None)."""
        session = await self._finished(player, token, table)
        if who is not None and who >= session.row.players:
            raise Refusal(404, "no-such-seat")
        log = await self._service.journal.after(table, 0)
        total, found = await asyncio.to_thread(moments, session.row, log, who, first)
        return Replay(info=session.info(), total=total, first=first, news=found)

    async def _finished(self, player: Player | None, token: str | None, table: str) -> TableSession:
        """A table whose game is over, for those who may look on there."""
        session = await self._service.fresh(table)
        if not may_look(session, player, token):
            raise Refusal(403, "not-to-be-watched")
        if session.phase != "over" or session.table is None:
            raise Refusal(409, "not-over")
        return session


def seat_of(session: TableSession, player: Player | None, secret: bytes | None) -> int:
    """The seat of which somebody has the (hashed) secret, or in which they sit; NOBODY where there is none."""
    for seat, sitting in enumerate(session.seats):
        if (
            secret is not None
            and sitting.token is not None
            and secrets.compare_digest(secret, bytes.fromhex(sitting.token))
        ):
            return seat
    if player is None:
        return NOBODY
    return next((seat for seat, sitting in enumerate(session.seats) if sitting.player == player.id), NOBODY)


def may_look(session: TableSession, player: Player | None, token: str | None) -> bool:
    """Whether somebody may see what those see who sit at a table, or look on there."""
    if session.row.watch == "anyone" or session.phase == "waiting":
        return True
    return seat_of(session, player, None if token is None else hashed(token)) != NOBODY


def checked(wish: NewTable) -> dict[str, Any]:
    """The options of a table, complete; a Refusal names what is wrong."""
    if wish.game not in game_names():
        raise Refusal(400, "bad-table", {"what": "game", "games": list(game_names())})
    game = game_named(wish.game)
    if wish.players not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise Refusal(400, "bad-table", {"what": "players", "fewest": fewest, "most": most})
    known = {option.name: option for option in game.options}
    if not known.keys() >= wish.options.keys():
        raise Refusal(400, "bad-table", {"what": "unknown-option", "options": list(known)})
    wishes = {**game.options_for_people(), **wish.options}
    for name, value in wishes.items():
        try:
            known[name].check(value, name, wish.players)
        except NotationError:
            raise Refusal(400, "bad-table", {"what": "option", "option": name}) from None
    if len(wish.bots) >= wish.players:
        raise Refusal(400, "too-many-bots", {"seats": wish.players})
    return game.check_options(wishes, wish.players)
