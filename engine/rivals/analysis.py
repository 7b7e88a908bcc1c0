"""A verdict on a finished game: the chances turn by turn, what luck did beside the average, income by good."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from statistics import mean
from typing import Final

from engine.capabilities import GameRecord, Progress, untold
from engine.protocol import Json
from engine.rivals.actions import DrawFrom, ThrowDice
from engine.rivals.chances import win_chances
from engine.rivals.dice import DIE, produced
from engine.rivals.events import Opened, RivalsDecision, RivalsEvent
from engine.rivals.game import evolve
from engine.rivals.holdings import holdings
from engine.rivals.judgement import card_worth
from engine.rivals.names import Good
from engine.rivals.options import RivalsOptions
from engine.rivals.realm import amounts
from engine.rivals.set_up import beginning
from engine.rivals.state import Realm, RivalsState

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
    """The capability `Analysis`: facts about luck, no verdict on the play."""

    def analysed(
        self, record: GameRecord[RivalsOptions, RivalsEvent], progress: Progress = untold
    ) -> Mapping[str, Json]:
        """Each seat's luck, and how often each number and each event came. Source: house."""
        seats, faces, numbers = (SeatLuck(), SeatLuck()), Counter[str](), Counter[int]()
        first = record.events[0]
        if not isinstance(first, Opened):
            raise TypeError(first)
        state, turns = beginning(record.options, first), list[list[float]]()
        for number, event in enumerate(record.events[1:], 1):
            if not turns or state.turn.number != turns[-1][0]:
                turns.append([state.turn.number, *_rounded(state)])
            if isinstance(event, RivalsDecision) and isinstance(event.action, ThrowDice):
                numbers[event.action.production] += 1
                faces[event.action.face] += 1
                _rolled(state, event.action, seats)
            elif isinstance(event, RivalsDecision) and isinstance(event.action, DrawFrom):
                _drawn(state, event.action, seats[event.seat])
            state = evolve(state, event)
            progress(number, len(record.events))
        turns.append([state.turn.number + 1, *_rounded(state)])
        return {
            "chances": turns,
            "seats": [seat.told() for seat in seats],
            "numbers": [numbers[number] for number in _NUMBERS],
            "faces": dict(sorted(faces.items())),
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
