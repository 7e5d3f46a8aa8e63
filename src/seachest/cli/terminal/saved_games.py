"""Files of saved games, and the name of the command that goes on with them."""

import json
import os
import secrets
import shlex
import shutil
import sys
from collections.abc import Mapping
from datetime import date
from pathlib import Path

from seachest.folders import data_folder


def command_name() -> str:
    """What to type for this command: its name where the shell finds it, else its path."""
    script = Path(sys.argv[0])
    if script.name != "seachest" or not script.exists():
        return "seachest"
    found = shutil.which("seachest")
    if found is not None and Path(found).samefile(script):
        return "seachest"
    return shlex.quote(os.path.relpath(script))


def new_record_file(game: str) -> Path:
    """A path for a new game in the data folder, with the date and the game in its name."""
    return data_folder() / f"{date.today():%Y-%m-%d}-{game}-{secrets.token_hex(3)}.json"


def save_record(record: Mapping[str, object], file: Path) -> None:
    """Writes a record atomically: the file always has the old record or the new one."""
    target = file.resolve()
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
