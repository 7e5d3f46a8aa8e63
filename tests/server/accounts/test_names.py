"""How names are spelled, which are refused, and which look alike."""

import sys
import unicodedata

import pytest

from seachest.bots.personas import BOT_NAMES
from seachest.server.accounts.names import clean_name, login_of, look_of, skeleton
from seachest.server.errors import Refusal
from seachest.wire.base import LONGEST_NAME

SAMPLE = 40
"""One character in so many of all of Unicode is tried."""


def kept(name: str) -> str | None:
    """A name as it is kept; None if it is refused."""
    try:
        return clean_name(name)
    except Refusal:
        return None


def test_no_name_has_a_mark_that_nobody_can_see() -> None:
    """Variation selectors, joiners, fillers and the like: all that Unicode says to ignore if it can't be shown."""
    ranges = [(0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF), (0x17B4, 0x17B5), (0x115F, 0x1160)]
    single = [0x00AD, 0x034F, 0x061C, 0x200B, 0x2060, 0x2800, 0x3164, 0xFEFF, 0xFFA0]
    invisible = [chr(code) for first, last in ranges for code in range(first, last + 1)] + [
        chr(code) for code in single
    ]
    assert len(invisible) > 263
    for mark in invisible:
        assert kept(f"An{mark}na") in (None, "Anna"), ascii(mark)
        assert kept(mark) is None, ascii(mark)


@pytest.mark.parametrize("mark", "\U0001d159\U00016fe4\U0001bc9d\u2d7f\u17d2\u1039\U0001107f\U00011a47\u094d\u05b0")
def test_no_letter_has_a_mark_of_another_script_which_nobody_might_see(mark: str) -> None:
    assert kept(f"An{mark}na") is None


@pytest.mark.parametrize(
    "name",
    [
        "Żółć",
        "Søren",
        "Ngọc Hân",
        "李雷",
        "さくら",
        "Ольга",
        "Ελένη",
        "יעל",
        "ليلى",
        "किरण",
        "สมชาย",
        "❤ Anna",
        "ភ្នំ",
        "မြန်မာ",
        "שָׂרָה",
        "مُحَمَّد",
    ],
)
def test_names_of_all_languages_are_kept(name: str) -> None:
    assert kept(name) == unicodedata.normalize("NFKC", name)


def test_an_emoji_with_the_mark_that_phones_put_after_it_is_kept_without_it() -> None:
    assert kept("❤\ufe0f") == "❤"


def test_a_letter_has_no_tower_of_marks() -> None:
    assert kept("a" + "\u0316" * 3 + "b") is not None
    assert kept("a" + "\u0316" * 4 + "b") is None


@pytest.mark.parametrize(
    ("one", "other"),
    [("Paul", "PauI"), ("Paul", "раul"), ("ian", "Ian"), ("Emma", "Ernrna"), ("Bob", "B0b"), ("Olga", "Оlgа")],
)
def test_names_that_can_be_mistaken_look_alike(one: str, other: str) -> None:
    assert look_of(one) == look_of(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Anna", "Hanna"), ("Ana", "Änä"), ("Jan", "Jon"), ("李", "雷"), ("Kay", "Kai")]
)
def test_names_that_differ_look_different(one: str, other: str) -> None:
    assert look_of(one) != look_of(other)


def test_the_names_of_bots_look_different_from_each_other() -> None:
    assert len({look_of(name) for name in BOT_NAMES}) == len(BOT_NAMES)


def test_a_name_stays_the_same_when_it_is_cleaned_again_and_its_skeleton_too() -> None:
    for code in range(0, sys.maxunicode + 1, SAMPLE):
        name = None if 0xD800 <= code < 0xE000 else kept(chr(code))
        if name is not None:
            assert kept(name) == name
            assert len(login_of(name)) <= 2 * LONGEST_NAME
            assert skeleton(skeleton(name)) == skeleton(name)
