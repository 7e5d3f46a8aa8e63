"""A scene of any game, for those that have none of their own: every list of cards of its positions, by name."""

import msgspec

from seachest.envs.render.scene import (
    BACK_FACE,
    Face,
    Group,
    Scene,
    SceneCard,
    SceneRow,
    choices,
    points,
    seat_row,
    status,
)
from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.position import Position
from seachest.rules.types import JsonObject, JsonValue, Seat

COMMON_LISTS = frozenset(["pending", "legal", "totals", "scores", "winners", "options"])
"""Fields of all positions that hold no cards."""


def scene(position: Position, watching: Seat) -> Scene:
    """A position as a scene: what belongs to a seat before it, everything else in the middle."""
    fields: JsonObject = msgspec.to_builtins(position)
    lists = {name: value for name, value in fields.items() if name not in COMMON_LISTS and isinstance(value, list)}
    per_seat = {name: value for name, value in lists.items() if _has_list_per_seat(value, position.players)}
    middle = tuple(_group(name, value) for name, value in lists.items() if name not in per_seat and _are_cards(value))
    phase = position.phase or ""
    return Scene(
        title=position.game,
        stage=f"round {position.round}",
        status=status(position, {phase: phase}),
        middle=(SceneRow("table", (), middle),),
        seats=tuple(
            seat_row(
                position,
                seat,
                watching,
                (f"total {position.totals[seat]}", f"cards {points(position.scores[seat])}"),
                tuple(_group(name, value[seat]) for name, value in per_seat.items()),
            )
            for seat in range(position.players)
        ),
        choices=choices(position),
    )


def _has_list_per_seat(value: JsonValue, players: int) -> bool:
    """Whether a field has a list of cards for each seat."""
    return len(value) == players and all(isinstance(each, list) and _are_cards(each) for each in value)


def _are_cards(value: JsonValue) -> bool:
    return all(isinstance(card, str) for card in value)


def _group(name: str, cards: JsonValue) -> Group:
    return Group(f"{name} {len(cards)}", tuple(SceneCard(_face(card)) for card in cards))


def _face(card: str) -> Face:
    return BACK_FACE if card == UNKNOWN_NAME else Face(card, symbol="wave", words=(card,))
