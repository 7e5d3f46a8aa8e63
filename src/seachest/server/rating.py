"""Ratings of accounts, changed once a game is over; bots are the fixed stars.

Guests are left out, as rivals too: anybody can be as many guests as they like, and beat them.
"""

from collections.abc import Sequence

from sqlalchemy import select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seachest.arena.ratings import Ratings, SkillRating
from seachest.notation.record import BOT_PREFIX
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
STAND_IN = "skilled"
"""The bot that plays on for somebody who is away, or was removed."""


async def rate(engine: AsyncEngine, live: Live) -> None:
    """Counts a finished game once: for each account that sat at the table, whoever has left it too."""
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


async def rating_of(engine: AsyncEngine, player: str, game: str) -> float | None:
    """How good somebody is at a game; None before their first rated one."""
    wanted = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.player == player, ratings.c.game == game)
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else SkillRating(row.mu, row.sigma).ordinal


def places(live: Live, scores: Sequence[int]) -> list[tuple[str, int]]:
    """Who counts, seat by seat, and their places: who has left comes last, whatever the bot in their seat has won."""
    found = []
    for seat, sitting in enumerate(live.seats):
        name = sitting.player or live.left.get(seat) or f"{BOT_PREFIX}{sitting.level or STAND_IN}"
        better = sum(score > scores[seat] for score in scores)
        found.append((name, 1 + (len(scores) if seat in live.left else better)))
    return found


async def _count(connection: AsyncConnection, live: Live, scores: Sequence[int]) -> None:
    everybody = places(live, scores)
    people = [name for name, _ in everybody if not name.startswith(BOT_PREFIX)]
    has_account = players.c.id.in_(people) & players.c.login.is_not(None)
    # Locked, because another game of theirs may end at the same moment.
    found = await connection.execute(select(players.c.id).where(has_account).order_by(players.c.id).with_for_update())
    accounts = {row.id for row in found}
    counting = [(name, place) for name, place in everybody if name in accounts or name.startswith(BOT_PREFIX)]
    if not accounts or len({name for name, _ in counting}) < 2:
        return
    kept = await connection.execute(
        select(ratings).where(ratings.c.player.in_(accounts), ratings.c.game == live.row.game)
    )
    rows = {row.player: row for row in kept}
    known = {f"{BOT_PREFIX}{level}": SkillRating(strength, CERTAIN) for level, strength in STRENGTH.items()}
    known |= {player: SkillRating(row.mu, row.sigma) for player, row in rows.items()}
    counted = Ratings(known)
    counted.update([name for name, _ in counting], [place for _, place in counting])
    on = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for player in accounts:
        new = {"mu": counted[player].mean, "sigma": counted[player].spread}
        new |= {"games": rows[player].games + 1 if player in rows else 1}
        put = on(ratings).values(player=player, game=live.row.game, **new)
        await connection.execute(put.on_conflict_do_update(index_elements=["player", "game"], set_=new))
