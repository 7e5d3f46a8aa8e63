"""How rules run in this process: compiled, compiled with checked bounds, or interpreted."""

import numba

INTERPRETED = bool(numba.config.DISABLE_JIT)
"""Whether rules run as plain Python (``NUMBA_DISABLE_JIT=1``)."""

BOUNDS_CHECKED = bool(numba.config.BOUNDSCHECK)
"""Whether compiled rules check every index (``NUMBA_BOUNDSCHECK=1``)."""
