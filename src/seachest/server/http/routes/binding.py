"""How routes get their handlers."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.wire.routes import ApiRoute

Handler: TypeAlias = Callable[[Request], Awaitable[Response]]


def bind(route: ApiRoute, handler: Handler) -> Route:
    """A route of the contract for Starlette, answered by a handler."""
    return Route(route.path, handler, methods=[route.method.upper()])
