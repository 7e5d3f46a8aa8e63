"""The tables of docs/protocol.md: all messages with their fields, and all routes, from the types and the contract.

Run as a program it writes them between the marks in the page; all other words there are written by hand.
"""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as types

from seachest.wire import base, coach, community, daily, lobby, people, play, puzzles
from seachest.wire.base import Asked, Told
from seachest.wire.routes import API_ROUTES

PAGE = Path(__file__).resolve().parent.parent / "docs" / "protocol.md"
MARK = "<!-- {} of the part that `tools/protocol_page.py` writes: {} -->"
PATTERNS = {
    r"^[a-z0-9]{12}$": "id of a table",
    r"^[a-z0-9]{16}$": "id of a player",
    r"^[A-Za-z0-9_-]{1,40}$": "1 to 40 letters, digits, `-`, `_`",
    r"^[0-9a-f]{32}$": "32 hexadecimal digits",
    r"^[a-km-np-z2-9]{16}$": "id of a player",
    r"^[A-Za-z0-9_-]{87}=?$": "65 bytes in base64url",
    r"^[A-Za-z0-9_-]{22}(==)?$": "16 bytes in base64url",
}
"""What a pattern means in words."""


def parts() -> dict[str, str]:
    """The generated parts of the page, by name."""
    said, told = (set(get_args(union)) for union in (play.Message, play.Answer))
    modules = (base, lobby, people, play, community, coach, puzzles, daily)
    rest = [kind for module in modules for kind in structs_of(module) if kind not in said | told]
    return {
        "routes": routes(),
        "messages from the client": tables(kind for kind in structs_of(play) if kind in said),
        "messages from the server": tables(kind for kind in structs_of(play) if kind in told),
        "other types": tables(rest),
    }


def routes() -> str:
    """All routes of REST."""
    rows = ["| | body | answer | |", "|---|---|---|---|"]
    for route in API_ROUTES:
        body, answer = (named(kind) if kind else "" for kind in (route.body, route.answer))
        rows.append(f"| `{route.method.upper()} {route.path}` | {body} | {route.status} {answer} | {route.summary} |")
    return "\n".join(rows)


def named(kind: Any) -> str:
    """The name of a type, as a link to its table."""
    return f"[{kind.__name__}](#{kind.__name__.lower()})"


def structs_of(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The types of messages of a module, in their order."""
    for kind in vars(module).values():
        own = inspect.isclass(kind) and kind.__module__ == module.__name__
        if own and issubclass(kind, Asked | Told) and kind not in (Asked, Told):
            yield kind


def tables(kinds: Iterable[type[msgspec.Struct]]) -> str:
    """A table for each type."""
    return "\n\n".join(table(kind) for kind in kinds)


def table(kind: type[msgspec.Struct]) -> str:
    """A type: what it is, and its fields."""
    lines = [f"### {kind.__name__}", "", inspect.cleandoc(kind.__doc__ or "")]
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    rows = [("`type`", f'`"{info.tag}"`', "")] if info.tag is not None else []
    words = meanings(kind)
    for field in info.fields:
        name = f"`{field.encode_name}`" + ("" if field.required else " (may be left out)" * issubclass(kind, Asked))
        rows.append((name, shape(field.type), words.get(field.name, "")))
    if rows:
        lines += ["", "| field | | |", "|---|---|---|", *[f"| {' | '.join(row)} |" for row in rows]]
    return "\n".join(lines)


def meanings(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What stands under the fields of a type in its source."""
    (found,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(found, ast.ClassDef)
    words: dict[str, str] = {}
    for before, after in zip(found.body, found.body[1:], strict=False):
        said = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        if said and isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
            words[before.target.id] = " ".join(str(after.value.value).split()).replace("None", "null")  # type: ignore[attr-defined]  # an Expr
    return words


def shape(kind: types.Type) -> str:
    """A type in the words of JSON."""
    match kind:
        case types.Metadata():
            return shape(kind.type)
        case types.UnionType():
            return " or ".join(shape(each) for each in kind.types)
        case types.ListType():
            return f"list of {shape(kind.item_type)}"
        case types.DictType():
            inner = "" if isinstance(kind.value_type, types.AnyType) else f" of {shape(kind.value_type)}"
            return f"object{inner}"
        case types.StructType():
            return named(kind.cls)
        case types.LiteralType():
            return ", ".join(f'`"{value}"`' for value in kind.values)
        case types.IntType():
            return f"integer{bounds(kind.ge, kind.le)}"
        case types.StrType():
            if kind.pattern is not None:
                return PATTERNS[kind.pattern]
            return f"string{bounds(kind.min_length, kind.max_length, ' characters')}"
        case types.FloatType():
            return "number"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
    raise TypeError(kind)


def bounds(least: int | None, most: int | None, what: str = "") -> str:
    """The bounds of a number, or of the length of a text."""
    return "" if least is None or most is None else f" ({least} to {most}{what})"


def written(page: str) -> str:
    """The page with its generated parts as they are now."""
    for name, text in parts().items():
        begin, end = MARK.format("Begin", name), MARK.format("End", name)
        head, found, rest = page.partition(begin)
        tail = rest.partition(end)[2]
        if not found or end not in rest:
            raise ValueError(f"the page has no part {name}")
        page = f"{head}{begin}\n\n{text}\n\n{end}{tail}"
    return page


def main(page: Path = PAGE) -> None:
    """Writes the page."""
    page.write_text(written(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
