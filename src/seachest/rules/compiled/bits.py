"""Bits of integers, and quick ways to write them as bytes."""

from typing import Any, TypeAlias

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.cpu import CPUContext
from numba.extending import intrinsic

from seachest.rules.compiled.arrays import Cells, lookup
from seachest.rules.compiled.decorators import rule, small_entry, small_rule
from seachest.rules.compiled.mode import BOUNDS_CHECKED, INTERPRETED

Numba: TypeAlias = Any  # numba and llvmlite have no static types

SLOW_DEPOSITS = ("znver1", "znver2")
"""Processors, by LLVM's names, that have the instruction `pdep` but take longer for it than for counting bits."""

if INTERPRETED:

    def bits(x: int) -> int:
        """How many bits of x are set."""
        return x.bit_count()

    def highest(x: int) -> int:
        """The place of the highest bit that is set; x must not be 0."""
        return x.bit_length() - 1

else:

    @intrinsic  # type: ignore[untyped-decorator]  # numba is skipped by mypy
    def _population(typing_context: Numba, x: Numba) -> Numba:
        def generate(context: Numba, builder: Numba, signature: Numba, arguments: Numba) -> Numba:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    @small_entry
    def bits(x: int) -> int:
        """How many bits of x are set."""
        return _population(x)  # type: ignore[no-any-return]  # as above

    @intrinsic  # type: ignore[untyped-decorator]  # as above
    def _leading_zeros(typing_context: Numba, x: Numba) -> Numba:
        def generate(context: Numba, builder: Numba, signature: Numba, arguments: Numba) -> Numba:
            return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), generate

    @small_entry
    def highest(x: int) -> int:
        """The place of the highest bit that is set; x must not be 0."""
        return 63 - _leading_zeros(x)  # type: ignore[no-any-return]  # as above


def _expect_bytes(out: Numba) -> None:
    if out.layout != "C" or out.dtype.bitwidth != 8:
        raise TypeError(f"written into contiguous bytes, not into {out}")


if INTERPRETED or BOUNDS_CHECKED:

    @rule
    def put(out: Cells, at: int, value: int) -> None:
        """Writes a byte. Unlike an index, the place is never counted from the end, which would cost a comparison."""
        out[at] = value

else:

    @intrinsic  # type: ignore[untyped-decorator]  # as above
    def put(typing_context: Numba, out: Numba, at: Numba, value: Numba) -> Numba:
        """Writes a byte. Unlike an index, the place is never counted from the end, which would cost a comparison."""

        def generate(context: Numba, builder: Numba, signature: Numba, arguments: Numba) -> Numba:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            builder.store(builder.trunc(arguments[2], ir.IntType(8)), builder.gep(array.data, [arguments[1]]))
            return context.get_dummy_value()

        _expect_bytes(out)
        return types.none(out, types.int64, types.int64), generate


if INTERPRETED:

    def put_eight(out: Cells, at: int, eight: int) -> None:
        """Writes eight bytes, given as one integer, the lowest first."""
        for i in range(8):
            out[at + i] = eight >> 8 * i & 0xFF

else:

    @intrinsic  # type: ignore[untyped-decorator]  # as above
    def put_eight(typing_context: Numba, out: Numba, at: Numba, eight: Numba) -> Numba:
        """Writes eight bytes, given as one integer, the lowest first."""

        def generate(context: Numba, builder: Numba, signature: Numba, arguments: Numba) -> Numba:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            place = builder.gep(array.data, [arguments[1]])
            builder.store(arguments[2], builder.bitcast(place, ir.IntType(64).as_pointer()), align=1)
            return context.get_dummy_value()

        _expect_bytes(out)
        return types.none(out, types.int64, types.int64), generate


BYTES_OF_BITS = lookup(sum((eight >> bit & 1) << 8 * bit for bit in range(8)) for eight in range(256))
"""For eight bits the eight bytes, each 1 or 0, as one integer."""


@small_rule
def put_bits(out: Cells, at: int, which: int, count: int) -> None:
    """Writes a byte for each of the lowest bits (8 to 63): 1 if it is set, else 0."""
    for done in range(0, count - 8, 8):
        put_eight(out, at + done, BYTES_OF_BITS[which >> done & 0xFF])
    put_eight(out, at + count - 8, BYTES_OF_BITS[which >> count - 8 & 0xFF])


@small_rule
def put_zeros(out: Cells, at: int, count: int) -> None:
    """Writes `count` zeros (8 or more)."""
    for done in range(0, count - 8, 8):
        put_eight(out, at + done, 0)
    put_eight(out, at + count - 8, 0)


@small_rule
def mark(out: Cells, at: int, which: int) -> None:
    """Writes a 1 at place `at + which`, for one-hot numbers; nothing if `which` is negative."""
    put(out, at + max(which, 0), which >= 0)


@small_rule
def lowest(x: int) -> int:
    """The place of the lowest bit that is set; x must not be 0."""
    return bits((x & -x) - 1)


if INTERPRETED:

    def nth(x: int, n: int) -> int:
        """The place of the n-th bit that is set, counted from 0; there must be more than n."""
        for _ in range(n):
            x &= x - 1
        return highest(x & -x)

else:

    def _deposits_bits(context: Numba) -> bool:
        """Whether code is generated for a processor that spreads bits over those of a mask in one quick instruction."""
        if not isinstance(context, CPUContext):
            return False
        generator = context.codegen()
        features, processor = generator._get_host_cpu_features(), generator._get_host_cpu_name()
        return "+bmi2" in features.split(",") and processor not in SLOW_DEPOSITS

    def _halving(builder: Numba, x: Numba, n: Numba) -> Numba:
        """Generates code that looks for the half of a word, of that half and so on that holds the n-th bit."""
        place = ir.Constant(x.type, 0)
        for half in (32, 16, 8, 4, 2, 1):
            lower = builder.and_(builder.lshr(x, place), ir.Constant(x.type, (1 << half) - 1))
            below = builder.ctpop(lower)
            is_above = builder.icmp_signed(">=", n, below)
            n = builder.select(is_above, builder.sub(n, below), n)
            place = builder.select(is_above, builder.add(place, ir.Constant(x.type, half)), place)
        return place

    @intrinsic  # type: ignore[untyped-decorator]  # as above
    def nth(typing_context: Numba, x: Numba, n: Numba) -> Numba:
        """The place of the n-th bit that is set, counted from 0; there must be more than n."""

        def generate(context: Numba, builder: Numba, signature: Numba, arguments: Numba) -> Numba:
            x, n = arguments
            if not _deposits_bits(context):
                return _halving(builder, x, n)
            form = ir.FunctionType(x.type, [x.type, x.type])
            deposit = cgutils.get_or_insert_function(builder.module, form, "llvm.x86.bmi.pdep.64")
            only = builder.call(deposit, [builder.shl(ir.Constant(x.type, 1), n), x])
            return builder.cttz(only, ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64, types.int64), generate
