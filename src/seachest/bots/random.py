"""The bot that takes any legal decision, each as likely."""

import random

from seachest.table import View


class Random:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> str:
        """Any legal decision."""
        return self._random.choice(view.legal())
