"""Going through a stored game again: every event must be what the rules, and chance, would have made it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from engine.catan import actions as a
from engine.catan import events as e
from engine.catan.fairness import chance_action, chance_at, keeps, seating
from engine.catan.game import decide, evolve, lay
from engine.catan.hands import KINDS, count
from engine.catan.log import Fairness, Log
from engine.catan.names import CHANCE, HOST, Seat
from engine.catan.refusals import Code
from engine.catan.state import State, opening
from engine.protocol import Refusal

Cause: TypeAlias = tuple[Seat, a.Action]
NOWHERE: Final = -1


def _first_of_kind(pile: int, kind: int) -> int:
    return sum(count(pile, other) for other in KINDS if other < kind) if count(pile, kind) else NOWHERE


def _stolen(state: State, event: e.Stolen) -> Cause:
    return CHANCE, a.Steal(_first_of_kind(state.players[event.victim].hand, event.resource))


def _drawn(state: State, event: e.CardDrawn) -> Cause:
    return CHANCE, a.Draw(_first_of_kind(state.deck, event.card))


CAUSES: Final[dict[type[e.Event], Callable[[State, Any], Cause]]] = {
    e.SettlementPlaced: lambda _, event: (event.seat, a.PlaceSettlement(event.vertex)),
    e.SettlementTakenBack: lambda _, event: (event.seat, a.TakeBack()),
    e.RoadPlaced: lambda _, event: (event.seat, a.PlaceRoad(event.edge)),
    e.DiceTaken: lambda _, event: (event.seat, a.Roll()),
    e.Rolled: lambda _, event: (CHANCE, a.Dice(event.first, event.second)),
    e.Discarded: lambda _, event: (event.seat, a.Discard(event.cards)),
    e.RobberMoved: lambda _, event: (event.seat, a.MoveRobber(event.hex, event.victim)),
    e.RobberForgotten: lambda _, _event: (HOST, a.ForgetRobber()),
    e.Stolen: _stolen,
    e.RoadBuilt: lambda _, event: (event.seat, a.BuildRoad(event.edge)),
    e.FreeRoadBuilt: lambda _, event: (event.seat, a.BuildRoad(event.edge)),
    e.SettlementBuilt: lambda _, event: (event.seat, a.BuildSettlement(event.vertex)),
    e.CityBuilt: lambda _, event: (event.seat, a.BuildCity(event.vertex)),
    e.RoadMoved: lambda _, event: (event.seat, a.MoveRoad(event.target)),
    e.SettlementMoved: lambda _, event: (event.seat, a.MoveSettlement(event.target)),
    e.CardBought: lambda _, event: (event.seat, a.BuyCard()),
    e.CardDrawn: _drawn,
    e.KnightPlayed: lambda _, event: (event.seat, a.PlayKnight()),
    e.RoadBuildingPlayed: lambda _, event: (event.seat, a.PlayRoadBuilding()),
    e.YearOfPlentyPlayed: lambda _, event: (event.seat, a.PlayYearOfPlenty(event.cards)),
    e.MonopolyPlayed: lambda _, event: (event.seat, a.PlayMonopoly(event.resource)),
    e.BankTraded: lambda _, event: (event.seat, a.TradeWithBank(event.give, event.take)),
    e.TakenChanged: lambda _, event: (event.seat, a.ChangeTaken(event.new)),
    e.Offered: lambda _, event: (event.seat, a.Offer(event.give, event.want)),
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


def cause(state: State, event: e.Event) -> Cause | None:
    """The action that would bring this event about, or `None` for one that only follows others."""
    find = CAUSES.get(type(event))
    return find(state, event) if find else None


def replay(log: Log) -> State | Refusal:
    """The end of a stored game, every event of which the rules confirm; the first that they do not is refused."""
    if not log.events or not isinstance(log.events[0], e.BoardLaid):
        return _broken(0)
    state, place = opening(log.options, log.seats, log.events[0].layout), 1
    while place < len(log.events):
        events = _confirmed(state, log, place)
        if isinstance(events, Refusal):
            return events
        for event in events:
            state = evolve(state, event)
        place += len(events)
    return state


def _broken(place: int, code: Code = Code.BAD_EVENT) -> Refusal:
    return Refusal(code, None, (("number", place),))


def _confirmed(state: State, log: Log, place: int) -> Sequence[e.Event] | Refusal:
    event = log.events[place]
    if not _at_table(event, log.seats):
        return _broken(place)
    found = cause(state, event)
    answer = decide(state, *found) if found else _broken(place)
    if isinstance(answer, Refusal) or answer != log.events[place : place + len(answer)]:
        return _broken(place)
    return answer


def _at_table(event: e.Event, seats: int) -> bool:
    return not isinstance(event, e.Stolen) or event.victim < seats


def verify(log: Log) -> State | Refusal:
    """The end of a stored game whose rules hold and whose every chance event follows from the shown secret."""
    fairness = log.fairness
    if fairness is None or fairness.secret is None:
        return Refusal(Code.NOT_REVEALED)
    if not keeps(fairness.secret, fairness.commitment):
        return Refusal(Code.BAD_COMMITMENT)
    if fairness.seating and not _seated(fairness.secret, fairness):
        return _broken(0, Code.BAD_DICE)
    end = replay(log)
    return end if isinstance(end, Refusal) else _fair(log, fairness.secret, fairness) or end


def _seated(secret: bytes, fairness: Fairness) -> bool:
    """Whether the seats are those that secret and words draw, the words put back into the order of the list."""
    seats = range(len(fairness.words))
    if sorted(fairness.seating) != [*seats]:
        return False
    listed = tuple(fairness.words[fairness.seating.index(place)] for place in seats)
    return seating(secret, listed) == fairness.seating


def _fair(log: Log, secret: bytes, fairness: Fairness) -> Refusal | None:
    first = log.events[0]
    if first != lay(log.options, chance_at(secret, fairness.words, 0)) or not isinstance(first, e.BoardLaid):
        return _broken(0, Code.BAD_DICE)
    state = opening(log.options, log.seats, first.layout)
    for place, event in enumerate(log.events):
        if isinstance(event, e.Rolled | e.Stolen | e.CardDrawn):
            due = decide(state, CHANCE, chance_action(state, chance_at(secret, fairness.words, place)))
            if due != (event,):
                return _broken(place, Code.BAD_DICE)
        state = evolve(state, event)
    return None
