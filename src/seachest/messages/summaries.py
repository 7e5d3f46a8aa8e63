"""A finished game looked back upon: what each round brought, by how much it was won, and what turned it.

A summary is made from the record, so it knows all cards: it is for games that are over.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from seachest.messages.events import GameEvent
from seachest.messages.stories import FinishedRound, PointParts, Sentence, events, narrator, opening_events
from seachest.notation.record import parse
from seachest.rules.errors import NotationError
from seachest.rules.game import NOBODY
from seachest.rules.types import JsonValue, Seat
from seachest.table import Table

TurningKind: TypeAlias = Literal["always", "lead", "last", "tie", "outright"]
"""How a game was decided: the winner was never behind; took the lead for good; did so only at the very end; won a tie;
or won outright by a rule, regardless of points."""


class GameRound(NamedTuple):
    """A round of a finished game."""

    moment: int
    """The number of the moment with which it ended."""
    parts: list[PointParts]
    """What made the points of each seat."""
    how: list[Sentence]
    """How it ended, in words; nothing if there is nothing to say."""


class TurningMoment(NamedTuple):
    """The moment from which on the winner was ahead of all others until the end, by the points that they had."""

    kind: TurningKind
    seat: Seat
    """The winner."""
    moment: int
    says: list[Sentence]
    """What happened then."""


class GameSummary(NamedTuple):
    """A finished game looked back upon. Moments are those that a spectator sees, the first deal being number 0."""

    rounds: list[GameRound]
    margin: int
    """How many points the winners have more than the next; 0 if others have as many or more, or all have won."""
    turning: TurningMoment | None
    """None where several have won together."""


class SeatTally(NamedTuple):
    """What is counted of a seat when its game is over."""

    best_round: int | None
    """The most points in a round; None if the game was broken off before the first one ended."""
    kept: int
    """How often it kept its word."""
    broken: int
    """How often it broke its word."""


class _Moment(NamedTuple):
    """What a spectator sees at once, and the points of all seats after it."""

    happened: list[GameEvent]
    points: list[int]
    round: FinishedRound | None


def summarize(record: Mapping[str, JsonValue]) -> GameSummary:
    """Return the summary of a record; raises NotationError if its game is not over."""
    read = parse(record)
    table = Table(read.start, read.seed, read.position)
    moments = list(_moments(table, record))
    result = table.result()
    if result is None:
        raise NotationError("moves: the game is not over")
    game = table.game.name
    rounds = [
        GameRound(number, moment.round.parts, _words(game, moment.round.how))
        for number, moment in enumerate(moments)
        if moment.round is not None
    ]
    others = [points for seat, points in enumerate(result.scores) if seat not in result.winners]
    lowest_winner = min(result.scores[seat] for seat in result.winners)
    margin = max(0, lowest_winner - max(others, default=lowest_winner))
    return GameSummary(rounds, margin, _turning(game, moments, result.winners))


def tally(record: Mapping[str, JsonValue]) -> list[SeatTally]:
    """Return what is counted of each seat of a finished game."""
    read = parse(record)
    table = Table(read.start, read.seed, read.position)
    game, seats = narrator(table.game.name), range(table.players)
    rounds: list[list[int]] = [[] for _ in seats]
    kept, broken = Counter[Seat](), Counter[Seat]()
    for moment in _moments(table, record):
        for words, events_of in ((kept, game.KEPT_WORD_EVENTS), (broken, game.BROKEN_WORD_EVENTS)):
            words.update(event.seat for event in moment.happened if isinstance(event, events_of))  # type: ignore[attr-defined]  # all of them have one
        if moment.round is not None:
            for seat, parts in enumerate(moment.round.parts):
                rounds[seat].append(sum(points for _, points in parts))
    return [SeatTally(max(rounds[seat], default=None), kept[seat], broken[seat]) for seat in seats]


def _moments(table: Table, record: Mapping[str, JsonValue]) -> Iterator[_Moment]:
    """Plays a record at a table from its start, and yields what a spectator sees."""
    game = narrator(table.game.name)
    known, whole = table.seat_view(None), table.everything()
    yield _Moment(opening_events(known), game.points_now(whole), None)
    for move in parse(record).moves:
        for step in table.steps_to(move):
            table.play(step)
            observed = table.observed_actions(None)
            if not observed:
                continue
            known_before, whole_before = known, whole
            known, whole = table.seat_view(None), table.everything()
            happened = events(known_before, observed, known)
            yield _Moment(happened, game.points_now(whole), game.finished_round(whole_before, happened, whole))


def _turning(game: str, moments: Sequence[_Moment], winners: Sequence[Seat]) -> TurningMoment | None:
    """The moment that turned a game; None if several have won together."""
    if len(winners) != 1:
        return None
    (winner,) = winners
    leads = [moment.points[winner] - _best_other(moment.points, winner) for moment in moments]
    last = len(moments) - 1
    kind: TurningKind
    if leads[last] <= 0:
        kind, number = "outright" if leads[last] < 0 else "tie", last
    else:
        number = next(at for at in range(last, -1, -1) if at == 0 or leads[at - 1] <= 0)
        if min(leads) >= 0:
            kind = "always"
        else:
            kind = "last" if number == last else "lead"
    scoring = narrator(game).SCORING_EVENTS
    happened = moments[number].happened
    told = [event for event in happened if isinstance(event, scoring)]
    # Points can change without any of these, as when a rival lays plus cards.
    return TurningMoment(kind, winner, number, _words(game, told) or _words(game, happened))


def _best_other(points: Sequence[int], winner: Seat) -> int:
    """The most points of the others."""
    return max(each for seat, each in enumerate(points) if seat != winner)


def _words(game: str, happened: Sequence[GameEvent]) -> list[Sentence]:
    """Events in words for everybody."""
    return [sentence for event in happened for sentence in narrator(game).sentences(event, NOBODY)]
