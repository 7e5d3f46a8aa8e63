"""Results of long runs, a line of JSON for each part, so that a run can be split, stopped and continued."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any


def read_results(file: Path | None) -> list[dict[str, Any]]:
    """What the parts so far have found; nothing where there is no file yet."""
    if file is None or not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line]


def add_result(file: Path | None, found: dict[str, Any]) -> None:
    """Appends what one part has found."""
    if file is not None:
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(found, ensure_ascii=False) + "\n")


def total(parts: list[dict[str, Any]], value: Callable[[dict[str, Any]], int]) -> int:
    """The sum of a figure over all parts."""
    return sum(map(value, parts))
