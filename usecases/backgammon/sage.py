"""A strong evaluator behind our own shape: PyPI `bgsage` where it is installed, else the engine's estimate."""

import os
from functools import lru_cache
from importlib.util import find_spec
from threading import Lock
from typing import Any, Final

from engine.backgammon.evaluation import CubeValues, Estimate, Evaluator, Valued
from engine.backgammon.names import NOBODY, other
from engine.backgammon.plays import plays
from engine.backgammon.position import Position, counts
from engine.backgammon.state import BackgammonState

_LARGEST_CUBE: Final = 1 << 20
"""Far beyond every match; the library counts in 32 bits, and a file may tell of any cube."""
_THREADS: Final = "BGBOT_MULTIPLY_THREADS"
_ONE_AT_A_TIME: Final = Lock()
"""Games move in several threads; the library does not say that it bears that."""


class Sage:
    """Values from bgsage, by match equity; plays from our generator, for it lists a wrong one at times.

    One ply is the network's word on each position that a decision leads to; two look through the opponent's 21 rolls.
    """

    judges: Final = True

    def __init__(self, plies: int = 1) -> None:
        """So deep plays and cube are looked into; what a roll is worth, one ply says of every roll alike."""
        self._plies = plies

    @property
    def name(self) -> str:
        """With the depth: one label never stands for two strengths."""
        return f"bgsage {self._plies}-ply"

    def plays(self, state: BackgammonState) -> tuple[Valued, ...]:
        """Every legal play of the roll, best first; one that bgsage does not know comes last."""
        ours, equity = _ours(state), _told(state, self._plies)
        worst = min(equity.values(), default=0.0)
        valued = (Valued(after, equity.get(board, worst)) for board, after in ours.items())
        return tuple(sorted(valued, key=lambda each: (-each.equity, each.after)))

    def rolled(self, state: BackgammonState) -> float:
        """The equity of the best play; where there is none, that of the board as it stands, which bgsage lists."""
        ours, equity = _ours(state), _told(state, 1)
        known = [value for board, value in equity.items() if not ours or board in ours]
        return max(known or equity.values())

    def cube(self, state: BackgammonState) -> CubeValues:
        """The equities of rolling, of a take and of a drop."""
        with _ONE_AT_A_TIME:
            told = _analyzer(self._plies).cube_action(list(_board(state.position)), **_match(state))
        return CubeValues(float(told.equity_nd), float(told.equity_dt), float(told.equity_dp))

    def chance(self, own: int, theirs: int, *, crawford_over: bool) -> float:
        """By bgsage's match equity table."""
        if min(own, theirs) <= 0:
            return float(own <= 0)
        from bgbot_cpp import get_met

        return float(get_met(own, theirs, is_crawford=crawford_over))  # what it calls so is after that game


def _ours(state: BackgammonState) -> dict[tuple[int, ...], Position]:
    """Our plays by their boards."""
    return {_board(after): after for after in plays(state.position, *(state.roll or (0, 0)))}


def _told(state: BackgammonState, plies: int) -> dict[tuple[int, ...], float]:
    """The boards that bgsage finds for the roll, and their equities."""
    with _ONE_AT_A_TIME:
        told = _analyzer(plies).checker_play(
            list(_board(state.position)), *(state.roll or (0, 0)), **_match(state)
        )
    return {tuple(move.board): float(move.equity) for move in told.moves}


@lru_cache(maxsize=2)
def _analyzer(plies: int) -> Any:  # noqa: ANN401 - the library has no types
    """The network, loaded when it is first asked: 40 MB that a house without backgammon does without."""
    import bgsage

    os.environ.setdefault(_THREADS, "1")  # what is asked for deeper than one ply it makes two
    return bgsage.create_analyzer(f"{plies}ply", parallel_threads=int(plies == 1))


def _board(position: Position) -> tuple[int, ...]:
    """Bgsage's board: 26 numbers, the other side's below zero but on its bar, which is slot 0."""
    own, theirs = counts(position)
    return (theirs[0], *(own[slot] - theirs[slot] for slot in range(1, 25)), own[25])


def _match(state: BackgammonState) -> dict[str, Any]:
    owner = (
        "centered"
        if state.cube.owner == NOBODY
        else "player"
        if state.cube.owner == state.seat
        else "opponent"
    )
    return {
        "cube_value": min(state.cube.value, _LARGEST_CUBE),
        "cube_owner": owner,
        "away1": state.away(state.seat),
        "away2": state.away(other(state.seat)),
        "is_crawford": state.crawford,
    }


@lru_cache(maxsize=1)
def evaluator() -> Evaluator:
    """The strongest that is installed, by which the house plays: some machines have no bgsage (`pyproject.toml`)."""
    return Sage() if find_spec("bgsage") else Estimate()


@lru_cache(maxsize=1)
def judge() -> Evaluator:
    """Who judges after a match: looks deeper than the house plays, which else would never be found wrong."""
    return Sage(plies=2) if evaluator().judges else Estimate()


def levels() -> str:
    """Under which texts `choice-<this>-<level>` the house's levels are named: no label means two strengths."""
    return "backgammon-level" if evaluator().judges else "backgammon-thumb"
