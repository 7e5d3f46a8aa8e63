"""The versions of the environments: the number in their names, and digests of what is frozen under it."""

import hashlib

from seachest.batches.batch import Batch
from seachest.bots.net.weights import layout_digest
from seachest.rules.game import Game

ENV_VERSIONS = {"sea-or-shore": 0, "dolores": 0, "sea-salt-paper": 0}
"""The number of each game's environments: ``dolores_v0``, ``seachest/Dolores-v0``. It grows when a digest changes."""

SAMPLE_TABLES, SAMPLE_STEPS, SAMPLE_SEED = 16, 200, 1


def env_version(game: str) -> int:
    """The number of the environments of a game; a game that is not listed has 0."""
    return ENV_VERSIONS.get(game, 0)


def frozen_digests(game: Game) -> dict[str, str]:
    """Digests of what one version of a game's environments keeps.

    `layout`: every piece of an observation and every action with its number. `play`: observations, masks and rewards of
    random games, with every number of players.
    """
    digest = hashlib.sha256()
    for players in game.seats:
        batch = Batch(game, SAMPLE_TABLES, players, seed=SAMPLE_SEED, threads=1)
        for _ in range(SAMPLE_STEPS):
            batch.step(batch.random_actions())
            for array in (batch.features, batch.masks, batch.turns, batch.rewards, batch.dones):
                digest.update(array.tobytes())
    return {"layout": layout_digest(game), "play": digest.hexdigest()[:16]}
