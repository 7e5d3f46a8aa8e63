"""A push service on this machine, with a certificate of its own, and a server that may send to it."""

import asyncio
import datetime
import ipaddress
import json
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.x509.oid import NameOID

from seachest.server.push.encryption import decrypted, new_private_key, public_point, to_base64url
from seachest.server.push.endpoints import Address, EndpointPolicy
from seachest.server.push.sender import PushSender
from seachest.wire.community import PushSubscription

HOST = "push.test.example"
SUBJECT = "https://sea.example"


def certificate(folder: Path) -> Path:
    """A file with a new key and a certificate for the host."""
    key, now = new_private_key(), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "push.pem"
    pem, kind = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    file.write_bytes(key.private_bytes(pem, kind, serialization.NoEncryption()) + made.public_bytes(pem))
    return file


class LocalPolicy(EndpointPolicy):
    """Lets a server of the tests send to the push service of the tests: to this machine, at its port."""

    def __init__(self, port: int) -> None:
        async def resolve(host: str, port: int) -> Sequence[str]:
            self.resolved.append(host)
            return ["127.0.0.1"]

        super().__init__(resolve)
        self._port = port
        self.resolved: list[str] = []

    def is_allowed(self, address: Address) -> bool:
        return address == ipaddress.ip_address("127.0.0.1")

    def _check_port(self, port: int) -> None:
        assert port == self._port


@dataclass
class Browser:
    """The keys of a browser, and what it is sent."""

    key: Any = field(default_factory=new_private_key)
    auth: str = to_base64url(b"0123456789abcdef")

    def subscription(self, endpoint: str, language: str = "en") -> PushSubscription:
        point = to_base64url(public_point(self.key.public_key()))
        return PushSubscription(endpoint=endpoint, p256dh=point, auth=self.auth, language=language)  # type: ignore[arg-type]

    def read(self, body: bytes) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(decrypted(body, self.key, self.auth))
        return found


@dataclass
class Sent:
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """A push service that notes what it gets, and answers as it is told."""

    port: int
    trusted: ssl.SSLContext
    sent: list[Sent] = field(default_factory=list)
    status: int = 201
    head: str = ""
    """Further lines of the answer."""
    silent: bool = False
    """Whether it never answers."""

    def endpoint(self, name: str = "device") -> str:
        return f"https://{HOST}:{self.port}/{name}"

    def sender(self, **more: Any) -> PushSender:
        return PushSender(SUBJECT, policy=LocalPolicy(self.port), trusted=self.trusted, **more)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:]) if name}
        body = await reader.readexactly(int(headers["content-length"]))
        self.sent.append(Sent(head[0].split()[1], headers, body))
        if self.silent:
            await asyncio.sleep(3600)
        writer.write(f"HTTP/1.1 {self.status} X\r\n{self.head}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """A push service that is stopped afterwards."""
    file = certificate(folder)
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    trusted = ssl.create_default_context(cafile=str(file))
    service = PushService(0, trusted)
    listening = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=own)
    service.port = listening.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        listening.close()
