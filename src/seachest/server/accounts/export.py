"""Everything that is stored about a player, for the player."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Column, RowMapping, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seachest.server.accounts.deletion import Mention, mentions_of
from seachest.server.accounts.restrictions import NEVER_ENDS
from seachest.server.storage.entries import EntryKind
from seachest.server.storage.schema import (
    daily_tries,
    friends,
    invitations,
    players,
    pushes,
    ratings,
    reports,
    restrictions,
    results,
    sessions,
    tables,
)

EXPORT_FORMAT = 1

Exported = dict[str, Any]  # JSON, to be read by people
ExportedColumns = Mapping[str, str]
"""Names of values in an export, and of their columns."""


def _same(*names: str) -> dict[str, str]:
    """Columns that are exported under their own names."""
    return {name: name for name in names}


EXPORTED_ROWS: Mapping[str, tuple[Column[str], ExportedColumns]] = {
    "ratings": (ratings.c.player, _same("game", "games", "mu", "sigma")),
    "sessions": (sessions.c.player, _same("device", "address", "created", "seen")),
    "results": (
        results.c.player,
        {"table": "table_id", **_same("game", "ended", "place", "score", "won", "away", "best_round")}
        | _same("kept", "broken", "hints"),
    ),
    "daily": (daily_tries.c.player, {**_same("day", "game"), "table": "table_id"}),
    "friends": (friends.c.player, {"player": "friend", "since": "since"}),
    "invitations": (invitations.c.player, {"table": "table_id", **_same("inviter", "at")}),
    "notifications": (pushes.c.player, _same("endpoint", "language", "created")),
    "reports": (reports.c.reporter, {"table": "table_id", **_same("player", "at", "reason", "note")}),
    "restrictions": (restrictions.c.player, {"kind": "kind", "from": "at", **_same("until", "reason")}),
}
"""The lists of an export: the column by which rows are the player's, and what is told of each row."""


async def exported_data(engine: AsyncEngine, player: str) -> Exported:
    """Everything that is stored about a player, but hashes of passwords and codes; times are seconds since 1970."""
    mentions = await mentions_of(engine, [player])
    async with engine.connect() as connection:
        me = (await connection.execute(select(players).where(players.c.id == player))).mappings().one()
        lists = {name: await _rows(connection, player, *kept) for name, kept in EXPORTED_ROWS.items()}
        played = await _tables(connection, mentions)
    for each in lists["restrictions"]:
        each["until"] = None if each["until"] >= NEVER_ENDS else each["until"]
    return {
        "format": EXPORT_FORMAT,
        "player": {"id": player, "account": me["login"]}
        | {name: me[name] for name in ("name", "created", "seen", "muted")},
        "tables": [{**row, "record": f"/api/tables/{row['id']}/record"} for row in played],
        "chat": [
            {"table": each.table, "at": each.body["at"], "text": each.body["text"]}
            for each in mentions
            if each.kind == EntryKind.CHAT
        ],
        **lists,
    }


async def _rows(
    connection: AsyncConnection, player: str, owner: Column[str], kept: ExportedColumns
) -> list[dict[str, Any]]:
    """What is told of a player's rows in one table of the database."""
    rows = (await connection.execute(select(owner.table).where(owner == player))).mappings()
    return [{name: row[column] for name, column in kept.items()} for row in rows]


async def _tables(connection: AsyncConnection, mentions: Sequence[Mention]) -> Sequence[RowMapping]:
    """The tables at which the player has sat."""
    sat = {each.table for each in mentions if each.kind == EntryKind.SIT}
    wanted = select(tables.c.id, tables.c.game, tables.c.opened, tables.c.phase).where(tables.c.id.in_(sat))
    return (await connection.execute(wanted.order_by(tables.c.opened))).mappings().all()
