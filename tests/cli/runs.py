"""Commands as a shell runs them, in a process of their own or, which is a second quicker, in this one."""

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from seachest.cli import main

Runner = Callable[..., subprocess.CompletedProcess[str]]


def run_apart(*arguments: str, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "seachest", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
    )


def run_here(*arguments: str, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A command in this process, with streams as pipes are."""
    streams = [io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8") for text in (stdin, "", "")]
    with pytest.MonkeyPatch.context() as patch:
        if cwd is not None:
            patch.chdir(cwd)
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        try:
            status = main(arguments)
        except SystemExit as ended:  # as argparse does
            status = int(ended.code or 0)
    _, printed, told = streams
    for stream in (printed, told):
        stream.flush()
        stream.seek(0)
    return subprocess.CompletedProcess(arguments, status, printed.read(), told.read())
