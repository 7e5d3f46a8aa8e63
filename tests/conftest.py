"""What holds in all tests: how hypothesis looks for examples, and in what kind of terminal they run."""

import os

from hypothesis import settings

# The same examples in every run, unless the long proofs are asked for; first calls may compile, so no deadline.
settings.register_profile("usual", deadline=None, derandomize=True, database=None)
settings.register_profile("long", deadline=None, max_examples=1000)
settings.load_profile("long" if os.environ.get("SEACHEST_LONG") else "usual")

# Screens are drawn as in an ordinary terminal, wherever the tests run.
os.environ["TERM"] = "xterm-256color"
