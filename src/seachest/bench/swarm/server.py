"""The server that a swarm measures, as its guests reach it: requests, each with its guest's cookie, and sockets."""

import asyncio
from http.cookiejar import DefaultCookiePolicy
from typing import TypeVar

import httpx
import msgspec

from seachest.bench.swarm.socket import MessageHandler, SwarmSocket
from seachest.client.client import REQUEST_TIMEOUT_S, origin_of, websocket_url
from seachest.client.errors import refusal_from
from seachest.client.retry import RetryDelays
from seachest.wire.base import Asked

SwarmResponse = TypeVar("SwarmResponse")

MAX_CONCURRENT_REQUESTS = 32
"""Requests and handshakes under way at the same moment."""


class SwarmServer:
    """A server, reached over HTTP and WebSockets by many guests from one process."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.retry_delays = RetryDelays()
        self.connecting = asyncio.Semaphore(MAX_CONCURRENT_REQUESTS)
        self.http = httpx.AsyncClient(
            base_url=self.url,
            headers={"Origin": origin_of(self.url)},
            timeout=REQUEST_TIMEOUT_S,
            limits=httpx.Limits(max_connections=MAX_CONCURRENT_REQUESTS),
        )
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each guest has a cookie of its own

    async def connect(self, cookie: str, handle_message: MessageHandler) -> SwarmSocket:
        """An open socket for a guest."""
        socket = SwarmSocket(
            websocket_url(self.url), origin_of(self.url), {"Cookie": cookie} if cookie else {}, handle_message
        )
        await socket.open()
        return socket

    async def send(self, path: str, asked: Asked, cookie: str) -> httpx.Response:
        """Posts a request for a guest; raises `RequestRefused` if the server refuses it."""
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        response = await self.http.post(path, content=msgspec.json.encode(asked), headers=headers)
        if not response.is_success:
            raise refusal_from(response.content, response.status_code)
        return response

    async def request(self, path: str, kind: type[SwarmResponse], asked: Asked, cookie: str) -> SwarmResponse:
        """Posts a request for a guest, and reads the answer as a type."""
        return msgspec.json.decode((await self.send(path, asked, cookie)).content, type=kind)
