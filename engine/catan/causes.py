"""Which actor's action brings each event about: with it a stored game is gone through again."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from engine.catan import actions as a
from engine.catan import events as e
from engine.catan.hands import KINDS, count
from engine.catan.names import CHANCE, HOST, Seat
from engine.catan.phases import ROBBER
from engine.catan.state import CatanState

Cause: TypeAlias = tuple[Seat, a.Action]
NOWHERE: Final = -1


def _first_of_kind(pile: int, kind: int) -> int:
    return sum(count(pile, other) for other in KINDS if other < kind) if count(pile, kind) else NOWHERE


def _stolen(state: CatanState, event: e.Stolen) -> Cause:
    return CHANCE, a.Steal(_first_of_kind(state.players[event.victim].hand, event.resource))


def _drawn(state: CatanState, event: e.CardDrawn) -> Cause:
    return CHANCE, a.Draw(_first_of_kind(state.deck, event.card))


def _discarded(state: CatanState, event: e.Discarded) -> Cause | None:
    """The last who chooses turns all cards up; those put aside before then only follow."""
    chosen = state.turn.chosen
    return None if chosen and chosen[event.seat] else (event.seat, a.Discard(event.cards))


def _robber_moved(state: CatanState, event: e.RobberMoved) -> Cause:
    """Outside of its own phase the robber is placed anew."""
    kind = a.MoveRobber if state.turn.phase is ROBBER else a.ReplaceRobber
    return event.seat, kind(event.hex, event.victim)


CAUSES: Final[dict[type[e.Event], Callable[[CatanState, Any], Cause | None]]] = {
    e.SettlementPlaced: lambda _, event: (event.seat, a.PlaceSettlement(event.vertex)),
    e.SettlementTakenBack: lambda _, event: (event.seat, a.TakeBack()),
    e.RoadPlaced: lambda _, event: (event.seat, a.PlaceRoad(event.edge)),
    e.DiceTaken: lambda _, event: (event.seat, a.Roll()),
    e.Rolled: lambda _, event: (CHANCE, a.Dice(event.first, event.second)),
    e.DiscardChosen: lambda _, event: (event.seat, a.Discard(event.cards)),
    e.DiscardWithdrawn: lambda _, event: (event.seat, a.WithdrawDiscard()),
    e.Discarded: _discarded,
    e.RobberMoved: _robber_moved,
    e.RobberForgotten: lambda _, _event: (HOST, a.ForgetRobber()),
    e.Stolen: _stolen,
    e.RoadBuilt: lambda _, event: (event.seat, a.BuildRoad(event.edge)),
    e.FreeRoadBuilt: lambda _, event: (event.seat, a.BuildRoad(event.edge)),
    e.SettlementBuilt: lambda _, event: (event.seat, a.BuildSettlement(event.vertex)),
    e.CityBuilt: lambda _, event: (event.seat, a.BuildCity(event.vertex)),
    e.RoadMoved: lambda _, event: (event.seat, a.MoveRoad(event.target)),
    e.SettlementMoved: lambda _, event: (event.seat, a.MoveSettlement(event.target)),
    e.CityMoved: lambda _, event: (event.seat, a.MoveCity(event.target)),
    e.CardBought: lambda _, event: (event.seat, a.BuyCard()),
    e.CardDrawn: _drawn,
    e.KnightPlayed: lambda _, event: (event.seat, a.PlayKnight()),
    e.RoadBuildingPlayed: lambda _, event: (event.seat, a.PlayRoadBuilding()),
    e.YearOfPlentyPlayed: lambda _, event: (event.seat, a.PlayYearOfPlenty(event.cards)),
    e.MonopolyPlayed: lambda _, event: (event.seat, a.PlayMonopoly(event.resource)),
    e.BankTraded: lambda _, event: (event.seat, a.TradeWithBank(event.give, event.take)),
    e.TakenChanged: lambda _, event: (event.seat, a.ChangeTaken(event.new)),
    e.Offered: lambda _, event: (event.seat, a.Offer(event.give, event.want)),
    e.SeatsAsked: lambda _, event: (event.seat, a.AskSeats(event.asked)),
    e.OfferEndSet: lambda _, event: (event.seat, a.SetOfferEnd(event.hours)),
    e.OfferExpired: lambda _, event: (HOST, a.ExpireOffer(event.offer)),
    e.OfferWithdrawn: lambda _, event: (event.seat, a.WithdrawOffer(event.offer)),
    e.OfferAccepted: lambda _, event: (event.seat, a.AcceptOffer(event.offer)),
    e.OfferDeclined: lambda _, event: (event.seat, a.DeclineOffer(event.offer)),
    e.Countered: lambda _, event: (event.seat, a.CounterOffer(event.give, event.want, event.offer)),
    e.AnswerWithdrawn: lambda _, event: (event.seat, a.WithdrawAnswer(event.offer)),
    e.Traded: lambda _, event: (event.seat, a.Confirm(event.partner, event.offer)),
    e.TurnEnded: lambda _, event: (event.seat, a.EndTurn()),
    e.VictoryDeclared: lambda _, event: (event.seat, a.DeclareVictory()),
    e.TimeCalled: lambda _, _event: (HOST, a.CallTime()),
}
"""Which actor's action brings each event about; the passing of a bonus card follows another event."""


def cause(state: CatanState, event: e.Event) -> Cause | None:
    """The action that would bring this event about, or `None` for one that only follows others."""
    find = CAUSES.get(type(event))
    return find(state, event) if find else None
