"""Saved games: where they lie, how they are written, and how one goes on with them."""

import json
import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import Any

from seachest.folders import data_folder


def command_name() -> str:
    """How this command is typed here: by its name where the shell finds it, else by its path."""
    script = Path(sys.argv[0])
    if script.name != "seachest" or not script.exists():
        return "seachest"
    found = shutil.which("seachest")
    if found is not None and Path(found).samefile(script):
        return "seachest"
    return shlex.quote(os.path.relpath(script))


def fresh_file(game: str) -> Path:
    """A file for a new game, named so that one finds it again."""
    return data_folder() / f"{date.today():%Y-%m-%d}-{game}-{secrets.token_hex(3)}.json"


def save(record: Mapping[str, Any], file: Path) -> None:
    """Writes a record in one go: whoever looks finds the old one or the new one, whole."""
    target = file.resolve()
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
