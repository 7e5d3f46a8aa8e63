"""Security of all requests: origins, sizes, cookies, addresses, and the headers that tell browsers what to forbid."""

import ipaddress
import re
import secrets
from collections.abc import Callable, Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from seachest.server.accounts.cookies import OLD_COOKIE_VERSION
from seachest.server.accounts.sessions import Visit, described_device
from seachest.server.errors import Refusal
from seachest.server.http.errors import refusal_response
from seachest.server.http.limits import Limits, address_key, is_near
from seachest.server.ops.budgets import TokenBuckets
from seachest.server.settings import Settings, origin
from seachest.wire.routes import DELETE_ACCOUNT, EXPORT, LOGOUT

MAX_BODY_BYTES = 16 * 1024
SAFE_METHODS = frozenset(["GET", "HEAD", "OPTIONS"])
REFUSED_HANDSHAKE = 1008
API_PREFIX = "/api/"
PATHS_FOR_BANNED = frozenset(route.path for route in (LOGOUT, DELETE_ACCOUNT, EXPORT))
"""Routes that stay open to players whose address is banned, because their data belong to them."""

CONTENT_POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
FORBIDDEN_FEATURES = ("camera", "display-capture", "geolocation", "microphone", "midi", "payment", "serial", "usb")
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the address of a table is an invitation to it
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in FORBIDDEN_FEATURES),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
HTTPS_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}
"""Where players come by https: for a year, browsers use nothing else."""

# --- Where a request came from --------------------------------------------------------------------------------------


def is_https(headers: Headers, settings: Settings, scheme: str) -> bool:
    """Whether the client came by https; a proxy is trusted only where the public URL says that there is one."""
    if scheme in ("https", "wss"):
        return True
    return settings.is_public_https and headers.get("x-forwarded-proto", "").strip().lower() == "https"


def origin_allowed(headers: Headers, settings: Settings, scheme: str = "http") -> bool:
    """Whether a request that changes something, or a WebSocket, comes from a page of ours; `scheme` is the scope's.

    Browsers say the origin of the page with each of these, and no page can change that. It must be exactly the
    address in use, or the public one. Programs that are no browsers say none, and nobody can misuse their cookies.
    """
    told = headers.getlist("origin")
    if not told:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    hosts = headers.getlist("host")
    if len(told) != 1 or len(hosts) > 1:
        return False
    in_use = origin("https" if is_https(headers, settings, scheme) else "http", hosts[0]) if hosts else None
    return told[0] in {in_use, settings.public_url} - {None}


def client_address(connection: HTTPConnection, settings: Settings) -> str:
    """The client's address as limits count it; a proxy is trusted only where the public URL says there is one."""
    direct = connection.client.host if connection.client else ""
    forwarded = connection.headers.getlist("x-forwarded-for")
    if settings.public_url is not None and forwarded and (not direct or is_near(direct)):
        return address_key(forwarded[-1].rpartition(",")[2])
    return address_key(direct)


def count_or_refuse(buckets: TokenBuckets, key: str) -> None:
    """Counts something that may not be done too often; raises a Refusal if it is too much."""
    refuse_if_waiting(buckets.wait(key))


def refuse_if_waiting(seconds: int) -> None:
    """Raises a Refusal if something may be done only after so many seconds; 0: it may be done."""
    if seconds:
        raise too_many(seconds)


def too_many(seconds: int) -> Refusal:
    """Refuses what may be done only after so many seconds."""
    return Refusal(429, "too-many", {"seconds": seconds}, {"Retry-After": str(seconds)})


def may_read_metrics(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request comes from this machine or brings the token; rates could tell players about each other."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if settings.metrics_token is not None and scheme.lower() == "bearer":
        return secrets.compare_digest(token.strip().encode(), settings.metrics_token.encode())
    if any(name in connection.headers for name in ("x-forwarded-for", "forwarded", "x-real-ip")):
        return False
    try:
        return connection.client is not None and ipaddress.ip_address(connection.client.host).is_loopback
    except ValueError:
        return False


# --- Cookies --------------------------------------------------------------------------------------------------------

COOKIE_NAME, DEVICE_COOKIE_NAME = "seachest", "seachest-device"
HOST_PREFIX = "__Host-"
"""Before the name of a cookie: browsers take it only over https, and from no other host of the same domain."""
COOKIE_MAX_AGE_S = 365 * 24 * 3600


def cookie_name(name: str, settings: Settings) -> str:
    """The name of a cookie: with a prefix where all players come by https."""
    return HOST_PREFIX + name if settings.is_public_https else name


def session_cookie(connection: HTTPConnection, settings: Settings) -> str | None:
    """The cookie of a session that a request or a handshake brings.

    Behind https, one without the prefix counts only if an earlier version has issued it: it has no session yet.
    """
    found = connection.cookies.get(cookie_name(COOKIE_NAME, settings))
    if found is None and settings.is_public_https:
        old = connection.cookies.get(COOKIE_NAME, "")
        return old if old.startswith(OLD_COOKIE_VERSION) else None
    return found


def device_cookie(connection: HTTPConnection, settings: Settings) -> str | None:
    """The cookie by which a device is known for accounts."""
    return connection.cookies.get(cookie_name(DEVICE_COOKIE_NAME, settings))


def set_session_cookie(response: Response, value: str | None, connection: HTTPConnection, settings: Settings) -> None:
    """Sets the cookie of a session, or deletes it (None); scripts can't read it, and other sites can't use it."""
    _set_cookie(response, cookie_name(COOKIE_NAME, settings), value, connection, settings)
    if settings.is_public_https and COOKIE_NAME in connection.cookies:
        _set_cookie(response, COOKIE_NAME, None, connection, settings)


def set_device_cookie(response: Response, value: str | None, connection: HTTPConnection, settings: Settings) -> None:
    """Sets the cookie by which a device is known for accounts, or deletes it (None); it stays when its session ends."""
    _set_cookie(response, cookie_name(DEVICE_COOKIE_NAME, settings), value, connection, settings)


def _set_cookie(
    response: Response, name: str, value: str | None, connection: HTTPConnection, settings: Settings
) -> None:
    response.set_cookie(
        name,
        value or "",
        max_age=COOKIE_MAX_AGE_S if value else 0,
        path="/",
        secure=settings.is_public_https or is_https(connection.headers, settings, connection.scope["scheme"]),
        httponly=True,
        samesite="lax",
    )


def visit_of(connection: HTTPConnection, settings: Settings) -> Visit:
    """Where a request or a handshake comes from."""
    return Visit(described_device(connection.headers.get("user-agent", "")), client_address(connection, settings))


# --- The middleware -------------------------------------------------------------------------------------------------


class SecurityMiddleware:
    """Wraps the whole Starlette application, errors included: checks requests, and adds headers to answers."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        limits: Limits | None = None,
        check_address: Callable[[str], None] = lambda address: None,
    ) -> None:
        """`check_address` raises a Refusal for addresses that are banned."""
        self._app, self._settings, self._limits = app, settings, limits or Limits(settings.guests_a_minute)
        self._check_address = check_address
        self._headers = SECURITY_HEADERS | (HTTPS_HEADERS if settings.is_public_https else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers a request, or refuses it."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket" and not self._is_ours(scope):
            await receive()
            await send({"type": "websocket.close", "code": REFUSED_HANDSHAKE})
        else:
            await self._app(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        """Whether the Origin is allowed."""
        return origin_allowed(Headers(scope=scope), self._settings, scope["scheme"])

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Checks a request, limits its body, and adds headers to its answer."""
        sending = _ResponseSender(send, scope["path"], self._headers)
        refusal = self._refusal(scope)
        if refusal is not None:
            await refusal_response(refusal)(scope, receive, sending)
            return
        try:
            await self._app(scope, _counted(receive), sending)
        except Refusal as late:
            if sending.begun:
                raise
            await refusal_response(late)(scope, receive, sending)
        except Exception:
            if not sending.done:  # else it is answered and logged
                raise

    def _refusal(self, scope: Scope) -> Refusal | None:
        """The refusal of a request before its body is read; None if it may pass."""
        address = client_address(HTTPConnection(scope), self._settings)
        wait = self._limits.requests.wait(address)
        if wait:
            return too_many(wait)
        if scope["path"].startswith(API_PREFIX) and scope["path"] not in PATHS_FOR_BANNED:
            try:
                self._check_address(address)
            except Refusal as refusal:
                return refusal
        if scope["method"] not in SAFE_METHODS and not self._is_ours(scope):
            return Refusal(403, "foreign-origin")
        length = Headers(scope=scope).get("content-length", "0")
        if not re.fullmatch(r"[0-9]{1,20}", length):
            return Refusal(400, "bad-request", headers={"Connection": "close"})
        return _too_large() if int(length) > MAX_BODY_BYTES else None


def _too_large() -> Refusal:
    """Refuses a body that is not read to its end; the connection can't be used again."""
    return Refusal(413, "too-large", {"bytes": MAX_BODY_BYTES}, {"Connection": "close"})


def _counted(receive: Receive) -> Receive:
    """Receives the messages of a request; raises a Refusal once they have too many bytes."""
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > MAX_BODY_BYTES:
            raise _too_large()
        return message

    return counted


class _ResponseSender:
    """Sends an answer with our headers, and knows how much of it is sent."""

    def __init__(self, send: Send, path: str, security_headers: Mapping[str, str]) -> None:
        self._send, self._path, self._security_headers = send, path, security_headers
        self.begun = self.done = False

    async def __call__(self, message: Message) -> None:
        """Passes on a message of the answer."""
        if message["type"] == "http.response.start":
            self.begun = True
            _add_headers(message, self._path, self._security_headers)
        await self._send(message)
        if message["type"] == "http.response.body" and not message.get("more_body"):
            self.done = True


def _add_headers(message: Message, path: str, security_headers: Mapping[str, str]) -> None:
    """Adds the security headers, and forbids caches to keep answers of REST."""
    headers = MutableHeaders(raw=message["headers"])
    for name, value in security_headers.items():
        headers[name] = value
    if path.startswith(API_PREFIX):
        headers["Cache-Control"] = "no-store"
