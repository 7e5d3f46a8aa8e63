"""The examples in the docstrings of the Python API run as they stand."""

import doctest
from importlib import import_module

import pytest

from tests.batches.test_gpu import has_gpu

MODULES = [
    "seachest",
    "seachest.batches.base",
    "seachest.batches.batch",
    "seachest.bots.names",
    "seachest.bots.personas",
    "seachest.bots.search.search",
    "seachest.bots.seeds",
    "seachest.notation.record",
    "seachest.table.bare",
    "seachest.table.table",
    "seachest.table.view",
    *(["seachest.batches.gpu"] if has_gpu() else []),
]
"""Those on a GPU run if there is one."""


def examples_in(name: str) -> list[doctest.DocTest]:
    """The docstrings of a module that have examples."""
    return [test for test in doctest.DocTestFinder().find(import_module(name)) if test.examples]


@pytest.mark.parametrize("test", [test for name in MODULES for test in examples_in(name)], ids=lambda test: test.name)
def test_examples_run(test: doctest.DocTest) -> None:
    doctest.DocTestRunner().run(test, out=pytest.fail)


PUBLIC = [
    ("seachest.table.table", "Table"),
    ("seachest.table.view", "View"),
    ("seachest.batches.base", "BatchBase"),
    ("seachest.batches.batch", "Batch"),
    ("seachest.batches.gpu", "GpuBatch"),
    ("seachest.bots.search.search", "Search"),
]


@pytest.mark.parametrize(("module", "name"), PUBLIC)
def test_what_users_call_most_has_examples(module: str, name: str) -> None:
    assert sum(test.name.startswith(f"{module}.{name}") for test in examples_in(module)) >= 2
