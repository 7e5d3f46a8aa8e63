"""How long a first start takes: until the page answers, until each game can be played, and a second start.

    python benchmarks/first_start.py                    this version
    python benchmarks/first_start.py --tree OTHER       another checkout as well, in the same run

Every first start gets an empty folder for machine code and for games; the page is built already, and the packages are
there. A checkout without `/api/readiness` compiles before it serves, so its games are ready when its page answers.
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
POLL_S = 0.02
START_TIMEOUT_S = 600.0


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def answer_of(url: str) -> bytes | None:
    """What a server answers; b"" for a page that it does not have, None if it does not answer."""
    try:
        with urllib.request.urlopen(url, timeout=30) as response:
            return bytes(response.read())
    except urllib.error.HTTPError:
        return b""
    except OSError:
        return None


def measured_start(tree: Path, cache: Path) -> dict[str, float]:
    """Seconds from the start of a server until its page answers, and until each game is ready."""
    port = free_port()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "seachest", "serve", "--port", str(port), "--database", f"{data}/games.db"]
        variables = {"PYTHONPATH": str(tree / "src"), "SEACHEST_CACHE": str(cache), "SEACHEST_DATA": data}
        began = time.monotonic()
        server = subprocess.Popen(
            command,
            env={**os.environ, **variables},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return seconds_until_ready(f"http://127.0.0.1:{port}", began)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def seconds_until_ready(url: str, began: float) -> dict[str, float]:
    """Asks a server until all of its games are ready."""
    found: dict[str, float] = {}
    while time.monotonic() - began < START_TIMEOUT_S:
        if "page" not in found:
            if answer_of(f"{url}/") is None:
                time.sleep(POLL_S)
                continue
            found["page"] = time.monotonic() - began
        told = answer_of(f"{url}/api/readiness")
        if not told:
            return {**found, "all games": found["page"]}
        readiness = json.loads(told)
        for each in readiness["games"]:
            if each["ready"]:
                found.setdefault(each["game"], time.monotonic() - began)
        if readiness["ready"]:
            return {**found, "all games": time.monotonic() - began}
        time.sleep(POLL_S)
    raise TimeoutError(f"{url} was not ready after {START_TIMEOUT_S:.0f} s")


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tree", action="append", default=[], type=Path, help="another checkout to measure as well")
    parser.add_argument(
        "--warm-starts", type=int, default=3, metavar="N", help="second starts, of which the median counts"
    )
    arguments = parser.parse_args()
    print(f"{os.cpu_count()} cores, Python {sys.version.split()[0]}\n")
    print("| checkout | start | seconds until ready |\n|---|---|---|")
    for tree in [*arguments.tree, REPOSITORY]:
        with tempfile.TemporaryDirectory() as cache:
            print_row(tree, "first", measured_start(tree, Path(cache)))
            warm = [measured_start(tree, Path(cache)) for _ in range(arguments.warm_starts)]
            print_row(tree, "second", sorted(warm, key=lambda each: each["page"])[len(warm) // 2])


def print_row(tree: Path, start: str, found: dict[str, float]) -> None:
    """Prints the seconds of one start."""
    seconds = ", ".join(f"{what} {value:.1f}" for what, value in found.items())
    print(f"| {tree.name} | {start} | {seconds} |", flush=True)


if __name__ == "__main__":
    main()
