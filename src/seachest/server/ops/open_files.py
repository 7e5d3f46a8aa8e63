"""The limit on open files of this process; each connection is one."""

import sys

WANTED_OPEN_FILES = 65_536
"""Enough for tens of thousands of players."""


def max_open_files() -> int | None:
    """How many files this process may have open; None if the system sets no limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def raise_max_open_files(wanted: int = WANTED_OPEN_FILES) -> None:
    """Lets this process, and those that it starts, have so many files open, as far as the system allows.

    Shells and service managers often set a limit of 1024, which a single address could use up.
    """
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))
