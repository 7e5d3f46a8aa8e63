"""The folders in which Seachest keeps files: a cache for what can be made again, and data such as saved games."""

import os
import tempfile
from functools import cache
from pathlib import Path

DATA_VARIABLE = "SEACHEST_DATA"
"""The variable that names the data folder."""


def is_writable(folder: Path) -> bool:
    """Whether files can be created in a folder, which is created if it is missing."""
    try:
        try_to_write(folder)
    except OSError:
        return False
    return True


def try_to_write(folder: Path) -> None:
    """Creates a folder if it is missing, and a file in it that is gone at once; raises OSError if that fails."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder):
        pass


def _first_writable(own_variable: str, system_variable: str, below_home: str) -> Path:
    """The first writable folder: of our own variable, of the system's, below HOME; else a private temporary one."""
    for folder in _wanted_folders(own_variable, system_variable, below_home):
        if is_writable(folder):
            return folder
    return Path(tempfile.mkdtemp(prefix="seachest-"))


def _wanted_folders(own_variable: str, system_variable: str, below_home: str) -> list[Path]:
    """The folders to use: of our own variable, of the system's, below HOME; those that are named."""
    home = os.environ.get("HOME") or os.environ.get("USERPROFILE")
    folders = [Path(os.environ[own_variable])] if os.environ.get(own_variable) else []
    folders += [Path(os.environ[system_variable]) / "seachest"] if os.environ.get(system_variable) else []
    return folders + ([Path(home) / below_home / "seachest"] if home else [])


@cache
def cache_folder() -> Path:
    """The folder for what can be made again, such as compiled code."""
    return _first_writable("SEACHEST_CACHE", "XDG_CACHE_HOME", ".cache")


def wanted_data_folder() -> Path | None:
    """The data folder that was asked for, whether it is there and writable or not; None if none is known.

    It is that of our own variable, else of the system's, else below HOME.
    """
    return next(iter(_wanted_folders(DATA_VARIABLE, "XDG_DATA_HOME", ".local/share")), None)


def data_folder() -> Path:
    """The folder for what a user wants to keep, such as saved games."""
    return _first_writable(DATA_VARIABLE, "XDG_DATA_HOME", ".local/share")
