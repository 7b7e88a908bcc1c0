"""A whole game as versioned JSON, and back: of any kind.

Nothing but kind, rules version, options and events is stored: the state is a fold over them.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Generic, TypeAlias, TypeVar

from engine.chain import Agreed, TakenBack
from engine.protocol import EngineRefusal, Json, Rules

FORMAT: Final = "guildhall-"
"""Before the game's key: `guildhall-catan`."""
VERSION: Final = 1
_HEAD: Final = 32
"""Bytes of a head."""

O = TypeVar("O")  # noqa: E741 - options
E = TypeVar("E")  # event
AnyRules: TypeAlias = Rules[Any, Any, Any, Any, Any, Any]
Find: TypeAlias = Callable[[str, int], AnyRules | None]
"""The rules of this key and version, if there are any."""


class RecordCode(StrEnum):
    """Why a record is no good; the locale files hold a text for each under `refusal-record-<code>`."""

    BAD_LOG = "bad-log"
    BAD_EVENT = "bad-event"
    NOT_REVEALED = "not-revealed"
    BAD_COMMITMENT = "bad-commitment"
    BAD_DICE = "bad-dice"
    BAD_HEAD = "bad-head"
    OTHER_HEAD = "other-head"
    NO_HEAD = "no-head"


@dataclass(frozen=True, slots=True)
class Fairness:
    """The promise made before the game, the players' words in turn order, and the secret once it is shown.

    `seating` is what `fairness.seating` drew; empty where the seats were not drawn. `start` is the id of the message
    that started the game, 0 where none was mixed in.
    """

    commitment: str
    words: tuple[str, ...] = ()
    secret: bytes | None = None
    seating: tuple[int, ...] = ()
    start: int = 0


@dataclass(frozen=True, slots=True)
class Log(Generic[O, E]):
    """A stored game, which begins with the events of its set-up; `rules` is the version it was played under.

    `head` is what `engine.chain` makes of it, empty for a game that began before there were heads; with it the record
    keeps what a judge has taken back.
    """

    options: O
    seats: int
    events: tuple[E, ...]
    fairness: Fairness | None = None
    rules: int = 1
    head: str = ""
    taken_back: tuple[TakenBack[E], ...] = ()

    def agreed(self) -> Agreed[O]:
        """What the game hung on before its first event."""
        promise = self.fairness or Fairness("")
        return Agreed(
            self.options, self.seats, promise.commitment, promise.words, promise.seating, promise.start
        )


def write_log(rules: AnyRules, log: Log[Any, Any]) -> str:
    """The game as JSON text; the same game gives the same bytes."""
    whole = {
        "format": FORMAT + rules.key,
        "version": VERSION,
        "rules": rules.version,
        "options": rules.write_options(log.options),
        "seats": log.seats,
        "fairness": None if log.fairness is None else _write_fairness(log.fairness),
        "events": [rules.write_event(event) for event in log.events],
    }
    chain = {"chain": _write_chain(rules, log)} if log.head else {}
    return json.dumps(whole | chain, ensure_ascii=False, separators=(",", ":"))


def _write_chain(rules: AnyRules, log: Log[Any, Any]) -> Json:
    gone = [
        {"place": one.place, "events": [rules.write_event(event) for event in one.events]}
        for one in log.taken_back
    ]
    return {"head": log.head, "taken_back": gone}


def _write_fairness(fairness: Fairness) -> Json:
    secret = None if fairness.secret is None else fairness.secret.hex()
    drawn = {"seating": list(fairness.seating)} if fairness.seating else {}
    started = {"start": str(fairness.start)} if fairness.start else {}
    return (
        {"commitment": fairness.commitment, "words": list(fairness.words), "secret": secret} | drawn | started
    )


def read_log(find: Find, text: str) -> tuple[AnyRules, Log[Any, Any]] | EngineRefusal:
    """The game that a JSON text holds, with its rules.

    Refusals: `bad-log`; `bad-event` with the `number` of the first broken one.
    """
    try:
        whole = json.loads(text)
        rules = _rules(find, whole)
        options, fairness = rules.read_options(whole["options"]), _read_fairness(whole["fairness"])
        _demand(not isinstance(options, EngineRefusal))
    except (ValueError, RecursionError, TypeError, KeyError):
        return EngineRefusal(RecordCode.BAD_LOG)
    events = _read_events(rules, whole["events"])
    if isinstance(events, EngineRefusal):
        return events
    log = Log(options, whole["seats"], events, fairness, rules.version)
    return (rules, log) if "chain" not in whole else _chained(rules, log, whole)


def _chained(
    rules: AnyRules, log: Log[Any, Any], whole: Json
) -> tuple[AnyRules, Log[Any, Any]] | EngineRefusal:
    """The record with its head; it holds what `write_log` writes and nothing else."""
    try:
        head, gone = whole["chain"]["head"], whole["chain"]["taken_back"]
        _demand(isinstance(head, str) and len(bytes.fromhex(head)) == _HEAD)
        taken_back = tuple(
            TakenBack(one["place"], tuple(map(rules.read_event, one["events"]))) for one in gone
        )
        chained = replace(log, head=head, taken_back=taken_back)
        _demand(_sorted(json.loads(write_log(rules, chained))) == _sorted(whole))
    except (ValueError, TypeError, KeyError):
        return EngineRefusal(RecordCode.BAD_LOG)
    return rules, chained


def _sorted(value: Json) -> str:
    return json.dumps(value, sort_keys=True)


def _rules(find: Find, whole: Json) -> AnyRules:
    _demand(
        isinstance(whole, dict) and whole.get("version") == VERSION and isinstance(whole.get("format"), str)
    )
    _demand(whole["format"].startswith(FORMAT) and type(whole.get("rules")) is int)
    rules = find(whole["format"].removeprefix(FORMAT), whole["rules"])
    if rules is None:
        raise ValueError(whole["format"])
    _demand(
        type(whole.get("seats")) is int
        and whole["seats"] in rules.seats
        and isinstance(whole["events"], list)
    )
    return rules


def _demand(holds: bool) -> None:  # noqa: FBT001 - the fact itself, not a switch
    if not holds:
        raise ValueError("not what `write_log` writes")


def _read_events(rules: AnyRules, values: list[Json]) -> tuple[Any, ...] | EngineRefusal:
    found = []
    for place, value in enumerate(values):
        try:
            found.append(rules.read_event(value))
        except ValueError:
            return EngineRefusal(RecordCode.BAD_EVENT, None, (("number", place),))
    return tuple(found)


def _read_fairness(value: Json) -> Fairness | None:
    if value is None:
        return None
    _demand(isinstance(value, dict))
    value = {"seating": [], "start": "0"} | value
    _demand(set(value) == {"commitment", "words", "secret", "seating", "start"})
    words, secret, seating = value["words"], value["secret"], value["seating"]
    _demand(isinstance(seating, list) and all(type(place) is int for place in seating))
    _demand(isinstance(value["commitment"], str) and isinstance(words, list))
    _demand(
        all(isinstance(word, str) and _is_text(word) for word in words)
        and (secret is None or isinstance(secret, str))
    )
    _demand(isinstance(value["start"], str) and value["start"].isdecimal())
    shown = None if secret is None else bytes.fromhex(secret)
    return Fairness(value["commitment"], tuple(words), shown, tuple(seating), int(value["start"]))


def _is_text(word: str) -> bool:
    """Whether it can be hashed: JSON may hold half a sign."""
    return word.encode("utf-8", "replace").decode() == word
