"""What the commands read and print: text from a file or standard input, JSON on standard output."""

import io
import json
import sys
from pathlib import Path

from seachest.rules.errors import NotationError, shown


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`; raises `NotationError` if it can't be read."""
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise NotationError(f"{shown(name)}: {error.strerror or error}") from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotationError(f"{shown(name)}: not UTF-8 text (byte {error.start})") from None


def replace_undecodable_input() -> None:
    """Makes standard input replace bytes that its encoding does not have, instead of raising."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def print_json(value: object) -> None:
    """Prints a value as one line of JSON."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False) + "\n")
