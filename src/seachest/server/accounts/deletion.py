"""When somebody deletes their account: a bot plays on for them, and no log has their name or their words any longer."""

import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.accounts.people import DELETED_NAME
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import entries, seats, tables
from seachest.server.tables.service import NewEntry, TableService
from seachest.server.tables.session import CHAT, RISE, SIT, TableSession
from seachest.server.workers.bus import TABLE_REWRITTEN

MAX_ENTRIES_PER_UPDATE = 200
"""Entries that are changed in one transaction, so that nobody who plays waits for long."""


async def farewell(service: TableService, player: str) -> None:
    """Takes somebody from all tables, and their name and words from all logs."""
    for table in await _tables_of(service.engine, player):
        await service.submit(table, f"gone-{secrets.token_hex(8)}", lambda session: risen(session, player))
    changed = await _with_traces(service.engine, player)
    for first in range(0, len(changed), MAX_ENTRIES_PER_UPDATE):
        await _blank(service.engine, changed[first : first + MAX_ENTRIES_PER_UPDATE])
    for table in {table for table, _, _, _ in changed}:
        service.bus.send(TABLE_REWRITTEN, table)
        await service.forget(table)


def risen(session: TableSession, player: str) -> NewEntry | None:
    """The seat of somebody is left, unless the game is over."""
    seat = next((number for number, each in enumerate(session.seats) if each.player == player), None)
    return None if seat is None or session.phase == "over" else NewEntry(RISE, seat, sitting="")


async def _tables_of(engine: AsyncEngine, player: str) -> Sequence[str]:
    wanted = (
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.player == player, tables.c.phase != "over")
    )
    async with engine.connect() as connection:
        return (await connection.execute(wanted)).scalars().all()


async def _with_traces(engine: AsyncEngine, player: str) -> Sequence[tuple[str, int, str, str]]:
    """The entries that tell of somebody by name: table, number, kind, body."""
    about = entries.c.kind.in_([SIT, CHAT]) & entries.c.body.contains(f'"player":"{player}"', autoescape=True)
    wanted = select(entries.c.table_id, entries.c.seq, entries.c.kind, entries.c.body).where(about)
    async with engine.connect() as connection:
        return [(row.table_id, row.seq, row.kind, row.body) for row in await connection.execute(wanted)]


async def _blank(engine: AsyncEngine, changed: Sequence[tuple[str, int, str, str]]) -> None:
    async with writing(engine) as connection:
        for table, seq, kind, body in changed:
            silent = {"text": None} if kind == CHAT else {"rating": None}
            blank = msgspec.json.encode({**msgspec.json.decode(body), "name": DELETED_NAME, **silent}).decode()
            one = (entries.c.table_id == table) & (entries.c.seq == seq)
            await connection.execute(update(entries).where(one).values(body=blank))
