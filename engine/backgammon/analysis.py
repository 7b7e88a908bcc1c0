"""A verdict on a finished match: what each decision gave away, by an evaluator; never during a match (jbl/1.9.1)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.backgammon import events as e
from engine.backgammon.doubling import is_dead, may_double
from engine.backgammon.evaluation import Evaluator
from engine.backgammon.game import evolve
from engine.backgammon.names import SEATS, Roll, Seat, other
from engine.backgammon.notation import format_play
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import Position
from engine.backgammon.state import BackgammonState, opening
from engine.backgammon.xgid import write_xgid, xgid_of
from engine.capabilities import GameRecord
from engine.protocol import Json

WORST: Final = 5
NOTHING: Final = 1e-9
CLOSE: Final = 0.16
"""A roll in the place of a double counts as a decision if the double would have given away less, as in gnubg."""
_ROLLS: Final = tuple((first, second) for first in range(1, 7) for second in range(1, first + 1))


class Grade(StrEnum):
    """How bad an error is, by the equity given away, at gnubg's bounds."""

    DOUBTFUL = "doubtful"
    ERROR = "error"
    BLUNDER = "blunder"


_BOUNDS: Final = {Grade.BLUNDER: 0.12, Grade.ERROR: 0.06, Grade.DOUBTFUL: 0.03}


def grade(loss: float) -> Grade | None:
    """What an error is called; nothing below 0.03."""
    return next((name for name, bound in _BOUNDS.items() if loss >= bound), None)


class Decision(NamedTuple):
    """One decision of a player that was not forced: what it did, what was best, and the equity given away."""

    seat: Seat
    game: int
    xgid: str
    did: str
    best: str
    loss: float


class Analyst:
    """The capability `Analysis` with an evaluator of the host's choice."""

    def __init__(self, evaluator: Evaluator) -> None:
        """Analyses with this evaluator."""
        self._evaluator = evaluator

    def analysed(self, record: GameRecord[MatchOptions, e.Event]) -> Mapping[str, Json]:
        """Errors and luck a player, and the worst decisions; equity in cubes, the rate in thousandths a decision.

        No figures where the evaluator knows too little.
        """
        if not self._evaluator.judges:
            return {"evaluator": self._evaluator.name, "players": [], "worst": []}
        found = tuple(decisions(self._evaluator, record.options, record.events))
        lucks = luck(self._evaluator, record.options, record.events)
        worst = sorted(found, key=lambda each: -each.loss)[:WORST]
        return {
            "evaluator": self._evaluator.name,
            "players": [
                _player(record.names[seat], found, seat) | {"luck": round(lucks[seat], 4)} for seat in SEATS
            ],
            "worst": [each._asdict() | {"grade": grade(each.loss)} for each in worst if each.loss > NOTHING],
        }


def _player(name: str, found: Iterable[Decision], seat: Seat) -> Json:
    losses = [each.loss for each in found if each.seat == seat]
    rate = 1000 * sum(losses) / len(losses) if losses else 0.0
    grades = Counter(map(grade, losses))
    return {
        "name": name,
        "decisions": len(losses),
        "error": round(sum(losses), 4),
        "rate": round(rate, 1),
        "grades": {str(each): grades[each] for each in Grade},
    }


def luck(evaluator: Evaluator, options: MatchOptions, events: Iterable[e.Event]) -> tuple[float, float]:
    """How much better each seat's rolls were than the average roll, each played as well as can be.

    The opening roll is compared with all that may fall to either side.
    """
    state, found = opening(options), [0.0, 0.0]
    for event in events:
        match event:
            case e.MatchRolled(first, second):
                rolled = evaluator.rolled(state._replace(roll=(first, second)))
                found[state.seat] += rolled - _average(evaluator, state, _ROLLS)
            case e.OpeningRolled(first, second) if first != second:
                begun = evolve(state, event)
                found[begun.seat] += evaluator.rolled(begun) - _begins(evaluator, begun)
            case _:
                pass
        state = evolve(state, event)
    return found[0], found[1]


def _average(evaluator: Evaluator, state: BackgammonState, rolls: Sequence[Roll]) -> float:
    weights = [1 if first == second else 2 for first, second in rolls]
    worths = (evaluator.rolled(state._replace(roll=roll)) for roll in rolls)
    return sum(weight * each for weight, each in zip(weights, worths, strict=True)) / sum(weights)


def _begins(evaluator: Evaluator, begun: BackgammonState) -> float:
    """The average of all opening rolls for the side that won it: as often the other one would have begun."""
    unequal = [roll for roll in _ROLLS if roll[0] != roll[1]]
    theirs = begun._replace(seat=other(begun.seat))
    return (_average(evaluator, begun, unequal) - _average(evaluator, theirs, unequal)) / 2


def decisions(evaluator: Evaluator, options: MatchOptions, events: Iterable[e.Event]) -> Iterator[Decision]:
    """Every decision about checkers and cube that was not forced, in order."""
    state = opening(options)
    for event in events:
        yield from _judged(evaluator, state, event)
        state = evolve(state, event)


def _judged(evaluator: Evaluator, state: BackgammonState, event: e.Event) -> Iterator[Decision]:
    match event:
        case e.CheckersMoved(seat=seat, after=after):
            yield from _of_play(evaluator, state, seat, after)
        case e.MatchDiceTaken(seat) if may_double(state, seat) and not is_dead(state, seat):
            values = evaluator.cube(state)
            gain = min(values.taken, values.dropped) - values.no_double
            if gain > -CLOSE:
                yield _decision(state, seat, ("roll", "double"), gain)
        case e.Doubled(seat):
            values = evaluator.cube(state)
            yield _decision(
                state, seat, ("double", "roll"), values.no_double - min(values.taken, values.dropped)
            )
        case e.Taken(seat):
            values = evaluator.cube(state)
            yield _decision(state, seat, ("take", "drop"), values.taken - values.dropped)
        case e.Dropped(seat):
            values = evaluator.cube(state)
            yield _decision(state, seat, ("drop", "take"), values.dropped - values.taken)
        case _:
            pass


def _decision(state: BackgammonState, seat: Seat, ways: tuple[str, str], gain_of_other: float) -> Decision:
    """A choice of two ways; the other would have gained so much, if it is more than nothing."""
    did, instead = ways
    best = instead if gain_of_other > 0 else did
    return Decision(seat, state.game, write_xgid(xgid_of(state, seat)), did, best, max(0.0, gain_of_other))


def _of_play(evaluator: Evaluator, state: BackgammonState, seat: Seat, after: Position) -> Iterator[Decision]:
    valued = evaluator.plays(state)
    if len(valued) < 2 or state.roll is None:  # noqa: PLR2004 - one play is no choice
        return
    equity = next(each.equity for each in valued if each.after == after)
    texts = (format_play(state.position, state.roll, each) for each in (after, valued[0].after))
    did, best = texts
    yield Decision(seat, state.game, write_xgid(xgid_of(state, seat)), did, best, valued[0].equity - equity)
