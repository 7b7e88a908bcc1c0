"""A verdict on a finished match: what each decision gave away, by an evaluator; never during a match (jbl/1.9.1)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple

from engine.backgammon import events as e
from engine.backgammon.doubling import is_dead, may_double
from engine.backgammon.evaluation import Evaluator, stake
from engine.backgammon.game import evolve
from engine.backgammon.names import SEATS, THROWS, Roll, Seat, other
from engine.backgammon.notation import format_play
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import Position
from engine.backgammon.state import BackgammonState
from engine.backgammon.walk import MatchStep, own_steps
from engine.backgammon.xgid import write_xgid, xgid_of
from engine.capabilities import GameRecord, Progress, untold
from engine.protocol import Json

WORST: Final = 5
NOTHING: Final = 1e-9
CLOSE: Final = 0.16
"""A roll in the place of a double counts as a decision if the double would have given away less, as in gnubg."""


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


class Lucky(NamedTuple):
    """A roll's luck in cubes, for whom."""

    seat: Seat
    equity: float


class MatchTally:
    """What has been found in a match so far: decisions, and each seat's luck."""

    def __init__(self, evaluator: Evaluator) -> None:
        """Nothing yet."""
        self._evaluator = evaluator
        self.decisions: list[Decision] = []
        self.luck = [0.0, 0.0]
        self.gained = [0.0, 0.0]
        """The luck in what the match counts: shares of the match, or points of a money session."""

    def take(self, step: MatchStep) -> None:
        """Judge one step."""
        self.decisions += _judged(self._evaluator, *step)
        lucky = _lucky(self._evaluator, *step)
        if lucky is not None:
            self.luck[lucky.seat] += lucky.equity
            self.gained[lucky.seat] += lucky.equity * stake(self._evaluator, step.state, lucky.seat)


class Analyst:
    """The capability `Analysis` with an evaluator of the host's choice."""

    def __init__(self, evaluator: Evaluator) -> None:
        """Analyses with this evaluator."""
        self._evaluator = evaluator

    def analysed(
        self, record: GameRecord[MatchOptions, e.Event], progress: Progress = untold
    ) -> Mapping[str, Json]:
        """The verdict on a stored match."""
        steps = tuple(own_steps(record.options, record.events))
        return self.verdict(record.options.points, record.names, steps, progress)

    def verdict(
        self, points: int, names: Sequence[str], steps: Sequence[MatchStep], progress: Progress
    ) -> Mapping[str, Json]:
        """Errors and luck a player, and the worst decisions; equity in cubes, the rate in thousandths a decision.

        `result` is what a player gained in the match (points of a money session), `adjusted` the same without the
        luck of both. No figures where the evaluator knows too little.
        """
        if not self._evaluator.judges:
            return {"evaluator": self._evaluator.name, "players": [], "worst": []}
        tally = MatchTally(self._evaluator)
        for number, step in enumerate(steps, 1):
            tally.take(step)
            progress(number, len(steps))
        gained, lucky = _gained(self._evaluator, points, steps), tally.gained[0] - tally.gained[1]
        worst = sorted(tally.decisions, key=lambda each: -each.loss)[:WORST]
        return {
            "evaluator": self._evaluator.name,
            "points": points,
            "players": [
                _player(names[seat], tally.decisions, seat)
                | {"luck": round(tally.luck[seat], 4)}
                | ({} if gained is None else _results(gained, lucky, seat))
                for seat in SEATS
            ],
            "worst": [each._asdict() | {"grade": grade(each.loss)} for each in worst if each.loss > NOTHING],
        }


def _gained(evaluator: Evaluator, points: int, steps: Sequence[MatchStep]) -> float | None:
    """What seat 0 gained from the first game to the last; `None` where its games did not decide the match."""
    score = [0, 0]
    for state, event in steps:
        if isinstance(event, e.GameWon):
            score = list(state.score if points else score)
            score[event.seat] += event.points
    if not points:
        return float(score[0] - score[1])
    if max(score) < points:
        return None
    first = steps[0].state
    began = evaluator.chance(first.away(0), first.away(1), crawford_over=first.crawford_over)
    return (score[0] >= points) - began


def _results(gained: float, lucky: float, seat: Seat) -> dict[str, Json]:
    """Both results for one seat."""
    side = 1 - 2 * seat
    return {"result": round(side * gained, 4), "adjusted": round(side * (gained - lucky), 4)}


def _player(name: str, found: Iterable[Decision], seat: Seat) -> dict[str, Json]:
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


def luck(evaluator: Evaluator, steps: Iterable[MatchStep]) -> tuple[float, float]:
    """How much better each seat's rolls were than the average roll, each played as well as can be."""
    found = [0.0, 0.0]
    for step in steps:
        lucky = _lucky(evaluator, *step)
        if lucky is not None:
            found[lucky.seat] += lucky.equity
    return found[0], found[1]


def _lucky(evaluator: Evaluator, state: BackgammonState, event: e.Event) -> Lucky | None:
    """A roll beside the average one; the opening roll beside all that may fall to either side."""
    match event:
        case e.MatchRolled(first, second):
            rolled = evaluator.rolled(state._replace(roll=(first, second)))
            return Lucky(state.seat, rolled - _average(evaluator, state, THROWS))
        case e.OpeningRolled(first, second) if first != second:
            begun = evolve(state, event)
            return Lucky(begun.seat, evaluator.rolled(begun) - _begins(evaluator, begun))
        case _:
            return None


def _average(evaluator: Evaluator, state: BackgammonState, rolls: Sequence[Roll]) -> float:
    weights = [1 if first == second else 2 for first, second in rolls]
    worths = (evaluator.rolled(state._replace(roll=roll)) for roll in rolls)
    return sum(weight * each for weight, each in zip(weights, worths, strict=True)) / sum(weights)


def _begins(evaluator: Evaluator, begun: BackgammonState) -> float:
    """The average of all opening rolls for the side that won it: as often the other one would have begun."""
    unequal = [roll for roll in THROWS if roll[0] != roll[1]]
    theirs = begun._replace(seat=other(begun.seat))
    return (_average(evaluator, begun, unequal) - _average(evaluator, theirs, unequal)) / 2


def decisions(evaluator: Evaluator, steps: Iterable[MatchStep]) -> Iterator[Decision]:
    """Every decision about checkers and cube that was not forced, in order."""
    for step in steps:
        yield from _judged(evaluator, *step)


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
    equity = next((each.equity for each in valued if each.after == after), valued[-1].equity)
    texts = (format_play(state.position, state.roll, each) for each in (after, valued[0].after))
    did, best = texts
    yield Decision(seat, state.game, write_xgid(xgid_of(state, seat)), did, best, valued[0].equity - equity)
