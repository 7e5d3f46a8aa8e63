"""Building the page: which Node is good enough, and when something has to be done."""

from pathlib import Path

import pytest

from tests.web.page import build_page


@pytest.mark.parametrize("version", ["v20.19.0\n", "v20.20.2\n", "v22.12.0\n", "v24.0.1\n"])
def test_a_node_that_is_new_enough_fits(version: str) -> None:
    assert build_page.fits(version)


@pytest.mark.parametrize("version", ["v18.20.4\n", "v20.18.9\n", "v21.7.0\n", "v22.11.0\n", "what?", ""])
def test_an_old_node_does_not_fit(version: str) -> None:
    assert not build_page.fits(version)


def programs(folder: Path, **says: str) -> str:
    """A PATH with programs that say something."""
    folder.mkdir()
    for name, words in says.items():
        (folder / name).write_text(f"#!/bin/sh\necho {words}\n")
        (folder / name).chmod(0o755)
    return str(folder)


def test_node_is_taken_from_path_where_it_is_new_enough_and_has_its_npm(tmp_path: Path) -> None:
    assert build_page.node_on_path(programs(tmp_path / "good", node="v22.14.0", npm="10")) is not None
    assert build_page.node_on_path(programs(tmp_path / "old", node="v18.0.0", npm="10")) is None
    assert build_page.node_on_path(programs(tmp_path / "alone", node="v22.14.0")) is None
    assert build_page.node_on_path(str(tmp_path)) is None


def test_the_page_is_current_until_a_source_changes(tmp_path: Path) -> None:
    folders = build_page.PageFolders(tmp_path)
    for folder in (folders.packages, folders.built, folders.catalogue):
        folder.mkdir(parents=True)
    (folders.web / "main.ts").write_text("one")
    assert not build_page.is_current(folders)
    (folders.built / "index.html").write_text("<p>")
    folders.built_mark.write_text(build_page.source_digest(folders))
    assert build_page.is_current(folders)
    (folders.catalogue / "page.ftl").write_text("page-title = Chest\n")
    assert not build_page.is_current(folders)
    folders.built_mark.write_text(build_page.source_digest(folders))
    (folders.packages / "thing.js").write_text("not ours")
    assert build_page.is_current(folders)
    (folders.built / "index.html").unlink()
    assert not build_page.is_current(folders)


def test_a_failure_tells_what_the_program_said(tmp_path: Path) -> None:
    node = build_page.Node("node", ("npm",))
    with pytest.raises(build_page.Failed, match="No luck\nbroken"):
        build_page.run(node, ["sh", "-c", "echo broken; exit 3"], "No luck")


def test_packages_of_others_are_never_emptied(tmp_path: Path) -> None:
    folders, theirs = build_page.PageFolders(tmp_path), tmp_path / "theirs"
    for folder in (folders.web, theirs):
        folder.mkdir()
    for name in ("package.json", "package-lock.json"):
        (folders.web / name).write_text("{}")
    (theirs / "thing.js").write_text("theirs")
    folders.packages.symlink_to(theirs)
    with pytest.raises(build_page.Failed, match="is a link"):
        build_page.fetch(build_page.Node("node", ("false",)), folders)
    assert (theirs / "thing.js").exists()


def test_where_no_node_can_be_had_it_is_told_what_to_type() -> None:
    with pytest.raises(build_page.Failed, match="sudo apt-get install nodejs npm"):
        build_page.install_node("./no-such-package")


def test_no_registry_is_named_in_the_lock_file() -> None:
    assert '"resolved"' not in (build_page.FOLDERS.web / "package-lock.json").read_text(encoding="utf-8")
