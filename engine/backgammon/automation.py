"""What is done for a player: forced plays at once, a roll where no double is possible, and what was ordered before.

The presets are the same for everybody, so that nobody learns from the pace what somebody ordered.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engine.backgammon.actions import (
    Action,
    Claim,
    Double,
    Drop,
    RefuseResignation,
    Roll,
    Take,
)
from engine.backgammon.certain import certain_win, most_lost
from engine.backgammon.doubling import may_double
from engine.backgammon.events import Event
from engine.backgammon.mat import write_mat
from engine.backgammon.names import Chance, Kind, Seat
from engine.backgammon.options import Options
from engine.backgammon.position import flip
from engine.backgammon.refusals import Code
from engine.backgammon.state import Phase, State
from engine.backgammon.transcript import transcribe
from engine.backgammon.waiting import answering
from engine.capabilities import GameRecord
from engine.protocol import Json, Refusal


class Reply(StrEnum):
    """What to answer to the next double."""

    ASK = "ask"
    TAKE = "take"
    DROP = "drop"


@dataclass(frozen=True, slots=True)
class Orders:
    """A player's orders: `roll` also where a double would be possible, and the answer to the next double.

    The answer holds for a double to `at`, or (0) for any.
    """

    roll: bool = False
    reply: Reply = Reply.ASK
    at: int = 0


PRESET: Final = Orders()
_ROLL: Final = "roll"
_ASK_ROLL: Final = "ask-roll"
_CLEAR: Final = "clear"
CUBE_VALUES: Final = (2, 4, 8, 16)
"""For which an answer may be ordered; a higher one is asked about."""
_CUBES: Final = frozenset({"", *map(str, CUBE_VALUES)})
_ANSWERS: Final[dict[Reply, Action]] = {Reply.TAKE: Take(), Reply.DROP: Drop()}


class CubeOrders:
    """The capability `StandingOrders`."""

    none: Final = PRESET

    def read(self, text: str) -> Orders | Refusal:
        """The orders that a text such as `roll, take 4` holds."""
        orders = PRESET
        for words in filter(None, text.split(", ")):
            changed = _changed(orders, words)
            if isinstance(changed, Refusal):
                return changed
            orders = changed
        return orders

    def write(self, orders: Orders) -> str:
        """The orders as text; empty for the preset."""
        answer = f"{orders.reply} {orders.at}" if orders.at else str(orders.reply)
        return ", ".join([_ROLL] * orders.roll + [answer] * (orders.reply is not Reply.ASK))

    def changed(self, orders: Orders, words: str, _view: State) -> Orders | Refusal:
        """`roll` and `ask-roll`, `take`, `drop 4` and `ask` change one order each; `clear` forgets them."""
        return PRESET if words.strip() == _CLEAR else _changed(orders, words.strip())

    def ordered(self, orders: Orders, view: State, actions: Sequence[Action]) -> Action | None:
        """What is forced or ordered for the player who must decide; `None`: a person must."""
        if view.phase is Phase.MOVE:
            return actions[0] if len(actions) == 1 else None
        if view.phase is Phase.BEFORE_ROLL:
            return _before_roll(orders, view, actions)
        answer = _answer(orders, view)
        return answer if answer in actions else None

    def replied(self, orders: Orders, view: State, actions: Sequence[Action]) -> Action | None:
        """The answer to a double."""
        return self.ordered(orders, view, actions)

    def after(self, orders: Orders, action: Action) -> Orders:
        """An answer to a double is given once."""
        return replace(orders, reply=Reply.ASK, at=0) if isinstance(action, Take | Drop) else orders

    def fitted(self, orders: Orders, _view: State) -> Orders:
        """Nothing becomes impossible for good."""
        return orders

    def kept(self, before: Orders, after: Orders) -> Json | None:
        """The orders before a move, if it changed them."""
        return self.write(before) if before != after else None

    def brought_back(self, orders: Orders, kept: Json) -> Orders:
        """The orders as they were."""
        read = self.read(kept) if isinstance(kept, str) else orders
        return orders if isinstance(read, Refusal) else read

    def acts_late(self, view: State) -> bool:
        """What is not a preset must not show by its pace: an answer to a double, a roll in the place of one."""
        return view.phase is Phase.DOUBLED or (may_double(view, view.seat) and _claim(view) is None)

    def holds(self, orders: Orders, view: State) -> bool:
        """Whether there is an answer, or the dice are to roll; for whoever is not asked nothing comes of it."""
        return _answer(orders, view) is not None or (orders.roll and view.phase is Phase.BEFORE_ROLL)


def _answer(orders: Orders, view: State) -> Action | None:
    """What is ordered for the double that stands open."""
    if view.phase is not Phase.DOUBLED or orders.at not in {0, 2 * view.cube.value}:
        return None
    return _ANSWERS.get(orders.reply)


def _changed(orders: Orders, words: str) -> Orders | Refusal:
    word, _, value = words.partition(" ")
    if words in {_ROLL, _ASK_ROLL}:
        return replace(orders, roll=words == _ROLL)
    if word not in set(Reply) or value not in _CUBES:
        return Refusal(Code.BAD_TEXT)
    reply = Reply(word)
    return replace(orders, reply=reply, at=int(value or 0) if reply is not Reply.ASK else 0)


def _before_roll(orders: Orders, view: State, actions: Sequence[Action]) -> Action | None:
    """A race that nothing can change is claimed; without a double to think about, or if so ordered, the dice roll."""
    if (claim := _claim(view)) is not None:
        return claim
    return Roll() if orders.roll or Double() not in actions else None


def _claim(view: State) -> Claim | None:
    """What the player on roll wins whatever is rolled, where no roll can make it more."""
    certain = certain_win(view.position, on_roll=True)
    return (
        Claim(Kind(certain)) if certain and certain >= most_lost(flip(view.position), on_roll=False) else None
    )


class LeastAction:
    """The capability `TimeOut`: the dice roll and are played, a double is dropped, nothing is offered or claimed."""

    def on_timeout(
        self, view: State, actions: Sequence[Action], _chance: Chance
    ) -> tuple[Seat, Action] | None:
        """The first legal play; no judgement is made for the player. Source: house."""
        if not actions:
            return None
        if view.phase is Phase.DOUBLED:
            return answering(view), Drop()
        if view.phase is Phase.RESIGNED:
            return answering(view), RefuseResignation()
        return view.seat, actions[0]


class MatExport:
    """The capability `Exports`."""

    suffixes: Final = (".mat",)

    def export(self, record: GameRecord[Options, Event], _suffix: str) -> str:
        """The match as gnubg and eXtreme Gammon read it."""
        first, second = record.names
        return write_mat(transcribe(record.options, record.events, (first, second)))
