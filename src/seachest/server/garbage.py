"""Python's collector of garbage, which must not hold up a server for long."""

import gc

NEW, YOUNG, OLD = 20_000, 2, 50
"""New objects until the collector looks at them; how often it does so until it looks again at those that stayed; how
often it does that until it may look at all. With Python's own ten for the second of them, 1,000 busy tables stood still
for a tenth of a second now and then.
"""


def leave_alone() -> None:
    """What was loaded so far stays for ever, and need not be looked at again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, YOUNG, OLD)
