"""`seachest serve`: what it says, what it refuses in one line, and how it ends."""

import asyncio
import io
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest
from rich.console import Console

from seachest.cli.jobs import serve
from seachest.client import ServerClient
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.server.settings import Settings
from tests.services import free_port
from tests.serving import Running


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def bad(*arguments: str, **variables: str) -> str:
    """The one line that an error gives; nothing goes to standard output."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SEACHEST_")} | variables
    if "SEACHEST_CACHE" in os.environ:
        environment["SEACHEST_CACHE"] = os.environ["SEACHEST_CACHE"]
    command = [sys.executable, "-m", "seachest", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def greeting(language: str = "en", **arguments: object) -> str:
    out = io.StringIO()
    settings = Settings(**{"database": "games.db", **arguments})  # type: ignore[arg-type]  # tests tell some
    serve.print_addresses(Console(file=out, width=200), catalogue(language), settings)
    return out.getvalue()


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"127.0.0.1:{port}: " in bad("--port", str(port))


def test_a_port_that_is_none_is_named() -> None:
    assert "port: 70000" in bad("--port", "70000")


def test_an_address_that_is_not_ours_is_named() -> None:
    assert "192.0.2.7:8000: " in bad("--host", "192.0.2.7", "--port", "8000")


def test_sqlite_with_two_workers_is_refused(tmp_path: Path) -> None:
    told = bad("--workers", "2", "--database", str(tmp_path / "games.db"))
    assert "SQLite allows only one worker, not 2" in told
    assert not (tmp_path / "games.db").exists()


def test_two_workers_without_redis_are_refused() -> None:
    assert "SEACHEST_REDIS" in bad("--workers", "2", SEACHEST_DATABASE="postgresql://127.0.0.1/none")


def test_a_database_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    file = tmp_path / "no-folder" / "games.db"
    (tmp_path / "no-folder").write_text("in the way")
    assert f"{file}: unable to open database file" in bad("--port", str(free_port()), "--database", str(file))


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna, " * 100)
    assert f"{file}: file is not a database" in bad("--port", str(free_port()), "--database", str(file))


def test_a_postgresql_that_is_not_there_is_told_without_its_password() -> None:
    url = f"postgresql://anna:opensesame@127.0.0.1:{free_port()}/games"
    told = bad("--port", str(free_port()), SEACHEST_DATABASE=url)
    assert "seachest: database: " in told
    assert "opensesame" not in told


def test_it_says_where_the_tables_are_and_where_games_are_kept() -> None:
    told = greeting(port=8123)
    assert "http://127.0.0.1:8123" in told
    assert "games.db" in told
    assert "https://sea.example" in greeting(public_url="https://sea.example")


def test_in_a_living_room_it_prints_the_address_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: "192.168.7.5")
    for language in LANGUAGES:
        assert "http://192.168.7.5:8000" in greeting(language, lan=True, host="0.0.0.0")
    assert "192.168.7.5" not in greeting()


def test_without_a_network_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "lan_address", lambda: None)
    assert "no address" in greeting(lan=True, host="0.0.0.0")


@pytest.mark.anyio
async def test_it_serves_until_it_is_told_to_end(tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "seachest", "serve", "--port", str(port), "--database", str(tmp_path / "games.db")]
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    async with ServerClient(f"http://127.0.0.1:{port}") as client:
        await client.ready(60)
        await client.guest("Anna")
        table = (await client.open("dolores", 2)).table.id
        assert (await client.follow(table)).seat == 0
        process.send_signal(signal.SIGTERM)
        out, errors = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode in (0, -signal.SIGTERM)
    assert b'"stopped"' in out + errors
    assert f"http://127.0.0.1:{port}" in out.decode()
    assert b"Traceback" not in errors


def test_it_says_that_the_browser_comes_up_or_what_to_type(monkeypatch: pytest.MonkeyPatch) -> None:
    for has, words in ((True, "Your browser"), (False, "Type this address")):
        monkeypatch.setattr(serve, "has_browser", lambda has=has: has)
        out = io.StringIO()
        serve.print_addresses(
            Console(file=out, width=200), catalogue("en"), Settings(database="games.db"), opens_browser=True
        )
        assert words in out.getvalue()
    assert "Your browser" not in greeting()


def test_no_browser_comes_up_where_nobody_could_see_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webbrowser, "get", lambda: object())
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not serve.has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert serve.has_browser()
    monkeypatch.setenv("CI", "true")
    assert not serve.has_browser()


def test_the_browser_is_shown_the_page_once_the_server_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        port = listening.getsockname()[1]
        serve.open_browser_when_ready("0.0.0.0", port, f"http://127.0.0.1:{port}")
    assert shown == [f"http://127.0.0.1:{port}"]


def test_a_data_folder_that_can_not_be_written_to_is_named_and_no_other_is_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    folder, home = tmp_path / "file" / "games", tmp_path / "home"
    port = str(free_port())
    told = bad("--port", port, SEACHEST_DATA=str(folder), HOME=str(home))
    assert f"games can't be stored in {folder}" in told
    assert not list(home.glob("**/server.db"))
    german = bad("--port", port, "--language", "de", SEACHEST_DATA=str(folder), HOME=str(home))
    assert f"in {folder} lassen sich keine Partien speichern" in german


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone_even_if_it_is_killed(
    tmp_path: Path,
) -> None:
    file, other_name = tmp_path / "games.db", tmp_path / "link.db"
    other_name.symlink_to(file)
    with Running(str(file), tmp_path / "log") as first:
        for name in (file, other_name):
            told = bad("--port", str(free_port()), "--database", str(name))
            assert f"{name}: another server is already using this database (process {first.pid})" in told
        with sqlite3.connect(file) as beside:  # as a backup does
            beside.execute("VACUUM INTO ?", [str(tmp_path / "copy.db")])
        first.kill()
        with Running(str(file), tmp_path / "log"):
            pass
