"""The page and the plot, from given figures."""

import sys
from pathlib import Path

import pytest

from seachest.bench.peers.plot import check_matplotlib, draw, layout
from seachest.bench.peers.report import cells, full, markdown, short, times
from seachest.extras import MissingPackage
from tests.bench.peers.helpers import BROKEN, FAST, SLOW, THEIRS, comparison


def test_a_figure_is_the_median_of_its_repeats() -> None:
    assert (SLOW.decisions, SLOW.games) == (9e6, 2e5)


def test_a_row_of_a_peer_has_a_ratio() -> None:
    row = ("OpenSpiel 2.0.2", "crazy_eights", "5", "C++ loop", "3,000,000", "40,000", "3–6 ×")
    assert cells(comparison(), THEIRS) == row


def test_our_own_row_has_no_ratio() -> None:
    assert cells(comparison(), FAST)[-1] == ""


@pytest.mark.parametrize(
    ("number", "long", "brief"),
    [
        (12_345_678, "12,300,000", "12.3 M"),
        (45_678, "45,700", "45.7 k"),
        (999.4, "999", "999"),
        (4.5678, "4.57", "4.57"),
    ],
)
def test_rates_have_three_digits_that_count(number: float, long: str, brief: str) -> None:
    assert (full(number), short(number)) == (long, brief)


@pytest.mark.parametrize(
    ("ratio", "text"), [((1234.0, 5678.0), "1,200–5,700 ×"), ((0.51, 2.04), "0.51–2 ×"), ((30.1, 30.2), "30 ×")]
)
def test_ratios_have_two_digits_that_count(ratio: tuple[float, float], text: str) -> None:
    assert times(ratio) == text


def test_the_page_tells_machine_drift_figures_and_plot() -> None:
    page = markdown(comparison(), "peers.svg")
    assert "A processor, 8 cores, all on core 3, load 0.2 before the run" in page
    assert "ran at 1.25 times its speed before them" in page
    assert "(peers.svg)" in page
    assert "| OpenSpiel 2.0.2 | crazy_eights | 5 | C++ loop | 3,000,000 | 40,000 | 3–6 × |" in page


def test_the_page_tells_what_failed_and_why() -> None:
    assert "| RLCard 1.2.0 | installation | pip failed: no \\| such version |" in markdown(comparison(BROKEN), "p.svg")


def test_the_page_has_no_list_of_failures_where_nothing_failed() -> None:
    assert "Not measured" not in markdown(comparison(), "p.svg")


def test_each_system_stands_below_its_own_heading() -> None:
    places, heads = layout([SLOW, FAST, THEIRS])
    assert heads == [(0.0, "Seachest 9.9.9"), (3.5, "OpenSpiel 2.0.2")]
    assert places == [1.0, 2.0, 4.5]


@pytest.mark.parametrize(("name", "start"), [("plot.svg", b"<?xml"), ("plot.png", b"\x89PNG")])
def test_a_plot_is_drawn(tmp_path: Path, name: str, start: bytes) -> None:
    draw(comparison(BROKEN), tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_without_matplotlib_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingPackage, match=r"pip install 'seachest\[peers\]'"):
        check_matplotlib()
