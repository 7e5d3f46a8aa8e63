"""Lines of text in the terminal: the examples in their docstrings, and how wide they get."""

import doctest
from types import ModuleType

import pytest
from rich.text import Text

from seachest.cli.terminal import lines, look
from seachest.cli.terminal.lines import beside, clipped, in_columns, padded


@pytest.mark.parametrize("module", [lines, look], ids=lambda module: module.__name__.rpartition(".")[2])
def test_examples_print_what_they_say(module: ModuleType) -> None:
    failures, tests = doctest.testmod(module)
    assert tests > 0
    assert failures == 0


@pytest.mark.parametrize("width", range(1, 12))
def test_a_line_is_cut_and_filled_to_a_width(width: int) -> None:
    line = Text("seven 海 salt", "bold")
    assert clipped(line, width).cell_len <= width
    assert padded(line, width).cell_len == width
    assert line.plain == "seven 海 salt"


def test_blocks_of_different_heights_stand_side_by_side() -> None:
    left, right = [Text("ab"), Text("c")], [Text("1"), Text("2"), Text("3")]
    assert [line.plain for line in beside(left, right)] == ["ab  1", "c   2", "    3"]


def test_columns_are_read_downwards() -> None:
    rows = [Text(str(number)) for number in range(5)]
    assert [line.plain for line in in_columns(rows, 2, 12)] == ["0      3", "1      4", "2"]
