"""Settings of Python's garbage collector, which must not hold up a server for long."""

import gc

GC_THRESHOLDS = (20_000, 2, 50)
"""New objects until the youngest generation is collected; its collections until the second generation is collected as
well; and those of the second until everything is. With Python's own 10 for the second, 1,000 busy tables stood still
for a tenth of a second now and then.
"""


def tune_gc() -> None:
    """Excludes everything that is loaded so far from further collections, and makes full collections rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
