"""Entries of the ladder as files: what a bot reached against each rival, deal by deal."""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from seachest.arena.estimates import Estimate, estimate
from seachest.arena.folder import write_whole
from seachest.ladder.protocol import LADDER_PROTOCOL, POOL, ladder_players
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named, game_names
from seachest.rules.types import JsonObject

ENTRY_FORMAT = 1
ENTRY_SUFFIX, RECORDS_SUFFIX, MATCHES_SUFFIX = ".json", ".records.xz", ".matches"
PUBLISHED_FOLDER = Path(__file__).with_name("published")
SHARE_DECIMALS = 6
MAX_ENTRY_NAME = 40
TEXT_FIELDS = ("game", "bot", "name", "version")


@dataclass(frozen=True)
class RivalResult:
    """A match against one rival: the games won of each deal, all seats of the bot together."""

    rival: str
    wins: tuple[float, ...]  # a game that is shared counts in part
    weights: str | None = None  # of the rival, if it is a net
    records: str | None = None  # the digest of the records; None if nothing had to be played

    def as_json(self) -> JsonObject:
        """The result as its file has it."""
        return {
            "rival": self.rival,
            "weights": self.weights,
            "records_sha256": self.records,
            "wins_of_deals": [round(won, SHARE_DECIMALS) for won in self.wins],
        }


@dataclass(frozen=True)
class LadderEntry:
    """One bot of the ladder."""

    game: str
    bot: str
    name: str
    results: tuple[RivalResult, ...]  # against the pool, in its order
    weights: str | None = None
    exploiter: RivalResult | None = None  # here the wins are the exploiter's
    about: str = ""
    seconds: float | None = None  # per decision, on the machine that played
    version: str = ""
    rules: int = 0
    code: str = ""
    protocol: int = LADDER_PROTOCOL

    @property
    def players(self) -> int:
        """How many sat at a table."""
        return ladder_players(self.game)

    @property
    def even(self) -> float:
        """What everybody would win if all were equally good."""
        return 1 / self.players

    @property
    def deals(self) -> int:
        """How many deals were played against each rival."""
        return len(self.results[0].wins)

    @property
    def played(self) -> tuple[RivalResult, ...]:
        """The results behind which there are records, in their order there."""
        everyone = (*self.results, self.exploiter)
        return tuple(found for found in everyone if found is not None and found.records is not None)

    def against(self, rival: str) -> Estimate:
        """The share of games won against a rival."""
        return estimate(self._shares(next(found for found in self.results if found.rival == rival)), 0.0, 1.0)

    def overall(self) -> Estimate:
        """The mean share of games won against all rivals; all games of a deal make one value."""
        return estimate(self._overall_shares(), 0.0, 1.0)

    def exploited(self) -> Estimate | None:
        """What the exploiter wins beyond an even share; None if there is none."""
        if self.exploiter is None:
            return None
        return estimate([share - self.even for share in self._shares(self.exploiter)])

    def ahead_of(self, other: "LadderEntry") -> Estimate:
        """How much more it wins than another entry, on the deals that both played."""
        if (self.game, self.protocol, self.pool_weights()) != (other.game, other.protocol, other.pool_weights()):
            raise NotationError(f"ladder: {self.name} and {other.name} did not play the same protocol")
        pairs = zip(self._overall_shares(), other._overall_shares(), strict=False)
        return estimate([own - others for own, others in pairs])

    def pool_weights(self) -> tuple[str | None, ...]:
        """The weights of the nets in the pool; with other weights it is another pool."""
        return tuple(result.weights for result in self.results)

    def _shares(self, result: RivalResult) -> list[float]:
        return [won / self.players for won in result.wins]

    def _overall_shares(self) -> list[float]:
        columns = [self._shares(result) for result in self.results]
        return [sum(shares) / len(columns) for shares in zip(*columns, strict=True)]

    def as_json(self) -> JsonObject:
        """The entry as its file has it."""
        return {
            "format": ENTRY_FORMAT,
            "protocol": self.protocol,
            "game": self.game,
            "players": self.players,
            "bot": self.bot,
            "name": self.name,
            "about": self.about,
            "weights": self.weights,
            "version": self.version,
            "rules": self.rules,
            "code": self.code,
            "seconds_per_decision": self.seconds,
            "overall": _estimate_json(self.overall()),
            "pool": [result.as_json() for result in self.results],
            "exploiter": None if self.exploiter is None else self.exploiter.as_json(),
        }

    def write(self, path: Path) -> None:
        """Writes the file of the entry."""
        write_whole(path, _readable(json.dumps(self.as_json(), indent=2, ensure_ascii=False)) + "\n")


def _readable(text: str) -> str:
    """JSON with lists of numbers in one line each."""
    return re.sub(
        r"\[[\d.,\s]+\]", lambda found: " ".join(found[0].split()).replace("[ ", "[").replace(" ]", "]"), text
    )


def _estimate_json(found: Estimate) -> dict[str, float | None]:
    bounds = {"mean": found.mean, "low": found.low, "high": found.high}
    return {name: None if value is None else round(value, SHARE_DECIMALS) for name, value in bounds.items()}


def file_name_of(name: str) -> str:
    """The name of an entry as a file name."""
    found = re.sub(r"[^A-Za-z0-9._-]+", "-", name).strip("-.")[:MAX_ENTRY_NAME]
    if not found:
        raise NotationError("name: expected letters or digits")
    return found


def read_entry(path: Path) -> LadderEntry:
    """The entry of a file; raises NotationError if it is none, or one of other rules than the program's."""
    try:
        fields = json.loads(path.read_text(encoding="utf-8"))
        entry = _entry_of(fields)
    except OSError as error:
        raise NotationError(f"{path}: {error.strerror or error}") from None
    except (ValueError, KeyError, TypeError, AttributeError, StopIteration):
        raise NotationError(f"{path}: not an entry of the ladder") from None
    if entry.rules != game_named(entry.game).rules_version:
        version = entry.rules
        raise NotationError(f"{path}: was played by version {version} of the rules, which this program doesn't have")
    return entry


def _entry_of(fields: Mapping[str, object]) -> LadderEntry:
    texts = {name: str(fields[name]) for name in (*TEXT_FIELDS, "about", "code")}
    results = fields["pool"]
    if fields["format"] != ENTRY_FORMAT or texts["game"] not in game_names() or not isinstance(results, list):
        raise ValueError
    pool = tuple(_result_of(result) for result in results)
    is_known = fields["protocol"] != LADDER_PROTOCOL or tuple(result.rival for result in pool) == POOL
    if not is_known or len({len(result.wins) for result in pool}) != 1:
        raise ValueError
    weights, exploiter, seconds = fields["weights"], fields["exploiter"], fields["seconds_per_decision"]
    return LadderEntry(
        **texts,
        results=pool,
        weights=None if weights is None else str(weights),
        exploiter=None if exploiter is None else _result_of(exploiter),
        seconds=float(seconds) if isinstance(seconds, int | float) else None,
        rules=_whole(fields["rules"]),
        protocol=_whole(fields["protocol"]),
    )


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError
    return value


def _result_of(fields: object) -> RivalResult:
    if not isinstance(fields, dict) or not fields["wins_of_deals"]:
        raise ValueError
    wins = tuple(float(won) for won in fields["wins_of_deals"])
    return RivalResult(str(fields["rival"]), wins, fields["weights"], fields["records_sha256"])


def entries_in(folder: Path, game: str) -> list[LadderEntry]:
    """The entries of a game in a folder, the best first."""
    found = [read_entry(path) for path in sorted((folder / game).glob(f"*{ENTRY_SUFFIX}"))]
    return best_first(found)


def best_first(entries: Sequence[LadderEntry]) -> list[LadderEntry]:
    """Entries by what they win against the pool."""
    return sorted(entries, key=lambda entry: (-entry.overall().mean, entry.name))


def published_entries(game: str) -> list[LadderEntry]:
    """The entries of a game that come with the package, the best first."""
    return entries_in(PUBLISHED_FOLDER, game)
