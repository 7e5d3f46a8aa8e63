"""What the unit tests of the page take for messages of the server is what the server would send."""

import json
import re
from importlib import import_module

import msgspec
import pytest

from seachest.messages.actions import ChoiceAction
from seachest.rules.game import game_named
from tests.web.page import WEB, tool

page_samples = tool("page_samples")
CHOICE = re.compile(r'choice\("([a-z-]+)", "([^"]+)", (\{[^}]+\})\)')
CHOICES = CHOICE.findall((WEB / "tests" / "games.test.ts").read_text(encoding="utf-8"))


def test_the_sample_is_what_the_server_sends_now() -> None:
    assert page_samples.written() == page_samples.FILE.read_text(encoding="utf-8"), "type: make docs"


def test_there_are_choices_of_every_kind_of_game() -> None:
    assert len(CHOICES) > 10
    assert len({game for game, _, _ in CHOICES}) > 2


@pytest.mark.parametrize(("game", "text", "action"), CHOICES)
def test_choices_in_tests_of_the_page_are_decisions_of_the_game_and_mean_what_they_say(
    game: str, text: str, action: str
) -> None:
    assert text in game_named(game).actions
    fields = json.loads(re.sub(r"(\w+):(?= )", r'"\1":', action))
    module = import_module(f"seachest.messages.{game.replace('-', '_')}.actions")
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, ChoiceAction)]
    (kind,) = (each for each in kinds if each.__struct_config__.tag == fields["type"])
    decoded = msgspec.convert(fields, kind)
    assert msgspec.to_builtins(decoded) == fields
    assert fields["type"] == text.partition(" ")[0]
