"""The compiled layer: masks, records, and a cache that can't go stale."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from seachest.rules import compiled
from seachest.rules.compiled import bits, dtype_of, field, is_offered, nth_offered, row
from seachest.rules.sea_salt_paper.moving import lose
from tests.scripts import REPOSITORY

ACTIONS = 200


@pytest.mark.sample
@given(st.sets(st.integers(0, ACTIONS - 1), min_size=1))
def test_a_mask_tells_what_was_offered(offered: set[int]) -> None:
    mask = compiled.new_mask(ACTIONS)
    for action in offered:
        mask[action // compiled.WORD_BITS] |= 1 << action % compiled.WORD_BITS
    assert {action for action in range(ACTIONS) if is_offered(mask, action)} == offered
    assert [nth_offered(mask, n) for n in range(len(offered))] == sorted(offered)


@pytest.mark.sample
@given(st.integers(0, 2**63 - 1))
def test_bits_are_counted(x: int) -> None:
    assert bits(x) == x.bit_count()


class Small:
    """A record with a field of each shape."""

    wide: int = field("i8")
    row: compiled.Cells = field("i1", 3)
    grid: compiled.Cells = field("i2", 2, 2)


@pytest.mark.sample
def test_records_are_packed_and_written_through() -> None:
    array = np.zeros(2, dtype_of(Small))
    record = row(array, 1)
    record.wide = 5
    record.grid[1, 0] = -3
    assert array["wide"].tolist() == [0, 5]
    assert array["grid"][1].tolist() == [[0, 0], [-3, 0]]
    assert array.dtype.itemsize == 24  # 8 + 3 + 8, rounded up


def test_inner_rules_refuse_to_be_called_from_python() -> None:
    if compiled.INTERPRETED:
        pytest.fail("this test is about compiled rules")
    with pytest.raises(TypeError, match="lose is called by compiled code only"):
        lose(None, 0, 0)  # type: ignore[arg-type]  # it must not get so far


def test_the_digest_follows_every_source_with_compiled_code(tmp_path: Path) -> None:
    before = compiled.source_digest()
    package = tmp_path / "seachest"
    (package / "rules").mkdir(parents=True)
    (package / "rules" / "actions.py").write_text("")
    empty = compiled.source_digest(package)
    (package / "rules" / "constants.py").write_text("GOAL = 40\n")
    first = compiled.source_digest(package)
    (package / "rules" / "constants.py").write_text("GOAL = 41\n")
    assert len({before, empty, first, compiled.source_digest(package)}) == 4


def folder_for(**environment: str) -> Path:
    """The cache folder that a fresh process with exactly this environment uses."""
    program = "from seachest.rules.compiled import code_folder; print(code_folder())"
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "TMPDIR")}
    done = subprocess.run(
        [sys.executable, "-c", program], env={**kept, **environment}, capture_output=True, text=True, check=True
    )
    return Path(done.stdout.strip())


def test_bounds_checked_code_has_a_cache_of_its_own(tmp_path: Path) -> None:
    plain = folder_for(HOME=str(tmp_path))
    assert plain.is_relative_to(tmp_path / ".cache" / "seachest")
    assert folder_for(HOME=str(tmp_path), NUMBA_BOUNDSCHECK="1") != plain


def test_the_cache_finds_a_place_without_a_home(tmp_path: Path) -> None:
    assert folder_for().is_dir()
    missing = folder_for(HOME="/dev/null/nowhere")
    assert missing.is_dir()
    assert os.access(missing, os.W_OK)


SMALL_RULES = """
from numba import njit
from seachest.rules.compiled import entry, rule

@rule
def double(x):
    return 2 * x

@entry
def quadruple(x):
    return double(double(x))

@entry
def sextuple(x):
    return 3 * double(x)

@njit
def stranger(x):
    return x + 1
"""


def test_rules_without_machine_code_work_in_entries_of_this_process_and_of_the_next(tmp_path: Path) -> None:
    (tmp_path / "small_rules.py").write_text(SMALL_RULES)
    environment = {
        **os.environ,
        "SEACHEST_CACHE": str(tmp_path / "cache"),
        "PYTHONPATH": f"{REPOSITORY / 'src'}:{tmp_path}",
    }

    def said(call: str) -> list[str]:
        """What a call returns, how often its rule was found in the cache, and what somebody else's code returns."""
        program = f"from small_rules import *; print({call}, sum(double.stats.cache_hits.values()), stranger(1))"
        command = [sys.executable, "-c", program]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()

    assert said("quadruple(3)") == ["12", "0", "2"]
    assert said("sextuple(3)") == ["18", "1", "2"], "the rule comes from the cache, and is linked"
    assert said("quadruple(5)") == ["20", "0", "2"], "the entry comes from the cache, and needs no rule"


NEGATIVE_INDEX = """
import numpy as np
from numba import njit
from seachest.rules.compiled import entry

@entry
def at(cells, place):
    return cells[place]

@njit
def stranger(cells, place):
    return cells[place]

print(at(np.arange(3), 2), stranger(np.arange(3), -1))
at(np.arange(3), -1)
"""


def test_bounds_checks_find_negative_indices_in_rules_and_leave_other_code_alone(tmp_path: Path) -> None:
    (tmp_path / "negative_index.py").write_text(NEGATIVE_INDEX)
    environment = {
        **os.environ,
        "SEACHEST_CACHE": str(tmp_path / "cache"),
        "PYTHONPATH": str(REPOSITORY / "src"),
        "NUMBA_BOUNDSCHECK": "1",
        "NUMBA_DISABLE_JIT": "0",
    }
    done = subprocess.run(
        [sys.executable, tmp_path / "negative_index.py"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["2", "2"]
    assert done.stderr.splitlines()[-1].startswith("IndexError")
