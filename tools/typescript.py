"""web/src/wire.ts: the types of all messages for the browser's page, from the types themselves.

Run as a program it writes the file.
"""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect as types
from protocol_page import meanings, structs_of

from seachest.wire import base, lobby, play
from seachest.wire.base import Asked

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Written by `tools/typescript.py` from src/seachest/wire: change that, not this.\n"


def written() -> str:
    """The whole file."""
    parts = [HEAD]
    parts.append(f"export type Level = {shape(types.type_info(lobby.Level))};\n")
    parts += [interface(kind) for module in (base, lobby, play) for kind in structs_of(module)]
    for name, union in (("Message", play.Message), ("Answer", play.Answer)):
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n")
    return "\n".join(parts)


def interface(kind: type[msgspec.Struct]) -> str:
    """A message or a part of one."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    lines = [f"/** {' '.join(inspect.cleandoc(kind.__doc__ or '').split())} */", f"export interface {kind.__name__} {{"]
    lines += [f"  type: {literal(info.tag)};"] if info.tag is not None else []
    lines += fields(kind, info)
    return "\n".join([*lines, "}\n"])


def fields(kind: type[msgspec.Struct], info: types.StructType) -> Iterator[str]:
    """The fields of a message; what the server tells is all there, what a client asks may be left out."""
    words = meanings(kind)
    for field in info.fields:
        if field.name in words:
            yield f"  /** {words[field.name]} */"
        mark = "?" if issubclass(kind, Asked) and not field.required else ""
        yield f"  {field.encode_name}{mark}: {shape(field.type)};"


def literal(value: object) -> str:
    """A value that is a type of its own."""
    return msgspec.json.encode(value).decode()


def shape(kind: types.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case types.Metadata():
            return shape(kind.type)
        case types.UnionType():
            return " | ".join(shape(each) for each in kind.types)
        case types.ListType():
            inner = shape(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case types.DictType():
            return f"Record<string, {shape(kind.value_type)}>"
        case types.StructType():
            return kind.cls.__name__
        case types.LiteralType():
            return " | ".join(literal(value) for value in kind.values)
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.BoolType():
            return "boolean"
        case types.NoneType():
            return "null"
        case types.AnyType():
            return "any"
    raise TypeError(kind)


def main(file: Path = FILE) -> None:
    """Writes the file."""
    file.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
