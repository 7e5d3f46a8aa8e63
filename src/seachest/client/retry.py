"""How long a client waits before it tries to reach a server again."""

import random
from dataclasses import dataclass, field


@dataclass(frozen=True)
class RetryDelays:
    """Delays in seconds that grow with each failure, with jitter so that not all clients come back at once.

    >>> delays = RetryDelays(first=1.0, longest=8.0)
    >>> 0.5 <= delays.after(0) <= 1.0, 4.0 <= delays.after(100) <= 8.0
    (True, True)
    """

    first: float = 0.2
    longest: float = 10.0
    growth: float = 2.0
    dice: random.Random = field(default_factory=random.SystemRandom)

    def after(self, failures: int) -> float:
        """Seconds to wait after so many earlier failures: between half of the full delay and all of it."""
        full = self.longest
        if failures < 64:  # beyond that the power is a huge number
            full = min(self.longest, self.first * self.growth**failures)
        return full * self.dice.uniform(0.5, 1.0)
