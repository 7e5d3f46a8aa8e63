"""Checking an entry of the ladder: all records are played again by the rules, and counted again."""

import hashlib
import json
import lzma
from pathlib import Path

from seachest.arena.games import Outcome, names_of
from seachest.arena.match import Match
from seachest.ladder.adding import wins_of_deals
from seachest.ladder.entries import (
    ENTRY_SUFFIX,
    RECORDS_SUFFIX,
    SHARE_DECIMALS,
    LadderEntry,
    RivalResult,
    read_entry,
)
from seachest.ladder.protocol import LADDER_PROTOCOL, NO_PROTOCOL, ladder_match
from seachest.notation.record import parse
from seachest.rules.errors import NotationError, SeachestError
from seachest.table import load


def check_entry(path: Path) -> tuple[LadderEntry, int]:
    """Plays all games of an entry again; returns it and how many there are. Raises NotationError if something differs.

    Checks that the deals are those of the protocol, that every move was legal, and that the wins are as it says.
    """
    entry = read_entry(path)
    if entry.protocol not in (LADDER_PROTOCOL, NO_PROTOCOL):
        raise NotationError(f"{path}: follows protocol {entry.protocol}, not {LADDER_PROTOCOL}")
    beside = path.with_name(path.name.removesuffix(ENTRY_SUFFIX) + RECORDS_SUFFIX)
    try:
        lines = lzma.decompress(beside.read_bytes()).splitlines(keepends=True)
    except OSError as error:
        raise NotationError(f"{beside}: {error.strerror or error}") from None
    except lzma.LZMAError:
        raise NotationError(f"{beside}: not a file of records") from None
    begin = 0
    for result in entry.played:
        match = _match_behind(entry, result)
        some = lines[begin : begin + match.games]
        begin += match.games
        if len(some) != match.games or hashlib.sha256(b"".join(some)).hexdigest() != result.records:
            raise NotationError(f"{beside}: the records against {result.rival} are not those of the entry")
        outcomes = [_outcome_of(match, game, line) for game, line in enumerate(some)]
        wins = wins_of_deals(match, outcomes, match.bots[0])
        if [round(won, SHARE_DECIMALS) for won in wins] != [round(won, SHARE_DECIMALS) for won in result.wins]:
            raise NotationError(f"{path}: the wins against {result.rival} are not those of the records")
    if begin != len(lines):
        raise NotationError(f"{beside}: has {len(lines)} games, the entry {begin}")
    return entry, begin


def _match_behind(entry: LadderEntry, result: RivalResult) -> Match:
    if result is entry.exploiter:
        return ladder_match(entry.game, result.rival, entry.bot, len(result.wins))
    return ladder_match(entry.game, entry.bot, result.rival, len(result.wins))


def _outcome_of(match: Match, game: int, line: bytes) -> Outcome:
    """How a game ended, played again; raises NotationError if it is not the one of the match."""
    plan = match.plan(game)
    try:
        record = parse(json.loads(line))
        table = load(json.loads(line))
    except (ValueError, SeachestError) as error:
        raise NotationError(f"game {game} against {match.bots[1]}: {error}") from None
    start = (record.start.game.name, record.start.players, dict(record.start.options), record.seed, record.position)
    if start != (match.game, match.players, dict(match.options), plan.seed, None) or record.names != names_of(plan):
        raise NotationError(f"game {game} against {match.bots[1]}: is not the game of the protocol")
    result = table.result()
    if result is None:
        raise NotationError(f"game {game} against {match.bots[1]}: did not end")
    ranks = table.rewards("rank")
    places = tuple(1 + sum(bool(other > own) for other in ranks) for own in ranks)
    return Outcome(game, result.scores, places, len(record.moves))
