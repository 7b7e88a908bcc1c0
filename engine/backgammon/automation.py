"""What is done for a player: forced plays at once, a roll where no double is possible, and what was ordered before.

The presets are the same for everybody, so that nobody learns from the pace what somebody ordered.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engine.backgammon.actions import (
    Action,
    ClaimRace,
    Double,
    Drop,
    RefuseResignation,
    RollDice,
    Take,
)
from engine.backgammon.certain import certain_win, most_lost
from engine.backgammon.doubling import may_double
from engine.backgammon.events import Event
from engine.backgammon.mat import write_mat
from engine.backgammon.names import Chance, Seat, WinKind
from engine.backgammon.options import MatchOptions
from engine.backgammon.position import flip
from engine.backgammon.refusals import BackgammonCode
from engine.backgammon.state import BackgammonState, MatchPhase
from engine.backgammon.transcript import transcribe
from engine.backgammon.waiting import answering
from engine.capabilities import GameRecord
from engine.protocol import EngineRefusal, Json


class CubeReply(StrEnum):
    """What to answer to the next double."""

    ASK = "ask"
    TAKE = "take"
    DROP = "drop"


@dataclass(frozen=True, slots=True)
class MatchOrders:
    """A player's orders: `roll` also where a double would be possible, and the answer to the next double.

    The answer holds for a double to `at`, or (0) for any. Beside it the next double to at most `take_to` is taken, one
    to at least `drop_from` passed (0: neither).
    """

    roll: bool = False
    reply: CubeReply = CubeReply.ASK
    at: int = 0
    take_to: int = 0
    drop_from: int = 0


PRESET: Final = MatchOrders()
_ROLL: Final = "roll"
_ASK_ROLL: Final = "ask-roll"
_CLEAR: Final = "clear"
TAKE_TO: Final = "take-to"
DROP_FROM: Final = "drop-from"
CUBE_VALUES: Final = (2, 4, 8, 16)
"""For which an answer may be ordered; a higher one is asked about."""
_CUBES: Final = frozenset({"", *map(str, CUBE_VALUES)})
_ANSWERS: Final[dict[CubeReply, Action]] = {CubeReply.TAKE: Take(), CubeReply.DROP: Drop()}


class CubeOrders:
    """The capability `StandingOrders`."""

    none: Final = PRESET

    def read(self, text: str) -> MatchOrders | EngineRefusal:
        """The orders that a text such as `roll, take 4` holds."""
        orders = PRESET
        for words in filter(None, text.split(", ")):
            changed = _changed(orders, words)
            if isinstance(changed, EngineRefusal):
                return changed
            orders = changed
        return orders

    def write(self, orders: MatchOrders) -> str:
        """The orders as text; empty for the preset."""
        answer = f"{orders.reply} {orders.at}" if orders.at else str(orders.reply)
        bounds = ((TAKE_TO, orders.take_to), (DROP_FROM, orders.drop_from))
        said = [answer] * (orders.reply is not CubeReply.ASK)
        return ", ".join(
            [_ROLL] * orders.roll + said + [f"{word} {value}" for word, value in bounds if value]
        )

    def changed(self, orders: MatchOrders, words: str, _view: BackgammonState) -> MatchOrders | EngineRefusal:
        """`roll`, `ask-roll`, `take`, `drop 4`, `take-to 4`, `drop-from 8` change one order each.

        `ask` forgets the answers to doubles, `clear` all.
        """
        return PRESET if words.strip() == _CLEAR else _changed(orders, words.strip())

    def ordered(self, orders: MatchOrders, view: BackgammonState, actions: Sequence[Action]) -> Action | None:
        """What is forced or ordered for the player who must decide; `None`: a person must."""
        if view.phase is MatchPhase.MOVE:
            return actions[0] if len(actions) == 1 else None
        if view.phase is MatchPhase.BEFORE_ROLL:
            return _before_roll(orders, view, actions)
        answer = _answer(orders, view)
        return answer if answer in actions else None

    def replied(self, orders: MatchOrders, view: BackgammonState, actions: Sequence[Action]) -> Action | None:
        """The answer to a double."""
        return self.ordered(orders, view, actions)

    def after(self, orders: MatchOrders, action: Action) -> MatchOrders:
        """An answer to a double is given once."""
        return MatchOrders(orders.roll) if isinstance(action, Take | Drop) else orders

    def fitted(self, orders: MatchOrders, _view: BackgammonState) -> MatchOrders:
        """Nothing becomes impossible for good."""
        return orders

    def kept(self, before: MatchOrders, after: MatchOrders) -> Json | None:
        """The orders before a move, if it changed them."""
        return self.write(before) if before != after else None

    def brought_back(self, orders: MatchOrders, kept: Json) -> MatchOrders:
        """The orders as they were."""
        read = self.read(kept) if isinstance(kept, str) else orders
        return orders if isinstance(read, EngineRefusal) else read

    def belated(self, _orders: MatchOrders, _view: BackgammonState, _actions: Sequence[Action]) -> None:
        """Nothing: whatever waits a while does so where `acts_late`."""

    def acts_late(self, view: BackgammonState) -> bool:
        """What is not a preset must not show by its pace: an answer to a double, a roll in the place of one."""
        return view.phase is MatchPhase.DOUBLED or (may_double(view, view.seat) and _claim(view) is None)

    def holds(self, orders: MatchOrders, view: BackgammonState) -> bool:
        """Whether there is an answer, or the dice are to roll; for whoever is not asked nothing comes of it."""
        return _answer(orders, view) is not None or (orders.roll and view.phase is MatchPhase.BEFORE_ROLL)


def _answer(orders: MatchOrders, view: BackgammonState) -> Action | None:
    """What is ordered for the double that stands open."""
    if view.phase is not MatchPhase.DOUBLED:
        return None
    value = 2 * view.cube.value
    if orders.reply is not CubeReply.ASK and orders.at in {0, value}:
        return _ANSWERS[orders.reply]
    if value <= orders.take_to:
        return Take()
    return Drop() if 0 < orders.drop_from <= value else None


def _changed(orders: MatchOrders, words: str) -> MatchOrders | EngineRefusal:
    word, _, value = words.partition(" ")
    if words in {_ROLL, _ASK_ROLL}:
        return replace(orders, roll=words == _ROLL)
    if word in {TAKE_TO, DROP_FROM} and value in _CUBES - {""}:
        return _bounded(orders, word, int(value))
    if word not in set(CubeReply) or value not in _CUBES:
        return EngineRefusal(BackgammonCode.BAD_TEXT)
    reply = CubeReply(word)
    if reply is CubeReply.ASK:
        return MatchOrders(orders.roll)
    return replace(orders, reply=reply, at=int(value or 0))


def _bounded(orders: MatchOrders, word: str, value: int) -> MatchOrders:
    """The other bound stays where the two do not cross."""
    kept = replace(orders, reply=CubeReply.ASK, at=0)
    if word == TAKE_TO:
        return replace(kept, take_to=value, drop_from=orders.drop_from if orders.drop_from > value else 0)
    return replace(kept, drop_from=value, take_to=orders.take_to if orders.take_to < value else 0)


def _before_roll(orders: MatchOrders, view: BackgammonState, actions: Sequence[Action]) -> Action | None:
    """A race that nothing can change is claimed; without a double to think about, or if so ordered, the dice roll."""
    if (claim := _claim(view)) is not None:
        return claim
    return RollDice() if orders.roll or Double() not in actions else None


def _claim(view: BackgammonState) -> ClaimRace | None:
    """What the player on roll wins whatever is rolled, where no roll can make it more."""
    certain = certain_win(view.position, on_roll=True)
    return (
        ClaimRace(WinKind(certain))
        if certain and certain >= most_lost(flip(view.position), on_roll=False)
        else None
    )


class MatchTimeOut:
    """The capability `TimeOut`: the dice roll and are played, a double is dropped, nothing is offered or claimed."""

    def on_timeout(
        self, view: BackgammonState, actions: Sequence[Action], _chance: Chance
    ) -> tuple[Seat, Action] | None:
        """The first legal play; no judgement is made for the player. Source: house."""
        if not actions:
            return None
        if view.phase is MatchPhase.DOUBLED:
            return answering(view), Drop()
        if view.phase is MatchPhase.RESIGNED:
            return answering(view), RefuseResignation()
        return view.seat, actions[0]


class MatExport:
    """The capability `Exports`."""

    suffixes: Final = (".mat",)

    def export(self, record: GameRecord[MatchOptions, Event], _suffix: str) -> str:
        """The match as gnubg and eXtreme Gammon read it."""
        first, second = record.names
        return write_mat(transcribe(record.options, record.events, (first, second)))
