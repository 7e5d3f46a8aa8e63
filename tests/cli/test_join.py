"""`seachest join` as a person meets it, at a real server."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from rich.console import Console

from seachest import load
from seachest.bots import bot_named
from seachest.cli.main import main
from seachest.cli.terminal.joining import JoinError, Link, ServerVisit, read_link
from seachest.cli.terminal.remote import seats_at
from seachest.cli.terminal.threaded_client import PresenceChange, ThreadedClient
from seachest.client import FollowedTable, RequestRefused, ServerClient, chooser_of
from seachest.messages.catalogue import catalogue
from seachest.table import deal
from seachest.view_bytes import record_bytes
from seachest.wire.lobby import SeatInfo, TableInfo
from seachest.wire.play import Situation
from tests.cli.test_play import Lines, bare, environment, flat, some_answers, terminal
from tests.services import free_port
from tests.serving import SERVER_TIMEOUT_S, Rivals, rivals, serving

SMALL = {"sea-or-shore": {"rounds": 1}, "dolores": {"pile": 40}, "sea-salt-paper": {"goal": 10}}
SEED = "00000000000000000000000000000007"
RIVAL_FIRST = f"{3:032x}"
"""A deal of Sea Salt & Paper in which the one who opens the table begins."""
WORDS = catalogue("en")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server")) as url:
        yield url


@pytest.fixture
def joining(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Joins with given answers, in this process; gives the exit status, all that was printed, and the errors."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("SEACHEST_DATA", str(tmp_path))

    def run(link: str, answers: list[str], *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", Lines("".join(f"{answer}\n" for answer in answers)))
        status = main(["join", link, "--name", "Ann", "--language", "en", *arguments])
        told = capsys.readouterr()
        return status, told.out, told.err

    return run


def finished(table: Rivals) -> None:
    """Waits until the others have heard of the end, too."""
    end = time.monotonic() + SERVER_TIMEOUT_S
    while table.result is None and time.monotonic() < end:
        time.sleep(0.01)
    assert table.result is not None


# --- Links ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://host:8000/t/abcdefghijkl", Link("http://host:8000", "abcdefghijkl")),
        ("https://host/abcdefghijkl", Link("https://host", "abcdefghijkl")),
        ("https://host/games/t/abcdefghijkl/", Link("https://host/games", "abcdefghijkl")),
        ("http://[::1]:8000/", Link("http://[::1]:8000", None)),
        ("http://host", Link("http://host", None)),
    ],
)
def test_links(text: str, link: Link) -> None:
    assert read_link(text, WORDS) == link


@pytest.mark.parametrize(
    "text",
    ["", "host", "ftp://host/abcdefghijkl", "http://", "http://host/t/short", "http://host:port/", "http://[::1/"],
)
def test_what_is_no_link(text: str) -> None:
    with pytest.raises(JoinError, match="expected a link"):
        read_link(text, WORDS)


# --- Whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "players", "language"), [("sea-or-shore", 3, "de"), ("dolores", 3, "fr"), ("sea-salt-paper", 2, "nl")]
)
def test_a_whole_game(game: str, players: int, language: str, server: str, joining: Any, tmp_path: Path) -> None:
    with rivals(server, game, players, options=SMALL[game], seed=SEED) as table:
        status, out, err = joining(table.link, some_answers(5000), "--language", language)
        finished(table)
    assert (status, err) == (0, "")
    (saved,) = tmp_path.glob(f"*-{game}-*.json")
    result = load(saved).result()
    assert result is not None
    assert table.result is not None
    assert result.scores == tuple(table.result.scores)
    words = catalogue(language)
    won = players - 1 in result.winners
    for message in ("play-turn-yours", "play-prompt", "play-go-on", "play-final-total", "play-saved"):
        assert words.text(message) in out, message
    assert words.text("play-won-you" if won else "play-over") in out
    assert "Rival" in out
    assert str(saved) in out
    assert not re.search(r"\b(join|play|sos|dol|ssp)-[a-z]", out)


def test_the_story_is_the_one_that_the_table_tells(server: str, joining: Any, tmp_path: Path) -> None:
    """What was shown through the server is what the saved record tells when it is played again here."""
    with rivals(server, "dolores", 2, options={"pile": 20}, seed=SEED) as table:
        _, out, _ = joining(table.link, ["l", "", *some_answers(3000)])
        finished(table)
    (saved,) = tmp_path.glob("*-dolores-*.json")
    assert json.loads(saved.read_text(encoding="utf-8"))["seed"] == SEED
    assert load(saved).names == ["Rival", "Ann"]
    assert WORDS.text("play-story") in out


def test_a_bot_of_the_package_plays_a_seat(server: str, joining: Any) -> None:
    bot = bot_named("greedy", 1)

    async def choose(table: FollowedTable, situation: Situation) -> str:
        return await chooser_of(table, bot)(situation)

    with rivals(server, "sea-salt-paper", 2, choose=choose, options=SMALL["sea-salt-paper"], seed=SEED) as table:
        status, _, err = joining(table.link, some_answers(5000))
        finished(table)
    assert (status, err) == (0, "")


def test_an_exact_follower_gets_the_view_of_its_seat(server: str) -> None:
    async def look() -> None:
        async with ServerClient(server) as one, ServerClient(server) as two:
            await one.guest("One")
            await two.guest("Two")
            opened = await one.open("sea-salt-paper", 2, seed=SEED)
            seated = await two.sit(opened.table.id)
            exact = await two.follow(opened.table.id, seated.token, exact=True)
            plain = await one.follow(opened.table.id, opened.token)
            table = deal("sea-salt-paper", 2, seed=SEED, options=opened.table.options)
            assert record_bytes(exact.view) == record_bytes(table.seat_view(1))
            await plain.act("draw")
            table.act(0, "draw")
            while not exact.moves:
                await exact.changed()
            assert record_bytes(exact.view) == record_bytes(table.seat_view(1))
            assert plain.situation is not None
            assert plain.situation.record is None

    asyncio.run(look())


# --- Coming, going, coming back ------------------------------------------------------------------------------------


def test_an_open_table_of_the_lobby_is_chosen_by_number(server: str, joining: Any) -> None:
    with rivals(server, "dolores", 2, options={"pile": 20}, public=True) as table:
        status, out, err = joining(server, ["x", "1", *some_answers(3000)])
        finished(table)
    assert (status, err) == (0, "")
    assert "Dolores" in out
    assert "1 free seat" in out


def test_whoever_leaves_is_told_how_to_come_back_to_the_seat(server: str, joining: Any) -> None:
    with rivals(server, "dolores", 2, options={"pile": 20}) as table:
        status, out, err = joining(table.link, ["q"])
        assert (status, err) == (0, "")
        assert flat(WORDS.text("join-resume")) in flat(out)
        found = re.search(r"join (\S+) (--token=\S+)", out)
        assert found
        assert found[1] == table.link
        status, out, err = joining(found[1], some_answers(3000), found[2])
        finished(table)
    assert (status, err) == (0, "")
    assert WORDS.text("play-final-total") in out


def test_one_may_watch_where_no_seat_is_free(server: str, joining: Any) -> None:
    ready: list[bool] = []

    async def choose(_: FollowedTable, situation: Situation) -> str:
        while not ready:
            await asyncio.sleep(0.01)
        return situation.choices[0].text

    with rivals(server, "dolores", 2, free=0, options={"pile": 20}, choose=choose) as table:
        status, out, err = joining(table.link, [])
        assert (status, err) == (0, "")
        assert WORDS.text("join-watch") in out
        ready.append(True)
        status, out, err = joining(table.link, [""] * 50)
        finished(table)
    assert (status, err) == (0, "") or WORDS.text("join-over") in err


# --- What does not work --------------------------------------------------------------------------------------------


def test_a_server_that_is_not_there(joining: Any) -> None:
    status, out, err = joining(f"http://127.0.0.1:{free_port()}/t/abcdefghijkl", [])
    assert (status, out) == (2, "")
    assert "there is no server at" in err
    assert len(err.splitlines()) == 1


def test_a_table_that_is_not_there(server: str, joining: Any) -> None:
    status, _, err = joining(f"{server}/t/aaaaaaaaaaaa", [])
    assert status == 2
    assert WORDS.text("refused-no-such-table") in err


def test_a_full_table_that_nobody_may_watch(server: str, joining: Any) -> None:
    async def choose(_: FollowedTable, situation: Situation) -> str:
        await asyncio.sleep(SERVER_TIMEOUT_S)
        return situation.choices[0].text

    with rivals(server, "dolores", 2, free=0, watch="nobody", choose=choose) as table:
        status, _, err = joining(table.link, [])
    assert status == 2
    assert WORDS.text("join-full") in err


@pytest.mark.parametrize("words", [["--token", "t" * 30], ["--token=-" + "t" * 30]], ids=["two words", "with a dash"])
def test_a_token_of_no_seat(server: str, joining: Any, words: list[str]) -> None:
    with rivals(server, "dolores", 2) as table:
        status, _, err = joining(table.link, [], *words)
    assert status == 2
    assert WORDS.text("join-bad-token") in err


def test_a_server_of_another_version_is_told_plainly(
    server: str, joining: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with rivals(server, "dolores", 3, free=2) as table:
        monkeypatch.setattr("seachest.client.table.layout", lambda game: "other")
        status, _, err = joining(table.link, [])
        assert table.first is not None
        end = time.monotonic() + SERVER_TIMEOUT_S  # the other hears of the seat that is free again a little later
        while (kinds := [seat.kind for seat in table.first.info.seats]) != ["player", "empty", "empty"]:
            assert time.monotonic() < end, kinds
            time.sleep(0.02)
    assert status == 2
    assert WORDS.text("join-outdated") in err


@pytest.mark.parametrize("name", ["", " ", "x" * 25])
def test_a_name_that_is_none(name: str, joining: Any) -> None:
    status, _, err = joining("http://127.0.0.1:1/t/abcdefghijkl", [], "--name", name)
    assert status == 2
    assert "a name has" in err


# --- In a terminal -------------------------------------------------------------------------------------------------


def test_waiting_talking_and_leaving_in_a_terminal(server: str, tmp_path: Path) -> None:
    go: list[bool] = []

    async def choose(_: FollowedTable, situation: Situation) -> str:
        while not go:
            await asyncio.sleep(0.01)
        return situation.choices[0].text

    with rivals(server, "sea-salt-paper", 2, choose=choose, seconds=3600, seed=RIVAL_FIRST) as table:
        program = ["-m", "seachest", "join", table.link, "--name", "Ann", "--language", "en"]
        with terminal(tmp_path, columns=100, rows=40, program=program) as screen:
            until(screen, "Waiting for Rival. The clock runs until")
            table.say("ahoy \x1b[31m")
            until(screen, "Rival: “ahoy")
            screen.type("/say hello all\n")
            until(screen, "Ann: “hello all”")
            go.append(True)
            until(screen, "Your choice ›")
            os.kill(screen.process.pid, signal.SIGINT)
            assert screen.wait() == 130
        assert "\x1b[31m”" not in screen.printed
        assert f"join {table.link} --token=" in bare(screen.printed)


def until(screen: Any, text: str) -> None:
    """Reads until something is seen."""
    end = time.monotonic() + SERVER_TIMEOUT_S
    while text not in flat(bare(screen.printed)):
        assert time.monotonic() < end, flat(bare(screen.printed))[-3000:]
        screen.read()


def test_the_command_needs_no_server_packages(tmp_path: Path) -> None:
    """`join` is for clients: it imports nothing of the server."""
    probe = (
        "import sys, seachest.cli.terminal.joining; "
        "sys.exit(any(name.startswith('seachest.server') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", probe], env=environment(tmp_path), check=False, timeout=300)
    assert done.returncode == 0


# --- Who is there, and what is refused -----------------------------------------------------------------------------


def info_of(*seats: SeatInfo) -> TableInfo:
    told: dict[str, Any] = {"options": {}, "seconds": None, "watch": "anyone", "public": True, "phase": "waiting"}
    return TableInfo(id="a" * 12, game="dolores", players=len(seats), seats=list(seats), opener="", opened=0.0, **told)


def test_who_is_not_connected_is_shown_so() -> None:
    here, gone, away = (SeatInfo(kind="player", name=name, away=name == "Dora") for name in ("Bert", "Carl", "Dora"))
    info = info_of(SeatInfo(kind="player", name="Ann"), here, gone, away, SeatInfo(kind="empty"))
    titles = seats_at(WORDS, info, 0, [1]).titles
    assert titles[:4] == ("You", "Bert", "Carl (not connected)", "Dora (away: a bot is playing)")
    assert "not connected" not in titles[4]


def test_who_has_an_account_is_shown_so() -> None:
    names = ("Bert", "Carl", "Dora")
    seats = [SeatInfo(kind="player", name=name, account=name != "Carl", away=name == "Dora") for name in names]
    titles = seats_at(WORDS, info_of(SeatInfo(kind="player", name="Ann"), *seats), 0, [1, 2]).titles
    assert titles == ("You", "Bert (has an account)", "Carl", "Dora (has an account; away: a bot is playing)")


def test_ratings_are_shown_in_the_lobby() -> None:
    info = info_of(SeatInfo(kind="player", name="Bert", rating=21.7), SeatInfo(kind="player", name="Carl"))
    visit = ServerVisit(Console(), WORDS, Link("http://host", None))
    assert [visit.rated_name(info, seat) for seat in range(2)] == ["Bert (rated 22)", "Carl"]


def seen_next(client: ThreadedClient) -> tuple[int, ...] | None:
    """Who is there when somebody has come or gone."""
    end = time.monotonic() + SERVER_TIMEOUT_S
    while time.monotonic() < end:
        client.events.wait()
        while (event := client.events.next_event()) is not None:
            if isinstance(event, PresenceChange):
                return event.seats
    return None


def test_players_who_come_and_go_are_noticed(server: str) -> None:
    ann, bert = ThreadedClient(server), ThreadedClient(server)
    try:
        for client, name in ((ann, "Ann"), (bert, "Bert")):
            client.run(client.server.guest(name))
        table = ann.run(ann.server.open("dolores", 2, options={"pile": 8})).table.id
        ann.follow(table, None)
        bert.run(bert.server.sit(table))
        bert.follow(table, None)
        assert seen_next(ann) == (0, 1)
        bert.close()
        assert seen_next(ann) == (0,)
    finally:
        ann.close()


def test_who_was_removed_is_told_so_in_their_language(server: str, joining: Any) -> None:
    async def remove() -> str:
        async with ServerClient(server) as anna:
            await anna.guest("Anna")
            return (await anna.open("dolores", 2)).table.id

    table = asyncio.run(remove())
    refusal = RequestRefused("removed")

    async def refuse(*_: object) -> NoReturn:
        raise refusal

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ServerClient, "sit", refuse)
        status, _, err = joining(f"{server}/t/{table}", [], "--language", "fr")
    assert status != 0
    assert catalogue("fr").text("refused-removed") in err
