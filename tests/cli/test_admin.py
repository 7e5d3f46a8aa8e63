"""`seachest admin` and `seachest backup`: what they do and print, beside a server or without one."""

import contextlib
import re
import time
from pathlib import Path

import pytest

from seachest.cli.jobs import backup as backup_job
from seachest.cli.main import main
from seachest.server.settings import Settings
from seachest.server.storage.engine import prepare
from tests.server.accounts_app import QUICK_HASHER
from tests.services import in_a_loop_of_its_own


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with an account and two guests of one name."""
    file = str(tmp_path / "server.db")
    prepare(Settings(database=file).database)

    async def fill() -> None:
        from seachest.server.accounts.people import People
        from seachest.server.storage.engine import open_engine

        engine = open_engine(Settings(database=file).database)
        people = People(engine, hasher=QUICK_HASHER)
        await people.open_account("Dora", "correct horse")
        await people.guest("Bert")
        await people.guest("Bert")
        await engine.dispose()

    in_a_loop_of_its_own(fill())
    return file


def admin(database: str, *arguments: str) -> int:
    return main(["admin", *arguments, "--database", database, "--language", "en"])


def test_players_are_found_muted_and_freed_again(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(database, "find", "dora") == 0
    assert re.search(r"^[a-z0-9]{16}  Dora  account", capsys.readouterr().out)
    assert admin(database, "mute", "Dora", "--hours", "2", "--reason", "insults") == 0
    capsys.readouterr()
    assert admin(database, "restrictions") == 0
    line = capsys.readouterr().out
    assert "muted" in line
    assert "insults" in line
    assert admin(database, "lift", line.split()[0]) == 0
    capsys.readouterr()
    admin(database, "restrictions")
    assert capsys.readouterr().out == "There is nothing here.\n"
    admin(database, "log")
    told = [line.split("  ")[1:] for line in capsys.readouterr().out.splitlines()]
    assert told == [
        ["the server’s admin", "lifted a restriction", "Dora"],
        ["the server’s admin", "muted Dora", "insults"],
    ]


def test_moderators_are_made_and_unmade(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    admin(database, "moderator", "Dora")
    admin(database, "find", "Dora")
    assert "Dora  moderator" in capsys.readouterr().out
    admin(database, "no-moderator", "Dora")
    admin(database, "find", "Dora")
    assert "Dora  account" in capsys.readouterr().out


def test_a_forgotten_password_gets_a_code(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(database, "recovery-code", "Dora") == 0
    found = re.search(r"[a-z0-9]{4}(-[a-z0-9]{4}){3}", capsys.readouterr().out)
    assert found

    async def recover() -> None:
        from seachest.server.accounts.people import People
        from seachest.server.storage.engine import open_engine

        engine = open_engine(Settings(database=database).database)
        session = await People(engine, hasher=QUICK_HASHER).recover("Dora", found[0], "battery staple")
        await engine.dispose()
        assert session.player.name == "Dora"

    in_a_loop_of_its_own(recover())


def test_a_name_is_replaced(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(database, "rename", "Dora") == 0
    assert re.fullmatch(r"Dora is now called Sailor \d{5}\.\n", capsys.readouterr().out)
    assert admin(database, "find", "Dora") == 0, "the account is still found by the name that its owner knows"


def test_networks_are_banned(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(database, "ban", "198.51.100.0/24", "--hours", "24") == 0
    capsys.readouterr()
    admin(database, "restrictions")
    assert "198.51.100.0/24" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["mute", "Nobody"], 'there is no "Nobody"'),
        (["mute", "Bert"], 'several players are called "Bert"'),
        (["mute"], "say who or what this is about"),
        (["lift", "x"], "is not a number from the list"),
        (["lift", "77"], 'there is no "77"'),
        (["ban", "10.0.0.0/4"], "can't be banned"),
        (["ban", "127.0.0.1"], "can't be banned"),
        (["ban", "1.2.3"], "is neither an address nor a network"),
        (["mute", "Dora", "--hours", "-1"], "hours: expected a number above 0"),
        (["moderator", "Bert"], "several players"),
    ],
)
def test_what_makes_no_sense_is_told_in_one_line(
    database: str, capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    assert admin(database, *arguments) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(str(tmp_path / "none.db"), "log") == 2
    assert "there is no such database" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()


def test_backups_are_made_by_command(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copies = tmp_path / "copies"
    arguments = ["backup", "--database", database, "--to", str(copies), "--keep", "3", "--language", "en"]
    assert main(arguments) == 0
    (copy,) = copies.iterdir()
    assert capsys.readouterr().out == f"{copy} (1 copy in this folder)\n"


def test_backups_go_on_by_the_hour_also_after_one_that_failed(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, aside, copies = Path(database), tmp_path / "aside.db", tmp_path / "copies"
    slept: list[float] = []

    def sleep(seconds: float) -> None:
        """The database is away for the second backup, and back for the third."""
        slept.append(seconds)
        if len(slept) == 3:
            raise KeyboardInterrupt
        (file if len(slept) == 1 else aside).rename(aside if len(slept) == 1 else file)

    monkeypatch.setattr(time, "sleep", sleep)
    with contextlib.suppress(KeyboardInterrupt):
        backup_job.backup(database, copies, 3, 6.0, "en")
    told = capsys.readouterr()
    assert slept == [6 * 3600.0] * 3
    assert told.out.count("\n") == 2
    assert told.err.count("\n") == 1
    assert "there is no database" in told.err


@pytest.mark.parametrize(("argument", "value"), [("--keep", "0"), ("--every", "nan"), ("--every", "0")])
def test_backups_without_sense_are_refused(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], argument: str, value: str
) -> None:
    assert main(["backup", "--database", database, "--to", str(tmp_path), argument, value]) == 2
    assert capsys.readouterr().err.count("\n") == 1
