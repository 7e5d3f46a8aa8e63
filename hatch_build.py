"""Puts the page for browsers into the package, built anew where its sources have changed since it was built."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "tools"))

import build_page  # needs the path


class PageHook(BuildHookInterface):  # type: ignore[type-arg]  # what its configuration is does not matter here
    """Builds the page where that is needed; editable installs do without, `make page` is for them."""

    def dependencies(self) -> list[str]:
        """The Node of PyPI, where there is no other. Those who build say only by their arguments what they build."""
        if has_page() or any("editable" in word for word in sys.argv) or build_page.node_on_path():
            return []
        pins = Path(self.root, "constraints.txt").read_text(encoding="utf-8").splitlines()
        return [pin for pin in pins if pin.startswith(build_page.NODE_PACKAGE)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before files are gathered."""
        if version == "editable" or has_page():
            return
        try:
            build_page.build()
        except build_page.Failed as failed:
            sys.exit(str(failed))


def has_page() -> bool:
    """Whether the page is there as it shall be: just built, or brought along with the sources."""
    return build_page.is_built() and (build_page.is_current() or not build_page.BUILT_MARK.exists())
