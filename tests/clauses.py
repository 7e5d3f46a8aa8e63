"""Which clauses of the rules have a test, read from the sources of the tests.

A test names the clauses that it shows: ``@pytest.mark.clause("SSP-3.2")``. The clauses themselves head the paragraphs
of docs/rules (``- **SSP-3.2** …``). The sources are read rather than a run's collected tests, so the answer is the same
whatever a run leaves out. A test that `make test` does not run (``long``, ``pictures``) or that may be skipped shows
nothing. A whole section may be named too (``SSP-10``, by its heading), but that shows none of its clauses.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

CLAUSE_LINE = re.compile(r"^[-*] +\*\*([A-Z]+-\d+(?:\.\d+)*)\*\*", re.MULTILINE)
SECTION_LINE = re.compile(r"^## +(\d+)\b", re.MULTILINE)
MARKS_LEFT_OUT = {"long", "pictures", "skip", "skipif", "xfail"}
"""A test with one of these marks is no proof in `make test`."""


@dataclass
class Rules:
    """The clauses of the rules, which all need a test, and their sections."""

    clauses: set[str] = field(default_factory=set)
    sections: set[str] = field(default_factory=set)


def read_rules(folder: Path) -> Rules:
    """Return all clauses and sections of the pages in a folder."""
    rules = Rules()
    for page in sorted(folder.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        clauses = CLAUSE_LINE.findall(text)
        prefixes = {clause.split("-")[0] for clause in clauses}
        rules.clauses.update(clauses)
        rules.sections.update(f"{prefix}-{number}" for prefix in prefixes for number in SECTION_LINE.findall(text))
    return rules


@dataclass(frozen=True)
class Mark:
    """A clause that a test names, and whether `make test` always runs that test."""

    clause: str
    test: str
    is_run: bool


def read_marks(folder: Path) -> Iterator[Mark]:
    """Yield the clause marks of all tests in the test files below a folder."""
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                yield from _marks_of(node, path.relative_to(folder).as_posix())


def _marks_of(function: ast.FunctionDef | ast.AsyncFunctionDef, file: str) -> Iterator[Mark]:
    marks = [
        (name, decorator.args if isinstance(decorator, ast.Call) else [])
        for decorator in function.decorator_list
        if (name := _mark_name(decorator)) is not None
    ]
    is_run = not MARKS_LEFT_OUT & {name for name, _ in marks}
    for name, arguments in marks:
        if name == "clause":
            for argument in arguments:
                clause = ast.literal_eval(argument)
                yield Mark(clause, f"{file}::{function.name}", is_run)


def _mark_name(decorator: ast.expr) -> str | None:
    """Return NAME for the decorator ``pytest.mark.NAME``, called or not; None for any other."""
    match decorator.func if isinstance(decorator, ast.Call) else decorator:
        case ast.Attribute(value=ast.Attribute(value=ast.Name("pytest"), attr="mark"), attr=name):
            return name
    return None


def find_problems(pages: Path, tests: Path) -> list[str]:
    """Return a line for each clause without a test and each mark that names no clause."""
    rules = read_rules(pages)
    if not rules.clauses:
        return [f"{pages.name} holds no clause"]
    marks = list(read_marks(tests))
    shown = {mark.clause for mark in marks if mark.is_run}
    untested = sorted(rules.clauses - shown, key=by_number)
    unknown = [mark for mark in marks if mark.clause not in rules.clauses | rules.sections]
    return [f"{clause} has no test" for clause in untested] + [
        f"{mark.clause} is no clause, but {mark.test} names it" for mark in unknown
    ]


def by_number(clause: str) -> tuple[str, list[int]]:
    """Return a key that sorts SSP-3.10 after SSP-3.9."""
    prefix, numbers = clause.rsplit("-", 1)
    return prefix, [int(number) for number in numbers.split(".")]
