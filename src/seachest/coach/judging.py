"""How good a decision was, by what its seat knew then.

The search thinks about the view of the seat. If the answer that was given is the best one, or one that the best mixed
strategy gives, nothing was lost. If not, both are weighed again by trees of their own: an estimate is too high where it
was chosen for being the highest, and an answer that the search tries seldom has hardly been weighed at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import fsum, sqrt

import numpy as np
import numpy.typing as npt

from seachest.bots.search import Budget, Search, SearchAnswer, SearchParams, SearchResult
from seachest.bots.search.records import MAX_PAIRED_ANSWERS, PAIR_OTHER_WORTH, PAIR_OWN_WORTH, PAIR_VISITS
from seachest.bots.search.searcher import Searcher
from seachest.bots.seeds import derived_seed
from seachest.coach.exact import stored
from seachest.coach.mixes import mix_of_rival
from seachest.table import View

BATCHES = 8
"""A standard error comes from the averages of so many batches of iterations."""
NEVER = -1e9
"""The worth of answers that a search must not try."""
PARAMS = SearchParams()

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Judgement:
    """What a search found about a decision; worths are chances of winning, as far as the search can tell."""

    answers: tuple[SearchAnswer, ...]
    """All answers, the best first, as the first search found them."""
    line: tuple[str, ...]
    """What the search expects, the best answer first."""
    together: bool
    """Whether others decided at the same moment: the best answer is then a mix."""
    best_worth: float
    """Of the best answer, or the best mix."""
    worth: float
    """Of the answer that was given."""
    loss: float
    """How much less the answer was worth than the best one; never less than 0."""
    error: float
    """The standard error of the loss."""

    @property
    def best(self) -> str:
        """The best answer, or the one that comes up most in the best mix."""
        return self.answers[0].text

    @property
    def best_line(self) -> tuple[str, ...]:
        """What is expected after the best answer, that included."""
        return self.line if self.line[0] == self.best else (self.best,)


def judge(view: View, given: str, iterations: int, seed: int) -> Judgement:
    """Judges an answer to a decision with several answers; the seed decides everything."""
    return compare(view, think(view, iterations, seed), given, iterations, seed)


def think(view: View, iterations: int, seed: int) -> SearchResult:
    """What the first search finds about a decision."""
    return Search(derived_seed(seed, "think"), Budget(iterations=iterations)).think(view)


def compare(view: View, found: SearchResult, given: str, iterations: int, seed: int) -> Judgement:
    """Weighs an answer against the best one, or the best mix, that a search has found."""
    together = len(view.pending()) > 1
    mix = {answer.text: answer.share for answer in found.answers if answer.share > 0}
    if given in mix:
        worth = fsum(answer.share * answer.worth for answer in found.answers)
        return Judgement(found.answers, found.line, together, stored(worth), stored(worth), 0.0, 0.0)
    if together:
        best, worths = _weigh_together(view, mix, given, iterations, derived_seed(seed, "weigh"))
    else:
        (text,) = mix
        best = weigh_alone(view, text, iterations, derived_seed(seed, "best"))
        worths = weigh_alone(view, given, iterations, derived_seed(seed, "given"))
    worth, loss = float(worths.mean()), max(0.0, float((best - worths).mean()))
    # In pairs where both come from the same tree, as what they have in common is no uncertainty.
    variance = (best - worths).var(ddof=1) if together else best.var(ddof=1) + worths.var(ddof=1)
    error = sqrt(variance / BATCHES)
    return Judgement(
        found.answers, found.line, together, stored(worth) + stored(loss), stored(worth), stored(loss), stored(error)
    )


def _new_searcher(view: View, iterations: int, seed: int) -> Searcher:
    """A tree for a view, with room for so many iterations."""
    searcher = Searcher(view.game, 1 << (2 * iterations).bit_length(), seed)
    searcher.begin(view, PARAMS.exploration, PARAMS.prior_weight)
    return searcher


def _run(searcher: Searcher, iterations: int) -> None:
    searcher.run(iterations, PARAMS.stages, PARAMS.rollout_limit)


def weigh_alone(view: View, answer: str, iterations: int, seed: int) -> FloatArray:
    """What an answer is worth to one who decides alone: the averages of batches, from a tree that tries no other."""
    searcher = _new_searcher(view, iterations, seed)
    _run(searcher, 1)  # lists all answers
    edges = searcher.edges_of(searcher.root())
    action = view.game.action_by_text[answer]
    (chosen,) = (edge for edge in edges if edge["action"] == action)
    for edge in edges:
        if edge["action"] != action:
            edge["worth"], edge["tries"] = NEVER, 1
    averages = []
    for _ in range(BATCHES):
        tries, worth = int(chosen["tries"]), float(chosen["worth"])
        _run(searcher, max(1, iterations // BATCHES))
        averages.append((float(chosen["worth"]) - worth) / (int(chosen["tries"]) - tries))
    return np.array(averages)


def _weigh_together(
    view: View, mix: dict[str, float], given: str, iterations: int, seed: int
) -> tuple[FloatArray, FloatArray]:
    """What the best mix and the answer that was given are worth where others decide at the same moment.

    Both are worth what they bring against the rival's estimated mix where two decide, else against what rivals do in
    the tree: the averages of batches.
    """
    searcher = _new_searcher(view, iterations, seed)
    pairs, sums = [], []
    for _ in range(BATCHES):
        _run(searcher, max(1, iterations // BATCHES))
        edges = searcher.edges_of(searcher.root())
        pairs.append(searcher.pairs.copy())
        sums.append(np.array([[edge["tries"], edge["worth"]] for edge in edges], np.float64))
    texts = [view.game.actions[int(edge["action"])] for edge in edges]
    shares = np.array([mix.get(text, 0.0) for text in texts])
    if len(texts) <= MAX_PAIRED_ANSWERS and pairs[-1][:, :, PAIR_VISITS].any():
        worths = _worths_against_rival(pairs, searcher.predicted, len(texts))
    else:
        worths = [_averages(batch[:, 0], batch[:, 1], sums[-1]) for batch in _increments(sums)]
    at = texts.index(given)
    return np.array([worth @ shares for worth in worths]), np.array([worth[at] for worth in worths])


def _increments(sums: Sequence[FloatArray]) -> list[FloatArray]:
    """What each batch added to sums that grow."""
    return [sums[0], *(after - before for before, after in pairwise(sums))]


def _averages(tries: FloatArray, worth: FloatArray, total: FloatArray) -> FloatArray:
    """The averages of a batch; answers that it hardly tried lean on all batches, and those on all answers."""
    usual = total[:, 1].sum() / max(total[:, 0].sum(), 1.0)
    overall = (total[:, 1] + usual) / (total[:, 0] + 1)
    return (worth + overall) / (tries + 1)  # type: ignore[no-any-return]  # numpy's sums have no shape


def _worths_against_rival(pairs: Sequence[FloatArray], predicted: FloatArray, mine: int) -> list[FloatArray]:
    """What each own answer is worth in each batch, against the rival's mix as all batches together tell it."""
    total = pairs[-1]
    theirs = int(np.flatnonzero(total[:, :, PAIR_VISITS].any(axis=0))[-1]) + 1
    visits = total[:mine, :theirs, PAIR_VISITS]
    own, other = (
        _averages(
            visits.ravel(),
            total[:mine, :theirs, part].ravel(),
            np.stack([visits.ravel(), total[:mine, :theirs, part].ravel()], axis=1),
        ).reshape(mine, theirs)
        for part in (PAIR_OWN_WORTH, PAIR_OTHER_WORTH)
    )
    rival = mix_of_rival(own, other, predicted[:theirs] / visits.sum())
    found = []
    for batch in _increments(pairs):
        met, brought = batch[:mine, :theirs, PAIR_VISITS], batch[:mine, :theirs, PAIR_OWN_WORTH]
        found.append((brought + own) / (met + 1) @ rival)
    return found
