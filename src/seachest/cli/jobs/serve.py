"""`seachest serve`: tables for friends, in the browser or the terminal."""

import dataclasses
import json
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Mapping
from typing import Any

from rich.console import Console

from seachest.cli.jobs.warm import warm_if_cold
from seachest.extras import needed
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.rules.errors import NotationError
from seachest.rules.game import game_names
from seachest.server.network import lan_address

WAIT_TO_END = 10
"""Seconds that open requests are given when the server ends."""
WAIT_TO_BEGIN = 30
"""Seconds that a worker may give no sign of life, as where a busy machine starts it, before it is replaced."""
BACKLOG = 4096
OPEN_SECONDS = 60.0
"""A server that takes longer to start is looked at by whoever waits for it."""


def serve(wishes: Mapping[str, Any], language: str) -> int:
    """Runs the server until it is told to end."""
    why = "the server needs some packages"
    uvicorn = needed("uvicorn", why, "server")
    settings_module = needed("seachest.server.settings", why, "server")
    logs = needed("seachest.server.logs", why, "server")
    database = needed("seachest.server.database", why, "server")
    settings = settings_module.settings_from(wishes)
    words = catalogue(language)
    check_port(settings.host, settings.port)
    database.prepare(settings.database)
    for game in game_names():
        warm_if_cold(game)
    shows = bool(wishes.get("open"))
    greet(Console(highlight=False, markup=False, emoji=False), words, settings, shows)
    if shows and has_browser():
        threading.Thread(target=show, args=(settings.host, settings.port, here(settings)), daemon=True).start()
    os.environ[settings_module.SETTINGS_VARIABLE] = json.dumps(dataclasses.asdict(settings))
    end_well_when_told()
    uvicorn.run(
        "seachest.server.app:from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=logs.config(),
        proxy_headers=False,
        server_header=False,
        backlog=BACKLOG,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=WAIT_TO_END,
        timeout_worker_healthcheck=WAIT_TO_BEGIN,
    )
    return 0


def end_well_when_told() -> None:
    """Whoever ends the server by SIGTERM gets status 0: uvicorn ends it in good order, then raises the signal again."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def check_port(host: str, port: int) -> None:
    """Tells at once, in one line, that an address can't be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise NotationError(f"{host}:{port}: {error.strerror or error}") from None


def near(host: str) -> str:
    """What reaches, from this machine, a server that listens to an address."""
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host


def here(settings: Any) -> str:
    """The address of the server on this machine."""
    host = near(settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def has_browser() -> bool:
    """Whether a browser can come up before somebody's eyes."""
    if os.environ.get("CI"):
        return False
    if sys.platform not in ("darwin", "win32") and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def show(host: str, port: int, address: str) -> None:
    """Opens the browser as soon as the server listens."""
    patience = time.monotonic() + OPEN_SECONDS
    while time.monotonic() < patience:
        try:
            socket.create_connection((near(host), port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def greet(console: Console, words: Catalogue, settings: Any, shows: bool = False) -> None:
    """Says where the server is; for the living room with a code for phones."""
    console.print(words.text("serve-here", address=settings.public_url or here(settings)))
    if shows:
        console.print(words.text("serve-opens" if has_browser() else "serve-type"))
    lan = lan_address() if settings.lan else None
    if lan is not None:
        address = f"http://{lan}:{settings.port}"
        console.print(words.text("serve-lan", address=address))
        if sys.stdout.isatty():
            needed("segno", "the code for phones needs segno", "server").make(address, micro=False).terminal(
                compact=True
            )
    elif settings.lan:
        console.print(words.text("serve-no-lan"))
    if settings.is_sqlite:
        file = settings.database.removeprefix("sqlite+aiosqlite:///")
        console.print(words.text("serve-file", file=file))
    console.print(words.text("serve-end"))
