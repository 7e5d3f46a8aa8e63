"""What MkDocs does not do by itself for the site of the documentation (mkdocs.yml names this file as a hook).

The pages are written for a forge, where links lead to any file of the repository. Here the pages outside docs/ become
pages of the site, other files that are linked to become pages that show them, and the Python API gets a page for each
module. Headings get the anchors that they have on a forge, and lists are indented as Python-Markdown wants them. Needs
nothing but Python until MkDocs calls it, so that tests can use it.
"""

import posixpath
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parent.parent
DOCS = "docs"
ROOT_PAGES = {
    "README.md": "index.md",
    **{
        f"{name}.md": f"{name}.md" for name in ("CHANGELOG", "CODE_OF_CONDUCT", "CONTRIBUTING", "RELEASING", "SECURITY")
    },
}
"""Pages outside docs/, and where they are on the site."""
API, SHOWN_FILES = "api", "files"
"""Folders of the site for the Python API, and for files that are shown."""
API_MODULES = (
    "seachest",
    "seachest.bots",
    "seachest.client",
    "seachest.arena",
    "seachest.envs.pettingzoo",
    "seachest.envs.gymnasium",
    "seachest.envs.vector",
    "seachest.envs.openspiel",
)
LINK = re.compile(r"(\]\()([^)\s#]*)(#[^)\s]*)?\)")
FENCE = re.compile(r"^ *(`{3,})(.*)$")
ITEM = re.compile(r"^( *)(?:[-*]|\d+\.) ")
LANGUAGES = {".py": "python", ".cff": "yaml", ".json": "json", ".md": "markdown"}


# --- Text as a forge reads it -----------------------------------------------------------------------------------------


def anchor_of(heading: str, _separator: str = "-") -> str:
    """The anchor that a forge gives a heading."""
    shown = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", shown.strip().lower()).replace(" ", "-")


def lines_of(text: str) -> Iterator[tuple[str, bool]]:
    """The lines of a page, and whether each is code in a fence (the fence included)."""
    fence = ""
    for line in text.splitlines():
        found = FENCE.match(line)
        if fence:
            yield line, True
            if found and found[1].startswith(fence) and not found[2].strip():
                fence = ""
        else:
            fence = found[1] if found else ""
            yield line, bool(found)


def anchors_in(text: str) -> set[str]:
    """The anchors of a page; equal ones get numbers."""
    found: dict[str, int] = {}
    for line, is_code in lines_of(text):
        heading = None if is_code else re.match(r"#{1,6} +(.+?)(?: +#+)?$", line)
        if heading:
            anchor = anchor_of(heading[1])
            found[anchor] = found.get(anchor, -1) + 1
    return {anchor if n == 0 else f"{anchor}-{n}" for anchor, last in found.items() for n in range(last + 1)}


def links_in(text: str) -> Iterator[tuple[str, str]]:
    """The links of a page to files and anchors of the repository: path (or nothing), and anchor (or nothing)."""
    prose = "\n".join(line for line, is_code in lines_of(text) if not is_code)
    for _, path, anchor in LINK.findall(re.sub(r"`[^`\n]*`", "``", prose)):
        if ":" not in path:
            yield path, anchor.removeprefix("#")


# --- Text as Python-Markdown reads it ---------------------------------------------------------------------------------


def for_python_markdown(text: str) -> str:
    """The same page with an empty line before each list, lists in lists indented by 4, and fences with one word."""
    lines: list[str] = []
    item_indent: int | None = None  # where the text of the last item begins; None: outside lists
    shift = 0
    was_code = is_loose = False  # is_loose: the last item has several paragraphs
    for line, is_code in lines_of(text):
        indent = len(line) - len(line.lstrip())
        item = None if is_code else ITEM.match(line)
        before = lines[-1] if lines else ""
        if not is_code and line.strip() and not item and indent == 0 and not before.strip():
            item_indent = None
        if item_indent is not None and not item and indent and not before.strip():
            is_loose = True
        if item and (item_indent is None or is_loose) and before.strip() and not before.startswith("#"):
            lines.append("")
        if is_code and not was_code:
            shift = 4 - indent if item_indent is not None and indent else 0
            line = re.sub(r"^( *`{3,}\w+) .*$", r"\1", line)
        if is_code:
            lines.append(" " * shift + line if line.strip() else line)
        elif item_indent is not None and indent and line.strip():
            depth = max(1, (indent + 1) // 2) if item else 1
            lines.append("    " * depth + line.lstrip())
        else:
            lines.append(line)
        if item:
            item_indent, is_loose = item.end(), False
        was_code = is_code
    return "\n".join(lines) + "\n"


# --- Links ------------------------------------------------------------------------------------------------------------


def site_path(path: str) -> str:
    """Where a file of the repository is on the site."""
    if path in ROOT_PAGES:
        return ROOT_PAGES[path]
    if path.startswith(f"{DOCS}/"):
        return path.removeprefix(f"{DOCS}/")
    return f"{SHOWN_FILES}/{path}.md"


def in_repository(page: str) -> str:
    """Where a page of the site is in the repository."""
    roots = {there: here for here, there in ROOT_PAGES.items()}
    if page.startswith(f"{SHOWN_FILES}/"):
        return page.removeprefix(f"{SHOWN_FILES}/").removesuffix(".md")
    return roots.get(page, f"{DOCS}/{page}")


def with_links_of_the_site(text: str, page: str) -> str:
    """A page (its path on the site) whose links lead to where their targets are on the site."""
    here = posixpath.dirname(in_repository(page))

    def led(found: re.Match[str]) -> str:
        path, anchor = found[2], found[3] or ""
        if not path or ":" in path:
            return found[0]
        target = site_path(posixpath.normpath(posixpath.join(here, path)))
        return f"{found[1]}{posixpath.relpath(target, posixpath.dirname(page) or '.')}{anchor})"

    return "\n".join(line if is_code else LINK.sub(led, line) for line, is_code in lines_of(text)) + "\n"


def shown_file(path: str) -> str:
    """A page that shows a file of the repository, or lists the files of a folder."""
    source = REPOSITORY / path
    if source.is_dir():
        names = sorted(file.name for file in source.iterdir() if file.suffix in LANGUAGES)
        return f"# {path}\n\n" + "".join(f"- [{name}]({posixpath.basename(path)}/{name})\n" for name in names)
    text = source.read_text(encoding="utf-8")
    if source.suffix == ".md":
        return text
    language = LANGUAGES.get(source.suffix, "text")
    return f"# {path}\n\n````{language}\n{text.rstrip()}\n````\n"


def added_pages() -> dict[str, str]:
    """All pages of the site that are not in docs/, and their text before links are changed."""
    pages = {there: (REPOSITORY / here).read_text(encoding="utf-8") for here, there in ROOT_PAGES.items()}
    waiting = [*ROOT_PAGES, *(path.relative_to(REPOSITORY).as_posix() for path in (REPOSITORY / DOCS).rglob("*.md"))]
    while waiting:
        path = waiting.pop()
        page = site_path(path)
        text = pages.get(page) or (REPOSITORY / path).read_text(encoding="utf-8")
        for linked, _ in links_in(text):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(path), linked)) if linked else path
            place = site_path(target)
            if place.startswith(f"{SHOWN_FILES}/") and place not in pages:
                pages[place] = shown_file(target)
                waiting.append(target)
    api = {f"{API}/{module}.md": f"# {module}\n\n::: {module}\n" for module in API_MODULES}
    return pages | api


# --- What MkDocs calls ------------------------------------------------------------------------------------------------


def on_config(config: Any) -> Any:  # MkDocs has these types, and tests run without it
    """Anchors as on a forge."""
    slugify: Callable[[str, str], str] = anchor_of
    config.mdx_configs.setdefault("toc", {})["slugify"] = slugify
    return config


def on_files(files: Any, config: Any) -> Any:
    """Adds the pages outside docs/; those that show files need no place in the navigation."""
    from mkdocs.structure.files import File, InclusionLevel

    for place, text in added_pages().items():
        level = InclusionLevel.NOT_IN_NAV if place.startswith(f"{SHOWN_FILES}/") else InclusionLevel.UNDEFINED
        files.append(File.generated(config, place, content=text, inclusion=level))
    return files


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    """The text of a page, ready for Python-Markdown."""
    return for_python_markdown(with_links_of_the_site(markdown, page.file.src_uri))
