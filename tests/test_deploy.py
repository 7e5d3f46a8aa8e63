"""The files of deploy/ and of the forge fit the program: metrics, versions, commands of the page on hosting."""

import configparser
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it brings no types

from seachest.server.ops import metrics
from tests.scripts import script

REPOSITORY = Path(__file__).parent.parent
DEPLOY, GITHUB = REPOSITORY / "deploy", REPOSITORY / ".github"
FROM_THE_BACKUP_UNIT = "seachest_backup_finished_seconds"


def load_yaml(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def exported_names() -> set[str]:
    """All names of samples that the server can export."""
    samples = {sample.name for family in metrics.registry.collect() for sample in family.samples}
    labelled = {f"{family.name}_total" for family in metrics.registry.collect() if family.type == "counter"}
    return samples | labelled


def test_alerts_are_about_metrics_that_there_are() -> None:
    rules = load_yaml(DEPLOY / "seachest.rules.yml")["groups"][0]["rules"]
    used = {name for rule in rules for name in re.findall(r"\bseachest_\w+", rule["expr"])}
    assert len(used) >= 6
    assert used - {FROM_THE_BACKUP_UNIT} <= exported_names()
    assert FROM_THE_BACKUP_UNIT in (DEPLOY / "seachest-backup.service").read_text(encoding="utf-8")
    assert all(rule["annotations"].keys() == {"summary", "what_to_do"} for rule in rules)


def test_prometheus_reads_the_rules() -> None:
    assert load_yaml(DEPLOY / "prometheus.yml")["rule_files"] == ["seachest.rules.yml"]


def test_every_file_is_used_by_the_page_on_hosting() -> None:
    page = (REPOSITORY / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert [file.name for file in DEPLOY.iterdir() if file.stem not in page] == []


def test_units_run_the_commands_of_the_program() -> None:
    from seachest.cli.main import build_parser
    from seachest.messages.catalogue import command_line_catalogue

    parser = build_parser(command_line_catalogue("en"))
    settings = configparser.ConfigParser(interpolation=None, comment_prefixes="#", delimiters="=")
    settings.read_string("[env]\n" + (DEPLOY / "seachest.env").read_text(encoding="utf-8"))
    options = settings["env"]["SEACHEST_OPTIONS"].strip('"')
    found = []
    for unit in sorted(DEPLOY.glob("*.service")):
        for command in re.findall(r"^Exec\w+=/opt/seachest/bin/seachest (.+)$", unit.read_text(encoding="utf-8"), re.M):
            words = command.replace("$SEACHEST_OPTIONS", options).split()
            parser.parse_args(words)
            found.append(words[0])
    assert sorted(found) == ["backup", "serve", "warm"]


def test_the_trial_of_the_page_on_hosting_knows_its_commands() -> None:
    trial = script("tools/try_hosting.py")
    first, *rest = trial.page_blocks()
    assert first.startswith(trial.PACKAGES_BLOCK)
    commands = trial.script_of(rest)  # exits where a command is gone that it replaces or checks
    assert "other.example.org" not in commands


def test_the_trial_of_the_image_fits_the_containerfile() -> None:
    trial = script("tools/try_image.py")
    steps = trial.CONTAINERFILE.read_text(encoding="utf-8")
    assert {f"docker.io/library/{name}" for name in re.findall(r"^FROM (\S+)", steps, re.M)} == {trial.BASE_IMAGE}
    assert re.findall(r"^VOLUME (.+)$", steps, re.M) == [trial.DATA]
    assert f'"--port", "{trial.URL.rpartition(":")[2]}"]' in steps
    assert re.search(r"^HEALTHCHECK .*\\\n +CMD \[", steps, re.M)


@pytest.mark.parametrize("workflow", sorted((GITHUB / "workflows").glob("*.yml")), ids=lambda path: path.stem)
def test_workflows_call_what_there_is(workflow: Path) -> None:
    jobs = load_yaml(workflow)["jobs"]
    runs = [step["run"] for job in jobs.values() for step in job.get("steps", ()) if "run" in step]
    makefile = (REPOSITORY / "Makefile").read_text(encoding="utf-8")
    for run in runs:
        for path in re.findall(r"\b(?:tests|tools|benchmarks)/[\w./]+", run):
            assert (REPOSITORY / path).exists(), path
        for target in re.findall(r"^make (\w+)", run):
            assert f"\n{target}:" in makefile


def test_all_supported_versions_of_python_are_tested() -> None:
    quick = load_yaml(GITHUB / "workflows" / "tests.yml")["jobs"]["quick"]["strategy"]["matrix"]
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    said = [line.rpartition(" ")[2] for line in project["classifiers"] if ":: Python :: 3." in line]
    assert quick["python"] == said
    assert quick["system"] == ["ubuntu-latest", "macos-latest", "windows-latest"]


def test_hooks_come_from_this_repository() -> None:
    repositories = load_yaml(REPOSITORY / ".pre-commit-config.yaml")["repos"]
    assert [one["repo"] for one in repositories] == ["local"]
    assert all(hook["language"] == "system" for one in repositories for hook in one["hooks"])


def test_forms_for_issues_can_be_read() -> None:
    forms = [load_yaml(form) for form in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if form.stem != "config"]
    assert len(forms) == 3
    assert all(form.keys() >= {"name", "description", "body"} for form in forms)
