"""Updates for followers of a table, built from what the recipient knows and from nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from seachest.messages.stories import Sentence, narrator, opening, points_breakdown, tell
from seachest.notation.record import Move
from seachest.rules.compiled import MutableRecord
from seachest.rules.game import game_named
from seachest.rules.types import Seat
from seachest.server.updates.frames import encode
from seachest.table import View
from seachest.view_bytes import frozen_view_from, record_text
from seachest.wire.lobby import TableInfo
from seachest.wire.play import ChatLine, Choice, Counted, News, Result, Said, Situation


class FollowOptions(msgspec.Struct, frozen=True, array_like=True):
    """What a follower wants beyond what every follower gets."""

    exact: bool = False
    """The bytes of the view."""
    points: bool = False
    """What makes up the points."""


NO_FOLLOW_OPTIONS = FollowOptions()


class UpdateInput(msgspec.Struct, array_like=True):
    """Everything that one update for one recipient is built from; it can be sent to another process."""

    table: str
    number: int
    now: float
    seat: Seat
    """The recipient's, or NOBODY."""
    game: str
    options: Mapping[str, Any]  # each option of a game has a type of its own
    info: TableInfo | None = None
    chat: ChatLine | None = None
    observed: list[tuple[Seat, str]] = []
    """The decisions that the recipient noticed, as seat and text."""
    before: bytes | None = None
    """The recipient's view before them."""
    after: bytes | None = None
    """The recipient's view now."""
    begins: bool = False
    with_situation: bool = True
    deadline: float | None = None
    result: Result | None = None
    follow_options: FollowOptions = NO_FOLLOW_OPTIONS

    def view_before(self) -> View | None:
        """The view before the decisions; read field by field, since stories look at little of it."""
        if self.before is None:
            return None
        game = game_named(self.game)
        return View(game, self.seat, MutableRecord(game.state, self.before), self.options)

    def view_now(self) -> View | None:
        """The view now; read at once, since all of it is sent."""
        return None if self.after is None else frozen_view_from(self.game, self.seat, self.after, self.options)


def news_from(update: UpdateInput) -> News:
    """The update as a message of the protocol."""
    news = News(table=update.table, number=update.number, now=update.now, info=update.info, chat=update.chat)
    before, after = update.view_before(), update.view_now()
    if after is None:
        return news
    if update.begins:
        news.story = [said_from(sentence) for sentence in opening(after)]
    if before is not None:
        observed = [Move(*each) for each in update.observed]
        news.moves = [str(move) for move in observed]
        news.story = [said_from(sentence) for sentence in tell(before, observed, after)]
    if update.with_situation:
        news.situation = build_situation(after, update.deadline, update.result, update.follow_options)
    return news


def message_from(update: UpdateInput) -> bytes:
    """The update as it is sent."""
    return encode(news_from(update))


def build_situation(
    view: View, deadline: float | None, result: Result | None, follow_options: FollowOptions
) -> Situation:
    """The situation as the owner of a view knows it."""
    game = narrator(view.game.name)

    def choices(texts: Sequence[str]) -> list[Choice]:
        return [Choice(text=text, says=said_from(game.choice(view, text))) for text in texts]

    position = view.position()
    pending: list[Seat] = position["pending"]
    return Situation(
        view=position,
        pending=pending,
        choices=choices(position["legal"].get(str(view.seat), ())),
        asides=choices(view.out_of_turn()),
        deadline=deadline if pending else None,
        result=None if pending else result,
        record=record_text(view) if follow_options.exact else None,
        points=points_of_seats(view) if follow_options.points else None,
    )


def points_of_seats(view: View) -> list[list[Counted]]:
    """What makes up the points of each seat, as far as the owner of the view knows it."""

    def counted(seat: Seat) -> list[Counted]:
        parts = points_breakdown(view, seat)
        return [Counted(says=said_from(sentence), points=points) for sentence, points in parts]

    return [counted(seat) for seat in range(view.record.players)]


def said_from(sentence: Sentence) -> Said:
    """A sentence of a story as it is sent."""
    return Said(id=sentence.id, values=dict(sentence.values))


def without_text(line: ChatLine) -> ChatLine:
    """A line of the chat as it reaches those who have muted its author."""
    return msgspec.structs.replace(line, text=None)
