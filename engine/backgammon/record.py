"""A whole match as JSON, and going through it again: every event against the rules, every roll from the secret.

The n-th roll of a match, counted from 0, is derived from the secret and the players' words, whatever was said between:

    block(k) = SHA-256( len(secret) || secret || len(word) || word … || len(start) || start
                        || len(stream) || stream || n || k )

Lengths are four bytes, n and k eight, big-endian; texts are UTF-8; `start` is a number in decimal (0: none was mixed
in), the stream is `roll`. A number below six is the first block, read as one number, that lies below the largest
multiple of six, modulo six: first die, then second.
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from itertools import count
from typing import Final

from engine.backgammon import log
from engine.backgammon.cause import cause
from engine.backgammon.events import Event, OpeningRolled, Rolled
from engine.backgammon.game import begin, chance_action, decide, evolve
from engine.backgammon.names import CHANCE, Chance
from engine.backgammon.options import RULES_VERSION, Options
from engine.backgammon.refusals import Code
from engine.backgammon.state import State, opening
from engine.protocol import Json, Refusal

FORMAT: Final = "guildhall-backgammon"
VERSION: Final = 1
STREAM: Final = "roll"
_SPACE: Final = 1 << 256


@dataclass(frozen=True, slots=True)
class Record:
    """A stored match; the secret is `None` until it is shown."""

    options: Options
    events: tuple[Event, ...]
    commitment: str = ""
    words: tuple[str, ...] = ()
    secret: bytes | None = None
    start: int = 0


def commitment(secret: bytes) -> str:
    """What the host publishes before the match: the SHA-256 of its secret, in hexadecimal."""
    return sha256(secret).hexdigest()


def roll_chance(secret: bytes, words: tuple[str, ...], start: int, number: int) -> Chance:
    """The chance of the n-th roll."""
    parts = (secret, *(word.encode() for word in (*words, str(start), STREAM)))
    head = b"".join(len(part).to_bytes(4, "big") + part for part in parts) + number.to_bytes(8, "big")
    blocks = count()

    def below(limit: int) -> int:
        fair = _SPACE - _SPACE % limit
        while (
            value := int.from_bytes(sha256(head + next(blocks).to_bytes(8, "big")).digest(), "big")
        ) >= fair:
            pass
        return value % limit

    return below


def write_record(record: Record) -> str:
    """The match as JSON text; the same match gives the same bytes."""
    started = {"start": str(record.start)} if record.start else {}
    shown = None if record.secret is None else record.secret.hex()
    fairness = {"commitment": record.commitment, "words": list(record.words), "secret": shown} | started
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "rules": RULES_VERSION,
        "options": log.write_options(record.options),
        "seats": 2,
        "fairness": fairness if record.commitment else None,
        "events": [log.write_event(event) for event in record.events],
    }
    return json.dumps(whole, ensure_ascii=False, separators=(",", ":"))


def read_record(text: str) -> Record | Refusal:
    """The match that a JSON text holds; refuses `bad-log`, and `bad-event` with the number of the first broken one."""
    try:
        whole = json.loads(text)
        if (whole["format"], whole["version"], whole["rules"], whole["seats"]) != (
            FORMAT,
            VERSION,
            RULES_VERSION,
            2,
        ):
            return Refusal(Code.BAD_LOG)
        options, fairness = log.read_options(whole["options"]), _read_fairness(whole["fairness"])
        values = list(whole["events"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return Refusal(Code.BAD_LOG)
    if isinstance(options, Refusal):
        return options
    events = _read_events(values)
    return events if isinstance(events, Refusal) else Record(options, events, *fairness)


def _read_events(values: list[Json]) -> tuple[Event, ...] | Refusal:
    found: list[Event] = []
    for place, value in enumerate(values):
        try:
            found.append(log.read_event(value))
        except ValueError:
            return _broken(Code.BAD_EVENT, place)
    return tuple(found)


def _read_fairness(value: Json) -> tuple[str, tuple[str, ...], bytes | None, int]:
    if value is None:
        return "", (), None, 0
    words = tuple(str(word) for word in value["words"])
    secret = None if value["secret"] is None else bytes.fromhex(value["secret"])
    return str(value["commitment"]), words, secret, int(value.get("start", "0"))


def _broken(code: Code, place: int) -> Refusal:
    return Refusal(code, None, (("number", place),))


def replay(record: Record) -> State | Refusal:
    """The end of a stored match, every event of which the rules confirm; the first that they do not is refused."""
    state, place = opening(record.options), 1
    if record.events[:1] != begin(record.options):
        return _broken(Code.BAD_EVENT, 0)
    while place < len(record.events):
        found = cause(state, record.events[place])
        answer = decide(state, *found) if found else _broken(Code.BAD_EVENT, place)
        if isinstance(answer, Refusal) or answer != record.events[place : place + len(answer)]:
            return _broken(Code.BAD_EVENT, place)
        for event in answer:
            state = evolve(state, event)
        place += len(answer)
    return state


def verify(record: Record) -> State | Refusal:
    """The end of a stored match whose rules hold and whose every roll follows from the secret that was shown.

    Refusals: `not-revealed`, `bad-commitment`, `bad-event` and `bad-dice` (number).
    """
    if record.secret is None:
        return Refusal(Code.NOT_REVEALED)
    if not compare_digest(commitment(record.secret).encode(), record.commitment.encode()):
        return Refusal(Code.BAD_COMMITMENT)
    end = replay(record)
    return end if isinstance(end, Refusal) else _unfair(record, record.secret) or end


def _unfair(record: Record, secret: bytes) -> Refusal | None:
    state, rolls = opening(record.options), 0
    for place, event in enumerate(record.events):
        if isinstance(event, OpeningRolled | Rolled):
            due = chance_action(state, roll_chance(secret, record.words, record.start, rolls))
            if decide(state, CHANCE, due) != (event,):
                return _broken(Code.BAD_DICE, place)
            rolls += 1
        state = evolve(state, event)
    return None
