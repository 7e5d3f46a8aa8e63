"""Sends one notification to one push service: encrypted, signed, without redirects, and not for long."""

import asyncio
import ssl
import time
from enum import Enum

import httpx

from seachest.server.clock import Clock
from seachest.server.push.encryption import VapidKey, encrypted
from seachest.server.push.endpoints import BadEndpoint, EndpointPolicy, UnknownHost

SEND_TIMEOUT_S = 10.0
"""For all of it: the connection, the request, and the head of the answer."""
PUSH_CONNECT_TIMEOUT_S = 4.0
NOTICE_LIFE_S = 24 * 3600
"""How long a push service keeps a notification for a device that is off."""
SIGNATURE_LIFE_S = 6 * 3600.0
MAX_PARALLEL_SENDS = 8
GONE_STATUSES = frozenset([400, 401, 403, 404, 405, 410])
"""Answers after which nothing more is sent there: the push service knows no such device, or wants nothing from us."""


class PushOutcome(Enum):
    """What has become of a notification."""

    SENT = "sent"
    GONE = "gone"
    """The device wants no more notifications, or nothing may ever be sent there."""
    FAILED = "failed"


class PushSender:
    """Sends notifications. Addresses are checked by a policy, and no connection outlives its notification."""

    def __init__(
        self,
        subject: str,
        *,
        policy: EndpointPolicy | None = None,
        trusted: ssl.SSLContext | None = None,
        clock: Clock = time.time,
        timeout_s: float = SEND_TIMEOUT_S,
    ) -> None:
        """`subject` is who runs the server: an address of the web or of mail. `trusted` are the certificates."""
        self.policy = policy or EndpointPolicy()
        self._subject, self._clock, self._timeout_s = subject, clock, timeout_s
        self._trusted = trusted
        self._turn = asyncio.Semaphore(MAX_PARALLEL_SENDS)

    async def send(
        self, key: VapidKey, endpoint: str, browser_key: str, browser_secret: str, payload: bytes, topic: str
    ) -> PushOutcome:
        """Sends a payload to a device. A device that is off gets only the last notification of each topic."""
        try:
            target = self.policy.parse(endpoint)
            body = encrypted(payload, browser_key, browser_secret)
        except ValueError:
            return PushOutcome.GONE
        headers = {
            "Host": target.origin.removeprefix("https://"),
            "Authorization": key.authorization(target.origin, self._subject, self._clock() + SIGNATURE_LIFE_S),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(NOTICE_LIFE_S),
            "Topic": topic,
            "Urgency": "normal",
        }
        try:
            async with self._turn, asyncio.timeout(self._timeout_s):
                address = await self.policy.pinned_address(target)
                host = f"[{address}]" if ":" in address else address
                url = f"https://{host}:{target.port}{target.path}"
                status = await self._post(url, target.host, headers, body)
        except (UnknownHost, TimeoutError, httpx.HTTPError, httpx.InvalidURL, OSError):
            return PushOutcome.FAILED
        except BadEndpoint:
            return PushOutcome.GONE
        if status in GONE_STATUSES or 300 <= status < 400:  # a redirection could lead anywhere
            return PushOutcome.GONE
        return PushOutcome.SENT if 200 <= status < 300 else PushOutcome.FAILED

    async def _post(self, url: str, host: str, headers: dict[str, str], body: bytes) -> int:
        """Posts to an address, at which the certificate must be that of the host; returns the status alone."""
        timeout = httpx.Timeout(self._timeout_s, connect=PUSH_CONNECT_TIMEOUT_S)
        if self._trusted is None:
            self._trusted = await asyncio.to_thread(ssl.create_default_context)
        async with (
            httpx.AsyncClient(verify=self._trusted, timeout=timeout, follow_redirects=False, trust_env=False) as client,
            client.stream("POST", url, headers=headers, content=body, extensions={"sni_hostname": host}) as answer,
        ):
            return answer.status_code
