"""Every clause of the rules has a test, and the reader that finds this out is right."""

import shutil
from pathlib import Path

import pytest

from tests.clauses import by_number, find_problems, read_marks, read_rules
from tests.scripts import script

REPOSITORY = Path(__file__).parent.parent

PAGE = """
# A game: the rules

## 1 Cards
| card | SSP-1.9 |

- **SSP-1.1** A clause.
- **SSP-1.2** A clause like SSP-1.1; **SSP-1.3** is none.

## 10 What you type
"""

SUITE = """
import pytest

@pytest.mark.clause("SSP-1.1")
def test_one() -> None:
    pass

@pytest.mark.clause({second})
def test_two() -> None:
    pass
"""


def problems(folder: Path, second: str = '"SSP-1.2"', page: str = PAGE, **more: str) -> list[str]:
    """The problems of a project with a page of rules and a suite whose first test shows SSP-1.1."""
    pages, suite = folder / "rules", folder / "suite"
    pages.mkdir()
    (suite / "below").mkdir(parents=True)
    (pages / "game.md").write_text(page, encoding="utf-8")
    (suite / "below" / "test_it.py").write_text(SUITE.format(second=second), encoding="utf-8")
    for name, text in more.items():
        (suite / f"{name}.py").write_text(text, encoding="utf-8")
    return find_problems(pages, suite)


def test_every_clause_of_the_rules_has_a_test() -> None:
    assert find_problems(REPOSITORY / "docs" / "rules", REPOSITORY / "tests") == []


def test_make_check_runs_this_file_whole() -> None:
    recipe = (REPOSITORY / "Makefile").read_text(encoding="utf-8").split("\ncheck:")[1].split("\n\n")[0]
    assert "tools/run_tests.py --quick" in recipe
    quick = [stage for stage in script("tools/run_tests.py").all_stages() if stage.is_quick]
    (command,) = [words for stage in quick for words in stage.commands if "tests/test_clauses.py" in words]
    assert not {"-m", "-k", "--deselect"} & set(command[command.index("pytest") :])


def test_a_clause_whose_only_test_is_removed_is_found(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    shutil.copytree(REPOSITORY / "tests" / "rules", tests)
    marks = list(read_marks(tests))
    (mark, *_) = [mark for mark in marks if sum(mark.clause == other.clause for other in marks) == 1]
    file = tests / mark.test.split("::")[0]
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(f'"{mark.clause}"', ""), encoding="utf-8")
    assert f"{mark.clause} has no test" in find_problems(REPOSITORY / "docs" / "rules", tests)


def test_a_suite_that_shows_every_clause_has_no_problems(tmp_path: Path) -> None:
    assert problems(tmp_path) == []


def test_a_clause_without_a_test_is_a_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, '"SSP-1.1"') == ["SSP-1.2 has no test"]


def test_a_mark_that_names_no_clause_is_a_problem(tmp_path: Path) -> None:
    found = problems(tmp_path, test_more=SUITE.format(second='"SSP-1.3"'))
    assert found == ["SSP-1.3 is no clause, but test_more.py::test_two names it"]


@pytest.mark.parametrize("page", ["# Nothing yet\nSSP-1.1\n", ""])
def test_rules_without_clauses_are_a_problem(tmp_path: Path, page: str) -> None:
    assert problems(tmp_path, page=page) == ["rules holds no clause"]


@pytest.mark.parametrize(
    "mark", ["long", "pictures", "skip", 'skip("why")', 'skipif(True, reason="why")', "xfail", "xfail(strict=True)"]
)
def test_a_test_that_does_not_always_run_shows_no_clause(tmp_path: Path, mark: str) -> None:
    more = f'import pytest\n\n@pytest.mark.{mark}\n@pytest.mark.clause("SSP-1.2")\ndef test_more():\n    pass\n'
    assert problems(tmp_path, '"SSP-1.1"', test_more=more) == ["SSP-1.2 has no test"]


@pytest.mark.parametrize("name", ["helpers", "more_test"])
def test_a_file_that_pytest_does_not_collect_shows_no_clause(tmp_path: Path, name: str) -> None:
    assert problems(tmp_path, '"SSP-1.1"', **{name: SUITE.format(second='"SSP-1.2"')}) == ["SSP-1.2 has no test"]


def test_a_function_that_is_no_test_shows_no_clause(tmp_path: Path) -> None:
    more = SUITE.format(second='"SSP-1.2"').replace("test_two", "two")
    assert problems(tmp_path, '"SSP-1.1"', test_more=more) == ["SSP-1.2 has no test"]


def test_a_mark_may_name_several_clauses(tmp_path: Path) -> None:
    assert problems(tmp_path, '"SSP-1.1", "SSP-1.2"') == []


def test_a_section_may_be_named_but_shows_no_clause(tmp_path: Path) -> None:
    assert problems(tmp_path, '"SSP-1"', test_more=SUITE.format(second='"SSP-10"')) == ["SSP-1.2 has no test"]


def test_a_section_that_does_not_exist_is_a_problem(tmp_path: Path) -> None:
    assert len(problems(tmp_path, test_more=SUITE.format(second='"SSP-11"'))) == 1


def test_all_pages_are_read(tmp_path: Path) -> None:
    (tmp_path / "one.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "two.md").write_text("## 3 Duel\n- **DOL-3.1** A clause.\n", encoding="utf-8")
    rules = read_rules(tmp_path)
    assert rules.clauses == {"SSP-1.1", "SSP-1.2", "DOL-3.1"}
    assert rules.sections == {"SSP-1", "SSP-10", "DOL-3"}


def test_clauses_are_listed_by_number() -> None:
    assert sorted(["SSP-3.10", "SSP-10.1", "SSP-3.9", "DOL-4.1"], key=by_number) == [
        "DOL-4.1",
        "SSP-3.9",
        "SSP-3.10",
        "SSP-10.1",
    ]
