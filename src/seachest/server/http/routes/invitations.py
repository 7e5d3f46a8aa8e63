"""Handlers of the routes of invitations: the addresses of a table, and QR codes for phones."""

import io
import ipaddress
import math

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.server.errors import Refusal
from seachest.server.http.errors import json_response
from seachest.server.http.limits import QR_CODE_COST_MS, REQUEST_COST_MS, Limits
from seachest.server.http.middleware import client_address, is_https, refuse_if_waiting
from seachest.server.http.network import lan_address
from seachest.server.http.routes.binding import bind
from seachest.server.http.routes.tables import table_in
from seachest.server.settings import Settings, origin
from seachest.server.tables.lobby import Lobby
from seachest.wire import routes
from seachest.wire.lobby import Invitation

ANY_HOST = ("0.0.0.0", "::")
AT_HERE, AT_LAN = "here", "lan"
QR_SQUARE_PX, QR_MARGIN_SQUARES = 8, 4
"""The width of a square of the code, and the white margin that the standard wants."""


def request_origin(request: Request, settings: Settings) -> str:
    """The public origin of the server, or else the one by which this request came."""
    if settings.public_url is not None:
        return settings.public_url
    hosts = request.headers.getlist("host")
    scheme = "https" if is_https(request.headers, settings, request.scope["scheme"]) else "http"
    found = origin(scheme, hosts[0]) if len(hosts) == 1 else None
    if found is None:
        raise Refusal(400, "bad-request")
    return found


def lan_origin(settings: Settings) -> str | None:
    """The origin for others in the network of this machine; None if they can't reach the server."""
    if settings.public_url is not None:
        return None
    host = lan_address() if settings.host in ANY_HOST else settings.host
    if host is None or is_loopback(host):
        return None
    return origin("http", f"[{host}]:{settings.port}" if ":" in host else f"{host}:{settings.port}")


def is_loopback(host: str) -> bool:
    """Whether a host name or address means the machine itself."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def host_of(address: str) -> str:
    """The host of an origin, without its port."""
    host = address.partition("://")[2]
    return host if host.endswith("]") else host.rpartition(":")[0] or host


def qr_svg(address: str) -> bytes:
    """An address as a QR code, an SVG: dark on white."""
    svg = io.BytesIO()
    segno.make(address, micro=False, error="m").save(
        svg,
        kind="svg",
        scale=QR_SQUARE_PX,
        border=QR_MARGIN_SQUARES,
        dark="#16222c",
        light="#ffffff",
        omitsize=True,
        xmldecl=False,
    )
    return svg.getvalue()


def bind_invitations(lobby: Lobby, settings: Settings, limits: Limits) -> list[Route]:
    """The routes of invitations, with their handlers."""

    async def invitation_to(request: Request, cost_ms: float = REQUEST_COST_MS) -> Invitation:
        address = client_address(request, settings)
        refuse_if_waiting(limits.reads.wait(None, address) or math.ceil(limits.work.wait_at(None, address)))
        limits.work.spend_at(None, address, cost_ms)
        table = await lobby.info(table_in(request))
        here, lan = request_origin(request, settings), lan_origin(settings)
        return Invitation(
            here=f"{here}/t/{table.id}",
            only_here=is_loopback(host_of(here)),
            lan=None if lan in (None, here) else f"{lan}/t/{table.id}",
        )

    async def invitation(request: Request) -> Response:
        return json_response(await invitation_to(request))

    async def qr_code(request: Request) -> Response:
        at = request.query_params.get("at", AT_HERE)
        if at not in (AT_HERE, AT_LAN):
            raise Refusal(400, "bad-message", {"where": "at", "what": "value"})
        found = await invitation_to(request, QR_CODE_COST_MS)
        address = found.lan if at == AT_LAN else found.here
        if address is None:
            raise Refusal(404, "not-found")
        return Response(qr_svg(address), media_type="image/svg+xml")

    return [bind(routes.INVITATION, invitation), bind(routes.SHOW_QR_CODE, qr_code)]
