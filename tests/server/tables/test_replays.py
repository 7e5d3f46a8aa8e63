"""Finished games, shown again."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import seachest
from seachest.client import RequestRefused, ServerClient, play
from seachest.rules.game import game_named, game_names
from seachest.server.tables import lobby
from seachest.server.tables.replays import ReplayCache, ReplayPart, replay_part
from seachest.wire.lobby import Seated
from seachest.wire.play import News
from tests.server.rooms import SHORT, server

pytestmark = pytest.mark.anyio

GAME = "dolores"
SMALL = {"dolores": {"pile": 12}, "sea-or-shore": {"hand": 2, "rounds": 1}, "sea-salt-paper": {"goal": 5}}


async def finished(client: ServerClient, game: str = GAME) -> Seated:
    """A seat at a table whose game is over."""
    players = game_named(game).seats.start
    opened = await client.open(game, players, options=SMALL[game], bots=["random"] * (players - 1))
    await play(await client.follow(opened.table.id), lambda situation: situation.choices[0].text)
    return opened


def dealt(record: dict[str, Any]) -> seachest.Table:
    """The table of a record before its first move."""
    return seachest.deal(record["game"], record["players"], seed=record["seed"], options=record["options"])


async def whole(client: ServerClient, table: str, seat: int | str) -> list[News]:
    """All moments of a replay."""
    found: list[News] = []
    while True:
        part = await client.replay(table, seat, len(found))  # type: ignore[arg-type]
        assert part.first == len(found)
        found += part.news
        if len(found) == part.total:
            return found


@pytest.mark.parametrize("game", game_names())
async def test_with_all_cards_open_every_moment_is_the_truth(tmp_path: Path, game: str) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await finished(anna, game)
        record = await anna.record(opened.table.id)
        shown = await whole(anna, opened.table.id, "all")
        truth = dealt(record)
        positions = [truth.everything().position()]
        for move in record["moves"]:
            seat, _, text = move.partition(" ")
            truth.act(int(seat), text)
            positions.append(truth.everything().position())
        views = [news.situation.view for news in shown if news.situation]
        assert views[0] == positions[0]
        assert views[-1] == positions[-1]
        assert all(view in positions for view in views)
        assert shown[-1].situation is not None
        assert shown[-1].situation.result is not None


@pytest.mark.parametrize("game", game_names())
async def test_a_seat_sees_again_what_it_knew_and_nothing_else(tmp_path: Path, game: str) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await finished(anna, game)
        record = await anna.record(opened.table.id)
        again = dealt(record)
        known = {seat: [again.view(seat)] for seat in range(again.players)}
        for move in record["moves"]:
            mover, _, text = move.partition(" ")
            again.act(int(mover), text)
            for seat, views in known.items():
                if again.observed_actions(seat):
                    views.append(again.view(seat))
        for seat, views in known.items():
            shown = await whole(anna, opened.table.id, seat)
            assert [news.situation.view for news in shown if news.situation] == views


async def test_nobody_decides_anything_in_a_replay(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await finished(anna)
        for news in await whole(anna, opened.table.id, 0):
            assert news.situation is not None
            assert (news.situation.choices, news.situation.asides, news.situation.deadline) == ([], [], None)
            assert news.situation.points is not None


async def test_parts_make_up_the_whole(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await finished(anna, "sea-or-shore")  # never over at once, unlike the others
        at_once = await whole(anna, opened.table.id, "watch")
        place.worker.lobby.moments_per_page = 3
        assert len((await anna.replay(opened.table.id, "watch", 3)).news) == 3
        assert await whole(anna, opened.table.id, "watch") == at_once
        beyond = await anna.replay(opened.table.id, "watch", 9999)
        assert (beyond.news, beyond.total) == ([], len(at_once))


async def test_a_game_that_goes_on_has_no_replay(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await anna.open(GAME, 2, options=SHORT, bots=["random"])
        with pytest.raises(RequestRefused, match="not-over"):
            await anna.replay(opened.table.id)


async def test_where_nobody_may_watch_replays_are_for_those_who_sit_there(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Carl") as carl:
        opened = await anna.open(GAME, 2, options=SHORT, bots=["random"], watch="nobody")
        await play(await anna.follow(opened.table.id), lambda situation: situation.choices[0].text)
        with pytest.raises(RequestRefused, match="not-to-be-watched"):
            await carl.replay(opened.table.id)
        assert await carl.replay(opened.table.id, token=opened.token) == await anna.replay(opened.table.id)


@pytest.mark.parametrize(
    ("seat", "first", "code"), [("5", 0, "no-such-seat"), ("x", 0, "no-such-seat"), (0, -1, "bad-request")]
)
async def test_bad_wishes_are_refused(tmp_path: Path, seat: str, first: int, code: str) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await finished(anna)
        with pytest.raises(RequestRefused, match=code):
            await anna.replay(opened.table.id, seat, first)  # type: ignore[arg-type]


async def test_a_seat_that_the_table_has_not_got_is_refused(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await finished(anna)
        with pytest.raises(RequestRefused, match="no-such-seat"):
            await anna.replay(opened.table.id, 2)


async def test_a_replay_is_built_once_however_often_and_by_however_many_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built: list[object] = []

    def counted(*arguments: Any) -> ReplayPart:
        built.append(arguments[2:])
        return replay_part(*arguments)

    monkeypatch.setattr(lobby, "replay_part", counted)
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody(None) as nobody:
        table = (await finished(anna)).table.id
        found = await asyncio.gather(*[client.replay(table, "all", 0) for client in (anna, nobody) * 5])
        assert all(each == found[0] for each in found)
        assert len(built) == 1
        await anna.replay(table, 0, 0)
        assert len(built) == 2, "another seat's"
        place.worker.service.replays.forget(table)
        assert await anna.replay(table, "all", 0) == found[0]
        assert len(built) == 3


async def test_only_so_many_bytes_of_replays_are_kept() -> None:
    cache, built = ReplayCache(max_bytes=250), list[int]()

    async def ask(number: int) -> None:
        async def build() -> ReplayPart:
            built.append(number)
            return ReplayPart(1, b"x" * 100)

        await cache.part("table", (None, number, 100), build)

    for number in (0, 1, 0, 2, 0, 1):
        await ask(number)
    assert built == [0, 1, 2, 1]
    assert len(cache) == 2


# --- In retrospect ---


@pytest.mark.parametrize("game", game_names())
async def test_a_summary_tells_every_round_and_points_into_the_replay(tmp_path: Path, game: str) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await finished(anna, game)
        summary = await anna.summary(opened.table.id)
        moments = await whole(anna, opened.table.id, "all")
        last = moments[-1].situation
        assert last is not None
        assert summary.result == last.result
        seats = range(len(summary.result.scores))
        assert [sum(each.seats[seat].points for each in summary.rounds) for seat in seats] == summary.result.scores
        assert summary.rounds[-1].at == len(moments) - 1
        if summary.turning is not None:
            told = [said.id for said in moments[summary.turning.at].story]
            assert all(said.id in told for said in summary.turning.says)


async def test_a_game_that_goes_on_has_no_summary(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await anna.open(GAME, 2, options=SHORT, bots=["random"])
        with pytest.raises(RequestRefused, match="not-over"):
            await anna.summary(opened.table.id)


async def test_where_nobody_may_watch_summaries_are_for_those_who_sit_there(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, place.somebody("Carl") as carl:
        opened = await anna.open(GAME, 2, options=SHORT, bots=["random"], watch="nobody")
        await play(await anna.follow(opened.table.id), lambda situation: situation.choices[0].text)
        with pytest.raises(RequestRefused, match="not-to-be-watched"):
            await carl.summary(opened.table.id)
        assert await carl.summary(opened.table.id, token=opened.token) == await anna.summary(opened.table.id)


# --- With all cards open ---


async def test_with_all_cards_open_the_story_tells_what_was_kept(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await finished(anna, "sea-salt-paper")
        kept = [move for move in (await anna.record(opened.table.id))["moves"] if " keep " in move]
        told = [said for news in await whole(anna, opened.table.id, "all") for said in news.story]
        assert [f"{said.values['seat']} keep {said.values['card']}" for said in told if said.id == "ssp-keeps"] == kept
        assert not [said for said in told if said.id == "ssp-keeps-one-discards"]
        seen = [said.id for news in await whole(anna, opened.table.id, "watch") for said in news.story]
        assert "ssp-keeps" not in seen


async def test_with_all_cards_open_the_story_tells_what_was_passed(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await finished(anna, "sea-or-shore")
        passed = [move for move in (await anna.record(opened.table.id))["moves"] if " pass " in move]
        told = [said for news in await whole(anna, opened.table.id, "all") for said in news.story]
        cards = [(said.values["seat"], said.values["card"]) for said in told if said.id == "sos-open-passes"]
        shown = [f"{seat} pass {card.partition('-')[0]}" for seat, card in cards]  # the highest of a colour goes
        assert sorted(shown) == sorted(passed)
        assert passed
