"""The plugin that asks for a test of every clause."""

from pathlib import Path

import pytest

from tests.clauses import by_number, read_rules

pytest_plugins = ["pytester"]

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

@pytest.mark.clause({second!r})
def test_two() -> None:
    pass
"""


CONFTEST = f"""
import sys

sys.path.insert(0, {str(Path(__file__).parent.parent)!r})  # the workers of pytest-xdist find our plugin there
pytest_plugins = ["tests.clauses"]
"""


@pytest.fixture(autouse=True)
def only_plugins_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other plugins (hypothesis) would be imported anew for every run in here."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


def project(pytester: pytest.Pytester, second: str = "SSP-1.2", page: str | None = PAGE) -> Path:
    """A repository with a page of rules and a suite of two tests, the first of which shows SSP-1.1."""
    pytester.makeini("[pytest]\ntestpaths = suite\nmarkers =\n  clause(*ids): shown\n  long: takes long")
    pytester.makeconftest(CONFTEST)
    if page is not None:
        folder = pytester.mkdir("docs") / "rules"
        folder.mkdir()
        (folder / "game.md").write_text(page, encoding="utf-8")
    suite = pytester.mkdir("suite")
    (suite / "test_it.py").write_text(SUITE.format(second=second), encoding="utf-8")
    return suite


def says(result: pytest.RunResult, line: str) -> bool:
    return line in result.outlines


def test_a_suite_that_shows_every_clause_passes(pytester: pytest.Pytester) -> None:
    project(pytester)
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*clauses of the rules*")


def test_a_clause_without_a_test_is_listed_and_fails_the_run(pytester: pytest.Pytester) -> None:
    project(pytester, second="SSP-1.1")
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.assert_outcomes(passed=2)
    assert says(result, "SSP-1.2 has no test")
    assert not says(result, "SSP-1.1 has no test")


def test_a_mark_that_names_no_clause_fails_the_run(pytester: pytest.Pytester) -> None:
    suite = project(pytester)
    (suite / "test_more.py").write_text(SUITE.format(second="SSP-1.3"), encoding="utf-8")
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert says(result, "SSP-1.3 is no clause, but suite/test_more.py::test_two names it")


def test_a_page_without_clauses_fails_the_run(pytester: pytest.Pytester) -> None:
    project(pytester, page="# Nothing yet\nSSP-1.1\n")
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert says(result, "docs/rules holds no clause")


def test_no_page_at_all_fails_the_run(pytester: pytest.Pytester) -> None:
    project(pytester, page=None)
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert says(result, "docs/rules holds no clause")


@pytest.mark.parametrize(
    "arguments",
    [
        ["-k", "one"],
        ["-m", "clause"],
        ["--deselect", "suite/test_it.py::test_two"],
        ["--ignore", "suite/test_other.py"],
        ["--lf"],
        ["--collect-only"],
        ["suite/test_it.py"],
        ["suite/test_it.py::test_one"],
    ],
)
def test_a_partial_run_is_not_checked(pytester: pytest.Pytester, arguments: list[str]) -> None:
    project(pytester, second="SSP-1.1")
    result = pytester.runpytest(*arguments)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.no_fnmatch_line("*has no test*")


@pytest.mark.parametrize("arguments", [["suite"], ["."], ["-m", "not long"], ["-v"]])
def test_a_run_that_leaves_out_nothing_or_long_proofs_only_is_checked(
    pytester: pytest.Pytester, arguments: list[str]
) -> None:
    project(pytester, second="SSP-1.1")
    assert pytester.runpytest(*arguments).ret == pytest.ExitCode.TESTS_FAILED


def test_a_clause_may_be_shown_by_a_long_proof_alone(pytester: pytest.Pytester) -> None:
    suite = project(pytester, second="SSP-1.1")
    (suite / "test_long.py").write_text(
        'import pytest\n\n@pytest.mark.long\n@pytest.mark.clause("SSP-1.2")\ndef test_long():\n    pass\n',
        encoding="utf-8",
    )
    result = pytester.runpytest("-m", "not long")
    assert result.ret == pytest.ExitCode.OK
    result.assert_outcomes(passed=2, deselected=1)


def test_a_mark_may_name_several_clauses(pytester: pytest.Pytester) -> None:
    suite = project(pytester)
    text = SUITE.format(second="SSP-1.1").replace('"SSP-1.1"', '"SSP-1.1", "SSP-1.2"')
    (suite / "test_it.py").write_text(text, encoding="utf-8")
    assert pytester.runpytest().ret == pytest.ExitCode.OK


def test_a_section_may_be_named_but_shows_no_clause(pytester: pytest.Pytester) -> None:
    suite = project(pytester, second="SSP-1")
    (suite / "test_more.py").write_text(SUITE.format(second="SSP-10"), encoding="utf-8")
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert says(result, "SSP-1.2 has no test")
    assert not any("is no clause" in line for line in result.outlines)


def test_a_section_that_does_not_exist_is_unknown(pytester: pytest.Pytester) -> None:
    suite = project(pytester)
    (suite / "test_more.py").write_text(SUITE.format(second="SSP-11"), encoding="utf-8")
    assert pytester.runpytest().ret == pytest.ExitCode.TESTS_FAILED


def test_a_file_that_can_not_be_collected_is_the_only_complaint(pytester: pytest.Pytester) -> None:
    suite = project(pytester)
    (suite / "test_it.py").write_text("import nothing_of_this_name\n", encoding="utf-8")
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.no_fnmatch_line("*has no test*")


@pytest.mark.parametrize(
    ("second", "expected"), [("SSP-1.2", pytest.ExitCode.OK), ("SSP-1.1", pytest.ExitCode.TESTS_FAILED)]
)
def test_workers_of_xdist_hand_over_their_marks(
    pytester: pytest.Pytester, second: str, expected: pytest.ExitCode
) -> None:
    project(pytester, second=second)
    result = pytester.runpytest("-p", "xdist", "-n", "2")
    assert result.ret == expected
    result.assert_outcomes(passed=2)
    assert says(result, "SSP-1.2 has no test") == (expected != pytest.ExitCode.OK)


def test_a_partial_run_under_xdist_is_not_checked(pytester: pytest.Pytester) -> None:
    project(pytester, second="SSP-1.1")
    assert pytester.runpytest("-p", "xdist", "-n", "2", "-k", "one").ret == pytest.ExitCode.OK


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
