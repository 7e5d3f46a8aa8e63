"""Who may do what at a table: secrets of seats, and who may watch."""

import hashlib
import secrets

from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.accounts.people import Player
from seachest.server.errors import Refusal
from seachest.server.tables.session import TableSession


def new_seat_token() -> str:
    """The secret of a seat: 256 random bits."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> bytes:
    """A seat's secret as it is stored. It cannot be guessed, so a quick hash is enough."""
    return hashlib.sha256(token.encode()).digest()


def seat_of(session: TableSession, player: Player | None, secret: bytes | None) -> Seat:
    """The seat whose (hashed) secret somebody has, or else in which they sit; NOBODY if there is none."""
    for seat, state in enumerate(session.seats):
        if (
            secret is not None
            and state.token is not None
            and secrets.compare_digest(secret, bytes.fromhex(state.token))
        ):
            return seat
    if player is None:
        return NOBODY
    return next((seat for seat, state in enumerate(session.seats) if state.player == player.id), NOBODY)


def seat_to_follow(session: TableSession, player: Player, secret: bytes | None) -> Seat:
    """The seat as which somebody follows a table, or NOBODY; raises a Refusal if they may not watch."""
    seat = seat_of(session, player, secret)
    if seat == NOBODY and session.row.watch == "nobody":
        raise Refusal(403, "not-to-be-watched")
    return seat


def may_look(session: TableSession, player: Player | None, token: str | None) -> bool:
    """Whether somebody may see what players and spectators of a table see."""
    if session.row.watch == "anyone" or session.phase == "waiting":
        return True
    return seat_of(session, player, None if token is None else hash_token(token)) != NOBODY
