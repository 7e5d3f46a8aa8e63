"""Wheel and source archive build, install into an empty environment and play; a tag must fit what it releases."""

import importlib.util
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import pytest

import seachest

REPOSITORY = Path(__file__).parent.parent.parent


def load_tool(name: str) -> Any:
    """A module of tools/, which is no package."""
    spec = importlib.util.spec_from_file_location(name, REPOSITORY / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


check_release = load_tool("check_release")


def test_a_tag_fits_the_version_and_the_changelog() -> None:
    changelog = "# Changelog\n\n## 0.3.0 – 2030-01-31\n\n## 0.2.0 – 2029-01-31\n"
    assert check_release.problems("v0.3.0", "0.3.0", changelog) == []


@pytest.mark.parametrize(
    ("tag", "version", "heading"),
    [
        ("v0.3.1", "0.3.0", "0.3.0 – 2030-01-31"),
        ("0.3.0", "0.3.0", "0.3.0 – 2030-01-31"),
        ("v0.3.0", "0.3.0", "Unreleased"),
        ("v0.3.0", "0.3.0", "0.2.0 – 2029-01-31"),
        ("v0.3.0", "0.3.0", "0.3.0"),
    ],
)
def test_another_tag_is_refused(tag: str, version: str, heading: str) -> None:
    assert check_release.problems(tag, version, f"# Changelog\n\n## {heading}\n") != []


def test_the_version_is_found() -> None:
    source = (REPOSITORY / "src" / "seachest" / "__init__.py").read_text(encoding="utf-8")
    assert check_release.version_in(source) == seachest.__version__


@pytest.mark.long
def test_wheel_and_source_archive_install_in_an_empty_environment_and_play(tmp_path: Path) -> None:
    venv.create(tmp_path / "builder", with_pip=True)
    python = tmp_path / "builder" / "bin" / "python"
    pins = ["-c", str(REPOSITORY / "constraints.txt")]
    subprocess.run([python, "-m", "pip", "install", "--quiet", *pins, "hatchling", "editables"], check=True)
    dist = tmp_path / "dist"
    subprocess.run([python, "-m", "hatchling", "build", "-d", dist], cwd=REPOSITORY, check=True)
    assert len(list(dist.iterdir())) == 2
    subprocess.run([sys.executable, REPOSITORY / "tools" / "try_packages.py", dist], check=True)
