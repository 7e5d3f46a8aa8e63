"""One notification on its way to a push service."""

import asyncio
import ssl
import time
from pathlib import Path
from typing import Any

import pytest

from seachest.server.push.encryption import VapidKey, new_private_key
from seachest.server.push.sender import PushOutcome, PushSender
from tests.server.push.service import HOST, SUBJECT, Browser, LocalPolicy, PushService, push_service

pytestmark = pytest.mark.anyio
KEY = VapidKey(new_private_key())


async def send(sender: PushSender, service: PushService, browser: Browser, endpoint: str | None = None) -> PushOutcome:
    wish = browser.subscription(endpoint or service.endpoint())
    return await sender.send(KEY, wish.endpoint, wish.p256dh, wish.auth, b'{"table":"t"}', "t" * 12)


async def test_a_notification_arrives_encrypted_and_signed(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        browser = Browser()
        assert await send(service.sender(), service, browser) is PushOutcome.SENT
        (sent,) = service.sent
        assert sent.path == "/device"
        assert browser.read(sent.body) == {"table": "t"}
        assert b"table" not in sent.body
        assert sent.headers["host"] == f"{HOST}:{service.port}"
        assert sent.headers["content-encoding"] == "aes128gcm"
        assert sent.headers["authorization"].startswith("vapid t=")
        assert int(sent.headers["ttl"]) > 0
        assert sent.headers["topic"] == "t" * 12


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(201, "SENT"), (404, "GONE"), (410, "GONE"), (403, "GONE"), (429, "FAILED"), (500, "FAILED"), (301, "GONE")],
)
async def test_the_answer_of_the_push_service_decides(status: int, outcome: str, tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        service.status = status
        service.head = f"Location: {service.endpoint('elsewhere')}\r\n" if status == 301 else ""
        assert await send(service.sender(), service, Browser()) is PushOutcome[outcome]
        assert [sent.path for sent in service.sent] == ["/device"], "a redirection is not followed"


async def test_a_push_service_that_never_answers_is_not_waited_for(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        service.silent, begin = True, time.monotonic()
        assert await send(service.sender(timeout_s=0.3), service, Browser()) is PushOutcome.FAILED
        assert time.monotonic() - begin < 5


async def test_another_certificate_gets_nothing(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        stranger = PushSender(SUBJECT, policy=LocalPolicy(service.port), trusted=ssl.create_default_context())
        assert await send(stranger, service, Browser()) is PushOutcome.FAILED
        assert service.sent == []


async def test_the_certificate_must_be_that_of_the_name(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        other = f"https://other.example:{service.port}/device"
        assert await send(service.sender(), service, Browser(), other) is PushOutcome.FAILED
        assert service.sent == []


async def test_the_server_as_it_is_run_sends_nothing_to_this_machine(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        usual = PushSender(SUBJECT, trusted=service.trusted)
        for endpoint in (service.endpoint(), f"https://127.0.0.1:{service.port}/x", "https://127.0.0.1/x"):
            assert await send(usual, service, Browser(), endpoint) is PushOutcome.GONE
        assert service.sent == []


async def test_the_connection_goes_to_the_address_that_was_checked(tmp_path: Path) -> None:
    """A name that means something else when it is asked again does not help: it is asked once."""
    async with push_service(tmp_path) as service:
        sender = service.sender()
        assert await send(sender, service, Browser()) is PushOutcome.SENT
        policy = sender.policy
        assert isinstance(policy, LocalPolicy)
        assert policy.resolved == [HOST]


async def test_proxies_of_the_environment_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HTTPS_PROXY", "http://127.0.0.1:9")
    async with push_service(tmp_path) as service:
        assert await send(service.sender(), service, Browser()) is PushOutcome.SENT


async def test_only_some_are_sent_at_the_same_time(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        service.silent = True
        sender = service.sender(timeout_s=1.0)
        many: list[Any] = [asyncio.create_task(send(sender, service, Browser())) for _ in range(30)]
        await asyncio.sleep(0.5)
        assert len(service.sent) <= 8
        for task in many:
            task.cancel()
        await asyncio.gather(*many, return_exceptions=True)
