"""Time for tests: it passes only when they say so."""

TICK_S = 1e-6


class ManualClock:
    """A clock that tests move on. Each look at it is a microsecond later than the one before, so that times differ."""

    def __init__(self, now: float = 1_700_000_000.0, tick_s: float = TICK_S) -> None:
        self.now, self._tick_s = now, tick_s

    def __call__(self) -> float:
        self.now += self._tick_s
        return self.now

    def advance(self, seconds: float) -> None:
        """Lets time pass."""
        self.now += seconds
