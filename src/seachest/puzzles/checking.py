"""Whether a decision makes a puzzle: one answer is clearly best, and the obvious one is not."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt

from seachest.arena.estimates import NORMAL_BOUND
from seachest.bots.bot import Bot
from seachest.bots.names import bot_named
from seachest.bots.search import EVEN_EXPLORATION, Budget, Search, SearchParams
from seachest.bots.seeds import derived_seed
from seachest.coach.judging import BATCHES, weigh_alone
from seachest.puzzles.puzzle import WORTH_DIGITS, Puzzle, puzzle_id, shortened
from seachest.rules.types import JsonObject
from seachest.table import View

SMALLEST_MARGIN = 0.04
"""How much more the best answer must be worth than every other, in chances of winning; surely more than half of it."""
CHECKS = (SearchParams(), SearchParams(), SearchParams(prior_weight=0.0))
"""The searches that have to agree; the last one is not led by what the greedy bot would do."""
OBVIOUS_SOLVER = "beginner"

RATING_OF_EASIEST, RATING_OF_SOLVER = 800, 250
"""The rating of a puzzle that all solvers solve, and what each of them adds that fails."""
SOLVERS: Mapping[str, tuple[Budget, SearchParams]] = {
    "beginner": (Budget(24), SearchParams(EVEN_EXPLORATION, prior_weight=0.0, rollout_limit=0, by_worth=True)),
    "casual": (Budget(80), SearchParams(EVEN_EXPLORATION, prior_weight=0.1, rollout_limit=3, by_worth=True)),
    "skilled": (Budget(150), SearchParams()),
    "expert": (Budget(5_000), SearchParams()),
}
"""Searches from short-sighted to thorough that try to solve a puzzle. Those who play at tables change with what is
learned about them; these stay, so that ratings can be compared."""
RATING_TRIES: Mapping[str, int] = {"beginner": 5, "casual": 5, "skilled": 5, "expert": 2, "net": 1}
"""How often each solver tries; what is no search is a bot by its name."""


@dataclass(frozen=True)
class PuzzleEffort:
    """How thoroughly puzzles are looked for, in iterations of the search."""

    look: int = 500
    """Of the first look, which says whether the rest is worth the time."""
    quick_weigh: int = 800
    """With which each answer is weighed by itself before anything else is checked."""
    check: int = 8_000
    """Of each of the searches that have to agree."""
    weigh: int = 4_000
    """With which each answer is weighed in the end."""
    rating_tries: Mapping[str, int] = field(default_factory=lambda: RATING_TRIES)


USUAL_EFFORT = PuzzleEffort()


@dataclass(frozen=True)
class Candidate:
    """A decision that may make a puzzle."""

    view: View
    best: str
    tempting: str


def first_look(view: View, seed: int, effort: PuzzleEffort = USUAL_EFFORT) -> tuple[str, Candidate | None]:
    """What a short search would play, and a candidate where the obvious answers look much worse than that."""
    greedy = bot_named("greedy", derived_seed(seed, "greedy")).choose(view)
    found = Search(derived_seed(seed, "look"), Budget(iterations=effort.look)).think(view)
    best, worths = found.answers[0].text, {answer.text: answer.worth for answer in found.answers}
    tempting = greedy
    if tempting == best:
        tempting = _solver(OBVIOUS_SOLVER, derived_seed(seed, OBVIOUS_SOLVER)).choose(view)
    looks_better = min(worths[best] - worth for text, worth in worths.items() if text != best) >= SMALLEST_MARGIN / 2
    return best, Candidate(view, best, tempting) if tempting != best and looks_better else None


def checked_puzzle(
    candidate: Candidate, position: JsonObject, seed: int, effort: PuzzleEffort = USUAL_EFFORT
) -> Puzzle | None:
    """The puzzle that a candidate makes, or None if a deeper search finds that it makes none.

    The view of the candidate is the one that follows from the position.
    """
    view, best = candidate.view, candidate.best
    if _weighed(candidate, effort.quick_weigh, SMALLEST_MARGIN / 2, derived_seed(seed, "quick")) is None:
        return None
    line: tuple[str, ...] = ()
    for number, params in enumerate(CHECKS):
        found = Search(derived_seed(seed, "check", number), Budget(iterations=effort.check), params).think(view)
        if found.answers[0].text != best:
            return None
        line = max(line, found.line if found.line[0] == best else (best,), key=len)
    worths = _weighed(candidate, effort.weigh, SMALLEST_MARGIN, seed)
    if worths is None:
        return None
    players, position = view.record.players, shortened(view, position)
    return Puzzle(
        id=puzzle_id(position, players, view.seat),
        game=view.game.name,
        players=players,
        seat=view.seat,
        position=position,
        best=best,
        tempting=candidate.tempting,
        worths=dict(sorted(worths.items(), key=lambda item: (-item[1], item[0]))),
        line=list(line),
        rating=rating_of(view, best, seed, effort.rating_tries),
    )


def _weighed(candidate: Candidate, iterations: int, smallest: float, seed: int) -> dict[str, float] | None:
    """The worth of every answer, each by a tree of its own; None if the best one is not better by so much than all
    others, and surely by half of it.
    """
    view, best = candidate.view, candidate.best
    of_best = weigh_alone(view, best, 2 * iterations, derived_seed(seed, "weigh", best))
    worths = {best: round(float(of_best.mean()), WORTH_DIGITS)}
    others = [text for text in view.legal() if text != best]
    for text in sorted(others, key=lambda each: each != candidate.tempting):
        found = weigh_alone(view, text, iterations, derived_seed(seed, "weigh", text))
        margin = float(of_best.mean() - found.mean())
        error = sqrt((of_best.var(ddof=1) + found.var(ddof=1)) / BATCHES)
        if margin < smallest or margin - NORMAL_BOUND * error < smallest / 2:
            return None
        worths[text] = round(float(found.mean()), WORTH_DIGITS)
    return worths


def rating_of(view: View, best: str, seed: int, solver_tries: Mapping[str, int] = RATING_TRIES) -> int:
    """How hard it is to find an answer: by the solvers that fail, and how often each does."""
    failed = 0.0
    for name, tries in solver_tries.items():
        answers = [_solver(name, derived_seed(seed, "rate", name, number)).choose(view) for number in range(tries)]
        failed += sum(answer != best for answer in answers) / tries
    return RATING_OF_EASIEST + round(RATING_OF_SOLVER * failed)


def _solver(name: str, seed: int) -> Bot:
    """A solver by its name."""
    if name not in SOLVERS:
        return bot_named(name, seed)
    budget, params = SOLVERS[name]
    return Search(seed, budget, params)
