"""Every reason for which an action can be refused."""

from enum import StrEnum
from typing import Final

from engine.catan.phases import (
    BEFORE_ROLL,
    DICE,
    DISCARD,
    DRAW,
    FREE_ROADS,
    MAIN,
    OVER,
    ROBBER,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    THEFT,
)
from engine.catan.state import CatanState
from engine.protocol import EngineRefusal, Seat


class CatanCode(StrEnum):
    """The codes; the locale files hold a text for each under `refusal-catan-<code>`."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    PLACE_FIRST = "place-first"
    ROLL_FIRST = "roll-first"
    CHANCE_FIRST = "chance-first"
    DISCARD_FIRST = "discard-first"
    ROBBER_FIRST = "robber-first"
    FREE_ROADS_FIRST = "free-roads-first"
    ALREADY_ROLLED = "already-rolled"
    NOT_DUE = "not-due"
    MALFORMED = "malformed"
    CANNOT_PAY = "cannot-pay"
    NO_PIECE_LEFT = "no-piece-left"
    NO_ROAD_SPOT = "no-road-spot"
    NO_SETTLEMENT_SPOT = "no-settlement-spot"
    NOT_YOUR_SETTLEMENT = "not-your-settlement"
    NOTHING_TO_DISCARD = "nothing-to-discard"
    CHOSEN_AGAIN = "chosen-again"
    NOTHING_PUT_ASIDE = "nothing-put-aside"
    WRONG_DISCARD = "wrong-discard"
    ROBBER_MUST_MOVE = "robber-must-move"
    WRONG_VICTIM = "wrong-victim"
    CARD_NOT_HELD = "card-not-held"
    CARD_TOO_NEW = "card-too-new"
    ONE_CARD_A_TURN = "one-card-a-turn"
    DECK_EMPTY = "deck-empty"
    BANK_LACKS = "bank-lacks"
    WRONG_PLENTY = "wrong-plenty"
    SAME_RESOURCE = "same-resource"
    NOTHING_TO_CHANGE = "nothing-to-change"
    TRADE_OFF = "trade-off"
    GIFT = "gift"
    OFFER_TOO_LARGE = "offer-too-large"
    NO_OFFER = "no-offer"
    ALREADY_ANSWERED = "already-answered"
    NOT_ANSWERED = "not-answered"
    PARTNER_NOT_READY = "partner-not-ready"
    NOT_ENOUGH_POINTS = "not-enough-points"
    BAD_TEXT = "bad-text"


MALFORMED: Final = EngineRefusal(CatanCode.MALFORMED)

_WAITS: Final = {
    SETUP_SETTLEMENT: EngineRefusal(CatanCode.PLACE_FIRST, "cjp/placement-start"),
    SETUP_ROAD: EngineRefusal(CatanCode.PLACE_FIRST, "cjp/placement-start"),
    BEFORE_ROLL: EngineRefusal(CatanCode.ROLL_FIRST, "cjp/predice-nothing-else"),
    DICE: EngineRefusal(CatanCode.CHANCE_FIRST, "cjp/resolve-roll-first"),
    DISCARD: EngineRefusal(CatanCode.DISCARD_FIRST, "std/burst"),
    ROBBER: EngineRefusal(CatanCode.ROBBER_FIRST, "cjp/resolve-roll-first"),
    THEFT: EngineRefusal(CatanCode.CHANCE_FIRST, "cjp/resolve-roll-first"),
    MAIN: EngineRefusal(CatanCode.ALREADY_ROLLED, "std/dice-roll"),
    DRAW: EngineRefusal(CatanCode.CHANCE_FIRST, "cjp/action-one-at-a-time"),
    FREE_ROADS: EngineRefusal(CatanCode.FREE_ROADS_FIRST, "cjp/action-one-at-a-time"),
    OVER: EngineRefusal(CatanCode.GAME_OVER, "cjp/time-up-void"),
}


def out_of_turn(state: CatanState, seat: Seat) -> EngineRefusal:
    """Why this seat may not do now what belongs to another turn or phase."""
    phase = state.turn.phase
    if phase is not OVER and seat != state.turn.player:
        return EngineRefusal(CatanCode.NOT_YOUR_TURN, "std/turn-order")
    return _WAITS[phase]


def not_due(state: CatanState) -> EngineRefusal:
    """Why chance or the host may not act now."""
    return _WAITS[OVER] if state.turn.phase is OVER else EngineRefusal(CatanCode.NOT_DUE)


def within(value: object, limit: int) -> bool:
    """Whether any value at all is a whole number from 0 to limit-1 (actions may come from anywhere)."""
    return type(value) is int and 0 <= value < limit
