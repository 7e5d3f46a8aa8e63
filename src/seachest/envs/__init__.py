"""The games as environments of the libraries that researchers use; importing this registers them with those there are.

Each library has a module of its own, which needs that library alone.
"""

from importlib import import_module
from importlib.util import find_spec

for _library in ("gymnasium", "pettingzoo"):
    if find_spec(_library) is not None:
        import_module(f"seachest.envs.{_library}")
