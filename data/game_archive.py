"""The events of games that are long over, packed: as many bytes for a whole game as a dozen of its events took."""

import base64
import json
import zlib
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any, NamedTuple

from data.game_records import GameEvent


class StoredEvent(NamedTuple):
    """An event as it was stored, and when."""

    place: int
    step: int
    seat: int
    at: datetime
    event: Any


def packed(events: Iterable[StoredEvent]) -> str:
    """The events of a game in one text."""
    rows = [[*one[:3], one.at.isoformat(), one.event] for one in events]
    return base64.b64encode(zlib.compress(json.dumps(rows).encode(), level=9)).decode()


def unpacked(text: str) -> Iterator[StoredEvent]:
    """What `packed` was given."""
    for place, step, seat, at, event in json.loads(zlib.decompress(base64.b64decode(text))):
        yield StoredEvent(place, step, seat, datetime.fromisoformat(at), event)


def events_from(text: str, place: int) -> tuple[GameEvent, ...]:
    """The events from this place on, as the log of a game gives them."""
    return tuple(
        GameEvent(one.place, one.step, one.seat, json.dumps(one.event))
        for one in unpacked(text)
        if one.place >= place
    )
