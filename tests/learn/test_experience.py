"""Advantages: each seat's along its own decisions, as their definition says."""

import pytest
import torch

from seachest.learn.experience import Experience, weighted_mean
from tests.learn.tiny import CPU

STEPS, TABLES, PLAYERS = 40, 6, 3


def random_experience(seed: int) -> tuple[Experience, torch.Tensor]:
    """Made-up decisions of three seats, with games that end now and then; and what seats expect after the last."""
    dice = torch.Generator().manual_seed(seed)
    experience = Experience(STEPS, TABLES, PLAYERS, features=1, actions=1, device=CPU)
    experience.values.copy_(torch.rand((STEPS, TABLES), generator=dice))
    experience.turns.copy_(torch.randint(PLAYERS, (STEPS, TABLES), generator=dice))
    experience.dones.copy_(torch.rand((STEPS, TABLES), generator=dice) < 0.1)
    rewards = torch.rand((STEPS, TABLES, PLAYERS), generator=dice)
    experience.rewards.copy_(rewards * experience.dones.unsqueeze(-1))
    return experience, torch.rand((TABLES, PLAYERS), generator=dice)


def advantage_by_definition(experience: Experience, last: torch.Tensor, step: int, table: int, decay: float) -> float:
    """The sum of the decayed surprises of a seat from its decision on, until its game ends or nothing more is known."""
    seat, total, factor = int(experience.turns[step, table]), 0.0, 1.0
    expected = float(experience.values[step, table])
    for later in range(step, STEPS):
        if later > step and experience.turns[later, table] == seat:
            value = float(experience.values[later, table])
            total += factor * (value - expected)
            expected, factor = value, factor * decay
        if experience.dones[later, table]:
            return total + factor * (float(experience.rewards[later, table, seat]) - expected)
    return total + factor * (float(last[table, seat]) - expected)


@pytest.mark.parametrize("decay", [0.0, 0.7, 0.95, 1.0])
def test_advantages_are_what_their_definition_says(decay: float) -> None:
    experience, last = random_experience(seed=3)
    assert experience.dones.any()
    experience.reckon_advantages(last, decay)
    for step in range(STEPS):
        for table in range(TABLES):
            wanted = advantage_by_definition(experience, last, step, table, decay)
            assert float(experience.advantages[step, table]) == pytest.approx(wanted, abs=1e-5)


def test_returns_are_values_and_advantages() -> None:
    experience, last = random_experience(seed=4)
    experience.reckon_advantages(last, 0.9)
    assert torch.allclose(experience.returns, experience.values + experience.advantages)


def test_scaled_advantages_leave_out_what_does_not_count() -> None:
    experience, last = random_experience(seed=5)
    experience.reckon_advantages(last, 0.9)
    experience.counted.copy_(experience.turns == 1)
    of_one = experience.scaled_advantages()[experience.turns == 1]
    assert float(of_one.mean()) == pytest.approx(0, abs=1e-5)
    assert float(of_one.std(unbiased=False)) == pytest.approx(1, abs=1e-3)
    assert float(weighted_mean(torch.ones(3), torch.zeros(3))) == 0
