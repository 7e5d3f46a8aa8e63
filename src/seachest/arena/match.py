"""What a match is: who plays what, and how each of its games follows from its number.

A deal is played by every line-up, once for each rotation of it over the seats, so that everybody gets the same cards.
Which cards, and how each bot rolls its dice, follows by a hash from the seed of the match and the number of the game,
never from who plays it or when.
"""

import hashlib
import itertools
import json
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from seachest.rules.errors import NotationError, shown
from seachest.rules.game import Game, game_named
from seachest.rules.reading import each, listing, mapping, number, only
from seachest.rules.types import JsonObject, OptionValue, OptionValues

MAX_MATCH_GAMES = 100_000_000
MAX_LINEUPS = 10_000
MAX_MATCH_SEED = (1 << 64) - 1
MAX_BOT_TEXT = 1_000
MATCH_FIELDS = {"game", "players", "options", "bots", "games", "seed"}
DEAL_SEED_BITS, BOT_SEED_BITS = 128, 63


@dataclass(frozen=True)
class GamePlan:
    """One game of a match before it is played: its number, which tells all the rest, and the rest."""

    number: int
    deal: int
    lineup: int
    rotation: int
    bots: tuple[str, ...]  # by seat
    seed: int
    bot_seeds: tuple[int, ...]

    def __str__(self) -> str:
        return f"deal {self.deal}, line-up {self.lineup}, rotation {self.rotation}"


@dataclass(frozen=True)
class Match:
    """A match: the game with its options, the bots, and how many deals; made and checked by `match_of`."""

    game: str
    players: int
    options: OptionValues
    bots: tuple[str, ...]
    deals: int
    seed: int

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return game_named(self.game)

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """The bots of each table, in the order in which they sit."""
        return lineups_of(self.bots, self.players)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def games_a_deal(self) -> int:
        """How often each deal is played."""
        return len(self.lineups) * self.players

    @property
    def games(self) -> int:
        """How many games the whole match has."""
        return self.deals * self.games_a_deal

    def seats(self, game: int) -> tuple[str, ...]:
        """The bot at each seat of a game."""
        lineup, rotation = divmod(game % self.games_a_deal, self.players)
        sitting = self.lineups[lineup]
        return tuple(sitting[(seat - rotation) % self.players] for seat in range(self.players))

    def plan(self, game: int) -> GamePlan:
        """All that a game follows from."""
        deal, inside = divmod(game, self.games_a_deal)
        lineup, rotation = divmod(inside, self.players)
        return GamePlan(
            number=game,
            deal=deal,
            lineup=lineup,
            rotation=rotation,
            bots=self.seats(game),
            seed=hashed_number(DEAL_SEED_BITS, "deal", self.seed, deal),
            bot_seeds=tuple(
                hashed_number(BOT_SEED_BITS, "bot", self.seed, deal, lineup, rotation, seat)
                for seat in range(self.players)
            ),
        )

    def as_json(self) -> JsonObject:
        """The match as its file has it."""
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
        }

    def command(self) -> str:
        """The command that plays it."""
        words = ["seachest", "arena", "--game", self.game, "--players", str(self.players)]
        words += ["--bots", ",".join(self.bots), "--games", str(self.games), "--seed", str(self.seed)]
        usual = self.rules.check_options({}, self.players)
        for name, value in self.options.items():
            if value != usual[name]:
                words += ["--option", f"{name}={option_text(value)}"]
        return shlex.join(words)


def option_text(value: OptionValue) -> str:
    """The value of an option as the command takes it."""
    return value if isinstance(value, str) else json.dumps(value)


def hashed_number(bits: int, *parts: str | int) -> int:
    """A number of the given bits that follows from the parts alone."""
    digest = hashlib.blake2b(" ".join(map(str, parts)).encode(), digest_size=16).digest()
    return int.from_bytes(digest, "big") >> (128 - bits)


def lineups_of(bots: Sequence[str], players: int) -> tuple[tuple[str, ...], ...]:
    """Who sits together: the last bot fills the seats that are left; of too many, every choice plays."""
    filled = [*bots, *[bots[-1]] * (players - len(bots))]
    return tuple(dict.fromkeys(itertools.combinations(filled, players)))


def read_bots(text: str) -> tuple[str, ...]:
    """Bots by comma; a bot may hold spaces."""
    return tuple(part.strip() for part in text.split(","))


def match_of(
    game: str,
    players: int,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: OptionValues | None = None,
) -> Match:
    """A match; the number of games is rounded up to whole deals. Raises NotationError for what makes no sense."""
    rules = game_named(game)
    rules.check_players(players)
    if not bots:
        raise NotationError("bots: name at least one bot")
    for bot in bots:
        _check_bot(bot, "bots")
    lineups = len(lineups_of(bots, players)) if len(bots) < 40 else MAX_LINEUPS + 1
    if lineups > MAX_LINEUPS:
        raise NotationError(f"bots: {len(bots)} bots for {players} seats make more than {MAX_LINEUPS} line-ups")
    wanted = number(games, "games", 1, MAX_MATCH_GAMES)
    return Match(
        game=game,
        players=players,
        options=rules.check_options(options or {}, players),
        bots=tuple(bots),
        deals=-(-wanted // (lineups * players)),
        seed=number(seed, "seed", 0, MAX_MATCH_SEED),
    )


def _check_bot(value: object, where: str) -> str:
    if not isinstance(value, str) or not value or len(value) > MAX_BOT_TEXT or not value.isprintable():
        raise NotationError(f"{where}: expected the name of a bot, not {shown(value)}")
    return value


def read_match(value: object) -> Match:
    """A match from its file."""
    fields = mapping(value, "match")
    only(fields, "match", MATCH_FIELDS)
    for name in sorted(MATCH_FIELDS):
        if name not in fields:
            raise NotationError(f"match: {name} is missing")
    return match_of(
        game=fields["game"],
        players=fields["players"],
        bots=each(listing(fields["bots"], "bots"), "bots", _check_bot),
        games=fields["games"],
        seed=fields["seed"],
        options=mapping(fields["options"], "options"),
    )
