"""Ratings of accounts, updated once a game is over; those of bots are fixed.

Guests are left out, also as opponents: anybody can be as many guests as they like, and beat them. A seat counts for the
player who sat there when the game began, never for the bot that plays on for them.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seachest.arena.ratings import Ratings, SkillRating
from seachest.notation.record import BOT_PREFIX
from seachest.rules.types import Seat
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import NEVER_DUE
from seachest.server.storage.schema import due, players, rated_pairs, ratings, tables
from seachest.server.tables.session import TableSession

BOT_STRENGTHS = {
    "random": 5.0,
    "beginner": 17.0,
    "greedy": 19.0,
    "casual": 21.0,
    "skilled": 25.0,
    "expert": 29.0,
    "master": 31.0,
}
"""The fixed strength of each level; those below the master are about evenly spaced (`benchmarks/levels.py`)."""
BOT_SPREAD = 1.5
STAND_IN_LEVEL = "skilled"
"""The bot that plays on for a player who is away or has left."""
MAX_GAMES_PER_PAIR = 20
"""How many games between the same two accounts count within PAIR_WINDOW_S at a public server."""
PAIR_WINDOW_S = 7 * 24 * 3600.0


@dataclass(frozen=True)
class RatingPolicy:
    """Which games between accounts count at a server; without arguments, all of them do."""

    address_of: Callable[[str], str | None] = lambda player: None
    """The address from which a player was last seen; games between people of one address don't count, since one of
    them can play for the other, guests included."""
    max_games_per_pair: int | None = None
    """How many games between the same two accounts count within PAIR_WINDOW_S; None: all."""

    @classmethod
    def for_strangers(cls, address_of: Callable[[str], str | None]) -> "RatingPolicy":
        """The policy of a public server, where one person may have several accounts, or two may play for one rating."""
        return cls(address_of, MAX_GAMES_PER_PAIR)

    def share_an_address(self, people: Collection[str]) -> bool:
        """Whether some of these players come from one address, as far as that is known."""
        known = [address for player in people if (address := self.address_of(player)) is not None]
        return len(known) > len(set(known))


async def rate(
    engine: AsyncEngine, session: TableSession, policy: RatingPolicy | None = None, at: float | None = None
) -> None:
    """Rates a finished game once, for each account that sat at the table, also those that have left.

    A game with hints can lower a rating, never raise it: nobody wins with them, and nobody avoids a loss by them.
    `at` is the time of the game's end; without it, it is taken from the log.
    """
    assert session.table is not None
    result = session.table.result()
    assert result is not None
    async with writing(engine, gives_way=True) as connection:
        # First `due`, then `tables`, as the journal does: nobody waits for another one in a circle.
        await connection.execute(
            update(due).where(due.c.table_id == session.row.id).values(at=NEVER_DUE, lease=0.0, owner=None)
        )
        mine = (tables.c.id == session.row.id) & tables.c.rated.is_(False)
        first = (await connection.execute(update(tables).where(mine).values(rated=True))).rowcount
        if first and session.row.daily is None:  # who plays a deal again knows its cards
            when = session.updated if at is None else at
            await _count(connection, session, result.scores, policy or RatingPolicy(), when)


async def rating_of(engine: AsyncEngine, player: str, game: str) -> float | None:
    """The rating of a player in a game; None before their first rated one."""
    wanted = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.player == player, ratings.c.game == game)
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).one_or_none()
    return None if row is None else SkillRating(row.mu, row.sigma).ordinal


def played_strength(session: TableSession, seat: Seat) -> SkillRating | None:
    """The strength that the bot of a seat has shown, where it has not always played at its own level; else None.

    It is the mean over its decisions.
    """
    own: str = session.seats[seat].level or STAND_IN_LEVEL
    decisions = {level or STAND_IN_LEVEL: count for level, count in session.bot_decisions.get(seat, {}).items()}
    if not decisions.keys() - {own}:
        return None
    shown = sum(BOT_STRENGTHS[level] * count for level, count in decisions.items()) / sum(decisions.values())
    return SkillRating(shown, BOT_SPREAD)


def has_played(session: TableSession, seat: Seat) -> bool:
    """Whether the player of a seat has played the game there: was there when it was decided, and has made at least as
    many of the seat's decisions as the bots that stood in.
    """
    by_bots = sum(session.bot_decisions.get(seat, {}).values())
    return seat not in session.away_at_end and session.own_decisions[seat] >= by_bots


def places(session: TableSession, scores: Sequence[int]) -> list[tuple[str | None, int]]:
    """The player or bot of each seat with their place; None for a player who was removed.

    A player who has not played the game to its end comes last, whatever their bot has won.
    """
    found: list[tuple[str | None, int]] = []
    for seat, sitting in enumerate(session.seats):
        place = 1 + sum(score > scores[seat] for score in scores)
        if sitting.kind == "player":
            last = 1 + len(scores)
            found.append((sitting.player or session.left.get(seat), place if has_played(session, seat) else last))
            continue
        bot = f"{BOT_PREFIX}{sitting.level}"
        if played_strength(session, seat) is not None:
            bot = f"{bot}:{seat}"  # it counts as what it has played
        found.append((bot, place))
    return found


async def _count(
    connection: AsyncConnection, session: TableSession, scores: Sequence[int], policy: RatingPolicy, at: float
) -> None:
    everybody = places(session, scores)
    people = [name for name, _ in everybody if name is not None and not name.startswith(BOT_PREFIX)]
    has_account = players.c.id.in_(people) & players.c.login.is_not(None)
    # Locked, because another game of theirs may end at the same moment.
    found = await connection.execute(select(players.c.id).where(has_account).order_by(players.c.id).with_for_update())
    accounts = {row.id for row in found}
    counting = [
        (name, place)
        for name, place in everybody
        if name is not None and (name in accounts or name.startswith(BOT_PREFIX))
    ]
    if not accounts or len({name for name, _ in counting}) < 2 or policy.share_an_address(people):
        return
    if policy.max_games_per_pair is not None:
        if await _pair_games(connection, accounts, session.row.game, at) >= policy.max_games_per_pair:
            return
        await _note_pairs(connection, session, accounts, at)
    kept = await connection.execute(
        select(ratings).where(ratings.c.player.in_(accounts), ratings.c.game == session.row.game)
    )
    rows = {row.player: row for row in kept}
    known = {f"{BOT_PREFIX}{level}": SkillRating(strength, BOT_SPREAD) for level, strength in BOT_STRENGTHS.items()}
    shown = {name: played_strength(session, seat) for seat, (name, _) in enumerate(everybody) if name is not None}
    known |= {name: strength for name, strength in shown.items() if strength is not None and name not in accounts}
    known |= {player: SkillRating(row.mu, row.sigma) for player, row in rows.items()}
    before, counted = Ratings(known), Ratings(known)
    counted.update([name for name, _ in counting], [place for _, place in counting])
    on = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    for player in accounts:
        if session.hints and counted[player].mean >= before[player].mean:
            continue
        new = {"mu": counted[player].mean, "sigma": counted[player].spread}
        new |= {"games": rows[player].games + 1 if player in rows else 1}
        put = on(ratings).values(player=player, game=session.row.game, **new)
        await connection.execute(put.on_conflict_do_update(index_elements=["player", "game"], set_=new))


async def _pair_games(connection: AsyncConnection, accounts: Collection[str], game: str, at: float) -> int:
    """How many recent rated games the two of these accounts have in common that have played together most."""
    most = 0
    for first, second in combinations(sorted(accounts), 2):
        both = (rated_pairs.c.first == first, rated_pairs.c.second == second, rated_pairs.c.game == game)
        wanted = select(func.count()).where(*both, rated_pairs.c.at > at - PAIR_WINDOW_S)
        most = max(most, (await connection.execute(wanted)).scalar_one())
    return most


async def _note_pairs(connection: AsyncConnection, session: TableSession, accounts: Collection[str], at: float) -> None:
    """Notes that these accounts have played a rated game together, and forgets what was long ago."""
    await connection.execute(delete(rated_pairs).where(rated_pairs.c.at <= at - PAIR_WINDOW_S))
    rows = [
        {"table_id": session.row.id, "first": first, "second": second, "game": session.row.game, "at": at}
        for first, second in combinations(sorted(accounts), 2)
    ]
    if rows:
        await connection.execute(insert(rated_pairs), rows)
