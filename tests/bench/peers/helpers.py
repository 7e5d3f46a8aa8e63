"""A comparison with made-up figures."""

from seachest.bench.peers import Comparison, Failure, Figure, Machine

MACHINE = Machine("A processor", 8, 3, "Linux x86_64", "3.12.1", "9.9.9", "2030-01-02 03:04 UTC", 0.25)
SLOW = Figure("Seachest", "9.9.9", "dolores", 2, "compiled loop", (9e6, 8e6, 10e6), (1e5, 2e5, 3e5))
FAST = Figure("Seachest", "9.9.9", "sea-salt-paper", 4, "compiled loop", (18e6,), (2e4,))
ASIDE = Figure("Seachest", "9.9.9", "dolores", 2, "another way", (1e3,), (1e1,))
THEIRS = Figure("OpenSpiel", "2.0.2", "crazy_eights", 5, "C++ loop", (3e6,), (4e4,))
BROKEN = Failure("RLCard", "1.2.0", "installation", "pip failed: no | such version")


def comparison(*failures: Failure) -> Comparison:
    return Comparison(MACHINE, (SLOW, FAST, ASIDE), (THEIRS,), failures, drift=1.25)
