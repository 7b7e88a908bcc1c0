"""Going through a stored game again: every event must be what the rules, and chance, would have made it."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from engine.fairness import OPEN, ChanceSeed, keeps, seating
from engine.log import Fairness, Log, RecordCode
from engine.protocol import CHANCE, EngineRefusal, Rules

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")  # state
E = TypeVar("E")  # event


def _broken(place: int, code: RecordCode = RecordCode.BAD_EVENT) -> EngineRefusal:
    return EngineRefusal(code, None, (("number", place),))


def replay(rules: Rules[O, S, Any, E, Any, Any], log: Log[O, E]) -> S | EngineRefusal:
    """The end of a stored game, every event of which the rules confirm; the first that they do not is refused."""
    start = _opening(rules, log, lambda limit: limit - 1)
    if not start:
        return _broken(0)
    try:
        state, place = rules.fold(log.options, log.seats, log.events[:start]), start
    except ValueError:  # a deal that no order of the cards brings
        return _broken(0)
    while place < len(log.events):
        events = _confirmed(rules, state, log.events, place)
        if isinstance(events, EngineRefusal):
            return events
        for event in events:
            state = rules.evolve(state, event)
        place += len(events)
    return state


def _opening(rules: Rules[O, S, Any, E, Any, Any], log: Log[O, E], chance: Any) -> int:  # noqa: ANN401 - a `Chance`
    """How many events open the game, if they are of the right kinds; else 0."""
    opened = rules.open(log.options, log.seats, chance)
    kinds = [type(event) for event in opened]
    return len(opened) if kinds == [type(event) for event in log.events[: len(opened)]] else 0


def _confirmed(
    rules: Rules[O, S, Any, E, Any, Any], state: S, events: Sequence[E], place: int
) -> Sequence[E] | EngineRefusal:
    try:
        found = rules.cause(state, events[place])
    except (IndexError, KeyError, ValueError):  # an event that names a seat which is not there
        return _broken(place)
    answer = rules.decide(state, *found) if found else _broken(place)
    if (
        isinstance(answer, EngineRefusal)
        or not answer
        or tuple(answer) != tuple(events[place : place + len(answer)])
    ):
        return _broken(place)
    return answer


def verify(rules: Rules[O, S, Any, E, Any, Any], log: Log[O, E]) -> S | EngineRefusal:
    """The end of a stored game whose rules hold and whose every result of chance follows from the shown secret.

    Refusals: `not-revealed`, `bad-commitment`, `bad-dice` and `bad-event` (number).
    """
    fairness = log.fairness
    if fairness is None or fairness.secret is None:
        return EngineRefusal(RecordCode.NOT_REVEALED)
    if not keeps(fairness.secret, fairness.commitment):
        return EngineRefusal(RecordCode.BAD_COMMITMENT)
    if fairness.seating and not _seated(rules, fairness.secret, fairness):
        return _broken(0, RecordCode.BAD_DICE)
    end = replay(rules, log)
    seed = ChanceSeed(fairness.secret, fairness.words, fairness.start)
    return end if isinstance(end, EngineRefusal) else _fair(rules, log, seed) or end


def _seated(rules: Rules[Any, Any, Any, Any, Any, Any], secret: bytes, fairness: Fairness) -> bool:
    """Whether the seats are those that were drawn, the words put back into the order of the list."""
    seats = range(len(fairness.words))
    if sorted(fairness.seating) != [*seats]:
        return False
    listed = tuple(fairness.words[fairness.seating.index(place)] for place in seats)
    return seating(ChanceSeed(secret, listed, fairness.start), rules.streams) == fairness.seating


def _fair(rules: Rules[O, S, Any, E, Any, Any], log: Log[O, E], seed: ChanceSeed) -> EngineRefusal | None:
    opened = rules.open(log.options, log.seats, seed.drawn_by(rules.streams, OPEN, 0, 0))
    start = len(opened)
    if tuple(opened) != tuple(log.events[:start]):
        return _broken(0, RecordCode.BAD_DICE)
    state, place = rules.fold(log.options, log.seats, opened), start
    drawn = Counter(rules.drawn(event) or "" for event in opened)
    while place < len(log.events):
        stream, events = rules.chance_due(state), log.events[place : place + 1]
        if stream is not None:
            chance = seed.drawn_by(rules.streams, stream, drawn[stream], place)
            due = rules.decide(state, CHANCE, rules.chance_action(state, chance))
            if isinstance(due, EngineRefusal) or tuple(due) != tuple(log.events[place : place + len(due)]):
                return _broken(place, RecordCode.BAD_DICE)
            events = due
        for event in events:
            state = rules.evolve(state, event)
            drawn[rules.drawn(event) or ""] += 1
        place += len(events)
    return None
