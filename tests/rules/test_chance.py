"""The random sources: known numbers, the same ones in every world, and fair."""

import numpy as np
import pytest

from seachest.rules.chance import Chance, below, dice_below, halves, new_dice, roll, set_seed
from seachest.rules.compiled import dtype_of, field, row

pytestmark = pytest.mark.sample


class Source(Chance):
    """A record that is nothing but a random source."""

    unused: int = field("i1")


def source(seed: int) -> object:
    record = row(np.zeros(1, dtype_of(Source)))
    set_seed(record, *halves(seed))
    return record


def words(record: object, count: int) -> list[int]:
    """The raw 32-bit words: the number below 2**31 is the upper 31 bits of one."""
    return [below(record, 1 << 31) for _ in range(count)]  # type: ignore[arg-type]  # a record stands for its class


def test_chance_is_chacha8_with_a_128_bit_key() -> None:
    # Key and nonce zero: the published key stream of ChaCha8 for 128-bit keys begins so.
    stream = bytes.fromhex(
        "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120"
        "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b"
    )
    expected = [int.from_bytes(stream[i : i + 4], "little") >> 1 for i in range(0, 64, 4)]
    assert words(source(0), 16) == expected


def test_the_counter_goes_on_after_a_block() -> None:
    record = source(0)
    assert words(record, 32)[16:] != words(source(0), 16)


@pytest.mark.parametrize("bit", [0, 31, 32, 63, 64, 95, 96, 127])
def test_every_bit_of_the_seed_counts(bit: int) -> None:
    assert words(source(1 << bit), 4) != words(source(0), 4)


def test_numbers_below_n_are_fair() -> None:
    record = source(7)
    n, draws = 7, 14_000
    counts = np.bincount([below(record, n) for _ in range(draws)], minlength=n)  # type: ignore[arg-type]  # as above
    assert counts.sum() == draws
    # Six degrees of freedom: chi-square stays below 27.9 in 9,999 of 10,000 fair samples.
    assert ((counts - draws / n) ** 2 / (draws / n)).sum() < 27.9


def test_dice_roll_the_same_from_the_same_seed() -> None:
    assert [roll(dice) for dice in [new_dice(5)] for _ in range(8)] == [
        roll(dice) for dice in [new_dice(5)] for _ in range(8)
    ]
    assert roll(new_dice(5)) != roll(new_dice(6))


def test_dice_are_the_published_sfc32() -> None:
    """An independent model of sfc32, written with numpy's 32-bit arithmetic."""
    dice = new_dice(123456789)
    a, b, c, count = (np.uint32(dice[i]) for i in range(4))
    with np.errstate(over="ignore"):
        for _ in range(50):
            t = a + b + count
            count += np.uint32(1)
            a = b ^ (b >> np.uint32(9))
            b = c + (c << np.uint32(3))
            c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + t
            assert roll(dice) == int(t)


def test_dice_below_stay_below() -> None:
    dice = new_dice(1)
    assert {dice_below(dice, 3) for _ in range(100)} == {0, 1, 2}
