"""Where the server sends notifications, and where it never does."""

import asyncio
import ipaddress
from collections.abc import Sequence

import pytest

from seachest.server.push.endpoints import BadEndpoint, EndpointPolicy, UnknownHost, is_public

pytestmark = pytest.mark.anyio
GOOD = "https://updates.push.example/wpush/v2/abc?x=1"


def resolving_to(*addresses: str) -> EndpointPolicy:
    async def resolve(host: str, port: int) -> Sequence[str]:
        return addresses

    return EndpointPolicy(resolve)


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example/x",
        "ftp://push.example/x",
        "https:///x",
        "https://user@push.example/x",
        "https://user:secret@push.example/x",
        "https://push.example:8443/x",
        "https://push.example:99999/x",
        "https://push.example/x#y",
        "https://push.example/x y",
        "https://push.example/\nHost: other",
        "https://püsh.example/x",
        "https://localhost/x",
        "https://intranet/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://192.168.1.1/x",
        "https://[::1]/x",
        "https://[fe80::1]/x",
        "https://[fd00::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://0.0.0.0/x",
        "nonsense",
        "https://[::1/x",
    ],
)
def test_nothing_is_sent_there_whatever_the_name_means(url: str) -> None:
    with pytest.raises(BadEndpoint):
        EndpointPolicy().parse(url)


def test_a_usual_endpoint_is_taken_apart() -> None:
    found = EndpointPolicy().parse(GOOD)
    assert (found.host, found.port, found.path) == ("updates.push.example", 443, "/wpush/v2/abc?x=1")
    assert found.origin == "https://updates.push.example"


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1"),
        *(
            "::",
            "::1",
            "fe80::1",
            "fc00::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "2001:db8::1",
        ),
    ],
)
async def test_a_name_that_means_a_private_address_is_refused(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))
    policy = resolving_to("93.184.216.34", address)
    with pytest.raises(BadEndpoint):
        await policy.pinned_address(policy.parse(GOOD))


async def test_a_name_with_public_addresses_is_pinned_to_one_of_them() -> None:
    policy = resolving_to("2606:2800:220:1:248:1893:25c8:1946", "93.184.216.34")
    assert await policy.pinned_address(policy.parse(GOOD)) == "93.184.216.34"


async def test_a_name_without_addresses_is_unknown_for_now() -> None:
    async def resolve(host: str, port: int) -> Sequence[str]:
        raise OSError("no such name")

    policy = EndpointPolicy(resolve)
    with pytest.raises(UnknownHost):
        await policy.pinned_address(policy.parse(GOOD))


async def test_a_name_server_that_never_answers_is_not_waited_for() -> None:
    async def resolve(host: str, port: int) -> Sequence[str]:
        await asyncio.sleep(3600)
        return []

    policy = EndpointPolicy(resolve, resolve_timeout_s=0.05)
    with pytest.raises(UnknownHost):
        await policy.pinned_address(policy.parse(GOOD))
