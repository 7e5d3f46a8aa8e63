"""The versions of the environments: the number in their names, and digests of what is frozen under it."""

import hashlib

import numpy as np

from seachest.bots.net.weights import layout_digest
from seachest.notation.position import Start
from seachest.rules.chance import dice_below, new_dice
from seachest.rules.game import Game
from seachest.rules.rewards import REWARD_SCHEMES
from seachest.table import BareTable

ENV_VERSIONS = {"sea-or-shore": 0, "dolores": 0, "sea-salt-paper": 0}
"""The number of each game's environments: ``dolores_v0``, ``seachest/Dolores-v0``. It grows when a digest changes."""

SAMPLE_SEED = 1


def env_version(game: str) -> int:
    """The number of the environments of a game; a game that is not listed has 0."""
    return ENV_VERSIONS.get(game, 0)


def frozen_digests(game: Game) -> dict[str, str]:
    """Digests of what one version of a game's environments keeps.

    `layout`: every piece of an observation and every action with its number. `play`: observations, masks and rewards of
    a random game with each number of players.
    """
    digest = hashlib.sha256()
    for players in game.seats:
        dice = new_dice(SAMPLE_SEED)
        table = BareTable(Start(game, players, game.check_options({}, players)), SAMPLE_SEED)
        while pending := table.pending():
            for seat in range(players):
                digest.update(table.features(seat).tobytes())
            mask = table.mask(pending[0])
            digest.update(mask.tobytes())
            choices = np.flatnonzero(mask)
            table.take(pending[0], int(choices[dice_below(dice, len(choices))]))
        for scheme in REWARD_SCHEMES:
            digest.update(table.rewards(scheme).tobytes())
    return {"layout": layout_digest(game), "play": digest.hexdigest()[:16]}
