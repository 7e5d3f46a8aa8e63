"""Two friends with two browsers at one table, and somebody who watches: no page ever holds what it may not know."""

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

import seachest
from seachest.notation.record import parse
from seachest.rules.game import game_named, game_names
from seachest.table import Table
from tests.web.conftest import Visiting
from tests.web.places import SHORT
from tests.web.visitor import MAX_UNSHOWN_SITUATIONS, Visitor

SEED = "5ea" * 10 + "42"
GAME_TIMEOUT_S = 240.0
READ_CARDS = "(all) => all.map((each) => each.dataset.card)"
STORY_CARDS = "dialog [data-card]"
"""Cards of a story: the end of a round is told until it is put away, and the table shows the next one already."""
TABLE_CARDS = "[data-card]:not(dialog *)"
"""All other cards that a page shows anything about."""
HIDDEN_CARD = "?"
READ_STORAGE = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


def play_together(table: str, players: list[Visitor], watching: Visitor, dice: random.Random) -> None:
    """Plays to the end; each player who may decide does so."""
    deadline = time.monotonic() + GAME_TIMEOUT_S
    everybody = [*players, watching]
    while not all(visitor.is_over() for visitor in everybody):
        assert time.monotonic() < deadline, [visitor.frames[-2:] for visitor in everybody]
        for visitor in everybody:
            visitor.reads()
        for visitor in players:
            if visitor.choices() and visitor.decide(table, dice):
                for each in everybody:
                    check_page(each, table, foreign_to(each, table, players))
        assert not watching.choices()


def foreign_to(visitor: Visitor, table: str, players: list[Visitor]) -> list[str]:
    """The secrets of all seats but somebody's own."""
    return [other.tokens[table] for other in players if other is not visitor]


def check_page(visitor: Visitor, table: str, foreign: list[str]) -> None:
    """Neither what is shown nor what is kept tells the secret of another's seat, or of the deal, or another's card."""
    held = visitor.page.content() + visitor.page.evaluate(READ_STORAGE)
    assert not [secret for secret in foreign if secret in held]
    if not visitor.is_over():
        assert SEED not in held
    told, lying = (set(visitor.page.locator(where).evaluate_all(READ_CARDS)) for where in (STORY_CARDS, TABLE_CARDS))
    views = [situation["view"] for situation in visitor.situations(table)]
    stories = [frame.get("story") for frame in visitor.frames]
    known = {*strings_in(views[-MAX_UNSHOWN_SITUATIONS:]), HIDDEN_CARD}
    assert lying <= known
    assert told <= known | set(strings_in(stories))


def strings_in(value: Any) -> Iterator[str]:
    """All words of a piece of JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings_in(part)


def known(record: dict[str, Any], seat: int | None) -> Iterator[Any]:
    """What a seat, or a spectator, knew, from the deal to the end."""
    read = parse(record)
    table = Table(read.start, read.seed)
    yield json.loads(json.dumps(table.view(seat)))
    for move in read.moves:
        for step in table.steps_to(move):
            table.play(step)
            yield json.loads(json.dumps(table.view(seat)))


def check_frames(visitor: Visitor, record: dict[str, Any], foreign: list[str]) -> None:
    """All that came over the socket is what was known at some moment, one after the other, and nothing else."""
    seat = next(frame["seat"] for frame in visitor.frames if frame["type"] == "here")
    views = known(record, seat)
    now = next(views)
    for frame in visitor.frames:
        assert not [secret for secret in foreign if secret in json.dumps(frame)]
        situation = frame.get("situation")
        if situation is None:
            continue
        while now != situation["view"]:
            now = next(views, None)
            assert now is not None, "the page was told what its seat could not know"
        if situation["result"] is None:
            assert SEED not in json.dumps(frame)
            assert [choice["text"] for choice in situation["choices"]] == now["legal"].get(str(seat), [])
    assert told_moves(visitor) == seachest.load(record).moves(seat)


def told_moves(visitor: Visitor) -> list[str]:
    """All moves that a page was told: a whole story, or news, which have numbers so that none counts twice."""
    told: list[str] = []
    last = -1
    for frame in visitor.frames:
        if frame["type"] == "here":
            told, last = list(frame["moves"]), frame["number"]
        elif frame["type"] == "news" and frame["number"] > last:
            assert frame["number"] == last + 1
            told, last = [*told, *frame["moves"]], frame["number"]
    return told


def check_answers(visitor: Visitor, foreign: list[str]) -> None:
    """Nor did anything else tell it."""
    for answer in visitor.answers:
        if "/api/" in answer.url:
            assert not [secret for secret in foreign if secret in answer.text()]


@pytest.mark.parametrize("game", game_names())
def test_no_page_holds_what_it_may_not_know(game: str, visit: Visiting) -> None:
    ada, ben, eve = (visit(name, reduced_motion="reduce") for name in ("Ada", "Ben", "Eve"))
    players = game_named(game).seats[0]
    table = ada.open_table(game, players, bots=["random"] * (players - 2), seed=SEED, options=SHORT[game])
    eve.show_table(table)
    eve.page.locator("[data-phase=waiting]").wait_for()
    ben.sit_down(table)
    play_together(table, [ada, ben], eve, random.Random(3))
    record = ada.record(table)
    for visitor in (ada, ben, eve):
        foreign = foreign_to(visitor, table, [ada, ben])
        check_frames(visitor, record, foreign)
        check_answers(visitor, foreign)
    assert ada.decisions()
    assert ben.decisions()
    assert not eve.decisions()
