"""The house stays in order: imports point one way, and compiled code lives where the cache looks for changes."""

import ast
import os
from collections.abc import Iterator, Mapping
from pathlib import Path

import seachest
from seachest.rules.compiled import SOURCE_ROOMS
from seachest.rules.game import game_names

PACKAGE = Path(seachest.__file__).parent
REPOSITORY = PACKAGE.parent.parent
COMPILED = PACKAGE / "rules" / "compiled"

# Each room may import from rooms further down the list, and from itself.
FLOORS = [
    {"__main__"},
    {"cli"},
    {"bench"},
    {"server", "client"},
    {"puzzles"},
    {"learn", "lab", "coach", "warmup", "solve", "datasets", "ladder"},
    {"arena", "envs"},
    {"bots"},
    {"messages", "view_bytes", "lessons", "small"},
    {"table", "batches"},
    {"notation", "extras", "wire"},
    {"rules"},
    {"folders", "deprecated"},
]
FLOOR = {room: len(FLOORS) - i for i, rooms in enumerate(FLOORS) for room in rooms}


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports_of(path: Path) -> set[str]:
    """The rooms a file imports from."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            modules = [node.module or ""]
            if node.module == "seachest":
                modules = [f"seachest.{alias.name}" for alias in node.names]
        else:
            continue
        found |= {module.split(".")[1] for module in modules if module.startswith("seachest.")}
    return found


def files() -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path != PACKAGE / "__init__.py"]


def names_in(function: ast.FunctionDef) -> set[str]:
    """The names that the body of a function uses; its decorators don't count."""
    return {node.id for part in function.body for node in ast.walk(part) if isinstance(node, ast.Name)}


def ways_to_compile() -> set[str]:
    """The functions of rules/compiled that make compiled code, by themselves or by calling another that does."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(COMPILED.glob("*.py"))]
    functions = {node.name: names_in(node) for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}
    found = {"_compile"}
    while more := {name for name, used in functions.items() if used & found} - found:
        found |= more
    return found


def test_imports_point_one_way() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {room}"
        for path in files()
        for room in imports_of(path)
        if room in FLOOR and room != room_of(path) and FLOOR[room] >= FLOOR[room_of(path)]
    ]
    assert not wrong


def module_of(path: Path) -> str:
    """The name under which a file is imported."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def module_graph() -> dict[str, set[str]]:
    """The modules that each module imports, anywhere in its file: in functions and for type checkers, too."""
    paths = {module_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}
    graph: dict[str, set[str]] = {}
    for module, path in paths.items():
        imported: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                submodules = {f"{node.module}.{alias.name}" for alias in node.names}
                names_are_submodules = submodules <= paths.keys()
                imported |= submodules if names_are_submodules else {node.module, *submodules}
        graph[module] = (imported & paths.keys()) - {module}
    return graph


def cycles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """The groups of nodes that reach each other: the strongly connected components of more than one, after Tarjan."""
    found: list[list[str]] = []
    index: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []

    def visit(node: str) -> None:
        index[node] = lowest[node] = len(index)
        path.append(node)
        for other in sorted(graph[node]):
            if other not in index:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in path:
                lowest[node] = min(lowest[node], index[other])
        if lowest[node] == index[node]:
            begin = path.index(node)
            component = sorted(path[begin:])
            del path[begin:]
            if len(component) > 1:
                found.append(component)

    for node in graph:
        if node not in index:
            visit(node)
    return found


def test_cycles_are_found() -> None:
    graph = {"a": {"b", "e"}, "b": {"c"}, "c": {"b", "d"}, "d": set(), "e": {"f"}, "f": {"g"}, "g": {"e"}}
    assert sorted(cycles(graph)) == [["b", "c"], ["e", "f", "g"]]
    assert cycles({"a": {"b", "c"}, "b": {"d"}, "c": {"d"}, "d": set()}) == []


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = module_graph()
    assert "seachest.cli.commands.play" in graph["seachest.cli.main"]
    assert "seachest.cli.terminal.local" in graph["seachest.cli.commands.play"]  # imported in a function
    assert cycles(graph) == []


def test_every_room_has_its_floor() -> None:
    assert {room_of(path) for path in files()} == set(FLOOR)


def test_compiled_code_lives_in_the_rooms_that_the_cache_watches() -> None:
    compilers = ways_to_compile()
    assert {"rule", "small_rule", "entry", "small_entry", "entry_for", "small_entry_for", "part_for"} <= compilers
    for path in files():
        imported = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith("seachest.rules.compiled.")
            for alias in node.names
        }
        if imported & compilers:
            assert room_of(path) in SOURCE_ROOMS, path


def test_only_the_compiled_package_knows_numba_and_only_gpu_py_cuda() -> None:
    for path in files():
        names = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Import)
            for alias in node.names
        }
        names |= {
            node.module or ""
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.ImportFrom)
        }
        if any(name.split(".")[0] == "numba" for name in names):
            assert path.parent == COMPILED or path == PACKAGE / "batches" / "gpu.py", path


def test_no_registry_is_named_in_the_pins() -> None:
    assert "://" not in (REPOSITORY / "constraints.txt").read_text(encoding="utf-8")
    assert not [name for name in ("uv.lock", "poetry.lock", "Pipfile.lock") if (REPOSITORY / name).exists()]


def test_scripts_can_be_run() -> None:
    for name in (".ci/run", "tools/make-venv"):
        assert os.access(REPOSITORY / name, os.X_OK), name


def names_once(path: Path) -> tuple[set[str], set[str]]:
    """The classes and the constants that a module makes; a constant that is only declared is bound elsewhere."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    targets = [target for node in body if isinstance(node, ast.Assign) for target in node.targets]
    targets += [node.target for node in body if isinstance(node, ast.AnnAssign) and node.value is not None]
    flat = [part for target in targets for part in (target.elts if isinstance(target, ast.Tuple) else [target])]
    constants = {name.id for name in flat if isinstance(name, ast.Name) and name.id.isupper() and len(name.id) > 1}
    return {node.name for node in body if isinstance(node, ast.ClassDef)}, constants


def test_a_name_means_one_thing_in_the_package() -> None:
    """No class or constant name stands twice, but in the parallel modules of the games."""
    homes: dict[str, set[str]] = {}
    for path in files():
        home = path.relative_to(PACKAGE).as_posix()
        for game in game_names():
            home = home.replace(game.replace("-", "_"), "GAME")
        for name in set().union(*names_once(path)):
            if not name.startswith("_"):
                homes.setdefault(name, set()).add(home)
    assert {name: sorted(where) for name, where in homes.items() if len(where) > 1} == {}


MAX_MODULE_LINES = 450


def test_no_module_is_too_long_to_read() -> None:
    long = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in files()}
    assert {str(path): lines for path, lines in long.items() if lines > MAX_MODULE_LINES} == {}


FOREIGN_PRIVATE_NAMES = {
    "_actions": "argparse has no other list of a parser's options",
    "_group_actions": "argparse has no other list of its subcommands",
    "_subparsers": "argparse has no other list of its subcommands",
    "_SubParsersAction": "argparse has no public name for a list of subcommands",
    "_mapping": "a row of SQLAlchemy as a mapping: documented, underscored so that no column can hide it",
    "_replace": "NamedTuple's own, underscored so that no field can hide it",
    "_serve": "uvicorn's `serve` would take the signals of the test run",
}
"""The private names of other people's packages that tests use, each with its reason. Of ours there are none."""
PATCHES = {"setattr", "delattr", "object", "patch"}
"""The functions of pytest and `unittest.mock` that replace an attribute for the time of a test."""


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def private_uses(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Lines that read or replace a private name of something else, or replace a constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            is_own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            if is_private(node.attr) and not is_own:
                yield node.lineno, node.attr
            if isinstance(node.ctx, ast.Store) and node.attr.isupper():
                yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, alias.name) for alias in node.names if is_private(alias.name))
        elif isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            words = [each.value for each in node.args if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            for name in (word.rpartition(".")[2] for word in words[:1]):
                if (called in PATCHES and name.isupper()) or (called in {*PATCHES, "getattr"} and is_private(name)):
                    yield node.lineno, name


def test_private_uses_are_found() -> None:
    found = {
        "table._state": "_state",
        "table._state = 1": "_state",
        "module.LIMIT = 1": "LIMIT",
        "from seachest.table import _deal": "_deal",
        "getattr(table, '_state')": "_state",
        "monkeypatch.setattr(module, 'LIMIT_S', 1)": "LIMIT_S",
        "monkeypatch.setattr('seachest.module.LIMIT_S', 1)": "LIMIT_S",
        "mock.patch.object(module, '_locked')": "_locked",
    }
    for source, name in found.items():
        assert [each for _, each in private_uses(ast.parse(source))] == [name], source
    for source in ("self._state", "table.state", "table.__class__", "setattr(module, 'act', f)", "os.environ.get('A')"):
        assert list(private_uses(ast.parse(source))) == [], source


def test_tests_use_public_ways_in_and_replace_no_constants() -> None:
    """What a test needs to change is an argument of something public."""
    used = [
        (f"{path.relative_to(REPOSITORY)}:{line}", name)
        for path in sorted((REPOSITORY / "tests").rglob("*.py"))
        for line, name in private_uses(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert [(where, name) for where, name in used if name not in FOREIGN_PRIVATE_NAMES] == []
    assert set(FOREIGN_PRIVATE_NAMES) == {name for _, name in used}, "an exception that nothing needs any more"
