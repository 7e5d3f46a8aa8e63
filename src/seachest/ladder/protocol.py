"""The protocol of the ladder: who is played against, with how many players, and with which deals.

Nothing here changes while the number of the protocol stays: entries of one protocol can be compared deal by deal.
"""

from pathlib import Path

from seachest.arena.match import Match, hashed_number, match_of
from seachest.bots.net.weights import load_weights, shipped_weights
from seachest.bots.search import BUDGET_PATTERN
from seachest.rules.game import game_named

LADDER_PROTOCOL = 1
NO_PROTOCOL = 0
"""What entries have that met other rivals."""
POOL = ("greedy", "search:1000", "net:sample")
"""The rivals: heuristics, plain search with a fixed number of iterations, and the net of the package."""
STANDARD_DEALS = 200
MAX_LADDER_DEALS = 100_000
SEED_BITS = 63


def ladder_players(game: str) -> int:
    """How many play: as few as the game allows."""
    return game_named(game).seats.start


def ladder_seed(game: str) -> int:
    """The seed of all matches of a game, so that everybody gets the same deals against every rival."""
    return hashed_number(SEED_BITS, "ladder", LADDER_PROTOCOL, game)


def ladder_match(game: str, bot: str, rival: str, deals: int) -> Match:
    """One seat for a bot, a rival in all others; each deal is played once from every seat."""
    players = ladder_players(game)
    return match_of(game, players, [bot, rival], deals * players, ladder_seed(game))


def weights_behind(bot: str, game: str) -> str | None:
    """The digest of the weights that a bot plays by; None if it is no net."""
    name, *more = bot.split(":")
    if name != "net":
        return None
    if more[:1] == ["sample"]:
        del more[0]
    if more and BUDGET_PATTERN.fullmatch(more[0]):
        del more[0]
    return load_weights(Path(":".join(more)) if more else shipped_weights(game), game).digest()
