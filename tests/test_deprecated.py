"""Names of the Python API that were replaced still work, and warn."""

import pytest

import seachest


def test_glimpse_is_seat_view() -> None:
    table = seachest.deal("dolores", players=2, seed=1)
    with pytest.warns(DeprecationWarning, match="call seat_view instead"):
        view = table.glimpse(1)
    assert view.position() == table.seat_view(1).position()
