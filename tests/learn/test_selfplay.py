"""Tables of nets: what is drawn is legal, a rival's decisions don't count, and renaming keeps the game the same."""

import json
import re
from typing import Any

import numpy as np
import pytest
import torch

import seachest
from seachest.bots.names import policy_named
from seachest.learn.net import PolicyValueNet
from seachest.learn.selfplay import SelfPlay, choose
from seachest.learn.symmetry import random_renaming
from seachest.notation.position import Start, read_position
from seachest.rules.compiled import actions_in, cells
from seachest.rules.dolores.cards import SORTS
from seachest.rules.game import Game, game_named, game_names
from seachest.rules.types import JsonObject
from tests.learn.tiny import CPU, one_thread

__all__ = ["one_thread"]


@pytest.mark.parametrize("name", game_names())
def test_an_illegal_action_is_never_drawn(name: str) -> None:
    """Not even where the net likes illegal actions far better than legal ones, and many draws are made."""
    game = game_named(name)
    torch.manual_seed(1)
    net = PolicyValueNet.for_game(game, width=8, blocks=1)
    with torch.no_grad():
        net.policy.bias.copy_(torch.linspace(-40, 40, len(game.actions)))
    batch = seachest.batch(name, tables=512, players=game.seats.start, seed=2, relative=True)
    for _ in range(60):
        masks = torch.from_numpy(batch.masks)
        with torch.no_grad():
            actions, log_shares, _ = choose(net, torch.from_numpy(batch.features), masks)
        assert masks.gather(1, actions.unsqueeze(1)).all()
        assert torch.isfinite(log_shares).all()
        batch.step(actions.numpy())


def first_legal(features: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Decides for the first legal action."""
    return masks.long().argmax(1), torch.zeros(len(masks)), torch.zeros(len(masks))


def last_legal(features: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Decides for the last legal action."""
    last = masks.shape[1] - 1 - masks.flip(1).long().argmax(1)
    return last, torch.zeros(len(masks)), torch.zeros(len(masks))


def test_a_rival_decides_in_all_seats_but_the_learners() -> None:
    """In Sea Salt & Paper, where nothing is renamed, the tables end up where the two choosers lead them."""
    game, players, tables, steps = game_named("sea-salt-paper"), 3, 6, 40
    played = SelfPlay(game, players, tables, steps, CPU)
    played.deal(seed=9)
    dice = np.random.default_rng(1)
    played.collect(first_legal, lambda features: torch.zeros(len(features)), 0.9, dice, last_legal)
    batch = seachest.batch(game.name, tables=tables, players=players, seed=9, relative=True)
    seats = np.arange(tables) % players
    for step in range(steps):
        own = batch.turns == seats
        assert (played.experience.counted[step].numpy() == own).all()
        assert (played.experience.features[step].numpy() == batch.features).all()
        masks = torch.from_numpy(batch.masks)
        batch.step(np.where(own, first_legal(masks, masks)[0], last_legal(masks, masks)[0]))
    assert 0 < played.experience.counted.mean() < 1


def test_a_bot_has_all_seats_but_the_learners_at_the_last_tables() -> None:
    game, players, tables, steps = game_named("sea-salt-paper"), 3, 6, 40
    played = SelfPlay(game, players, tables, steps, CPU, bot="greedy", bot_tables=3)
    played.deal(seed=9)
    played.collect(first_legal, lambda features: torch.zeros(len(features)), 0.9, np.random.default_rng(1))
    batch = seachest.batch(game.name, tables=tables, players=players, seed=9, relative=True)
    is_self_play = np.arange(tables) < 3
    for step in range(steps):
        own = is_self_play | (batch.turns == np.arange(tables) % players)
        assert (played.experience.counted[step].numpy() == own).all()
        assert (played.experience.features[step].numpy() == batch.features).all()
        masks = torch.from_numpy(batch.masks)
        batch.step(np.where(own, first_legal(masks, masks)[0], batch.advise((policy_named, "greedy"), 3)))
    assert played.experience.counted[:, :3].all()
    assert 0 < played.experience.counted[:, 3:].mean() < 1


# --- Renaming ------------------------------------------------------------------------------------------------------


def observed(game: Game, position: JsonObject, seat: int) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """What a seat knows in a position as numbers, and its legal actions as flags."""
    options = game.check_options(position["options"], position["players"])
    state = read_position(Start(game, int(str(position["players"])), options), position, seed=1)
    numbers = np.zeros(game.feature_count, np.int8)
    game.features(state, seat, cells(numbers))
    mask = game.new_mask()
    game.legal(state, seat, mask)
    flags = np.zeros(len(game.actions), bool)
    flags[[game.relative_action(state, seat, action) for action in actions_in(mask, game.mask_words)]] = True
    return numbers, flags


def renamed(position: JsonObject, sorts: list[int]) -> JsonObject:
    """The position in which the sort of each place of the list has the name that belongs to the place."""
    names: dict[str, str] = {SORTS[old]: SORTS[new] for new, old in enumerate(sorts)}
    pattern = "|".join(SORTS)
    found: JsonObject = json.loads(re.sub(pattern, lambda match: names[match[0]], json.dumps(position)))
    return found


def test_a_renamed_position_has_the_renamed_features() -> None:
    """Sorts renamed in the position, or their numbers moved in the observation: it comes to the same."""
    game = game_named("dolores")
    phases = set()
    for seed in range(40):
        table = seachest.deal("dolores", players=2 + seed % 3, seed=seed)
        dice = np.random.default_rng(seed)
        for _ in range(12 + seed):
            if table.pending():
                seat = table.pending()[0]
                table.act(seat, str(dice.choice(table.legal(seat))))
        if not table.pending():
            continue
        renaming = random_renaming(game, np.random.default_rng(seed))
        assert renaming is not None
        sorts = np.random.default_rng(seed).permutation(len(SORTS)).tolist()
        position, seat = table.position(), table.pending()[0]
        phases.add(position["phase"])
        numbers, flags = observed(game, position, seat)
        new_numbers, new_flags = observed(game, renamed(position, sorts), seat)
        assert (new_numbers == numbers[renaming[0]]).all()
        assert (new_flags == flags[renaming[1]]).all()
    assert {"drop", "pick", "gesture"} <= phases


def test_games_without_interchangeable_things_are_left_alone() -> None:
    assert random_renaming(game_named("sea-or-shore"), np.random.default_rng(1)) is None
