from pathlib import Path

import pytest
from rich.console import Console

import seachest
from seachest.cli.terminal.rulebook import show_rules
from seachest.messages import LANGUAGES
from seachest.messages.rulebook import main, markdown, rules_text
from seachest.messages.sea_salt_paper.rules_page import CLAUSE_OF_DECISION
from seachest.rules.sea_salt_paper.cards import DECK_SIZE, KINDS
from seachest.rules.sea_salt_paper.state import ACTIONS

PAGES = Path(seachest.__file__).parent.parent.parent / "docs" / "rules"
GAME = "sea-salt-paper"
languages = pytest.mark.parametrize("language", list(LANGUAGES))


@pytest.mark.parametrize("game", seachest.game_names())
def test_the_page_in_docs_is_what_the_catalogue_gives(game: str) -> None:
    """After a change of the rules' words: make docs."""
    assert (PAGES / f"{game}.md").read_text(encoding="utf-8") == markdown(game)


def test_run_as_a_program_it_writes_a_page_for_each_game(tmp_path: Path) -> None:
    main(tmp_path / "rules")
    assert sorted(path.stem for path in (tmp_path / "rules").iterdir()) == sorted(seachest.game_names())


def test_a_ruling_stands_below_its_clause() -> None:
    lines = markdown(GAME).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("- **SSP-3.3** "))
    assert lines[at + 1].startswith("  *Our ruling:* ")
    assert "## 3 Your turn" in lines


def test_the_head_tells_whose_game_it_is() -> None:
    head = " ".join(rules_text(GAME, "en")[0].texts)
    for word in ("own words", "not official", "Bruno Cathala", "Théo Rivière", "Bombyx"):
        assert word in head


@languages
def test_the_page_has_all_sections_and_both_tables(language: str) -> None:
    sections = rules_text(GAME, language)
    assert [section.number for section in sections] == list(range(12))
    assert all(section.clauses for section in sections[1:] if section.number != 10)
    cards, decisions = sections[1].table, sections[10].table
    assert len(cards) == 1 + len(KINDS)
    assert sum(int(row[1]) for row in cards[1:]) == DECK_SIZE
    assert len(decisions) == 1 + len(CLAUSE_OF_DECISION)


def test_the_table_of_decisions_holds_every_action() -> None:
    assert set(CLAUSE_OF_DECISION) == {text.split()[0] for text in ACTIONS}
    clauses = {clause.id for section in rules_text(GAME, "en") for clause in section.clauses}
    assert set(CLAUSE_OF_DECISION.values()) <= clauses
    written = [row[1] for row in rules_text(GAME, "en")[10].table]
    assert "`take 1` / `take 2`" in written
    assert "`keep CARD`" in written


@languages
@pytest.mark.parametrize("width", [40, 80, 200])
def test_the_terminal_shows_every_clause_and_keeps_to_its_width(language: str, width: int) -> None:
    console = Console(width=width, force_terminal=False)
    with console.capture() as captured:
        show_rules(GAME, language, console)
    lines = captured.get().splitlines()
    assert all(len(line) <= width for line in lines)
    for section in rules_text(GAME, language):
        for clause in section.clauses:
            assert any(line.startswith(f"{clause.id} ") for line in lines)
