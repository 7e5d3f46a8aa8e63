"""Names of players: how they are spelled, and which of them look alike.

Names follow the PRECIS profile for nicknames (RFC 8266). Two names look alike if they have the same skeleton (UTS #39).
"""

import unicodedata
from functools import cache
from pathlib import Path

from precis_i18n import get_profile

from seachest.bots.personas import BOT_NAMES
from seachest.notation.record import BOT_PREFIX
from seachest.server.errors import Refusal
from seachest.wire.base import LONGEST_NAME

CONFUSABLES_FILE = Path(__file__).with_name("confusables.txt")
"""Characters and what they look like, made by tools/confusables.py."""
NICKNAME_PROFILE = get_profile("NicknameCasePreserved")
EMOJI_STYLE_MARKS = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""Marks that keyboards put after symbols to say whether they have colours; names do without them."""
INVISIBLE_SYMBOLS = frozenset("\u2800\U0001d159\U00016fe4\U0001bc9d")
"""Symbols and marks that look like nothing at all, although PRECIS allows them."""
COMBINING_CATEGORIES = ("Mn", "Mc", "Me")
"""Unicode categories of marks that would combine with what precedes a name."""
MARKS_OF_ALL_SCRIPTS = "COMBINING"
"""How the names of marks begin that letters of any script can have; others begin with that of their script."""
MAX_MARKS_IN_A_ROW = 3
"""Combining marks that one letter may have: all that any language writes, and no tower."""
MAX_LOOK_LENGTH = 200


def clean_name(text: str) -> str:
    """A name as everybody sees it: in one spelling, with single blanks, and all of it to be seen."""
    try:
        name = NICKNAME_PROFILE.enforce(NICKNAME_PROFILE.enforce(text.translate(EMOJI_STYLE_MARKS)))
    except UnicodeEncodeError:
        raise _bad_name() from None
    marks = "".join("m" if unicodedata.category(sign) in COMBINING_CATEGORIES else "." for sign in name)
    if (
        not 1 <= len(name) <= LONGEST_NAME
        or not name.isprintable()
        or not INVISIBLE_SYMBOLS.isdisjoint(name)
        or marks.startswith("m")
        or "m" * (MAX_MARKS_IN_A_ROW + 1) in marks
        or _has_foreign_mark(name, marks)
    ):
        raise _bad_name()
    return name


def _has_foreign_mark(name: str, marks: str) -> bool:
    """Whether a letter has a mark of another script: most of these are shown as nothing there."""
    script = ""
    for sign, kind in zip(name, marks, strict=True):
        own = unicodedata.name(sign, "").partition(" ")[0]
        if kind != "m":
            script = own
        elif own not in (script, MARKS_OF_ALL_SCRIPTS):
            return True
    return False


def _bad_name() -> Refusal:
    return Refusal(400, "bad-name", {"longest": LONGEST_NAME})


def login_of(name: str) -> str:
    """A name as accounts are found by: in small letters, and in one spelling again."""
    return unicodedata.normalize("NFKC", clean_name(name).casefold())


def look_of(name: str) -> str:
    """What a name looks like, whatever its letters and their case are: names that can be mistaken have the same look.

    >>> look_of("Paul") == look_of("PauI") == look_of("раul")
    True
    """
    folded = skeleton(skeleton(name).casefold())
    return folded.replace("i", "l")[:MAX_LOOK_LENGTH]  # a capital i looks like a small L


def skeleton(text: str) -> str:
    """A text with each character replaced by the one that it looks like (UTS #39, section 4)."""
    table = _confusables()
    replaced = "".join(table.get(sign, sign) for sign in unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", replaced)


@cache
def _confusables() -> dict[str, str]:
    lines = CONFUSABLES_FILE.read_text(encoding="utf-8").split("\n")
    return dict(line.split("\t") for line in lines if line and not line.startswith("# "))


@cache
def _bot_looks() -> frozenset[str]:
    return frozenset(look_of(name) for name in BOT_NAMES)


def persons_name(text: str) -> str:
    """The name of a person in its spelling; raises a Refusal if it is none, or a bot's, or looks like that."""
    name = clean_name(text)
    look = look_of(name)
    if look in _bot_looks() or look.startswith(look_of(BOT_PREFIX)):
        raise Refusal(409, "name-of-a-bot")
    return name
