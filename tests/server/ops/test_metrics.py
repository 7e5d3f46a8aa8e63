import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import select

from seachest.client import play
from seachest.server.ops import metrics
from seachest.server.storage.entries import EntryKind
from seachest.server.storage.schema import entries
from seachest.server.workers.bot_pool import BotPool
from seachest.wire.play import Situation
from tests.server.rooms import server, until

LONG_ENOUGH = {"pile": 36}
"""In a shorter game a bot may have nothing to decide."""


def value(name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def test_the_exposition_can_be_read_and_names_all_that_is_counted() -> None:
    found = {family.name for family in text_string_to_metric_families(metrics.exposition().decode())}
    names = ["moves_stored", "commit_entries", "commit_seconds", "sockets_open", "tables_live", "refused"]
    names += ["bot_think_seconds", "due_lag_seconds", "entries_stored", "sockets_dropped", "bot_fallbacks"]
    assert found >= {f"seachest_{name}" for name in names}


def test_refusals_are_counted_by_code() -> None:
    before = value("seachest_refused_total", code="bad-name")
    metrics.count_refusal("bad-name")
    assert value("seachest_refused_total", code="bad-name") == before + 1


def test_workers_that_share_a_folder_answer_for_all(tmp_path: Path) -> None:
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    code = "from seachest.server.ops import metrics as m; m.MOVES_STORED.inc(3); print(m.exposition().decode())"
    run = [subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True) for _ in "ab"]
    assert "seachest_moves_stored_total 3.0" in run[0].stdout.decode()
    assert "seachest_moves_stored_total 6.0" in run[1].stdout.decode()


async def told(url: str) -> Counter[str]:
    """All figures as Prometheus reads them, those with labels added up."""
    async with httpx.AsyncClient(base_url=url) as prometheus:
        text = (await prometheus.get("/metrics")).text
    found: Counter[str] = Counter()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[sample.name.removeprefix("seachest_")] += sample.value  # type: ignore[assignment]  # counts with a fraction
    return found


@pytest.mark.anyio
async def test_the_figures_are_true(tmp_path: Path) -> None:
    async with server(tmp_path, bot_pool=BotPool(1)) as place, place.somebody() as anna:
        before = await told(place.url)
        opened = await anna.open("dolores", 2, options=LONG_ENOUGH, bots=["random"])
        table = await anna.follow(opened.table.id)
        during = await told(place.url)
        assert during["sockets_open"] - before["sockets_open"] == 1
        assert during["tables_live"] == len(place.worker.service.sessions) == 1
        await play(table, lambda situation: situation.choices[0].text)
        after = await told(place.url) - before
        async with place.worker.engine.connect() as connection:
            log = (await connection.execute(select(entries.c.kind, entries.c.seat, entries.c.deed))).all()
        moves = [row for row in log if row.kind == EntryKind.MOVE]
        thought = [row for row in moves if row.seat == 1]
        assert after["moves_stored_total"] == len(moves) > 0
        assert after["entries_stored_total"] == after["commit_entries_sum"] == len(log)
        assert after["commit_seconds_count"] == after["commit_entries_count"] > 0
        assert after["bot_think_seconds_count"] == len(thought)
        assert after["bot_think_seconds_sum"] > 0
        assert after["due_lag_seconds_count"] > 0
        assert after["bot_fallbacks_total"] == 0
        await anna.close()
        await until(lambda: metrics.registry.get_sample_value("seachest_sockets_open") == before["sockets_open"])


@pytest.mark.anyio
async def test_what_caches_hold_is_told(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await anna.open("dolores", 2, options=LONG_ENOUGH, bots=["random"])
        table, views = await anna.follow(opened.table.id), [0.0]

        async def choose(situation: Situation) -> str:
            views.append((await told(place.url))["last_views"])
            return situation.choices[0].text

        await play(table, choose)
        assert max(views) == 1, "the last view of the one who is connected"
        assert (await told(place.url))["last_views"] == 0
        await anna.replay(opened.table.id)
        assert (await told(place.url))["replay_cache_bytes"] > 0
        await place.worker.service.deleted(opened.table.id)
        assert (await told(place.url))["replay_cache_bytes"] == 0
