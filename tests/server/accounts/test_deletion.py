"""Deleting oneself: at once, everywhere, and without a trace in the files."""

import asyncio
import contextlib
import secrets
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from seachest.server.storage.entries import EntryKind
from seachest.wire.play import Chat, Done, Follow, Here
from tests.server.http.test_websocket import Tab, tab
from tests.server.rooms import SEED, SHORT, server

pytestmark = pytest.mark.anyio
NAME, WORDS, PASSWORD = "Esmeralda", "I live at the harbour", "correct horse"


async def test_nobody_talks_under_a_deleted_name(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody(None) as anna, place.somebody("Bert") as bert:
        await anna.register(NAME, PASSWORD)
        table = (await bert.open("dolores", 2, options=SHORT, seed=SEED)).table.id
        async with tab(anna) as open_tab:
            await open_tab.say(Follow(table=table))
            await open_tab.hear(Here)
            await anna.delete_account(PASSWORD)
            with contextlib.suppress(ConnectionClosed):
                await open_tab.say(Chat(table=table, id="after", text=WORDS))
                await open_tab.hear(Done)
        said = [each for each in await place.worker.journal.after(table, 0) if each.kind == EntryKind.CHAT]
        assert said == []


async def test_what_was_said_leaves_the_files(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody(None) as anna, place.somebody("Bert") as bert:
        await anna.register(NAME, PASSWORD)
        table = (await bert.open("dolores", 2, options=SHORT, seed=SEED)).table.id
        followed = await anna.follow(table)
        await followed.say(WORDS)
        assert kept_in(tmp_path, WORDS)
        await anna.delete_account(PASSWORD)
        assert kept_in(tmp_path, WORDS) == []
        assert kept_in(tmp_path, NAME) == []


def kept_in(folder: Path, words: str) -> list[str]:
    """The files of a folder in which some words are."""
    return [file.name for file in folder.iterdir() if words.encode() in file.read_bytes()]


async def test_guests_delete_themselves(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody(NAME) as anna:
        table = (await anna.open("dolores", 2, options=SHORT, seed=SEED)).table.id
        await anna.delete_account()
        assert kept_in(tmp_path, NAME) == []
        assert (await anna.info(table)).seats[0].kind == "empty"


async def test_nobody_talks_under_a_deleted_name_at_another_worker(
    tmp_path: Path, database: str, redis_url: str
) -> None:
    async with (
        server(tmp_path, database=database, redis=redis_url) as one,
        server(tmp_path, database=database, redis=redis_url) as two,
        one.somebody(None) as anna,
        one.somebody("Bert") as bert,
    ):
        await anna.register(NAME, PASSWORD)
        table = (await bert.open("dolores", 2, options=SHORT, seed=SEED)).table.id
        async with two.somebody(None, anna.cookies) as elsewhere, tab(elsewhere) as open_tab:
            await open_tab.say(Follow(table=table))
            await open_tab.hear(Here)
            await anna.delete_account(PASSWORD)
            with pytest.raises(ConnectionClosed):
                await talk_on(open_tab, table)
        said = [each for each in await one.worker.journal.after(table, 0) if each.kind == EntryKind.CHAT]
        assert said == []


async def talk_on(open_tab: Tab, table: str) -> None:
    """Talks until the socket is closed."""
    while True:
        await open_tab.say(Chat(table=table, id=secrets.token_hex(8), text=WORDS))
        await asyncio.sleep(0.05)
