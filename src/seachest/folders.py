"""Where Seachest may keep files: what can be made again in the user's cache, games in the user's data."""

import os
import tempfile
from functools import cache
from pathlib import Path


def is_writable(folder: Path) -> bool:
    """Whether files can be made there; makes the folder where it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _first_writable(wish: str, shared: str, below_home: str) -> Path:
    """The folder that a variable names, the system's shared one, one below HOME, or a private temporary one."""
    home = os.environ.get("HOME") or os.environ.get("USERPROFILE")
    folders = [Path(os.environ[wish])] if os.environ.get(wish) else []
    folders += [Path(os.environ[shared]) / "seachest"] if os.environ.get(shared) else []
    folders += [Path(home) / below_home / "seachest"] if home else []
    for folder in folders:
        if is_writable(folder):
            return folder
    return Path(tempfile.mkdtemp(prefix="seachest-"))


@cache
def cache_folder() -> Path:
    """For what can be made again, such as compiled code."""
    return _first_writable("SEACHEST_CACHE", "XDG_CACHE_HOME", ".cache")


def data_folder() -> Path:
    """For what a user wants to keep, such as saved games."""
    return _first_writable("SEACHEST_DATA", "XDG_DATA_HOME", ".local/share")
