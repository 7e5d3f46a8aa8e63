"""Bots that play by a net: as PyTorch reckons, legally and repeatably, and never by weights that don't fit."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import seachest
from seachest.bots import bot_named
from seachest.bots.net.player import NetEvaluator
from seachest.bots.net.weights import WeightsError, layout_digest, load_weights
from seachest.learn.export import net_of, weights_of
from seachest.learn.net import PolicyValueNet, legal_log_policy
from seachest.rules.compiled import cells
from seachest.rules.game import game_named, game_names

TOLERANCE = 2e-3


def net_file(folder: Path, name: str = "dolores", card: dict[str, Any] | None = None) -> tuple[Path, PolicyValueNet]:
    """A file of fresh weights whose policy is far from even, and the net it was made from."""
    torch.manual_seed(5)
    game = game_named(name)
    net = PolicyValueNet.for_game(game, width=48, blocks=2)
    with torch.no_grad():
        net.policy.weight.mul_(100)
    path = folder / f"{name}.npz"
    weights_of(net, game, card or {}).save(path)
    return path, net


def spoiled(path: Path, **changed: Any) -> None:
    """Replaces what a file of weights tells about itself, or one of its arrays."""
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    about = json.loads(str(arrays.pop("about")))
    about |= {name: value for name, value in changed.items() if name not in arrays}
    arrays |= {name: value for name, value in changed.items() if name in arrays}
    np.savez_compressed(path, about=np.array(json.dumps(about)), allow_pickle=False, **arrays)


@pytest.mark.parametrize("name", game_names())
def test_compiled_code_says_what_pytorch_says(name: str, tmp_path: Path) -> None:
    game = game_named(name)
    path, net = net_file(tmp_path, name)
    evaluator = NetEvaluator(load_weights(path, name))
    numbers = np.zeros(game.feature_count, np.int8)
    uneven = 0.0
    for seed in range(4):
        players = game.seats[seed % len(game.seats)]
        table = seachest.deal(name, players, seed=seed)
        dice = np.random.default_rng(seed)
        for _ in range(25):
            seat = table.pending()[0]
            view = table.seat_view(seat)
            actions, shares, value = evaluator.policy(view)
            game.features(view.record, seat, cells(numbers))
            flags = torch.zeros((1, len(game.actions)), dtype=torch.bool)
            relative = [game.relative_action(view.record, seat, action) for action in actions]
            flags[0, relative] = True
            with torch.no_grad():
                logits, wanted = net(torch.from_numpy(numbers).unsqueeze(0))
                policy = legal_log_policy(logits, flags)[0, relative].exp()
            assert np.abs(shares - policy.numpy()).max() < TOLERANCE
            assert abs(value - float(wanted)) < TOLERANCE
            uneven = max(uneven, float(shares.max() - shares.min()))
            table.act(seat, str(dice.choice(table.legal(seat))))
    assert uneven > 0.1


def test_weights_become_the_net_again(tmp_path: Path) -> None:
    path, net = net_file(tmp_path)
    again = net_of(load_weights(path), torch.device("cpu"))
    for name, tensor in net.state_dict().items():
        assert torch.allclose(tensor, again.state_dict()[name], atol=TOLERANCE, rtol=TOLERANCE), name


def test_a_net_of_ones_own_plays_whole_games_and_repeats_them(tmp_path: Path) -> None:
    path, _ = net_file(tmp_path)
    for name in (f"net:{path}", f"net:sample:{path}"):
        records = []
        for _ in range(2):
            table = seachest.deal("dolores", 3, seed=4)
            bots = [bot_named(name, seat) for seat in range(3)]
            while table.pending():
                seat = table.pending()[0]
                table.act(seat, bots[seat].choose(table.seat_view(seat)))
            records.append(table.record())
        assert records[0] == records[1]


def test_sampling_draws_as_often_as_the_policy_says(tmp_path: Path) -> None:
    path, _ = net_file(tmp_path)
    table = seachest.deal("dolores", 2, seed=1)
    seat = table.pending()[0]
    view = table.seat_view(seat)
    actions, shares, _ = NetEvaluator(load_weights(path)).policy(view)
    bot = bot_named(f"net:sample:{path}", 3)
    drawn = [bot.choose(view) for _ in range(2000)]
    for action, share in zip(actions, shares, strict=True):
        assert drawn.count(view.game.actions[action]) / 2000 == pytest.approx(share, abs=0.05)


def test_a_card_is_kept_with_the_weights(tmp_path: Path) -> None:
    path, _ = net_file(tmp_path, card={"seed": 7, "results": [1, 2]})
    assert load_weights(path).card == {"seed": 7, "results": [1, 2]}
    assert [file.name for file in tmp_path.iterdir()] == ["dolores.npz"]


def test_the_same_weights_have_the_same_digest_whatever_their_card(tmp_path: Path) -> None:
    one = load_weights(net_file(tmp_path, card={"seed": 1})[0])
    other = load_weights(net_file(tmp_path, card={"seed": 2})[0])
    assert one.digest() == other.digest()
    other.arrays["value"][0] += 1
    assert one.digest() != other.digest()


# --- What does not fit ---------------------------------------------------------------------------------------------


def test_weights_of_another_layout_are_refused_by_name(tmp_path: Path) -> None:
    path, _ = net_file(tmp_path)
    spoiled(path, layout="0123456789abcdef")
    wanted = layout_digest(game_named("dolores"))
    view = seachest.deal("dolores", 2, seed=1).seat_view(0)
    with pytest.raises(WeightsError) as refused:
        bot_named(f"net:{path}", 1).choose(view)
    assert f"{path}: made for layout 0123456789abcdef of dolores, but this version has {wanted}" in str(refused.value)


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"format": 2}, "weights of format 2, but this version reads only format"),
        ({"game": "whist"}, "these weights are for whist, an unknown game"),
        ({"game": "sea-or-shore"}, "these weights are for sea-or-shore, not dolores"),
        ({"value": np.zeros(3, np.float16)}, r"value has the shape \(3,\), not \(48,\)"),
        ({"policy": np.zeros((5, 48), np.float16)}, r"policy has the shape \(5, 48\)"),
    ],
)
def test_a_file_that_does_not_fit_says_why(changed: dict[str, Any], complaint: str, tmp_path: Path) -> None:
    path, _ = net_file(tmp_path)
    spoiled(path, **changed)
    with pytest.raises(WeightsError, match=complaint):
        load_weights(path, "dolores")


@pytest.mark.parametrize("content", [b"", b"not weights at all", b"PK\x03\x04 cut off"])
def test_a_damaged_file_is_named(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "broken.npz"
    path.write_bytes(content)
    with pytest.raises(WeightsError, match=r"broken\.npz: not a weights file"):
        load_weights(path)


def test_a_missing_file_is_named_at_once() -> None:
    with pytest.raises(WeightsError, match=r"no-such\.npz: No such file or directory"):
        bot_named("net:sample:no-such.npz", 1)


CHOICES_OF_THE_PACKAGES_BOT = """
import sys
from pathlib import Path
import seachest
from seachest.bots import bot_named
from seachest.bots.net import weights

weights.WEIGHTS_FOLDER = Path(sys.argv[1])
table = seachest.deal("dolores", 2, seed=1)
seat = table.pending()[0]
for bot in (bot_named("net", 1), bot_named("net:sample", 1), bot_named("net:20", 1)):
    assert bot.choose(table.seat_view(seat)) in table.legal(seat)
"""


def said_by_the_packages_bot(folder: Path) -> str:
    """What the bots of the package's net say on standard error, with the weights of a folder, in a fresh process."""
    command = [sys.executable, "-c", CHOICES_OF_THE_PACKAGES_BOT, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stderr


def test_the_bot_of_the_package_thinks_ahead_where_its_weights_do_not_fit(tmp_path: Path) -> None:
    path, _ = net_file(tmp_path)
    assert said_by_the_packages_bot(tmp_path) == ""
    spoiled(path, layout="0123456789abcdef")
    said = said_by_the_packages_bot(tmp_path)
    assert said.count("seachest: net plays dolores as search does, because") == 1
    assert f"{path}: made for layout 0123456789abcdef" in said
