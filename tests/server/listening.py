"""A real server on a free port, in a thread of the tests; nobody looks after its tables."""

import logging
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from seachest.server.app import Worker, application
from seachest.server.http.protocols import UVICORN_OPTIONS
from seachest.server.settings import Settings
from seachest.server.workers.scheduler import Scheduler

LOUD = ("seachest.server", "uvicorn", "uvicorn.error", "asyncio")
SERVER_TIMEOUT_S = 30.0


class Errors(logging.Handler):
    """Everything that a server complains about."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(f"{record.name}: {record.getMessage()} {getattr(record, 'fields', '')} {record.exc_info}")


@dataclass
class Running:
    """The server."""

    port: int
    database: Path
    errors: Errors = field(default_factory=Errors)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def guest(self, name: str) -> httpx.Client:
        """Somebody who has come in."""
        browser = httpx.Client(base_url=self.address, timeout=SERVER_TIMEOUT_S)
        assert browser.post("/api/guests", json={"name": name}).status_code == 200
        return browser

    def log_of(self, table: str) -> list[Any]:
        """All that is stored of a table."""
        with sqlite3.connect(self.database) as connection:
            found = connection.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        connection.close()
        return found


class IdleScheduler(Scheduler):
    """Does nothing of what is due: bots would play on meanwhile."""

    async def start(self) -> None:
        """Begins nothing."""


@contextmanager
def running(folder: Path, **wishes: Any) -> Iterator[Running]:
    """A server from its start to its end."""
    settings = Settings(database=str(folder / "server.db"), guests_a_minute=10**6, pace=0.0, seeds=True, **wishes)
    worker = Worker(settings)
    worker.scheduler = IdleScheduler(worker.service, worker.bot_pool)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen(64)
        server = Running(listening.getsockname()[1], folder / "server.db")
        config = uvicorn.Config(
            application(worker),
            log_config=None,
            **UVICORN_OPTIONS,
            timeout_graceful_shutdown=2,
        )
        program = uvicorn.Server(config)
        for name in LOUD:
            logging.getLogger(name).addHandler(server.errors)
        thread = threading.Thread(target=program.run, args=([listening],), daemon=True)
        thread.start()
        deadline = time.monotonic() + SERVER_TIMEOUT_S
        while not program.started and time.monotonic() < deadline:
            time.sleep(0.01)
        try:
            yield server
        finally:
            program.should_exit = True
            thread.join(SERVER_TIMEOUT_S)
            for name in LOUD:
                logging.getLogger(name).removeHandler(server.errors)
