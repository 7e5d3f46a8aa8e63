"""What moderators and admins do: reports read, players muted, banned and renamed, and a log of all of it."""

import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seachest.rules.errors import NotationError
from seachest.server.accounts.deletion import rewrite_entries
from seachest.server.accounts.names import login_of
from seachest.server.accounts.networks import network_to_ban
from seachest.server.accounts.people import DELETED_NAME, MODERATOR_ROLE, PLAYER_ID_PATTERN
from seachest.server.accounts.recovery import new_codes, store_codes
from seachest.server.accounts.restrictions import NEVER_ENDS, RestrictionKind
from seachest.server.clock import DAY_S, HOUR_S, Clock
from seachest.server.errors import Refusal
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import moderation, players, reports, restrictions, sessions
from seachest.wire.people import Measure, Moderation, NewMeasure, NewReport, Report, ReportedLine, Restriction

COMMAND_LINE_ACTOR = ""
"""Who acts at the server's command line, in the log."""
MAX_OPEN_REPORTS, MAX_SHOWN_RESTRICTIONS, MAX_SHOWN_MEASURES = 100, 200, 100
ADDRESS_BAN_S = 7 * DAY_S
"""A ban by address is for the addresses from which a player came during so much time."""
NEUTRAL_NAME, NEUTRAL_NAME_DIGITS = "Sailor", 5
"""The name that moderators give, with random digits after it."""

ValueT = TypeVar("ValueT")


@dataclass(frozen=True)
class FoundPlayer:
    """A player as the command line lists them."""

    id: str
    name: str
    account: bool
    moderator: bool
    seen: float
    addresses: Sequence[str]


class ModerationService:
    """Everything that moderators and admins can do, each with a line in the log."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine, self._clock = engine, clock

    # --- Reports

    async def report(self, reporter: str, wish: NewReport, lines: Sequence[ReportedLine]) -> None:
        """Stores a report; one by the same player about the same player at the same table replaces the one before."""
        same = (
            (reports.c.reporter == reporter)
            & (reports.c.player == wish.player)
            & (reports.c.table_id == wish.table)
            & reports.c.closed.is_(None)
        )
        text = msgspec.json.encode(lines).decode()
        values = {"at": self._clock(), "reason": wish.reason, "note": wish.note.strip(), "lines": text}
        async with writing(self._engine) as connection:
            if (await connection.execute(update(reports).where(same).values(values))).rowcount == 0:
                row = {"reporter": reporter, "player": wish.player, "table_id": wish.table, **values}
                await connection.execute(insert(reports).values(row))

    async def overview(self, *, with_networks: bool = False) -> Moderation:
        """Open reports, what is in force, and what was done last; networks by number only at the command line."""
        now = self._clock()
        open_reports = select(reports).where(reports.c.closed.is_(None)).order_by(reports.c.at).limit(MAX_OPEN_REPORTS)
        in_force = (
            select(restrictions)
            .where(restrictions.c.until > now)
            .order_by(restrictions.c.id.desc())
            .limit(MAX_SHOWN_RESTRICTIONS)
        )
        last = select(moderation).order_by(moderation.c.id.desc()).limit(MAX_SHOWN_MEASURES)
        counts = select(reports.c.player, func.count().label("count")).group_by(reports.c.player)
        async with self._engine.connect() as connection:
            found, forbidden, done = [
                (await connection.execute(query)).mappings().all() for query in (open_reports, in_force, last)
            ]
            named = {row["player"] for row in (*found, *forbidden, *done)} | {row["by"] for row in done}
            named |= {row["reporter"] for row in found}
            wanted = select(players).where(players.c.id.in_([each for each in named if each]))
            known = {row["id"]: row for row in (await connection.execute(wanted)).mappings()}
            some = counts.where(reports.c.player.in_({row["player"] for row in found}))
            count = {row["player"]: int(row["count"]) for row in (await connection.execute(some)).mappings()}
        return Moderation(
            reports=[_report(row, known, count[row["player"]] - 1) for row in found],
            restrictions=[_restriction(row, known, with_networks) for row in forbidden],
            measures=[_measure(row, known, with_networks) for row in done],
        )

    # --- Measures

    async def act(self, by: str, wish: NewMeasure) -> None:
        """Does what a moderator wants; raises a Refusal if that makes no sense, or concerns a moderator."""
        if wish.report is not None:
            await self._reported(by, wish.report)  # before anything is done
        match wish.what:
            case "close":
                await self._close(by, _needed(wish.report, "$.report"), reason=wish.reason)
            case "lift":
                await self.lift(by, _needed(wish.restriction, "$.restriction"), wish.reason)
            case "mute" | "ban" | "rename":
                player = _needed(wish.player, "$.player")
                await self._refuse_moderators(player)
                until = NEVER_ENDS if wish.hours is None else self._clock() + wish.hours * HOUR_S
                if wish.what == "rename":
                    await self.rename(by, player, wish.reason)
                else:
                    await self.forbid(by, RestrictionKind(wish.what), until, wish.reason, player=player)
                if wish.what == "ban" and wish.address:
                    for address in await self.addresses_of(player):
                        with contextlib.suppress(NotationError):  # that of this machine can't be banned
                            network = network_to_ban(address)
                            await self.forbid(by, RestrictionKind.BAN, until, wish.reason, network=network)
        if wish.report is not None and wish.what != "close":
            await self._close(by, wish.report, answered_about=wish.player)

    async def forbid(
        self,
        by: str,
        kind: RestrictionKind,
        until: float,
        reason: str = "",
        *,
        player: str | None = None,
        network: str | None = None,
    ) -> None:
        """Mutes or bans a player, or bans a network."""
        row = {"player": player, "network": network, "until": until, "reason": reason, "by": by}
        async with writing(self._engine) as connection:
            at = self._clock()
            await connection.execute(insert(restrictions).values(kind=kind.value, at=at, **row))
            what = kind.value if network is None else "ban-address"
            await connection.execute(insert(moderation).values(what=what, at=at, **row))

    async def lift(self, by: str, restriction: int, reason: str = "") -> None:
        """Allows again what a restriction forbids."""
        async with writing(self._engine) as connection:
            one = restrictions.c.id == restriction
            row = (await connection.execute(select(restrictions).where(one))).mappings().one_or_none()
            if row is None:
                raise Refusal(404, "not-found")
            _refuse_own_case(by, row["player"])
            await connection.execute(delete(restrictions).where(one))
            await self._log(connection, by, "lift", player=row["player"], network=row["network"], reason=reason)

    async def rename(self, by: str, player: str, reason: str = "") -> str:
        """Gives a player a neutral name, everywhere; returns it. They still log in with the name that they know."""
        name = neutral_name()
        async with writing(self._engine) as connection:
            change = update(players).where(players.c.id == player, players.c.name != DELETED_NAME)
            done = await connection.execute(change.values(name=name, renamed=self._clock()))
            if done.rowcount != 1:
                raise Refusal(404, "not-found")
        await rewrite_entries(self._engine, [player], lambda _: {"name": name})
        async with writing(self._engine) as connection:
            await self._log(connection, by, "rename", player=player, reason=reason)
        return name

    async def set_moderator(self, by: str, player: str, on: bool) -> None:
        """Makes somebody with an account a moderator, or not any longer."""
        async with writing(self._engine) as connection:
            change = update(players).where(players.c.id == player, players.c.login.is_not(None))
            if (await connection.execute(change.values(role=MODERATOR_ROLE if on else None))).rowcount != 1:
                raise Refusal(404, "not-found")
            await self._log(connection, by, "moderator" if on else "no-moderator", player=player)

    async def recovery_code(self, by: str, player: str) -> str:
        """One more recovery code for an account, to be handed to its owner."""
        codes = new_codes(1)
        async with writing(self._engine) as connection:
            await store_codes(connection, player, codes, self._clock())
            await self._log(connection, by, "recovery-code", player=player)
        return codes[0]

    async def _close(self, by: str, report: int, reason: str = "", *, answered_about: str | None = None) -> None:
        """Closes a report; that is not logged where a measure against `answered_about`, who is reported, was."""
        player = await self._reported(by, report)
        async with writing(self._engine) as connection:
            one = (reports.c.id == report) & reports.c.closed.is_(None)
            closed = await connection.execute(update(reports).where(one).values(closed=self._clock(), closed_by=by))
            if closed.rowcount and player != answered_about:
                await self._log(connection, by, "close", player=player, reason=reason)

    async def _reported(self, by: str, report: int) -> str:
        """The player whom an open report is about; raises a Refusal if there is none, or it is about who asks."""
        one = (reports.c.id == report) & reports.c.closed.is_(None)
        async with self._engine.connect() as connection:
            player: str | None = (await connection.execute(select(reports.c.player).where(one))).scalar_one_or_none()
        if player is None:
            raise Refusal(404, "not-found")
        _refuse_own_case(by, player)
        return player

    async def _log(
        self, connection: AsyncConnection, by: str, what: str, *, reason: str = "", **about: str | None
    ) -> None:
        row = {"by": by, "what": what, "at": self._clock(), "reason": reason, **about}
        await connection.execute(insert(moderation).values(row))

    async def _refuse_moderators(self, player: str) -> None:
        async with self._engine.connect() as connection:
            query = select(players.c.name, players.c.role).where(players.c.id == player)
            row = (await connection.execute(query)).one_or_none()
        if row is None or row.name == DELETED_NAME:
            raise Refusal(404, "not-found")
        if row.role == MODERATOR_ROLE:
            raise Refusal(403, "not-for-you")

    # --- Finding players

    async def addresses_of(self, player: str) -> Sequence[str]:
        """The addresses from which a player came recently, as limits count them."""
        recent = (sessions.c.player == player) & (sessions.c.seen > self._clock() - ADDRESS_BAN_S)
        query = select(sessions.c.address).where(recent & (sessions.c.address != "")).distinct()
        async with self._engine.connect() as connection:
            return sorted((await connection.execute(query)).scalars())

    async def find(self, text: str) -> Sequence[FoundPlayer]:
        """The players with an id, a name, or the name of an account; those who were here last come first."""
        conditions = [players.c.name == text]
        if PLAYER_ID_PATTERN.fullmatch(text):
            conditions.append(players.c.id == text)
        with contextlib.suppress(Refusal):  # it may be no name that an account can have
            conditions.append(players.c.login == login_of(text))
        query = select(players).where(or_(*conditions)).order_by(players.c.seen.desc()).limit(MAX_OPEN_REPORTS)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            FoundPlayer(
                row["id"],
                row["name"],
                row["login"] is not None,
                row["role"] == MODERATOR_ROLE,
                row["seen"],
                await self.addresses_of(row["id"]),
            )
            for row in rows
        ]


def _refuse_own_case(by: str, player: str | None) -> None:
    """Refuses what a moderator decides about themselves: another one, or whoever runs the server, does that."""
    if player is not None and player == by:
        raise Refusal(403, "not-for-you")


def neutral_name() -> str:
    """A name that says nothing, such as "Sailor 40713"."""
    return f"{NEUTRAL_NAME} {secrets.randbelow(10**NEUTRAL_NAME_DIGITS):0{NEUTRAL_NAME_DIGITS}}"


def _needed(value: ValueT | None, where: str) -> ValueT:
    """A value that must be there; else a Refusal names it."""
    if value is None:
        raise Refusal(400, "bad-message", {"where": where, "what": "missing"})
    return value


Known = dict[str, RowMapping]


def _name(known: Known, player: str | None) -> str | None:
    return None if player is None else (known[player]["name"] if player in known else DELETED_NAME)


def _report(row: RowMapping, known: Known, earlier: int) -> Report:
    return Report(
        id=row["id"],
        at=row["at"],
        table=row["table_id"],
        player=row["player"],
        name=_name(known, row["player"]) or DELETED_NAME,
        account=row["player"] in known and known[row["player"]]["login"] is not None,
        reporter=_name(known, row["reporter"]) or DELETED_NAME,
        reason=row["reason"],
        note=row["note"],
        lines=msgspec.json.decode(row["lines"], type=list[ReportedLine]),
        earlier=earlier,
    )


def _restriction(row: RowMapping, known: Known, with_networks: bool) -> Restriction:
    name = row["network"] if with_networks and row["network"] else _name(known, row["player"])
    until = None if row["until"] >= NEVER_ENDS else row["until"]
    place = row["network"] is not None
    return Restriction(row["id"], row["kind"], row["player"], name, place, row["at"], until, row["reason"])


def _measure(row: RowMapping, known: Known, with_networks: bool) -> Measure:
    by = "" if row["by"] == COMMAND_LINE_ACTOR else _name(known, row["by"]) or DELETED_NAME
    name = row["network"] if with_networks and row["network"] else _name(known, row["player"])
    until = None if row["until"] is None or row["until"] >= NEVER_ENDS else row["until"]
    return Measure(row["at"], by, row["what"], name, until, row["reason"])
