"""The route of the rules: those of every game in every language, as the documentation has them."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.messages import LANGUAGES
from seachest.messages.rulebook import rules_text, ruling_label
from seachest.rules.game import game_names
from seachest.server.errors import Refusal
from seachest.server.http.errors import json_response
from seachest.server.http.routes.binding import bind
from seachest.wire import routes
from seachest.wire.lobby import Rulebook, RuleClause, RuleSection


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game in a language."""
    head, *sections = rules_text(game, language)
    return Rulebook(
        title=head.title,
        about=list(head.texts),
        ruling=ruling_label(game, language),
        sections=[
            RuleSection(
                number=section.number,
                title=section.title,
                texts=list(section.texts),
                table=[list(row) for row in section.table],
                clauses=[RuleClause(id=each.id, text=each.text, ruling=each.ruling) for each in section.clauses],
            )
            for section in sections
        ],
    )


async def show(request: Request) -> Response:
    """Answers with the rules of a game in a language."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in game_names() or language not in LANGUAGES:
        raise Refusal(404, "not-found")
    return json_response(rulebook(game, language))


def bind_rules() -> list[Route]:
    """The route of rules, with its handler."""
    return [bind(routes.SHOW_RULEBOOK, show)]
