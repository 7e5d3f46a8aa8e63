"""Does what those who run a server want to be done about people. A running server learns of it within seconds."""

import asyncio
import math
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from seachest.cli.exit_codes import EXIT_OK
from seachest.extras import needed
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.rules.errors import NotationError, shown

if TYPE_CHECKING:  # need packages of the extra
    from sqlalchemy.ext.asyncio import AsyncEngine

    from seachest.server.accounts.moderation import FoundPlayer, ModerationService

MAX_ADMIN_HOURS, MAX_REASON_LENGTH = 87_600, 200
SERVER_NEEDED_BECAUSE = "the server needs additional packages"


@dataclass(frozen=True)
class AdminRequest:
    """What is asked for at the command line."""

    action: str
    about: str | None
    hours: float | None
    address: bool
    reason: str

    def subject(self) -> str:
        """What it is about; required."""
        if not self.about:
            raise NotationError(f"admin {self.action}: say who or what this is about")
        return self.about

    def number(self) -> int:
        """The number of a report or a restriction."""
        if not (self.subject().isascii() and self.subject().isdigit() and len(self.subject()) < 10):
            raise NotationError(f"admin {self.action}: {shown(self.subject())} is not a number from the list")
        return int(self.subject())


def admin(database: str | None, request: AdminRequest, language: str) -> int:
    """Carries out a request, and prints what it did or found."""
    settings = needed("seachest.server.settings", SERVER_NEEDED_BECAUSE, "server").settings_from({"database": database})
    storage = needed("seachest.server.storage.engine", SERVER_NEEDED_BECAUSE, "server")
    if request.hours is not None and not (math.isfinite(request.hours) and 0 < request.hours <= MAX_ADMIN_HOURS):
        raise NotationError(
            f"hours: expected a number above 0 and at most {MAX_ADMIN_HOURS}, not {shown(request.hours)}"
        )
    if len(request.reason) > MAX_REASON_LENGTH:
        raise NotationError(f"reason: longer than {MAX_REASON_LENGTH} characters")
    storage.check_exists(settings.database)
    storage.prepare(settings.database)

    async def work() -> list[str]:
        engine = storage.open_engine(settings.database)
        try:
            return await _Admin(engine, request, catalogue(language)).lines()
        finally:
            await engine.dispose()

    for line in asyncio.run(work()):
        sys.stdout.write(f"{line}\n")
    return EXIT_OK


class _Admin:
    """One request."""

    def __init__(self, engine: "AsyncEngine", request: AdminRequest, words: Catalogue) -> None:
        moderation = needed("seachest.server.accounts.moderation", SERVER_NEEDED_BECAUSE, "server")
        self._engine, self._request, self._words = engine, request, words
        self._desk: ModerationService = moderation.ModerationService(engine, time.time)
        self._console: str = moderation.COMMAND_LINE_ACTOR

    async def lines(self) -> list[str]:
        """Carries out the request; returns what to print."""
        lists: dict[str, Callable[[], Awaitable[list[str]]]] = {
            "reports": self._reports,
            "restrictions": self._restrictions,
            "log": self._log,
            "find": self._find,
        }
        if self._request.action in lists:
            return await lists[self._request.action]() or [self._words.text("admin-nothing")]
        refusals = needed("seachest.server.errors", SERVER_NEEDED_BECAUSE, "server")
        try:
            return [await self._act()]
        except refusals.Refusal:
            raise NotationError(f"admin: there is no {shown(self._request.subject())}") from None

    # --- Lists

    async def _reports(self) -> list[str]:
        lines = []
        for each in (await self._desk.overview(with_networks=True)).reports:
            reason = self._words.text(f"people-report-reason-{each.reason}")
            lines.append(f"{each.id}  {_time(each.at)}  {each.player} {each.name}  {reason}  {each.note}".rstrip())
            lines += [f"    {line.name}: {line.text}" for line in each.lines if line.text is not None]
        return lines

    async def _restrictions(self) -> list[str]:
        found = (await self._desk.overview(with_networks=True)).restrictions
        rows = [
            (self._restriction(each.kind), _name(each.player, each.name), self._until(each.until), each.reason)
            for each in found
        ]
        return [f"{each.id}  {'  '.join(row)}".rstrip() for each, row in zip(found, rows, strict=True)]

    async def _log(self) -> list[str]:
        return [
            f"{_time(each.at)}  {self._by(each.by)}  {self._measure(each.what, each.name)}  {each.reason}".rstrip()
            for each in (await self._desk.overview(with_networks=True)).measures
        ]

    async def _find(self) -> list[str]:
        return [_found(each, self._words) for each in await self._desk.find(self._request.subject())]

    # --- Measures

    async def _act(self) -> str:
        match self._request.action:
            case "lift":
                await self._desk.lift(self._console, self._request.number(), self._request.reason)
            case "close":
                await self._close()
            case "mute" | "ban":
                await self._forbid()
            case "rename":
                player = await self._player()
                name = await self._desk.rename(self._console, player.id, self._request.reason)
                return self._words.text("admin-renamed", name=player.name, other=name)
            case "moderator" | "no-moderator":
                await self._desk.set_moderator(
                    self._console, (await self._player()).id, self._request.action == "moderator"
                )
            case "recovery-code":
                return await self._recovery_code()
        return self._words.text("admin-done")

    async def _close(self) -> None:
        wire = needed("seachest.wire.people", SERVER_NEEDED_BECAUSE, "server")
        number = self._request.number()
        await self._desk.act(self._console, wire.NewMeasure(what="close", report=number, reason=self._request.reason))

    async def _forbid(self) -> None:
        restrictions = needed("seachest.server.accounts.restrictions", SERVER_NEEDED_BECAUSE, "server")
        networks = needed("seachest.server.accounts.networks", SERVER_NEEDED_BECAUSE, "server")
        kind = restrictions.RestrictionKind(self._request.action)
        hours, reason = self._request.hours, self._request.reason
        until = restrictions.NEVER_ENDS if hours is None else time.time() + timedelta(hours=hours).total_seconds()
        subject = self._request.subject()
        if kind == restrictions.RestrictionKind.BAN and any(sign in subject for sign in ".:/"):
            network = networks.network_to_ban(subject)
            await self._desk.forbid(self._console, kind, until, reason, network=network)
            return
        player = await self._player()
        await self._desk.forbid(self._console, kind, until, reason, player=player.id)
        if self._request.address:
            for address in player.addresses:
                await self._desk.forbid(self._console, kind, until, reason, network=networks.network_to_ban(address))

    async def _recovery_code(self) -> str:
        player = await self._player()
        if not player.account:
            raise NotationError(f"admin: there is no {shown(self._request.subject())}")
        code = await self._desk.recovery_code(self._console, player.id)
        return self._words.text("admin-recovery-code", name=player.name, code=code)

    async def _player(self) -> "FoundPlayer":
        """The one player whom the request is about: by id, or by the name of an account."""
        found = await self._desk.find(self._request.subject())
        exact = [each for each in found if each.id == self._request.subject()] or [
            each for each in found if each.account
        ]
        if len(exact or found) == 1:
            return (exact or found)[0]
        if not found:
            raise NotationError(f"admin: there is no {shown(self._request.subject())}")
        raise NotationError(f"admin: several players are called {shown(self._request.subject())}; give the id of one")

    def _restriction(self, kind: str) -> str:
        return self._words.text("people-moderate-muted" if kind == "mute" else "people-moderate-banned")

    def _by(self, name: str | None) -> str:
        return name or self._words.text("people-moderate-admin")

    def _measure(self, what: str, name: str | None) -> str:
        """What was done, with the player's name or the network, also where the sentence has no place for it."""
        said = self._words.text(f"people-measure-{what}", name=name or "")
        return said if not name or name in said else f"{said}  {name}"

    def _until(self, until: float | None) -> str:
        return self._words.text("admin-for-good") if until is None else _time(until)


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _name(player: str | None, name: str | None) -> str:
    return " ".join(part for part in (player, name) if part)


def _found(player: "FoundPlayer", words: Catalogue) -> str:
    kind = "moderator" if player.moderator else "account" if player.account else "guest"
    about = [player.id, player.name, words.text(f"admin-{kind}"), _time(player.seen), *player.addresses]
    return "  ".join(about)
