"""Which action brings an event about: with it a stored match is gone through again."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from engine.backgammon import actions as a
from engine.backgammon import events as e
from engine.backgammon.names import CHANCE, HOST, Seat
from engine.backgammon.state import BackgammonState, MatchPhase

Cause: TypeAlias = tuple[Seat, a.Action]

CAUSES: Final[dict[type[e.Event], Callable[[Any], Cause]]] = {
    e.OpeningRolled: lambda event: (CHANCE, a.DiceThrow(event.first, event.second)),
    e.MatchDiceTaken: lambda event: (event.seat, a.RollDice()),
    e.MatchRolled: lambda event: (CHANCE, a.DiceThrow(event.first, event.second)),
    e.CheckersMoved: lambda event: (event.seat, a.Play(event.after)),
    e.Doubled: lambda event: (event.seat, a.Double()),
    e.Taken: lambda event: (event.seat, a.Take()),
    e.Dropped: lambda event: (event.seat, a.Drop()),
    e.ResignationOffered: lambda event: (event.seat, a.OfferResignation(event.kind)),
    e.ResignationRefused: lambda event: (event.seat, a.RefuseResignation()),
    e.Claimed: lambda event: (event.seat, a.ClaimRace(event.kind)),
    e.MatchTimeCalled: lambda event: (HOST, a.CallMatchTime(event.seat)),
    e.Conceded: lambda event: (HOST, a.Concede(event.seat)),
}
"""The end of a game only follows another event."""


def cause(state: BackgammonState, event: e.Event) -> Cause | None:
    """The action that would bring this event about, or `None` for one that only follows others.

    A resignation that had to be accepted follows its offer; one that was free to refuse is its opponent's decision.
    """
    if isinstance(event, e.ResignationAccepted):
        return (event.seat, a.AcceptResignation()) if state.phase is MatchPhase.RESIGNED else None
    find = CAUSES.get(type(event))
    return find(event) if find else None
