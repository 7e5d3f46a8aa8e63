"""Puts the page for browsers into the package, and builds it first if its sources have changed."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_page  # needs the path


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # what its configuration is does not matter here
    """Builds the page if it is needed. Editable installs don't need it: `make page` builds it for them."""

    def dependencies(self) -> list[str]:
        """Node from PyPI, if PATH has none. Whether the install is editable shows only in the arguments."""
        if has_page() or any("editable" in word for word in sys.argv) or build_page.node_on_path():
            return []
        pins = Path(self.root, "constraints.txt").read_text(encoding="utf-8").splitlines()
        return [pin for pin in pins if pin.startswith(build_page.NODE_PACKAGE)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Builds the page before hatchling collects the files."""
        if version == "editable" or has_page():
            return
        try:
            build_page.build()
        except build_page.Failed as failed:
            sys.exit(str(failed))


def has_page() -> bool:
    """Whether there is a page to package: one that is current, or one that came with the sources."""
    return build_page.is_built() and (build_page.is_current() or not build_page.FOLDERS.built_mark.exists())
