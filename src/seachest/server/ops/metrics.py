"""Metrics for Prometheus: how much happens, how fast, and what goes wrong. None is about a single table.

With several workers each answers for itself, unless PROMETHEUS_MULTIPROC_DIR names a folder that they share.
"""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SHARED_FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
SHORT_BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
LONG_BUCKETS_S = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
SIZE_BUCKETS = (1, 2, 5, 10, 20, 50, 100, 200, 500)

registry = CollectorRegistry()

MOVES_STORED = Counter("seachest_moves_stored", "Decisions that were stored.", registry=registry)
ENTRIES_STORED = Counter(
    "seachest_entries_stored", "Entries of logs that were stored, decisions among them.", registry=registry
)
COMMIT_ENTRIES = Histogram("seachest_commit_entries", "Entries in a commit.", buckets=SIZE_BUCKETS, registry=registry)
COMMIT_SECONDS = Histogram("seachest_commit_seconds", "Time of a commit.", buckets=SHORT_BUCKETS_S, registry=registry)
SOCKETS_OPEN = Gauge("seachest_sockets_open", "Open WebSockets.", multiprocess_mode="livesum", registry=registry)
SOCKETS_DROPPED = Counter(
    "seachest_sockets_dropped", "WebSockets that were closed on the client, and why.", ["why"], registry=registry
)
TABLES_LIVE = Gauge("seachest_tables_live", "Tables in memory.", multiprocess_mode="livesum", registry=registry)
REPLAY_BYTES = Gauge(
    "seachest_replay_cache_bytes", "Bytes of replays in memory.", multiprocess_mode="livesum", registry=registry
)
LAST_VIEWS = Gauge(
    "seachest_last_views",
    "Views in memory for the next updates of tables, where the server itself builds them.",
    multiprocess_mode="livesum",
    registry=registry,
)
REFUSALS = Counter("seachest_refused", "What was refused, by code.", ["code"], registry=registry)
BOT_SECONDS = Histogram("seachest_bot_think_seconds", "Time a bot thought.", buckets=LONG_BUCKETS_S, registry=registry)
BOT_FALLBACKS = Counter("seachest_bot_fallbacks", "Decisions of bots that came too late or failed.", registry=registry)
BOT_WEAKER = Counter(
    "seachest_bot_weaker", "Decisions of bots that a weaker level has made, as there was no time.", registry=registry
)
DUE_LAG = Histogram(
    "seachest_due_lag_seconds", "How late due work was begun.", buckets=LONG_BUCKETS_S, registry=registry
)


def count_refusal(code: str) -> None:
    """Counts a refusal; codes are few, and ours."""
    REFUSALS.labels(code=code).inc()


def exposition() -> bytes:
    """All metrics in Prometheus' text format."""
    if os.environ.get(SHARED_FOLDER_VARIABLE):
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]  # it brings no types
        return generate_latest(everybody)
    return generate_latest(registry)
