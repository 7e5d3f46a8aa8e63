"""The bot that thinks ahead, in all games: `tree` has the search, and a module for each game its heuristics."""

import re

from seachest.bots.search.search import EVEN_EXPLORATION, Budget, Search, SearchAnswer, SearchParams, SearchResult
from seachest.rules.errors import NotationError, shown

__all__ = ["EVEN_EXPLORATION", "Budget", "Search", "SearchAnswer", "SearchParams", "SearchResult", "search_bot"]

DEFAULT_BUDGET = Budget(seconds=0.1)
BUDGET_PATTERN = re.compile(r"(?P<number>[1-9][0-9]{0,8})(?P<unit>ms|)")


def read_budget(text: str) -> Budget:
    """A budget as in `search:10000` (iterations) or `search:100ms`."""
    found = BUDGET_PATTERN.fullmatch(text)
    if found is None:
        raise NotationError(
            f"bot: search takes iterations or milliseconds (search:10000, search:100ms), not {shown(text)}"
        )
    number = int(found["number"])
    return Budget(seconds=number / 1000) if found["unit"] else Budget(iterations=number)


def search_bot(text: str, seed: int) -> Search:
    """The search bot with the budget that follows the colon of its name."""
    return Search(seed, read_budget(text) if text else DEFAULT_BUDGET)
