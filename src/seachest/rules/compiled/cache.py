"""Where machine code is kept on disk, keyed by a digest of every file that becomes part of it."""

import hashlib
import platform
import shutil
import time
from functools import cache
from pathlib import Path

import numba
import numpy as np

from seachest.folders import cache_folder
from seachest.rules.compiled.mode import BOUNDS_CHECKED

PACKAGE = Path(__file__).resolve().parents[2]
SOURCE_ROOMS = ("rules", "batches", "bots", "solve")
"""The rooms of the package that hold compiled code; a change in any of them starts a fresh cache."""
SOURCE_SUFFIXES = (".py", ".npy")
"""Files whose contents become part of the machine code: sources and tables of numbers."""


def source_files(package: Path = PACKAGE) -> list[Path]:
    """All files with compiled code of a package, by default of this one, in a fixed order."""
    found = [sorted((package / room).rglob("*")) for room in SOURCE_ROOMS]
    return [path for room in found for path in room if path.suffix in SOURCE_SUFFIXES]


def source_digest(package: Path = PACKAGE) -> str:
    """A short digest of all sources with compiled code of a package, and of what they are compiled with."""
    digest = hashlib.sha256()
    for path in source_files(package):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    digest.update(f"{platform.python_version()} {np.__version__} {numba.__version__} {platform.machine()}".encode())
    return digest.hexdigest()[:16]


@cache
def code_folder() -> Path:
    """The folder of machine code for exactly these sources (bounds-checked code has one of its own)."""
    name = source_digest() + ("-checked" if BOUNDS_CHECKED else "")
    folder = cache_folder() / "machine-code" / name
    if not folder.exists():
        _forget_old_code(folder.parent)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _forget_old_code(shelf: Path, days: int = 14) -> None:
    """Removes machine code of other versions of the sources that was made a while ago."""
    oldest = time.time() - days * 86400
    for folder in shelf.glob("*"):
        if folder.is_dir() and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
