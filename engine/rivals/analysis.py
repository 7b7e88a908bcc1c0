"""A verdict on a finished game: the chances turn by turn, luck beside the average, income, and three turning points."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import mean
from typing import Final

from engine.capabilities import GameRecord, Progress, untold
from engine.protocol import Json
from engine.rivals.actions import DrawFrom, ThrowDice
from engine.rivals.better import GLANCE, RivalsGiven, given_away, judged
from engine.rivals.chances import win_chances
from engine.rivals.codecs import write_event
from engine.rivals.dice import DIE, produced
from engine.rivals.events import Opened, RivalsDecision, RivalsEvent
from engine.rivals.game import decide_legal, evolve
from engine.rivals.holdings import holdings
from engine.rivals.judgement import card_worth
from engine.rivals.names import Good
from engine.rivals.options import RivalsOptions
from engine.rivals.points import strength_holder, trade_holder, victory_points
from engine.rivals.realm import amounts
from engine.rivals.set_up import beginning
from engine.rivals.state import Realm, RivalsState

POINTS: Final = 3
"""Turning points that are told."""
LOOKED_AT: Final = 12
"""Decisions that get a closer look."""
LEAST: Final = 0.01
_NUMBERS: Final = range(1, DIE + 1)
_CENT: Final = 100


@dataclass(slots=True)
class SeatLuck:
    """What a seat got: goods of the production die and their average, cards drawn and how many were above average."""

    goods: int = 0
    average: Fraction = field(default_factory=Fraction)
    drawn: int = 0
    better: int = 0
    income: list[int] = field(default_factory=lambda: [0] * len(Good))

    def told(self) -> Json:
        """As JSON; the average in hundredths."""
        return {
            "goods": self.goods,
            "average": round(self.average * _CENT),
            "drawn": self.drawn,
            "better": self.better,
            "income": self.income,
        }


class RivalsAnalyst:
    """The capability `Analysis`."""

    def analysed(
        self, record: GameRecord[RivalsOptions, RivalsEvent], progress: Progress = untold
    ) -> Mapping[str, Json]:
        """Each seat's luck, how often each number and event came, the dearest decisions. Source: house."""
        seats, faces, numbers = (SeatLuck(), SeatLuck()), Counter[str](), Counter[int]()
        first = record.events[0]
        if not isinstance(first, Opened):
            raise TypeError(first)
        state, turns, dear = beginning(record.options, first), list[list[float]](), _Dearest()
        for number, event in enumerate(record.events[1:], 1):
            if not turns or state.turn.number != turns[-1][0]:
                turns.append([state.turn.number, *_rounded(state)])
            if isinstance(event, RivalsDecision) and isinstance(event.action, ThrowDice):
                numbers[event.action.production] += 1
                faces[event.action.face] += 1
                _rolled(state, event.action, seats)
            elif isinstance(event, RivalsDecision) and isinstance(event.action, DrawFrom):
                _drawn(state, event.action, seats[event.seat])
            dear.take(number, state, event)
            state = evolve(state, event)
            progress(number, len(record.events))
        turns.append([state.turn.number + 1, *_rounded(state)])
        return {
            "chances": turns,
            "seats": [seat.told() for seat in seats],
            "numbers": [numbers[number] for number in _NUMBERS],
            "faces": dict(sorted(faces.items())),
            "turning": dear.told(),
        }


class _Dearest:
    """The decisions that gave away most: a glance at each, a closer look at those that seem dear."""

    def __init__(self) -> None:
        self._seen: list[tuple[float, int, RivalsState, RivalsDecision]] = []

    def take(self, number: int, state: RivalsState, event: RivalsEvent) -> None:
        """An event, and the state before it."""
        if not isinstance(event, RivalsDecision) or not judged(state, event.seat):
            return
        given = given_away(state, event.seat, event.action, number, GLANCE)
        if given is not None and given.chance >= LEAST:
            self._seen.append((given.chance, number, state, event))

    def told(self) -> Json:
        """As JSON, the dearest first."""
        seeming = sorted(self._seen, key=lambda one: (-one[0], one[1]))[:LOOKED_AT]
        looks = [
            (given_away(state, event.seat, event.action, number), state, event)
            for _chance, number, state, event in seeming
        ]
        found = [(given, state, event) for given, state, event in looks if given and given.chance >= LEAST]
        found.sort(key=lambda one: (-one[0].chance, one[0].number))
        return [_turning(given, state, event) for given, state, event in found[:POINTS]]


def _turning(given: RivalsGiven, state: RivalsState, event: RivalsDecision) -> Json:
    return {
        "seat": event.seat,
        "turn": state.turn.number,
        "did": write_event(event),
        "best": write_event(decide_legal(state, event.seat, given.best)[0]),
        "chance": round(given.chance, 4),
        "realms": [list(realm) for realm in state.realms],
        "hands": [len(hand) for hand in state.hands],
        "advantages": [trade_holder(state), strength_holder(state)],
        "victory": [victory_points(state, seat) for seat in (0, 1)],
        "goal": state.options.goal,
    }


def _rounded(state: RivalsState) -> list[float]:
    return [round(share, 4) for share in win_chances(state)]


def _rolled(state: RivalsState, action: ThrowDice, seats: tuple[SeatLuck, SeatLuck]) -> None:
    """What the number yields to both; one that a card has set was no luck."""
    if state.turn.production:
        return
    for seat, realm in enumerate(state.realms):
        seats[seat].goods += yielded(realm, action.production)
        after = produced(realm, holdings(realm), action.production)
        for good, (then, now) in enumerate(zip(amounts(realm), amounts(after), strict=True)):
            seats[seat].income[good] += now - then
        seats[seat].average += Fraction(sum(yielded(realm, number) for number in _NUMBERS), DIE)


def yielded(realm: Realm, number: int) -> int:
    """How many goods a number brings, as far as there is room."""
    return sum(produced(realm, holdings(realm), number).stock) - sum(realm.stock)


def _drawn(state: RivalsState, action: DrawFrom, luck: SeatLuck) -> None:
    """A card from the top of a stack, beside the average of all that lie in stacks."""
    average = mean(card_worth(card) for stack in state.stacks for card in stack)
    luck.drawn += 1
    luck.better += card_worth(state.stacks[action.stack][0]) > average
