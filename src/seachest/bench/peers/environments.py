"""The peers, and a virtual environment of its own for each, kept in the user's cache."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from seachest.folders import cache_folder
from seachest.rules.errors import NotationError, shown

COMPLETE_MARKER_FILE = "complete.txt"
MAX_REASON_LINES = 4
INSTALL_TIMEOUT_S = 900
PIP_NOISE_PATTERN = re.compile(
    r"^(WARNING|DEPRECATION|ERROR: Ignored the|\[notice\]|note:|hint:|\[end of output\]"
    r"|[×│╰─> ]*(See above|exit code)|[│ ]*$)"
)
VERSION_LIST_PATTERN = re.compile(r" \(from versions: [^)]*\)")
ADDRESS_PATTERN = re.compile(r"\b(https?|file)://\S+")

RunCommand = Callable[[Sequence[str]], "subprocess.CompletedProcess[str]"]


class PeerError(Exception):
    """Why a peer could not be installed or measured."""


@dataclass(frozen=True)
class Peer:
    """Another environment: how we call it, what it calls itself, and the first of its pinned packages."""

    name: str
    title: str
    package: str

    @property
    def requirements(self) -> str:
        """All packages of its environment, pinned to one version each."""
        return (files("seachest.bench.peers") / "requirements" / f"{self.name}.txt").read_text(encoding="utf-8")

    @property
    def version(self) -> str:
        """The version we measure."""
        pins = dict(line.split("==") for line in self.requirements.splitlines() if "==" in line)
        return pins[self.package]


PEERS = (
    Peer("openspiel", "OpenSpiel", "open_spiel"),
    Peer("rlcard", "RLCard", "rlcard"),
    Peer("pettingzoo", "PettingZoo classic", "pettingzoo"),
    Peer("catanatron", "catanatron", "catanatron"),
    Peer("pufferlib", "PufferLib", "pufferlib"),
)


def peers_named(names: str | None) -> list[Peer]:
    """The peers in a list of names with commas; all of them if none is named."""
    if names is None:
        return list(PEERS)
    known = {peer.name: peer for peer in PEERS}
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    for name in wanted:
        if name not in known:
            raise NotationError(f"peers: unknown {shown(name)}; expected some of: {', '.join(known)}")
    if not wanted:
        raise NotationError(f"peers: name at least one of: {', '.join(known)}")
    return [known[name] for name in dict.fromkeys(wanted)]


def python_of(folder: Path) -> Path:
    """The Python of a virtual environment."""
    return folder / "Scripts" / "python.exe" if sys.platform == "win32" else folder / "bin" / "python"


def folder_of(peer: Peer) -> Path:
    """Where a peer's environment is kept."""
    return cache_folder() / "peers" / peer.name


def run_quietly(command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
    """Runs a command to its end and keeps what it says."""
    return subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=INSTALL_TIMEOUT_S)


def is_complete(peer: Peer, folder: Path) -> bool:
    """Whether the environment is there, made by this Python from the pins of today."""
    marker = folder / COMPLETE_MARKER_FILE
    return marker.is_file() and marker.read_text(encoding="utf-8") == _mark(peer) and python_of(folder).exists()


def ensure_environment(peer: Peer, folder: Path, run: RunCommand = run_quietly) -> Path:
    """The Python of a peer's environment, which is made if it is missing, unfinished or out of date."""
    if is_complete(peer, folder):
        return python_of(folder)
    try:
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        _succeed(run([sys.executable, "-m", "venv", str(folder)]), "no virtual environment")
        pins = folder / "requirements.txt"
        pins.write_text(peer.requirements, encoding="utf-8")
        # The pins are whole: what a package asks for beside them is not needed, or too old for this Python.
        install = [str(python_of(folder)), "-m", "pip", "install", "--disable-pip-version-check", "--no-input"]
        _succeed(run([*install, "--prefer-binary", "--no-deps", "-r", str(pins)]), "pip failed")
        (folder / COMPLETE_MARKER_FILE).write_text(_mark(peer), encoding="utf-8")
    except subprocess.TimeoutExpired:
        raise PeerError(f"installing took longer than {INSTALL_TIMEOUT_S} s") from None
    except OSError as error:
        raise PeerError(f"{error.strerror or error}") from None
    return python_of(folder)


def error_summary(text: str) -> str:
    """The last lines of an error that say something, without addresses and without where our files lie."""
    lines = [line.strip() for line in text.splitlines() if not PIP_NOISE_PATTERN.match(line.strip())]
    told = "; ".join(lines[-MAX_REASON_LINES:])
    told = VERSION_LIST_PATTERN.sub("", ADDRESS_PATTERN.sub("…", told))
    return told.replace(str(cache_folder()), "…").replace(str(Path.home()), "~")


def _mark(peer: Peer) -> str:
    return f"{sys.version}\n{peer.requirements}"


def _succeed(done: "subprocess.CompletedProcess[str]", what: str) -> None:
    if done.returncode:
        raise PeerError(f"{what}: {error_summary(done.stderr or done.stdout)}")
