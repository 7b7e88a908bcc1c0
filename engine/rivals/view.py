"""Who knows what: hands, stacks, what is looked through, and choices made in secret."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.rivals import actions as a
from engine.rivals.actions import stack_of
from engine.rivals.events import Opened, RivalsDecision, RivalsEvent, Source
from engine.rivals.game import demanded
from engine.rivals.holdings import Points
from engine.rivals.losses import fetchable
from engine.rivals.names import CardKey, Good, Seat
from engine.rivals.notation import VERBS
from engine.rivals.options import RivalsOptions
from engine.rivals.points import points, strength_holder, trade_holder, victory_points
from engine.rivals.state import Ask, Demand, Realm, RivalsState, RivalsTurn, Stage


class SeatSight(NamedTuple):
    """What everybody sees of a seat."""

    realm: Realm
    points: Points
    victory: int
    hand: int
    discards: int


class RivalsView(NamedTuple):
    """What one seat, or a spectator, may know.

    `looked` are the cards that the seat is looking through, `looked_at` the stack that they are (-1: a hand or a pile);
    `agenda` is what is due, as everybody knows it.
    """

    options: RivalsOptions
    seat: Seat | None
    seats: tuple[SeatSight, SeatSight]
    hand: tuple[CardKey, ...]
    looked: tuple[CardKey, ...]
    looked_at: int
    stacks: tuple[int, ...]
    events: tuple[CardKey, ...]
    pool: tuple[CardKey, ...]
    regions: tuple[tuple[Good, int], ...]
    supply: tuple[int, int, int]
    face_up: tuple[CardKey, ...]
    turn: RivalsTurn
    trade_holder: Seat
    strength_holder: Seat
    demands: tuple[Demand, ...]
    agenda: tuple[Stage, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class Unseen:
    """Something happens of which a witness learns what it was, with which stack (-1: none), and whose card it was."""

    verb: str
    seat: Seat
    stack: int = -1
    source: Source = ()


def view(state: RivalsState, seat: Seat | None) -> RivalsView:
    """What this seat may know: while both choose in secret, the other side as it was before."""
    shown = state.veil or state
    realms = tuple(
        state.realms[place] if place == seat else realm for place, realm in enumerate(shown.realms)
    )
    seen = shown._replace(realms=(realms[0], realms[1]))
    first, second = (_sight(seen, place) for place in (0, 1))
    own = () if seat is None else state.hands[seat]
    return RivalsView(
        options=state.options,
        seat=seat,
        seats=(first, second),
        hand=own,
        looked=() if seat is None else looked_through(state, seat),
        looked_at=-1 if seat is None else looked_at(state, seat),
        stacks=tuple(len(stack) for stack in shown.stacks),
        events=shown.events,
        pool=shown.pool,
        regions=shown.regions,
        supply=shown.supply,
        face_up=shown.face_up,
        turn=shown.turn,
        trade_holder=trade_holder(seen),
        strength_holder=strength_holder(seen),
        demands=_demands(state, seat),
        agenda=shown.agenda,
        winner=state.winner,
    )


def _sight(state: RivalsState, seat: Seat) -> SeatSight:
    realm = state.realms[seat]
    hand, pile = len(state.hands[seat]), len(state.discards[seat])
    return SeatSight(realm, points(realm), victory_points(state, seat), hand, pile)


def looked_through(state: RivalsState, seat: Seat) -> tuple[CardKey, ...]:
    """The cards among which this seat is to choose."""
    demand = demanded(state, seat)
    if demand is None:
        return ()
    if demand.ask is Ask.PICK:
        return state.stacks[demand.what]
    if demand.ask is Ask.RETURN and demand.what != seat:
        return state.hands[demand.what]
    if demand.ask is Ask.FETCH:
        return fetchable(state, demand)
    return ()


def looked_at(state: RivalsState, seat: Seat) -> int:
    """The stack that this seat is looking through."""
    demand = demanded(state, seat)
    return demand.what if demand and demand.ask is Ask.PICK else -1


def _demands(state: RivalsState, seat: Seat | None) -> tuple[Demand, ...]:
    """Who is asked what; how far the other is in a secret choice is not shown, only that it goes on."""
    if not state.agenda:
        return ()
    shown = state.veil or state
    stage = shown.agenda[0]
    own = demanded(state, seat) if seat is not None else None
    others = tuple(each for each in stage if each.seat != seat)
    return others if own is None else tuple(sorted((*others, own), key=lambda each: each.seat))


_VERB: Final = {kind: verb for verb, kind in VERBS.items()}
_PRIVATE: Final = (a.PickCard, a.ReturnCard, a.SwapCard)
_DRAWN: Final = (a.DrawFrom, a.SearchStack, a.ChooseStack)


def witness(event: RivalsEvent, seat: Seat | None) -> "RivalsEvent | Unseen | None":
    """What a seat (or a spectator) learns of an event: the stacks nobody, a hand's cards only their owner."""
    if isinstance(event, Opened):
        return Opened((), event.pool)
    if not isinstance(event, RivalsDecision) or event.seat == seat:
        return event
    action = event.action
    if event.hidden:
        return Unseen("hidden", event.seat)
    if isinstance(action, _PRIVATE):
        return Unseen(_VERB[type(action)], event.seat, stack_of(action), event.source)
    return event._replace(cards=()) if isinstance(action, _DRAWN) else event
