"""The settings of a server: from arguments, the environment, and defaults."""

import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, urlsplit

from sqlalchemy import make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError

from seachest.coach.effort import FEWEST_ITERATIONS, MOST_ITERATIONS, QUICK_ITERATIONS
from seachest.folders import DATA_VARIABLE, try_to_write, wanted_data_folder
from seachest.rules.errors import NotationError, shown
from seachest.server.storage.files import make_private_folder

DATABASE_VARIABLE, REDIS_VARIABLE, METRICS_VARIABLE = "SEACHEST_DATABASE", "SEACHEST_REDIS", "SEACHEST_METRICS"
DEFAULT_GUEST_DAYS, MAX_GUEST_DAYS = 365, 36_500
SETTINGS_VARIABLE = "SEACHEST_SETTINGS"
"""The variable in which `seachest serve` passes all settings to its workers."""
ENVIRONMENT_VARIABLES = {"database": DATABASE_VARIABLE, "redis": REDIS_VARIABLE, "metrics_token": METRICS_VARIABLE}
"""Variables for settings without an argument; secrets belong there, since anyone can read a command line."""
DATA_FILE = "server.db"
LOCALHOST, ALL_INTERFACES = "127.0.0.1", "0.0.0.0"
DEFAULT_PORT = 8000
SCHEME_PORTS = {"http": 80, "https": 443}
SQLITE_DRIVER, POSTGRESQL_DRIVER = "sqlite+aiosqlite", "postgresql+asyncpg"
DRIVERS = {"sqlite": SQLITE_DRIVER, "postgresql": POSTGRESQL_DRIVER, "postgres": POSTGRESQL_DRIVER}
REDIS_SCHEMES = ("redis", "rediss", "unix")
MIN_METRICS_TOKEN_LENGTH = 16


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How the server runs. Addresses that may hold passwords, and secrets, are not shown."""

    database: str = field(repr=False)
    """A URL that SQLAlchemy understands, with a driver for asyncio."""
    redis: str | None = field(default=None, repr=False)
    host: str = LOCALHOST
    port: int = DEFAULT_PORT
    workers: int = 1
    public_url: str | None = None
    """The origin that players use where the server is behind a proxy: "https://sea.example"."""
    lan: bool = False
    """Whether to listen on all networks of this machine, for games in the same room."""
    tellers: int = 0
    """Processes of each worker that build updates."""
    pace: float = 1.0
    """Multiplies the pauses in which bots seem to think; 0: none."""
    seeds: bool = False
    """Whether the opener of a table may choose its seed: for tests only."""
    guests_a_minute: int = 30
    """New guests from one address; all that `limits` counts by player and address over REST grows with it."""
    guest_days: int = DEFAULT_GUEST_DAYS
    """Guests who were not here for so many days are deleted, as if they had asked for it; 0: never. By default that is
    how long their cookies are valid, so nobody loses anything."""
    review_iterations: int = QUICK_ITERATIONS
    """Iterations of each search of a quick review of a finished game; 0: no game is reviewed."""
    metrics_token: str | None = field(default=None, repr=False)
    """The token that clients on other machines need to read /metrics."""

    def __post_init__(self) -> None:
        _check_number("port", self.port, 0, 65535)
        _check_number("workers", self.workers, 1, 1024)
        _check_number("tellers", self.tellers, 0, 64)
        _check_number("guests a minute", self.guests_a_minute, 1, 10**9)
        _check_number("guest days", self.guest_days, 0, MAX_GUEST_DAYS)
        if self.review_iterations:
            _check_number("review iterations", self.review_iterations, FEWEST_ITERATIONS, MOST_ITERATIONS // 100)
        if not (math.isfinite(self.pace) and self.pace >= 0):
            raise NotationError(f"pace: expected a number of at least 0, not {shown(self.pace)}")
        if not self.host:
            raise NotationError("host: the address is empty")
        object.__setattr__(self, "database", database_url(self.database))
        if self.public_url is not None:
            object.__setattr__(self, "public_url", _public_origin(self.public_url))
        if self.redis is not None and urlsplit(self.redis).scheme not in REDIS_SCHEMES:
            raise NotationError(f"redis: the address must begin with one of {', '.join(REDIS_SCHEMES)}")
        if self.metrics_token is not None and len(self.metrics_token) < MIN_METRICS_TOKEN_LENGTH:
            raise NotationError(f"{METRICS_VARIABLE}: shorter than {MIN_METRICS_TOKEN_LENGTH} characters")
        if self.workers > 1:
            self._check_many_workers()

    def _check_many_workers(self) -> None:
        """Checks that several processes have a database and a bus that they can share."""
        if self.is_sqlite:
            raise NotationError(
                f"SQLite allows only one worker, not {self.workers}; set {DATABASE_VARIABLE} to a PostgreSQL database"
            )
        if self.redis is None:
            raise NotationError(
                f"{self.workers} workers need Redis to hear from each other; set {REDIS_VARIABLE} to its address"
            )

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file."""
        return self.database.startswith("sqlite")

    @property
    def sqlite_file(self) -> Path:
        """The file of an SQLite database."""
        return Path(make_url(self.database).database or "")

    @property
    def is_public_https(self) -> bool:
        """Whether players come by https, through a proxy."""
        return self.public_url is not None and self.public_url.startswith("https://")


def settings_from(
    arguments: Mapping[str, Any],  # of a command line, each of a type of its own
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Settings from arguments (None: not given), then the environment, then defaults; other arguments are ignored."""
    environment = os.environ if environment is None else environment
    names = {one.name for one in fields(Settings)}
    told = {name: value for name, value in arguments.items() if name in names and value is not None}
    for name, variable in ENVIRONMENT_VARIABLES.items():
        if name not in told and environment.get(variable):
            told[name] = environment[variable]
    if "database" not in told:
        folder = server_data_folder()
        make_private_folder(folder)
        told["database"] = str(folder / DATA_FILE)
    if told.get("lan"):
        told.setdefault("host", ALL_INTERFACES)
    return Settings(**told)


def server_data_folder() -> Path:
    """The folder in which a server keeps its games; raises NotationError if files can't be created in it.

    No other folder ever takes its place, since all games would be missing there.
    """
    folder = wanted_data_folder()
    if folder is None:
        raise NotationError(f"data folder: there is no home folder; set {DATA_VARIABLE} to a folder")
    try:
        try_to_write(folder)
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise NotationError(
            f"data folder: games can't be stored in {folder} ({reason}); set {DATA_VARIABLE} to another folder"
        ) from None
    return folder


def _check_number(what: str, value: int, least: int, most: int) -> None:
    """Refuses what is no whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise NotationError(f"{what}: {shown(value)} is not a number from {least} to {most}")


# --- Databases ------------------------------------------------------------------------------------------------------


def database_url(text: str) -> str:
    """A database as people write it (a file, sqlite:, postgres:, postgresql:) with the driver that we use.

    Errors name the kind of a database only: the rest of its address may hold a password.
    """
    if "://" not in text:
        return _sqlite(URL.create(SQLITE_DRIVER, database=text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise NotationError("database: the address can't be read") from None
    kind = url.drivername.split("+")[0]
    if kind not in DRIVERS:
        raise NotationError(f"database: {shown(kind)} is neither sqlite nor postgresql")
    url = url.set(drivername=DRIVERS[kind])
    return _sqlite(url) if kind == "sqlite" else _postgresql(url)


def _sqlite(url: URL) -> str:
    """A file; a database in memory would be lost with the server, and with every connection."""
    if url.host or not url.database or ":memory:" in url.database or url.database.startswith("file:"):
        raise NotationError("database: SQLite needs the path of a file, as in sqlite:///server.db")
    return url.render_as_string(hide_password=False)


def _postgresql(url: URL) -> str:
    """The `sslmode` that other drivers know is called `ssl` by ours."""
    if not url.database:
        raise NotationError("database: a PostgreSQL address must end with the name of the database")
    if "sslmode" in url.query:
        mode = str(url.query["sslmode"])
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url.render_as_string(hide_password=False)


# --- Addresses ------------------------------------------------------------------------------------------------------

HOST_PATTERN = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_]([a-z0-9._-]*[a-z0-9_])?)(:[0-9]{1,5})?", re.IGNORECASE)


def origin(scheme: str, host: str) -> str | None:
    """The origin that browsers send for an address: lower case, without the default port; None if it is malformed."""
    if scheme not in SCHEME_PORTS or not HOST_PATTERN.fullmatch(host):
        return None
    name, _, port = host.rpartition(":") if host[-1] != "]" and ":" in host else (host, "", "")
    if port and int(port) != SCHEME_PORTS[scheme]:
        return f"{scheme}://{name.lower()}:{int(port)}"
    return f"{scheme}://{name.lower()}"


def _public_origin(url: str) -> str:
    """The origin of a public URL, which must be nothing more than that."""
    try:
        parts = urlsplit(url.strip())
        host = _in_ascii(parts)
    except ValueError:
        raise NotationError(f"public URL: expected an address such as https://sea.example, not {shown(url)}") from None
    found = origin(parts.scheme, host)
    if found is None or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise NotationError(f"public URL: expected an address such as https://sea.example, not {shown(url)}")
    return found


def _in_ascii(parts: SplitResult) -> str:
    """The host of an address as browsers send it: in ASCII."""
    if parts.netloc.isascii():
        return parts.netloc
    port = f":{parts.port}" if parts.port is not None else ""
    if parts.username is not None or parts.hostname is None:
        raise ValueError("a password in an address")
    return parts.hostname.encode("idna").decode("ascii") + port
