"""Settings that suit a machine: on a processor a small net that learns within minutes, on a GPU many tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from seachest.learn.settings import LEG_DECISIONS, TrainingSettings
from seachest.rules.game import Game


@dataclass(frozen=True)
class DeviceDefaults:
    """What a device can do in reasonable time."""

    tables: int
    steps: int
    minibatch: int
    width: int
    blocks: int
    decisions: int
    passes: int


DEVICE_DEFAULTS = {
    "cpu": DeviceDefaults(128, 32, 1024, 128, 1, 6_000_000, 2),
    "cuda": DeviceDefaults(32_768, 32, 65_536, 256, 2, 8_000_000_000, 1),
}


def settings_for(game: Game, device: str, given: Mapping[str, Any]) -> TrainingSettings:  # values of settings
    """The settings of a training: those that were given, and for all others what suits the device.

    Without a length of legs, each table makes so many decisions in a leg that many games end at it.
    """
    usual = DEVICE_DEFAULTS[device]
    tables, steps = given.get("tables", usual.tables), given.get("steps", usual.steps)
    players = given.get("players", tuple(game.seats))
    chosen: dict[str, Any] = {  # by the names of settings
        "game": game.name,
        "players": players,
        "tables": tables,
        "steps": steps,
        "minibatch": fitting_minibatch(tables, steps, usual.minibatch),
        "width": usual.width,
        "blocks": usual.blocks,
        "decisions": usual.decisions,
        "passes": usual.passes,
        "leg": -(-LEG_DECISIONS // max(steps, 1)) * steps * tables * len(players),
    }
    return TrainingSettings(**(chosen | dict(given)))


def fitting_minibatch(tables: int, steps: int, wanted: int) -> int:
    """The largest minibatch of whole tables up to the wanted one that divides a round."""
    lines = max(1, min(tables, wanted // max(steps, 1)))
    return steps * max(size for size in range(1, lines + 1) if tables % size == 0)
