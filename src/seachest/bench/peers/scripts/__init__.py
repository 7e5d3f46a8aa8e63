"""What a peer's own Python runs: `driver.py`, and one module of loops for each peer.

Nothing here imports Seachest, because a peer's environment does not have it.
"""
