"""The types of the browser's page, from the types themselves: messages, and positions, events and choices of the games.

Run as a program it writes web/src/wire.ts, and web/src/games/GAME/wire.ts for each game.
"""

import inspect
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import MappingProxyType, ModuleType, UnionType
from typing import Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect as types
from protocol_page import meanings, structs_of

from seachest.messages.actions import ChoiceAction
from seachest.messages.events import GameEvent
from seachest.messages.facts import GameFacts
from seachest.rules.game import game_named, game_names
from seachest.rules.position import Position
from seachest.wire import base, coach, community, daily, lobby, people, play, puzzles
from seachest.wire.base import Asked

WEB_SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = "// Written by `tools/typescript.py` from {}: change that, not this.\n"
GAME_TYPES: dict[str, type[msgspec.Struct]] = {
    "Position": Position,
    "Event": GameEvent,
    "Facts": GameFacts,
    "Action": ChoiceAction,
}
"""What each game has types of its own for, and what these have in common in Python."""
OF_ANY_GAME = {
    (play.Situation, "view"): "Position",
    (play.Situation, "facts"): "GameFacts",
    (play.Choice, "action"): "ChoiceAction",
    (play.StoryEvent, "event"): "GameEvent",
}
"""The fields of messages that hold something of the game that is played."""
GAME_MODULES = (
    "rules.{}.cards",
    "rules.{}.state",
    "rules.{}.position",
    "messages.{}.points",
    "messages.{}.events",
    "messages.{}.facts",
    "messages.{}.actions",
)

Aliases = Mapping[frozenset[object], str]
"""The names of types that are one of some values, by these values."""


def written() -> dict[Path, str]:
    """The text of each file, by its path below web/src."""
    games = {Path("games", name, "wire.ts"): game_file(name) for name in game_names()}
    return {Path("wire.ts"): wire_file(), **games}


# --- Files ----------------------------------------------------------------------------------------------------------


def wire_file() -> str:
    """The types of all messages."""
    parts = [HEAD.format("src/seachest/wire")]
    parts.append("".join(f'import type * as {camel(name)} from "./games/{name}/wire";\n' for name in game_names()))
    parts.append(game_types())
    for what, common in GAME_TYPES.items():
        any_game = f'GameTypes[keyof GameTypes]["{what.lower()}"]'
        parts.append(f"/** {first_line(common)} */\nexport type {common.__name__} = {any_game};\n")
    parts.append(f"export type Level = {shape(types.type_info(lobby.Level))};\n")
    parts.append(f"export type ReviewDepth = {shape(types.type_info(coach.ReviewDepth))};\n")
    modules = (base, lobby, people, play, community, coach, puzzles, daily)
    parts += [interface(kind) for module in modules for kind in structs_of(module)]
    for name, union in (("Message", play.Message), ("Answer", play.Answer)):
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n")
    return "\n".join(parts)


def game_types() -> str:
    """What each game has types of its own for, by its name."""
    lines = ["/** The types of each game. */", "export interface GameTypes {"]
    for name in game_names():
        fields = "; ".join(f"{what.lower()}: {camel(name)}.{pascal(name)}{what}" for what in GAME_TYPES)
        lines.append(f"  {key(name)}: {{ {fields} }};")
    return "\n".join([*lines, "}\n"])


def game_file(name: str) -> str:
    """The position, the events, the facts and the decisions of a game."""
    folder = game_named(name).module_in("seachest.rules").__name__.rpartition(".")[2]
    modules = [import_module(f"seachest.{module.format(folder)}") for module in GAME_MODULES]
    named = dict(literals_in(modules))
    aliases = {frozenset(values): alias for alias, values in reversed(named.items())}
    parts = [HEAD.format(f"rules/{folder} and messages/{folder} in src/seachest")]
    parts += [f"export type {alias} = {' | '.join(map(literal, values))};\n" for alias, values in named.items()]
    seen: list[type[msgspec.Struct]] = []
    for what, common in GAME_TYPES.items():
        kinds = [kind for module in modules for kind in subclasses_in(module, common)]
        for kind in [part for each in kinds for part in parts_of(types.type_info(each))]:
            if kind not in seen:
                seen.append(kind)
                parts.append(interface(kind, aliases, name))
        union = f"{pascal(name)}{what}"
        if [kind.__name__ for kind in kinds] != [union]:
            parts.append(f"export type {union} = {' | '.join(kind.__name__ for kind in kinds)};\n")
    return "\n".join(parts)


def literals_in(modules: Sequence[ModuleType]) -> Iterator[tuple[str, tuple[object, ...]]]:
    """The types of some modules that are one of some values, with their names."""
    for module in modules:
        for name, value in vars(module).items():
            values = literal_values(value)
            if values and name[0].isupper() and not name.isupper():
                yield name, values


def literal_values(kind: object) -> tuple[object, ...]:
    """The values of a type that is one of them; none for any other type."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        parts = [literal_values(part) for part in get_args(kind)]
        return tuple(value for part in parts for value in part) if all(parts) else ()
    return ()


def subclasses_in(module: ModuleType, common: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """The types that a module itself defines, of those that have something in common."""
    for kind in vars(module).values():
        if inspect.isclass(kind) and issubclass(kind, common) and kind.__module__ == module.__name__:
            yield kind


def parts_of(kind: types.Type) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type holds, and last itself where it is one."""
    match kind:
        case types.StructType():
            for field in kind.fields:
                yield from parts_of(field.type)
            yield kind.cls
        case types.UnionType():
            for each in kind.types:
                yield from parts_of(each)
        case types.ListType():
            yield from parts_of(kind.item_type)
        case types.DictType():
            yield from parts_of(kind.value_type)


def first_line(kind: type[msgspec.Struct]) -> str:
    """What a type is, in a sentence or two."""
    return (kind.__doc__ or "").splitlines()[0]


def camel(name: str) -> str:
    """The name of a game as a name of something: seaOrShore."""
    return name[0] + pascal(name)[1:]


def pascal(name: str) -> str:
    """The name of a game as a name of a type: SeaOrShore."""
    return "".join(word.capitalize() for word in name.split("-"))


# --- Types ----------------------------------------------------------------------------------------------------------


def interface(kind: type[msgspec.Struct], aliases: Aliases = MappingProxyType({}), game: str | None = None) -> str:
    """A struct as an interface; a position also names its game."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    about = " ".join(inspect.cleandoc(kind.__doc__ or "").split()).replace("None", "null")
    lines = [f"/** {about} */", f"export interface {kind.__name__} {{"]
    lines += [f"  {info.tag_field}: {literal(info.tag)};"] if info.tag is not None else []
    for field in info.fields:
        words = meaning(kind, field.name)
        lines += [f"  /** {words} */"] if words else []
        if issubclass(kind, Position) and field.name == "game":
            lines.append(f"  game: {literal(game)};")
        else:
            lines.append(f"  {key(field.encode_name)}{field_type(kind, field, aliases)};")
    return "\n".join([*lines, "}\n"])


def meaning(kind: type[msgspec.Struct], field: str) -> str | None:
    """What the source of a type, or of one that it extends, says about a field."""
    for each in kind.__mro__:
        if each is not msgspec.Struct and field in inspect.get_annotations(each):
            return meanings(each).get(field)
    return None


def key(name: str) -> str:
    """The name of a field; in quotes if it is no name in TypeScript."""
    return name if name.isidentifier() else literal(name)


def field_type(kind: type[msgspec.Struct], field: types.Field, aliases: Aliases) -> str:
    """A colon and the type of a field, after a question mark where the field may be missing."""
    config = kind.__struct_config__
    is_unset = not field.required and field.default is field.default_factory is msgspec.NODEFAULT
    is_omitted = config.omit_defaults and not field.required
    mark = "?" if is_unset or is_omitted or (issubclass(kind, Asked) and not field.required) else ""
    if (kind, field.name) in OF_ANY_GAME:
        return f"{mark}: {OF_ANY_GAME[kind, field.name]}"
    written = shape(field.type, aliases)
    never_null = is_omitted and field.default is None and not issubclass(kind, Asked)  # who asks may write it
    return f"{mark}: {written.removesuffix(' | null') if never_null else written}"


def literal(value: object) -> str:
    """A value that is a type of its own."""
    return msgspec.json.encode(value).decode()


def shape(kind: types.Type, aliases: Aliases = MappingProxyType({})) -> str:
    """A type in TypeScript."""
    match kind:
        case types.Metadata():
            return shape(kind.type, aliases)
        case types.UnionType():
            values = [value for each in kind.types if isinstance(each, types.LiteralType) for value in each.values]
            others = [shape(each, aliases) for each in kind.types if not isinstance(each, types.LiteralType)]
            return " | ".join(([one_of(values, aliases)] if values else []) + others)
        case types.ListType():
            inner = shape(kind.item_type, aliases)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case types.DictType():
            return record(shape(kind.key_type, aliases), shape(kind.value_type, aliases))
        case types.StructType():
            return kind.cls.__name__
        case types.LiteralType():
            return one_of(kind.values, aliases)
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


def one_of(values: Sequence[object], aliases: Aliases) -> str:
    """One of some values: by the name that this type has, or as the values."""
    return aliases.get(frozenset(values)) or " | ".join(map(literal, values))


def record(keys: str, values: str) -> str:
    """An object whose fields are not fixed; where their names are, some of them may be missing."""
    return f"Record<string, {values}>" if keys == "string" else f"Partial<Record<{keys}, {values}>>"


def main(folder: Path = WEB_SOURCES) -> None:
    """Writes all files."""
    for path, text in written().items():
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
