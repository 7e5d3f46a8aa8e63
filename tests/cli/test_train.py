"""`seachest train` and `seachest exploit` as a shell sees them."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import torch

from seachest.bots.net.weights import load_weights
from seachest.cli.main import main
from seachest.learn.trainer import Trainer
from tests.learn.tiny import CPU, one_thread

__all__ = ["one_thread"]

TINY_NET = ("--tables", "64", "--steps", "16", "--minibatch", "256", "--width", "32", "--blocks", "1")
TINY_LEGS = ("--decisions", "8192", "--leg", "4096", "--short-legs", "--device", "cpu")
TINY_TRAINING = ("train", "dolores", "--players", "2", *TINY_NET, *TINY_LEGS)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a tiny training that is over."""
    folder = tmp_path_factory.mktemp("training") / "net"
    torch.set_num_threads(1)
    assert main([*TINY_TRAINING, "--evaluate", "8", "--out", str(folder)]) == 0
    return folder


def error_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line that an error gives."""
    capsys.readouterr()
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err.splitlines()[-1]


def test_a_training_leaves_checkpoint_curves_page_and_net(trained: Path) -> None:
    names = {path.name for path in trained.iterdir()}
    assert names == {".lock", "checkpoint.pt", "curves.csv", "index.html", "net.npz", "tensorboard"}
    (events,) = (trained / "tensorboard").iterdir()
    assert events.stat().st_size > 100
    lines = list(csv.DictReader((trained / "curves.csv").read_text(encoding="utf-8").splitlines()))
    assert [line["decisions"] for line in lines] == ["4096", "8192"]
    wins = [float(lines[-1][f"wins/2 against greedy{bound}"]) for bound in (" low", "", " high")]
    assert wins == sorted(wins)
    page = (trained / "index.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 4
    assert "8,192 of 8,192 decisions in 2 legs" in page
    assert "against greedy" in page


def test_the_events_can_be_read_by_tensorboard(trained: Path) -> None:
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    found = EventAccumulator(str(trained / "tensorboard"))
    found.Reload()
    wins = found.Scalars("wins/2 against greedy")
    assert [point.step for point in wins] == [4096, 8192]


def test_the_card_tells_how_the_net_was_made(trained: Path, tmp_path: Path) -> None:
    card = load_weights(trained / "net.npz", "dolores").card
    assert (card["seed"], card["decisions"]) == (1, 8192)
    assert card["seconds"] > 0
    assert card["games"] > 0
    assert "1 threads" in card["device"]
    (result,) = card["results"]
    assert (result["players"], result["rival"], result["deals"]) == (2, "greedy", 8)
    command = card["command"].split()
    assert command[:5] == ["seachest", "train", "dolores", "--players", "2"]
    again = tmp_path / "again"
    assert main([*command[1:], "--short-legs", "--evaluate", "0", "--out", str(again)]) == 0
    assert load_weights(again / "net.npz").digest() == load_weights(trained / "net.npz").digest()


def test_the_same_command_goes_on_to_the_same_net(trained: Path, tmp_path: Path) -> None:
    folder = tmp_path / "net"
    assert main([*TINY_TRAINING, "--evaluate", "0", "--minutes", "0.0001", "--out", str(folder)]) == 0
    assert Trainer.resume(folder / "checkpoint.pt", CPU).progress.legs == 1
    assert main(["train", "dolores", "--evaluate", "0", "--device", "cpu", "--out", str(folder)]) == 0
    assert Trainer.resume(folder / "checkpoint.pt", CPU).progress.legs == 2
    assert load_weights(folder / "net.npz").digest() == load_weights(trained / "net.npz").digest()


def test_a_finished_training_is_not_begun_again(trained: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (trained / "checkpoint.pt").read_bytes()
    assert main([*TINY_TRAINING, "--out", str(trained)]) == 0
    assert "all 8,192 decisions have already been made" in capsys.readouterr().err
    assert (trained / "checkpoint.pt").read_bytes() == before


def test_another_training_in_the_folder_is_refused_by_its_first_difference(
    trained: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ("--device", "cpu", "--out", str(trained))
    said = error_of(capsys, "train", "dolores", "--seed", "2", "--width", "64", *out)
    assert "contains another training (its seed is 1, not 2); choose another folder with --out" in said
    assert "(its game is dolores, not sea-or-shore)" in error_of(capsys, "train", "sea-or-shore", *out)
    assert "(its players is 2, not 2,3)" in error_of(capsys, "train", "dolores", "--players", "2,3", *out)
    assert "(its clip is 0.2, not 0.3)" in error_of(capsys, "train", "dolores", "--set", "clip=0.3", *out)
    assert "its rival is" in error_of(capsys, "exploit", str(trained / "net.npz"), *out)


def test_bad_arguments_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, complaint in (
        (("--players", "two"), 'players: expected numbers separated by commas, not "two"'),
        (("--players", "9"), "players"),
        (("--method", "magic"), "method: unknown"),
        (("--minutes", "0"), "minutes: expected a number above 0, not 0"),
        (("--evaluate", "-1"), "evaluate"),
        (("--device", "tpu"), "device: unknown tpu"),
        (("--set", "width=3", "--width", "4"), "width: given twice"),
        (("--tables", "0"), "tables: expected a number above 0, not 0"),
        (("--leg", "1000"), "--short-legs allows fewer"),
    ):
        said = error_of(capsys, "train", "dolores", "--device", "cpu", "--out", str(tmp_path / "none"), *arguments)
        assert complaint in said
    assert not (tmp_path / "none").exists()


def test_a_damaged_checkpoint_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "checkpoint.pt").write_bytes(b"something else")
    said = error_of(capsys, *TINY_TRAINING, "--out", str(tmp_path))
    assert "checkpoint.pt: not a checkpoint" in said
    assert (tmp_path / "checkpoint.pt").read_bytes() == b"something else"


def test_a_folder_has_one_training_at_a_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import fcntl

    (tmp_path / ".lock").touch()
    with (tmp_path / ".lock").open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        said = error_of(capsys, *TINY_TRAINING, "--out", str(tmp_path))
    assert "another command is training in this folder right now" in said


def test_without_a_folder_the_data_folder_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEACHEST_DATA", str(tmp_path))
    for _ in range(2):
        assert main([*TINY_TRAINING, "--evaluate", "0", "--minutes", "0.0001"]) == 0
    (folder,) = (tmp_path / "nets").iterdir()
    assert folder.name.startswith("dolores-ppo-1-")
    assert Trainer.resume(folder / "checkpoint.pt", CPU).progress.legs == 2


def test_ctrl_c_keeps_the_last_checkpoint(tmp_path: Path) -> None:
    folder = tmp_path / "net"
    wishes = ("--players", "2", *TINY_NET, "--leg", "2048", "--short-legs", "--device", "cpu", "--evaluate", "0")
    command = [sys.executable, "-m", "seachest", "train", "dolores", *wishes, "--out", str(folder)]
    environment = {**os.environ, "OMP_NUM_THREADS": "1"}
    with subprocess.Popen(
        command,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # where we run in the background
    ) as running:
        while not (folder / "net.npz").exists():
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "Traceback" not in said
    assert "the last checkpoint is kept. To continue: seachest train dolores --out" in said
    assert Trainer.resume(folder / "checkpoint.pt", CPU).progress.legs >= 1


def test_a_missing_package_is_named_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for package in ("torch", "tensorboard", "matplotlib"):
        with monkeypatch.context() as patched:
            patched.setitem(sys.modules, package, None)
            for command in (("train", "dolores"), ("exploit", "dolores")):
                assert "pip install 'seachest[learn]'" in error_of(capsys, *command)


# --- What a net file is good for -----------------------------------------------------------------------------------


def test_a_training_begins_with_the_weights_of_another(
    trained: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    net, folder = str(trained / "net.npz"), tmp_path / "second"
    rates = ("--set", "first_rate=0", "--set", "last_rate=0")
    tiny = ("--players", "2", "--tables", "64", "--steps", "16", "--minibatch", "256", *TINY_LEGS, "--evaluate", "0")
    command = ("train", "dolores", "--start", net, *rates, *tiny, "--device", "cpu", "--out", str(folder))
    assert main([*command]) == 0
    before, after = load_weights(trained / "net.npz"), load_weights(folder / "net.npz")
    assert after.digest() == before.digest(), "nothing was learned at a rate of 0"
    assert after.card["before"] == before.card
    assert Trainer.resume(folder / "checkpoint.pt", CPU).before == before.card
    assert f"--start {net}" in after.card["command"]
    capsys.readouterr()
    said = error_of(capsys, *command[:2], "--start", "sea-or-shore")
    assert "these weights are for sea-or-shore, not dolores" in said
    assert "16 is less than 32" in error_of(capsys, *command[:4], "--width", "16")
    assert "contains another training" in error_of(capsys, *command[:2], "--start", "dolores", "--out", str(folder))


def test_a_net_file_plays_in_the_arena(trained: Path, tmp_path: Path) -> None:
    bots = f"net:{trained / 'net.npz'},net:sample:{trained / 'net.npz'},random"
    match = ("--game", "dolores", "--players", "2", "--bots", bots, "--games", "6", "--workers", "1")
    assert main(["arena", *match, "--out", str(tmp_path / "match")]) == 0
    results = json.loads((tmp_path / "match" / "results.json").read_text(encoding="utf-8"))
    assert [bot["bot"] for bot in results["bots"]] == bots.split(",")


@pytest.mark.parametrize("fresh", [False, True])
def test_a_best_response_tells_its_gain_with_an_interval(
    fresh: bool, trained: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tiny = ("--tables", "64", "--steps", "16", "--minibatch", "256", *TINY_LEGS, "--deals", "20")
    size = ("--fresh", "--width", "16", "--blocks", "1") if fresh else ()
    net = str(trained / "net.npz")
    assert main(["exploit", net, *tiny, *size, "--out", str(tmp_path)]) == 0
    card = json.loads((tmp_path / "gain.json").read_text(encoding="utf-8"))
    (gain,) = card["gains"]
    assert (gain["players"], gain["rival"], gain["deals"], card["decisions"]) == (2, "rival", 20, 8192)
    assert 0 <= gain["low"] <= gain["mean"] <= gain["high"] <= 1
    assert gain["gain"] == gain["mean"] - 0.5
    printed = capsys.readouterr().out
    bounds = f"{(gain['low'] - 0.5) * 100:+.1f} to {(gain['high'] - 0.5) * 100:+.1f}"
    assert (
        f"2 players: {gain['gain'] * 100:+.1f} percentage points over an even share (95% interval {bounds})" in printed
    )
    assert load_weights(tmp_path / "net.npz").width == (16 if fresh else 32)


def test_what_can_not_be_exploited_is_named(trained: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "no-such.npz: No such file or directory" in error_of(capsys, "exploit", "no-such.npz")
    said = error_of(capsys, "exploit", str(trained / "net.npz"), "--width", "16", "--device", "cpu")
    assert "width: a net that starts from another net's weights can't be smaller: 16 is less than 32" in said
    assert "deals" in error_of(capsys, "exploit", str(trained / "net.npz"), "--deals", "1")
