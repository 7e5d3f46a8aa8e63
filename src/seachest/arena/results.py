"""What came out of a match: for each bot its share of wins, points and rating, and who finishes ahead of whom."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from seachest.arena.estimates import Estimate, estimate
from seachest.arena.games import BotTimes, Outcome
from seachest.arena.match import Match
from seachest.arena.ratings import SkillRating, ratings_after
from seachest.rules.types import JsonObject

RESULT_DECIMALS = 6
"""Decimals in the file, so that it is the same on every machine."""


@dataclass(frozen=True)
class BotResult:
    """What one bot reached."""

    bot: str
    games: int
    seats: int  # more than games where it sat at several seats
    win_share: Estimate  # of one seat; if several win, each has a part of it
    points: Estimate
    rating: SkillRating
    distribution: Mapping[int, int]  # for each number of points, at how many seats it was reached


@dataclass(frozen=True)
class HeadToHead:
    """Two bots at one table, each seat of the one against each of the other: how often the first finishes ahead of."""

    meetings: int
    before: int
    level: int

    @property
    def share(self) -> float:
        """The share of the meetings in which the first bot was placed before the other."""
        return self.before / self.meetings


@dataclass(frozen=True)
class MatchResult:
    """A match and what came out of it; times are no part of what the same seed gives again."""

    match: Match
    bots: tuple[BotResult, ...]
    pairs: Mapping[tuple[str, str], HeadToHead]
    moves: int
    times: BotTimes

    def of(self, bot: str) -> BotResult:
        """What a bot reached."""
        return next(found for found in self.bots if found.bot == bot)

    def as_json(self) -> JsonObject:
        """All but the times, as its file has it."""
        return {
            "match": self.match.as_json(),
            "deals": self.match.deals,
            "games": self.match.games,
            "moves": self.moves,
            "bots": [_bot_json(bot) for bot in self.bots],
            "before": [
                {
                    "bot": bot,
                    "other": other,
                    "meetings": pair.meetings,
                    "before": pair.before,
                    "level": pair.level,
                    "share": round(pair.share, RESULT_DECIMALS),
                }
                for (bot, other), pair in self.pairs.items()
            ],
        }


def _bot_json(bot: BotResult) -> JsonObject:
    return {
        "bot": bot.bot,
        "games": bot.games,
        "seats": bot.seats,
        "win_share": _estimate_json(bot.win_share),
        "points": _estimate_json(bot.points),
        "rating": {
            "mean": round(bot.rating.mean, RESULT_DECIMALS),
            "spread": round(bot.rating.spread, RESULT_DECIMALS),
            "ordinal": round(bot.rating.ordinal, RESULT_DECIMALS),
        },
        "distribution": {str(points): seats for points, seats in bot.distribution.items()},
    }


def _estimate_json(found: Estimate) -> dict[str, float | None]:
    def rounded(value: float | None) -> float | None:
        return None if value is None else round(value, RESULT_DECIMALS)

    return {"mean": rounded(found.mean), "low": rounded(found.low), "high": rounded(found.high)}


def results_text(result: MatchResult) -> str:
    """The results as their file has them."""
    return json.dumps(result.as_json(), indent=2, ensure_ascii=False) + "\n"


def results_of(match: Match, outcomes: Sequence[Outcome], times: BotTimes) -> MatchResult:
    """The results of a match whose games are all played, given in the order of their numbers."""
    assert [outcome.number for outcome in outcomes] == list(range(match.games))
    seatings = [match.seats(number) for number in range(match.games_a_deal)]
    ratings = ratings_after((seatings[outcome.number % len(seatings)], outcome.places) for outcome in outcomes)
    return MatchResult(
        match=match,
        bots=tuple(_bot_result(match, bot, seatings, outcomes, ratings[bot]) for bot in match.names),
        pairs=pairs_of(match.names, seatings, outcomes),
        moves=sum(outcome.moves for outcome in outcomes),
        times=times,
    )


def win_shares_of(outcome: Outcome) -> list[float]:
    """The part of the win that each seat has."""
    return [1 / len(outcome.winners) if place == 1 else 0.0 for place in outcome.places]


def _bot_result(
    match: Match, bot: str, seatings: Sequence[Sequence[str]], outcomes: Sequence[Outcome], rating: SkillRating
) -> BotResult:
    """A bot's result; the mean over all of its seats in a deal is one value, as the games of a deal hang together."""
    sitting = [[seat for seat, name in enumerate(seating) if name == bot] for seating in seatings]
    seats_a_deal = sum(map(len, sitting))
    wins, points = [0.0] * match.deals, [0.0] * match.deals
    distribution: Counter[int] = Counter()
    for outcome in outcomes:
        deal, inside = divmod(outcome.number, len(seatings))
        shares = win_shares_of(outcome)
        for seat in sitting[inside]:
            wins[deal] += shares[seat] / seats_a_deal
            points[deal] += outcome.scores[seat] / seats_a_deal
            distribution[outcome.scores[seat]] += 1
    return BotResult(
        bot=bot,
        games=sum(map(bool, sitting)) * match.deals,
        seats=seats_a_deal * match.deals,
        win_share=estimate(wins, 0.0, 1.0),
        points=estimate(points),
        rating=rating,
        distribution=dict(sorted(distribution.items())),
    )


def pairs_of(
    names: Sequence[str], seatings: Sequence[Sequence[str]], outcomes: Sequence[Outcome]
) -> dict[tuple[str, str], HeadToHead]:
    """For each two bots that met: how often, how often the first was before the other, and how often level."""
    meetings: Counter[tuple[str, str]] = Counter()
    before: Counter[tuple[str, str]] = Counter()
    level: Counter[tuple[str, str]] = Counter()
    for outcome in outcomes:
        seated = list(zip(seatings[outcome.number % len(seatings)], outcome.places, strict=True))
        for bot, place in seated:
            for other, other_place in seated:
                if bot != other:
                    meetings[bot, other] += 1
                    before[bot, other] += place < other_place
                    level[bot, other] += place == other_place
    order = [(bot, other) for bot in names for other in names if meetings[bot, other]]
    return {pair: HeadToHead(meetings[pair], before[pair], level[pair]) for pair in order}
