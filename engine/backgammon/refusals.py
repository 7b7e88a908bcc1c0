"""Every reason for which an action can be refused."""

from enum import StrEnum
from typing import Final

from engine.protocol import EngineRefusal


class BackgammonCode(StrEnum):
    """The codes; the locale files hold a text for each under `refusal-backgammon-<code>`."""

    MATCH_OVER = "match-over"
    NOT_YOUR_TURN = "not-your-turn"
    DICE_FIRST = "dice-first"
    ROLL_FIRST = "roll-first"
    ALREADY_ROLLED = "already-rolled"
    ANSWER_DOUBLE_FIRST = "answer-double-first"
    ANSWER_RESIGNATION_FIRST = "answer-resignation-first"
    NOT_DUE = "not-due"
    MALFORMED = "malformed"
    ILLEGAL_PLAY = "illegal-play"
    BAD_PLAY = "bad-play"
    CUBE_NOT_YOURS = "cube-not-yours"
    CUBE_HIGHEST = "cube-highest"
    CRAWFORD_GAME = "crawford-game"
    MUST_PLAY_ON = "must-play-on"
    NOT_CERTAIN = "not-certain"
    REFUSED_BEFORE = "refused-before"
    BAD_TEXT = "bad-text"
    BAD_XGID = "bad-xgid"
    BAD_POSITION_ID = "bad-position-id"
    BAD_MATCH_ID = "bad-match-id"
    BAD_MAT = "bad-mat"
    MAT_TOO_LONG = "mat-too-long"


MALFORMED: Final = EngineRefusal(BackgammonCode.MALFORMED)


def within(value: object, low: int, high: int) -> bool:
    """Whether any value at all is a whole number from low to high (actions may come from anywhere)."""
    return type(value) is int and low <= value <= high
