"""The only package that knows numba: how rules are compiled, cached, and given arrays and records.

Rule functions are plain Python on integers. Marked with `@rule` or `@entry` they are compiled, with a cache on disk
that is keyed by a digest of every file that holds compiled code, so that a changed constant or callee never leaves
stale machine code behind. With ``NUMBA_DISABLE_JIT=1`` the same functions run interpreted, on records that hand out
Python integers.

Arithmetic is the same interpreted, compiled and on a GPU because everything is a signed integer that stays below
2**63; see `chance` for how the random source keeps to that.
"""

from seachest.rules.compiled.arrays import CellRows, Cells, Reals, cell_rows, cells, lookup, reals
from seachest.rules.compiled.bits import (
    BYTES_OF_BITS,
    bits,
    highest,
    lowest,
    mark,
    nth,
    put,
    put_bits,
    put_eight,
    put_zeros,
)
from seachest.rules.compiled.cache import SOURCE_ROOMS, code_folder, source_digest, source_files
from seachest.rules.compiled.decorators import (
    bind,
    direct,
    entry,
    entry_for,
    part_for,
    rule,
    small_entry,
    small_entry_for,
    small_rule,
    undirected,
    writer,
    writer_entry,
)
from seachest.rules.compiled.masks import (
    FULL_WORD,
    WORD_BITS,
    actions_in,
    clear_mask,
    count_offered,
    is_offered,
    new_mask,
    nth_offered,
    offer,
    offer_all,
    spread,
    withdraw,
    words_for,
)
from seachest.rules.compiled.mode import BOUNDS_CHECKED, INTERPRETED
from seachest.rules.compiled.records import (
    FrozenRecord,
    MutableRecord,
    OptionsRecord,
    RecordArray,
    RecordProxy,
    StateRecord,
    dtype_of,
    field,
    records,
    row,
)

__all__ = [
    "BOUNDS_CHECKED",
    "BYTES_OF_BITS",
    "FULL_WORD",
    "INTERPRETED",
    "SOURCE_ROOMS",
    "WORD_BITS",
    "CellRows",
    "Cells",
    "FrozenRecord",
    "MutableRecord",
    "OptionsRecord",
    "Reals",
    "RecordArray",
    "RecordProxy",
    "StateRecord",
    "actions_in",
    "bind",
    "bits",
    "cell_rows",
    "cells",
    "clear_mask",
    "code_folder",
    "count_offered",
    "direct",
    "dtype_of",
    "entry",
    "entry_for",
    "field",
    "highest",
    "is_offered",
    "lookup",
    "lowest",
    "mark",
    "new_mask",
    "nth",
    "nth_offered",
    "offer",
    "offer_all",
    "part_for",
    "put",
    "put_bits",
    "put_eight",
    "put_zeros",
    "reals",
    "records",
    "row",
    "rule",
    "small_entry",
    "small_entry_for",
    "small_rule",
    "source_digest",
    "source_files",
    "spread",
    "undirected",
    "withdraw",
    "words_for",
    "writer",
    "writer_entry",
]
