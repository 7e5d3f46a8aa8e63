"""Backups: made beside a running server, checked, private, rotated, and good for starting a server from."""

import asyncio
import shutil
import stat
import subprocess
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from seachest.rules.errors import NotationError
from seachest.server.settings import Settings
from seachest.server.storage.backup import backups_in, dump_command, make_backup
from seachest.server.storage.engine import prepare
from tests.server.rooms import SEED, SHORT, server
from tests.services import POSTGRESQL_CLIENT, Postgres, dump_program, found_or_installed, obtained

pytestmark = pytest.mark.anyio


async def test_a_server_goes_on_from_a_backup_that_was_made_while_it_ran(tmp_path: Path) -> None:
    home, copies, again = tmp_path / "home", tmp_path / "copies", tmp_path / "again"
    for folder in (home, again):
        folder.mkdir()
    async with server(home) as place, place.somebody("Anna") as anna:
        table = (await anna.open("dolores", 2, options=SHORT, seed=SEED)).table.id
        followed = await anna.follow(table)
        await followed.say("before the copy")
        made = await asyncio.to_thread(make_backup, place.worker.settings.database, copies, 14)
        await followed.say("after the copy")
        cookies = anna.cookies
    shutil.copy(made, again / "server.db")
    async with server(again) as place, place.somebody(None, cookies) as anna:
        assert (await anna.me()).name == "Anna"
        session = await place.worker.service.session(table)
        assert [line.text for line in session.chat] == ["before the copy"]


def test_backups_are_private_and_only_the_last_ones_stay(tmp_path: Path) -> None:
    database = Settings(database=str(tmp_path / "server.db")).database
    prepare(database)
    copies = tmp_path / "copies"
    copies.mkdir()
    (copies / "mine.db").write_text("not a backup of ours")
    for day in range(4):
        last = make_backup(database, copies, 2, now=86_400.0 * day)
    assert [file.name for file in backups_in(copies)] == ["seachest-1970-01-03T000000Z.db", last.name]
    assert {stat.S_IMODE(file.stat().st_mode) for file in backups_in(copies)} == {0o600}
    assert stat.S_IMODE(copies.stat().st_mode) == 0o700
    assert sorted(file.name for file in copies.iterdir())[0] == "mine.db"
    assert len(list(copies.iterdir())) == 3


def test_a_backup_that_fails_takes_nothing_away(tmp_path: Path) -> None:
    database = Settings(database=str(tmp_path / "server.db")).database
    prepare(database)
    copies = tmp_path / "copies"
    kept = make_backup(database, copies, 1, now=0.0)
    (tmp_path / "server.db").write_bytes(b"no database at all" * 100)
    with pytest.raises(NotationError, match="backup: "):
        make_backup(database, copies, 1, now=86_400.0)
    assert list(copies.iterdir()) == [kept]


def test_a_database_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="there is no database"):
        make_backup(Settings(database=str(tmp_path / "none.db")).database, tmp_path, 1)


def test_postgresql_is_dumped_and_no_password_is_on_the_command_line(database: str, tmp_path: Path) -> None:
    command = dump_command(make_url("postgresql+asyncpg://anna:secret@db:5433/sea"), Path("x.dump"))
    assert command[1:] == [
        *("--format=custom", "--no-owner", "--file=x.dump"),
        *("--host=db", "--port=5433", "--username=anna", "--dbname=sea"),
    ]
    if shutil.which("pg_dump") is None:
        with pytest.raises(NotationError, match="type: pg_dump --format=custom"):
            make_backup(database, tmp_path, 1)
    else:
        assert make_backup(database, tmp_path, 1).stat().st_size > 0


async def test_a_server_goes_on_from_a_dump_that_was_made_while_it_ran(
    postgres: Postgres, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    obtained(partial(found_or_installed, dump_program, POSTGRESQL_CLIENT), request.session)
    async with server(tmp_path, database=database) as place, place.somebody("Anna") as anna:
        table = (await anna.open("dolores", 2, options=SHORT, seed=SEED)).table.id
        followed = await anna.follow(table)
        await followed.say("before the dump")
        made = await asyncio.to_thread(make_backup, database, tmp_path / "copies", 14)
        await followed.say("after the dump")
        cookies = anna.cookies
    again = postgres.fresh_database()
    url = make_url(again)
    to = [f"--host={url.host}", f"--port={url.port}", f"--username={url.username}", f"--dbname={url.database}"]
    subprocess.run(["pg_restore", "--clean", "--if-exists", "--no-owner", *to, str(made)], check=True)
    async with server(tmp_path, database=again) as place, place.somebody(None, cookies) as anna:
        assert (await anna.me()).name == "Anna"
        session = await place.worker.service.session(table)
        assert [line.text for line in session.chat] == ["before the dump"]
