"""Looks after a server that a test run has started: ends it when the run ends, however that happens.

The run holds the other end of this program's input. When that is closed, or the run is killed, the server is stopped
and its folder removed. What to start is told in JSON, as the only argument; the server's process id is printed, and
its exit status becomes that of this program.
"""

import json
import shutil
import subprocess
import sys
import threading

STOP_TIMEOUT_S = 10
"""Seconds that a server gets to end by itself."""


def keep(command: list[str], folder: str, log: str, user: str | None, stop: int) -> int:
    """Runs the command, as the user if there is one, until it ends or our input does."""
    with open(log, "ab") as written:  # noqa: PTH123  # a path is all there is to it
        groups: dict[str, object] = {} if user is None else {"user": user, "group": _group_of(user), "extra_groups": []}
        server = subprocess.Popen(  # type: ignore[call-overload]  # it wants each of them by itself
            command, stdin=subprocess.DEVNULL, stdout=written, stderr=written, cwd=folder, **groups
        )
    sys.stdout.write(f"{server.pid}\n")
    sys.stdout.flush()
    left = threading.Event()

    def watch() -> None:
        sys.stdin.read()
        left.set()
        server.send_signal(stop)
        try:
            server.wait(STOP_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            server.kill()

    threading.Thread(target=watch, daemon=True).start()
    status = int(server.wait())
    if left.is_set():
        shutil.rmtree(folder, ignore_errors=True)
    return status


def _group_of(user: str) -> int:
    import pwd

    return pwd.getpwnam(user).pw_gid


if __name__ == "__main__":
    sys.exit(keep(**json.loads(sys.argv[1])))
