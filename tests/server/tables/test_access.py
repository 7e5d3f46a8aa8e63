"""Secrets of seats, and who may watch a table."""

import pytest

from seachest.rules.game import NOBODY
from seachest.server.errors import Refusal
from seachest.server.tables.access import hash_token, may_look, new_seat_token, seat_of, seat_to_follow
from seachest.server.tables.row import TableRow
from seachest.server.tables.seat_state import SeatState
from seachest.server.tables.session import TableSession
from tests.server.rooms import ANNA, BERT


def table(watch: str, token: str | None = None) -> TableSession:
    """A table that has begun, with Anna in seat 1."""
    row = TableRow("tabletable12", "dolores", 2, {}, "0" * 32, None, watch, False, ANNA.id, 1.0)  # type: ignore[arg-type]  # one of two
    session = TableSession(row, None)
    secret = None if token is None else hash_token(token).hex()
    session.seats[1] = SeatState("player", "Anna", None, ANNA.id, token=secret)
    session.phase = "playing"
    return session


def test_tokens_are_long_different_and_stored_hashed() -> None:
    first, second = new_seat_token(), new_seat_token()
    assert first != second
    assert 20 <= len(first) <= 100
    assert len(hash_token(first)) == 32
    session = table("anyone", first)
    assert seat_of(session, None, hash_token(first)) == 1
    assert seat_of(session, None, hash_token(second)) == NOBODY
    assert seat_of(session, None, None) == NOBODY
    assert seat_of(table("anyone"), None, hash_token("")) == NOBODY


def test_where_nobody_may_watch_only_players_look() -> None:
    token = new_seat_token()
    session = table("nobody", token)
    assert may_look(session, ANNA, None)
    assert may_look(session, None, token)
    assert not may_look(session, BERT, None)
    assert seat_to_follow(session, ANNA, None) == 1
    with pytest.raises(Refusal, match="not-to-be-watched"):
        seat_to_follow(session, BERT, None)
