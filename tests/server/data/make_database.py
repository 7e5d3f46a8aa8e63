"""Makes before.sql and before.json: a database as a server of the installed version leaves it, and what it holds.

Run it with the version whose files a later one must be able to read, from the folder to write to. It starts that
version's `seachest serve`, and needs nothing of it but the command and the client.
"""

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from seachest.client import FollowedTable, RequestRefused, ServerClient, play
from seachest.wire.play import Situation

PASSWORD = "a long password"
SEED = f"{20240607:032x}"
GAMES: Mapping[str, Mapping[str, Any]] = {
    "sea-or-shore": {"hand": 3, "rounds": 1},
    "dolores": {"pile": 12},
    "sea-salt-paper": {},
}
MOVES = 9
MOVE_PAUSE_S = 0.25
"""No faster than a server lets clients be."""


async def play_some(followed: list[FollowedTable], moves: int, dice: random.Random) -> None:
    """Plays some decisions of a game, one after the other, and lets each be heard by all."""
    for _ in range(moves):
        able = [each for each in followed if each.situation is not None and each.situation.choices]
        if not able:
            return
        table = dice.choice(able)
        assert table.situation is not None
        with suppress(RequestRefused):  # the server was faster if there is only one answer
            await table.act(dice.choice(table.situation.choices).text)
        await asyncio.sleep(MOVE_PAUSE_S)


async def fill(url: str) -> dict[str, Any]:
    """Accounts, guests and tables of all kinds; returns what a later version has to find."""
    dice = random.Random(1)

    async def choose(situation: Situation) -> str:
        await asyncio.sleep(MOVE_PAUSE_S)
        return dice.choice(situation.choices).text

    async with ServerClient(url) as anna, ServerClient(url) as berta, ServerClient(url) as carla:
        await anna.ready(600)  # the first start compiles the rules
        people = {
            "anna": (await anna.register("Anna", PASSWORD)).id,
            "berta": (await berta.register("Berta", PASSWORD)).id,
        }
        await carla.guest("Carla")
        running: dict[str, Any] = {}
        finished: dict[str, Any] = {}
        for game, options in GAMES.items():
            for kept, moves in ((running, MOVES), (finished, 0)):
                others = [berta, carla] if game == "sea-or-shore" else [berta]
                opened = await anna.open(game, 1 + len(others), options=dict(options), seed=SEED, seconds=3600)
                tokens = [opened.token, *[(await other.sit(opened.table.id)).token for other in others]]
                tables = [await each.follow(opened.table.id) for each in (anna, *others)]
                await tables[0].say(f"hello, {game}")
                if moves:
                    await play_some(tables, moves, dice)
                    kept[opened.table.id] = {"game": game, "moves": list(tables[0].moves), "tokens": tokens}
                else:
                    results = await asyncio.gather(*[play(each, choose) for each in tables])
                    kept[opened.table.id] = {"game": game, "scores": results[0].scores, "winners": results[0].winners}
                for each in tables:
                    await each.leave()
        rematch = (await anna.rematch(next(iter(finished)))).table.id
        beside_bot = (await anna.open("sea-salt-paper", 2, bots=["greedy"], seconds=3600)).table.id
        waiting = (await anna.open("dolores", 3, public=True)).table.id
        async with httpx.AsyncClient(base_url=url) as browser:
            people["gustav"] = (await browser.post("/api/guests", json={"name": "Gustav"})).json()["id"]
            await browser.post(f"/api/tables/{waiting}/seats", json={})
            cookies = {"gustav": browser.cookies["seachest"]}
        async with httpx.AsyncClient(base_url=url) as browser:
            await browser.post("/api/login", json={"name": "Anna", "password": PASSWORD})
            cookies["anna"] = browser.cookies["seachest"]
        await anna.mute(people["gustav"])
        while len((await anna.me()).ratings) < len(GAMES):
            await asyncio.sleep(0.1)
        ratings = {game: each.games for game, each in (await anna.me()).ratings.items()}
    return {
        "password": PASSWORD,
        "people": people,
        "cookies": cookies,
        "ratings": ratings,
        "waiting": waiting,
        "rematch": rematch,
        "beside_bot": beside_bot,
        "running": running,
        "finished": finished,
    }


def main(folder: Path) -> None:
    """Writes both files."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as place:
        database = Path(place, "server.db")
        command = [sys.executable, "-m", "seachest", "serve", "--port", str(port), "--pace", "0", "--seeds"]
        with subprocess.Popen(command, env={**os.environ, "SEACHEST_DATABASE": str(database)}) as server:
            try:
                found = asyncio.run(fill(f"http://127.0.0.1:{port}"))
            finally:
                server.send_signal(signal.SIGTERM)
        with sqlite3.connect(database) as connection:
            dump = "\n".join(connection.iterdump()) + "\n"
            found["stopped"] = connection.execute("SELECT at FROM beats").fetchone()[0]
    (folder / "before.sql").write_text(dump, encoding="utf-8")
    (folder / "before.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path.cwd())
