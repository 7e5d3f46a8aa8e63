"""What players have achieved: their history, their logbook, public profiles, and leaderboards."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.arena.ratings import SkillRating
from seachest.bots.personas import bot_name
from seachest.server.accounts.people import DELETED_NAME, People
from seachest.server.community.results import StoredOpponent
from seachest.server.errors import Refusal
from seachest.server.storage.schema import players, ratings, results
from seachest.server.workers.ratings import BOT_STRENGTHS
from seachest.wire.community import (
    FinishedGame,
    History,
    Leader,
    Leaderboard,
    Logbook,
    Opponent,
    Profile,
    Rival,
    Tally,
)
from seachest.wire.lobby import Level

GAMES_PER_PAGE, LEADERS_PER_PAGE = 20, 25
MAX_COUNTED_GAMES = 1000
"""The latest games of a player that a logbook counts, and that a history shows."""
MAX_LEADERS = 500
"""Places of a leaderboard that can be looked at."""
MIN_LEADER_GAMES = 5
"""Rated games before an account stands on a leaderboard."""
MAX_RIVALS = 10


@dataclass
class _Count:
    """Results, counted one by one from the latest to the oldest."""

    games: int = 0
    wins: int = 0
    streak: int = 0
    best_streak: int = 0
    best_round: int | None = None
    beaten: Level | None = None
    _run: int = 0
    """How many wins in a row were counted last."""
    _unbroken: bool = True

    def add(self, won: bool, best_round: int | None, beaten: Collection[Level]) -> None:
        """Counts the next older game."""
        self.games += 1
        self.wins += won
        self._run = self._run + 1 if won else 0
        self._unbroken = self._unbroken and won
        self.best_streak = max(self.best_streak, self._run)
        if self._unbroken:
            self.streak = self._run
        if best_round is not None:
            self.best_round = best_round if self.best_round is None else max(self.best_round, best_round)
        for level in beaten:
            if self.beaten is None or BOT_STRENGTHS[level] > BOT_STRENGTHS[self.beaten]:
                self.beaten = level

    def tally(self, *, with_round: bool) -> Tally:
        """The counts as they are sent."""
        best_round = self.best_round if with_round else None
        return Tally(self.games, self.wins, self.streak, self.best_streak, best_round, self.beaten)


@dataclass
class _Meetings:
    """Games with another person."""

    games: int = 0
    wins: int = 0
    losses: int = 0


@dataclass
class _LogbookCount:
    """Everything that a logbook counts."""

    total: _Count = field(default_factory=_Count)
    by_game: dict[str, _Count] = field(default_factory=dict)
    words: Counter[str] = field(default_factory=Counter)
    met: dict[str, _Meetings] = field(default_factory=dict)

    def add(self, row: Row) -> None:  # type: ignore[type-arg]  # of the columns that `_rows` selects
        """Counts the next older game; one with hints as a loss and nothing else."""
        if row.hints:
            for count in (self.total, self.by_game.setdefault(row.game, _Count())):
                count.add(False, None, [])
            return
        others = msgspec.convert(row.others, list[StoredOpponent])
        beaten = [each.level for each in others if row.won and each.level is not None and not each.won]
        for count in (self.total, self.by_game.setdefault(row.game, _Count())):
            count.add(row.won, row.best_round, beaten)
        self.words.update(kept=row.kept, broken=row.broken)
        for each in others:
            if each.player is not None and each.player != row.player:
                meetings = self.met.setdefault(each.player, _Meetings())
                meetings.games += 1
                meetings.wins += row.won
                meetings.losses += each.won and not row.won

    def tallies(self) -> dict[str, Tally]:
        """The counts of each game."""
        return {game: count.tally(with_round=True) for game, count in sorted(self.by_game.items())}


class Logbooks:
    """What players have achieved, as the database has it."""

    def __init__(self, engine: AsyncEngine, people: People) -> None:
        self._engine, self._people = engine, people

    async def history(self, player: str, first: int) -> History:
        """A page of a player's finished games, the latest first."""
        last = min(GAMES_PER_PAGE, max(0, MAX_COUNTED_GAMES - first))
        wanted = select(results).where(results.c.player == player)
        wanted = wanted.order_by(results.c.ended.desc(), results.c.table_id).offset(first).limit(last + 1)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        others = [msgspec.convert(row.others, list[StoredOpponent]) for row in rows]
        names = await self.names(each.player for game in others for each in game if each.player is not None)
        games = [_played_game(row, kept, names) for row, kept in zip(rows, others, strict=True)]
        return History(games[:last], len(games) > last > 0)

    async def logbook(self, player: str) -> Logbook:
        """What a player has achieved in their latest games."""
        count = await self._count(player)
        met = sorted(count.met.items(), key=lambda item: (-item[1].games, item[0]))[: 2 * MAX_RIVALS]
        names = await self.names(other for other, _ in met)
        rivals = [
            Rival(other, names[other], each.games, each.wins, each.losses)
            for other, each in met
            if names.get(other, DELETED_NAME) != DELETED_NAME
        ]
        return Logbook(
            total=count.total.tally(with_round=False),
            by_game=count.tallies(),
            kept=count.words["kept"],
            broken=count.words["broken"],
            rivals=rivals[:MAX_RIVALS],
        )

    async def profile(self, player: str) -> Profile:
        """What everybody may know about an account: no tables, no opponents. Raises a Refusal if there is none."""
        wanted = select(players.c.name).where(players.c.id == player, players.c.login.is_not(None))
        async with self._engine.connect() as connection:
            name = (await connection.execute(wanted)).scalar_one_or_none()
        if name is None:
            raise Refusal(404, "no-such-player")
        return Profile(player, name, await self._people.ratings(player), (await self._count(player)).tallies())

    async def leaderboard(self, game: str, first: int) -> Leaderboard:
        """A page of the accounts with the highest ratings in a game."""
        last = min(LEADERS_PER_PAGE, max(0, MAX_LEADERS - first))
        ordinal = ratings.c.mu - 3 * ratings.c.sigma
        wanted = (
            select(players.c.id, players.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
            .join(players, players.c.id == ratings.c.player)
            .where(ratings.c.game == game, ratings.c.games >= MIN_LEADER_GAMES, players.c.login.is_not(None))
            .order_by(ordinal.desc(), players.c.id)
            .offset(first)
            .limit(last + 1)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        leaders = [
            Leader(place, row.id, row.name, SkillRating(row.mu, row.sigma).ordinal, row.games)
            for place, row in enumerate(rows, first + 1)
        ]
        return Leaderboard(game, leaders[:last], len(leaders) > last > 0)

    async def names(self, wanted: Iterable[str]) -> dict[str, str]:
        """The names of players by their ids, as they are called now."""
        ids = sorted(set(wanted))
        if not ids:
            return {}
        async with self._engine.connect() as connection:
            found = await connection.execute(select(players.c.id, players.c.name).where(players.c.id.in_(ids)))
            return {row.id: row.name for row in found}

    async def _count(self, player: str) -> _LogbookCount:
        columns = results.c
        wanted = (
            select(
                *(columns.player, columns.game, columns.won, columns.best_round),
                *(columns.kept, columns.broken, columns.others, columns.hints),
            )
            .where(columns.player == player, columns.hints.is_(False) | columns.won.is_(False))
            .order_by(columns.ended.desc(), columns.table_id)
            .limit(MAX_COUNTED_GAMES)
        )
        async with self._engine.connect() as connection:
            rows: Sequence[Row] = (await connection.execute(wanted)).all()  # type: ignore[type-arg]  # as in `add`
        count = _LogbookCount()
        for row in rows:
            count.add(row)
        return count


def _played_game(row: Row, others: Sequence[StoredOpponent], names: Mapping[str, str]) -> FinishedGame:  # type: ignore[type-arg]  # of all columns
    return FinishedGame(
        table=row.table_id,
        game=row.game,
        ended=row.ended,
        place=row.place,
        score=row.score,
        won=row.won,
        left=row.away,
        hints=row.hints,
        opponents=[
            Opponent(
                name=bot_name(each.seat) if each.player is None else names.get(each.player, DELETED_NAME),
                player=each.player,
                level=each.level,
                score=each.score,
                won=each.won,
            )
            for each in others
        ],
    )
