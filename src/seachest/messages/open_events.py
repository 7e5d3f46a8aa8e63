"""What happened with all cards open: what any of the viewers knew of it, put together."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from seachest.messages.events import GameEvent

T = TypeVar("T")


def open_events(told: Sequence[GameEvent], others: Sequence[Sequence[GameEvent]]) -> list[GameEvent]:
    """Return the events of one viewer, filled in with what others saw of the same events.

    Viewers who saw other events at that moment have nothing to add.
    """
    found = list(told)
    for versions in others:
        if [type(event) for event in versions] == [type(event) for event in found]:
            found = [_filled(event, version) for event, version in zip(found, versions, strict=True)]
    return found


def _filled(value: T, version: T) -> T:
    """A value, with the parts of another version of it where it has None."""
    if value is None:
        return version
    if isinstance(value, msgspec.Struct) and type(value) is type(version):
        parts = {name: _filled(getattr(value, name), getattr(version, name)) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **parts)
    if isinstance(value, list) and isinstance(version, list) and len(value) == len(version):
        return [_filled(part, other) for part, other in zip(value, version, strict=True)]  # type: ignore[return-value]  # a list as well
    return value
