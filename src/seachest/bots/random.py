"""The bot that takes any legal decision, each as likely."""

from seachest.batches.stepping import random_policy
from seachest.bots.bot import PolicyBot


class Random(PolicyBot):
    """Plays at random."""

    policy_for = staticmethod(random_policy)
