"""Runs the server in this process, and says where it is."""

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
from contextlib import nullcontext
from typing import TYPE_CHECKING

from rich.console import Console

from seachest.cli.exit_codes import EXIT_OK
from seachest.cli.jobs.warm import show_progress
from seachest.extras import needed
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.rules.errors import NotationError
from seachest.rules.game import game_names
from seachest.server.http.network import lan_address
from seachest.warmup import PLAY_STEPS, is_playable

if TYPE_CHECKING:  # needs packages of the extra
    from seachest.server.settings import Settings

SERVER_PACKAGES = "the server needs additional packages"
"""Why the packages of the extra are needed."""
SERVER_SHUTDOWN_TIMEOUT_S = 10
"""How long open requests may take when the server ends."""
WORKER_START_TIMEOUT_S = 30
"""A worker that gives no sign of life for so long is replaced; a busy machine takes a while to start one."""
SOCKET_BACKLOG = 4096
BROWSER_OPEN_TIMEOUT_S = 60.0
"""The browser is not opened if the server takes longer to start."""


def serve(arguments: Mapping[str, object], language: str) -> int:
    """Runs the server with the command's arguments until it is stopped; returns the exit code."""
    needed("uvicorn", SERVER_PACKAGES, "server")
    database = needed("seachest.server.storage.engine", SERVER_PACKAGES, "server")
    locks = needed("seachest.server.storage.server_lock", SERVER_PACKAGES, "server")
    settings = needed("seachest.server.settings", SERVER_PACKAGES, "server").settings_from(arguments)
    check_port(settings.host, settings.port)
    with locks.ServerLock(settings.sqlite_file) if settings.is_sqlite else nullcontext():
        database.prepare(settings.database)
        run(settings, catalogue(language), opens_browser=bool(arguments.get("open")))
    return EXIT_OK


def run(settings: "Settings", words: Catalogue, *, opens_browser: bool) -> None:
    """Runs the server until it is stopped."""
    uvicorn = needed("uvicorn", SERVER_PACKAGES, "server")
    logs = needed("seachest.server.ops.logs", SERVER_PACKAGES, "server")
    protocols = needed("seachest.server.http.protocols", SERVER_PACKAGES, "server")
    settings_module = needed("seachest.server.settings", SERVER_PACKAGES, "server")
    open_files = needed("seachest.server.ops.open_files", SERVER_PACKAGES, "server")
    print_addresses(Console(highlight=False, markup=False, emoji=False), words, settings, opens_browser)
    if opens_browser and has_browser():
        threading.Thread(
            target=open_browser_when_ready, args=(settings.host, settings.port, local_url(settings)), daemon=True
        ).start()
    cold = [game for game in game_names() if not is_playable(game)]
    if cold:
        threading.Thread(target=show_progress, args=(cold, PLAY_STEPS), daemon=True).start()
    os.environ[settings_module.SETTINGS_VARIABLE] = json.dumps(dataclasses.asdict(settings))
    exit_cleanly_on_sigterm()
    open_files.raise_max_open_files()
    behind_proxy = settings.public_url is not None
    uvicorn.run(
        "seachest.server.app:from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=logs.config(),
        **protocols.UVICORN_OPTIONS | {"timeout_keep_alive": protocols.keep_alive_s(behind_proxy=behind_proxy)},
        backlog=SOCKET_BACKLOG,
        timeout_graceful_shutdown=SERVER_SHUTDOWN_TIMEOUT_S,
        timeout_worker_healthcheck=WORKER_START_TIMEOUT_S,
    )


def exit_cleanly_on_sigterm() -> None:
    """Makes SIGTERM end the process with status 0: uvicorn shuts down, then raises the signal again."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def check_port(host: str, port: int) -> None:
    """Raises `NotationError` if the server can't listen at an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise NotationError(f"{host}:{port}: {error.strerror or error}") from None


def reachable_host(host: str) -> str:
    """The host under which this machine reaches a server that listens at an address."""
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host


def local_url(settings: "Settings") -> str:
    """The URL of the server on this machine."""
    host = reachable_host(settings.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def has_browser() -> bool:
    """Whether a browser can be opened here for somebody to see."""
    if os.environ.get("CI"):
        return False
    if sys.platform not in ("darwin", "win32") and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def open_browser_when_ready(host: str, port: int, address: str) -> None:
    """Opens a browser at the address as soon as the server listens."""
    end = time.monotonic() + BROWSER_OPEN_TIMEOUT_S
    while time.monotonic() < end:
        try:
            socket.create_connection((reachable_host(host), port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return


def print_addresses(console: Console, words: Catalogue, settings: "Settings", opens_browser: bool = False) -> None:
    """Prints where the server is; with `--lan` also a QR code for phones."""
    console.print(words.text("serve-here", address=settings.public_url or local_url(settings)))
    if opens_browser:
        console.print(words.text("serve-opens" if has_browser() else "serve-type"))
    lan = lan_address() if settings.lan else None
    if lan is not None:
        address = f"http://{lan}:{settings.port}"
        console.print(words.text("serve-lan", address=address))
        if sys.stdout.isatty():
            needed("segno", "the QR code needs segno", "server").make(address, micro=False).terminal(compact=True)
    elif settings.lan:
        console.print(words.text("serve-no-lan"))
    if settings.is_sqlite:
        console.print(words.text("serve-file", file=str(settings.sqlite_file)))
    console.print(words.text("serve-end"))
