"""What a host can measure, in Prometheus' form: how long people and messages wait, and what is refused."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from bot.version import VERSION

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_SECONDS: Final = (0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3, 5, 15, 60, 300)

_ACKNOWLEDGED = Histogram(
    "guildhall_acknowledgement_seconds",
    "From Discord's number of an interaction to its acknowledgement, by this machine's clock.",
    buckets=_SECONDS,
    registry=REGISTRY,
)
_DELIVERED = Histogram(
    "guildhall_delivery_seconds",
    "From the start of a try to deliver a message until it stands on Discord.",
    ("kind",),
    buckets=_SECONDS,
    registry=REGISTRY,
)
_RETRIED = Counter(
    "guildhall_delivery_retries_total", "Messages that Discord did not take.", ("kind",), registry=REGISTRY
)
_REFUSED = Counter(
    "guildhall_refusals_total",
    "Actions that were refused, by the code of the refusal.",
    ("code",),
    registry=REGISTRY,
)
LANES: Final = Gauge(
    "guildhall_lanes",
    "Destinations for which messages wait in this process or are on their way.",
    registry=REGISTRY,
)
IN_LANES: Final = Gauge(
    "guildhall_lane_messages",
    "Messages that this process has taken and not delivered yet.",
    registry=REGISTRY,
)
QUEUE: Final = Gauge(
    "guildhall_queue",
    "Messages that wait in the database, those of other processes too.",
    ("kind",),
    registry=REGISTRY,
)
GAMES: Final = Gauge("guildhall_games", "Games by post, by their status.", ("status",), registry=REGISTRY)
_BUGS: Final = Counter(
    "guildhall_bugs_total",
    "Bugs that somebody or something met: their tracebacks are in the log.",
    registry=REGISTRY,
)
_TROUBLES: Final = Counter(
    "guildhall_troubles_total",
    "What a host can mend and somebody or something met, such as a full disk: the log says what to do.",
    registry=REGISTRY,
)
_PAGES: Final = Counter(
    "guildhall_page_requests_total",
    "Pages and files that were asked for on the web, by the first digit of the answer's status.",
    ("status",),
    registry=REGISTRY,
)
VIEWERS: Final = Gauge(
    "guildhall_page_viewers", "Live connections of the pages of this process.", registry=REGISTRY
)
CONNECTED: Final = Gauge(
    "guildhall_gateway_connected",
    "1 while a shard of this process hears Discord.",
    ("shard",),
    registry=REGISTRY,
)
LATENCY: Final = Gauge(
    "guildhall_gateway_latency_seconds",
    "Between a shard's heartbeat and Discord's answer.",
    ("shard",),
    registry=REGISTRY,
)
DATABASE: Final = Gauge(
    "guildhall_database_writable", "1 while the database takes changes.", registry=REGISTRY
)
BACKUP: Final = Gauge(
    "guildhall_backup_timestamp_seconds",
    "When the newest nightly backup of this machine was written; 0 where there is none.",
    registry=REGISTRY,
)
_INFO: Final = Gauge("guildhall_info", "1; says which version runs.", ("version",), registry=REGISTRY)
_INFO.labels(VERSION).set(1)
SERVERS: Final = Gauge("guildhall_servers", "Servers that this process serves.", registry=REGISTRY)


def acknowledged(interaction: discord.Interaction[Any]) -> None:
    """An interaction has its answer, or its "thinking"."""
    waited = time.time() - interaction.created_at.timestamp()
    _ACKNOWLEDGED.observe(max(0.0, waited))


def met(*, is_bug: bool) -> None:
    """Somebody or something met a bug, or what a host can mend."""
    (_BUGS if is_bug else _TROUBLES).inc()


def page_answered(status: int) -> None:
    """A page or a file was asked for."""
    _PAGES.labels(f"{status // 100}xx").inc()


def refused(code: str) -> None:
    """A command or click was refused."""
    _REFUSED.labels(code).inc()


@contextmanager
def delivery(kind: str) -> Iterator[None]:
    """A message on its way."""
    began = time.monotonic()
    yield
    _DELIVERED.labels(kind).observe(time.monotonic() - began)


def retried(kind: str) -> None:
    """Discord did not take a message; it is tried again."""
    _RETRIED.labels(kind).inc()
