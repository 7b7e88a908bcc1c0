"""A Catan game as a record: read, written, gone through again, by the rules version that it was played under."""

from typing import TypeAlias

from engine import audit, log
from engine.catan.events import Event
from engine.catan.options import CatanOptions
from engine.catan.rules import VERSIONS, CatanRules
from engine.catan.state import CatanState
from engine.protocol import EngineRefusal

Record: TypeAlias = log.Log[CatanOptions, Event]


def find(key: str, version: int) -> CatanRules | None:
    """The rules of a Catan record."""
    return VERSIONS.get(version) if key == CatanRules.key else None


def read_log(text: str) -> Record | EngineRefusal:
    """The game that a JSON text holds; a broken one is refused, with the number of its first broken event."""
    found = log.read_log(find, text)
    return found if isinstance(found, EngineRefusal) else found[1]


def write_log(record: Record) -> str:
    """The game as JSON text."""
    return log.write_log(VERSIONS[record.rules], record)


def replay(record: Record) -> CatanState | EngineRefusal:
    """The end of a game, every event of which the rules confirm."""
    return audit.replay(VERSIONS[record.rules], record)


def verify(record: Record) -> CatanState | EngineRefusal:
    """The end of a game whose every result of chance follows from the shown secret."""
    return audit.verify(VERSIONS[record.rules], record)
