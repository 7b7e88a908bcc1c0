"""A match as a record: read, written, gone through again, by the rules version that it was played under."""

from typing import TypeAlias

from engine import audit, log
from engine.backgammon.events import Event
from engine.backgammon.options import Options
from engine.backgammon.rules import RULES, BackgammonRules
from engine.backgammon.state import State
from engine.protocol import Refusal

Record: TypeAlias = log.Log[Options, Event]


def find(key: str, version: int) -> BackgammonRules | None:
    """The rules of a backgammon record."""
    return RULES if (key, version) == (RULES.key, RULES.version) else None


def read_log(text: str) -> Record | Refusal:
    """The match that a JSON text holds; a broken one is refused, with the number of its first broken event."""
    found = log.read_log(find, text)
    return found if isinstance(found, Refusal) else found[1]


def write_log(record: Record) -> str:
    """The match as JSON text."""
    return log.write_log(RULES, record)


def replay(record: Record) -> State | Refusal:
    """The end of a match, every event of which the rules confirm."""
    return audit.replay(RULES, record)


def verify(record: Record) -> State | Refusal:
    """The end of a match whose every roll follows from the shown secret."""
    return audit.verify(RULES, record)
