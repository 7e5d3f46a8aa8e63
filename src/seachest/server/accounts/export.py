"""Everything that is stored about a player, for the player."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.accounts.deletion import mentions_of
from seachest.server.accounts.restrictions import NEVER_ENDS
from seachest.server.storage.entries import EntryKind
from seachest.server.storage.schema import daily_tries, players, ratings, reports, restrictions, sessions, tables

EXPORT_FORMAT = 1

Exported = dict[str, Any]  # JSON, to be read by people


async def exported_data(engine: AsyncEngine, player: str) -> Exported:
    """Everything that is stored about a player, but hashes of passwords and codes; times are seconds since 1970."""
    mentions = await mentions_of(engine, [player])
    async with engine.connect() as connection:
        me = (await connection.execute(select(players).where(players.c.id == player))).mappings().one()
        rated = (await connection.execute(select(ratings).where(ratings.c.player == player))).mappings().all()
        open_sessions = (await connection.execute(select(sessions).where(sessions.c.player == player))).mappings().all()
        mine = (await connection.execute(select(reports).where(reports.c.reporter == player))).mappings().all()
        daily = (await connection.execute(select(daily_tries).where(daily_tries.c.player == player))).mappings().all()
        forbidden = (await connection.execute(select(restrictions).where(restrictions.c.player == player))).mappings()
        limits = [
            {
                "kind": row["kind"],
                "from": row["at"],
                "until": None if row["until"] >= NEVER_ENDS else row["until"],
                "reason": row["reason"],
            }
            for row in forbidden
        ]
        sat = {each.table for each in mentions if each.kind == EntryKind.SIT}
        wanted = select(tables.c.id, tables.c.game, tables.c.opened, tables.c.phase).where(tables.c.id.in_(sat))
        played = (await connection.execute(wanted.order_by(tables.c.opened))).mappings().all()
    return {
        "format": EXPORT_FORMAT,
        "player": {
            "id": player,
            "name": me["name"],
            "account": me["login"],
            "created": me["created"],
            "seen": me["seen"],
            "muted": me["muted"],
        },
        "ratings": [
            {"game": row["game"], "games": row["games"], "mu": row["mu"], "sigma": row["sigma"]} for row in rated
        ],
        "sessions": [{key: row[key] for key in ("device", "address", "created", "seen")} for row in open_sessions],
        "tables": [{**row, "record": f"/api/tables/{row['id']}/record"} for row in played],
        "daily": [{"day": row["day"], "game": row["game"], "table": row["table_id"]} for row in daily],
        "chat": [
            {"table": each.table, "at": each.body["at"], "text": each.body["text"]}
            for each in mentions
            if each.kind == EntryKind.CHAT
        ],
        "reports": [
            {"table": row["table_id"], "player": row["player"], "at": row["at"]}
            | {"reason": row["reason"], "note": row["note"]}
            for row in mine
        ],
        "restrictions": limits,
    }
