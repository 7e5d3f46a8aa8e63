"""Batches on a GPU: where there is one, the same games as on the CPU; if there is none, an error that says so.

The full comparison is benchmarks/gpu.py.
"""

import numpy as np
import pytest

import seachest
from seachest import NotationError
from seachest.batches.gpu import NoGpuError, cuda
from seachest.rules.game import game_named, game_names


def has_gpu() -> bool:
    try:
        cuda()
    except NoGpuError:
        return False
    return True


@pytest.mark.parametrize("name", game_names())
def test_a_gpu_plays_the_same_games_or_is_missed_clearly(name: str) -> None:
    players = game_named(name).seats.start
    if not has_gpu():
        with pytest.raises(NoGpuError, match=r"^(no GPU can be used: |numba-cuda is missing)"):
            seachest.gpu_batch(name, 70, players)
        return
    on_gpu, on_cpu = seachest.gpu_batch(name, 70, players, seed=1), seachest.batch(name, 70, players, seed=1)
    assert on_gpu.roll_out(50).states_equal(on_cpu.roll_out(50))
    assert np.array_equal(on_gpu.features.copy_to_host(), on_cpu.features)


def test_choices_that_a_gpu_does_not_have_are_refused() -> None:
    with pytest.raises(NotationError, match="threads: a batch on a GPU has no such choice"):
        seachest.gpu_batch("dolores", 4, 2, threads=2)  # type: ignore[call-arg]  # types refuse it, too
