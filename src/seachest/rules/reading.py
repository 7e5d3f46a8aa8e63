"""Strict reading of what people and programs write.

Each function returns the value, or raises NotationError that names the place and what is wrong there.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from numbers import Integral
from typing import Any, TypeVar

from seachest.rules.errors import NotationError, shown
from seachest.rules.types import JsonObject, JsonValue

T = TypeVar("T")


def number(value: object, where: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise NotationError(f"{where}: expected a whole number, not {shown(value)}")
    if not low <= int(value) <= high:
        raise NotationError(f"{where}: {shown(value)} is not between {low} and {high}")
    return int(value)


def seat(value: object, where: str, players: int) -> int:
    """The number of a seat."""
    return number(value, where, 0, players - 1)


def listing(value: object, where: str, size: int | None = None, what: str = "entries") -> list[JsonValue]:
    """A list, of a given size where one is given."""
    if not isinstance(value, list):
        raise NotationError(f"{where}: expected a list, not {shown(value)}")
    if size is not None and len(value) != size:
        raise NotationError(f"{where}: expected {size} {what}, not {len(value)}")
    return value


def mapping(value: object, where: str) -> JsonObject:
    """A JSON object."""
    if not isinstance(value, dict):
        raise NotationError(f"{where}: expected an object, not {shown(value)}")
    return value


def each(
    value: object, where: str, read: Callable[[JsonValue, str], T], size: int | None = None, what: str = "entries"
) -> list[T]:
    """A list whose entries are read by a function."""
    return [read(entry, f"{where}[{i}]") for i, entry in enumerate(listing(value, where, size, what))]


def one_of(value: object, where: str, table: Mapping[Any, T]) -> T:  # by name, or by None where null means something
    """What a name stands for, by a table of all names."""
    if (value is None or isinstance(value, str)) and value in table:
        return table[value]
    known = ", ".join(shown(name) for name in table)
    raise NotationError(f"{where}: unknown {shown(value)}; expected one of: {known}")


def named(value: object, where: str, names: Collection[str]) -> str:
    """A name, if it is one of those that are known."""
    if not isinstance(value, str) or value not in names:
        raise NotationError(f"{where}: unknown {shown(value)}; expected one of: {', '.join(names)}")
    return value


def only(value: Mapping[str, object], where: str, allowed: set[str]) -> None:
    """Raises NotationError if there is a field that is not allowed."""
    for name in value:
        if name not in allowed:
            raise NotationError(f"{where}: unknown field {shown(name)}")


@dataclass(frozen=True)
class FieldReader:
    """Reads the fields of a position."""

    fields: Mapping[str, JsonValue]
    players: int

    def get(self, name: str, default: JsonValue = None) -> JsonValue:
        """A field, or its default where it is left out or null."""
        value = self.fields.get(name)
        return default if value is None else value

    def has(self, name: str) -> bool:
        """Whether a field is there and not null."""
        return self.fields.get(name) is not None

    def seat(self, name: str, default: int) -> int:
        """A seat, or the default where the field is left out."""
        return seat(self.fields[name], name, self.players) if self.has(name) else default

    def per_seat(
        self, name: str, default: JsonValue, read: Callable[[JsonValue, str], T], what: str = "entries"
    ) -> list[T]:
        """One entry for each seat."""
        value = self.get(name, [default] * self.players)
        return each(value, name, read, self.players, f"{what}, one a seat")

    def numbers(self, name: str, highest: int, lowest: int = 0) -> list[int]:
        """A number for each seat, the lowest where they are left out."""
        return self.per_seat(name, lowest, lambda value, where: number(value, where, lowest, highest), "numbers")
