"""Puzzles over REST: the same for everybody, only what a seat knows, and with words for everything."""

from pathlib import Path

import httpx
import msgspec
import pytest

from seachest.puzzles import shipped_puzzles
from seachest.rules.game import game_names
from seachest.server.http.routes.puzzles import PUZZLES_AT_ONCE, task_from
from seachest.wire.puzzles import Puzzles
from tests.server.rooms import server

pytestmark = pytest.mark.anyio
games = pytest.mark.parametrize("game", game_names())


@games
def test_a_task_shows_the_view_of_its_seat(game: str) -> None:
    for puzzle in shipped_puzzles(game)[::10]:
        task = task_from(puzzle)
        told = msgspec.json.decode(msgspec.json.encode(task.situation))
        assert told["view"] == puzzle.view.position()
        assert [choice["text"] for choice in told["choices"]] == puzzle.view.legal()
        assert set(task.worths) == set(puzzle.view.legal())
        assert (task.line[0].seat, task.info.players) == (puzzle.seat, puzzle.players)
        assert task.info.seats[puzzle.seat].kind == "player"


async def test_puzzles_come_twenty_at_a_time_to_anybody(tmp_path: Path) -> None:
    async with server(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as http:
        for game in game_names():
            answer = await http.get(f"/api/puzzles/{game}")
            assert answer.headers["content-encoding"] == "gzip"
            found = msgspec.json.decode(answer.content, type=Puzzles)
            known = shipped_puzzles(game)
            assert [entry.id for entry in found.entries] == [puzzle.id for puzzle in known]
            assert [task.id for task in found.puzzles] == [puzzle.id for puzzle in known[:PUZZLES_AT_ONCE]]
            later = (await http.get(f"/api/puzzles/{game}", params={"first": len(known)})).json()
            assert later["first"] % PUZZLES_AT_ONCE == 0
            plain = await http.get(f"/api/puzzles/{game}", headers={"Accept-Encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.json() == answer.json()
        assert (await http.get("/api/puzzles/chess")).json()["code"] == "not-found"
        assert (await http.get("/api/puzzles/dolores?first=x")).status_code == 400
