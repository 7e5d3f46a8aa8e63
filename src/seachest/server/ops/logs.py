"""Logs for admins of a server: one line of JSON for each event, to stderr.

An event has a name, and fields of a fixed list, each of a fixed kind: no cards, tokens, cookies, passwords, names,
talk, addresses or query strings, since there is no field for them. Of the records of other libraries, only what cannot
hold a secret is logged.
"""

import json
import logging
import os
import re
from collections.abc import Mapping
from types import TracebackType
from typing import Any, TypedDict, Unpack

from seachest.wire.routes import API_ROUTES

OUR_LOGGER = "seachest.server"
ACCESS_LOGGER = "uvicorn.access"
LOGGERS_WITH_TEXT = ("uvicorn", "uvicorn.error")
"""Loggers that know nothing of games: their texts are logged, without the values."""

SAFE_TEXT = re.compile(r"[A-Za-z0-9_.:+/…-]{0,120}")
"""Codes, names of classes and shortened paths."""
UNSAFE_TEXT = "?"
SHOWN_CHARACTERS = 4
"""Characters of a table's id that are logged; the whole id would be an invitation to it."""
PATH_WORDS = frozenset(["play", "schema", "metrics", "assets"]).union(
    part for route in API_ROUTES for part in route.path.split("/") if not part.startswith("{")
)
"""Parts of paths that tell nothing; of all others only the first characters are shown."""


class LogFields(TypedDict, total=False):
    """All fields that an event can have."""

    method: str
    path: str
    status: int
    code: str
    """The code of a refusal."""
    error: str
    """The class of an exception."""
    place: str
    """Where an exception was raised."""
    logger: str
    table: str
    """Shortened with `shown_table`."""
    game: str
    worker: str
    why: str
    count: int
    seconds: float
    version: str
    host: str
    port: int
    public_url: str


LOG_FIELDS: dict[str, type] = LogFields.__annotations__


class UnknownLogField(TypeError):  # noqa: N818  # it tells what is wrong
    """A field that is not on the list, or holds what it must not hold."""


def log(event: str, level: int = logging.INFO, **fields: Unpack[LogFields]) -> None:
    """Logs an event."""
    checked = _checked({**fields})
    logging.getLogger(OUR_LOGGER).log(level, event, extra={"fields": checked})


def log_error(event: str, error: BaseException, /, **fields: Unpack[LogFields]) -> None:
    """Logs an exception: its class and place, not its message."""
    told: LogFields = {**fields, **_of_error(error)}
    log(event, logging.ERROR, **told)


def _checked(fields: Mapping[str, object]) -> dict[str, object]:
    """The fields, each known and of its type; a text that is no code is replaced."""
    for name, value in fields.items():
        if name not in LOG_FIELDS:
            raise UnknownLogField(f"{name} is no field of logs")
        if type(value) is not LOG_FIELDS[name] and not (LOG_FIELDS[name] is float and type(value) is int):
            raise UnknownLogField(f"{name} is a field of {LOG_FIELDS[name].__name__}, not of {type(value).__name__}")
    return {name: _plain(value) if isinstance(value, str) else value for name, value in fields.items()}


def _plain(text: str) -> str:
    """A text that can only be a code."""
    return text if SAFE_TEXT.fullmatch(text) else UNSAFE_TEXT


def _of_error(error: BaseException) -> LogFields:
    """The fields that describe an exception."""
    return {"error": type(error).__name__, "place": _place(error.__traceback__)}


def _place(traceback: TracebackType | None) -> str:
    """File and line where an exception was raised."""
    if traceback is None:
        return UNSAFE_TEXT
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    file = traceback.tb_frame.f_code.co_filename.replace(os.sep, "/").rsplit("/", 2)[-2:]
    return _plain(f"{'/'.join(file)}:{traceback.tb_lineno}")


def shown_table(table: str) -> str:
    """A table's id, too short to be an invitation."""
    return table[:SHOWN_CHARACTERS] + "…"


def shown_path(path: str) -> str:
    """A path without its query, and without what could be an id or a secret."""
    parts = path.partition("?")[0].split("/")
    return _plain("/".join(p if p in PATH_WORDS or len(p) <= SHOWN_CHARACTERS else shown_table(p) for p in parts))


# --- Format ---------------------------------------------------------------------------------------------------------


class JsonLogFormatter(logging.Formatter):
    """Each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON. It never fails, and has no more than the known fields."""
        line = {"at": round(record.created, 3), "level": record.levelname.lower(), **self._told(record)}
        return json.dumps(line, ensure_ascii=True)

    def _told(self, record: logging.LogRecord) -> dict[str, object]:
        """The event and its fields."""
        if record.name == OUR_LOGGER and hasattr(record, "fields"):
            return {"event": str(record.msg), **record.fields}
        if record.name == ACCESS_LOGGER:
            return {"event": "request", **_of_access(record)}
        told: dict[str, object] = {"event": "library", "logger": _plain(record.name)}
        if record.name in LOGGERS_WITH_TEXT and isinstance(record.msg, str):
            told["says"] = record.msg.strip()
        error = record.msg if isinstance(record.msg, BaseException) else (record.exc_info or (None, None))[1]
        if error is not None:
            told |= _of_error(error)
            if isinstance(error, OSError) and error.errno is not None:
                told["why"] = os.strerror(error.errno)
        return told


def _of_access(record: logging.LogRecord) -> LogFields:
    """The fields of a request that uvicorn logs, without the client's address."""
    try:
        _, method, path, _, status = record.args or ()
        return {"method": _plain(str(method)), "path": shown_path(str(path)), "status": int(str(status))}
    except ValueError:
        return {}


def config() -> dict[str, Any]:  # as `logging.config` has it
    """For `logging.config.dictConfig` and `uvicorn.Config(log_config=…)`: all records of the process, to stderr."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": JsonLogFormatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "lines"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            OUR_LOGGER: {"level": "INFO"},
            "uvicorn": {"level": "INFO"},
            ACCESS_LOGGER: {"level": "INFO"},
        },
    }
