"""Scripts outside the package (tools, benchmarks, examples) as modules."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import seachest

REPOSITORY = Path(seachest.__file__).parent.parent.parent


def script(path: str, name: str | None = None) -> ModuleType:
    """Runs a script, given by its path in the repository, and returns it as a module, by default of the same name."""
    name = name or Path(path).stem
    specification = importlib.util.spec_from_file_location(name, REPOSITORY / path)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules[name] = module
    specification.loader.exec_module(module)
    return module
