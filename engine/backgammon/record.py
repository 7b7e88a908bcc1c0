"""A match as a record: read, written, gone through again, by the rules version that it was played under."""

from typing import TypeAlias

from engine import audit, log
from engine.backgammon.events import Event
from engine.backgammon.options import MatchOptions
from engine.backgammon.rules import VERSIONS, BackgammonRules
from engine.backgammon.state import BackgammonState
from engine.protocol import EngineRefusal

Record: TypeAlias = log.Log[MatchOptions, Event]


def find(key: str, version: int) -> BackgammonRules | None:
    """The rules of a backgammon record."""
    return VERSIONS.get(version) if key == BackgammonRules.key else None


def read_log(text: str) -> Record | EngineRefusal:
    """The match that a JSON text holds; a broken one is refused, with the number of its first broken event."""
    found = log.read_log(find, text)
    return found if isinstance(found, EngineRefusal) else found[1]


def write_log(record: Record) -> str:
    """The match as JSON text."""
    return log.write_log(VERSIONS[record.rules], record)


def replay(record: Record) -> BackgammonState | EngineRefusal:
    """The end of a match, every event of which the rules confirm."""
    return audit.replay(VERSIONS[record.rules], record)


def verify(record: Record) -> BackgammonState | EngineRefusal:
    """The end of a match whose every roll follows from the shown secret."""
    return audit.verify(VERSIONS[record.rules], record)
