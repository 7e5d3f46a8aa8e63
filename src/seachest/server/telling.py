"""What a recipient is told, made from what the recipient knows and from nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from seachest.exact import record_text, still_view_from
from seachest.messages.stories import Sentence, opening, tell, teller
from seachest.notation.record import Move
from seachest.table import View
from seachest.wire.lobby import TableInfo
from seachest.wire.play import ChatLine, Choice, News, Result, Said, Situation

encode = msgspec.json.Encoder().encode


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
    noticed: list[tuple[int, str]] = []
    before: bytes | None = None
    """The view before what was noticed."""
    after: bytes | None = None
    """The view now."""
    begins: bool = False
    stands: bool = True
    """Whether to tell how things stand."""
    deadline: float | None = None
    result: Result | None = None
    exact: bool = False
    """Whether to tell the bytes of the view, too."""

    def view(self, record: bytes) -> View:
        """A view of the recipient."""
        return still_view_from(self.game, self.seat, record, self.options)


def news_of(telling: Telling) -> News:
    """The news."""
    news = News(table=telling.table, number=telling.number, now=telling.now, info=telling.info, chat=telling.chat)
    if telling.after is None:
        return news
    after = telling.view(telling.after)
    if telling.begins:
        news.story = said(opening(after))
    if telling.before is not None:
        noticed = [Move(*each) for each in telling.noticed]
        news.moves = [str(move) for move in noticed]
        news.story = said(tell(telling.view(telling.before), noticed, after))
    if telling.stands:
        news.situation = situation(after, telling.deadline, telling.result, exact=telling.exact)
    return news


def situation(view: View, deadline: float | None, result: Result | None, *, exact: bool = False) -> Situation:
    """How things stand for the owner of a view."""
    game = teller(view.game.name)

    def choices(texts: Sequence[str]) -> list[Choice]:
        return [Choice(text=text, says=_sentence(game.choice(view, text))) for text in texts]

    position = view.position()
    pending: list[int] = position["pending"]
    return Situation(
        view=position,
        pending=pending,
        choices=choices(position["legal"].get(str(view.seat), ())),
        asides=choices(view.asides()),
        deadline=deadline if pending else None,
        result=None if pending else result,
        record=record_text(view) if exact else None,
    )


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
