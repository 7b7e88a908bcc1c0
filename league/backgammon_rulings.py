"""What the backgammon rules say about something that went wrong at the board: a guided ruling, not a verdict.

A judge names the incident and the facts on which the rules make it depend; the answer names what to do and every
section behind it. What the rules leave to the director says so.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

THIRD_ROLL: Final = 3
"""From this roll of the game on a wrong set-up is no longer put right. Source: jbl/4.2.4."""


class BoardIncident(StrEnum):
    """What may go wrong, in the order of a game: before it, dice, checkers, cube, clock, people."""

    LEFT_SEAT = "left-seat"
    BETTER_EQUIPMENT = "better-equipment"
    WRONG_SETUP = "wrong-setup"
    WRONG_THROW = "wrong-throw"
    COCKED_DICE = "cocked-dice"
    EARLY_ROLL = "early-roll"
    DICE_TOUCHED = "dice-touched"
    DICE_CALLED = "dice-called"
    ILLEGAL_MOVE = "illegal-move"
    CHECKERS_TOUCHED = "checkers-touched"
    EARLY_DOUBLE = "early-double"
    CUBE_TOUCHED = "cube-touched"
    WRONG_LEVEL = "wrong-level"
    CRAWFORD_DOUBLE = "crawford-double"
    CLOCK_STOPPED = "clock-stopped"
    CLOCK_FAULTY = "clock-faulty"
    FALSE_END = "false-end"
    FLAG = "flag"
    SLOW_PLAY = "slow-play"
    SCORE_DISPUTED = "score-disputed"
    SETTLED = "settled"
    SPECTATOR = "spectator"
    OUTSIDE_HELP = "outside-help"
    BAD_MANNERS = "bad-manners"
    MONITOR = "monitor"


@dataclass(frozen=True, slots=True)
class Facts:
    """What a ruling may depend on.

    `clock`: the match is played with one. `later`: it was noticed only after the opponent's next roll, double, or
    answer (of a result: after the next match of either began). `rolls` counts the game's rolls so far. `again`: it is
    not the first time, although the director warned.
    """

    clock: bool = False
    later: bool = False
    rolls: int = 0
    again: bool = False


@dataclass(frozen=True, slots=True)
class Guidance:
    """What to do, as a text of the locale files (`guidance-<key>`), and the sections behind it, most telling first."""

    key: str
    sections: tuple[str, ...]


_Ruling: TypeAlias = Callable[[Facts], Guidance]


def guidance(incident: BoardIncident, facts: Facts) -> Guidance:
    """What the rules say about the incident, given the facts."""
    return RULINGS[incident](facts)


def always(key: str, *sections: str) -> _Ruling:
    """A ruling that depends on nothing."""
    said = Guidance(key, sections)
    return lambda _facts: said


def _wrong_setup(facts: Facts) -> Guidance:
    """Before the third roll it is put right; later the other player chooses. Source: jbl/4.2.4, jbl/4.2.4-late."""
    if facts.rolls < THIRD_ROLL:
        return Guidance("setup-corrected", ("jbl/4.2.4",))
    return Guidance("setup-chosen", ("jbl/4.2.4-late",))


def _early_roll(facts: Facts) -> Guidance:
    """The player disturbed chooses; with a clock it may be stopped for it. Source: jbl/4.1.5.1, jbl/4.1.5.2."""
    if facts.clock:
        return Guidance("early-roll-clock", ("jbl/4.1.5.1", "jbl/4.1.5.2", "jbl/4.1.6.2", "jbl/4.3.2"))
    return Guidance("early-roll", ("jbl/4.1.5.1", "jbl/4.1.6.1"))


def _illegal_move(facts: Facts) -> Guidance:
    """It is put right until the next roll or double, then stands. Source: jbl/4.2.3.1, jbl/4.2.3.3."""
    if facts.later:
        return Guidance("illegal-stands", ("jbl/4.2.3.1",))
    if facts.again:
        return Guidance("illegal-again", ("jbl/4.2.3.4", "jbl/4.2.3.1", "jbl/1.4.3.3"))
    if facts.clock:
        return Guidance("illegal-corrected-clock", ("jbl/4.2.3.3", "jbl/4.2.3.1"))
    return Guidance("illegal-corrected", ("jbl/4.2.3.2", "jbl/4.2.3.1"))


def _wrong_level(facts: Facts) -> Guidance:
    """Once it is taken or passed the level stands. Source: jbl/4.4.6; house before that."""
    if facts.later:
        return Guidance("level-stands", ("jbl/4.4.6",))
    return Guidance("level-corrected", ("jbl/4.4.2", "jbl/4.4.6"))


def _early_double(facts: Facts) -> Guidance:
    """It takes effect and cannot be withdrawn. Source: jbl/4.4.5."""
    if facts.clock:
        return Guidance("early-double-clock", ("jbl/4.4.5", "jbl/4.4.2-clock"))
    return Guidance("early-double", ("jbl/4.4.5",))


def _dice_called(facts: Facts) -> Guidance:
    """A warning first, then a penalty such as a new roll. Source: jbl/4.1.7."""
    return Guidance("dice-called-again" if facts.again else "dice-called", ("jbl/4.1.7",))


def _slow_play(facts: Facts) -> Guidance:
    """A clock for the games left, or a warning and then a point. Source: jbl/4.5.1, jbl/4.5.2."""
    if facts.again:
        return Guidance("slow-point", ("jbl/4.5.1",))
    return Guidance("slow-warning", ("jbl/4.5.1", "jbl/4.5.2", "jbl/3.4.5-midmatch"))


def _score_disputed(facts: Facts) -> Guidance:
    """A wrong result is corrected until the next match of either begins. Source: jbl/4.7-publish, jbl/4.8."""
    if facts.later:
        return Guidance("score-stands", ("jbl/4.7-publish",))
    return Guidance("score-agreed", ("jbl/4.8", "jbl/4.8-crawford", "jbl/4.7-publish", "jbl/5.1"))


def _bad_manners(facts: Facts) -> Guidance:
    """Respect is demanded; whoever goes too far may be sent out. Source: jbl/1.4.3.1, jbl/1.4.3.3, jbl/1.4.4."""
    if facts.again:
        return Guidance("manners-out", ("jbl/1.4.3.3", "jbl/1.4.4"))
    return Guidance("manners", ("jbl/1.4.3.1", "jbl/1.4.3.2", "jbl/1.4.4"))


def _spectator(facts: Facts) -> Guidance:
    """Spectators say nothing to players. Source: jbl/1.8.2, jbl/1.8.3."""
    if facts.again:
        return Guidance("spectator-out", ("jbl/1.8.3",))
    return Guidance("spectator", ("jbl/1.8.2", "jbl/1.8.1-no-comment", "jbl/1.8.1", "jbl/1.9.2", "jbl/5.4"))


def _flag(facts: Facts) -> Guidance:
    """The match is lost unless it is certain; who began the turn in time still has its next roll.

    Source: jbl/4.3.3, jbl/4.3.3-certain
    """
    return (
        Guidance("flag", ("jbl/4.3.3", "jbl/4.3.3-certain"))
        if facts.clock
        else Guidance("no-flag", ("jbl/3.4.1",))
    )


RULINGS: Final[dict[BoardIncident, _Ruling]] = {
    BoardIncident.LEFT_SEAT: always("left-seat", "jbl/2.2.4-leave", "jbl/2.2.4"),
    BoardIncident.BETTER_EQUIPMENT: always(
        "better-equipment", "jbl/3.6.1", "jbl/3.1", "jbl/3.2", "jbl/3.3.2", "jbl/3.3.1"
    ),
    BoardIncident.WRONG_SETUP: _wrong_setup,
    BoardIncident.WRONG_THROW: always("wrong-throw", "jbl/4.1.4", "jbl/4.1.4-left"),
    BoardIncident.COCKED_DICE: always("cocked-dice", "jbl/4.1.4-cocked", "jbl/4.1.4-left"),
    BoardIncident.EARLY_ROLL: _early_roll,
    BoardIncident.DICE_TOUCHED: always("dice-touched", "jbl/4.1.2", "jbl/4.1.6.1", "jbl/4.1.6.2"),
    BoardIncident.DICE_CALLED: _dice_called,
    BoardIncident.ILLEGAL_MOVE: _illegal_move,
    BoardIncident.CHECKERS_TOUCHED: always("checkers-touched", "jbl/4.2.2", "jbl/4.2.1", "jbl/4.3.1"),
    BoardIncident.EARLY_DOUBLE: _early_double,
    BoardIncident.CUBE_TOUCHED: always("cube-touched", "jbl/4.4.2-touch", "jbl/4.4.2"),
    BoardIncident.WRONG_LEVEL: _wrong_level,
    BoardIncident.CRAWFORD_DOUBLE: always("crawford-double", "jbl/4.4.4", "jbl/4.8-crawford"),
    BoardIncident.CLOCK_STOPPED: always("clock-stopped", "jbl/4.3.2"),
    BoardIncident.CLOCK_FAULTY: always("clock-faulty", "jbl/3.6.2", "jbl/3.4.3", "jbl/3.4.4"),
    BoardIncident.FALSE_END: always("false-end", "jbl/4.3.2.7", "jbl/4.6-concede"),
    BoardIncident.FLAG: _flag,
    BoardIncident.SLOW_PLAY: _slow_play,
    BoardIncident.SCORE_DISPUTED: _score_disputed,
    BoardIncident.SETTLED: always("settled", "jbl/4.6-settle", "jbl/4.6"),
    BoardIncident.SPECTATOR: _spectator,
    BoardIncident.OUTSIDE_HELP: always(
        "outside-help",
        "jbl/1.9.3",
        "jbl/1.9.1",
        "jbl/1.9.1-notes",
        "jbl/1.9.2",
        "jbl/1.9.1-breaks",
        "jbl/1.9.5",
    ),
    BoardIncident.BAD_MANNERS: _bad_manners,
    BoardIncident.MONITOR: always("monitor", "jbl/1.5.3", "jbl/1.9.4", "jbl/4.5.2"),
}
