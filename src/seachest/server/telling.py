"""What a recipient is told, made from what the recipient knows and from nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from seachest.messages.stories import Sentence, narrator, opening, points_breakdown, tell
from seachest.notation.record import Move
from seachest.rules.compiled import MutableRecord
from seachest.rules.game import game_named
from seachest.table import View
from seachest.view_bytes import frozen_view_from, record_text
from seachest.wire.lobby import TableInfo
from seachest.wire.play import ChatLine, Choice, Counted, News, Result, Said, Situation

encode = msgspec.json.Encoder().encode


class Wishes(msgspec.Struct, frozen=True, array_like=True):
    """What somebody wants to be told beyond what everybody is: the bytes of the view; what makes up the points."""

    exact: bool = False
    points: bool = False


NO_WISHES = Wishes()


class Telling(msgspec.Struct, array_like=True):
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
    wishes: Wishes = NO_WISHES

    def known_before(self) -> View | None:
        """The view before what was noticed; stories look at little of it."""
        if self.before is None:
            return None
        game = game_named(self.game)
        return View(game, self.seat, MutableRecord(game.state, self.before), self.options)

    def known_now(self) -> View | None:
        """The view now, all of which is told."""
        return None if self.after is None else frozen_view_from(self.game, self.seat, self.after, self.options)


def news_of(telling: Telling) -> News:
    """The news."""
    news = News(table=telling.table, number=telling.number, now=telling.now, info=telling.info, chat=telling.chat)
    before, after = telling.known_before(), telling.known_now()
    if after is None:
        return news
    if telling.begins:
        news.story = said(opening(after))
    if before is not None:
        observed = [Move(*each) for each in telling.observed]
        news.moves = [str(move) for move in observed]
        news.story = said(tell(before, observed, after))
    if telling.stands:
        news.situation = situation(after, telling.deadline, telling.result, telling.wishes)
    return news


def situation(view: View, deadline: float | None, result: Result | None, wishes: Wishes) -> Situation:
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
        record=record_text(view) if wishes.exact else None,
        points=points_of(view) if wishes.points else None,
    )


def points_of(view: View) -> list[list[Counted]]:
    """What makes up the points of all seats, as far as the owner of the view knows them."""

    def counted(seat: int) -> list[Counted]:
        parts = points_breakdown(view, seat)
        return [Counted(says=_sentence(sentence), points=points) for sentence, points in parts]

    return [counted(seat) for seat in range(view.record.players)]


def message_of(telling: Telling) -> bytes:
    """The news as they are sent."""
    return encode(news_of(telling))


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
