"""Our server and boardgame.io's under the same load, in turns on the same machine.

    python benchmarks/server/load.py --out docs/benchmarks/server

Each has as many tables with as many players, who are real clients on sockets of their own: at first at a given rate
("paced"), then as fast as they can ("highest"). Ours plays a whole game, stores each move in its database before it
acknowledges it, and tells each player only what that player may know; the peer keeps everything in memory, and its game
only appends moves. Then ours is measured idle: memory of a connection and of a table, and the cost of moves beside 100,
1,000 and 10,000 tables at which nothing happens; and with the other games, at fewer tables. Prints JSON and tables, and
writes the JSON and a plot with --out.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from peer import cpu_seconds, measure, memory, rounded  # noqa: E402  # needs the path
from sqlalchemy import insert  # noqa: E402
from tests.services import Postgres  # noqa: E402
from tests.serving import Running  # noqa: E402

from seachest.bench.swarm.figures import Figures  # noqa: E402
from seachest.bench.swarm.swarm import Swarm  # noqa: E402
from seachest.cli.jobs.swarm import fastest_loop_factory, raise_file_limit  # noqa: E402
from seachest.rules.chance import fresh_seed  # noqa: E402
from seachest.rules.game import game_named  # noqa: E402
from seachest.server.storage.engine import migrate, open_engine, writing  # noqa: E402
from seachest.server.storage.entries import EntryKind  # noqa: E402
from seachest.server.storage.schema import due, entries, tables  # noqa: E402

IDLE = (100, 1_000, 10_000)
FEW, GENTLE = 50, 200.0
"""Tables that play beside idle ones, and their moves a second."""
WARM_SECONDS = 3.0
"""Of play before anything is counted."""
IS_CHOICE_READY = 5.0
"""Seconds until all processes of a server are there."""
OTHER_GAMES_DIVISOR = 4
"""The other games have as many tables less."""
A_DAY = 86_400
RESTING = 3.0
KEPT = 400
"""Tables that are looked at, to see what each takes in memory."""
KIBIBYTE = 1024
DATABASES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
"""What the page calls them."""


def say(line: str) -> None:
    """Tells how far it is."""
    sys.stderr.write(f"{line}\n")


# --- Under load -----------------------------------------------------------------------------------------------------


def children_of(thread: Path) -> list[str]:
    """The processes that a thread has started; none if it has ended meanwhile."""
    try:
        return (thread / "children").read_text().split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def family(pid: int) -> list[int]:
    """A process and those that it has started."""
    threads = Path(f"/proc/{pid}/task").iterdir()
    children = [int(child) for thread in threads for child in children_of(thread)]
    return [pid, *(each for child in children for each in family(child))]


def computed(server: int) -> float:
    """How long all processes of a server have computed."""
    return sum(cpu_seconds(pid) for pid in family(server))


def held_by(server: int) -> float:
    """Megabytes that all processes of a server hold."""
    return sum(memory(pid) for pid in family(server))


async def half(crowd: Swarm, server: int, rate: float | None, seconds: float) -> dict[str, Any]:
    """One of the two ways to play, and how much of a core the server needed for it."""
    crowd.figures, crowd.rate = Figures(), rate
    await crowd.run(WARM_SECONDS)
    crowd.figures = Figures()
    before, own = computed(server), time.process_time()
    figures = (await crowd.run(seconds)).as_json()
    used, own = computed(server) - before, time.process_time() - own
    return {
        "moves_per_second": figures["moves_per_second"],
        **{f"{share}_ms": value for share, value in figures["seen_by_all_ms"].items()},
        "games": figures["games"],
        "late": figures["late"],
        "errors": figures["errors"],
        "server_cores": used / figures["seconds"],
        "swarm_cores": own / figures["seconds"],
        "moves_per_server_cpu_second": figures["acknowledged"] / used,
    }


@asynccontextmanager
async def swarming(url: str, count: int, game: str, players: int, *, brief: bool = True) -> AsyncIterator[Swarm]:
    """Players who sit at their tables, and get decisions as brief steps or as whole situations in words."""
    crowd = Swarm(url, count, game, players, None, brief=brief)
    try:
        await crowd.set_up()
        yield crowd
    finally:
        await crowd.close()


async def ours(database: str, log: Path, tables: int, game: str, players: int, asked: Any) -> dict[str, Any]:
    """What our server does with so many tables."""
    async with Running(database, log, pace=1.0, tellers=asked.tellers) as server:
        await asyncio.sleep(IS_CHOICE_READY)
        held = {"empty": held_by(server.pid)}
        async with swarming(server.url, tables, game, players, brief=not asked.words) as crowd:
            held["connected"] = held_by(server.pid)
            paced = await half(crowd, server.pid, asked.rate, asked.seconds)
            say(f"ours: {paced}")
            highest = await half(crowd, server.pid, None, asked.seconds)
            say(f"ours: {highest}")
            held["after"] = held_by(server.pid)
    return {"server_megabytes": held, "highest": highest, "paced": paced}


# --- Idle -----------------------------------------------------------------------------------------------------------


async def fill(database: str, count: int, game: str, players: int) -> list[str]:
    """Slow games that have begun and at which nothing happens, written into the database as the server does."""
    engine = open_engine(database)
    await migrate(engine)
    names, at = [f"idle{number:08d}" for number in range(count)], time.time()
    table = {"game": game, "players": players, "options": {}, "seconds": A_DAY, "watch": "anyone", "public": False}
    table |= {"opener": "idle", "opened": at, "phase": "playing", "updated": at, "last": players + 1}
    log: list[dict[str, Any]] = [
        {
            "kind": EntryKind.SIT,
            "seat": seat,
            "body": json.dumps({"player": f"idle-{seat}", "name": "Idle", "token": ""}),
        }
        for seat in range(players)
    ] + [{"kind": EntryKind.BEGIN, "seat": -1, "body": ""}]
    async with writing(engine) as connection:
        rows = [{**table, "id": name, "seed": f"{fresh_seed():032x}", "rated": False} for name in names]
        await connection.execute(insert(tables), rows)
        for seq, entry in enumerate(log, 1):
            written = {**entry, "seq": seq, "at": at, "deed": f"deed-{seq}"}
            await connection.execute(insert(entries), [{**written, "table_id": name} for name in names])
        clock = {"at": at + A_DAY, "clock": at + A_DAY, "lease": 0.0, "owner": None}
        await connection.execute(insert(due), [{**clock, "table_id": name} for name in names])
    await engine.dispose()
    return names


async def beside_idle(database: str, log: Path, count: int, asked: argparse.Namespace) -> dict[str, Any]:
    """What moves cost beside so many idle tables, and what those take."""
    names = await fill(database, count, asked.game, asked.players)
    async with Running(database, log, pace=1.0, tellers=asked.tellers) as server:
        await asyncio.sleep(IS_CHOICE_READY)
        start, before = held_by(server.pid), computed(server.pid)
        await asyncio.sleep(RESTING)
        resting = (computed(server.pid) - before) / RESTING
        async with swarming(server.url, FEW, asked.game, asked.players, brief=not asked.words) as crowd:
            playing = await half(crowd, server.pid, GENTLE, asked.seconds / 2)
            held = held_by(server.pid)
            for name in names[:KEPT]:
                (await crowd.server.http.get(f"/api/tables/{name}")).raise_for_status()
            a_table = (held_by(server.pid) - held) * KIBIBYTE / min(KEPT, count)
    return {"tables": count, "megabytes": start, "resting_cores": resting, "kibibytes_a_table": a_table, **playing}


# --- All of it ------------------------------------------------------------------------------------------------------


async def beside_the_peer(databases: "Databases", asked: argparse.Namespace) -> list[dict[str, Any]]:
    """Loads both servers in turns, because the machine may be busy with something else now and then."""
    rounds = []
    for number in range(asked.rounds):
        peer = await asyncio.to_thread(measure, asked.tables, asked.players, asked.seconds, asked.rate)
        say(f"boardgame.io: {peer}")
        us = await ours(databases.fresh(), databases.log, asked.tables, asked.game, asked.players, asked)
        rounds.append({"boardgame.io": peer, "seachest": us})
        say(f"round {number + 1} of {asked.rounds}: {ratio(rounds[-1]):.2f} of the peer's rate")
    return rounds


def ratio(both: dict[str, Any]) -> float:
    """Our highest rate by that of the peer."""
    us, peer = both["seachest"]["highest"], both["boardgame.io"]["highest"]
    return float(us["moves_per_second"] / peer["moves_per_second"])


async def measured(databases: "Databases", asked: argparse.Namespace) -> dict[str, Any]:
    """Ours beside the peer, in the round that is in the middle of all, and idle."""
    rounds = await beside_the_peer(databases, asked)
    chosen = sorted(rounds, key=ratio)[len(rounds) // 2]
    us = await idle_and_others(databases, asked, chosen["seachest"])
    rates = [{name: each["highest"]["moves_per_second"] for name, each in both.items()} for both in rounds]
    return {"rounds": rates, "boardgame.io": chosen["boardgame.io"], "seachest": us}


async def idle_and_others(databases: "Databases", asked: argparse.Namespace, found: dict[str, Any]) -> dict[str, Any]:
    """What else is measured of ours."""
    held = found["server_megabytes"]
    each = (held["connected"] - held["empty"]) * KIBIBYTE
    idle = []
    for count in asked.idle:
        idle.append(await beside_idle(databases.fresh(), databases.log, count, asked))
        say(f"idle: {idle[-1]}")
    a_table = idle[-1]["kibibytes_a_table"] if idle else 0.0
    a_connection = (each / asked.tables - a_table) / asked.players
    others = {}
    for game in asked.others:
        players = game_named(game).seats.start
        others[game] = await ours(
            databases.fresh(), databases.log, asked.tables // OTHER_GAMES_DIVISOR, game, players, asked
        )
        others[game] |= {"tables": asked.tables // OTHER_GAMES_DIVISOR, "players": players}
    return {**found, "kibibytes": {"table": a_table, "connection": a_connection}, "idle": idle, "others": others}


class Databases:
    """Fresh databases of one kind."""

    def __init__(self, folder: Path, postgres: Postgres | None) -> None:
        self._folder, self._postgres, self._count = folder, postgres, 0
        self.log = folder / "log"

    def fresh(self) -> str:
        """The URL of an empty database."""
        if self._postgres is not None:
            return self._postgres.fresh_database()
        self._count += 1
        return f"sqlite+aiosqlite:///{self._folder / f'{self._count}.db'}"


def markdown(found: dict[str, Any]) -> str:
    """The figures as tables."""
    us, peer, rate = found["seachest"], found["boardgame.io"], found["rate"]
    lines = [
        f"| {found['tables']:,} tables of {found['players']} ({found['game']}) "
        f"| Seachest, {DATABASES[found['database']]} | boardgame.io, memory |",
        "|---|---|---|",
        f"| highest rate, moves a second | {us['highest']['moves_per_second']:,.0f} | "
        f"{peer['highest']['moves_per_second']:,.0f} |",
        f"| at {rate:,.0f} moves a second, move → seen by all: p50 | {us['paced']['p50_ms']:.1f} ms | "
        f"{peer['paced']['p50_ms']:.1f} ms |",
        f"| … p99 | {us['paced']['p99_ms']:.1f} ms | {peer['paced']['p99_ms']:.1f} ms |",
        f"| moves a second of the server's CPU | {us['highest']['moves_per_server_cpu_second']:,.0f} | "
        f"{peer['highest']['moves_per_server_cpu_second']:,.0f} |",
        f"| cores of server and players at the highest rate | "
        f"{us['highest']['server_cores']:.2f} + {us['highest']['swarm_cores']:.2f} | "
        f"{peer['highest']['server_cores']:.2f} + {peer['highest']['swarm_cores']:.2f} |",
        f"| memory after it | {us['server_megabytes']['after']:,.0f} MB | "
        f"{peer['server_megabytes']['after']:,.0f} MB |",
        f"| errors | {sum((us['paced']['errors'] | us['highest']['errors']).values())} | "
        f"{peer['paced']['unanswered'] + peer['highest']['unanswered']} |",
        "",
        "The table shows the round with the median ratio:",
        "",
        "| round | Seachest | boardgame.io | ratio |",
        "|---|---|---|---|",
        *[
            f"| {number} | {each['seachest']:,.0f} | {each['boardgame.io']:,.0f} "
            f"| {each['seachest'] / each['boardgame.io']:.2f} |"
            for number, each in enumerate(found["rounds"], 1)
        ],
        "",
        f"Memory: {us['kibibytes']['table']:.0f} KiB per idle table, "
        f"{us['kibibytes']['connection']:.0f} KiB per connection.",
        "",
        f"| idle tables | memory | cores at rest | {GENTLE:.0f} moves a second at {FEW} tables beside them: p50 | p99 "
        "| moves a CPU second |",
        "|---|---|---|---|---|---|",
    ]
    for each in us["idle"]:
        lines.append(
            f"| {each['tables']:,} | {each['megabytes']:,.0f} MB | {each['resting_cores']:.3f} "
            f"| {each['p50_ms']:.1f} ms | {each['p99_ms']:.1f} ms | {each['moves_per_server_cpu_second']:,.0f} |"
        )
    lines += [
        "",
        "| game | tables | highest rate, moves a second | at "
        f"{rate:,.0f} moves a second, move → seen by all: p50 | p99 | errors |",
        "|---|---|---|---|---|---|",
    ]
    for game, each in {found["game"]: {**us, **found}, **us["others"]}.items():
        lines.append(
            f"| {game} | {each['tables']:,} of {each['players']} | {each['highest']['moves_per_second']:,.0f} "
            f"| {each['paced']['p50_ms']:.1f} ms | {each['paced']['p99_ms']:.1f} ms "
            f"| {sum((each['paced']['errors'] | each['highest']['errors']).values())} |"
        )
    return "\n".join(lines) + "\n"


def plot(found: dict[str, Any], file: Path) -> None:
    """Draws the results of both servers side by side."""
    import matplotlib

    matplotlib.use("svg")
    import matplotlib.pyplot as plt

    servers = {"Seachest": found["seachest"], "boardgame.io": found["boardgame.io"]}
    figure, (left, right) = plt.subplots(1, 2, figsize=(8, 3))
    for axis, title, values in (
        (left, "highest rate (moves a second)", [each["highest"]["moves_per_second"] for each in servers.values()]),
        (right, f"p99 at {found['rate']:,.0f} moves a second (ms)", [e["paced"]["p99_ms"] for e in servers.values()]),
    ):
        bars = axis.barh(list(servers), values, color=["#1d5c7a", "#b9c4c9"])
        axis.bar_label(bars, fmt="%.0f", padding=3)
        axis.set_title(title, fontsize=10)
        axis.invert_yaxis()
        axis.margins(x=0.15)
        axis.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="our server and boardgame.io's under the same load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--game", default="sea-or-shore")
    parser.add_argument(
        "--words", action="store_true", help="our players get whole situations in words, as the page does"
    )
    parser.add_argument("--tellers", type=int, default=1, help="processes of our server that put news into words")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second of the paced half")
    parser.add_argument("--seconds", type=float, default=15.0, help="for each of the two ways to play")
    parser.add_argument("--rounds", type=int, default=3, help="how often both servers are measured in turns")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--idle", type=int, nargs="*", default=list(IDLE), help="numbers of idle tables")
    parser.add_argument("--others", nargs="*", default=["dolores", "sea-salt-paper"], help="other games")
    parser.add_argument("--out", type=Path, help="a folder for load.json and load.svg")
    asked = parser.parse_args()
    raise_file_limit(asked.tables * asked.players)
    found: dict[str, Any] = {"cores": os.cpu_count(), "load_before": os.getloadavg()}
    found |= {
        name: getattr(asked, name)
        for name in ("tables", "players", "game", "rate", "seconds", "database", "tellers", "words")
    }
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=fastest_loop_factory()) as runner:
        if asked.database == "sqlite":
            found |= runner.run(measured(Databases(Path(folder), None), asked))
        else:
            with Postgres() as postgres:
                found |= runner.run(measured(Databases(Path(folder), postgres), asked))
    told, table = json.dumps(rounded(found), indent=2), markdown(found)
    print(told, table, sep="\n\n", end="")
    if asked.out:
        asked.out.mkdir(parents=True, exist_ok=True)
        (asked.out / "load.json").write_text(told + "\n", encoding="utf-8")
        plot(found, asked.out / "load.svg")


if __name__ == "__main__":
    main()
