"""Writers take turns at an SQLite file, people first, and leave connections to readers."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.errors import Refusal
from seachest.server.storage.engine import forget_deleted, migrate, open_engine, write_gate, writing
from seachest.server.storage.schema import beats
from seachest.server.storage.write_gate import MAX_PASSED_OVER, WriteGate

pytestmark = pytest.mark.anyio

MANY = 60
"""More writers than an engine has connections."""


@pytest.fixture
async def engine(tmp_path: Path) -> AsyncIterator[AsyncEngine]:
    made = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}")
    await migrate(made)
    yield made
    await made.dispose()


async def in_line(gate: WriteGate, wishes: str) -> tuple[list[asyncio.Task[None]], list[str]]:
    """Writers who wait in this order (p: a person, h: housekeeping), and who has had a turn so far."""
    served: list[str] = []

    async def write(name: str) -> None:
        await gate.enter(gives_way=name.startswith("h"))
        served.append(name)
        await asyncio.sleep(0)
        gate.leave()

    tasks = []
    for number, wish in enumerate(wishes):
        tasks.append(asyncio.create_task(write(f"{wish}{number}")))
        await asyncio.sleep(0)
    return tasks, served


async def test_people_go_before_what_nobody_waits_for() -> None:
    gate = WriteGate()
    await gate.enter()
    tasks, served = await in_line(gate, "hhpp")
    gate.leave()
    await asyncio.gather(*tasks)
    assert served == ["p2", "p3", "h0", "h1"]


async def test_what_nobody_waits_for_gets_a_turn_in_the_end() -> None:
    gate = WriteGate()
    await gate.enter()
    tasks, served = await in_line(gate, "h" + "p" * (3 * MAX_PASSED_OVER))
    gate.leave()
    await asyncio.gather(*tasks)
    assert served.index("h0") == MAX_PASSED_OVER


async def test_whoever_goes_away_while_waiting_takes_no_turn_along() -> None:
    gate = WriteGate()
    await gate.enter()
    tasks, served = await in_line(gate, "phph")
    for task in tasks[:3]:
        task.cancel()
    gate.leave()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert served == ["h3"]
    async with asyncio.timeout(5):
        await gate.enter()


async def test_whoever_goes_away_with_a_turn_passes_it_on() -> None:
    gate = WriteGate()
    await gate.enter()
    tasks, served = await in_line(gate, "pp")
    gate.leave()
    tasks[0].cancel()  # it has the turn and does not know it yet
    await asyncio.gather(*tasks, return_exceptions=True)
    assert served == ["p1"]


async def test_those_who_wait_are_refused_when_the_file_is_found_locked() -> None:
    gate = WriteGate()
    await gate.enter()
    tasks, served = await in_line(gate, "ph")
    gate.note_locked()
    gate.leave()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Refusal, Refusal]
    assert served == []


async def test_readers_are_served_while_many_writers_wait(engine: AsyncEngine) -> None:
    async def write() -> None:
        async with writing(engine) as connection:
            await connection.execute(beats.update().values(at=beats.c.at + 1))

    await write_gate(engine).enter()
    writers = [asyncio.create_task(write()) for _ in range(MANY)]
    await asyncio.sleep(0.05)
    async with asyncio.timeout(20), engine.connect() as connection:
        assert (await connection.execute(select(beats.c.at))).scalar_one() == 0.0
    write_gate(engine).leave()
    await asyncio.gather(*writers)
    async with engine.connect() as connection:
        assert (await connection.execute(select(beats.c.at))).scalar_one() == MANY


async def test_writers_are_not_refused_while_deleted_data_wait_for_a_reader(engine: AsyncEngine) -> None:
    async with engine.connect() as reader:
        await reader.execute(select(beats.c.at))
        async with writing(engine) as connection:
            await connection.execute(beats.update().values(at=1.0))
        forgetting = asyncio.create_task(forget_deleted(engine))
        for number in range(20):
            await asyncio.sleep(0.05)
            async with writing(engine) as connection:
                await connection.execute(beats.update().values(at=float(number)))
        assert not forgetting.done()
    await forgetting
    log = Path(f"{engine.url.database}-wal")
    assert log.stat().st_size == 0
