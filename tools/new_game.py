"""Writes a new game: a minimal one that is complete and runs, to be replaced by the real one file by file.

    python tools/new_game.py tide-pools [--prefix TDP] [--into DIR]

It writes the files of the templates in tools/new_game, adds a line to the registry in rules/game.py, and makes what
follows from the rules: docs/rules, docs/observations.md and the golden games. docs/adding-a-game.md tells what to do
next. Nothing is written where the name can't be used.
"""

import argparse
import keyword
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
TEMPLATES = Path(__file__).resolve().with_suffix("")
TEMPLATE_SUFFIX = ".txt"
REGISTRY = Path("src", "seachest", "rules", "game.py")
REGISTERED_GAMES = re.compile(r"^GAME_PREFIXES = \{\n(?P<lines>.*?)^\}$", re.MULTILINE | re.DOTALL)
REGISTRY_LINE = re.compile(r'"(?P<name>[^"]+)": "(?P<prefix>[^"]+)",')

NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")
MAX_NAME_LENGTH = 24
PREFIX = re.compile(r"[A-Z]{3}")
ROOMS = ("rules", "messages", "lessons", "cli/screens", "bots/greedy", "bots/search", "envs/openspiel", "envs/render")
"""Where modules of games stand, beside others whose names a game can't have."""

GENERATORS = (
    "from seachest.messages import rulebook",
    "rulebook.main()",
    "from seachest.envs import observations",
    "observations.main()",
    "from tests.golden import make",
)


class Refused(Exception):  # noqa: N818  # it says what happened
    """The game can't be written, and why."""


@dataclass(frozen=True)
class NewGame:
    """What a game is called in its several places."""

    name: str
    prefix: str

    @property
    def module(self) -> str:
        """Its packages and modules: tide_pools."""
        return self.name.replace("-", "_")

    @property
    def title(self) -> str:
        """What players call it: Tide Pools."""
        return self.name.replace("-", " ").title()

    def filled(self, text: str) -> str:
        """A text of a template, with the names of this game in it."""
        names = {
            "name": self.name,
            "module": self.module,
            "title": self.title,
            "class": self.title.replace(" ", ""),
            "prefix": self.prefix.lower(),
            "PREFIX": self.prefix,
        }
        return re.sub(r"%(\w+)%", lambda found: names[found[1]], text)


def default_prefix(name: str) -> str:
    """Three letters of a name: its first one and the next consonants, TDP for tide-pools."""
    letters = name.replace("-", "")
    consonants = [letter for letter in letters[1:] if letter not in "aeiouy0123456789"]
    others = [letter for letter in letters[1:] if letter.isalpha() and letter not in consonants]
    return (letters[0] + "".join([*consonants, *others, "x", "x"])[:2]).upper()


def registered(text: str) -> dict[str, str]:
    """The games of the registry, each with its prefix."""
    games = REGISTERED_GAMES.search(text)
    if games is None:
        raise Refused(f"{REGISTRY} has no GAME_PREFIXES.")
    return {found["name"]: found["prefix"] for found in REGISTRY_LINE.finditer(games["lines"])}


def check(game: NewGame, into: Path) -> None:
    """Raises Refused if a game can't have that name or prefix."""
    if not NAME.fullmatch(game.name) or len(game.name) > MAX_NAME_LENGTH:
        raise Refused(f"{game.name!r} is no plain name: small letters and digits, with hyphens between words.")
    if not PREFIX.fullmatch(game.prefix):
        raise Refused(f"{game.prefix!r} is no prefix: three capital letters.")
    if not (into / REGISTRY).is_file():
        raise Refused(f"{into} is no copy of this repository: {REGISTRY} is missing.")
    known = registered((into / REGISTRY).read_text(encoding="utf-8"))
    if game.name in known:
        raise Refused(f"There is a game {game.name!r} already.")
    if game.prefix in known.values():
        raise Refused(f"The prefix {game.prefix} belongs to another game: choose one with --prefix.")
    modules = [into / "src" / "seachest" / room / game.module for room in ROOMS]
    taken = [path for module in modules for path in (module, module.with_suffix(".py")) if path.exists()]
    taken += [into / path for path in files(game) if (into / path).exists()]
    if taken or keyword.iskeyword(game.module):
        why = f"{taken[0].relative_to(into)} is there already" if taken else "it is a word of Python"
        raise Refused(f"{game.name!r} can't be the name of a game: {why}.")


def files(game: NewGame) -> dict[Path, str]:
    """All files of a game with their contents, by their paths in the repository."""
    return {
        Path(game.filled(path.relative_to(TEMPLATES).as_posix().removesuffix(TEMPLATE_SUFFIX))): game.filled(
            path.read_text(encoding="utf-8")
        )
        for path in sorted(TEMPLATES.rglob(f"*{TEMPLATE_SUFFIX}"))
    }


def write(game: NewGame, into: Path) -> list[Path]:
    """Writes the files of a game and its line in the registry; returns what was written."""
    check(game, into)
    written = files(game)
    for path, text in written.items():
        (into / path).parent.mkdir(parents=True, exist_ok=True)
        (into / path).write_text(text, encoding="utf-8")
    registry = into / REGISTRY
    line = f'    "{game.name}": "{game.prefix}",\n'
    text = registry.read_text(encoding="utf-8")
    registry.write_text(REGISTERED_GAMES.sub(lambda games: games[0][:-1] + line + "}", text), encoding="utf-8")
    return [*written, REGISTRY]


def tidy(into: Path, paths: list[Path]) -> None:
    """Brings the modules into our format, where ruff is installed: the order of imports depends on the name."""
    modules = [str(path) for path in paths if path.suffix == ".py"]
    for command in (["check", "--quiet", "--select", "I", "--fix"], ["format", "--quiet"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, *modules], cwd=into, check=False, capture_output=True)


def generate(game: NewGame, into: Path) -> None:
    """Writes the pages, golden games and TypeScript that follow from the game; interpreted, without a compiler."""
    program = "; ".join([*GENERATORS, f"make.main(['{game.name}'])"])
    path = os.pathsep.join([str(into / "src"), str(into)])
    environment = {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}
    for command in (["-c", program], ["tools/typescript.py"]):
        if subprocess.run([sys.executable, *command], cwd=into, env=environment, check=False).returncode == 0:
            continue
        raise Refused("The game was written, but what is generated from it could not be made (see above).")


def next_steps(game: NewGame, paths: list[Path]) -> str:
    """What was written, and what comes next."""
    return "\n".join(
        [
            f"Wrote {game.title} ({game.prefix}):",
            *(f"  {path}" for path in paths),
            "",
            "It runs already:",
            f"  seachest play {game.name}",
            f"  python -m pytest tests/rules/{game.module} tests/conformance -k '{game.module} or {game.name}'",
            "  make page && seachest serve",
            "Now replace it by the real game, file by file: docs/adding-a-game.md tells in which order.",
        ]
    )


def main() -> int:
    """Does what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("name", help="small letters, with hyphens between words: tide-pools")
    parser.add_argument("--prefix", help="three capital letters with which the ids of its clauses begin")
    parser.add_argument("--into", type=Path, default=REPOSITORY, help="another copy of the repository")
    chosen = parser.parse_args()
    try:
        prefix = chosen.prefix if chosen.prefix is not None else default_prefix(chosen.name or "?")
        game, into = NewGame(chosen.name, prefix), chosen.into.resolve()
        paths = write(game, into)
        tidy(into, paths)
        generate(game, into)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    print(next_steps(game, paths))
    return 0


if __name__ == "__main__":
    sys.exit(main())
