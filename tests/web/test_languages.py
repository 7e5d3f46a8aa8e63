"""The page speaks the language of its reader; that no words are missing or cut is shown by test_places.py."""

import pytest

from seachest.messages import LANGUAGES
from tests.web.conftest import Visiting

LOCALES = {"en": "en-GB", "de": "de-AT", "nl": "nl-BE", "fr": "fr-CA"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_browser_is_spoken(language: str, visit: Visiting) -> None:
    ada = visit(locale=LOCALES[language])
    ada.page.goto("/")
    ada.page.locator(f"html[lang={language}] #main").wait_for()
    assert ada.page.locator("header select").input_value() == language


def test_a_language_that_we_do_not_speak_is_answered_in_english(visit: Visiting) -> None:
    ada = visit(locale="ja-JP")
    ada.page.goto("/")
    ada.page.locator("html[lang=en] #main").wait_for()


def test_a_language_can_be_chosen_and_is_kept(visit: Visiting) -> None:
    ada = visit()
    ada.page.goto("/")
    ada.page.locator("#main").wait_for()
    ada.speak("fr", LANGUAGES["fr"])
    ada.page.reload()
    ada.page.locator("html[lang=fr] #main").wait_for()
