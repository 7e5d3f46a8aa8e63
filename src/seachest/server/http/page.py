"""The page for browsers: the files that `make page` builds from web/, kept in memory and compressed once."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.server.errors import Refusal

BUILT_FOLDER = Path(__file__).parents[1] / "built"
ASSETS_PREFIX = "assets/"
"""Files whose names change with their contents."""
CACHE_FOREVER = "public, max-age=31536000, immutable"
CACHE_REVALIDATE = "no-cache"
MIN_GZIP_BYTES = 500
BUILD_COMMAND = "make page"
MEDIA_TYPES = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}
PAGE_PATHS = [
    *(
        "/",
        "/t/{table}",
        "/replay/{table}",
        "/rules/{game}",
        "/learn/{game}",
        "/puzzles/{game}",
        "/daily",
        "/tables",
        "/me",
        "/moderate",
    ),
    *("/logbook", "/friends", "/leaders/{game}", "/players/{player}"),
]
"""The addresses of the page itself."""
ROOT_FILES = [
    *("/manifest.webmanifest", "/worker.js", "/icon.svg", "/icon-turn.svg", "/icon-192.png", "/icon-512.png"),
]


@dataclass(frozen=True)
class PageFile:
    """A file as it is sent."""

    plain: bytes
    packed: bytes | None
    kind: str
    tag: str


@cache
def files(folder: Path = BUILT_FOLDER) -> dict[str, PageFile]:
    """All files of the page by their paths; none if it is not built."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): read(path) for path in found}


def read(path: Path) -> PageFile:
    """A file, compressed where that makes it smaller."""
    plain = path.read_bytes()
    kind = MEDIA_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, 9, mtime=0) if len(plain) >= MIN_GZIP_BYTES else plain
    tag = f'"{hashlib.sha256(plain).hexdigest()[:20]}"'
    return PageFile(plain, packed if len(packed) < len(plain) else None, kind, tag)


def asked_language(request: Request) -> str:
    """The first language a browser asks for that the catalogue has, or English."""
    wishes = request.headers.get("accept-language", "").lower().split(",")
    codes = (wish.partition(";")[0].partition("-")[0].strip() for wish in wishes)
    return next((code for code in codes if code in LANGUAGES), "en")


def send(request: Request, name: str, status: int = 200) -> Response:
    """A file, or nothing if the browser has it already."""
    file = files().get(name)
    if file is None:
        if name != "index.html":
            raise Refusal(404, "not-found")
        words = catalogue(asked_language(request))
        return PlainTextResponse(words.text("serve-not-built", command=BUILD_COMMAND) + "\n", 404)
    headers = {"ETag": file.tag, "Cache-Control": CACHE_FOREVER if name.startswith(ASSETS_PREFIX) else CACHE_REVALIDATE}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    body = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status, media_type=file.kind, headers=headers)


async def show_page(request: Request) -> Response:
    """The page; its scripts decide by the address what it shows."""
    return send(request, "index.html")


def is_browser_page(request: Request) -> bool:
    """Whether a browser asks for a page to show."""
    looks = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return looks and not request.url.path.startswith(("/api/", f"/{ASSETS_PREFIX}"))


async def show_not_found(request: Request) -> Response:
    """The page with status 404, which says so and links back."""
    return send(request, "index.html", 404)


async def show_file(request: Request) -> Response:
    """A file of the page."""
    return send(request, request.url.path.lstrip("/"))


def bind_page() -> list[Route]:
    """The routes of the page and its files."""
    pages = [Route(path, show_page, methods=["GET"]) for path in PAGE_PATHS]
    return pages + [Route(path, show_file, methods=["GET"]) for path in ("/assets/{name}", *ROOT_FILES)]
