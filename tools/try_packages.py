"""Installs each package of a folder (wheel, source archive) into an empty environment of its own, and plays there.

    python tools/try_packages.py dist

Plays a game of each kind between bots, verifies its record by the command line, and looks for the page for browsers.
What the package needs comes from pip as it is set up here, in the versions of constraints.txt.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
PLAYS = """
import json, pathlib, sys
import seachest
from seachest.bots import bot_named

assert pathlib.Path(seachest.__file__).is_relative_to(sys.prefix), seachest.__file__
for name in seachest.game_names():
    table = seachest.deal(name, players=3, seed="5f0c" * 8)
    bots = [bot_named("greedy", seed=seat) for seat in range(3)]
    while table.pending():
        seat = table.pending()[0]
        table.act(seat, bots[seat].choose(table.seat_view(seat)))
    record = table.record()
    assert seachest.load(record).result() == table.result() != None
    pathlib.Path(f"{name}.json").write_text(json.dumps(record))
page = pathlib.Path(seachest.__file__).parent / "server" / "built" / "index.html"
assert page.is_file(), "there is no page for browsers in the package"
"""


def try_package(package: Path, folder: Path) -> None:
    """Installs one package into a new environment in a folder, and plays."""
    subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
    programs = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = programs / "python"
    pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "--constraint", REPOSITORY / "constraints.txt", package.resolve()], check=True)
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([python, "-c", PLAYS], cwd=folder, env=clean, check=True)
    for record in sorted(folder.glob("*.json")):
        subprocess.run([programs / "seachest", "verify", record.name], cwd=folder, env=clean, check=True)


def main() -> int:
    """Tries all packages of the folder on the command line."""
    packages = sorted([*Path(sys.argv[1]).glob("*.whl"), *Path(sys.argv[1]).glob("*.tar.gz")])
    if {package.suffix for package in packages} != {".whl", ".gz"}:
        print(f"{sys.argv[1]} has not both a wheel and a source archive.", file=sys.stderr)
        return 1
    for package in packages:
        with tempfile.TemporaryDirectory() as folder:
            try_package(package, Path(folder))
        print(f"{package.name} installs and plays.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
