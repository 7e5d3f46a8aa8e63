"""Runs OpenSpiel algorithms on a small game against random play, in under two minutes on one core.

Search, which resamples what it can't see, and gets better with more simulations:

    python examples/openspiel_small.py search --game "seachest_dolores(players=2,bottles=False)" --simulations 20

Learning, by external-sampling MCCFR. It keeps a table of all information states, so the game should have few of them: a
short pile, and a fixed number of deals (the same deals are used for evaluation):

    python examples/openspiel_small.py learn --game "seachest_dolores(players=2,bottles=False,pile=5,deals=50)"

Both play games for two, and print the share of the wins before and after; a tie counts half. With --exploitability,
learning also prints how much a rival who knows the policy wins against it on average, by walking the whole tree.
"""

import argparse
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr, ismcts, mcts

import seachest.envs.openspiel  # noqa: F401  # registers the games with pyspiel

PLAIN = "seachest_dolores(players=2,bottles=False)"
EXPLORATION = 1.0
REPORTS = 5
QUICK = 10
"""Random play is fast, so it is evaluated in this many times more games."""

Player = Callable[[Any], int]
"""A function that chooses an action in a state where it is the player's turn."""


@dataclass(frozen=True)
class Outcome:
    """The share of the wins before and after."""

    before: float
    after: float


def random_player(seed: int) -> Player:
    """Returns a player that chooses legal actions at random."""
    dice = random.Random(seed)
    return lambda state: dice.choice(state.legal_actions())


def share_of_wins(game: Any, player: Player, games: int, seed: int) -> float:
    """Returns a player's share of the wins against random play; it switches seats after every game."""
    chance, rival = random.Random(seed), random_player(seed + 1)
    won = 0.0
    for number in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action = chance.choice(state.legal_actions())
            else:
                action = (player if state.current_player() == number % 2 else rival)(state)
            state.apply_action(action)
        won += (1 + float(np.sign(state.returns()[number % 2]))) / 2
    return won / games


# --- Search --------------------------------------------------------------------------------------------------------


def searcher(game: Any, simulations: int, seed: int) -> Player:
    """Returns a player that uses information set Monte Carlo tree search."""
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
    bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, simulations, random_state=np.random.RandomState(seed))
    dice = random.Random(seed)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, dice.random))
    return lambda state: int(bot.step(state))


def search(game: Any, simulations: int, games: int, seed: int) -> Outcome:
    """Evaluates random play, then search with more and more simulations per decision."""
    before = share_of_wins(game, random_player(seed + 2), games * QUICK, seed)
    print(f"random play: {before:.0%} of the wins in {games * QUICK} games", flush=True)
    after = before
    for count in sorted({max(2, simulations // 4), simulations}):
        started = time.perf_counter()
        after = share_of_wins(game, searcher(game, count, seed), games, seed)
        seconds = (time.perf_counter() - started) / games
        print(f"{count} simulations a decision: {after:.0%} of the wins, {seconds:.2f} s a game", flush=True)
    return Outcome(before, after)


# --- Learning ------------------------------------------------------------------------------------------------------


def follower(policy: Any, seed: int) -> Player:
    """Returns a player that follows a learned policy."""
    dice = random.Random(seed)

    def choose(state: Any) -> int:
        chances = policy.action_probabilities(state)
        return int(dice.choices(list(chances), list(chances.values()))[0])

    return choose


def measured(game: Any, policy: Any, games: int, seed: int, exactly: bool) -> tuple[float, str]:
    """Returns a policy's share of the wins, and a text that reports it."""
    share = share_of_wins(game, follower(policy, seed), games, seed)
    words = f"{share:.0%} of the wins"
    return share, f"{words}, exploitability {exploitability.exploitability(game, policy):.3f}" if exactly else words


def learn(game: Any, iterations: int, games: int, seed: int, exactly: bool) -> Outcome:
    """Learns for a number of iterations, and prints its progress."""
    np.random.seed(seed)  # OpenSpiel's solver uses this generator
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    before, words = measured(game, solver.average_policy(), games, seed, exactly)
    print(f"before learning, in {games} games each: {words}", flush=True)
    after, spent = before, 0.0
    for report in range(REPORTS):
        started = time.perf_counter()
        for _ in range(iterations * report // REPORTS, iterations * (report + 1) // REPORTS):
            solver.iteration()
        spent += time.perf_counter() - started
        after, words = measured(game, solver.average_policy(), games, seed, exactly)
        print(f"{iterations * (report + 1) // REPORTS} iterations, {spent:.0f} s: {words}", flush=True)
    return Outcome(before, after)


def main(arguments: Sequence[str] | None = None) -> Outcome:
    """Reads the command line, then searches or learns."""
    parser = argparse.ArgumentParser(description="An algorithm of OpenSpiel against random play.")
    parser.add_argument("what", choices=["search", "learn"])
    parser.add_argument("--game", default=PLAIN, help="as pyspiel.load_game takes it, for two players")
    parser.add_argument("--simulations", type=int, default=20, help="of search, for each decision")
    parser.add_argument("--iterations", type=int, default=1000, help="of learning")
    parser.add_argument("--exploitability", action="store_true", help="measure learning exactly as well")
    parser.add_argument("--games", type=int, help="that measure each time (search: 40, learn: 200)")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args(arguments)
    game = pyspiel.load_game(wishes.game)
    if game.num_players() != 2:
        parser.error(f"--game: {wishes.game} is not for two players")
    if wishes.what == "search":
        return search(game, wishes.simulations, wishes.games or 40, wishes.seed)
    return learn(game, wishes.iterations, wishes.games or 200, wishes.seed, wishes.exploitability)


if __name__ == "__main__":
    main()
