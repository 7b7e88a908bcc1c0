"""What a host can measure, in Prometheus' form: how long people and messages wait, and what is refused."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

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
SERVERS: Final = Gauge("guildhall_servers", "Servers that this process serves.", registry=REGISTRY)


def acknowledged(interaction: discord.Interaction[Any]) -> None:
    """An interaction has its answer, or its "thinking"."""
    waited = time.time() - interaction.created_at.timestamp()
    _ACKNOWLEDGED.observe(max(0.0, waited))


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
