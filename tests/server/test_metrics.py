import os
import subprocess
import sys
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from seachest.server import metrics


def value(name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(name, labels) or 0.0


def test_the_exposition_can_be_read_and_names_all_that_is_counted() -> None:
    found = {family.name for family in text_string_to_metric_families(metrics.exposition().decode())}
    names = ["moves_stored", "commit_entries", "commit_seconds", "sockets_open", "tables_live", "refused"]
    names += ["bot_think_seconds", "due_lag_seconds", "entries_stored", "sockets_dropped", "bot_fallbacks"]
    assert found >= {f"seachest_{name}" for name in names}


def test_refusals_are_counted_by_code() -> None:
    before = value("seachest_refused_total", code="bad-name")
    metrics.refused("bad-name")
    assert value("seachest_refused_total", code="bad-name") == before + 1


def test_workers_that_share_a_folder_answer_for_all(tmp_path: Path) -> None:
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    code = "import sys; from seachest.server import metrics; metrics.MOVES.inc(3); print(metrics.exposition().decode())"
    run = [subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True) for _ in "ab"]
    assert "seachest_moves_stored_total 3.0" in run[0].stdout.decode()
    assert "seachest_moves_stored_total 6.0" in run[1].stdout.decode()
