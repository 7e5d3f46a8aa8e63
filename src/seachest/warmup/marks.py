"""Files that mark the steps of games as compiled, beside the machine code, and the lock for those who compile."""

import hashlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from seachest.rules.compiled import INTERPRETED, code_folder, source_files

if sys.platform != "win32":
    import fcntl

LOCK_NAME = "warmup.lock"


class WarmupMarks:
    """Which steps are done for these sources; like numba's cache the marks depend on their paths and times."""

    def __init__(self, folder: Path, sources: Sequence[Path], *, is_needed: bool = True) -> None:
        """`is_needed` is False where rules are not compiled at all: then everything counts as done."""
        self._folder, self._is_needed = folder, is_needed
        stamps = [(str(path), path.stat().st_mtime_ns) for path in sources]
        self._stamp = hashlib.sha256(repr(stamps).encode()).hexdigest()[:16]
        self._done: set[Path] = set()

    def _mark_of(self, game: str, step: str) -> Path:
        return self._folder / f"{game}-{step.replace(' ', '-')}-{self._stamp}.ready"

    def is_done(self, game: str, step: str) -> bool:
        """Whether a step was compiled, by this process or another one."""
        mark = self._mark_of(game, step)
        if not self._is_needed or mark in self._done:
            return True
        if mark.exists():
            self._done.add(mark)
            return True
        return False

    def are_done(self, game: str, steps: Sequence[str]) -> bool:
        """Whether all of these steps were compiled."""
        return all(self.is_done(game, step) for step in steps)

    def set_done(self, game: str, step: str) -> None:
        """Marks a step as compiled."""
        self._mark_of(game, step).touch()

    @contextmanager
    def try_lock(self) -> Iterator[bool]:
        """Gives whether nobody else compiles; then nobody else can until the end. Windows has no such lock."""
        with (self._folder / LOCK_NAME).open("w") as lock:
            if sys.platform != "win32":
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    yield False
                    return
            yield True


@cache
def our_marks() -> WarmupMarks:
    """The marks beside our machine code."""
    if INTERPRETED:
        return WarmupMarks(Path(), [], is_needed=False)
    return WarmupMarks(code_folder(), source_files())
