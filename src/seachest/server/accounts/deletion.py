"""The deletion of an account: a bot plays on, and no log has the player's name or words any longer."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.accounts.people import DELETED_NAME
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import EntryKind
from seachest.server.storage.schema import entries, seats, tables
from seachest.server.tables.commands import check_account_deleted, new_command
from seachest.server.tables.service import TableService
from seachest.server.workers.bus import TABLE_REWRITTEN

MAX_ENTRIES_PER_UPDATE = 200
"""Entries that are changed in one transaction, so that nobody who plays waits for long."""


async def remove_player(service: TableService, player: str) -> None:
    """Takes a player from all tables, and their name and words from all logs."""
    for table in await _unfinished_tables_of(service.engine, player):
        command = new_command(table, "gone", lambda session, _: check_account_deleted(session, player))
        await service.submit(command)
    mentions = await _mentions(service.engine, player)
    for first in range(0, len(mentions), MAX_ENTRIES_PER_UPDATE):
        await _blank(service.engine, mentions[first : first + MAX_ENTRIES_PER_UPDATE])
    for table in {table for table, _, _, _ in mentions}:
        service.bus.send(TABLE_REWRITTEN, table)
        await service.rewritten(table)


async def _unfinished_tables_of(engine: AsyncEngine, player: str) -> Sequence[str]:
    wanted = (
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.player == player, tables.c.phase != "over")
    )
    async with engine.connect() as connection:
        return (await connection.execute(wanted)).scalars().all()


async def _mentions(engine: AsyncEngine, player: str) -> Sequence[tuple[str, int, str, str]]:
    """The entries that have a player's name or words: table, number, kind, body."""
    kinds = [EntryKind.SIT.value, EntryKind.CHAT.value]
    about = entries.c.kind.in_(kinds) & entries.c.body.contains(f'"player":"{player}"', autoescape=True)
    wanted = select(entries.c.table_id, entries.c.seq, entries.c.kind, entries.c.body).where(about)
    async with engine.connect() as connection:
        return [(row.table_id, row.seq, row.kind, row.body) for row in await connection.execute(wanted)]


async def _blank(engine: AsyncEngine, mentions: Sequence[tuple[str, int, str, str]]) -> None:
    async with writing(engine) as connection:
        for table, seq, kind, body in mentions:
            emptied = {"text": None} if kind == EntryKind.CHAT else {"rating": None}
            blank = msgspec.json.encode({**msgspec.json.decode(body), "name": DELETED_NAME, **emptied}).decode()
            one = (entries.c.table_id == table) & (entries.c.seq == seq)
            await connection.execute(update(entries).where(one).values(body=blank))
