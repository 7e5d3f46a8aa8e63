"""Tries of passwords: those who guess wait longer and longer, and nobody can lock an owner out."""

from pathlib import Path

import pytest

from seachest.server.accounts.moderation import ModerationService
from seachest.server.accounts.recovery import RECOVERY_CODES
from seachest.server.accounts.restrictions import RestrictionKind
from seachest.server.errors import Refusal
from seachest.server.http.login_limits import (
    WAITS_PER_ADDRESS,
    WAITS_PER_DEVICE,
    GrowingWaits,
    WaitPolicy,
    wide_network,
)
from tests.server.accounts_app import accounts_app
from tests.server.clocks import ManualClock
from tests.server.http.test_accounts import CREDENTIALS, OTHER

pytestmark = pytest.mark.anyio
WRONG = {**CREDENTIALS, "password": OTHER}


async def test_wrong_tries_from_one_network_lock_no_owner_out(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        async with home.browser("192.0.2.1") as owner:
            await owner.post("/api/accounts", json=CREDENTIALS)
        for number in range(400):
            async with home.browser(f"2001:db8:7:{number:x}::1") as stranger:
                await stranger.post("/api/login", json=WRONG)
        async with home.browser("198.51.100.1") as new_device:
            assert (await new_device.post("/api/login", json=CREDENTIALS)).status_code == 200


async def test_the_right_password_gets_in_from_a_known_device_however_many_others_have_guessed(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser("192.0.2.1") as owner:
        await owner.post("/api/accounts", json=CREDENTIALS)
        await owner.post("/api/logout")
        for number in range(400):
            async with home.browser(f"2001:{number:x}::1") as stranger:
                await stranger.post("/api/login", json=WRONG)
        for _ in range(20):  # and somebody behind the same address
            async with home.browser("192.0.2.1") as stranger:
                await stranger.post("/api/login", json=WRONG)
        async with home.browser("192.0.2.1") as new_device:
            assert (await new_device.post("/api/login", json=CREDENTIALS)).status_code == 429
        assert (await owner.post("/api/login", json=CREDENTIALS)).status_code == 200


async def test_others_at_the_same_address_keep_nobody_from_changing_their_password(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser("192.0.2.1") as owner:
        await owner.post("/api/accounts", json=CREDENTIALS)
        for _ in range(20):
            async with home.browser("192.0.2.1") as stranger:
                await stranger.post("/api/login", json=WRONG)
        codes = await owner.post("/api/recovery-codes", json={"password": CREDENTIALS["password"]})
        assert codes.status_code == 200
        wish = {"old": CREDENTIALS["password"], "new": OTHER}
        assert (await owner.post("/api/password", json=wish)).status_code == 200


async def test_wrong_tries_wait_longer_and_longer(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        waits = []
        for _ in range(WAITS_PER_ADDRESS.free + 9):
            answer = await browser.post("/api/login", json=WRONG)
            if answer.status_code == 429:
                waits.append(int(answer.headers["retry-after"]))
                home.clock.now += waits[-1]
                answer = await browser.post("/api/login", json=WRONG)
            assert answer.status_code == 401
        assert waits == [2, 4, 8, 16, 32, 64, 128, 256, 300]


def test_tries_are_forgotten_after_a_while() -> None:
    clock = ManualClock(1000.0, tick_s=0.0)
    waits = GrowingWaits(WaitPolicy(1, 2.0, 8.0, forgotten_s=100.0), clock)
    for _ in range(5):
        waits.count("anna")
    assert waits.wait("anna") == 8.0
    assert waits.wait("bert") == 0.0
    clock.now += 101
    assert waits.wait("anna") == 0.0
    assert len(waits) == 1


def test_only_so_many_addresses_are_counted() -> None:
    waits = GrowingWaits(WAITS_PER_ADDRESS, ManualClock(tick_s=0.0), most=3)
    for number in range(10):
        waits.count(str(number))
    assert len(waits) == 3


async def test_the_right_password_does_not_count(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        await browser.post("/api/accounts", json=CREDENTIALS)
        for _ in range(2 * WAITS_PER_ADDRESS.free):
            async with home.browser("10.0.0.1") as other:
                assert (await other.post("/api/login", json=CREDENTIALS)).status_code == 200


async def test_a_known_device_waits_for_its_own_wrong_tries(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as thief:
        await thief.post("/api/accounts", json=CREDENTIALS)
        await thief.post("/api/logout")
        statuses = [(await thief.post("/api/login", json=WRONG)).status_code for _ in range(WAITS_PER_DEVICE.free + 1)]
        assert statuses == [401] * WAITS_PER_DEVICE.free + [429]


async def test_a_device_is_known_for_no_other_account_and_cannot_be_made_up(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        anna = await home.people.open_account("Anna", OTHER)
        bert = await home.people.open_account("Bert", OTHER, device=anna.device_cookie)
        assert await home.people.known_device(anna.device_cookie, "Anna")
        assert not await home.people.known_device(anna.device_cookie, "Bert")
        assert await home.people.known_device(bert.device_cookie, "Anna"), "a device may be known for several"
        assert await home.people.known_device(bert.device_cookie, "Bert")
        forged = str(anna.device_cookie).replace(anna.player.id, bert.player.id)
        assert not await home.people.known_device(forged, "Bert")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.77", "192.0.2.0/24"),
        ("2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("?", "?"),
    ],
)
def test_networks_around_addresses(address: str, network: str) -> None:
    assert wide_network(address) == network


# --- Recovery codes


async def test_a_recovery_code_sets_a_new_password_once(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as owner, home.browser() as again:
        await owner.post("/api/accounts", json=CREDENTIALS)
        codes = (await owner.post("/api/recovery-codes", json={"password": CREDENTIALS["password"]})).json()["codes"]
        assert (await owner.get("/api/me")).json()["recovery"] == len(codes) == RECOVERY_CODES
        wish = {"name": "anna", "code": codes[0].upper().replace("-", " "), "password": OTHER}
        answer = await again.post("/api/recover", json=wish)
        assert (answer.status_code, answer.json()["recovery"]) == (200, RECOVERY_CODES - 1)
        assert (await owner.get("/api/me")).status_code == 401, "all other sessions have ended"
        assert (await again.post("/api/recover", json=wish)).json()["code"] == "wrong-code"
        assert (await home.browser("10.9.9.9").post("/api/login", json=WRONG)).status_code == 200, "the new password"


async def test_codes_are_stored_as_hashes_and_replaced_by_new_ones(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        player = (await home.people.open_account("Anna", OTHER)).player
        old = await home.people.recovery_codes(player, OTHER)
        new = await home.people.recovery_codes(player, OTHER)
        files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert not [code for code in (*old, *new) if code.encode() in files or code.replace("-", "").encode() in files]
        with pytest.raises(Refusal, match="wrong-code"):
            await home.people.recover("Anna", old[0], OTHER)
        assert await home.people.recover("Anna", new[0], OTHER)


async def test_codes_need_the_password_and_work_for_one_account_alone(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        anna = (await home.people.open_account("Anna", OTHER)).player
        await home.people.open_account("Bert", OTHER)
        with pytest.raises(Refusal, match="wrong-password"):
            await home.people.recovery_codes(anna, "something else")
        code = (await home.people.recovery_codes(anna, OTHER))[0]
        for name in ("Bert", "Nobody"):
            with pytest.raises(Refusal, match="wrong-code"):
                await home.people.recover(name, code, OTHER)


async def test_only_who_has_a_code_learns_that_an_account_is_banned_and_keeps_the_code(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        anna = (await home.people.open_account("Anna", OTHER)).player
        code = (await home.people.recovery_codes(anna, OTHER))[0]
        desk = ModerationService(home.engine, home.clock)
        await desk.forbid("", RestrictionKind.BAN, home.clock() + 60, player=anna.id)
        with pytest.raises(Refusal, match="wrong-code"):
            await home.people.recover("Anna", "aaaa-aaaa-aaaa-aaaa", OTHER)
        with pytest.raises(Refusal, match="banned"):
            await home.people.recover("Anna", code, OTHER)
        home.clock.advance(61)
        assert await home.people.recover("Anna", code, OTHER)


async def test_guessing_codes_waits_as_guessing_passwords_does(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home, home.browser() as browser:
        wish = {"name": "Anna", "code": "aaaa-aaaa-aaaa-aaaa", "password": OTHER}
        statuses = [(await browser.post("/api/recover", json=wish)).status_code for _ in range(11)]
        assert statuses == [401] * WAITS_PER_ADDRESS.free + [429]
