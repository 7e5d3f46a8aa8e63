"""How long one waits before the next try to reach a server."""

import random
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Pauses:
    """Pauses that grow from try to try, each a little different, so that not all clients come back at once."""

    first: float = 0.2
    longest: float = 10.0
    growth: float = 2.0
    dice: random.Random = field(default_factory=random.SystemRandom)

    def after(self, tries: int) -> float:
        """Seconds to wait after so many tries in vain (from 0): between half of the usual pause and all of it."""
        usual = self.longest
        if tries < 64:  # beyond that the power is a huge number
            usual = min(self.longest, self.first * self.growth**tries)
        return usual * self.dice.uniform(0.5, 1.0)
