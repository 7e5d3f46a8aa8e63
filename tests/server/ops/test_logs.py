import json
import logging
import logging.config
import pickle
import subprocess
import sys
from typing import Any

import pytest

from seachest.server.ops import logs


def line(record: logging.LogRecord) -> dict[str, Any]:
    text = logs.JsonLogFormatter().format(record)
    assert "\n" not in text
    found: dict[str, Any] = json.loads(text)
    return found


def record(name: str, msg: object, *args: object, error: Exception | None = None) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord(name, logging.INFO, "file", 1, msg, args, info)


def raised(text: str) -> Exception:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_an_event_is_a_line_of_json(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        logs.log("commit", count=3, seconds=0.5, table=logs.shown_table("abcdefghijkl"))
    told = line(caplog.records[0])
    assert told.pop("at") > 0
    assert told == {"event": "commit", "level": "info", "count": 3, "seconds": 0.5, "table": "abcd…"}


@pytest.mark.parametrize(
    "name", ["card", "token", "cookie", "password", "chat", "query", "body", "text", "name", "hand"]
)
def test_there_is_no_field_for_secrets(name: str) -> None:
    with pytest.raises(logs.UnknownLogField, match=name):
        logs.log("move", **{name: "x"})  # type: ignore[arg-type]  # the types forbid it, too


def test_a_field_of_another_kind_is_refused_without_its_value() -> None:
    with pytest.raises(logs.UnknownLogField) as caught:
        logs.log("move", code=["crab"])  # type: ignore[arg-type]  # the types forbid it, too
    assert "crab" not in str(caught.value)


def test_a_text_that_is_no_code_is_not_told(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        logs.log("refused", code="I hold the blue crab")
    assert line(caplog.records[0])["code"] == "?"


def test_an_error_is_told_by_class_and_place_only(caplog: pytest.LogCaptureFixture) -> None:
    logs.log_error("internal", raised("blue crab"), method="GET")
    text = logs.JsonLogFormatter().format(caplog.records[0])
    told = json.loads(text)
    assert told["error"] == "ValueError"
    assert told["place"].startswith("ops/test_logs.py:")
    assert "crab" not in text


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/tables/abcdefghijkl/seats/2/bot?token=secret", "/api/tables/abcd…/seats/2/bot"),
        ("/play?token=secret", "/play"),
        ("/t/abcdefghijkl", "/t/abcd…"),
        ("/api/tables/a secret thing", "?"),
        ("/" + "x/" * 200, "?"),
        ("", ""),
    ],
)
def test_paths_are_told_without_queries_and_invitations(path: str, shown: str) -> None:
    assert logs.shown_path(path) == shown


def test_the_access_log_of_uvicorn_loses_addresses_and_queries() -> None:
    args = ("192.0.2.7:5000", "GET", "/api/tables/abcdefghijkl?token=secret", "1.1", 200)
    told = line(record("uvicorn.access", '%s - "%s %s HTTP/%s" %d', *args))
    assert (told["method"], told["path"], told["status"]) == ("GET", "/api/tables/abcd…", 200)
    assert not {"secret", "192.0.2.7:5000"} & set(map(str, told.values()))


def test_an_access_record_of_another_form_tells_nothing() -> None:
    assert set(line(record("uvicorn.access", "secret"))) == {"at", "level", "event"}


def test_what_uvicorn_says_of_a_websocket_loses_its_query() -> None:
    text = logs.JsonLogFormatter().format(
        record("uvicorn.error", '%s - "WebSocket %s" [accepted]', "192.0.2.7", "/play?secret")
    )
    assert "accepted" in text
    assert "secret" not in text


@pytest.mark.parametrize("name", ["asyncio", "sqlalchemy.engine", "root"])
def test_what_other_libraries_say_is_not_told(name: str) -> None:
    text = logs.JsonLogFormatter().format(record(name, "the crab %s", "secret", error=raised("crab")))
    assert "crab" not in text
    assert "secret" not in text
    assert json.loads(text)["error"] == "ValueError"


def test_a_port_that_is_taken_is_told() -> None:
    assert line(record("uvicorn.error", OSError(98, "taken")))["error"] == "OSError"
    assert line(record("uvicorn.error", OSError(98, "taken")))["why"]


SAYS_ALL_KINDS = """
import logging.config
from seachest.server.ops import logs

logging.config.dictConfig(logs.config())
logging.getLogger("uvicorn.access").info("%s %s %s %s %d", "a", "GET", "/play?secret", "1.1", 101)
logs.log("start", port=8000)
logging.getLogger("asyncio").error("secret")
"""


def test_all_records_go_to_stderr_in_lines() -> None:
    """In a process of its own: the loggers of this one belong to pytest."""
    done = subprocess.run([sys.executable, "-c", SAYS_ALL_KINDS], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    assert [json.loads(one)["event"] for one in done.stderr.splitlines()] == ["request", "start", "library"]
    assert "secret" not in done.stderr


def test_the_configuration_reaches_processes_that_are_started_anew() -> None:
    assert pickle.loads(pickle.dumps(logs.config())) == logs.config()
