"""Imports within the server: no cycles, and nothing below imports the way in."""

import ast
from pathlib import Path

import seachest.server

SERVER = Path(seachest.server.__file__).parent
PACKAGE = SERVER.parent


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in [*SERVER.rglob("*.py"), *(PACKAGE / "wire").glob("*.py")]}


def imports_of(path: Path) -> set[str]:
    """The modules that a file imports anywhere, within functions too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
    return found & MODULES.keys()


def test_no_module_imports_itself_by_way_of_others() -> None:
    ahead = {name: imports_of(path) - {name} for name, path in MODULES.items()}
    while free := [name for name, others in ahead.items() if not others & ahead.keys()]:
        for name in free:
            del ahead[name]
    assert not ahead


def test_only_the_application_imports_the_way_in() -> None:
    for name, path in MODULES.items():
        if not name.startswith(("seachest.server.http", "seachest.server.app")):
            assert not {each for each in imports_of(path) if each.startswith("seachest.server.http")}, name
