"""A hint in a game that is going on: the best two answers, what they are worth, and one reason for the better one.

Everything comes from the view of the seat that asks. What it does not know is guessed, as its search does.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

import numpy as np

from seachest.bots.seeds import derived_seed
from seachest.coach.credit import Term
from seachest.coach.judging import Judgement, compare, think
from seachest.coach.lines import ExpectedMove, expected_line
from seachest.coach.playouts import Playouts
from seachest.rules.chance import new_dice
from seachest.rules.errors import NotationError
from seachest.table import View

HINT_ITERATIONS = 2000
"""Iterations of each of the three searches of a hint."""
ITERATIONS_PER_DEAL = 20
FEWEST_DEALS = 8
SAME_WORTH = 1e-6
SMALLEST_GAIN = 0.005
"""Answers that are nearer to each other are worth the same."""
SAFE_SHARE, RISKY_SHARE = 0.15, 0.45
"""An answer is safe if it does worse in at most the first part of the deals, and a risk if it does better in less than
the second."""

ReasonKind: TypeAlias = Literal["mix", "close", "safe", "likely", "risk", "search"]
"""Why the best answer is the best: as one of a mix, not by much, because it hardly ever does worse, because it mostly
does better, because it gains more than it risks; or nothing but that the search, which looks further, prefers it."""


@dataclass(frozen=True)
class AdvisedAnswer:
    """One of the best answers."""

    text: str
    chance: float
    """To win, as far as the search can tell."""
    share: float
    """How often it should be given: 1 or 0 for one who decides alone."""


@dataclass(frozen=True)
class HintReason:
    """Why the first answer is better than the second, in the deals that fit what the seat knows."""

    kind: ReasonKind
    gain: float
    """How much more the first is worth, in chances of winning."""
    better: float
    """The share of the deals in which the first does better."""
    worse: float
    won: float
    """What it brings on average where it does better."""
    lost: float
    """What it costs on average where it does worse."""


@dataclass(frozen=True)
class Advice:
    """What the coach would do."""

    answers: tuple[AdvisedAnswer, AdvisedAnswer]
    """The best two, the better one first."""
    reason: HintReason
    line: tuple[ExpectedMove, ...]
    """What is expected after the best answer, that included."""
    iterations: int
    seed: int


def advise(view: View, seed: int, iterations: int = HINT_ITERATIONS) -> Advice:
    """What the coach would do in the place of a view's owner; the seed and the iterations decide everything.

    Raises NotationError if there is nothing to decide.
    """
    if len(view.legal()) < 2:
        raise NotationError("hint: there is nothing to decide")
    found = think(view, iterations, seed)
    first, second = found.answers[:2]
    judgement = compare(view, found, second.text, iterations, seed)
    is_mixed = second.share > 0
    chances = (first.worth, second.worth) if is_mixed else (judgement.best_worth, judgement.worth)
    answers = (
        AdvisedAnswer(first.text, chances[0], first.share),
        AdvisedAnswer(second.text, chances[1], second.share),
    )
    differences = _differences(view, (first.text, second.text), iterations, seed)
    reason = _reason(judgement, differences, is_mixed=is_mixed)
    line = expected_line(view, judgement.best_line, derived_seed(seed, "line"))
    return Advice(answers, reason, tuple(line), iterations, seed)


def _differences(view: View, answers: Sequence[str], iterations: int, seed: int) -> np.ndarray:
    """By how much the first of two answers does better in each of many deals that fit what the seat knows.

    In one deal both have the same chance to come, and greedy players go on.
    """
    game, count = view.game, max(FEWEST_DEALS, iterations // ITERATIONS_PER_DEAL)
    playouts = Playouts(game, view.record.players, view.options, count, derived_seed(seed, "playouts"))
    dice, found = new_dice(derived_seed(seed, "deals")), []
    for number in range(count):
        deal = view.record.copy()
        game.guess(deal, view.seat, dice)
        worths = []
        for text in answers:
            state = deal.copy()
            game.act(state, view.seat, game.action_by_text[text])
            worths.append(playouts.play_out(state, number)[view.seat])
        found.append(worths[0] - worths[1])
    return np.array(found)


def _reason(judgement: Judgement, differences: np.ndarray, *, is_mixed: bool) -> HintReason:
    """The reason that says most about the best answer."""
    above, below = differences > SAME_WORTH, differences < -SAME_WORTH
    better, worse = float(above.mean()), float(below.mean())
    kind: ReasonKind
    if is_mixed:
        kind = "mix"
    elif judgement.loss < SMALLEST_GAIN or Term(judgement.loss, judgement.error).low <= 0:
        kind = "close"
    elif differences.mean() <= 0:
        kind = "search"
    elif worse <= SAFE_SHARE:
        kind = "safe"
    else:
        kind = "risk" if better < RISKY_SHARE else "likely"
    won = float(differences[above].mean()) if better else 0.0
    lost = -float(differences[below].mean()) if worse else 0.0
    return HintReason(kind, judgement.loss, better, worse, won, lost)
