"""The contract with clients as OpenAPI, made from the routes and the types of all messages."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec

from seachest import __version__
from seachest.messages import LANGUAGES
from seachest.rules.game import game_names
from seachest.wire import play
from seachest.wire.base import PROTOCOL, SUBPROTOCOL, Problem
from seachest.wire.routes import API_ROUTES, ApiRoute

SCHEMA_REF = "#/components/schemas/{name}"

Document: TypeAlias = dict[str, Any]  # OpenAPI is JSON of many shapes
"""A part of an OpenAPI document."""


def contract() -> Document:
    """The whole contract as OpenAPI 3.1; `x-play` has the messages of the WebSocket."""
    kinds = [kind for route in API_ROUTES for kind in (route.body, route.answer) if kind is not None]
    wanted = list(dict.fromkeys([*kinds, Problem, play.Message, play.Answer]))
    schemas, components = msgspec.json.schema_components(wanted, ref_template=SCHEMA_REF)
    by_kind = dict(zip(map(repr, wanted), schemas, strict=True))
    paths: dict[str, Document] = {}
    for route in API_ROUTES:
        paths.setdefault(route.path, _parameters(route))[route.method] = _operation(by_kind, route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Seachest", "version": __version__, "x-protocol": PROTOCOL},
        "paths": paths,
        "components": {"schemas": components},
        "x-play": {
            "path": "/play",
            "subprotocol": SUBPROTOCOL,
            "client": by_kind[repr(play.Message)],
            "server": by_kind[repr(play.Answer)],
        },
    }


def _parameters(route: ApiRoute) -> Document:
    shapes: dict[str, Document] = {
        "table": {"type": "string", "pattern": "^[a-z0-9]{12}$"},
        "seat": {"type": "integer", "minimum": 0, "maximum": 4},
        "session": {"type": "string", "pattern": "^[a-z0-9]{16}$"},
        "player": {"type": "string", "pattern": "^[a-km-np-z2-9]{16}$"},
        "game": {"enum": game_names()},
        "language": {"enum": list(LANGUAGES)},
    }
    named = [name for name in shapes if f"{{{name}}}" in route.path]
    parameters: list[Document] = [
        {"name": name, "in": "path", "required": True, "schema": shapes[name]} for name in named
    ]
    parameters += [
        {"name": each.name, "in": "query", "description": each.description, "schema": each.schema}
        for each in route.query
    ]
    return {"parameters": parameters} if parameters else {}


def _operation(by_kind: Mapping[str, Document], route: ApiRoute) -> Document:
    def content(kind: type[msgspec.Struct]) -> Document:
        return {"application/json": {"schema": by_kind[repr(kind)]}}

    success: Document = {"description": route.summary}
    if route.answer is not None:
        success["content"] = content(route.answer)
    operation: Document = {
        "summary": route.summary,
        "responses": {
            str(route.status): success,
            "4XX": {"description": "Refused, and why.", "content": content(Problem)},
            "503": {"description": "Too much at once.", "content": content(Problem)},
        },
    }
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": content(route.body)}
    return operation
