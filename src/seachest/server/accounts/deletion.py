"""The deletion of players: bots play on, and nothing that is stored has their names or words any longer."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.accounts.people import DELETED_NAME
from seachest.server.community.companions import forget_companions
from seachest.server.storage.engine import forget_deleted, writing
from seachest.server.storage.entries import EntryKind
from seachest.server.storage.schema import entries, reports, seats, tables
from seachest.server.tables.commands import Check, check_account_deleted, new_command
from seachest.server.tables.service import TableService
from seachest.server.workers.bus import TABLE_REWRITTEN

MAX_ENTRIES_PER_UPDATE = 200
"""Entries that are changed in one transaction, so that nobody who plays waits for long."""
NO_STANDING: Mapping[str, object] = {"rating": None, "account": False}
"""What is left of the standing of somebody who sat down."""
LATE_COMMAND_WAIT_S = 0.3
"""How long a command that a player gave before their deletion may take to be stored, at whichever worker."""

Body = dict[str, Any]  # the body of an entry is JSON, another shape for each kind


@dataclass(frozen=True)
class Mention:
    """An entry of a log that has a player's name, and perhaps their words."""

    table: str
    seq: int
    kind: str
    body: Body


MentionChange = Callable[[Mention], Mapping[str, object]]
"""Returns what changes in the body of an entry."""


async def erase_players(service: TableService, gone: Sequence[str]) -> None:
    """Takes players from all tables, and their names and words from all logs and reports."""
    for player in gone:
        for table in await _unfinished_tables_of(service.engine, player):
            await service.submit(new_command(table, "gone", _leaving(player)))
    await rewrite_mentions(service, gone, _blanked)
    await asyncio.sleep(LATE_COMMAND_WAIT_S)
    await rewrite_mentions(service, gone, _blanked)
    await _blank_reports(service.engine, gone)
    async with writing(service.engine) as connection:
        for player in gone:
            await forget_companions(connection, player)
    await forget_deleted(service.engine)


def _leaving(player: str) -> Check:
    return lambda session, _: check_account_deleted(session, player)


async def rewrite_mentions(service: TableService, players: Sequence[str], change: MentionChange) -> None:
    """Changes all entries that have the name of one of some players, and tells all who follow these tables."""
    for table in await rewrite_entries(service.engine, players, change):
        service.bus.send(TABLE_REWRITTEN, table)
        await service.rewritten(table)


async def show_new_name(service: TableService, player: str, name: str) -> None:
    """Shows the new name of a player at all tables of this worker, and stores it where the old one is left."""
    await rewrite_entries(service.engine, [player], lambda _: {"name": name})
    for table in {each.table for each in await mentions_of(service.engine, [player])}:
        await service.rewritten(table)


async def rewrite_entries(engine: AsyncEngine, players: Sequence[str], change: MentionChange) -> set[str]:
    """Changes all entries that have the name of one of some players; returns the tables that changed."""
    found = [each for each in await mentions_of(engine, players) if {**each.body, **change(each)} != each.body]
    for first in range(0, len(found), MAX_ENTRIES_PER_UPDATE):
        async with writing(engine) as connection:
            for each in found[first : first + MAX_ENTRIES_PER_UPDATE]:
                body = msgspec.json.encode({**each.body, **change(each)}).decode()
                one = (entries.c.table_id == each.table) & (entries.c.seq == each.seq)
                await connection.execute(update(entries).where(one).values(body=body))
    return {each.table for each in found}


def _blanked(mention: Mention) -> Mapping[str, object]:
    """What is left of an entry: it no longer says who it was, or what they said."""
    return {"name": DELETED_NAME, **({"text": None, "emote": None} if mention.kind == EntryKind.CHAT else NO_STANDING)}


async def _unfinished_tables_of(engine: AsyncEngine, player: str) -> Sequence[str]:
    wanted = (
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.player == player, tables.c.phase != "over")
    )
    async with engine.connect() as connection:
        return (await connection.execute(wanted)).scalars().all()


async def mentions_of(engine: AsyncEngine, players: Sequence[str]) -> Sequence[Mention]:
    """The entries that have the name or words of one of some players."""
    kinds = [EntryKind.SIT.value, EntryKind.CHAT.value]
    named = or_(*[entries.c.body.contains(f'"player":"{player}"', autoescape=True) for player in players])
    wanted = select(entries.c.table_id, entries.c.seq, entries.c.kind, entries.c.body)
    async with engine.connect() as connection:
        rows = (await connection.execute(wanted.where(entries.c.kind.in_(kinds) & named))).all()
    return [Mention(row.table_id, row.seq, row.kind, msgspec.json.decode(row.body)) for row in rows]


async def _blank_reports(engine: AsyncEngine, gone: Sequence[str]) -> None:
    """Takes names and words of players from reports, and the notes from those that they have made."""
    named = or_(*[reports.c.lines.contains(f'"player":"{player}"', autoescape=True) for player in gone])
    async with writing(engine) as connection:
        await connection.execute(update(reports).where(reports.c.reporter.in_(gone)).values(note=""))
        for row in (await connection.execute(select(reports.c.id, reports.c.lines).where(named))).all():
            lines = [
                {**line, "name": DELETED_NAME, "text": None} if line["player"] in gone else line
                for line in msgspec.json.decode(row.lines)
            ]
            text = msgspec.json.encode(lines).decode()
            await connection.execute(update(reports).where(reports.c.id == row.id).values(lines=text))
