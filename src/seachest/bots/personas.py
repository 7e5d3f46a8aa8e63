"""How bots appear to people at a table: what they are called, and how long they seem to think."""

from seachest.rules.types import Seat

BOT_NAMES = ("Marina", "Kai", "Coralie", "Finn", "Stella")
"""What the bot of each seat is called: names of the sea that all our languages know."""

FIRST_DECISION_DELAY, NEXT_DECISION_DELAY = 0.8, 0.35
"""How long a bot seems to think about its turn, and about each further decision of it, in units of the table's `pace`.

What a bot thinks about, and whether it had a choice at all, must not show in how long it takes.
"""


def bot_name(seat: Seat) -> str:
    """The name of the bot at a seat.

    >>> bot_name(1)
    'Kai'
    """
    return BOT_NAMES[seat % len(BOT_NAMES)]


def decision_delay(pace: float, *, decided_before: bool) -> float:
    """How many seconds a bot seems to think; `decided_before` where it also made the last decision of the table.

    >>> decision_delay(1.0, decided_before=False)
    0.8
    """
    return pace * (NEXT_DECISION_DELAY if decided_before else FIRST_DECISION_DELAY)
