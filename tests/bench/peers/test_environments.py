"""The environments of the peers, made by a pip that is none."""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from seachest.bench.peers import PEERS, Peer, peers_named
from seachest.bench.peers.environments import PeerError, ensure_environment, error_summary, is_complete, python_of
from seachest.rules.errors import NotationError

PIN = re.compile(r"[A-Za-z0-9._-]+==[0-9][0-9A-Za-z.]*")


class FakeTools:
    """Stands in for venv and pip: notes the commands, makes the Python, fails where told."""

    def __init__(self, failing: str = "", complaint: str = "") -> None:
        self.commands: list[list[str]] = []
        self.failing, self.complaint = failing, complaint

    def __call__(self, command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
        self.commands.append(list(command))
        if self.failing and self.failing in command:
            return subprocess.CompletedProcess(command, 1, "", self.complaint)
        if "venv" in command:
            python = python_of(Path(command[-1]))
            python.parent.mkdir(parents=True)
            python.touch()
        return subprocess.CompletedProcess(command, 0, "", "")


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_requirements_pin_exact_versions(peer: Peer) -> None:
    lines = [line for line in peer.requirements.splitlines() if not line.startswith("--only-binary ")]
    assert [line for line in lines if not PIN.fullmatch(line)] == []
    assert f"{peer.package}=={peer.version}" in lines


def test_requirements_name_no_registry() -> None:
    assert not [peer.name for peer in PEERS if "://" in peer.requirements or "index" in peer.requirements]


def test_an_environment_is_made_with_the_pins(tmp_path: Path) -> None:
    tools = FakeTools()
    python = ensure_environment(PEERS[0], tmp_path / "peer", tools)
    venv, pip = tools.commands
    assert venv == [sys.executable, "-m", "venv", str(tmp_path / "peer")]
    assert pip[:4] == [str(python), "-m", "pip", "install"]
    assert Path(pip[-1]).read_text(encoding="utf-8") == PEERS[0].requirements


def test_a_complete_environment_is_used_again(tmp_path: Path) -> None:
    ensure_environment(PEERS[0], tmp_path / "peer", FakeTools())
    tools = FakeTools()
    assert ensure_environment(PEERS[0], tmp_path / "peer", tools) == python_of(tmp_path / "peer")
    assert tools.commands == []


def test_an_environment_with_other_pins_is_made_anew(tmp_path: Path) -> None:
    ensure_environment(PEERS[0], tmp_path / "peer", FakeTools())
    tools = FakeTools()
    ensure_environment(PEERS[1], tmp_path / "peer", tools)
    assert len(tools.commands) == 2


def test_a_failing_pip_leaves_no_complete_environment_and_tells_why(tmp_path: Path) -> None:
    tools = FakeTools(
        "pip", "Looking around\nERROR: No matching distribution found for thing==1\n\n[notice] a newer pip\n"
    )
    with pytest.raises(PeerError, match=r"pip failed: .*No matching distribution found for thing==1$"):
        ensure_environment(PEERS[0], tmp_path / "peer", tools)
    assert not is_complete(PEERS[0], tmp_path / "peer")


def test_an_environment_that_failed_is_tried_again(tmp_path: Path) -> None:
    with pytest.raises(PeerError):
        ensure_environment(PEERS[0], tmp_path / "peer", FakeTools("pip", "no"))
    ensure_environment(PEERS[0], tmp_path / "peer", FakeTools())
    assert is_complete(PEERS[0], tmp_path / "peer")


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(PeerError, match=r"exists|directory"):
        ensure_environment(PEERS[0], tmp_path / "file" / "peer", FakeTools())


def test_an_installation_without_end_is_told(tmp_path: Path) -> None:
    def slow(command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
        raise subprocess.TimeoutExpired(command, 900)

    with pytest.raises(PeerError, match="longer than"):
        ensure_environment(PEERS[0], tmp_path / "peer", slow)


def test_last_words_name_neither_hosts_nor_long_lists() -> None:
    text = "ERROR: no thing==1 (from versions: 1.0, 1.1, 1.2)\nfetching https://example.org/simple failed"
    assert error_summary(text) == "ERROR: no thing==1; fetching … failed"


def test_all_peers_are_meant_where_none_is_named() -> None:
    assert peers_named(None) == list(PEERS)


def test_peers_are_named_with_commas_and_counted_once() -> None:
    assert [peer.name for peer in peers_named("rlcard, openspiel,rlcard")] == ["rlcard", "openspiel"]


@pytest.mark.parametrize(("names", "told"), [("openspiel,chess", '"chess"'), (",", "name at least one of: openspiel")])
def test_unknown_peers_are_told_with_those_there_are(names: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        peers_named(names)
