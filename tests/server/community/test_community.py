"""What people come back for over REST: history, logbook, profiles, leaderboards, friends, invitations."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, func, insert, select

from seachest.client import ServerClient, play
from seachest.server.community.companions import INVITATION_LIFE_S, MAX_FRIENDS, MAX_INVITATIONS_PER_TABLE
from seachest.server.community.logbook import GAMES_PER_PAGE, LEADERS_PER_PAGE, MIN_LEADER_GAMES
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import friends, invitations, players, ratings, results, tables
from tests.server.rooms import SEED, SHORT, Server, server

pytestmark = pytest.mark.anyio
GAME = "dolores"
ANY: dict[str, Any] = {"game": GAME, "players": 2, "options": SHORT, "seed": SEED}
PASSWORD = "correct horse"


@dataclass
class Somebody:
    """A player with a client for tables, and plain requests."""

    client: ServerClient
    http: httpx.AsyncClient
    id: str

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def code(self, method: str, path: str, body: Any = None) -> str:
        """The code of a refusal, or the status where nothing is refused."""
        answer = await self.http.request(method, path, json=body)
        return str(answer.json()["code"]) if answer.status_code >= 400 else str(answer.status_code)


@asynccontextmanager
async def company(place: Server, *names: str, account: bool = False) -> AsyncIterator[list[Somebody]]:
    async with AsyncExitStack() as stack:
        found = []
        for name in names:
            client = await stack.enter_async_context(place.somebody(None if account else name))
            if account:
                await client.register(name, PASSWORD)
            http = await stack.enter_async_context(place.ask(client))
            found.append(Somebody(client, http, (await http.get("/api/me")).json()["id"]))
        yield found


async def result_count(place: Server) -> int:
    async with place.worker.engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(results))).scalar_one())


async def played(place: Server, *people: Somebody, bots: int = 0, **more: Any) -> str:
    """A game that the people play to its end; returns its table."""
    before = await result_count(place)
    wish = {**ANY, "players": len(people) + bots, "bots": ["random"] * bots, **more}
    opener, *others = people
    table = (await opener.client.open(**wish)).table.id
    for each in others:
        await each.client.sit(table)
    await asyncio.gather(*[play_out(each.client, table) for each in people])
    async with asyncio.timeout(20):
        while await result_count(place) < before + len(people):
            await asyncio.sleep(0.01)
    return table


async def play_out(client: ServerClient, table: str) -> None:
    followed = await client.follow(table)
    await play(followed, lambda situation: situation.choices[0].text)
    await followed.leave()


async def add_results(place: Server, player: str, *wins: bool, **columns: Any) -> None:
    """Results of games that a player has finished, the oldest first, each at a table of its own."""
    async with writing(place.worker.engine) as connection:
        some = (await connection.execute(select(tables))).mappings().first()
        assert some is not None
        for number, won in enumerate(wins):
            table = f"{player[:6]}{number:06d}"
            await connection.execute(insert(tables).values({**some, "id": table, "phase": "over", "rated": True}))
            row = {
                "table_id": table,
                "seat": 0,
                "player": player,
                "game": GAME,
                "ended": 1000.0 + number,
                "place": 1 if won else 2,
                "score": 5,
                "won": won,
                "away": False,
                "best_round": number,
                "kept": 1,
                "broken": 0,
                "others": [],
                **columns,
            }
            await connection.execute(insert(results).values(row))


# --- History and logbook --------------------------------------------------------------------------------------------


async def test_a_finished_game_is_in_the_history_of_all_its_people(either: str, tmp_path: Path) -> None:
    async with server(tmp_path, database=either) as place, company(place, "Anna", "Bert") as (anna, bert):
        table = await played(place, anna, bert, bots=1, players=3)
        for me, other in ((anna, "Bert"), (bert, "Anna")):
            told = await me.get("/api/history")
            (game,) = told["games"]
            assert (game["table"], game["game"], told["more"]) == (table, GAME, False)
            assert game["ended"] > 1_600_000_000
            person, bot = sorted(game["opponents"], key=lambda each: each["player"] is None)
            assert (person["name"], bot["level"], bot["player"]) == (other, "random", None)
            assert game["won"] == (game["place"] == 1)
        record = await anna.client.record(table)
        for seat, me in ((0, anna), (2, bert)):
            (game,) = (await me.get("/api/history"))["games"]
            assert game["won"] == (seat in record["result"]["winners"])
            assert game["score"] == record["result"]["scores"][seat]


async def test_who_leaves_a_game_has_lost_it(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        table = (await anna.client.open(**ANY)).table.id
        await bert.client.sit(table)
        await bert.client.rise(table, 1)
        await play_out(anna.client, table)
        async with asyncio.timeout(20):
            while await result_count(place) < 2:
                await asyncio.sleep(0.01)
        (game,) = (await bert.get("/api/history"))["games"]
        assert (game["won"], game["left"], game["place"]) == (False, True, 2)
        (game,) = (await anna.get("/api/history"))["games"]
        assert [each["name"] for each in game["opponents"]] == ["Bert"]


async def test_the_history_comes_in_pages(either: str, tmp_path: Path) -> None:
    async with server(tmp_path, database=either) as place, company(place, "Anna") as (anna,):
        await anna.client.open(**ANY)
        await add_results(place, anna.id, *[True] * (GAMES_PER_PAGE + 3))
        first = await anna.get("/api/history")
        second = await anna.get(f"/api/history?first={GAMES_PER_PAGE}")
        assert (len(first["games"]), first["more"]) == (GAMES_PER_PAGE, True)
        assert (len(second["games"]), second["more"]) == (3, False)
        times = [game["ended"] for game in first["games"] + second["games"]]
        assert times == sorted(times, reverse=True)
        assert (await anna.get("/api/history?first=999999"))["games"] == []
        assert await anna.code("GET", "/api/history?first=-1") == "bad-request"


async def test_the_logbook_counts_games_wins_streaks_rounds_and_words(either: str, tmp_path: Path) -> None:
    async with server(tmp_path, database=either) as place, company(place, "Anna") as (anna,):
        await anna.client.open(**ANY)
        await add_results(place, anna.id, True, True, True, False, True, True)
        told = await anna.get("/api/logbook")
        wanted = {"games": 6, "wins": 5, "streak": 2, "best_streak": 3, "beaten": None}
        assert told["total"] == {**wanted, "best_round": None}
        assert told["by_game"] == {GAME: {**wanted, "best_round": 5}}
        assert (told["kept"], told["broken"]) == (6, 0)


async def test_a_game_with_hints_counts_as_a_loss_if_it_is_lost_and_else_for_nothing(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        await played(place, anna, bert)
        await add_results(place, "helped0000000000", True, True, hints=True)
        await add_results(place, "losing0000000000", True, False, hints=True, best_round=99, kept=7)
        counted = [await place.worker.logbooks.logbook(each) for each in ("helped0000000000", "losing0000000000")]
        assert [(each.total.games, each.total.wins) for each in counted] == [(0, 0), (1, 0)]
        assert (counted[1].by_game[GAME].best_round, counted[1].kept) == (None, 0)


async def test_the_logbook_knows_the_strongest_bot_beaten_and_against_whom(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        await anna.client.open(**ANY)

        def other(player: str | None, level: str | None, won: bool) -> dict[str, Any]:
            return {"seat": 1, "player": player, "level": level, "score": 3, "won": won}

        beaten = [other(None, "skilled", False), other(None, "casual", False), other(None, "master", True)]
        await add_results(place, anna.id, True, others=[*beaten, other(bert.id, None, False)])
        told = await anna.get("/api/logbook")
        assert told["total"]["beaten"] == "skilled"
        assert told["rivals"] == [{"id": bert.id, "name": "Bert", "games": 1, "wins": 1, "losses": 0}]


async def test_words_are_kept_and_broken_as_the_game_tells(tmp_path: Path) -> None:
    """Players who show what they announced keep their word; those who show something else break it."""

    def liar(situation: Any) -> str:
        texts = [choice.text for choice in situation.choices]
        return "announce peace" if "announce peace" in texts else "fight" if "fight" in texts else str(texts[0])

    def honest(situation: Any) -> str:
        texts = [choice.text for choice in situation.choices]
        return "announce peace" if "announce peace" in texts else "peace" if "peace" in texts else str(texts[0])

    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        table = (await anna.client.open(**ANY | {"options": {"pile": 12}})).table.id
        await bert.client.sit(table)

        async def through(somebody: Somebody, choose: Any) -> None:
            await play(await somebody.client.follow(table), choose)

        await asyncio.gather(through(anna, liar), through(bert, honest))
        async with asyncio.timeout(20):
            while await result_count(place) < 2:
                await asyncio.sleep(0.01)
        false, true = [await each.get("/api/logbook") for each in (anna, bert)]
        assert (false["kept"], true["broken"]) == (0, 0)
        assert false["broken"] > 0
        assert true["kept"] > 0


async def test_games_of_older_servers_come_into_the_history_when_it_is_read(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        table = await played(place, anna, bert)
        async with writing(place.worker.engine) as connection:
            await connection.execute(delete(results))
        assert [game["table"] for game in (await anna.get("/api/history"))["games"]] == [table]
        assert await result_count(place) == 2


async def test_nobody_reads_a_history_without_a_session(tmp_path: Path) -> None:
    async with server(tmp_path) as place, httpx.AsyncClient(base_url=place.url) as http:
        for path in ("history", "logbook", "companions", "invitations"):
            assert (await http.get(f"/api/{path}")).status_code == 401, path


async def test_a_deleted_account_leaves_no_name_and_no_results_behind(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert", account=True) as (anna, bert):
        await played(place, anna, bert)
        await anna.http.post(f"/api/friends/{bert.id}")
        assert await bert.code("DELETE", "/api/account", {"password": PASSWORD}) == "204"
        assert "Bert" not in (await anna.http.get("/api/history")).text
        assert (await anna.get("/api/logbook"))["rivals"] == []
        assert await anna.get("/api/companions") == {"friends": [], "recent": []}
        assert await anna.code("GET", f"/api/players/{bert.id}") == "no-such-player"
        assert await result_count(place) == 1


# --- Profiles and leaderboards --------------------------------------------------------------------------------------


async def test_a_profile_shows_an_account_and_neither_tables_nor_opponents(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        place = await stack.enter_async_context(server(tmp_path))
        (anna,) = await stack.enter_async_context(company(place, "Anna", account=True))
        (guest,) = await stack.enter_async_context(company(place, "Gast"))
        table = await played(place, anna, guest, watch="nobody")
        async with httpx.AsyncClient(base_url=place.url) as nobody:
            answer = await nobody.get(f"/api/players/{anna.id}")
            assert answer.json()["name"] == "Anna"
            assert answer.json()["by_game"][GAME]["games"] == 1
            assert table not in answer.text
            assert guest.id not in answer.text
            for other in (guest.id, "a" * 16, "nonsense"):
                assert (await nobody.get(f"/api/players/{other}")).status_code == 404


async def test_the_leaderboard_ranks_accounts_with_enough_games_in_pages(either: str, tmp_path: Path) -> None:
    async with server(tmp_path, database=either) as place, company(place, "Anna", account=True) as (anna,):
        count = LEADERS_PER_PAGE + 2
        async with writing(place.worker.engine) as connection:
            some = (await connection.execute(select(players))).mappings().one()
            rows = [(f"{number:02d}", number, MIN_LEADER_GAMES, True) for number in range(22, 22 + count)]
            rows += [("98", 99, MIN_LEADER_GAMES - 1, True), ("99", 99, 50, False)]
            for name, strength, games, account in rows:
                number = f"bbbbbbbbbbbbbb{name.replace('0', 'z').replace('1', 'y')}"
                login = name if account else None
                await connection.execute(insert(players).values({**some, "id": number, "name": name, "login": login}))
                rated = {"player": number, "game": GAME, "mu": float(strength), "sigma": 2.0, "games": games}
                await connection.execute(insert(ratings).values(rated))
        first = await anna.get(f"/api/leaderboards/{GAME}")
        second = await anna.get(f"/api/leaderboards/{GAME}?first={LEADERS_PER_PAGE}")
        assert (len(first["leaders"]), first["more"], second["more"]) == (LEADERS_PER_PAGE, True, False)
        everybody = first["leaders"] + second["leaders"]
        assert [each["place"] for each in everybody] == list(range(1, count + 1))
        assert [each["name"] for each in everybody] == [f"{number:02d}" for number in range(21 + count, 21, -1)]
        assert (await anna.get("/api/leaderboards/dolores?first=999999"))["leaders"] == []
        assert await anna.code("GET", "/api/leaderboards/chess") == "not-found"


# --- Friends and invitations ----------------------------------------------------------------------------------------


async def test_whom_one_has_met_can_become_a_friend_and_does_not_learn_of_it(either: str, tmp_path: Path) -> None:
    async with server(tmp_path, database=either) as place, company(place, "Anna", "Bert") as (anna, bert):
        await played(place, anna, bert)
        told = await anna.get("/api/companions")
        assert [each["name"] for each in told["recent"]] == ["Bert"]
        assert told["friends"] == []
        for _ in range(2):
            assert await anna.code("POST", f"/api/friends/{bert.id}") == "204"
        told = await anna.get("/api/companions")
        assert [(each["name"], each["friend"]) for each in told["friends"]] == [("Bert", True)]
        assert (await bert.get("/api/companions"))["friends"] == []
        assert await anna.code("DELETE", f"/api/friends/{bert.id}") == "204"
        assert (await anna.get("/api/companions"))["friends"] == []


async def test_nobody_befriends_themselves_or_nobody_or_too_many(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        for other in (anna.id, "a" * 16, "nonsense"):
            assert await anna.code("POST", f"/api/friends/{other}") == "no-such-player"
        async with writing(place.worker.engine) as connection:
            some = (await connection.execute(select(players))).mappings().first()
            for number in range(MAX_FRIENDS):
                other = "c" * 14 + f"{chr(ord('a') + number // 10)}{'abcdefghij'[number % 10]}"
                await connection.execute(insert(players).values({**(some or {}), "id": other, "login": None}))
                await connection.execute(insert(friends).values(player=anna.id, friend=other, since=1.0))
        assert await anna.code("POST", f"/api/friends/{bert.id}") == "too-many-friends"


async def test_who_was_met_can_be_invited_and_sees_it_until_they_sit_or_decline(either: str, tmp_path: Path) -> None:
    async with server(tmp_path, database=either) as place, company(place, "Anna", "Bert", "Carl") as (anna, bert, carl):
        await played(place, anna, bert)
        await played(place, anna, carl)
        table = (await anna.client.open(**ANY | {"players": 3})).table.id
        for other in (bert, carl):
            assert await anna.code("POST", f"/api/tables/{table}/invitations", {"player": other.id}) == "204"
            (told,) = (await other.get("/api/invitations"))["invitations"]
            assert (told["table"]["id"], told["inviter"]) == (table, "Anna")
        assert await carl.code("DELETE", f"/api/invitations/{table}") == "204"
        await bert.client.sit(table)
        for other in (bert, carl):
            assert (await other.get("/api/invitations"))["invitations"] == []


async def test_strangers_cannot_be_invited_unless_they_are_friends(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        table = (await anna.client.open(**ANY)).table.id
        ask = ("POST", f"/api/tables/{table}/invitations", {"player": bert.id})
        assert await anna.code(*ask) == "not-to-be-invited"
        await anna.http.post(f"/api/friends/{bert.id}")
        assert await anna.code(*ask) == "not-to-be-invited", "it is Bert who has to want it"
        await bert.http.post(f"/api/friends/{anna.id}")
        assert await anna.code(*ask) == "204"


async def test_only_those_who_sit_invite_and_only_to_a_table_that_waits(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert", "Carl") as (anna, bert, carl):
        await played(place, anna, bert)
        await played(place, carl, bert)
        table = (await anna.client.open(**ANY)).table.id
        path = f"/api/tables/{table}/invitations"
        assert await carl.code("POST", path, {"player": bert.id}) == "not-seated"
        await anna.client.start(table)
        assert await anna.code("POST", path, {"player": bert.id}) == "not-waiting"
        assert await anna.code("POST", path, {"player": "nonsense"}) == "bad-message"
        assert await anna.code("POST", "/api/tables/zzzzzzzzzzzz/invitations", {"player": bert.id}) == "no-such-table"


async def test_a_muted_player_cannot_invite_and_cannot_tell(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        await played(place, anna, bert)
        player = await place.worker.people.player_of(bert.client.cookies["seachest"])
        assert player is not None
        await place.worker.people.mute(player, anna.id, on=True)
        table = (await anna.client.open(**ANY)).table.id
        assert await anna.code("POST", f"/api/tables/{table}/invitations", {"player": bert.id}) == "204"
        assert (await bert.get("/api/invitations"))["invitations"] == []
        assert (await bert.get("/api/companions"))["recent"] == []


async def test_an_invitation_ends_after_a_day_and_a_table_has_only_so_many(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        await played(place, anna, bert)
        table = (await anna.client.open(**ANY)).table.id
        await anna.http.post(f"/api/tables/{table}/invitations", json={"player": bert.id})
        place.clock.advance(INVITATION_LIFE_S + 1)
        assert (await bert.get("/api/invitations"))["invitations"] == []
        other = (await anna.client.open(**ANY)).table.id
        async with writing(place.worker.engine) as connection:
            some = (await connection.execute(select(players))).mappings().first()
            for number in range(MAX_INVITATIONS_PER_TABLE):
                guest = "d" * 14 + f"z{'abcdefghijkmnpqrstuv'[number]}"
                await connection.execute(insert(players).values({**(some or {}), "id": guest, "login": None}))
                row = {"table_id": other, "player": guest, "inviter": anna.id, "at": 1.0}
                await connection.execute(insert(invitations).values(row))
        ask = ("POST", f"/api/tables/{other}/invitations", {"player": bert.id})
        assert await anna.code(*ask) == "too-many-invitations"


async def test_invitations_are_limited(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        await played(place, anna, bert)
        table = (await anna.client.open(**ANY)).table.id
        codes = [await anna.code("POST", f"/api/tables/{table}/invitations", {"player": bert.id}) for _ in range(21)]
        assert codes == ["204"] * 20 + ["too-many"]


# --- Running tables -------------------------------------------------------------------------------------------------


async def test_running_tables_come_first_however_many_games_ended_since(tmp_path: Path) -> None:
    async with server(tmp_path) as place, company(place, "Anna", "Bert") as (anna, bert):
        running = (await anna.client.open(**ANY)).table.id
        over = await played(place, anna, bert)
        assert [each["id"] for each in (await anna.get("/api/tables"))["tables"]] == [running, over]
        assert [each["id"] for each in (await anna.get("/api/tables?only=going"))["tables"]] == [running]
        assert await anna.code("GET", "/api/tables?only=nonsense") == "bad-message"


async def test_every_list_costs_something(tmp_path: Path) -> None:
    """A player who has used up their budget waits, no matter which list they ask for."""
    async with server(tmp_path) as place, company(place, "Anna") as (anna,):
        place.worker.limits.work.spend_at(None, "127.0.0.1", 10**9)
        for path in ("history", "logbook", "companions", "invitations", "leaderboards/dolores", f"players/{anna.id}"):
            assert await anna.code("GET", f"/api/{path}") == "too-many", path
