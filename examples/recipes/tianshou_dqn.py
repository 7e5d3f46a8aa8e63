"""Tianshou: DQN with masks against a random player, turn by turn.

pip install "seachest[rl]" tianshou
python examples/recipes/tianshou_dqn.py
"""

import argparse
import sys

import numpy as np
from tianshou.algorithm import DQN, MARLRandomDiscreteMaskedOffPolicyAlgorithm, MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.utils.net.common import Net
from tianshou.utils.torch_utils import policy_within_training_step

import seachest.envs.pettingzoo as zoo


def main(arguments: list[str]) -> float:
    """Trains the first seat a little, and returns its mean reward in the last games."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--version", default="dolores_v0")
    parser.add_argument("--steps", type=int, default=20_000)
    args = parser.parse_args(arguments)

    def new_env() -> PettingZooEnv:
        return PettingZooEnv(zoo.VERSIONS[args.version].env(actions="relative"))

    envs = DummyVectorEnv([new_env for _ in range(8)])
    env = new_env()
    space = env.observation_space["observation"]
    model = Net(state_shape=space.shape, action_shape=env.action_space.n, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(
        model=model, action_space=env.action_space, observation_space=space, eps_training=0.1, eps_inference=0.0
    )
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=200)
    others = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space) for _ in env.agents[1:]]
    everybody = MultiAgentOffPolicyAlgorithm(algorithms=[learner, *others], env=env)
    buffer = VectorReplayBuffer(20_000, len(envs))
    collector = Collector(everybody, envs, buffer, exploration_noise=True)
    collector.reset()
    rewards = np.zeros(1)
    for _ in range(max(args.steps // 1000, 1)):
        collected = collector.collect(n_step=1000)
        if len(collected.returns):
            rewards = np.asarray(collected.returns)[:, 0]
        for _ in range(10):
            with policy_within_training_step(everybody.policy):
                everybody.update(buffer, sample_size=64)
    print(f"{args.steps} steps, mean reward {rewards.mean():+.2f} in the last {len(rewards)} games")
    return float(rewards.mean())


if __name__ == "__main__":
    main(sys.argv[1:])
