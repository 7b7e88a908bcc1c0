"""Going through a stored game again: every event must be what the rules, and chance, would have made it."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Generic, NamedTuple, TypeVar

from engine.chain import SHORT, heads, stretches
from engine.fairness import OPEN, ChanceSeed, keeps, seating
from engine.log import Fairness, Log, RecordCode
from engine.protocol import CHANCE, EngineRefusal, Rules

O = TypeVar("O")  # noqa: E741 - options
S = TypeVar("S")  # state
E = TypeVar("E")  # event


def _broken(place: int, code: RecordCode = RecordCode.BAD_EVENT) -> EngineRefusal:
    return EngineRefusal(code, None, (("number", place),))


def replay(rules: Rules[O, S, Any, E, Any, Any], log: Log[O, E]) -> S | EngineRefusal:
    """The end of a stored game, every event of which the rules confirm; the first that they do not is refused.

    What a judge has taken back is gone through as well.
    """
    start = _opening(rules, log, lambda limit: limit - 1)
    if not start:
        return _broken(0)
    try:
        state = rules.fold(log.options, log.seats, log.events[:start])
    except ValueError:  # a deal that no order of the cards brings
        return _broken(0)

    def confirmed(moment: _Reached[S], events: Sequence[E]) -> Sequence[E] | EngineRefusal:
        return _confirmed(rules, moment.state, events, moment.place)

    return _walked(rules, log, _Reached(state, start, {}), confirmed)


class _Reached(NamedTuple, Generic[S]):
    """The game after so many events; `drawn` counts the results that each stream of chance has given."""

    state: S
    place: int
    drawn: Mapping[str, int]


def _walked(
    rules: Rules[O, S, Any, E, Any, Any],
    log: Log[O, E],
    start: _Reached[S],
    due: Callable[[_Reached[S], Sequence[E]], Sequence[E] | EngineRefusal],
) -> S | EngineRefusal:
    """The end of a game, gone through in the order in which it was stored; `due` is what a decision brings about."""
    try:
        stored = stretches(log.events, log.taken_back)
    except ValueError:
        return EngineRefusal(RecordCode.BAD_LOG)
    moments, events = [start], stored[0].events
    for number, stretch in enumerate(stored):
        if number:
            events = (*events[: stretch.place], *stretch.events)
            moments = [one for one in moments if one.place <= stretch.place]
            if not moments or moments[-1].place != stretch.place:  # a judge takes whole decisions back
                return _broken(stretch.place)
        while moments[-1].place < len(events):
            found = due(moments[-1], events)
            if isinstance(found, EngineRefusal):
                return found
            moments.append(_after(rules, moments[-1], found))
    return moments[-1].state


def _after(rules: Rules[O, S, Any, E, Any, Any], moment: _Reached[S], events: Sequence[E]) -> _Reached[S]:
    state, drawn = moment.state, dict(moment.drawn)
    for event in events:
        state = rules.evolve(state, event)
        stream = rules.drawn(event)
        if stream is not None:
            drawn[stream] = drawn.get(stream, 0) + 1
    return _Reached(state, moment.place + len(events), drawn)


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
    """The end of a stored game whose rules hold, whose chance follows from the shown secret, and whose head fits.

    That the head is the one which the players were shown, whoever has seen it must compare (`compared`).
    Refusals: `not-revealed`, `bad-commitment`, `bad-log`, `bad-head`, `bad-dice` and `bad-event` (number).
    """
    seed = _seed(rules, log.fairness)
    if isinstance(seed, EngineRefusal):
        return seed
    end = replay(rules, log)
    if isinstance(end, EngineRefusal):
        return end
    fair = _fair(rules, log, seed)
    if isinstance(fair, EngineRefusal):
        return fair
    return end if not log.head or heads_of(rules, log)[-1] == log.head else EngineRefusal(RecordCode.BAD_HEAD)


def _seed(
    rules: Rules[Any, Any, Any, Any, Any, Any], fairness: Fairness | None
) -> ChanceSeed | EngineRefusal:
    """What all chance comes from, if it is what was promised and the seats follow from it."""
    if fairness is None or fairness.secret is None:
        return EngineRefusal(RecordCode.NOT_REVEALED)
    if not keeps(fairness.secret, fairness.commitment):
        return EngineRefusal(RecordCode.BAD_COMMITMENT)
    if fairness.seating and not _seated(rules, fairness.secret, fairness):
        return _broken(0, RecordCode.BAD_DICE)
    return ChanceSeed(fairness.secret, fairness.words, fairness.start)


def with_head(rules: Rules[O, S, Any, E, Any, Any], log: Log[O, E]) -> Log[O, E]:
    """The game with the head that its events make; its secret must be shown."""
    return replace(log, head=heads_of(rules, log)[-1])


def heads_of(rules: Rules[O, S, Any, E, Any, Any], log: Log[O, E]) -> tuple[str, ...]:
    """The head after each event and each cut, in the order in which they were stored; none before the secret."""
    if log.fairness is None or log.fairness.secret is None:
        return ()
    stored = stretches(log.events, log.taken_back)
    return tuple(heads(log.fairness.secret, rules, log.agreed(), stored))


class Compared(NamedTuple):
    """Where in a game a head stood that somebody was shown: after so many events and cuts, of so many in all."""

    at: int
    of: int


def compared(rules: Rules[O, S, Any, E, Any, Any], log: Log[O, E], shown: str) -> Compared | EngineRefusal:
    """Where in a verified game a head stood, of which somebody was shown the first digits (at least `SHORT`).

    Refusals: `no-head` (the game has none), `other-head`.
    """
    wanted = shown.strip().lower()
    if not log.head:
        return EngineRefusal(RecordCode.NO_HEAD)
    found = heads_of(rules, log)
    places = [number for number, head in enumerate(found, start=1) if head.startswith(wanted)]
    if len(wanted) < SHORT or not places:
        return EngineRefusal(RecordCode.OTHER_HEAD)
    return Compared(places[-1], len(found))


def _seated(rules: Rules[Any, Any, Any, Any, Any, Any], secret: bytes, fairness: Fairness) -> bool:
    """Whether the seats are those that were drawn, the words put back into the order of the list."""
    seats = range(len(fairness.words))
    if sorted(fairness.seating) != [*seats]:
        return False
    listed = tuple(fairness.words[fairness.seating.index(place)] for place in seats)
    return seating(ChanceSeed(secret, listed, fairness.start), rules.streams) == fairness.seating


def _fair(rules: Rules[O, S, Any, E, Any, Any], log: Log[O, E], seed: ChanceSeed) -> S | EngineRefusal:
    opened = rules.open(log.options, log.seats, seed.drawn_by(rules.streams, OPEN, 0, 0))
    start = len(opened)
    if tuple(opened) != tuple(log.events[:start]):
        return _broken(0, RecordCode.BAD_DICE)

    def due(moment: _Reached[S], events: Sequence[E]) -> Sequence[E] | EngineRefusal:
        place, stream = moment.place, rules.chance_due(moment.state)
        if stream is None:
            return events[place : place + 1]
        chance = seed.drawn_by(rules.streams, stream, moment.drawn.get(stream, 0), place)
        drawn = rules.decide(moment.state, CHANCE, rules.chance_action(moment.state, chance))
        if isinstance(drawn, EngineRefusal) or tuple(drawn) != tuple(events[place : place + len(drawn)]):
            return _broken(place, RecordCode.BAD_DICE)
        return drawn

    drawn = Counter(rules.drawn(event) or "" for event in opened)
    return _walked(rules, log, _Reached(rules.fold(log.options, log.seats, opened), start, drawn), due)
