"""Reports from the table, what moderators do about them, and the log of it."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from seachest.cli.main import main
from seachest.client import RequestRefused, ServerClient
from seachest.server.accounts.restrictions import NEVER_ENDS, RestrictionKind
from seachest.server.app import application
from seachest.server.http.limits import REPORTS_PER_PLAYER, address_key
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import sessions
from seachest.wire.play import Chat, Follow, Here, Refused
from tests.server.http.test_websocket import Tab, tab
from tests.server.rooms import SEED, SHORT, Server, server
from tests.serving import SERVER_TIMEOUT_S

pytestmark = pytest.mark.anyio
WORDS = "you are all worms"
FAR_AWAY = "198.51.100.7"


@dataclass
class Scene:
    """A moderator, somebody who behaves, and somebody who does not, at one table."""

    place: Server
    moderator: ServerClient
    anna: ServerClient
    bert: ServerClient
    table: str

    async def ask(self, who: ServerClient, method: str, path: str, **body: object) -> httpx.Response:
        """Asks with somebody's cookies."""
        async with httpx.AsyncClient(base_url=self.place.url, cookies=who.cookies) as browser:
            return await browser.request(method, path, json=body or None)

    async def report(self, **more: object) -> httpx.Response:
        """Anna reports Bert."""
        bert = (await self.bert.me()).id
        wish = {"table": self.table, "player": bert, "reason": "chat", "note": "at every table", **more}
        return await self.ask(self.anna, "POST", "/api/reports", **wish)

    async def act(self, **measure: object) -> httpx.Response:
        """What the moderator does."""
        return await self.ask(self.moderator, "POST", "/api/moderation", **measure)


async def heard_until_closed(listening: Tab) -> None:
    """Listens until the socket is closed."""
    while True:
        await listening.socket.recv()


@asynccontextmanager
async def scene(folder: Path) -> AsyncIterator[Scene]:
    async with (
        server(folder) as place,
        place.somebody(None) as moderator,
        place.somebody("Anna") as anna,
        place.somebody("Bert") as bert,
    ):
        me = await moderator.register("Captain", "correct horse")
        await place.worker.desk.set_moderator("", me.id, True)
        table = (await anna.open("dolores", 2, options=SHORT, seed=SEED)).table.id
        await bert.sit(table)
        followed = await bert.follow(table)
        await followed.say(WORDS)
        await followed.leave()
        yield Scene(place, moderator, anna, bert, table)


async def test_a_report_brings_the_chat_before_it(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        assert (await here.report()).status_code == 204
        (report,) = (await here.ask(here.moderator, "GET", "/api/moderation")).json()["reports"]
        assert (report["name"], report["reporter"], report["reason"]) == ("Bert", "Anna", "chat")
        assert [(line["name"], line["text"]) for line in report["lines"]] == [("Bert", WORDS)]
        assert report["note"] == "at every table"


async def test_a_second_report_about_the_same_replaces_the_first(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.report()
        await here.report(note="again")
        (report,) = (await here.ask(here.moderator, "GET", "/api/moderation")).json()["reports"]
        assert report["note"] == "again"


async def test_reports_are_about_others_at_the_table_and_not_too_many(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        stranger, anna = (await here.moderator.me()).id, (await here.anna.me()).id
        for player in (stranger, anna):
            assert (await here.report(player=player)).status_code == 400
        statuses = [(await here.report()).status_code for _ in range(REPORTS_PER_PLAYER.count + 1)]
        assert statuses == [204] * REPORTS_PER_PLAYER.count + [429]


async def test_only_moderators_see_reports_and_act(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        bert = (await here.bert.me()).id
        for who in (here.anna, here.bert):
            assert (await here.ask(who, "GET", "/api/moderation")).json()["code"] == "not-for-you"
            banned = await here.ask(who, "POST", "/api/moderation", what="ban", player=bert)
            assert banned.json()["code"] == "not-for-you"
        assert (await here.act(what="ban", player=(await here.moderator.me()).id)).json()["code"] == "not-for-you"


async def test_nobody_decides_about_themselves(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        table = (await here.anna.open("dolores", 2, options=SHORT, seed=SEED)).table.id
        await here.moderator.sit(table)
        captain, bert = (await here.moderator.me()).id, (await here.bert.me()).id
        assert (await here.report(table=table, player=captain)).status_code == 204
        await here.place.worker.desk.forbid("", RestrictionKind.MUTE, NEVER_ENDS, player=captain)
        seen = (await here.ask(here.moderator, "GET", "/api/moderation")).json()
        (report,), (rule,) = seen["reports"], seen["restrictions"]
        for wish in (
            {"what": "close", "report": report["id"]},
            {"what": "mute", "player": bert, "report": report["id"]},
            {"what": "lift", "restriction": rule["id"]},
        ):
            assert (await here.act(**wish)).json()["code"] == "not-for-you", wish
        left = (await here.ask(here.moderator, "GET", "/api/moderation")).json()
        assert (left["reports"], left["restrictions"]) == (seen["reports"], seen["restrictions"])


async def test_a_report_is_closed_only_with_a_line_in_the_log(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.report()
        (report,) = (await here.ask(here.moderator, "GET", "/api/moderation")).json()["reports"]
        captain, anna = (await here.moderator.me()).id, (await here.anna.me()).id
        refused = await here.act(what="ban", player=captain, report=report["id"])
        assert refused.json()["code"] == "not-for-you"
        seen = (await here.ask(here.moderator, "GET", "/api/moderation")).json()
        assert [each["id"] for each in seen["reports"]] == [report["id"]], "nothing was done about it"
        seen = (await here.act(what="mute", player=anna, report=report["id"])).json()
        assert seen["reports"] == []
        assert [(each["what"], each["name"]) for each in seen["measures"][:2]] == [("close", "Bert"), ("mute", "Anna")]
        assert (await here.act(what="close", report=report["id"])).json()["code"] == "not-found"
        for number in (0, -1, 2**31, 2**70):
            for wish in ({"what": "close", "report": number}, {"what": "lift", "restriction": number}):
                assert (await here.act(**wish)).json()["code"] == "bad-message", wish


async def test_who_is_muted_plays_on_and_says_nothing(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.report()
        (report,) = (await here.ask(here.moderator, "GET", "/api/moderation")).json()["reports"]
        bert = (await here.bert.me()).id
        answer = await here.act(what="mute", player=bert, hours=24, report=report["id"], reason="insults")
        assert (answer.status_code, answer.json()["reports"]) == (200, [])
        (rule,) = answer.json()["restrictions"]
        assert (rule["kind"], rule["name"], rule["reason"]) == ("mute", "Bert", "insults")
        async with tab(here.bert) as talking:
            await talking.say(Follow(table=here.table))
            await talking.hear(Here)
            await talking.say(Chat(table=here.table, id="more", text=WORDS))
            refused = await talking.hear(Refused)
            assert (refused.code, refused.params) == ("silenced", {"hours": 24})
            await here.act(what="lift", restriction=rule["id"])
            await talking.say(Chat(table=here.table, id="again", text="sorry"))
            assert not isinstance(await talking.hear(object), Refused)


async def test_who_is_banned_is_out_at_once_and_can_still_take_their_data_and_leave(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        bert = (await here.bert.me()).id
        async with tab(here.bert) as playing:
            await playing.say(Follow(table=here.table))
            await playing.hear(Here)
            assert (await here.act(what="ban", player=bert, hours=48)).status_code == 200
            with pytest.raises(ConnectionClosed):
                await heard_until_closed(playing)
        with pytest.raises(RequestRefused) as caught:
            await here.bert.me()
        assert (caught.value.code, caught.value.params) == ("banned", {"days": 2})
        exported = await here.ask(here.bert, "GET", "/api/export")
        assert [line["text"] for line in exported.json()["chat"]] == [WORDS]
        async with httpx.AsyncClient(base_url=here.place.url, cookies=here.bert.cookies) as browser:
            assert (await browser.request("DELETE", "/api/account", json={})).status_code == 204


async def test_what_the_admin_does_at_the_command_line_is_in_force_at_a_running_server(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        bert = (await here.bert.me()).id
        async with tab(here.bert) as playing:
            await playing.say(Follow(table=here.table))
            await playing.hear(Here)
            database = str(tmp_path / "server.db")
            assert await asyncio.to_thread(main, ["admin", "ban", bert, "--database", database]) == 0
            await here.place.worker.moderation.look()  # as it does every few seconds
            async with asyncio.timeout(SERVER_TIMEOUT_S):
                with pytest.raises(ConnectionClosed):
                    await heard_until_closed(playing)
        with pytest.raises(RequestRefused) as caught:
            await here.bert.me()
        assert caught.value.code == "banned"
        assert (await here.anna.me()).name == "Anna"


async def test_a_banned_account_cannot_log_in(tmp_path: Path) -> None:
    async with scene(tmp_path) as here, here.place.somebody(None) as dora:
        me = await dora.register("Dora", "correct horse")
        await here.act(what="ban", player=me.id)
        async with here.place.somebody(None) as again:
            with pytest.raises(RequestRefused) as caught:
                await again.login("Dora", "correct horse")
        assert (caught.value.code, caught.value.params) == ("banned", {"days": 0})


async def test_a_ban_by_address_keeps_new_guests_out_until_it_is_lifted(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        bert = (await here.bert.me()).id
        async with writing(here.place.worker.engine) as connection:
            theirs = update(sessions).where(sessions.c.player == bert)
            await connection.execute(theirs.values(address=address_key(FAR_AWAY)))
        answer = await here.act(what="ban", player=bert, hours=24, address=True)
        assert answer.status_code == 200
        assert FAR_AWAY not in answer.text
        transport = httpx.ASGITransport(application(here.place.worker), client=(FAR_AWAY, 5000))
        async with httpx.AsyncClient(transport=transport, base_url=here.place.url) as new:
            refused = await new.post("/api/guests", json={"name": "Bert again"})
            assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        desk = here.place.worker.desk
        for rule in (await desk.overview()).restrictions:
            if rule.network:
                await desk.lift("", rule.id)
        await here.place.worker.moderation.look()
        async with httpx.AsyncClient(transport=transport, base_url=here.place.url) as new:
            assert (await new.post("/api/guests", json={"name": "Carl"})).status_code == 200


async def test_a_ban_by_address_never_bans_the_machine_itself(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        answer = await here.act(what="ban", player=(await here.bert.me()).id, address=True)
        assert [each["network"] for each in answer.json()["restrictions"]] == [False]
        assert (await here.anna.me()).name == "Anna"


async def test_a_name_given_by_force_is_seen_everywhere_and_stays(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        before = await here.bert.me()
        await here.act(what="rename", player=before.id)
        after = await here.bert.me()
        assert after.name.startswith("Sailor ")
        assert after.renamed
        assert (await here.anna.info(here.table)).seats[1].name == after.name
        session = await here.place.worker.service.session(here.table)
        assert [line.name for line in session.chat] == [after.name]
        with pytest.raises(RequestRefused, match="name-fixed"):
            await here.bert.guest("Bert")


async def test_everything_that_was_done_is_in_the_log(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.report()
        bert = (await here.bert.me()).id
        (report,) = (await here.ask(here.moderator, "GET", "/api/moderation")).json()["reports"]
        await here.act(what="close", report=report["id"], reason="a joke")
        await here.act(what="mute", player=bert, hours=1)
        done = (await here.act(what="rename", player=bert)).json()["measures"]
        assert [(each["by"], each["what"]) for each in done] == [
            ("Captain", "rename"),
            ("Captain", "mute"),
            ("Captain", "close"),
            ("", "moderator"),
        ]
        assert "127.0.0.1" not in json.dumps(done), "moderators see no addresses"


async def test_a_deleted_player_leaves_reports_without_name_and_words(tmp_path: Path) -> None:
    async with scene(tmp_path) as here:
        await here.report()
        async with httpx.AsyncClient(base_url=here.place.url, cookies=here.bert.cookies) as browser:
            await browser.request("DELETE", "/api/account", json={})
        told = (await here.ask(here.moderator, "GET", "/api/moderation")).text
        assert WORDS not in told
        assert "Bert" not in told
