import asyncio
import sys
import threading
import unicodedata
from pathlib import Path
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from sqlalchemy import String, insert, select, update

from seachest.server.accounts.names import clean_name, login_of
from seachest.server.accounts.people import DELETED_NAME, People, new_player_id
from seachest.server.errors import Refusal
from seachest.server.storage.schema import players, ratings
from seachest.wire.base import LONGEST_NAME
from tests.server.accounts_app import QUICK_HASHER, AccountsApp, accounts_app

pytestmark = pytest.mark.anyio
PASSWORD, OTHER = "correct horse", "battery staple"


async def row_of(home: AccountsApp, player: str) -> Any:
    async with home.engine.connect() as connection:
        return (await connection.execute(select(players).where(players.c.id == player))).one()


# --- Names


@pytest.mark.parametrize(
    ("told", "kept"),
    [(" Anna ", "Anna"), ("Anna  \u00a0 Lee", "Anna Lee"), ("Ａｎｎａ", "Anna"), ("e\u0301", "é"), ("👩‍🚀"[0], "👩")],
)
def test_names_are_trimmed_and_spelled_in_one_way(told: str, kept: str) -> None:
    assert clean_name(told) == kept


@pytest.mark.parametrize(
    "name",
    [
        *("", " ", "\u3000", "a\x00b", "a\x1bb", "a\u202eb", "a\u200bb", "\u200d", "\u3164", "\u2800", "a\ue000"),
        *("\u0301a", "a" * 25, "\ufdfa" * 2),
    ],
    ids=ascii,
)
def test_names_that_cannot_be_seen_or_are_too_long_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as caught:
        clean_name(name)
    assert (caught.value.status, caught.value.code) == (400, "bad-name")


def test_logins_ignore_case_and_spelling() -> None:
    assert login_of("STRASSE") == login_of("Straße") == login_of(" ｓtraße ")


def test_a_folded_name_fits_into_the_database() -> None:
    signs = [sign for sign in map(chr, range(sys.maxunicode + 1)) if unicodedata.normalize("NFKC", sign) == sign]
    longest = max(len(unicodedata.normalize("NFKC", sign.casefold())) for sign in signs)
    column = players.c.login.type
    assert isinstance(column, String)
    assert column.length is not None
    assert longest * LONGEST_NAME <= column.length


def test_nobody_can_take_the_name_of_the_deleted() -> None:
    assert clean_name(DELETED_NAME) != DELETED_NAME


# --- Guests and accounts


async def test_a_guest_is_known_by_the_cookie(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        session = await home.people.guest(" Anna ")
        assert (session.player.name, session.player.account) == ("Anna", False)
        assert await home.people.player_of(session.cookie) == session.player


LOOKALIKES = ("Anna", "ANNA", " anna ", "Аnnа", "𝐀nna", "Annа", "ΑNNA")
"""Names that can be mistaken for Anna, with letters of Cyrillic, Greek and mathematics among them."""


@pytest.mark.parametrize("name", LOOKALIKES, ids=ascii)
async def test_nobody_takes_the_name_of_an_account_or_one_that_looks_like_it(tmp_path: Path, name: str) -> None:
    async with accounts_app(tmp_path) as home:
        guest = (await home.people.guest("Berta")).player
        await home.people.open_account("Anna", PASSWORD)
        for asked in (
            home.people.guest(name),
            home.people.guest(name, guest),
            home.people.open_account(name, PASSWORD),
            home.people.open_account(name, PASSWORD, guest),
        ):
            with pytest.raises(Refusal) as caught:
                await asked
            assert (caught.value.status, caught.value.code) == (409, "name-taken")


@pytest.mark.parametrize("name", ["Kai", "KAI", "Kаi", "Κai", "Kal", "Stella", "bot:master", "BОT: x"], ids=ascii)
async def test_nobody_takes_the_name_of_a_bot(tmp_path: Path, name: str) -> None:
    async with accounts_app(tmp_path) as home:
        for asked in (home.people.guest(name), home.people.open_account(name, PASSWORD)):
            with pytest.raises(Refusal) as caught:
                await asked
            assert (caught.value.status, caught.value.code) == (409, "name-of-a-bot")


async def test_the_name_of_a_deleted_account_is_free_again(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        account = await home.people.open_account("Anna", PASSWORD)
        await home.people.delete(account.player, PASSWORD)
        assert (await home.people.guest("Anna")).player.name == "Anna"


async def test_two_guests_may_have_one_name(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        first, second = await home.people.guest("Anna"), await home.people.guest("Anna")
        assert first.player.id != second.player.id


async def test_a_guest_who_comes_again_gets_another_name_and_stays_the_same(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        before = await home.people.guest("Anna")
        after = await home.people.guest("Berta", before.player)
        assert (after.player.id, after.player.name) == (before.player.id, "Berta")


async def test_a_guest_who_opens_an_account_keeps_the_id_and_loses_old_cookies(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        guest = await home.people.guest("Anna")
        account = await home.people.open_account("Berta", PASSWORD, guest.player)
        assert (account.player.id, account.player.name, account.player.account) == (guest.player.id, "Berta", True)
        assert await home.people.player_of(guest.cookie) is None


async def test_an_account_opens_no_second_one_and_becomes_no_guest(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        guest = (await home.people.guest("Guest")).player
        account = (await home.people.open_account("Anna", PASSWORD, guest)).player
        for player in (account, guest):  # the guest: somebody who asked twice at the same moment
            with pytest.raises(Refusal, match="has-account"):
                await home.people.open_account("Berta", PASSWORD, player)
        with pytest.raises(Refusal, match="has-account"):
            await home.people.guest("Berta", account)


@pytest.mark.parametrize("as_guest", [False, True])
async def test_a_name_that_is_taken_in_any_case_is_refused(tmp_path: Path, as_guest: bool) -> None:
    async with accounts_app(tmp_path) as home:
        await home.people.open_account("Straße", PASSWORD)
        guest = (await home.people.guest("Anna")).player if as_guest else None
        with pytest.raises(Refusal) as caught:
            await home.people.open_account("STRASSE", PASSWORD, guest)
        assert (caught.value.status, caught.value.code) == (409, "name-taken")


async def test_of_many_who_want_a_name_at_once_one_gets_it(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        tries = [home.people.open_account("Anna", PASSWORD) for _ in range(5)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, Refusal) and one.code == "name-taken" for one in done) == 4


async def test_passwords_are_stored_as_argon2id_only(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        people = People(home.engine)
        row = await row_of(home, (await people.open_account("Anna", PASSWORD)).player.id)
        assert row.password.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
        assert len(row.password) <= 200
        assert PASSWORD not in str(row)


class WatchedHasher(PasswordHasher):
    """Keeps where passwords are compared, and the settings of the hashes."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.threads: list[threading.Thread] = []
        self.settings: list[list[str]] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002  # as the library has it
        self.threads.append(threading.current_thread())
        self.settings.append(str(hash).split("$")[:4])
        return super().verify(hash, password)


async def test_hashing_leaves_the_event_loop_alone(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        hasher = WatchedHasher()
        people = People(home.engine, home.clock, hasher)
        await people.open_account("Anna", PASSWORD)
        await people.login("Anna", PASSWORD)
        assert hasher.threads
        assert threading.main_thread() not in hasher.threads


async def test_too_many_passwords_at_once_are_refused(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        people = People(home.engine, home.clock, QUICK_HASHER, max_waiting_hashes=2)
        tries = [people.open_account(f"Anna {i}", PASSWORD) for i in range(5)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, Refusal) and one.code == "busy" for one in done) == 3
        await people.open_account("Berta", PASSWORD)


# --- Login


async def test_the_password_opens_the_account_in_any_spelling(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        account = await home.people.open_account("Zoë", "caf\u00e9 caf\u00e9")
        back = await home.people.login("ZOE\u0308", "cafe\u0301 cafe\u0301")
        assert back.player == account.player
        assert await home.people.player_of(account.cookie) == account.player


async def test_a_wrong_password_and_a_wrong_name_get_the_same_answer(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        await home.people.open_account("Anna", PASSWORD)
        await home.people.guest("Guest")
        answers = []
        for name in ("Anna", "Nobody", "Guest", DELETED_NAME + "x"):
            with pytest.raises(Refusal) as caught:
                await home.people.login(name, OTHER)
            answers.append((caught.value.status, caught.value.code, caught.value.params, caught.value.headers))
        assert answers == [(401, "wrong-credentials", {}, {})] * 4


async def test_a_wrong_name_costs_one_verification_as_a_wrong_password_does(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        hasher = WatchedHasher()
        people = People(home.engine, home.clock, hasher)
        await people.open_account("Anna", PASSWORD)
        with pytest.raises(Refusal):
            await people.login("Nobody", OTHER)  # the first of all draws the hash to compare with
        hasher.settings.clear()
        for name in ("Anna", "Nobody"):
            with pytest.raises(Refusal):
                await people.login(name, OTHER)
        assert hasher.settings[0] == hasher.settings[1]
        assert len(hasher.settings) == 2


async def test_a_hash_of_older_settings_is_made_anew_at_login(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        account = await home.people.open_account("Anna", PASSWORD)
        stronger = PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)
        await People(home.engine, home.clock, stronger).login("Anna", PASSWORD)
        assert not stronger.check_needs_rehash((await row_of(home, account.player.id)).password)
        await home.people.login("Anna", PASSWORD)


async def test_a_damaged_hash_lets_nobody_in(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        await home.people.open_account("Anna", PASSWORD)
        async with home.engine.begin() as connection:
            await connection.execute(update(players).values(password="?"))
        with pytest.raises(Refusal, match="wrong-credentials"):
            await home.people.login("Anna", PASSWORD)


# --- Password change and deletion


async def test_another_password_ends_all_other_sessions(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        account = await home.people.open_account("Anna", PASSWORD)
        elsewhere = await home.people.login("Anna", PASSWORD)
        session = await home.people.change_password(account.player, PASSWORD, OTHER)
        assert await home.people.player_of(account.cookie) is None
        assert await home.people.player_of(elsewhere.cookie) is None
        assert await home.people.player_of(session.cookie) == account.player
        with pytest.raises(Refusal, match="wrong-credentials"):
            await home.people.login("Anna", PASSWORD)
        await home.people.login("Anna", OTHER)


async def test_of_two_changes_at_once_one_is_done(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        player = (await home.people.open_account("Anna", PASSWORD)).player
        changes = [home.people.change_password(player, PASSWORD, f"{OTHER} {i}") for i in range(2)]
        done = await asyncio.gather(*changes, return_exceptions=True)
        assert sum(isinstance(one, Refusal) for one in done) == 1


async def test_changes_need_the_password_and_an_account(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        account = (await home.people.open_account("Anna", PASSWORD)).player
        guest = (await home.people.guest("Berta")).player
        for player, code in ((account, "wrong-password"), (guest, "no-account")):
            with pytest.raises(Refusal, match=code):
                await home.people.change_password(player, OTHER, PASSWORD)
            with pytest.raises(Refusal, match=code):
                await home.people.delete(player, OTHER)
        assert await home.people.login("Anna", PASSWORD)


async def test_of_a_deleted_account_only_the_id_stays(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        account = await home.people.open_account("Anna", PASSWORD)
        async with home.engine.begin() as connection:
            rating = {"player": account.player.id, "game": "dolores", "mu": 25.0, "sigma": 1.0, "games": 3}
            await connection.execute(insert(ratings).values(rating))
        await home.people.mute(account.player, new_player_id(), True)
        await home.people.delete(account.player, PASSWORD)
        row = await row_of(home, account.player.id)
        assert (row.name, row.login, row.password, row.muted) == (DELETED_NAME, None, None, [])
        assert await home.people.ratings(account.player.id) == {}
        assert await home.people.player_of(account.cookie) is None
        with pytest.raises(Refusal, match="wrong-credentials"):
            await home.people.login("Anna", PASSWORD)
        await home.people.open_account("Anna", PASSWORD)


# --- What is told, and muted


async def test_me_tells_ratings_by_game(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        player = (await home.people.open_account("Anna", PASSWORD)).player
        async with home.engine.begin() as connection:
            rating = {"player": player.id, "game": "dolores", "mu": 30.0, "sigma": 2.0, "games": 3}
            await connection.execute(insert(ratings).values(rating))
        me = await home.people.me(player)
        assert (me.id, me.name, me.account) == (player.id, "Anna", True)
        assert {game: (one.rating, one.games) for game, one in me.ratings.items()} == {"dolores": (24.0, 3)}


async def test_who_is_muted_is_remembered_until_unmuted(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        session, other = await home.people.guest("Anna"), new_player_id()
        assert await home.people.mute(session.player, other, True) == {other}
        player = await home.people.player_of(session.cookie)
        assert player is not None
        assert player.muted == {other}
        assert await home.people.mute(player, other, False) == frozenset()


async def test_a_list_of_muted_has_an_end_and_holds_ids_only(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        people = People(home.engine, home.clock, QUICK_HASHER, max_muted=1)
        player = (await people.guest("Anna")).player
        await people.mute(player, new_player_id(), True)
        with pytest.raises(Refusal, match="too-many-muted"):
            await people.mute(player, new_player_id(), True)
        with pytest.raises(Refusal, match="bad-message"):
            await people.mute(player, "x" * 5000, True)
