"""How well answers that the server gives for players can be told from their own by how long they take."""

import random
import sys
import time
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT))

from tests.server.twins import OPENED, TABLE, World  # noqa: E402  # needs the path

from seachest.rules.game import NOBODY, game_named, game_names  # noqa: E402
from seachest.server.storage.entries import EntryKind  # noqa: E402
from seachest.server.tables.commands import check_standing  # noqa: E402
from seachest.server.tables.row import TableRow  # noqa: E402
from seachest.server.tables.tempo import FORCED_ANSWER_S, phase_in  # noqa: E402
from seachest.table import deal  # noqa: E402
from seachest.wire.play import SetStanding  # noqa: E402

PEOPLE = {"quick": (0.3, 0.9), "normal": (1.5, 5.0), "slow": (9.0, 20.0)}
"""The median seconds for a decision of people who play fast, as most do, and slowly: the fewest and the most."""
SPREAD_OF_PEOPLE = 0.6
"""The standard deviation of the logarithm of how long a person takes."""
FEWEST_ANSWERS = 50
"""Fewer answers of a kind say nothing about how well they can be told."""
STANDING_SHARE = 0.05
"""How often somebody decides in advance, or for themselves again."""
LONGEST_GAME = 400


@dataclass
class Seen:
    """Decisions as others see them: how long each took, compared with what is usual for that seat in that phase."""

    own: list[float] = field(default_factory=list)
    given: list[float] = field(default_factory=list)
    """Those that the server gave for a player."""
    made_up: list[float] = field(default_factory=list)
    """What pauses of one length for everybody would have been instead."""


def timed_game(name: str, players: int, seed: int, medians: tuple[float, float], seen: Seen) -> None:
    """A game of people who think for a while, by a clock of its own."""
    source = random.Random(seed)
    names = TableRow(TABLE, name, players, {}, "0" * 32, None, "anyone", True, "x" * 16, OPENED)
    world = World(names, deal(name, players, seed=seed), frozenset())
    world.begin(NOBODY)
    usual = [source.uniform(*medians) for _ in range(players)]
    known: dict[tuple[int, int], list[float]] = defaultdict(list)
    at = OPENED
    for _ in range(LONGEST_GAME):
        pending = world.table.pending()
        if not pending:
            return
        if source.random() < STANDING_SHARE:
            _change_standing(world, source.randrange(players), at)
        begun, phase = world.session.schedule.last_public, phase_in(name, world.session.view_bytes(NOBODY))
        turns = world.session.schedule.turns
        due = {
            seat: turns.get(seat, begun + usual[seat] * source.lognormvariate(0, SPREAD_OF_PEOPLE)) for seat in pending
        }
        seat = min(due, key=lambda each: due[each])
        at = max(at, due[seat])
        is_given, taken = seat in turns, max(at - begun, 0.001)
        world.write(NOBODY, EntryKind.MOVE, seat, source.choice(world.table.legal(seat)), at)
        if len(pending) > 1:
            continue  # when each of several has decided, nobody sees
        before = known[seat, phase]
        if len(before) >= 3:  # an observer who knows nothing yet can't compare
            middle = sorted(before)[len(before) // 2]
            (seen.given if is_given else seen.own).append(taken / middle)
            if is_given:
                seen.made_up.append(source.uniform(*FORCED_ANSWER_S) / middle)
        before.append(taken)


def _change_standing(world: World, seat: int, at: float) -> None:
    """A player decides in advance, or for themselves again, where the game has such decisions."""
    texts = world.session.standing_texts(seat)
    if texts:
        wish = None if world.session.standing.of(seat) else texts[0]
        new = check_standing(world.session, seat, SetStanding(table=TABLE, id="s", text=wish, until="recalled"))
        if new is not None:
            world.write(NOBODY, new.kind, seat, new.body, at)


def tellable(own: list[float], given: list[float]) -> float | None:
    """How often the better of two guesses is right about which of an own and a given answer is which (0.5: chance).

    None where there are too few to tell.
    """
    if min(len(own), len(given)) < FEWEST_ANSWERS:
        return None
    ranked = sorted([(value, False) for value in own] + [(value, True) for value in given])
    rank_sum = sum(rank for rank, (_, is_given) in enumerate(ranked, 1) if is_given)
    share = (rank_sum - len(given) * (len(given) + 1) / 2) / (len(own) * len(given))
    return round(max(share, 1 - share), 3)


def timing(games: int, seed: int, seconds: float) -> dict[str, object]:
    """What others can tell by how long decisions take, for people who play fast, normally and slowly."""
    found: dict[str, object] = {}
    for label, medians in PEOPLE.items():
        for name in game_names():
            seen, deadline = Seen(), time.monotonic() + seconds / len(PEOPLE) / len(game_names())
            for number in range(games):
                if time.monotonic() < deadline:
                    timed_game(name, game_named(name).seats[1], seed + number, medians, seen)
            found[f"{label} {name}"] = {
                "own": len(seen.own),
                "given": len(seen.given),
                "tellable": tellable(seen.own, seen.given),
                "tellable_by_pauses_of_one_length": tellable(seen.own, seen.made_up),
            }
    return found
