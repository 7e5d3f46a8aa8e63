"""Reviews many games at a cheap setting: whether every account adds up, and how good the chances are.

    python benchmarks/coach.py --games 1000

For each game it prints how many reviews added up to the last bit, how far the chances are from the results (the Brier
score, beside that of even shares; the lower, the better), and the processor time of a review.
"""

import argparse
import time
from multiprocessing import get_context

import seachest
from seachest.bots import bot_named
from seachest.coach import Review, review

TABLES = (
    ("sea-salt-paper", 2),
    ("sea-salt-paper", 4),
    ("dolores", 2),
    ("dolores", 4),
    ("sea-or-shore", 3),
    ("sea-or-shore", 5),
)


def played(game: str, players: int, bot: str, seed: int) -> seachest.Table:
    """A finished game between bots of one kind."""
    table = seachest.deal(game, players, seed=seed)
    bots = [bot_named(bot, seed * players + seat) for seat in range(players)]
    while pending := table.pending():
        table.act(pending[0], bots[pending[0]].choose(table.seat_view(pending[0])))
    return table


def adds_up(found: Review) -> bool:
    """Whether every change and every account comes out to the last bit."""
    for seat in range(found.history.players):
        account = found.seats[seat].account
        terms = [account.chance, account.hidden, *account.decisions]
        if account.even + sum(term.value for term in terms) != account.result:
            return False
        for number, change in enumerate(found.credits):
            whole = found.estimates[number + 1].means[seat] - found.estimates[number].means[seat]
            if change.decision[seat] + change.rest[seat] != whole:
                return False
    return True


def squared_distance(chances: tuple[float, ...], result: tuple[float, ...]) -> float:
    """The Brier score of chances."""
    return sum((chance - share) ** 2 for chance, share in zip(chances, result, strict=True))


def measure(task: tuple[str, int, str, int, int]) -> tuple[bool, float, float, float, int]:
    """Reviews one game: whether it adds up, its two Brier scores, the seconds it took, and its decisions."""
    game, players, bot, seed, iterations = task
    record = played(game, players, bot, seed).record()
    begin = time.process_time()
    found = review(record, iterations=iterations, seed=seed)
    seconds = time.process_time() - begin
    result = found.estimates[-1].means
    between = found.estimates[1:-1]
    score = sum(squared_distance(each.means, result) for each in between) / len(between)
    return adds_up(found), score, squared_distance(found.estimates[0].means, result), seconds, len(found.credits) - 1


def main() -> None:
    """Reviews the games and prints a line for each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="of each table")
    parser.add_argument("--iterations", type=int, default=64)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    print("game            players  add up       Brier  (even)  s/review  decisions")
    with get_context("spawn").Pool(args.workers) as pool:
        for game, players in TABLES:
            tasks = [(game, players, args.bot, seed, args.iterations) for seed in range(args.games)]
            found = pool.map(measure, tasks, chunksize=max(1, min(10, args.games // args.workers)))
            good, score, even, seconds, decisions = (sum(column) for column in zip(*found, strict=True))
            count = len(found)
            print(
                f"{game:<15} {players:>7}  {good:>4} of {count:<4} {score / count:>6.3f}  {even / count:>6.3f}"
                f"  {seconds / count:>8.2f}  {decisions / count:>9.0f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
