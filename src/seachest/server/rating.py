"""Ratings of accounts, changed once a game is over; bots are the fixed stars."""

from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seachest.arena.ratings import Rating, Ratings
from seachest.notation.record import BOT
from seachest.server.database import writing
from seachest.server.journal import NEVER
from seachest.server.live import Live
from seachest.server.schema import due, players, ratings, tables

STRENGTH = {
    "random": 5.0,
    "beginner": 14.0,
    "casual": 20.0,
    "greedy": 22.0,
    "skilled": 25.0,
    "expert": 29.0,
    "master": 31.0,
}
"""What a level is taken to be worth; a bot's rating never changes."""
CERTAIN = 1.5


async def rate(engine: AsyncEngine, live: Live) -> None:
    """Counts a finished game once: for each account that sat at the table to its end."""
    assert live.table is not None
    result = live.table.result()
    assert result is not None
    async with writing(engine) as connection:
        # First `due`, then `tables`, as the journal does: nobody waits for another one in a circle.
        await connection.execute(
            update(due).where(due.c.table_id == live.row.id).values(at=NEVER, lease=0.0, owner=None)
        )
        mine = (tables.c.id == live.row.id) & tables.c.rated.is_(False)
        first = (await connection.execute(update(tables).where(mine).values(rated=True))).rowcount
        if first:
            await _count(connection, live, result.scores)


async def _count(connection: AsyncConnection, live: Live, scores: tuple[int, ...]) -> None:
    names = [seat.player or f"{BOT}{seat.level or 'skilled'}" for seat in live.seats]
    people = [seat.player for seat in live.seats if seat.player]
    if not people or len(set(names)) < 2:
        return
    has_account = players.c.id.in_(people) & players.c.login.is_not(None)
    # Locked, because another game of theirs may end at the same moment.
    found = await connection.execute(select(players.c.id).where(has_account).order_by(players.c.id).with_for_update())
    accounts = {row.id for row in found}
    kept = await connection.execute(
        select(ratings).where(ratings.c.player.in_(accounts), ratings.c.game == live.row.game)
    )
    rows = {row.player: row for row in kept}
    known = {f"{BOT}{level}": Rating(strength, CERTAIN) for level, strength in STRENGTH.items()}
    known |= {player: Rating(row.mu, row.sigma) for player, row in rows.items()}
    counted = Ratings(known)
    counted.update(names, [1 + sum(other > score for other in scores) for score in scores])
    on = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for player in accounts:
        new = {"mu": counted[player].mean, "sigma": counted[player].spread}
        new |= {"games": rows[player].games + 1 if player in rows else 1}
        put = on(ratings).values(player=player, game=live.row.game, **new)
        await connection.execute(put.on_conflict_do_update(index_elements=["player", "game"], set_=new))
