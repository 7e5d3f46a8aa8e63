"""How bots appear to people, and where their seeds come from."""

from hashlib import sha256

from seachest.bots.personas import BOT_NAMES, FIRST_DECISION_DELAY, NEXT_DECISION_DELAY, bot_name, decision_delay
from seachest.bots.seeds import bot_seed, derived_seed


def test_every_seat_of_a_table_has_a_bot_of_another_name() -> None:
    assert len({bot_name(seat) for seat in range(5)}) == 5
    assert bot_name(len(BOT_NAMES)) == BOT_NAMES[0]


def test_a_bot_thinks_longer_about_its_turn_than_about_what_follows() -> None:
    assert decision_delay(2.0, decided_before=False) == 2.0 * FIRST_DECISION_DELAY
    assert decision_delay(2.0, decided_before=True) == 2.0 * NEXT_DECISION_DELAY
    assert FIRST_DECISION_DELAY > NEXT_DECISION_DELAY
    assert decision_delay(0.0, decided_before=False) == 0.0


def test_the_seed_of_a_bot_follows_from_table_seat_and_moves() -> None:
    expected = int.from_bytes(sha256(b"00ff 2 17").digest()[:8], "big")
    assert bot_seed("00ff", 2, 17) == expected
    assert len({bot_seed("00ff", seat, moves) for seat in range(3) for moves in range(3)}) == 9


def test_a_derived_seed_has_the_size_that_is_asked_for() -> None:
    assert derived_seed("a", 1, size_bytes=2) < 1 << 16
