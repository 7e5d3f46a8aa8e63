"""The tool that builds the page, and what it built."""

from types import ModuleType

from tests.scripts import REPOSITORY, script

WEB = REPOSITORY / "web"


def tool(name: str) -> ModuleType:
    """A script of tools/."""
    return script(f"tools/{name}.py")


build_page = tool("build_page")
