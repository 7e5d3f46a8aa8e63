"""Ratings of accounts, updated once a game is over; those of bots are fixed.

Guests are left out, also as opponents: anybody can be as many guests as they like, and beat them.
"""

from collections.abc import Sequence

from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seachest.arena.ratings import Ratings, SkillRating
from seachest.notation.record import BOT_PREFIX
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import NEVER_DUE
from seachest.server.storage.schema import due, players, ratings, tables
from seachest.server.tables.session import TableSession

BOT_STRENGTHS = {
    "random": 5.0,
    "beginner": 14.0,
    "casual": 20.0,
    "greedy": 22.0,
    "skilled": 25.0,
    "expert": 29.0,
    "master": 31.0,
}
"""The fixed strength of each level."""
BOT_SPREAD = 1.5
STAND_IN_LEVEL = "skilled"
"""The bot that plays on for a player who is away or was removed."""


async def rate(engine: AsyncEngine, session: TableSession) -> None:
    """Rates a finished game once, for each account that sat at the table, also those that have left."""
    assert session.table is not None
    result = session.table.result()
    assert result is not None
    async with writing(engine) as connection:
        # First `due`, then `tables`, as the journal does: nobody waits for another one in a circle.
        await connection.execute(
            update(due).where(due.c.table_id == session.row.id).values(at=NEVER_DUE, lease=0.0, owner=None)
        )
        mine = (tables.c.id == session.row.id) & tables.c.rated.is_(False)
        first = (await connection.execute(update(tables).where(mine).values(rated=True))).rowcount
        if first:
            await _count(connection, session, result.scores)


async def rating_of(engine: AsyncEngine, player: str, game: str) -> float | None:
    """The rating of a player in a game; None before their first rated one."""
    wanted = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.player == player, ratings.c.game == game)
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else SkillRating(row.mu, row.sigma).ordinal


def places(session: TableSession, scores: Sequence[int]) -> list[tuple[str, int]]:
    """The player or bot of each seat with their place; a player who has left comes last, whatever their bot has won."""
    found = []
    for seat, sitting in enumerate(session.seats):
        name = sitting.player or session.left.get(seat) or f"{BOT_PREFIX}{sitting.level or STAND_IN_LEVEL}"
        better = sum(score > scores[seat] for score in scores)
        found.append((name, 1 + (len(scores) if seat in session.left else better)))
    return found


async def _count(connection: AsyncConnection, session: TableSession, scores: Sequence[int]) -> None:
    everybody = places(session, scores)
    people = [name for name, _ in everybody if not name.startswith(BOT_PREFIX)]
    has_account = players.c.id.in_(people) & players.c.login.is_not(None)
    # Locked, because another game of theirs may end at the same moment.
    found = await connection.execute(select(players.c.id).where(has_account).order_by(players.c.id).with_for_update())
    accounts = {row.id for row in found}
    counting = [(name, place) for name, place in everybody if name in accounts or name.startswith(BOT_PREFIX)]
    if not accounts or len({name for name, _ in counting}) < 2:
        return
    kept = await connection.execute(
        select(ratings).where(ratings.c.player.in_(accounts), ratings.c.game == session.row.game)
    )
    rows = {row.player: row for row in kept}
    known = {f"{BOT_PREFIX}{level}": SkillRating(strength, BOT_SPREAD) for level, strength in BOT_STRENGTHS.items()}
    known |= {player: SkillRating(row.mu, row.sigma) for player, row in rows.items()}
    counted = Ratings(known)
    counted.update([name for name, _ in counting], [place for _, place in counting])
    on = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for player in accounts:
        new = {"mu": counted[player].mean, "sigma": counted[player].spread}
        new |= {"games": rows[player].games + 1 if player in rows else 1}
        put = on(ratings).values(player=player, game=session.row.game, **new)
        await connection.execute(put.on_conflict_do_update(index_elements=["player", "game"], set_=new))
