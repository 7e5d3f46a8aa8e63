"""Everything that can be done at a table, as commands, each with the check that allows it.

A check looks at the table as it is, and returns the entry that the command adds to the log; None if nothing is to be
done; or raises a Refusal. It changes nothing itself: `TableService.submit` applies, stores and publishes the entry.
"""

import secrets
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

import msgspec

from seachest.messages.catalogue import catalogue
from seachest.messages.refusals import clause_message
from seachest.rules.errors import IllegalMove
from seachest.rules.game import NOBODY, game_named
from seachest.rules.types import Seat
from seachest.server.accounts.people import Player
from seachest.server.errors import Refusal
from seachest.server.storage.entries import REMOVED_BODY, EntryKind, NewEntry
from seachest.server.tables.access import hash_token, seat_to_follow
from seachest.server.tables.pace import pace_body
from seachest.server.tables.seat_state import SeatedPlayer
from seachest.server.tables.session import TableSession
from seachest.server.tables.take_back import undone_body
from seachest.server.updates.frames import encode
from seachest.table import Table
from seachest.wire.lobby import Level
from seachest.wire.play import (
    Act,
    Back,
    Chat,
    ChatLine,
    Done,
    Emote,
    EmoteName,
    SetPace,
    SetStanding,
    StandingAnswer,
    TakeBack,
)

TableMessage: TypeAlias = Act | Chat | Emote | Back | TakeBack | SetPace | SetStanding
"""A message by which a client does something at a table."""
Check = Callable[[TableSession, float], NewEntry | None]
"""Looks at a table at a time: the entry to add, None for nothing, or a Refusal."""


class Command(NamedTuple):
    """Something to be done at a table, once."""

    table: str
    id: str
    """Unique in the table: a command that comes again under the same id does nothing again."""
    check: Check
    done: Done | None = None
    """The answer to the client, once the entry is stored."""


def new_command(table: str, what: str, check: Check) -> Command:
    """A command under an id of its own."""
    return Command(table, f"{what}-{secrets.token_hex(8)}", check)


# --- Playing and talking ---


def command_from(message: TableMessage, player: Player, secret: bytes | None) -> Command:
    """The command that a client's message stands for; `secret` is the hashed token by which the client follows."""
    check = partial(check_message, message, player, secret)
    return Command(message.table, f"{player.id}-{message.id}", check, Done(table=message.table, id=message.id))


def check_message(
    message: TableMessage, player: Player, secret: bytes | None, session: TableSession, at: float
) -> NewEntry | None:
    """Checks a client's message."""
    seat = seat_to_follow(session, player, secret)
    if isinstance(message, Chat):
        return check_chat(session, at, player, seat, message.text)
    if isinstance(message, Emote):
        return check_emote(session, at, player, seat, message.emote)
    if seat == NOBODY:
        raise Refusal(403, "not-seated")
    if isinstance(message, Back):
        return check_return(session, at, seat)
    if isinstance(message, TakeBack):
        return check_take_back(session, at, seat)
    if isinstance(message, SetPace):
        return check_pace(session, seat, message)
    if isinstance(message, SetStanding):
        return check_standing(session, seat, message)
    return check_decision(session, seat, message.text)


def check_chat(session: TableSession, at: float, player: Player, seat: Seat, text: str) -> NewEntry:
    """A line of the chat, with everything that cannot be printed replaced by blanks."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not words:
        raise Refusal(400, "nothing-said")
    return _chat_entry(session, at, player, seat, words)


def check_emote(session: TableSession, at: float, player: Player, seat: Seat, emote: EmoteName) -> NewEntry:
    """An emote: a line of the chat that everybody reads in their own language, for older clients in English."""
    return _chat_entry(session, at, player, seat, catalogue("en").text(f"page-emote-{emote}"), emote)


def _chat_entry(
    session: TableSession, at: float, player: Player, seat: Seat, text: str, emote: EmoteName | None = None
) -> NewEntry:
    """A line of the chat, unless its author was removed from the table."""
    if player.id in session.removed:
        raise Refusal(403, "removed")
    sits_at = None if seat == NOBODY else seat
    line = ChatLine(name=player.name, seat=sits_at, player=player.id, text=text, at=at, emote=emote)
    return NewEntry(EntryKind.CHAT, seat, encode(line).decode())


def check_return(session: TableSession, at: float, seat: Seat) -> NewEntry | None:
    """A player decides for themselves again; nothing to be done where no bot plays for them."""
    if not session.seats[seat].away:
        return None
    pending = () if session.table is None else session.seat_view(NOBODY).pending()
    body = session.schedule.return_body(seat, at, pending)
    if body is None:
        raise Refusal(409, "too-late")
    return NewEntry(EntryKind.BACK, seat, body)


def check_decision(session: TableSession, seat: Seat, text: str) -> NewEntry:
    """A decision of a seat, which must be legal."""
    if session.table is None:
        raise Refusal(409, "over" if session.phase == "over" else "not-begun")
    if session.seats[seat].away:
        raise Refusal(409, "away")
    try:
        session.table.check(seat, text)
    except IllegalMove as error:
        raise illegal_decision(session, session.table, seat, error) from None
    return NewEntry(EntryKind.MOVE, seat, text)


def check_take_back(session: TableSession, at: float, seat: Seat) -> NewEntry:
    """A seat takes its last choice back, by which nobody has learned anything; no time is given back with it."""
    if session.table is None:
        raise Refusal(409, "not-begun")
    if session.seats[seat].away:
        raise Refusal(409, "away")
    decisions = session.open_decisions.to_take_back(seat)
    if not decisions or session.schedule.is_time_up(at):
        raise Refusal(409, "nothing-to-take-back")
    return NewEntry(EntryKind.TAKE_BACK, seat, undone_body(decisions))


def check_pace(session: TableSession, seat: Seat, wish: SetPace) -> NewEntry | None:
    """The only person at a table chooses the pace of bots; nothing to be done where they have it already."""
    check_playing(session, seat)
    if not session.is_for_one:
        raise Refusal(409, "several-people")
    chosen = session.chosen_pace
    if wish.once:
        waits = any(not session.answered_for(each) for each in session.awaited())
        return (
            None
            if waits or chosen.once == wish.pace
            else NewEntry(EntryKind.PACE, seat, pace_body(wish.pace, once=True))
        )
    if chosen.lasting == wish.pace and chosen.once is None:
        return None
    return NewEntry(EntryKind.PACE, seat, pace_body(wish.pace, once=False))


def check_hint(session: TableSession, player: Player, secret: bytes | None) -> NewEntry | None:
    """The only person at a table with bots gets a hint; nothing to be done where they had it for this decision."""
    seat = seat_to_follow(session, player, secret)
    if seat == NOBODY:
        raise Refusal(403, "not-seated")
    check_playing(session, seat)
    others = [each for number, each in enumerate(session.seats) if number != seat]
    if any(each.kind == "player" for each in others):  # also where they have left
        raise Refusal(409, "hints-with-people")
    if session.row.daily is not None:
        raise Refusal(409, "hints-with-daily")
    assert session.table is not None  # the game is played
    if seat not in session.table.pending() or len(session.table.legal(seat)) < 2:
        raise Refusal(409, "nothing-to-decide")
    if (seat, session.view_bytes(seat)) in session.hinted_views:
        return None
    return NewEntry(EntryKind.HINT, seat, str(session.table.move_count))


def check_standing(session: TableSession, seat: Seat, wish: SetStanding) -> NewEntry | None:
    """A seat decides in advance, or for itself again; nothing to be done if that is so already."""
    check_playing(session, seat)
    if wish.text is None:
        return NewEntry(EntryKind.STANDING, seat) if session.standing.of(seat) is not None else None
    offered = session.standing_texts(seat)
    if wish.text not in offered:
        raise Refusal(409, "no-such-move", {"legal": offered})
    answer = StandingAnswer(text=wish.text, until=wish.until)
    if session.standing.of(seat) == answer:
        return None
    return NewEntry(EntryKind.STANDING, seat, encode(answer).decode())


def check_playing(session: TableSession, seat: Seat) -> None:
    """Refuses what a player can only do during the game, deciding for themselves."""
    if session.table is None:
        raise Refusal(409, "not-begun")
    if session.phase == "over":
        raise Refusal(409, "over")
    if session.seats[seat].away:
        raise Refusal(409, "away")


def illegal_decision(session: TableSession, table: Table, seat: Seat, error: IllegalMove) -> Refusal:
    """Why a decision is not legal now, from what that seat knows."""
    if session.phase == "over":
        return Refusal(409, "over")
    if seat not in table.pending():
        return Refusal(409, "not-your-turn", {"seats": list(session.seat_view(seat).pending())})
    if error.clause is None:
        return Refusal(409, "no-such-move", {"legal": list(error.legal)})
    says = {"id": clause_message(error.clause), "values": {}}
    return Refusal(409, "illegal-move", {"clause": error.clause, "says": says, "legal": list(error.legal)})


# --- What the server does by itself ---


def check_timeout(seat: Seat, session: TableSession, at: float) -> NewEntry | None:
    """A seat whose time has run out is away, unless its player has decided at the last moment."""
    late = seat in session.awaited() and session.schedule.has_run_out(seat, at)
    return NewEntry(EntryKind.AWAY, seat) if late else None


def check_absence(seat: Seat, session: TableSession, _: float) -> NewEntry | None:
    """A seat that is to decide, as far as everybody knows, is away, since its player is not there and others wait."""
    state = session.seats[seat]
    if session.phase != "playing" or session.table is None or state.player is None or state.away:
        return None
    return NewEntry(EntryKind.AWAY, seat) if seat in session.seat_view(NOBODY).pending() else None


def check_server_decision(
    session: TableSession, seat: Seat, text: str, view: bytes, *, is_forced: bool
) -> NewEntry | None:
    """A decision that was made for a seat with that view: by a bot, in advance, or because there was no other.

    Nothing is to be done where the seat knows more by now, or its player is back and has a choice, or decides for
    themselves again, or somebody has taken back a choice that bots wait for.
    """
    table = session.table
    if table is None or seat not in table.pending() or session.view_bytes(seat) != view:
        return None
    if session.seats[seat].played_by_bot and session.bots_wait_for_people():
        return None
    is_answered = session.seats[seat].played_by_bot or (is_forced and session.answered_for(seat))
    return NewEntry(EntryKind.MOVE, seat, text) if is_answered else None


def check_plays(seat: Seat, level: Level | None, session: TableSession, _: float) -> NewEntry | None:
    """The bot of a seat plays at another level from now on (None: its own), unless it does so already."""
    state = session.seats[seat]
    if session.phase != "playing" or not state.played_by_bot or state.plays == level:
        return None
    return NewEntry(EntryKind.PLAYS, seat, level or "")


# --- Seats ---


class SeatTaken(Refusal):
    """Refuses a seat in which somebody sits."""

    def __init__(self) -> None:
        super().__init__(409, "seat-taken")


def check_sit(session: TableSession, player: Player, seat: Seat | None, token: str, rating: float | None) -> NewEntry:
    """A player takes a seat, the first free one if it is None; one who sits there already gets a new secret."""
    mine = [number for number, each in enumerate(session.seats) if each.player == player.id]
    free = [number for number, each in enumerate(session.seats) if each.kind == "empty"]
    if player.id in session.removed:
        raise Refusal(403, "removed")
    wanted = mine or ([seat] if seat is not None else free)
    if not wanted or (not mine and (session.phase != "waiting" or wanted[0] not in free)):
        raise Refusal(409, "no-free-seat" if seat is None else "seat-taken")
    who = SeatedPlayer(player.id, player.name, hash_token(token).hex(), rating, player.account)
    return NewEntry(EntryKind.SIT, wanted[0], msgspec.json.encode(who).decode(), sitting=player.id)


def check_seat_bot(session: TableSession, player: Player, seat: Seat, level: Level) -> NewEntry:
    """The opener puts a bot into an empty seat, or in place of another bot."""
    check_opener(session, player)
    check_seat(session, seat)
    if session.phase != "waiting" or session.seats[seat].kind == "player":
        raise SeatTaken
    return NewEntry(EntryKind.SEAT_BOT, seat, level)


def check_refill(seat: Seat, level: Level, session: TableSession, _: float) -> NewEntry | None:
    """A bot of the table before comes along to a rematch, where its seat is still free."""
    free = session.phase == "waiting" and session.seats[seat].kind == "empty"
    return NewEntry(EntryKind.SEAT_BOT, seat, level) if free else None


def check_leave(session: TableSession, player: Player, seat: Seat) -> NewEntry:
    """A player leaves their seat; before the game, the opener can also remove somebody."""
    check_seat(session, seat)
    state = session.seats[seat]
    mine = state.player == player.id
    if not mine:
        check_opener(session, player)
    if state.kind == "empty" or session.phase == "over":
        raise Refusal(409, "seat-empty")
    if session.phase == "playing" and state.player is None:
        raise Refusal(409, "seat-empty")
    if session.phase == "playing" and not mine:
        raise Refusal(409, "not-in-a-game")
    return NewEntry(EntryKind.LEAVE, seat, "" if mine else REMOVED_BODY, sitting="")


def check_account_deleted(session: TableSession, player: str) -> NewEntry | None:
    """A player whose account is deleted leaves their seat, unless the game is over."""
    seat = next((number for number, each in enumerate(session.seats) if each.player == player), None)
    return None if seat is None or session.phase == "over" else NewEntry(EntryKind.LEAVE, seat, sitting="")


def check_begin(session: TableSession) -> NewEntry | None:
    """The game begins once no seat is empty."""
    ready = session.phase == "waiting" and all(seat.kind != "empty" for seat in session.seats)
    return NewEntry(EntryKind.BEGIN, NOBODY, str(game_named(session.row.game).rules_version)) if ready else None


def check_outdated(session: TableSession, _: float) -> NewEntry | None:
    """A game that was begun by older rules ends without a result."""
    return NewEntry(EntryKind.OUTDATED, NOBODY) if session.is_outdated else None


def check_opener(session: TableSession, player: Player) -> None:
    """Refuses what only the opener of a table may do."""
    if session.row.opener != player.id:
        raise Refusal(403, "not-the-opener")


def check_seat(session: TableSession, seat: Seat) -> None:
    """Refuses the number of a seat that the table does not have."""
    if not 0 <= seat < session.row.players:
        raise Refusal(404, "no-such-seat", {"seat": seat, "seats": session.row.players})
