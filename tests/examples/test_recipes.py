"""Each recipe runs in an environment of its own, beside the library that it is for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
RECIPES = REPOSITORY / "examples" / "recipes"

ENVIRONMENTS = {
    "rllib_ppo": ["ray[rllib]"],
    "torchrl_rollout": ["torchrl"],
    "tianshou_dqn": ["tianshou"],
    "sb3_ppo": ["stable-baselines3"],
    "cleanrl_ppo": [],
}
"""For each recipe what is installed beside ``seachest[rl]`` and PyTorch."""

SHORT_RUNS = {
    "rllib_ppo": ["--iterations", "1", "--batch", "600"],
    "torchrl_rollout": ["--steps", "60"],
    "tianshou_dqn": ["--steps", "2000"],
    "sb3_ppo": ["--steps", "2048"],
    "cleanrl_ppo": ["--updates", "20"],
}

FLOORS = ["gymnasium==1.1.0", "pettingzoo==1.25.0", "pillow==11.0.0"]
"""The lowest versions that the extra `rl` allows."""

CHECKS = """
import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
import seachest.envs
import seachest.envs.pettingzoo as zoo
from seachest.envs.gymnasium import id_of
from seachest.envs.vector import BotTables

for name, version in zoo.VERSIONS.items():
    check_env(gymnasium.make(id_of(version.game)).unwrapped, skip_render_check=True)
    api_test(version.env(), num_cycles=30)
    seed_test(version.env, num_cycles=20)
    parallel_api_test(version.parallel_env(), num_cycles=30)
    parallel_seed_test(version.parallel_env, num_cycles=20)
    envs = BotTables(version.game, num_envs=4)
    _, infos = envs.reset(seed=1)
    envs.step(infos["action_mask"].argmax(axis=1))
"""


def torch_pin() -> str:
    pins = (REPOSITORY / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return next(pin for pin in pins if pin.startswith("torch=="))


def made(folder: Path, packages: list[str]) -> Path:
    """The Python of a new environment with Seachest and some packages; pip has to find versions that fit together."""
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-cache-dir"]
    subprocess.run([*pip, *packages, "--editable", f"{REPOSITORY}[rl]"], check=True)
    return python


def run_in(python: Path, arguments: list[str | Path], folder: Path) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run([python, *arguments], cwd=folder, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_recipe_is_run() -> None:
    assert {path.stem for path in RECIPES.glob("*.py")} == set(ENVIRONMENTS) == set(SHORT_RUNS)


def test_the_floors_are_those_of_the_package() -> None:
    extras = (REPOSITORY / "pyproject.toml").read_text(encoding="utf-8")
    for floor in FLOORS:
        name, _, version = floor.partition("==")
        assert f'"{name}>={version.removesuffix(".0").removesuffix(".0")}"' in extras


@pytest.mark.long
@pytest.mark.parametrize("recipe", ENVIRONMENTS)
def test_a_recipe_runs_beside_its_library(recipe: str, tmp_path: Path) -> None:
    python = made(tmp_path / "env", [torch_pin(), *ENVIRONMENTS[recipe]])
    assert run_in(python, [RECIPES / f"{recipe}.py", *SHORT_RUNS[recipe]], tmp_path)


@pytest.mark.long
@pytest.mark.parametrize("packages", [FLOORS, []], ids=["floor", "newest"])
def test_the_checks_of_the_libraries_pass_at_the_floor_and_with_the_newest(packages: list[str], tmp_path: Path) -> None:
    run_in(made(tmp_path / "env", packages), ["-c", CHECKS], tmp_path)
