"""Training: it learns, goes on bit by bit where it stopped, and refuses what does not fit."""

from pathlib import Path

import pytest
import torch

import seachest
from seachest.learn.defaults import fitting_minibatch, settings_for
from seachest.learn.evaluation import share_of_wins
from seachest.learn.exploit import exploiter_identity
from seachest.learn.export import net_of, weights_of
from seachest.learn.net import PolicyValueNet
from seachest.learn.settings import TrainingSettings, read_setting
from seachest.learn.trainer import Trainer, device_named, read_checkpoint
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named, game_names
from tests.learn.tiny import CPU, one_thread, tiny_settings, tiny_trainer

__all__ = ["one_thread"]


def same_weights(one: torch.nn.Module, other: torch.nn.Module) -> bool:
    """Whether two nets agree in every bit."""
    pairs = zip(one.state_dict().values(), other.state_dict().values(), strict=True)
    return all(torch.equal(mine, yours) for mine, yours in pairs)


def test_a_tiny_net_learns_to_beat_random() -> None:
    trainer = tiny_trainer(decisions=49_152, leg=16_384, passes=2)
    game = trainer.settings.game_object
    before = share_of_wins(trainer.average, game, 2, "random", 60, seed=1)
    while not trainer.is_done:
        trainer.run_leg()
    after = share_of_wins(trainer.average, game, 2, "random", 60, seed=1)
    assert after.low is not None
    assert after.low > max(0.6, before.mean)
    assert trainer.curve[-1].decisions == 49_152
    assert trainer.curve[-1].games > 100


@pytest.mark.parametrize("method", ["ppo", "mmd"])
def test_a_training_goes_on_bit_by_bit(method: str, tmp_path: Path) -> None:
    straight = tiny_trainer(method=method, players=(2, 3), leg=4096)
    straight.run_leg()
    straight.run_leg()
    stopped = tiny_trainer(method=method, players=(2, 3), leg=4096)
    stopped.run_leg()
    stopped.save(tmp_path / "checkpoint.pt")
    torch.manual_seed(99)  # chance outside of legs changes nothing
    resumed = Trainer.resume(tmp_path / "checkpoint.pt", CPU)
    assert not same_weights(resumed.net, straight.net)
    resumed.run_leg()
    assert same_weights(resumed.net, straight.net)
    assert same_weights(resumed.average, straight.average)
    assert [report.loss for report in resumed.curve] == [report.loss for report in straight.curve]
    assert resumed.progress.games == straight.progress.games


@pytest.mark.parametrize("method", ["ppo", "mmd"])
def test_a_training_that_starts_over_is_like_a_new_one(method: str) -> None:
    fresh = tiny_trainer(method=method, seed=2, decisions=4096)
    fresh.run_leg()
    again = tiny_trainer(method=method, seed=1)
    again.run_leg()
    again.start_over(fresh.settings)
    assert again.curve == []
    again.run_leg()
    assert same_weights(again.net, fresh.net)
    assert same_weights(again.average, fresh.average)
    assert again.progress.decisions == fresh.progress.decisions


def test_a_count_named_twice_has_tables_of_its_own() -> None:
    once, twice = tiny_trainer(leg=1024), tiny_trainer(players=(2, 2), leg=2048)
    once.run_leg()
    twice.run_leg()
    assert twice.progress.decisions == 2 * once.progress.decisions


def test_the_last_leg_ends_with_the_training() -> None:
    trainer = tiny_trainer(decisions=3000)
    reports = [trainer.run_leg().decisions, trainer.run_leg().decisions]
    assert reports == [2048, 3072]
    assert trainer.is_done
    with pytest.raises(ValueError, match="the training is over"):
        trainer.run_leg()


def test_a_best_response_leaves_the_frozen_net_as_it_is() -> None:
    frozen = tiny_trainer().average
    weights = weights_of(frozen, game_named("dolores"), {})
    rival = net_of(weights, CPU)
    settings = tiny_settings(**exploiter_identity(weights, fresh=False))
    trainer = Trainer(settings, CPU, rival=rival, start=rival)
    assert same_weights(trainer.net, frozen)
    trainer.run_leg()
    assert same_weights(rival, frozen)
    assert not same_weights(trainer.net, frozen)
    fresh = Trainer(tiny_settings(seed=2, **exploiter_identity(weights, fresh=True)), CPU, rival=rival)
    assert not same_weights(fresh.net, frozen)


def test_a_larger_net_begins_by_playing_nearly_as_the_smaller_one() -> None:
    """Growing in width leaves the answers nearly as they were; the added units learn."""
    small = tiny_trainer().average
    weights = weights_of(small, game_named("dolores"), {})
    settings = tiny_settings(width=48, blocks=2, start=weights.digest())
    trainer = Trainer(settings, CPU, start=net_of(weights, CPU))
    batch = seachest.batch("dolores", tables=64, players=2, seed=4, relative=True)
    batch.roll_out(20)
    features = torch.from_numpy(batch.features)
    with torch.no_grad():
        (logits, values), (grown_logits, grown_values) = small(features), trainer.net(features)
    fresh = PolicyValueNet.for_game(game_named("dolores"), 48, 2)
    torch.testing.assert_close(grown_logits, logits, atol=0.02, rtol=0.1)
    torch.testing.assert_close(grown_values, values, atol=0.2, rtol=0.2)
    assert (fresh(features)[1] - values).abs().mean() > 2 * (grown_values - values).abs().mean()
    before = trainer.net.policy.weight[:, 32:].clone()
    assert not before.any()
    trainer.run_leg()
    assert trainer.net.policy.weight[:, 32:].abs().max() > 0


# --- What does not fit ---------------------------------------------------------------------------------------------


def test_a_checkpoint_of_another_layout_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "checkpoint.pt"
    tiny_trainer().save(path)
    kept = read_checkpoint(path, CPU)
    torch.save({**kept, "layout": "0123456789abcdef"}, path)
    with pytest.raises(NotationError, match=r"checkpoint\.pt: made for layout 0123456789abcdef of dolores"):
        Trainer.resume(path, CPU)
    path.write_bytes(b"something else")
    with pytest.raises(NotationError, match=r"checkpoint\.pt: not a checkpoint"):
        Trainer.resume(path, CPU)


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"players": (7,)}, "players"),
        ({"players": ()}, "players: expected at least one"),
        ({"method": "magic"}, "method: unknown"),
        ({"tables": 0}, "tables: expected a number above 0, not 0"),
        ({"minibatch": 100}, "minibatch: 100 is not a multiple of steps, which is 16"),
        ({"minibatch": 48}, "minibatch: 48 does not divide"),
        ({"seed": -1}, "seed"),
    ],
)
def test_settings_that_make_no_sense_are_named(changed: dict[str, object], complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        tiny_settings(**changed)


def test_other_settings_are_read_by_name() -> None:
    assert read_setting("first_rate=0.0005") == ("first_rate", 0.0005)
    assert read_setting("passes=2") == ("passes", 2)
    for text, complaint in (
        ("speed=2", "setting: unknown"),
        ("passes=1.5", "expected a whole number"),
        ("clip=nan", "clip: expected a number"),
    ):
        with pytest.raises(NotationError, match=complaint):
            read_setting(text)


def test_devices_are_named() -> None:
    assert device_named("cpu") == CPU
    with pytest.raises(NotationError, match="device: unknown tpu"):
        device_named("tpu")
    if not torch.cuda.is_available():
        with pytest.raises(NotationError, match="no GPU"):
            device_named("cuda")


# --- Legs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("device", ["cpu", "cuda"])
@pytest.mark.parametrize("name", game_names())
def test_usual_legs_are_much_longer_than_a_game(name: str, device: str) -> None:
    settings = settings_for(game_named(name), device, {})
    assert settings.players == tuple(game_named(name).seats)
    assert settings.rounds_of_leg(0) * settings.steps >= 4000
    assert settings.decisions >= settings.leg
    settings.check_leg()


def test_legs_in_which_hardly_a_game_ends_are_refused() -> None:
    for changed, complaint in (
        ({"game": "sea-salt-paper", "leg": 64 * 960}, "leg: 960 decisions per table .* sea-salt-paper"),
        ({"game": "sea-salt-paper", "leg": 64 * 4000, "decisions": 64 * 500}, "leg: 512 decisions per table"),
        ({"leg": 64 * 160}, "leg: 160 decisions per table .* dolores, where a game has about 55"),
    ):
        with pytest.raises(NotationError, match=complaint):
            tiny_settings(**{"decisions": 10**6, **changed}).check_leg()
    tiny_settings(decisions=10**6, leg=64 * 240).check_leg()


def test_minibatches_fit_whatever_the_tables() -> None:
    assert fitting_minibatch(128, 32, 1024) == 1024
    assert fitting_minibatch(100, 32, 1024) == 25 * 32
    assert fitting_minibatch(7, 64, 10) == 64
    given = {"tables": 100, "steps": 20, "players": (3, 4)}
    settings = settings_for(game_named("sea-or-shore"), "cpu", given)
    assert isinstance(settings, TrainingSettings)
    assert settings.leg == 4000 * 100 * 2
