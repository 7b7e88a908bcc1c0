"""What a decision of Rivals gave away: imagined games from there, beside those of the better move."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.rivals.actions import RivalsAction
from engine.rivals.chances import win_chances
from engine.rivals.game import demanded, legal
from engine.rivals.house import below_by, candidates, played_on, surely
from engine.rivals.imagine import imagined
from engine.rivals.judgement import worth
from engine.rivals.names import Seat
from engine.rivals.occasions import Actions
from engine.rivals.state import Ask, RivalsState, TurnPhase
from engine.rivals.view import view

GLANCE: Final = 4
"""Pairs of imagined games by which it is said whether a decision deserves a closer look."""
LOOK: Final = 32
"""Those of a closer look."""
BESIDE: Final = 3
"""Moves that are tried beside what was done."""
DUE: Final = frozenset(
    (Ask.PAY, Ask.GAIN, Ask.BUY, Ask.TAKE, Ask.GIVE, Ask.RAID, Ask.NAME, Ask.LOSE, Ask.PREACH, Ask.RELOCATE)
)
"""What is judged of that which is due beside a turn: payments, goods that are chosen, answers to events and attacks."""
_APART: Final = 1_000
"""Between the numbers from which the imagined games of two decisions are drawn."""


class RivalsGiven(NamedTuple):
    """A decision beside the better one, and how much of the chance to win it gave away."""

    number: int
    """Which event of the game it was."""
    did: RivalsAction
    best: RivalsAction
    chance: float
    """At least: the mean of the imagined games less its uncertainty."""


def judged(state: RivalsState, seat: Seat) -> bool:
    """Whether a decision is one that is judged: on the own turn, or of what is due one that looks at no hidden cards.

    Not where both decide at once, in secret.
    """
    if state.agenda:
        demand = demanded(state, seat)
        return demand is not None and demand.ask in DUE and len(state.agenda[0]) == 1
    return state.turn.phase is TurnPhase.MAIN and state.turn.seat == seat


def given_away(
    state: RivalsState, seat: Seat, did: RivalsAction, number: int, samples: int = LOOK
) -> RivalsGiven | None:
    """What a decision gave away at least, as far as its seat could know; `None` where nothing surely stands better.

    The same imagined games follow each move: what is hidden is dealt anew each time, the dice are the same.
    """
    if not judged(state, seat) or did not in (actions := legal(state, seat)):
        return None
    tried = [one for one in _candidates(state, seat, actions) if one != did][:BESIDE]
    if not tried:
        return None
    gains: list[list[float]] = [[] for _ in tried]
    for sample in range(samples):
        luck = number * _APART + samples + sample
        dealt = imagined(view(state, seat), seat, below_by(luck))
        done = _chance(dealt, seat, did, luck)
        for place, one in enumerate(tried):
            gains[place].append(_chance(dealt, seat, one, luck) - done)
    least, place = max((surely(gain), -place) for place, gain in enumerate(gains))
    return RivalsGiven(number, did, tried[-place], least) if least > 0 else None


def _candidates(state: RivalsState, seat: Seat, actions: Actions) -> Sequence[RivalsAction]:
    """What may stand better: of what is due, by rule of thumb."""
    if not state.agenda:
        return candidates(state, seat, actions)
    return sorted(actions, key=lambda one: -worth(state, seat, one))


def _chance(state: RivalsState, seat: Seat, action: RivalsAction, luck: int) -> float:
    return win_chances(played_on(state, seat, action, luck)[0])[seat]
