"""The words of the page: all that it says exists in all languages, and nothing waits in vain to be said."""

import re
from collections.abc import Iterator

import pytest

from seachest.messages import LANGUAGES
from tests.messages.test_catalogue import REPOSITORY, messages

SOURCES = REPOSITORY / "web" / "src"
WORDS = r"[a-z0-9]+(?:-[a-z0-9]+)*"
SAID = re.compile(rf"""\bt\(\s*"({WORDS})"(?:,[^()]*,\s*"({WORDS})")?""")
QUOTED = re.compile(rf'["\'`]({WORDS})["\'`]')
BUILT = re.compile(r"`([a-z0-9-]*)\$\{[^}]*\}([a-z0-9-]*)`")
"""A message whose id is put together at run time: the text before and after the variable part."""
OF_THE_PAGE = re.compile(r"^(?:(?:[a-z]{3}-)?page|people)-")


def sources() -> Iterator[str]:
    """All components and modules of the page."""
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            yield path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_all_that_the_page_says_exists(language: str) -> None:
    known = messages(language)
    missing = []
    for text in sources():
        for name, attribute in SAID.findall(text):
            attributes = {each.id.name for each in known[name].attributes} if name in known else set()
            if name not in known or (attribute and attribute not in attributes):
                missing.append(name)
        missing += [name for name in QUOTED.findall(text) if OF_THE_PAGE.match(name) and name not in known]
    assert not missing


def built() -> set[tuple[str, str]]:
    """All ids of the page that are put together."""
    return {part for text in sources() for part in BUILT.findall(text) if OF_THE_PAGE.match(part[0])}


def test_ids_that_are_put_together_lead_somewhere() -> None:
    known = messages("en")
    assert not [part for part in built() if not any(is_built(name, part) for name in known)]


def test_ids_that_are_put_together_tell_what_they_are_about() -> None:
    """Else any message would seem to be said."""
    assert not [part for part in built() if OF_THE_PAGE.fullmatch(part[0])]


def is_built(name: str, part: tuple[str, str]) -> bool:
    """Whether an id can be put together so."""
    return name.startswith(part[0]) and name.endswith(part[1])


def test_nothing_of_the_page_is_never_said() -> None:
    said = {name for text in sources() for name in QUOTED.findall(text)}
    parts = built()
    wanted = [name for name in messages("en") if OF_THE_PAGE.match(name)]
    assert not [name for name in wanted if name not in said and not any(is_built(name, part) for part in parts)]
