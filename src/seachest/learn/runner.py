"""A training from its first leg, or from its checkpoint, to its last."""

import time
from collections.abc import Callable

from seachest.bots.seeds import derived_seed
from seachest.learn.curve import Evaluation
from seachest.learn.evaluation import evaluation_against
from seachest.learn.folder import TrainingFolder
from seachest.learn.net import PolicyValueNet
from seachest.learn.trainer import TRAINING_SEED_BYTES, Trainer

REFERENCE_BOT = "greedy"
"""The bot that nets are measured against between legs."""
SECONDS_PER_MINUTE = 60


def run_training(
    folder: TrainingFolder,
    *,
    minutes: float | None = None,
    deals: int = 0,
    tell: Callable[[], None] | None = None,
) -> None:
    """Trains until all decisions are made, or after some minutes until the next checkpoint.

    After each leg the net plays as many deals against greedy, or against the frozen net that it learns to exploit.
    `tell` is called whenever the progress or the curve of the trainer has changed.
    """
    trainer = folder.trainer
    end = None if minutes is None else time.monotonic() + minutes * SECONDS_PER_MINUTE
    while not trainer.is_done:
        trainer.run_leg(tell)
        if deals > 0:
            trainer.add_evaluations(evaluations_of(trainer, deals))
        folder.keep()
        if tell is not None:
            tell()
        if end is not None and time.monotonic() >= end:
            break


def evaluations_of(trainer: Trainer, deals: int, purpose: str = "evaluation") -> tuple[Evaluation, ...]:
    """How well the averaged net plays now with each number of players; each purpose has deals of its own."""
    settings = trainer.settings
    rival: str | PolicyValueNet = REFERENCE_BOT if trainer.rival is None else trainer.rival
    seed = derived_seed(purpose, settings.seed, size_bytes=TRAINING_SEED_BYTES)
    return tuple(
        evaluation_against(trainer.average, settings.game_object, players, rival, deals, seed)
        for players in sorted(set(settings.players))
    )
