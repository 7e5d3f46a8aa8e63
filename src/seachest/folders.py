"""The folders in which Seachest keeps files: a cache for what can be made again, and data such as saved games."""

import os
import tempfile
from functools import cache
from pathlib import Path


def is_writable(folder: Path) -> bool:
    """Whether files can be created in a folder, which is created if it is missing."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _first_writable(own_variable: str, system_variable: str, below_home: str) -> Path:
    """The first writable folder: of our own variable, of the system's, below HOME; else a private temporary one."""
    home = os.environ.get("HOME") or os.environ.get("USERPROFILE")
    folders = [Path(os.environ[own_variable])] if os.environ.get(own_variable) else []
    folders += [Path(os.environ[system_variable]) / "seachest"] if os.environ.get(system_variable) else []
    folders += [Path(home) / below_home / "seachest"] if home else []
    for folder in folders:
        if is_writable(folder):
            return folder
    return Path(tempfile.mkdtemp(prefix="seachest-"))


@cache
def cache_folder() -> Path:
    """The folder for what can be made again, such as compiled code."""
    return _first_writable("SEACHEST_CACHE", "XDG_CACHE_HOME", ".cache")


def data_folder() -> Path:
    """The folder for what a user wants to keep, such as saved games."""
    return _first_writable("SEACHEST_DATA", "XDG_DATA_HOME", ".local/share")
