"""The steps in which a game is compiled: which there are, what each needs, and how long it takes beside the others."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from seachest.warmup.marks import WarmupMarks, our_marks


@dataclass(frozen=True)
class StepPlan:
    """One step of a game."""

    name: str
    seconds: float
    """How long it takes, on average over the games, on one core of a small cloud machine: its share of progress."""
    after: tuple[str, ...] = ()
    """Steps of the same game whose code it uses; they come first, so that nothing is compiled twice."""


CORE_STEPS = ("deal", "pending", "legal", "act", "result")
"""What random play needs."""
STEP_PLANS = {
    plan.name: plan
    for plan in (
        StepPlan("deal", 2.7),
        StepPlan("pending", 0.1, ("deal",)),
        StepPlan("legal", 1.2, ("pending",)),
        StepPlan("act", 3.6, ("legal",)),
        StepPlan("result", 0.2, ("act",)),
        StepPlan("view", 1.1, ("result",)),
        StepPlan("guess", 2.2, ("view",)),
        StepPlan("table", 0.1, ("view",)),
        StepPlan("positions", 0.1, ("table",)),
        StepPlan("greedy bot", 3.0, ("table",)),
        StepPlan("search bot", 9.0, ("guess", "greedy bot")),
        StepPlan("features", 3.2, ("view",)),
        StepPlan("random games", 0.9, ("result",)),
        StepPlan("matches", 1.5, ("greedy bot",)),
        StepPlan("net bot", 6.5, ("features", "search bot")),
    )
}
"""All steps, each after those that it needs."""
ALL_STEPS = tuple(STEP_PLANS)
PLAY_STEPS = (*CORE_STEPS, "view", "guess", "table", "positions", "greedy bot", "search bot", "features", "net bot")
"""What people need who play, in the terminal or at a server, with bots of all levels."""


@dataclass(frozen=True)
class GameProgress:
    """How far a game is compiled."""

    game: str
    share: float
    """From 0 to 1, by the time that steps take."""
    missing: tuple[str, ...]
    """The steps that are still to do, in order."""

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to do."""
        return not self.missing


def progress_of(game: str, steps: Sequence[str], marks: WarmupMarks) -> GameProgress:
    """How far these steps of a game are done."""
    missing = tuple(step for step in steps if not marks.is_done(game, step))
    total = sum(STEP_PLANS[step].seconds for step in steps)
    left = sum(STEP_PLANS[step].seconds for step in missing)
    return GameProgress(game, 1.0 - left / total if missing else 1.0, missing)


def is_playable(game: str) -> bool:
    """Whether all that play needs of a game is compiled."""
    return our_marks().are_done(game, PLAY_STEPS)


def next_step(
    games: Sequence[str],
    missing: Mapping[str, Collection[str]],
    running: Collection[tuple[str, str]],
) -> tuple[str, str] | None:
    """The game and the step to begin now: of the first game that has one whose needs are met; None if all must wait.

    Of several steps of a game the one comes first on which most of the remaining time depends.
    """
    for game in games:
        free = [
            step
            for step in missing[game]
            if (game, step) not in running and not any(need in missing[game] for need in STEP_PLANS[step].after)
        ]
        if free:
            return game, max(free, key=lambda step: _time_from(step, missing[game]))
    return None


def _time_from(step: str, missing: Collection[str]) -> float:
    """How long a step takes together with the longest chain of missing steps that wait for it."""
    followers = [other for other in missing if step in STEP_PLANS[other].after]
    return STEP_PLANS[step].seconds + max((_time_from(other, missing) for other in followers), default=0.0)
