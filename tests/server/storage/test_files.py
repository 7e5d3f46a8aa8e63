"""The files of the database: nobody else on the machine reads them, and what is deleted leaves them."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from seachest.server.settings import settings_from
from seachest.server.storage.engine import migrate, open_engine

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """The umask of most systems, under which new files can be read by everybody."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


async def test_only_the_owner_reads_the_database_and_its_logs(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    await migrate(engine)
    async with engine.connect():
        assert {each.name: mode(each) for each in tmp_path.iterdir()} == {
            "server.db": 0o600,
            "server.db-wal": 0o600,
            "server.db-shm": 0o600,
        }
    await engine.dispose()


async def test_files_that_others_could_read_are_closed_to_them(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    file.touch(0o644)
    engine = open_engine(f"sqlite+aiosqlite:///{file}")
    assert mode(file) == 0o600
    await engine.dispose()


def test_the_data_folder_is_closed_to_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEACHEST_DATA", str(tmp_path / "data"))
    settings_from({}, {})
    assert mode(tmp_path / "data") == 0o700
