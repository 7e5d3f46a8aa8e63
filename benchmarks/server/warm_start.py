"""A process with everything loaded, which forks a new server at once where `seachest serve` takes seconds to load.

    python benchmarks/server/warm_start.py

It reads lines of JSON: the arguments of `seachest`, variables of the environment, and a file for all that the server
says. For each it forks a process of a session of its own, which runs the command as `python -m seachest` would, and
prints its id. The server and its database know nothing of this: it opens files, sockets and the database by itself, and
`kill -9` ends it as any other.
"""

import gc
import json
import os
import signal
import sys
import traceback

from seachest.cli.main import main
from seachest.messages.catalogue import catalogue, command_line_catalogue, preferred_language
from seachest.rules.game import game_named, game_names
from seachest.table import deal


def load_all() -> None:
    """Loads all modules, machine code and texts that a server loads when it starts."""
    import seachest.cli.jobs.serve
    import seachest.server.app
    import seachest.server.storage.server_lock  # noqa: F401  # all three for what they load

    for game in game_names():
        deal(game, game_named(game).seats.start, seed=0).seat_view(0).position()
    language = preferred_language(None)
    catalogue(language)
    command_line_catalogue(language)
    gc.collect()
    gc.freeze()


def serve(command: list[str], variables: dict[str, str], log: str) -> None:
    """Runs a command in a forked process, and ends it."""
    status = 1
    try:
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.environ.update(variables)
        output = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for source, target in ((nothing, 0), (output, 1), (output, 2)):
            os.dup2(source, target)
        status = main(command)
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(status)


if __name__ == "__main__":
    load_all()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # dead servers are gone at once
    print("ready", flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        pid = os.fork()
        if not pid:
            serve(asked["command"], asked["variables"], asked["log"])
        print(pid, flush=True)
