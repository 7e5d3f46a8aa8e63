"""What a recipient is told, made from what the recipient knows and from nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from seachest.messages.stories import Sentence, narrator, opening, points_breakdown, tell
from seachest.notation.record import Move
from seachest.notation.records import MutableRecord
from seachest.rules.game import game_named
from seachest.table import View
from seachest.view_bytes import frozen_view_from, record_text
from seachest.wire.lobby import TableInfo
from seachest.wire.play import ChatLine, Choice, Counted, News, Result, Said, Situation

encode = msgspec.json.Encoder().encode


class FollowOptions(msgspec.Struct, frozen=True, array_like=True):
    """What somebody wants to be told beyond what everybody is: the bytes of the view; what makes up the points."""

    exact: bool = False
    points: bool = False


NO_FOLLOW_OPTIONS = FollowOptions()


class UpdateInput(msgspec.Struct, array_like=True):
    """All that news are made of; it can be carried to another process."""

    table: str
    number: int
    now: float
    seat: int
    """Of the recipient, or NOBODY."""
    game: str
    options: Mapping[str, Any]
    info: TableInfo | None = None
    chat: ChatLine | None = None
    observed: list[tuple[int, str]] = []
    before: bytes | None = None
    """The view before what was noticed."""
    after: bytes | None = None
    """The view now."""
    begins: bool = False
    stands: bool = True
    """Whether to tell how things stand."""
    deadline: float | None = None
    result: Result | None = None
    follow_options: FollowOptions = NO_FOLLOW_OPTIONS

    def known_before(self) -> View | None:
        """The view before what was noticed; stories look at little of it."""
        if self.before is None:
            return None
        game = game_named(self.game)
        return View(game, self.seat, MutableRecord(game.state, self.before), self.options)

    def known_now(self) -> View | None:
        """The view now, all of which is told."""
        return None if self.after is None else frozen_view_from(self.game, self.seat, self.after, self.options)


def news_from(update: UpdateInput) -> News:
    """The news."""
    news = News(table=update.table, number=update.number, now=update.now, info=update.info, chat=update.chat)
    before, after = update.known_before(), update.known_now()
    if after is None:
        return news
    if update.begins:
        news.story = said(opening(after))
    if before is not None:
        observed = [Move(*each) for each in update.observed]
        news.moves = [str(move) for move in observed]
        news.story = said(tell(before, observed, after))
    if update.stands:
        news.situation = situation(after, update.deadline, update.result, update.follow_options)
    return news


def situation(view: View, deadline: float | None, result: Result | None, follow_options: FollowOptions) -> Situation:
    """How things stand for the owner of a view."""
    game = narrator(view.game.name)

    def choices(texts: Sequence[str]) -> list[Choice]:
        return [Choice(text=text, says=_sentence(game.choice(view, text))) for text in texts]

    position = view.position()
    pending: list[int] = position["pending"]
    return Situation(
        view=position,
        pending=pending,
        choices=choices(position["legal"].get(str(view.seat), ())),
        asides=choices(view.out_of_turn()),
        deadline=deadline if pending else None,
        result=None if pending else result,
        record=record_text(view) if follow_options.exact else None,
        points=points_of(view) if follow_options.points else None,
    )


def points_of(view: View) -> list[list[Counted]]:
    """What makes up the points of all seats, as far as the owner of the view knows them."""

    def counted(seat: int) -> list[Counted]:
        parts = points_breakdown(view, seat)
        return [Counted(says=_sentence(sentence), points=points) for sentence, points in parts]

    return [counted(seat) for seat in range(view.record.players)]


def message_from(update: UpdateInput) -> bytes:
    """The news as they are sent."""
    return encode(news_from(update))


def silent(line: ChatLine) -> ChatLine:
    """A line of the chat without what was said."""
    return msgspec.structs.replace(line, text=None)


def silenced(news: News) -> News:
    """News of the chat without what was said."""
    return msgspec.structs.replace(news, chat=None if news.chat is None else silent(news.chat))


def said(sentences: Sequence[Sentence]) -> list[Said]:
    """Sentences as they are sent."""
    return [_sentence(sentence) for sentence in sentences]


def _sentence(sentence: Sentence) -> Said:
    return Said(id=sentence.id, values=dict(sentence.values))
