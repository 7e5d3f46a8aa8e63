"""Checks whether a record is what it says, and prints the outcome in words."""

import sys
from collections.abc import Iterator

from seachest.cli.exit_codes import EXIT_OK
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.notation.record import Record, check_commitment, commitment_of, parse, write_seed
from seachest.table import Table, load


def verify(source: str, commitment: str | None, language: str) -> int:
    """Deals again, plays all moves, and prints what was checked; raises `SeachestError` for what does not fit."""
    record = parse(source)
    if commitment is not None:
        check_commitment(commitment, record.seed)
    table = load(source)
    for line in checked(catalogue(language), record, table, commitment is not None):
        sys.stdout.write(f"{line}\n")
    return EXIT_OK


def checked(words: Catalogue, record: Record, table: Table, compared: bool) -> Iterator[str]:
    """What was checked, in sentences."""
    seed, commitment = write_seed(record.seed), commitment_of(record.seed)
    game = {"game": record.start.game.name, "players": record.start.players}
    if record.position is None:
        yield words.text("verify-deal", **game, seed=seed)
    else:
        yield words.text("verify-position", **game)
    if compared:
        yield words.text("verify-commitment", commitment=commitment)
    elif record.committed:
        yield words.text("verify-own-commitment", commitment=commitment)
    else:
        yield words.text("verify-no-commitment")
    yield words.text("verify-moves", count=len(record.moves))
    result = table.result()
    if result is None:
        yield words.text("verify-unfinished")
        return
    names = record.names or [words.text("play-seat", seat=seat) for seat in range(table.players)]
    points = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=True))
    winners = ", ".join(names[seat] for seat in result.winners)
    yield words.text("verify-no-result" if record.result is None else "verify-result", points=points, winners=winners)
