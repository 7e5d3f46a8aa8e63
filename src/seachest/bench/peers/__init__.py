"""Other environments for research, measured beside Seachest in one run on one core."""

from seachest.bench.peers.comparison import Comparison, compare
from seachest.bench.peers.environments import PEERS, Peer, peers_named
from seachest.bench.peers.figures import Failure, Figure, Machine

__all__ = ["PEERS", "Comparison", "Failure", "Figure", "Machine", "Peer", "compare", "peers_named"]
