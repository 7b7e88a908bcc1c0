"""Every reason for which an action can be refused."""

from enum import StrEnum
from typing import Final

from engine.protocol import EngineRefusal


class RivalsCode(StrEnum):
    """The codes; the locale files hold a text for each under `refusal-rivals-<code>`."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    CHANCE_FIRST = "chance-first"
    ROLL_FIRST = "roll-first"
    ALREADY_ROLLED = "already-rolled"
    DECIDE_FIRST = "decide-first"
    NOT_DUE = "not-due"
    MALFORMED = "malformed"
    BAD_TEXT = "bad-text"
    CANNOT_PAY = "cannot-pay"
    NOT_HELD = "not-held"
    REQUIREMENT = "requirement"
    NO_TARGET = "no-target"
    NO_SITE = "no-site"
    CITY_ONLY = "city-only"
    ONLY_ONE = "only-one"
    NONE_LEFT = "none-left"
    NEEDS_ROAD = "needs-road"
    ROAD_THERE = "road-there"
    NO_SETTLEMENT = "no-settlement"
    NOT_FULL = "not-full"
    USED_UP = "used-up"
    SAVE_ONE = "save-one"
    NOT_OFFERED = "not-offered"
    TOO_FEW_POINTS = "too-few-points"


MALFORMED: Final = EngineRefusal(RivalsCode.MALFORMED)
