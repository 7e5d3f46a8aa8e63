"""Trainings that are over within seconds on one core."""

from collections.abc import Iterator
from typing import Any

import pytest
import torch

from seachest.learn.settings import TrainingSettings
from seachest.learn.trainer import Trainer

CPU = torch.device("cpu")
TINY: dict[str, Any] = {  # values of settings
    "game": "dolores",
    "players": (2,),
    "tables": 64,
    "steps": 16,
    "minibatch": 256,
    "width": 32,
    "blocks": 1,
    "decisions": 8192,
    "leg": 2048,
}


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """PyTorch on one core, so that sums are added up in one order."""
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(threads)


def tiny_settings(**changed: Any) -> TrainingSettings:
    """Settings of a tiny training."""
    return TrainingSettings(**{**TINY, **changed})


def tiny_trainer(**changed: Any) -> Trainer:
    """A tiny training that has not begun."""
    return Trainer(tiny_settings(**changed), CPU)
