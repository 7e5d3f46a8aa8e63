"""Saved games: where they lie, and how they are written."""

import json
import os
import secrets
from datetime import date
from pathlib import Path

from seachest.folders import data_folder
from seachest.table import Table


def fresh_file(game: str) -> Path:
    """A file for a new game, named so that one finds it again."""
    return data_folder() / f"{date.today():%Y-%m-%d}-{game}-{secrets.token_hex(3)}.json"


def save(table: Table, file: Path) -> None:
    """Writes the record in one go: whoever looks finds the old one or the new one, whole."""
    target = file.resolve()
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps(table.record(), ensure_ascii=False) + "\n", encoding="utf-8")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
