"""Adding a bot to the ladder: plays its matches, each in a folder that can be resumed, and writes its files."""

import hashlib
import lzma
from collections.abc import Callable, Sequence
from pathlib import Path

from seachest import __version__
from seachest.arena.folder import RECORDS_FILE, MatchFolder
from seachest.arena.games import Outcome, check_bots
from seachest.arena.match import Match
from seachest.arena.results import MatchResult, win_shares_of
from seachest.arena.runner import MatchProgress, run_match
from seachest.ladder.entries import (
    ENTRY_SUFFIX,
    MATCHES_SUFFIX,
    RECORDS_SUFFIX,
    LadderEntry,
    RivalResult,
    file_name_of,
)
from seachest.ladder.protocol import (
    LADDER_PROTOCOL,
    MAX_LADDER_DEALS,
    NO_PROTOCOL,
    POOL,
    STANDARD_DEALS,
    ladder_match,
    weights_behind,
)
from seachest.rules.compiled import source_digest
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named
from seachest.rules.reading import number

TellProgress = Callable[[Match, MatchProgress | None], None]
"""Is told about each match: when it begins, and as it goes on."""


def add_entry(
    game: str,
    bot: str,
    folder: Path,
    *,
    name: str | None = None,
    deals: int = STANDARD_DEALS,
    exploiter: str | None = None,
    about: str = "",
    pool: Sequence[str] = POOL,
    workers: int | None = None,
    tell: TellProgress = lambda match, progress: None,
) -> tuple[LadderEntry, Path]:
    """Plays a bot's matches, or what is left of them, and writes its entry and records; returns both.

    `exploiter` is a bot that was made to beat this one; it plays one seat, and the bot all others. With another `pool`
    than that of the protocol, the entry belongs to no protocol.
    """
    number(deals, "deals", 2, MAX_LADDER_DEALS)
    if exploiter == bot:
        raise NotationError("exploiter: a bot can't exploit itself")
    shown_name = bot if name is None else name
    stem = file_name_of(shown_name)
    matches = {rival: ladder_match(game, bot, rival, deals) for rival in pool if rival != bot}
    exploiting = None if exploiter is None else ladder_match(game, exploiter, bot, deals)
    for match in (*matches.values(), *([] if exploiting is None else [exploiting])):
        check_bots(match)
    weights = weights_behind(bot, game)
    home = folder / game
    kept = home / f"{stem}{MATCHES_SUFFIX}"
    records: list[bytes] = []
    thought: list[tuple[float, int]] = []

    def played(match: Match, rival: str, label: str) -> RivalResult:
        tell(match, None)
        place = kept / file_name_of(label)
        wins, result = play_deals(match, place, workers=workers, tell=lambda progress: tell(match, progress))
        lines = (place / RECORDS_FILE).read_bytes()
        records.append(lines)
        if bot in result.times:
            thought.append(result.times[bot])
        digest = hashlib.sha256(lines).hexdigest()
        return RivalResult(rival, wins, weights_behind(rival, game), digest)

    even = (1.0,) * deals  # against itself, of the games of a deal everybody wins one
    results = tuple(
        played(matches[rival], rival, rival) if rival in matches else RivalResult(rival, even, weights)
        for rival in pool
    )
    found = None if exploiting is None or exploiter is None else played(exploiting, exploiter, f"exploiter-{exploiter}")
    entry = LadderEntry(
        game=game,
        bot=bot,
        name=shown_name,
        results=results,
        weights=weights,
        exploiter=found,
        about=about,
        seconds=seconds_per_decision(thought),
        version=__version__,
        rules=game_named(game).rules_version,
        code=source_digest(),
        protocol=LADDER_PROTOCOL if tuple(pool) == POOL else NO_PROTOCOL,
    )
    path = home / f"{stem}{ENTRY_SUFFIX}"
    (home / f"{stem}{RECORDS_SUFFIX}").write_bytes(lzma.compress(b"".join(records), preset=9))
    entry.write(path)
    return entry, path


def play_deals(
    match: Match, place: Path, *, workers: int | None = None, tell: Callable[[MatchProgress], None] | None = None
) -> tuple[tuple[float, ...], MatchResult]:
    """Plays a match, or what is left of it; returns the games of each deal that its first bot won, and all results."""
    result = run_match(match, place, workers=workers, tell=tell)
    with MatchFolder(place, match).open() as finished:
        return wins_of_deals(match, finished.in_order(), match.bots[0]), result


def wins_of_deals(match: Match, outcomes: Sequence[Outcome], bot: str) -> tuple[float, ...]:
    """How many games of each deal a bot won, in part where a win was shared."""
    wins = [0.0] * match.deals
    for outcome in outcomes:
        shares = win_shares_of(outcome)
        seats = match.seats(outcome.number)
        wins[outcome.number // match.games_a_deal] += sum(
            share for share, sitting in zip(shares, seats, strict=True) if sitting == bot
        )
    return tuple(wins)


def seconds_per_decision(thought: Sequence[tuple[float, int]]) -> float | None:
    """How long a bot thought on average, with two digits that count; None where compiled code can't tell."""
    seconds, decisions = (sum(column) for column in zip(*thought, strict=True)) if thought else (0.0, 0)
    return float(f"{seconds / decisions:.2g}") if decisions else None
