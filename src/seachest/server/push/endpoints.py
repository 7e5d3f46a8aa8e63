"""The addresses of push services, which come from users: where the server may send something, and where not.

Otherwise anybody could make the server send requests into its own network. A name is resolved once for each message;
all its addresses are checked, and the connection goes to one that was checked, whatever the name means by then.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias
from urllib.parse import urlsplit

HTTPS_PORT = 443
RESOLVE_TIMEOUT_S = 3.0
TRANSLATED_NETWORKS = [
    ipaddress.ip_network(each) for each in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")
]
"""IPv6 addresses that lead to IPv4 addresses, which could be any."""

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolver: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]
"""Returns the addresses of a name."""


class BadEndpoint(ValueError):  # noqa: N818  # what it is
    """An address to which the server sends nothing."""


class UnknownHost(BadEndpoint):  # says what is wrong, like BadEndpoint
    """An address whose name can't be resolved, at least for now."""


@dataclass(frozen=True)
class Endpoint:
    """The address of a push service, taken apart."""

    host: str
    port: int
    path: str
    """With the query."""

    @property
    def origin(self) -> str:
        """The origin, for which a signature is valid."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"https://{host}" if self.port == HTTPS_PORT else f"https://{host}:{self.port}"


def is_public(address: Address) -> bool:
    """Whether an address is one of the Internet: not of this machine, its network, or anything special."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in TRANSLATED_NETWORKS):
            return False
    special = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
    return address.is_global and not special and not address.is_link_local


async def resolve(host: str, port: int) -> Sequence[str]:
    """The addresses of a name, by the system's resolver."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


class EndpointPolicy:
    """Where the server may send notifications: public addresses, by https, at its usual port."""

    def __init__(self, resolver: Resolver = resolve, resolve_timeout_s: float = RESOLVE_TIMEOUT_S) -> None:
        self._resolver, self._resolve_timeout_s = resolver, resolve_timeout_s

    def parse(self, url: str) -> Endpoint:
        """An endpoint taken apart; raises BadEndpoint if nothing may be sent there, whatever its name means."""
        try:
            parts = urlsplit(url)
            port = HTTPS_PORT if parts.port is None else parts.port
        except ValueError:
            raise BadEndpoint("no address") from None
        if parts.scheme != "https" or not parts.hostname or parts.username is not None or parts.password is not None:
            raise BadEndpoint("not by https")
        if not url.isascii() or any(sign <= " " or sign in '\\"<>' for sign in url) or parts.fragment:
            raise BadEndpoint("no address")
        self._check_port(port)
        self._check_literal(parts.hostname)
        query = f"?{parts.query}" if parts.query else ""
        return Endpoint(parts.hostname, port, (parts.path or "/") + query)

    async def pinned_address(self, endpoint: Endpoint) -> str:
        """An address of an endpoint to connect to; raises UnknownHost if it has none, and BadEndpoint
        if any of them is not allowed.
        """
        try:
            async with asyncio.timeout(self._resolve_timeout_s):
                found = await self._resolver(endpoint.host, endpoint.port)
        except (OSError, TimeoutError, UnicodeError):
            raise UnknownHost("no such name") from None
        addresses = [ipaddress.ip_address(each.partition("%")[0]) for each in found]
        if not addresses or not all(self.is_allowed(address) for address in addresses):
            raise BadEndpoint("a private address")
        return str(min(addresses, key=lambda address: address.version))

    def is_allowed(self, address: Address) -> bool:
        """Whether something may be sent to an address."""
        return is_public(address)

    def _check_port(self, port: int) -> None:
        if port != HTTPS_PORT:
            raise BadEndpoint("an unusual port")

    def _check_literal(self, host: str) -> None:
        """Refuses numeric addresses that are not allowed; names such as `localhost` have no dot."""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            if "." not in host.strip("."):
                raise BadEndpoint("a name of the own network") from None
            return
        if not self.is_allowed(address):
            raise BadEndpoint("a private address")
