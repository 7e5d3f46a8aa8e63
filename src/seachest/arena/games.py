"""Playing the games of a match: by bots that get views, or all in compiled code where every bot has a policy."""

import json
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cache

from seachest.arena.match import GamePlan, Match
from seachest.batches.policy_games import PolicyGames
from seachest.bots.bot import Bot
from seachest.bots.names import POLICY_BOTS, bot_named
from seachest.notation.position import Start
from seachest.notation.record import BOT_PREFIX, MAX_PLAYER_NAME, Record, write_record
from seachest.rules.errors import SeachestError
from seachest.rules.game import game_named
from seachest.rules.types import JsonObject, Seat
from seachest.table import Table

COMPILED_BOTS = "compiled"
"""The name under which times count all bots of games that compiled code plays, since it can't tell them apart."""


class BotFailed(SeachestError):  # noqa: N818  # it says what happened
    """A bot crashed, answered too late, or with something that is not legal."""


class MatchStopped(Exception):  # noqa: N818  # nothing is wrong
    """The match was asked to stop in the middle of a game."""


@dataclass(frozen=True)
class Outcome:
    """How a game of a match ended; who played it follows from its number."""

    number: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


BotTimes = dict[str, tuple[float, int]]
"""For each bot the seconds it thought, and for how many decisions."""


@dataclass
class Chunk:
    """Some finished games: outcomes, records as lines of JSON, and how long the bots thought."""

    outcomes: list[Outcome] = field(default_factory=list)
    records: list[str] = field(default_factory=list)
    times: BotTimes = field(default_factory=dict)

    def add(self, outcome: Outcome, record: JsonObject) -> None:
        """Adds a finished game and its record."""
        self.outcomes.append(outcome)
        self.records.append(json.dumps(record, ensure_ascii=False))


def add_times(sums: BotTimes, more: BotTimes) -> None:
    """Adds the times of `more` to `sums`."""
    for bot, (seconds, decisions) in more.items():
        before = sums.get(bot, (0.0, 0))
        sums[bot] = (before[0] + seconds, before[1] + decisions)


def is_compiled(match: Match) -> bool:
    """Whether every bot of a match decides by a compiled policy."""
    return all(bot in POLICY_BOTS for bot in match.bots)


StopAsked = Callable[[], bool]
"""Says whether a match was asked to stop."""


def never_stop() -> bool:
    """Never asks to stop."""
    return False


def play_chunk(match: Match, numbers: Sequence[int], stop: StopAsked = never_stop) -> Chunk:
    """Plays the games of these numbers, as fast as their bots allow."""
    return (play_compiled if is_compiled(match) else play_by_views)(match, numbers, stop)


ChunkPlayer = Callable[[Match, Sequence[int], StopAsked], Chunk]
"""Plays the games of these numbers, like `play_chunk`; a module-level function, so that other processes find it."""


def check_bots(match: Match) -> None:
    """Raises NotationError or BotError if a bot of the match can't play."""
    for bot in match.names:
        bot_named(bot, 0).close()


def prepare(match: Match) -> None:
    """Compiles what the games need, and finds out whether every bot is there."""
    check_bots(match)
    if is_compiled(match):
        _policy_games(match.game, match.players, json.dumps(match.options))


def names_of(plan: GamePlan) -> list[str]:
    """The bots by seat, as the names of a record."""
    names = [BOT_PREFIX + bot for bot in plan.bots]
    return [name if len(name) <= MAX_PLAYER_NAME else name[: MAX_PLAYER_NAME - 1] + "…" for name in names]


# --- By views --------------------------------------------------------------------------------------------------------


def play_by_views(match: Match, numbers: Sequence[int], stop: StopAsked = never_stop) -> Chunk:
    """Plays games decision by decision; every bot gets the view of its seat."""
    chunk = Chunk()
    for number in numbers:
        _play_one(match, match.plan(number), chunk, stop)
    return chunk


def _play_one(match: Match, plan: GamePlan, chunk: Chunk, stop: StopAsked) -> None:
    """One game between bots that are made for it and closed after it."""
    table = Table(Start(match.rules, match.players, dict(match.options)), plan.seed, names=names_of(plan))
    times: BotTimes = {}
    turn = 0
    with ExitStack() as closing:
        bots = [_bot_at(plan, seat, closing) for seat in range(match.players)]
        while pending := table.pending():
            if stop():
                raise MatchStopped
            turn += 1
            seat = pending[0]
            add_times(times, {plan.bots[seat]: (_decide(table, bots[seat], plan, seat, turn), 1)})
    result = table.result()
    assert result is not None
    ranks = table.rewards("rank")
    places = tuple(1 + sum(bool(other > own) for other in ranks) for own in ranks)
    chunk.add(Outcome(plan.number, result.scores, places, turn), table.record())
    add_times(chunk.times, times)


def _bot_at(plan: GamePlan, seat: Seat, closing: ExitStack) -> Bot:
    """The bot of a seat, which is closed in the end."""
    try:
        bot = bot_named(plan.bots[seat], plan.bot_seeds[seat])
    except Exception as error:
        raise _failed(plan, seat, 0, error) from error
    closing.callback(bot.close)
    return bot


def _decide(table: Table, bot: Bot, plan: GamePlan, seat: Seat, turn: int) -> float:
    """Lets a bot decide and carries it out; returns how many seconds it thought."""
    view = table.seat_view(seat)
    begin = time.perf_counter()
    try:
        text = bot.choose(view)
        seconds = time.perf_counter() - begin
        table.act(seat, text)
    except Exception as error:
        raise _failed(plan, seat, turn, error) from error
    return seconds


def _failed(plan: GamePlan, seat: Seat, turn: int, error: Exception) -> BotFailed:
    """Says which bot failed, and where."""
    kind = "" if isinstance(error, SeachestError) else f"{type(error).__name__}: "
    return BotFailed(f"bot {plan.bots[seat]} failed at seat {seat} ({plan}, turn {turn}): {kind}{error}")


# --- Compiled --------------------------------------------------------------------------------------------------------


@cache
def _policy_games(game: str, players: int, options: str) -> PolicyGames:
    """Where games between policies are played, compiled and ready; options come as JSON."""
    rules = game_named(game)
    policies = {name: bot.policy_for(game) for name, bot in POLICY_BOTS.items()}
    games = PolicyGames(rules, players, rules.new_options(json.loads(options)), policies)
    games.prepare()
    return games


def play_compiled(match: Match, numbers: Sequence[int], stop: StopAsked = never_stop) -> Chunk:
    """Plays games between policies in compiled code: the same games as by views, hundreds of times as fast."""
    games = _policy_games(match.game, match.players, json.dumps(match.options))
    policy_numbers = {name: number for number, name in enumerate(POLICY_BOTS)}
    texts = [f"{seat} {text}" for seat in range(match.players) for text in match.rules.actions]
    start = Start(match.rules, match.players, dict(match.options))
    chunk = Chunk()
    for number in numbers:
        if stop():
            raise MatchStopped
        plan = match.plan(number)
        begin = time.perf_counter()
        played = games.play(plan.seed, [policy_numbers[bot] for bot in plan.bots], plan.bot_seeds)
        seconds = time.perf_counter() - begin
        outcome = Outcome(number, tuple(played.scores), tuple(played.places), len(played.moves))
        result = {"scores": played.scores, "winners": list(outcome.winners)}
        record = write_record(Record(start, plan.seed, names=names_of(plan), result=result))
        record["moves"] = [texts[move] for move in played.moves]
        chunk.add(outcome, record)
        add_times(chunk.times, {COMPILED_BOTS: (seconds, len(played.moves))})
    return chunk
