"""Builds the image of deploy/Containerfile, and plays on a server that runs in it, before and after a restart.

    python tools/try_image.py                            # pulls the images that it is made from
    python tools/try_image.py --base python.tar          # without a registry: from a Debian with Python in a file
    python tools/try_image.py --storage FOLDER --built   # tries an image again that is there already

Needs root and buildah. `--base` names a root file system that takes the place of `python:3.13-slim`; if the file is
missing, mmdebstrap makes it from Debian's archive. Containers run in a chroot with the network of this machine, so port
8000 must be free.
"""

import argparse
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from seachest.server.settings import DATA_FILE

REPOSITORY = Path(__file__).resolve().parent.parent
CONTAINERFILE = REPOSITORY / "deploy" / "Containerfile"
IMAGE = "seachest"
BASE_IMAGE = "docker.io/library/python:3.13-slim"
SUITE, BASE_PACKAGES = "trixie", "python3,python3-venv,python-is-python3,ca-certificates"
"""A Debian whose Python has the version of the base image."""
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
CERTIFICATE_VARIABLES = ("PIP_CERT", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE")
DATA = "/var/lib/seachest"
URL = "http://127.0.0.1:8000"
START_TIMEOUT_S = 600
"""Rules may be compiled again for this processor."""
STOP_TIMEOUT_S = 60
TABLES = 3


class Images:
    """Images and containers of buildah in one folder."""

    def __init__(self, storage: Path) -> None:
        self._command = [
            "buildah",
            "--storage-driver",
            "vfs",
            f"--root={storage / 'root'}",
            f"--runroot={storage / 'run'}",
        ]

    def command(self, *words: str | Path) -> list[str | Path]:
        """A command of buildah."""
        return [*self._command, *words]

    def do(self, *words: str | Path) -> str:
        """Runs a command of buildah, and returns what it printed."""
        done = subprocess.run(
            self.command(*words), check=True, stdout=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL
        )
        return done.stdout.strip()

    def make_base(self, tar: Path, certificates: Path | None) -> None:
        """Makes the base image from a root file system; what is installed in it trusts these certificates, if given."""
        if not tar.exists():
            made: list[str | Path] = [
                "mmdebstrap",
                "--mode=root",
                "--variant=minbase",
                f"--include={BASE_PACKAGES}",
                SUITE,
                tar,
            ]
            subprocess.run(made, check=True, stdin=subprocess.DEVNULL)
        container = self.do("from", "scratch")
        self.do("add", container, tar, "/")
        if certificates:
            self.do("copy", container, certificates, CERTIFICATES)
            self.do("config", *(f"--env={name}={CERTIFICATES}" for name in CERTIFICATE_VARIABLES), container)
        self.do("commit", "--rm", container, BASE_IMAGE)

    def build(self, pulls: bool) -> None:
        """Builds the image as the page on hosting has it."""
        how = ["--isolation=chroot", "--network=host", "--format=docker", "--pull" if pulls else "--pull-never"]
        subprocess.run(self.command("build", *how, "-f", CONTAINERFILE, "-t", IMAGE, REPOSITORY), check=True)

    def config(self) -> dict[str, Any]:  # JSON
        """What the image says of how it is run."""
        found: dict[str, Any] = json.loads(self.do("inspect", "--type=image", IMAGE))["Docker"]["config"]
        return found


class Container:
    """The server of an image, run as the image says, with its data in a folder."""

    def __init__(self, images: Images, data: Path) -> None:
        self.images, self.data = images, data
        self.name = images.do("from", "--pull-never", IMAGE)
        self.server: subprocess.Popen[bytes] | None = None

    def run(self, *words: str) -> list[str | Path]:
        """How a command is run in the container."""
        mount = f"--volume={self.data}:{DATA}"
        return self.images.command("run", "--isolation=chroot", "--network=host", mount, self.name, "--", *words)

    def start(self, config: dict[str, Any]) -> None:  # JSON
        """Starts what the image starts, and waits until its own health check passes."""
        begin = time.monotonic()
        self.server = subprocess.Popen(self.run(*config["Entrypoint"], *config["Cmd"]))
        kind, *check = config["Healthcheck"]["Test"]
        assert kind == "CMD", kind
        while subprocess.run(self.run(*check), stderr=subprocess.DEVNULL, check=False).returncode:
            if self.server.poll() is not None or time.monotonic() - begin > START_TIMEOUT_S:
                sys.exit("The server does not start.")
            time.sleep(2)
        print(f"The server is healthy after {time.monotonic() - begin:.0f} s.", flush=True)

    def play(self) -> int:
        """Plays a few games, and returns how many tables the server knows then."""
        swarm = ["swarm", URL, "--game", "dolores", "--players", "2", "--tables", str(TABLES), "--rate", "1"]
        subprocess.run(self.run("seachest", *swarm, "--seconds", "10"), check=True)
        with sqlite3.connect(f"file:{self.data / DATA_FILE}?mode=ro", uri=True) as database:
            return int(database.execute("select count(*) from tables").fetchone()[0])

    def stop(self) -> None:
        """Stops the server as engines of containers do, which tell only the first process of a container."""
        if self.server is None or self.server.poll() is not None:
            return
        for pid in first_processes(self.server.pid):
            os.kill(pid, signal.SIGTERM)
        if self.server.wait(STOP_TIMEOUT_S):
            sys.exit(f"The server ended with {self.server.returncode} when it was stopped.")


def first_processes(pid: int) -> list[int]:
    """The processes below one of buildah that are not buildah's own."""
    if not Path(f"/proc/{pid}/cmdline").read_bytes().startswith(b"buildah"):
        return [pid]
    children = [child for task in Path(f"/proc/{pid}/task").glob("*/children") for child in task.read_text().split()]
    return [found for child in children for found in first_processes(int(child))]


def try_image(images: Images) -> None:
    """Plays on a server of the image, and again on another one with the same data."""
    config = images.config()
    with tempfile.TemporaryDirectory(prefix="image-") as room:
        data = Path(room) / "data"
        data.mkdir()
        tables = 0
        for place in ("the first server", "the one after it"):
            container = Container(images, data)
            if not tables:
                user = container.images.do("run", "--isolation=chroot", container.name, "--", "id", "-u")
                os.chown(data, int(user), int(user))
            try:
                container.start(config)
                found = container.play()
            finally:
                container.stop()
                images.do("rm", container.name)
            if found < tables + TABLES:
                sys.exit(f"There are {found} tables at {place}, after {tables}.")
            tables = found
            print(f"{tables} tables at {place}.", flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--base", type=Path, metavar="TAR", help=f"takes the place of {BASE_IMAGE}; made if it is missing"
    )
    about_certificates = "for --base: whom to trust, behind a proxy that signs with an authority of its own"
    parser.add_argument("--certificates", type=Path, metavar="FILE", help=about_certificates)
    parser.add_argument(
        "--storage", type=Path, metavar="FOLDER", help="where images are kept, by default a fresh folder"
    )
    parser.add_argument("--built", action="store_true", help="the image is there already")
    args = parser.parse_args(words)
    with tempfile.TemporaryDirectory(prefix="images-") as fresh:
        images = Images(args.storage or Path(fresh))
        try:
            if not args.built:
                if args.base:
                    images.make_base(args.base, args.certificates)
                images.build(pulls=args.base is None)
            try_image(images)
        except subprocess.CalledProcessError as failed:
            sys.exit(f"{' '.join(map(str, failed.cmd))}: ended with {failed.returncode}")
    print("The image is built, runs, and keeps its games.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
