"""Updates for followers of a table, built from what the recipient knows and from nothing else."""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from seachest.messages.events import GameEvent
from seachest.messages.open_events import open_events
from seachest.messages.stories import (
    ALL_OPEN,
    Narrator,
    PointParts,
    Sentence,
    events,
    narrator,
    opening_events,
    points_breakdown,
)
from seachest.messages.summaries import GameSummary
from seachest.notation.changes import position_changes
from seachest.notation.record import Move
from seachest.rules.game import game_named
from seachest.rules.types import Seat
from seachest.server.updates.frames import encode
from seachest.table import View
from seachest.view_bytes import frozen_view_from, record_text
from seachest.wire.lobby import TableInfo
from seachest.wire.play import (
    ChatLine,
    Choice,
    Counted,
    Follow,
    News,
    Result,
    RoundSummary,
    Said,
    SeatPoints,
    Situation,
    StandingAnswer,
    StoryEvent,
    Summary,
    TableStep,
    TurningPoint,
)

MAX_LAST_VIEWS = 4096
"""Views that are kept for the next update of their recipient, of some 10 KiB each."""


class FollowOptions(msgspec.Struct, frozen=True, array_like=True):
    """What a follower wants beyond what every follower gets."""

    exact: bool = False
    """The bytes of the view."""
    points: bool = False
    """What makes up the points."""
    board: bool = False
    """What a drawn board needs: events, facts, and what choices mean."""
    brief: bool = False
    """Decisions as steps, without words."""


NO_FOLLOW_OPTIONS = FollowOptions()
BRIEF_OPTIONS = FollowOptions(brief=True)
"""Those of followers who get steps; whoever wants anything else gets the whole situation."""


def options_wished(wish: Follow) -> FollowOptions:
    """What a client that begins to follow gets; wishes that lead to the same updates are the same."""
    if wish.brief and not (wish.exact or wish.points or wish.board):
        return BRIEF_OPTIONS
    return FollowOptions(wish.exact, wish.points, wish.board)


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
    take_back: list[str] = []
    """The recipient's own decisions that it may take back."""
    standing_texts: list[str] = []
    """The decisions that the recipient may make in advance."""
    standing: StandingAnswer | None = None
    """The decision that the recipient has made in advance."""

    def view_before(self) -> View | None:
        """The view before the decisions."""
        return None if self.before is None else frozen_view_from(self.game, self.seat, self.before, self.options)

    def view_now(self) -> View | None:
        """The view now."""
        return None if self.after is None else frozen_view_from(self.game, self.seat, self.after, self.options)

    def required_view(self) -> View:
        """The view now, of an update that has one."""
        view = self.view_now()
        assert view is not None
        return view


class LastViews:
    """The last view of each recipient whose updates are built here.

    What a seat knows after one decision is what it knows before the next one, and need not be read again.
    """

    def __init__(self, most: int = MAX_LAST_VIEWS) -> None:
        self._most = most
        self._views: OrderedDict[tuple[str, Seat], tuple[bytes, View]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._views)

    def before_and_now(self, update: UpdateInput) -> tuple[View | None, View | None]:
        """The views of an update."""
        found = self._views.pop((update.table, update.seat), None)
        before = found[1] if found is not None and found[0] == update.before else update.view_before()
        now = update.view_now()
        if now is not None and update.after is not None and update.result is None:
            self._views[update.table, update.seat] = update.after, now
            if len(self._views) > self._most:
                self._views.popitem(last=False)
        return before, now


def news_from(update: UpdateInput, versions: Sequence[UpdateInput] = (), last_views: LastViews | None = None) -> News:
    """The update as a message of the protocol.

    With the updates that others got of the same entry, the story tells what any of them knew: for games that are over.
    """
    news = News(table=update.table, number=update.number, now=update.now, info=update.info, chat=update.chat)
    if update.after is None:
        return news
    if last_views is None:
        before, after = update.view_before(), update.view_now()
    else:
        before, after = last_views.before_and_now(update)
    assert after is not None
    happened: list[GameEvent] = opening_events(after) if update.begins else []
    if before is not None:
        news.moves = [str(Move(*each)) for each in update.observed]
        happened = _events_between(update, before, after)
        if versions:
            happened = open_events(happened, [_events_in(version) for version in versions])
    viewer = ALL_OPEN if versions else update.seat
    told = [narrator(update.game).sentences(event, viewer) for event in happened]
    news.story = [said_from(sentence) for sentences in told for sentence in sentences]
    if update.follow_options.board:
        news.events = [
            StoryEvent(event=_as_json(event), sentences=len(sentences))
            for event, sentences in zip(happened, told, strict=True)
        ]
        news.deciders = [seat for seat, _ in update.observed] if before is not None else []
    if update.with_situation:
        news.situation = build_situation(after, update.deadline, update.result, update.follow_options)
        news.situation.take_back = update.take_back
        news.situation.standing_texts, news.situation.standing = update.standing_texts, update.standing
    return news


def _events_in(update: UpdateInput) -> list[GameEvent]:
    """What happened between the two views of an update."""
    before, after = update.view_before(), update.view_now()
    assert before is not None
    assert after is not None
    return _events_between(update, before, after)


def _events_between(update: UpdateInput, before: View, after: View) -> list[GameEvent]:
    return events(before, [Move(*each) for each in update.observed], after)


def step_from(update: UpdateInput) -> TableStep | None:
    """The update as a step, for those who follow briefly; None if it is no decision, and sent like to everybody."""
    before, after = update.before, update.after
    if before is None or after is None or not update.with_situation:
        return None
    game = game_named(update.game)
    changes = position_changes(game, before, after, update.seat, update.options)
    is_over = "over" in changes
    return TableStep(
        table=update.table,
        number=update.number,
        now=update.now,
        moves=[f"{seat} {text}" for seat, text in update.observed],
        changes=cast(dict[str, Any], changes),
        asides=[] if game.out_of_turn is None else update.required_view().out_of_turn(),
        deadline=None if is_over else update.deadline,
        result=update.result if is_over else None,
        take_back=update.take_back,
        standing_texts=update.standing_texts,
        standing=update.standing,
        info=update.info,
    )


def message_from(update: UpdateInput, last_views: LastViews | None = None) -> bytes:
    """The update as it is sent."""
    if update.follow_options == BRIEF_OPTIONS and (step := step_from(update)) is not None:
        return encode(step)
    return encode(news_from(update, last_views=last_views))


def build_situation(
    view: View, deadline: float | None, result: Result | None, follow_options: FollowOptions
) -> Situation:
    """The situation as the owner of a view knows it."""
    game = narrator(view.game.name)
    position = view.typed_position()
    pending = position.pending
    return Situation(
        view=_as_json(position),
        pending=pending,
        choices=_choices(game, view, position.legal.get(str(view.seat), ()), follow_options.board),
        asides=_choices(game, view, view.out_of_turn(), follow_options.board),
        deadline=deadline if pending else None,
        result=None if pending else result,
        record=record_text(view) if follow_options.exact else None,
        points=points_of_seats(view) if follow_options.points else None,
        facts=_as_json(game.facts(view, position)) if follow_options.board else msgspec.UNSET,
    )


def _choices(game: Narrator, view: View, texts: Sequence[str], with_actions: bool) -> list[Choice]:
    """What the owner of a view may do, in words and, if that is wanted, as what it means."""
    return [
        Choice(
            text=text,
            says=said_from(game.choice(view, text)),
            action=_as_json(game.choice_action(view, text)) if with_actions else msgspec.UNSET,
        )
        for text in texts
    ]


def _as_json(struct: msgspec.Struct) -> dict[str, Any]:
    """A game's own struct where the wire has an object: it is encoded as one, without a pass through a dict."""
    return cast(dict[str, Any], struct)


def points_of_seats(view: View) -> list[list[Counted]]:
    """What makes up the points of each seat, as far as the owner of the view knows it."""
    return [_counted(points_breakdown(view, seat)) for seat in range(view.record.players)]


def _counted(parts: PointParts) -> list[Counted]:
    """What makes up some points, as it is sent."""
    return [Counted(says=said_from(sentence), points=points) for sentence, points in parts]


def summary_from(summary: GameSummary, result: Result) -> Summary:
    """A finished game in retrospect, as it is sent."""
    turning = summary.turning
    return Summary(
        result=result,
        margin=summary.margin,
        rounds=[
            RoundSummary(
                at=each.moment,
                says=[said_from(sentence) for sentence in each.how],
                seats=[
                    SeatPoints(points=sum(points for _, points in parts), parts=_counted(parts)) for parts in each.parts
                ],
            )
            for each in summary.rounds
        ],
        turning=None
        if turning is None
        else TurningPoint(
            kind=turning.kind,
            seat=turning.seat,
            at=turning.moment,
            says=[said_from(sentence) for sentence in turning.says],
        ),
    )


def said_from(sentence: Sentence) -> Said:
    """A sentence of a story as it is sent."""
    return Said(id=sentence.id, values=dict(sentence.values))


def without_text(line: ChatLine) -> ChatLine:
    """A line of the chat as it reaches those who have muted its author."""
    return msgspec.structs.replace(line, text=None, emote=None)
