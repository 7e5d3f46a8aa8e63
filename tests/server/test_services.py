"""The servers that the tests start are real, empty, and missed when they are gone."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
import redis
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tests import services
from tests.services import POSTGRESQL, REDIS, MissingProgram, Package, Postgres, Redis, ServiceDied

SERVICE_TIMEOUT_S = 30.0
TABLES = "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'"


def asked(url: str, *statements: str) -> object:
    """What the last of the statements answers."""

    async def ask() -> object:
        engine = create_async_engine(url)
        try:
            async with engine.begin() as connection:
                for statement in statements[:-1]:
                    await connection.execute(text(statement))
                return await connection.scalar(text(statements[-1]))
        finally:
            await engine.dispose()

    return asyncio.run(ask())


def is_running(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(true: Callable[[], bool]) -> None:
    """Waits for what must come, and fails if it does not."""
    deadline = time.monotonic() + SERVICE_TIMEOUT_S
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def programs(folder: Path, *names: str, says: str) -> Path:
    """A folder with programs that say something."""
    folder.mkdir(parents=True)
    for name in names:
        (folder / name).write_text(f"#!/bin/sh\necho '{says}'\n")
        (folder / name).chmod(0o755)
    return folder


def test_postgresql_answers_and_syncs_to_disk(database: str) -> None:
    assert asked(database, "SHOW fsync") == "on"


def test_postgresql_runs_as_somebody_else_than_root(postgres: Postgres) -> None:
    assert Path(f"/proc/{postgres.pid}").stat().st_uid != 0


def test_a_fresh_database_is_empty_whatever_was_left_in_another(postgres: Postgres, database: str) -> None:
    assert asked(database, "CREATE TABLE things (id integer)", TABLES) == 1
    assert asked(postgres.fresh_database(), TABLES) == 0


def test_a_database_is_emptied_for_a_test(postgres: Postgres, database: str) -> None:
    assert asked(database, "CREATE TABLE things (id integer)", TABLES) == 1
    postgres.empty(database)
    assert asked(database, TABLES) == 0


def test_who_never_left_a_database_does_not_keep_it_from_being_emptied(postgres: Postgres, database: str) -> None:
    async def stay() -> None:
        engine = create_async_engine(database)
        connection = await engine.connect()
        await connection.execute(text("CREATE TABLE things (id integer)"))
        await connection.commit()
        await connection.execute(text("SELECT * FROM things"))  # holds on to it until the transaction ends
        postgres.empty(database)
        with pytest.raises(DBAPIError):
            await connection.execute(text("SELECT 1"))
        await connection.invalidate()
        await connection.close()
        await engine.dispose()

    asyncio.run(stay())
    assert asked(database, TABLES) == 0


def test_a_database_can_be_a_copy_of_another(postgres: Postgres, database: str) -> None:
    asked(database, "CREATE TABLE things (id integer)", "SELECT 1")
    assert asked(postgres.fresh_database(template=database.rpartition("/")[2]), TABLES) == 1


def test_a_killed_postgresql_is_noticed_and_comes_back_with_what_was_committed(
    postgres: Postgres, database: str
) -> None:
    asked(database, "CREATE TABLE things (id integer)", "INSERT INTO things VALUES (7) RETURNING id")
    postgres.kill()
    try:
        assert not postgres.is_alive()
        with pytest.raises(ServiceDied, match="PostgreSQL has ended"):
            postgres.fresh_database()
    finally:
        postgres.start()
    assert asked(database, "SELECT id FROM things") == 7


def test_redis_answers(redis_url: str) -> None:
    with redis.Redis.from_url(redis_url) as client:
        assert client.ping()


def test_redis_is_emptied_for_a_test(redis_server: Redis) -> None:
    with redis_server.client() as client:
        client.set("left", "over")
        redis_server.forget_all()
        assert client.dbsize() == 0


def test_a_killed_redis_is_noticed() -> None:
    with Redis() as server:
        server.kill()
        with pytest.raises(ServiceDied, match="Redis has ended"):
            server.forget_all()


def test_a_server_that_ends_by_itself_is_noticed() -> None:
    with Redis() as server:
        os.kill(server.pid, signal.SIGTERM)
        wait_until(lambda: not server.is_alive())
        with pytest.raises(ServiceDied, match="User requested shutdown"):
            server.check()


def test_a_server_leaves_neither_process_nor_folder() -> None:
    with Redis() as server:
        assert is_running(server.pid)
    assert not is_running(server.pid)
    assert not server.folder.exists()


def test_a_server_goes_with_a_run_that_is_killed() -> None:
    script = (
        "import time; from tests.services import Redis\n"
        "with Redis() as r: print(r.pid, r.folder, flush=True); time.sleep(600)"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout
        pid, folder = run.stdout.readline().split()
        assert is_running(int(pid))
        run.kill()
    wait_until(lambda: not is_running(int(pid)) and not Path(folder).exists())


def test_a_port_that_somebody_took_first_is_given_up_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    with Redis() as first:
        ports = iter([first.port, services.free_port()])
        monkeypatch.setattr(services, "free_port", lambda: next(ports))
        with Redis() as second:
            assert second.port != first.port


def test_a_server_that_never_starts_tells_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Redis, "command", lambda self: ["/bin/sh", "-c", "echo I refuse >&2; exit 1"])
    server = Redis()
    with pytest.raises(ServiceDied, match=r"(?s)Redis does not start:.*I refuse"):
        server.__enter__()
    assert not server.folder.exists()


def test_programs_on_the_path_come_first_and_the_newest_of_debian_next(tmp_path: Path) -> None:
    own = programs(tmp_path / "own", "postgres", "initdb", says="postgres (PostgreSQL) 17.1")
    for version in ("9.6", "15", "17"):
        programs(tmp_path / "debian" / version / "bin", "postgres", "initdb", says="postgres (PostgreSQL)")
    carried = (tmp_path / "wheels" / POSTGRESQL.program).parent
    programs(carried, "postgres", "initdb", says="postgres (PostgreSQL) 18.1")
    assert services.postgres_folder(str(own), tmp_path / "debian", tmp_path / "wheels") == own
    assert services.postgres_folder("", tmp_path / "debian", tmp_path / "wheels") == tmp_path / "debian" / "17" / "bin"
    assert services.postgres_folder("", tmp_path, tmp_path / "wheels") == carried


def test_redis_may_be_valkey_or_come_from_a_wheel(tmp_path: Path) -> None:
    valkey = programs(tmp_path / "bin", "valkey-server", says="")
    carried = programs((tmp_path / "wheels" / REDIS.program).parent, "redis-server", says="")
    assert services.redis_program(str(valkey), tmp_path / "wheels") == valkey / "valkey-server"
    assert services.redis_program(str(tmp_path), tmp_path / "wheels") == carried / "redis-server"
    assert services.redis_program(str(tmp_path), tmp_path) is None


def test_a_wrapper_that_is_no_server_is_passed_over(tmp_path: Path) -> None:
    wrapper = programs(tmp_path / "wrapper", "postgres", "initdb", says="which cluster?")
    assert services.postgres_folder(str(wrapper), tmp_path, tmp_path) is None


class Commands:
    """Programs that are not really run."""

    def __init__(self, patch: pytest.MonkeyPatch, folder: Path, fails: Sequence[str] = ()) -> None:
        self.run: list[Sequence[str]] = []
        self.program, self._fails = folder / "thing", fails
        patch.setattr(subprocess, "run", self)
        self._folder = folder

    def __call__(self, command: Sequence[str], **_: object) -> "subprocess.CompletedProcess[str]":
        self.run.append(command)
        failed = any(word in command for word in self._fails)
        if not failed:
            self.program.touch()
        return subprocess.CompletedProcess(command, int(failed), "no network", "")

    def find(self) -> Path | None:
        return self.program if self.program.exists() else None

    def found_or_installed(self, package: Package, *, is_root: bool) -> Path:
        """Where the program is, installed by a user if it is missing."""
        return services.found_or_installed(
            self.find, package, is_root=is_root, lock_folder=self._folder, wheels=self._folder / "wheels"
        )


def test_chromium_goes_by_several_names_and_comes_from_no_wheel(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = programs(tmp_path / "bin", "chromium-browser", says="")
    assert services.chromium_program(str(folder)) == folder / "chromium-browser"
    commands = Commands(monkeypatch, tmp_path)
    with pytest.raises(MissingProgram, match="These tests need Chromium"):
        commands.found_or_installed(services.CHROMIUM, is_root=False)
    assert commands.run == []


@pytest.mark.parametrize("fails", [(), ("apt-get",)])
def test_the_shell_comes_in_the_version_of_chromium_and_is_done_without_if_it_can_not_be_had(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fails: Sequence[str]
) -> None:
    commands, whole = Commands(monkeypatch, tmp_path, fails), tmp_path / "chromium"
    monkeypatch.setattr(services, "chromium", lambda: whole)
    monkeypatch.setattr(services, "shell_program", lambda: tmp_path / "shell" if is_installed() else None)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")

    def is_installed() -> bool:
        return not fails and any("install" in command for command in commands.run)

    assert services.chromium_shell(is_root=False, lock_folder=tmp_path) == whole
    assert commands.run == []
    wanted = whole if fails else tmp_path / "shell"
    assert services.chromium_shell(is_root=True, lock_folder=tmp_path) == wanted
    assert commands.run[0][0] == "dpkg-query"
    if not fails:
        assert commands.run[-1][-1] == "chromium-headless-shell=no network"  # what the query has said
    tries = len(commands.run)
    assert services.chromium_shell(is_root=True, lock_folder=tmp_path) == wanted
    assert len(commands.run) == tries, "nothing is tried again"


THING = Package("Thing", "things", "thing-wheel==1.0", "thing/bin/thing")


@pytest.mark.parametrize(
    ("installer", "line"),
    [
        ("apt-get", "sudo apt-get install postgresql redis-server chromium chromium-headless-shell"),
        ("dnf", "sudo dnf install postgresql-server valkey chromium"),
        ("brew", "brew install postgresql redis chromium"),
        ("none of them", "sudo apt-get install postgresql redis-server chromium chromium-headless-shell"),
    ],
)
def test_where_nothing_can_be_had_one_is_told_what_to_type(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, installer: str, line: str
) -> None:
    commands = Commands(monkeypatch, tmp_path, fails=["pip"])
    monkeypatch.setattr(shutil, "which", lambda name: name if name == installer else None)
    with pytest.raises(MissingProgram) as caught:
        commands.found_or_installed(THING, is_root=False)
    assert str(caught.value).endswith(f"These tests need Thing. Type:  {line}")
    assert "no network" in str(caught.value)


def test_who_is_not_root_gets_a_wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    commands = Commands(monkeypatch, tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    assert commands.found_or_installed(THING, is_root=False) == commands.program
    assert [command[-1] for command in commands.run] == ["thing-wheel==1.0"]


def test_root_gets_the_package_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    commands = Commands(monkeypatch, tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    for _ in range(2):
        assert commands.found_or_installed(THING, is_root=True) == commands.program
    assert [command[-1] for command in commands.run] == ["-qq", "things"]


def test_where_debian_gives_nothing_root_gets_a_wheel_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    commands = Commands(monkeypatch, tmp_path, fails=["update"])
    monkeypatch.setattr(shutil, "which", lambda name: name)
    assert commands.found_or_installed(THING, is_root=True) == commands.program
    assert [command[-1] for command in commands.run] == ["-qq", "thing-wheel==1.0"]


def test_a_folder_of_somebody_else_is_not_trusted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    commands = Commands(monkeypatch, tmp_path)
    theirs = tmp_path.stat().st_uid + 1
    monkeypatch.setattr(os, "geteuid", lambda: theirs)
    with pytest.raises(MissingProgram, match="belongs to somebody else"):
        commands.found_or_installed(THING, is_root=False)
    assert commands.run == []
