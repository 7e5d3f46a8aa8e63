"""Thousands of clients that play random games at a server and measure it; needs the extra `swarm`."""

from seachest.bench.swarm.figures import Figures, SwarmProgress
from seachest.bench.swarm.swarm import Swarm
from seachest.bench.swarm.tables import SwarmFailed

__all__ = ["Figures", "Swarm", "SwarmFailed", "SwarmProgress"]
