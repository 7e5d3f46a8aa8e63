"""The route that tells how far the games are compiled, for those who wait at a first start."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.server.http.errors import json_response
from seachest.server.http.routes.binding import bind
from seachest.server.workers.game_loader import GameLoader
from seachest.wire import routes
from seachest.wire.lobby import GameReadiness, Readiness


def bind_warmup(games: GameLoader) -> list[Route]:
    """The route of the progress of a warm-up, with its handler."""

    async def show(request: Request) -> Response:
        told = [
            GameReadiness(game=each.game, ready=games.is_ready(each.game), percent=int(100 * each.share))
            for each in games.progress()
        ]
        return json_response(Readiness(ready=all(each.ready for each in told), games=told))

    return [bind(routes.SHOW_READINESS, show)]
