"""What a move costs without sockets and database: checking it, applying it, and building its updates.

    python benchmarks/server/updates.py [--game sea-or-shore] [--players 3] [--games 4] [--rounds 5]

Plays the same random games in each round, in one thread, with updates of all seats in words and then as brief steps.
Prints the processor time of the quickest round, and the bytes of the updates.
"""

import argparse
import random
import time
from dataclasses import dataclass

import msgspec

from seachest.rules.game import NOBODY, game_named
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.commands import check_decision
from seachest.server.tables.row import TableRow
from seachest.server.tables.session import TableSession
from seachest.server.updates.build import (
    BRIEF_OPTIONS,
    NO_FOLLOW_OPTIONS,
    FollowOptions,
    LastViews,
    UpdateInput,
    message_from,
)

TABLE = "tabletable12"
OPENED, SECONDS = 1000.0, 60
MICROSECONDS = 1e6
FORMS = {"in words": NO_FOLLOW_OPTIONS, "briefly": BRIEF_OPTIONS}


@dataclass
class Costs:
    """What all moves of a round took together."""

    applying: float = 0.0
    building: float = 0.0
    moves: int = 0
    updates: int = 0
    size: int = 0


def begun(game: str, players: int, seed: int) -> TableSession:
    """A table of people whose game has begun."""
    options = game_named(game).check_options({}, players)
    row = TableRow(TABLE, game, players, options, f"{seed:032x}", SECONDS, "anyone", False, "x" * 16, OPENED)
    session = TableSession(row, 1.0)
    for seat in range(players):
        apply(
            session, EntryKind.SIT, seat, msgspec.json.encode({"player": f"{seat}", "name": "x", "token": ""}).decode()
        )
    apply(session, EntryKind.BEGIN, NOBODY)
    return session


def apply(session: TableSession, kind: EntryKind, seat: int, body: str = "") -> list[UpdateInput]:
    """Applies an entry; what the updates of all seats are built from."""
    seq = session.seq + 1
    entry = Entry(TABLE, seq, OPENED + seq, kind.value, seat, f"command-{seq}", body)
    return list(session.apply(entry, range(session.row.players)).values())


def play(session: TableSession, dice: random.Random, form: FollowOptions, costs: Costs) -> None:
    """Plays a game to its end, and adds what it costs."""
    last_views = LastViews()
    assert session.table is not None
    while session.table.pending():
        seat = dice.choice(session.table.pending())
        text = dice.choice(session.table.legal(seat))
        begin = time.thread_time()
        check_decision(session, seat, text)
        updates = apply(session, EntryKind.MOVE, seat, text)
        applied = time.thread_time()
        messages = [
            message_from(msgspec.structs.replace(update, follow_options=form), last_views) for update in updates
        ]
        built = time.thread_time()
        costs.applying, costs.building = costs.applying + applied - begin, costs.building + built - applied
        costs.moves, costs.updates = costs.moves + 1, costs.updates + len(messages)
        costs.size += sum(map(len, messages))


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sea-or-shore")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    rounds: dict[str, list[Costs]] = {name: [] for name in FORMS}
    for _ in range(asked.rounds):
        for name, form in FORMS.items():
            costs, dice = Costs(), random.Random(0)
            for seed in range(asked.games):
                play(begun(asked.game, asked.players, seed), dice, form, costs)
            rounds[name].append(costs)
    for name, found in rounds.items():
        moves = found[0].moves
        applying, building = (
            min(getattr(costs, part) for costs in found) / moves * MICROSECONDS for part in ("applying", "building")
        )
        print(
            f"{name}: {moves} moves, {found[0].updates / moves:.2f} updates each; a move: {applying:.0f} µs to check "
            f"and apply, {building:.0f} µs to build its updates, {found[0].size / moves:,.0f} bytes"
        )


if __name__ == "__main__":
    main()
