"""Trains a policy network by self-play at thousands of tables at once, until it beats random play.

    python examples/batch_rollout_torch.py --game dolores --tables 2048 --steps 320 --seed 1

PyTorch reads the observations, masks and rewards of the batch in place; the only copy is the one kept for learning. The
network decides for the seat whose turn it is, at all tables at once, and learns by policy gradient: when a game ends,
each decision gets the reward of the seat that made it, minus what the network expected.

It prints its share of the wins against random play before, during and after training, in games that are not used for
training; a tie counts as a shared win. The seat it plays rotates from table to table.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import NamedTuple

import torch
from torch import Tensor, nn

import seachest
from seachest.rules.game import Game, game_named

WINDOW = 8
"""Steps between two updates."""

WARM_UP = 1000
"""Random steps before the first window, so games end in every window rather than at all tables together."""

REPORTS = 5
HIDDEN = 64
LEARNING_RATE = 2e-3
ENTROPY_WEIGHT = 0.03
VALUE_WEIGHT = 0.5
LONGEST_GRADIENT = 1.0
SMALL = 1e-6
MEASURING_SEED = 1 << 32
"""Added to the seed for evaluation games, which are different from the training games."""


@dataclass(frozen=True)
class Outcome:
    """The share of wins against random play and the entropy of the policy, before and after training."""

    before: float
    after: float
    entropy_before: float
    entropy_after: float


@dataclass(frozen=True)
class Shared:
    """The buffers of a batch as tensors in the same memory: created once, they always show the latest step."""

    features: Tensor
    masks: Tensor
    turns: Tensor
    rewards: Tensor
    dones: Tensor

    @classmethod
    def of(cls, batch: seachest.Batch) -> "Shared":
        """Returns tensors that share memory with the buffers of a batch."""
        return cls(**{field.name: torch.from_numpy(getattr(batch, field.name)) for field in fields(cls)})


class Network(nn.Module):
    """Maps what a seat knows to a policy and to the expected value of the game."""

    scale: Tensor

    def __init__(self, game: Game) -> None:
        super().__init__()
        features, actions = game.feature_count, len(game.actions)
        self.register_buffer("scale", 1 / torch.from_numpy(game.highest_features).float())
        self.trunk = nn.Sequential(nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.actor = nn.Linear(HIDDEN, actions)
        self.critic = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.actor.weight)  # at first all legal actions are equally likely
        nn.init.zeros_(self.actor.bias)

    def forward(self, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Returns the log probabilities of all actions (-inf for illegal ones), and the value."""
        found = self._read(features)
        logits = self.actor(found).masked_fill(~masks, -torch.inf)
        return torch.log_softmax(logits, 1), self.critic(found).squeeze(1)

    def value(self, features: Tensor) -> Tensor:
        """Returns the expected value of the game."""
        found: Tensor = self.critic(self._read(features)).squeeze(1)
        return found

    def _read(self, features: Tensor) -> Tensor:
        """Returns what the trunk makes of observations, whose numbers it scales to at most 1.

        Square roots bring small counts and leads closer to the flags.
        """
        scaled = features * self.scale
        found: Tensor = self.trunk(scaled.sign() * scaled.abs().sqrt())
        return found

    @torch.no_grad()
    def choose(self, features: Tensor, masks: Tensor) -> Tensor:
        """Returns an action for each row, sampled from the policy."""
        chances, _ = self(features, masks)
        return torch.argmax(chances - torch.log(torch.empty_like(chances).exponential_()), 1)


# --- Learning ------------------------------------------------------------------------------------------------------


class Window(NamedTuple):
    """The steps between two updates: the situations, the actions taken, and what each turned out to be worth."""

    features: Tensor
    masks: Tensor
    actions: Tensor
    returns: Tensor


def roll_out(batch: seachest.Batch, shared: Shared, network: Network) -> Window:
    """Plays one window with the network in all seats, and returns it."""
    steps, tables, players = WINDOW, batch.tables, batch.players
    features = torch.empty((steps, *shared.features.shape), dtype=torch.int8)
    masks = torch.empty((steps, *shared.masks.shape), dtype=torch.bool)
    actions, turns = (torch.empty((steps, tables), dtype=torch.int64) for _ in range(2))
    rewards = torch.empty((steps, tables, players))
    dones = torch.empty((steps, tables), dtype=torch.bool)
    for step in range(steps):
        features[step], masks[step], turns[step] = shared.features, shared.masks, shared.turns
        actions[step] = network.choose(shared.features, shared.masks)
        batch.step(actions[step].numpy())  # raises IllegalMove if an action is masked out
        rewards[step], dones[step] = shared.rewards, shared.dones
    returns = worth(network, batch, turns, rewards, dones)
    return Window(features.flatten(0, 1), masks.flatten(0, 1), actions.flatten(), returns.flatten())


@torch.no_grad()
def worth(network: Network, batch: seachest.Batch, turns: Tensor, rewards: Tensor, dones: Tensor) -> Tensor:
    """Returns what each decision brought its seat: the reward, or the expected value if the game is not over."""
    seen = [network.value(torch.from_numpy(batch.observe(seat))) for seat in range(batch.players)]
    ahead = torch.stack(seen, 1)
    returns = torch.empty(turns.shape)
    for step in reversed(range(len(turns))):
        ahead = torch.where(dones[step].unsqueeze(1), rewards[step], ahead)
        returns[step] = ahead.gather(1, turns[step].unsqueeze(1)).squeeze(1)
    return returns


def update(network: Network, optimizer: torch.optim.Optimizer, window: Window) -> float:
    """Takes one step of gradient descent, and returns the entropy of the policy in nats."""
    chances, values = network(window.features, window.masks)
    surprise = window.returns - values.detach()
    surprise = surprise / (surprise.std() + SMALL)
    taken = chances.gather(1, window.actions.unsqueeze(1)).squeeze(1)
    entropy = -(chances.exp() * chances.masked_fill(~window.masks, 0)).sum(1).mean()
    error = (window.returns - values).square().mean()
    loss = -(surprise * taken).mean() + VALUE_WEIGHT * error - ENTROPY_WEIGHT * entropy
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(network.parameters(), LONGEST_GRADIENT)
    optimizer.step()
    return float(entropy.detach())


# --- Measuring -----------------------------------------------------------------------------------------------------


def share_of_wins(network: Network, batch: seachest.Batch) -> float:
    """Returns the network's share of the wins against random play in the first game at each table.

    An even share is 1/players. The batch must be new, with `rewards="win"`.
    """
    shared = Shared.of(batch)
    seats = torch.arange(batch.tables) % batch.players
    won = torch.zeros(batch.tables)
    going_on = torch.ones(batch.tables, dtype=torch.bool)
    while going_on.any():
        ours = shared.turns == seats
        actions = torch.from_numpy(batch.random_actions())
        actions[ours] = network.choose(shared.features[ours], shared.masks[ours])
        batch.step(actions.numpy())
        ended = going_on & shared.dones
        won[ended] = shared.rewards.gather(1, seats.unsqueeze(1)).squeeze(1)[ended]
        going_on &= ~shared.dones
    return float((won.mean() * (batch.players - 1) + 1) / batch.players)


def learn(game: str, tables: int, steps: int, seed: int, games: int) -> Outcome:
    """Trains a network, prints its progress, and evaluates it before and after."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    players = min(game_named(game).seats)
    batch = seachest.batch(game, tables, players, seed=seed, rewards="win").roll_out(WARM_UP)
    shared = Shared.of(batch)
    network = Network(game_named(game))
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE)

    def measured() -> float:
        return share_of_wins(network, seachest.batch(game, games, players, seed=seed + MEASURING_SEED, rewards="win"))

    share = before = measured()
    print(f"before learning: {before:.0%} of the wins against random play in {games} games", flush=True)
    windows = max(1, steps // WINDOW)
    entropies = []
    spent = 0.0
    for number in range(1, windows + 1):
        started = time.perf_counter()
        entropies.append(update(network, optimizer, roll_out(batch, shared, network)))
        spent += time.perf_counter() - started
        if number * REPORTS // windows > (number - 1) * REPORTS // windows:
            share = measured()
            speed = number * WINDOW * tables / spent
            print(
                f"{number * WINDOW} steps, {spent:.0f} s, {speed:,.0f} decisions a second with learning: "
                f"{share:.0%} of the wins, entropy {entropies[-1]:.2f}",
                flush=True,
            )
    return Outcome(before, share, entropies[0], entropies[-1])


def main(arguments: Sequence[str] | None = None) -> Outcome:
    """Reads the command line and trains the network."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=seachest.game_names(), default="dolores")
    parser.add_argument("--tables", type=int, default=2048)
    parser.add_argument("--steps", type=int, default=320, help="decisions at each table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=500, help="games that measure, each time")
    chosen = parser.parse_args(arguments)
    return learn(chosen.game, chosen.tables, chosen.steps, chosen.seed, chosen.games)


if __name__ == "__main__":
    main()
