"""OpenSpiel: card games through its Python API, with tensors, and in its own C++ loop.

Chance is played in Python, as its users do. `full_history` tells who moved in a game that the C++ loop played, so that
decisions are counted exactly there too.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel

OPENSPIEL_GAMES = ("spades", "hearts", "crazy_eights", "cribbage")
OPENSPIEL_SEED = 20_000
DecisionsAndGames = tuple[int, int]


def loops() -> Iterator[tuple[str, int, str, Callable[[], Any], Callable[[Any], DecisionsAndGames]]]:
    """Each game in each way it offers."""
    dice = random.Random(OPENSPIEL_SEED)
    for name in OPENSPIEL_GAMES:
        game = pyspiel.load_game(name)
        yield name, game.num_players(), "C++ loop", native(game, dice), moves_of
        yield name, game.num_players(), "Python API", stepped(game, dice, None), as_counted
        observe = observer(game)
        if observe is not None:
            way = f"Python API, {observe.replace('_', ' ')}s"
            yield name, game.num_players(), way, stepped(game, dice, observe), as_counted


def observer(game: Any) -> str | None:
    """The name of the tensor that a game gives its players; hearts has only the information state."""
    kind = game.get_type()
    if kind.provides_observation_tensor:
        return "observation_tensor"
    return "information_state_tensor" if kind.provides_information_state_tensor else None


def native(game: Any, dice: random.Random) -> Callable[[], Any]:
    """A game between its uniform random bots, all of it in C++."""
    bots = [pyspiel.make_uniform_random_bot(player, OPENSPIEL_SEED + player) for player in range(game.num_players())]

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, dice.getrandbits(30))
        return state

    return play


def moves_of(state: Any) -> DecisionsAndGames:
    """How often a player, not chance, moved in a finished game."""
    return sum(move.player >= 0 for move in state.full_history()), 1


def stepped(game: Any, dice: random.Random, tensor: str | None) -> Callable[[], int]:
    """A game decision by decision, with the tensor of the player to move where one is named."""

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(outcomes, chances)[0])
                continue
            if tensor is not None:
                getattr(state, tensor)(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def as_counted(decisions: int) -> DecisionsAndGames:
    """One game of so many decisions."""
    return decisions, 1
