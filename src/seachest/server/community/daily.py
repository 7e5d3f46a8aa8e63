"""The daily deal: each day (UTC) and for each game, the same cards and the same bots for everybody.

Seeds follow from a key of the server, so tomorrow's can be committed to today. Bots think by iterations and a seed, and
the scheduler never lets a weaker one answer at these tables.
"""

import contextlib
import hmac
import secrets
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import RowMapping, delete, insert, select
from sqlalchemy.exc import IntegrityError

from seachest.notation.record import commitment_of, read_seed
from seachest.rules.game import game_named, game_names
from seachest.server.accounts.people import Player
from seachest.server.errors import Refusal
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import daily_tries, keys, players, results, tables
from seachest.server.tables.lobby import Lobby, complete_options
from seachest.server.tables.service import TableService
from seachest.wire.daily import Daily, DailyGame, DailyScore, DailyTry
from seachest.wire.lobby import Level, NewTable, Seated

DAILY_KEY_NAME = "daily"
DAILY_KEY_BYTES = 32
SEED_BYTES = 16
DAILY_LEVEL: Level = "skilled"
"""The bots of daily deals: they decide in milliseconds, by iterations and seed alone, as strongly on every server."""
FIRST_DAY = date(2026, 1, 1)
DAYS_TO_FINISH = 2
"""A try that is begun on the day of a deal counts if it ends within so many days; after that the seed is published."""


def day_in(text: str) -> date:
    """A day as 2026-11-18; a Refusal for anything else."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Refusal(404, "not-found") from None
    if day < FIRST_DAY or day.isoformat() != text:
        raise Refusal(404, "not-found")
    return day


def seed_of(key: bytes, day: date, game: str) -> str:
    """The seed of a deal, which nobody can guess without the key."""
    return hmac.digest(key, f"{day.isoformat()} {game}".encode(), "sha256")[:SEED_BYTES].hex()


def players_of(day: date, game: str) -> int:
    """How many play the deal of a day: each number in turn."""
    seats = game_named(game).seats
    return seats[day.toordinal() % len(seats)]


def day_end(day: date, days: int = 1) -> float:
    """When a number of days have passed since the beginning of a day, in seconds since 1970."""
    return (datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=days)).timestamp()


class DailyDeals:
    """The daily deals of a server."""

    def __init__(self, service: TableService, lobby: Lobby) -> None:
        self._service, self._lobby, self._engine = service, lobby, service.engine
        self._key: bytes | None = None

    def today(self) -> date:
        """The day in UTC."""
        return datetime.fromtimestamp(self._service.clock(), UTC).date()

    async def key(self) -> bytes:
        """The server's key, drawn at the first time by one of the workers."""
        if self._key is None:
            fresh = {"name": DAILY_KEY_NAME, "value": secrets.token_bytes(DAILY_KEY_BYTES)}
            with contextlib.suppress(IntegrityError):  # another worker was faster, or it is there
                async with writing(self._engine) as connection:
                    await connection.execute(insert(keys).values(fresh))
            async with self._engine.connect() as connection:
                wanted = select(keys.c.value).where(keys.c.name == DAILY_KEY_NAME)
                self._key = (await connection.execute(wanted)).scalar_one()
        return self._key

    # --- What is shown ---

    async def show(self, day: date, player: Player | None) -> Daily:
        """The deals of a day as a player sees them; those of days to come are secret."""
        if day > self.today():
            raise Refusal(404, "not-found")
        games = [await self._show_game(day, game, player) for game in game_names()]
        return Daily(day=day.isoformat(), ends=day_end(day), games=games)

    async def _show_game(self, day: date, game: str, player: Player | None) -> DailyGame:
        key = await self.key()
        seed, following = seed_of(key, day, game), seed_of(key, day + timedelta(days=1), game)
        finished = await self._finished(day, game)
        accounts = [row for row in finished if row["login"] is not None]
        counted = Counter((int(row["place"]), int(row["score"])) for row in accounts)
        return DailyGame(
            game=game,
            players=players_of(day, game),
            commitment=commitment_of(read_seed(seed)),
            next_commitment=commitment_of(read_seed(following)),
            seed=seed if self._service.clock() >= day_end(day, DAYS_TO_FINISH) else None,
            scores=[
                DailyScore(place, points, counted[place, points])
                for place, points in sorted(counted, key=lambda each: (each[0], -each[1]))
            ],
            mine=None if player is None else await self._own_try(day, game, player, finished),
        )

    async def _finished(self, day: date, game: str) -> Sequence[RowMapping]:
        """The tries that count and are over, but those that were left, or ended when everybody could know the seed."""
        wanted = (
            select(results.c.player, results.c.place, results.c.score, players.c.login)
            .join(
                daily_tries, (daily_tries.c.table_id == results.c.table_id) & (daily_tries.c.player == results.c.player)
            )
            .join(players, players.c.id == results.c.player)
            .where(daily_tries.c.day == day.isoformat(), daily_tries.c.game == game, results.c.away.is_(False))
            .where(results.c.ended < day_end(day, DAYS_TO_FINISH))
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).mappings().all()

    async def _own_try(self, day: date, game: str, player: Player, finished: Sequence[RowMapping]) -> DailyTry | None:
        table = await self._counted_table(day, game, player)
        if table is None:
            return None
        session = await self._service.fresh(table)
        own = next((row for row in finished if row["player"] == player.id), None)
        if own is None:
            return DailyTry(table=table, phase=session.phase)
        others = [row for row in finished if row["login"] is not None and row["player"] != player.id]
        worse = sum((row["place"], -row["score"]) > (own["place"], -own["score"]) for row in others)
        return DailyTry(table, session.phase, own["place"], own["score"], worse, len(others))

    async def _counted_table(self, day: date, game: str, player: Player) -> str | None:
        """The table of the try that counts."""
        mine = (daily_tries.c.day == day.isoformat(), daily_tries.c.game == game, daily_tries.c.player == player.id)
        async with self._engine.connect() as connection:
            table: str | None = (
                await connection.execute(select(daily_tries.c.table_id).where(*mine))
            ).scalar_one_or_none()
        return table

    # --- Playing ---

    async def play(self, player: Player, game: str) -> Seated:
        """A seat at today's deal: at the table that was begun, or at a new one; only the first one counts."""
        day = self.today()
        table = await self._counted_table(day, game, player)
        if table is None:
            table = await self._open_counted(day, game, player)
        elif (await self._service.fresh(table)).phase == "over":
            table = await self._begun_again(day, game, player) or await self._insert(day, game, player)
        return await self._seat(player, table)

    async def _begun_again(self, day: date, game: str, player: Player) -> str | None:
        """The table of a further try that is not over."""
        same = (tables.c.daily == day.isoformat(), tables.c.game == game, tables.c.opener == player.id)
        async with self._engine.connect() as connection:
            found = await connection.execute(select(tables.c.id).where(*same, tables.c.phase == "playing").limit(1))
            table: str | None = found.scalar_one_or_none()
        return table

    async def _open_counted(self, day: date, game: str, player: Player) -> str:
        """Opens the table of the try that counts. If the player asks twice at the same moment, both get one table."""
        table = await self._insert(day, game, player)
        row = {"day": day.isoformat(), "game": game, "player": player.id, "table_id": table}
        try:
            async with writing(self._engine) as connection:
                await connection.execute(insert(daily_tries).values(row))
        except IntegrityError:
            async with writing(self._engine) as connection:
                await connection.execute(delete(tables).where(tables.c.id == table))
            other = await self._counted_table(day, game, player)
            if other is None:  # the player is being deleted
                raise Refusal(409, "bad-request") from None
            return other
        return table

    async def _insert(self, day: date, game: str, player: Player) -> str:
        """Stores a table with the deal of a day; nobody may watch it."""
        table, seed = self._lobby.new_id(), seed_of(await self.key(), day, game)
        wish = NewTable(game=game, players=players_of(day, game), watch="nobody", seed=seed)
        await self._lobby.insert_table(table, player, wish, complete_options(wish), day.isoformat())
        return table

    async def _seat(self, player: Player, table: str) -> Seated:
        """The player's seat, with bots in all others."""
        seated = await self._lobby.sit(player, table, 0)
        for seat, each in enumerate(seated.table.seats):
            if each.kind == "empty":
                await self._lobby.seat_bot(player, table, seat, DAILY_LEVEL)
        seated.table = await self._lobby.info(table)
        return seated
