"""What is kept of a finished game for each of its people, so that logbooks need not read whole games.

Opponents are kept by id: a name is found when somebody looks, and that of a deleted account is found no more.
"""

from collections.abc import Callable

import msgspec
from sqlalchemy import exists, select
from sqlalchemy.dialects import postgresql, sqlite

from seachest.messages.summaries import SeatTally, tally
from seachest.rules.types import Seat
from seachest.server.ops.logs import log_error, shown_table
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import results, seats, tables
from seachest.server.tables.service import TableService
from seachest.server.tables.session import TableSession
from seachest.server.workers.ratings import STAND_IN_LEVEL
from seachest.wire.lobby import Level
from seachest.wire.play import Result

MAX_LATE_RESULTS = 5
"""Finished games without results, of older versions of the server, that are read for one request."""


class StoredOpponent(msgspec.Struct):
    """Another seat of a finished game, as it is stored."""

    seat: Seat
    player: str | None
    """None for a bot."""
    level: Level | None
    """The level of a bot; of one that played at others meanwhile, None."""
    score: int
    won: bool


def player_in(session: TableSession, seat: Seat) -> str | None:
    """The person for whom a finished game counts in a seat; None for a bot."""
    return session.seats[seat].player or session.left.get(seat)


def result_rows(session: TableSession, result: Result, counted: list[SeatTally], at: float) -> list[dict[str, object]]:
    """The rows of `results` for all people of a finished game. Who has left has not won, and comes last."""
    count = session.row.players
    won = [seat in result.winners and seat not in session.left for seat in range(count)]
    others = [_kept_opponent(session, seat, result.scores[seat], won[seat]) for seat in range(count)]
    rows: list[dict[str, object]] = []
    for seat in range(count):
        player = player_in(session, seat)
        if player is None:
            continue
        better = sum(score > result.scores[seat] for score in result.scores)
        rows.append(
            {
                "table_id": session.row.id,
                "seat": seat,
                "player": player,
                "game": session.row.game,
                "ended": at,
                "place": count if seat in session.left else 1 if won[seat] else max(2, 1 + better),
                "score": result.scores[seat],
                "won": won[seat],
                "away": seat in session.left,
                "best_round": counted[seat].best_round,
                "kept": counted[seat].kept,
                "broken": counted[seat].broken,
                "hints": bool(session.hints),
                "others": [msgspec.to_builtins(each) for each in others if each.seat != seat],
            }
        )
    return rows


def _kept_opponent(session: TableSession, seat: Seat, score: int, won: bool) -> StoredOpponent:
    state = session.seats[seat]
    own = state.level or STAND_IN_LEVEL
    played = {level or STAND_IN_LEVEL for level in session.bot_decisions.get(seat, {})}
    level = state.level if state.kind == "bot" and played <= {own} else None
    return StoredOpponent(seat, player_in(session, seat), level, score, won)


class ResultStore:
    """Stores the results of finished games, each once."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def keep(self, session: TableSession, at: float, spend: Callable[[float], None] | None = None) -> None:
        """Stores the results of a finished game, unless they are.

        `spend` gets the processor time that it took. Without it, nobody waits, and others go first.
        """
        result = session.result()
        if session.table is None or result is None:
            return
        if not any(player_in(session, seat) for seat in range(session.row.players)):
            return
        background = self._service.background
        run = background.run_in_spare_time if spend is None else background.run
        counted, seconds = await run(tally, session.table.record())
        if spend is not None:
            spend(seconds)
        rows = result_rows(session, result, counted, at)
        on = postgresql.insert if self._service.engine.dialect.name == "postgresql" else sqlite.insert
        async with writing(self._service.engine, gives_way=True) as connection:
            await connection.execute(on(results).values(rows).on_conflict_do_nothing())

    async def keep_late(self, player: str, spend: Callable[[float], None]) -> None:
        """Stores results of a player's games that ended before the server kept any: a few at a time."""
        kept = exists().where(results.c.table_id == tables.c.id, results.c.player == player)
        wanted = (
            select(tables.c.id, tables.c.updated)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.player == player, tables.c.phase == "over", tables.c.rated.is_(True), ~kept)
            .order_by(tables.c.updated.desc())
            .limit(MAX_LATE_RESULTS)
        )
        async with self._service.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        for row in found:
            try:
                await self.keep(await self._service.fresh(row.id), row.updated, spend)
            except Exception as error:  # one game that can't be read takes no other with it
                log_error("result-failed", error, table=shown_table(row.id))
