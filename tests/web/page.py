"""The tool that builds the page, and what it built."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import seachest

REPOSITORY = Path(seachest.__file__).parent.parent.parent
WEB = REPOSITORY / "web"


def tool(name: str) -> ModuleType:
    """A script of tools/."""
    spec = importlib.util.spec_from_file_location(name, REPOSITORY / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


build_page = tool("build_page")
