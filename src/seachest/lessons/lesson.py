"""The type of a lesson: a deal, its moves, and the steps of its guide."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from seachest.rules.game import game_named


@dataclass(frozen=True)
class Step:
    """The guide says something at this moment of the game.

    The message `learn-PREFIX-NAME` is what it says, with the attributes `task` and `why` where the learner decides
    something before the next step: what to do, and why that and nothing else for now.
    """

    name: str
    points: tuple[str, ...] = ()
    """What it speaks of: places at the table, by names that the page of the game knows."""
    later: bool = False
    """Whether what happened since the step before is passed over."""


@dataclass(frozen=True)
class LessonScript:
    """A game that somebody new is led through, at a seat of it."""

    game: str
    players: int
    seed: str
    script: tuple[Step | str, ...]
    """Steps and, between them, all moves of the game as a record has them: "SEAT TEXT"."""
    options: Mapping[str, Any] = field(default_factory=dict)
    seat: int = 0

    def message(self, step: Step) -> str:
        """The id of what the guide says."""
        return f"learn-{game_named(self.game).prefix.lower()}-{step.name}"


def lesson_of(game: str) -> LessonScript | None:
    """The lesson of a game; None if it has none."""
    module = game_named(game).optional_module_in("seachest.lessons")
    lesson: LessonScript | None = None if module is None else module.LESSON
    return lesson
