"""What people do with tables besides playing: open and find them, sit down, leave, begin, play again."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from sqlalchemy import Select, case, delete, insert, select

from seachest.bots.levels import DEFAULT_LEVEL
from seachest.messages.summaries import summarize
from seachest.notation.record import commitment_of, read_seed
from seachest.rules.chance import fresh_seed
from seachest.rules.errors import NotationError
from seachest.rules.game import NOBODY, game_named, game_names
from seachest.rules.types import Seat
from seachest.server.accounts.people import Player
from seachest.server.errors import Refusal
from seachest.server.settings import Settings
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import EntryKind, NewEntry
from seachest.server.storage.schema import seats, tables
from seachest.server.tables import queries
from seachest.server.tables.access import may_look, new_seat_token
from seachest.server.tables.commands import (
    Command,
    SeatTaken,
    check_begin,
    check_leave,
    check_opener,
    check_refill,
    check_seat_bot,
    check_sit,
    new_command,
)
from seachest.server.tables.replays import MOMENTS_PER_PAGE, ReplayPart, replay_part
from seachest.server.tables.service import TableService
from seachest.server.tables.session import TableSession
from seachest.server.updates.build import summary_from
from seachest.server.workers.game_loader import GameLoader
from seachest.server.workers.ratings import rating_of
from seachest.wire.lobby import Level, NewTable, Seated, TableInfo, Tables
from seachest.wire.play import Summary

TABLE_ID_ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"
TABLE_ID_LENGTH = 12
MAX_LISTED_TABLES = 50
SKIPPED_REFUSALS = frozenset(["no-free-seat", "seat-taken", "removed", "no-such-table"])
"""Refusals after which a quick match tries another table."""
TABLE_READ_S = 0.01
"""Seconds of work that it counts as to read a table from its log, for a list."""
OPENING_WAIT_S = 3.0
"""How long somebody waits who opens a table of a game that is not ready yet, before they are told so."""
QUICK_MATCH_CLOCK_S = 60
"""The clock of a table that a quick match opens."""


def spend_nothing(seconds: float) -> None:
    """Charges the processor time of a request to nobody."""


def new_table_id() -> str:
    """The id of a table, which nobody can guess."""
    return "".join(secrets.choice(TABLE_ID_ALPHABET) for _ in range(TABLE_ID_LENGTH))


class Lobby:
    """The tables of a server, for people who do not play at the moment."""

    def __init__(self, service: TableService, settings: Settings, games: GameLoader | None = None) -> None:
        self._service, self._settings, self._engine = service, settings, service.engine
        self._games = games
        self.new_id: Callable[[], str] = new_table_id
        self.new_token: Callable[[], str] = new_seat_token
        self.moments_per_page = MOMENTS_PER_PAGE

    # --- Opening ---

    async def open(self, player: Player, wish: NewTable) -> Seated:
        """A new table, with its opener in the first seat."""
        options = complete_options(wish)
        if wish.seed is not None and not self._settings.seeds:
            raise Refusal(403, "seeds-not-allowed")
        if self._games is not None:
            await self._games.wait_or_refuse(wish.game, OPENING_WAIT_S)
        table = self.new_id()
        await self.insert_table(table, player, wish, options)
        seated = await self.sit(player, table, 0)
        for seat, level in enumerate(wish.bots, 1):
            await self.seat_bot(player, table, seat, level)
        return msgspec.structs.replace(seated, table=await self.info(table))

    async def insert_table(
        self, table: str, player: Player, wish: NewTable, options: dict[str, object], daily: str | None = None
    ) -> None:
        """Stores a table that nobody finds before the first entry of its log; `daily` is the day of a daily deal."""
        time = self._service.clock()
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
            "daily": daily,
        }
        async with writing(self._engine) as connection:
            await connection.execute(insert(tables).values(row))

    async def info(self, table: str) -> TableInfo:
        """A table as everybody sees it who may watch it."""
        return (await self._service.fresh(table)).info()

    async def info_for(self, player: Player | None, token: str | None, table: str) -> TableInfo:
        """A table as somebody may see it.

        Its id is the invitation to it, so all who know it learn who sits there. Where nobody may watch, the deal of a
        finished game and the invitation to a rematch are for those who sit there.
        """
        session = await self._service.fresh(table)
        info = session.info()
        return info if may_look(session, player, token) else msgspec.structs.replace(info, seed=None, rematch=None)

    # --- Seats ---

    async def sit(self, player: Player, table: str, seat: Seat | None) -> Seated:
        """Takes a seat, with its secret, which is shown only here; one who sits there already gets a new secret."""
        token = self.new_token()
        game = (await self._service.session(table)).row.game
        rating = await rating_of(self._engine, player.id, game) if player.account else None
        taken: list[Seat] = []

        def check(session: TableSession, _: float) -> NewEntry:
            new_entry = check_sit(session, player, seat, token, rating)
            taken[:] = [new_entry.seat]
            return new_entry

        await self._service.submit(new_command(table, "sit", check))
        await self._begin_if_full(table)
        return Seated(table=await self.info(table), seat=taken[0], token=token)

    async def seat_bot(self, player: Player, table: str, seat: Seat, level: Level) -> TableInfo:
        """Puts a bot into an empty seat, or in place of another bot; only the opener may."""
        command = new_command(table, "bot", lambda session, _: check_seat_bot(session, player, seat, level))
        await self._service.submit(command)
        await self._begin_if_full(table)
        return await self.info(table)

    async def leave(self, player: Player, table: str, seat: Seat) -> TableInfo:
        """Leaves a seat, or removes somebody from it: before the game it is empty then, later a bot plays on."""
        await self._service.submit(new_command(table, "rise", lambda session, _: check_leave(session, player, seat)))
        return await self.info(table)

    async def start(self, player: Player, table: str) -> TableInfo:
        """Begins at once, with bots in all empty seats; only the opener may."""
        session = await self._service.fresh(table)
        check_opener(session, player)
        if session.phase != "waiting":
            raise Refusal(409, "not-waiting")
        for seat, state in enumerate(list(session.seats)):
            if state.kind == "empty":
                with contextlib.suppress(SeatTaken):  # by somebody who came at this moment
                    await self.seat_bot(player, table, seat, DEFAULT_LEVEL)
        return await self.info(table)

    async def _begin_if_full(self, table: str) -> None:
        await self._service.submit(Command(table, "begin", lambda session, _: check_begin(session)))

    # --- Rematches ---

    async def rematch(self, player: Player, table: str) -> Seated:
        """A seat at the rematch of a finished game; the first who asks opens its table."""
        session = await self._service.fresh(table)
        if session.phase != "over":
            raise Refusal(409, "not-over")
        if player.id not in [seat.player for seat in session.seats]:
            raise Refusal(403, "not-seated")
        if session.rematch is None or not await self._exists(session.rematch):
            session = await self._open_rematch(session, player)
        assert session.rematch is not None
        await self._seat_bots_again(session, session.rematch)
        return await self.sit(player, session.rematch, None)

    async def _open_rematch(self, session: TableSession, player: Player) -> TableSession:
        """Opens the table of a rematch. Where two ask at the same moment, the second one's table is deleted unseen."""
        row, table = session.row, self.new_id()
        command = "rematch" if session.rematch is None else f"rematch-{session.rematch}"
        wish = NewTable(game=row.game, players=row.players, seconds=row.seconds, public=row.public, watch=row.watch)
        await self.insert_table(table, player, wish, row.options)
        new_entry = NewEntry(EntryKind.REMATCH, NOBODY, table)
        after = await self._service.submit(Command(row.id, command, lambda _, __: new_entry))
        if after.rematch != table:
            async with writing(self._engine) as connection:
                await connection.execute(delete(tables).where(tables.c.id == table))
        return after

    async def _exists(self, table: str) -> bool:
        async with self._engine.connect() as connection:
            return (await connection.execute(select(tables.c.id).where(tables.c.id == table))).first() is not None

    async def _seat_bots_again(self, session: TableSession, rematch: str) -> None:
        """The bots of a table come along to its rematch, once."""
        levels: list[Level] = [seat.level or DEFAULT_LEVEL for seat in session.seats if seat.player is None]
        for seat, level in enumerate(levels, session.row.players - len(levels)):
            check = partial(check_refill, seat, level)
            await self._service.submit(Command(rematch, f"again-{seat}", check))

    # --- Finding tables ---

    async def tables_of(
        self, player: Player, *, only_going: bool = False, spend: Callable[[float], None] = spend_nothing
    ) -> Tables:
        """The tables at which a player sits and whose turn it is there: first those that are not over, the latest
        first. `spend` gets the seconds of work that it takes.
        """
        wanted = (
            select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.player == player.id)
            .order_by(case((tables.c.phase == "over", 1), else_=0), tables.c.updated.desc(), tables.c.id)
        )
        if only_going:
            wanted = wanted.where(tables.c.phase != "over")
        sessions = await self._sessions(wanted, spend)
        turns = {session.row.id: session.deciding(player.id) for session in sessions if session.phase == "playing"}
        return Tables(tables=[session.info() for session in sessions], turns=turns)

    async def public_tables(self, spend: Callable[[float], None] = spend_nothing) -> Tables:
        """Public tables that wait for players, or may be watched; `spend` gets the seconds of work that it takes."""
        wanted = queries.public_tables(self._service.clock())
        return Tables(tables=[session.info() for session in await self._sessions(wanted, spend)])

    async def _sessions(self, wanted: Select[str], spend: Callable[[float], None]) -> list[TableSession]:
        if self._games is not None:  # lists don't wait for games
            wanted = wanted.where(tables.c.game.in_(self._games.ready_games()))
        async with self._engine.connect() as connection:
            ids: Sequence[str] = (await connection.execute(wanted.limit(MAX_LISTED_TABLES))).scalars().all()
        spend(TABLE_READ_S * sum(table not in self._service.sessions for table in ids))
        found = await asyncio.gather(*[self._service.fresh(table) for table in ids], return_exceptions=True)
        return [each for each in found if isinstance(each, TableSession)]  # without those deleted at this moment

    async def quick_match(self, player: Player, game: str, players: int) -> Seated:
        """A seat at a public table that waits for players, or at a new one."""
        wish = NewTable(game=game, players=players, seconds=QUICK_MATCH_CLOCK_S, public=True)
        complete_options(wish)
        wanted = queries.quick_match_tables(game, players, self._service.clock())
        async with self._engine.connect() as connection:
            waiting: Sequence[str] = (await connection.execute(wanted.limit(MAX_LISTED_TABLES))).scalars().all()
        for table in waiting:
            try:
                return await self.sit(player, table, None)
            except Refusal as refusal:
                if refusal.code not in SKIPPED_REFUSALS:
                    raise
        return await self.open(player, wish)

    # --- Finished games ---

    async def record(self, player: Player | None, token: str | None, table: str) -> dict[str, object]:
        """The record of a finished game, with what was promised at its start, for those who may watch."""
        session = await self.finished(player, token, table)
        if session.ending is not None:
            record = session.ending.record_with([session.recorded_name(seat) for seat in range(session.row.players)])
        else:
            assert session.table is not None
            record = session.record()
        return {**record, "commitment": commitment_of(read_seed(session.row.seed))}

    async def replay(
        self,
        player: Player | None,
        token: str | None,
        table: str,
        who: Seat | None,
        first: int,
        spend: Callable[[float], None] = spend_nothing,
    ) -> bytes:
        """Moments of a finished game as a seat or a spectator knew them, or with everything open (None).

        The answer is a `Replay` as JSON. `spend` gets the seconds of processor time that it took.
        """
        session = await self.finished(player, token, table)
        if who is not None and who >= session.row.players:
            raise Refusal(404, "no-such-seat")
        if session.table is None:
            raise Refusal(409, "rules-changed")
        count = self.moments_per_page

        async def build() -> ReplayPart:
            log = await self._service.journal.after(table, 0)
            part, seconds = await self._service.background.run(replay_part, session.row, log, who, first, count)
            spend(seconds)
            return part

        part = await self._service.replays.part(table, (who, first, count), build)
        told = {"info": session.info(), "total": part.total, "first": first, "news": msgspec.Raw(part.news)}
        return msgspec.json.encode(told)

    async def summary(
        self, player: Player | None, token: str | None, table: str, spend: Callable[[float], None]
    ) -> Summary:
        """A finished game in retrospect: its rounds, and what decided it; `spend` gets the processor time it took."""
        session = await self.finished(player, token, table)
        if session.ending is not None:
            return session.ending.summary
        assert session.table is not None
        result = session.result()
        assert result is not None
        found, seconds = await self._service.background.run(summarize, session.table.record())
        spend(seconds)
        return summary_from(found, result)

    async def finished(self, player: Player | None, token: str | None, table: str) -> TableSession:
        """A table whose game is over, for those who may watch."""
        session = await self._service.fresh(table)
        if not may_look(session, player, token):
            raise Refusal(403, "not-to-be-watched")
        if session.phase != "over":
            raise Refusal(409, "not-over")
        if session.ended is not None or (session.table is None and session.ending is None):
            raise Refusal(409, "rules-changed")
        return session


def complete_options(wish: NewTable) -> dict[str, object]:
    """All options of a table to be opened; a Refusal says what is wrong with it."""
    if wish.game not in game_names():
        raise Refusal(400, "bad-table", {"what": "game", "games": list(game_names())})
    game = game_named(wish.game)
    if wish.players not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise Refusal(400, "bad-table", {"what": "players", "fewest": fewest, "most": most})
    known = {option.name: option for option in game.options}
    if not known.keys() >= wish.options.keys():
        raise Refusal(400, "bad-table", {"what": "unknown-option", "options": list(known)})
    options = {**game.options_for_people(), **wish.options}
    for name, value in options.items():
        try:
            known[name].check(value, name, wish.players)
        except NotationError:
            raise Refusal(400, "bad-table", {"what": "option", "option": name}) from None
    if len(wish.bots) >= wish.players:
        raise Refusal(400, "too-many-bots", {"seats": wish.players})
    return game.check_options(options, wish.players)
