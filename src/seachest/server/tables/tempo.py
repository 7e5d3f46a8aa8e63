"""How long players have taken for their decisions of late.

Whether a player has a choice is often a secret. Where the server answers for them, it therefore takes as long as they
usually do: a pause that is drawn from those that the others at the table have seen.
"""

import random
from collections import defaultdict, deque
from dataclasses import dataclass, field
from functools import cache

from seachest.rules.game import game_named
from seachest.rules.types import Seat

FORCED_ANSWER_S = (0.8, 2.4)
"""How long an answer that the server gives for a person seems to take, at least and at most, while little is known of
how they decide."""
KEPT_DECISIONS = 12
"""The latest decisions in each phase of the game that are remembered of a seat."""
ENOUGH_DECISIONS = 4
"""As long as there are fewer, the others are made up."""
MAX_REMEMBERED_S = 6.0
"""A longer decision counts as one of this length, so that nobody waits for long where there is nothing to decide."""
SPREAD = (0.8, 1.25)
"""Between these factors a pause differs from the one that it is drawn from: none comes twice."""


def phase_in(game: str, view: bytes) -> int:
    """The number of the phase that a game is in, from the bytes of a view."""
    return view[_phase_place(game)]


@cache
def _phase_place(game: str) -> int:
    """Where the views of a game have the number of its phase, a single byte."""
    fields = game_named(game).state.fields
    assert fields is not None
    kind, place, *_ = fields["phase"]
    assert kind.itemsize == 1
    return int(place)


@dataclass
class DecisionTempo:
    """How long each seat has taken of late, for each phase of the game."""

    _taken: dict[tuple[Seat, int], deque[float]] = field(
        default_factory=lambda: defaultdict(lambda: deque(maxlen=KEPT_DECISIONS))
    )

    def add(self, seat: Seat, phase: int, seconds: float) -> None:
        """Remembers a decision for which a player had a choice."""
        self._taken[seat, phase].append(min(max(seconds, 0.0), MAX_REMEMBERED_S))

    def pause(self, seat: Seat, phase: int, pace: float) -> float:
        """Seconds that an answer takes which the server gives for a player; at a pace below 1 it is shorter."""
        if not pace:
            return 0.0
        dice = random.SystemRandom()
        taken = [min(pace, 1.0) * seconds for seconds in self._taken.get((seat, phase), ())]
        number = dice.randrange(max(len(taken), ENOUGH_DECISIONS))
        if number < len(taken):
            return taken[number] * dice.uniform(*SPREAD)
        return pace * dice.uniform(*FORCED_ANSWER_S)
