"""The rooms of the rules put together: legal actions, what a decision brings about, what follows by itself."""
# ruff: noqa: RUF005 - adding tuples takes two thirds of the time of unpacking them

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Final, TypeAlias

from engine.protocol import Ending, EngineRefusal
from engine.rivals import actions as a
from engine.rivals import (
    building,
    dice,
    event_cards,
    exchange,
    hand,
    losses,
    play,
    set_up,
)
from engine.rivals.actions import RivalsAction, stack_of
from engine.rivals.events import (
    HAND_OF,
    Changes,
    Forced,
    Opened,
    Revealed,
    RivalsDecision,
    RivalsEvent,
    Source,
)
from engine.rivals.names import CHANCE, HOST, NOBODY, CardKey, Chance, GameSet, Seat, other
from engine.rivals.occasions import ANSWERS, OPTIONS, STEPS, STORING, Actions
from engine.rivals.options import RivalsOptions
from engine.rivals.own_turn import own_turn
from engine.rivals.points import HAND
from engine.rivals.realm import UNCHANGED, gained_goods
from engine.rivals.reasons import reason
from engine.rivals.refusals import MALFORMED
from engine.rivals.state import (
    DICE,
    OVER,
    STEP,
    Ask,
    Demand,
    RivalsState,
    Stage,
    answered,
    unveiled,
    veiled,
    with_agenda,
    with_phase,
)
from engine.rivals.subjects import SUBJECTS, named_goods, subject

DEEDS: Final[dict[type, Callable[[RivalsState, Seat, Any], RivalsState]]] = {
    a.PlayCard: play.play,
    a.LayRoad: building.lay,
    a.FoundSettlement: building.found,
    a.RaiseCity: building.raise_city,
    a.AddExpansion: building.expand,
    a.RemoveExpansion: building.remove,
    a.ExchangeGoods: exchange.exchanged,
    a.TradeBeside: exchange.traded_beside,
    a.UseMint: exchange.minted,
    a.FinishTurn: hand.finish,
    a.CastDice: lambda state, _seat, _action: with_phase(state, DICE),
    a.ThrowDice: dice.thrown,
    a.ClaimVictory: lambda state, seat, _action: _won(state, seat, Ending.WON),
    a.StopGame: lambda state, _seat, action: _stopped(state, action),
}
"""What an action does that answers no demand."""
STREAMS: Final = {
    Ask.GUARD_DIE: "guard",
    Ask.CALM_DIE: "guard",
    Ask.DRAW_EVENT: "event",
    Ask.DRAW_REGION: "region",
}
"""The streams of chance besides the roll."""
ROLL: Final = "roll"
STREAM_OF: Final = {
    a.ThrowDice: ROLL,
    a.ThrowGuard: "guard",
    a.DrawEvent: "event",
    a.DrawRegion: "region",
}
"""The stream of which an action of chance is one result."""
_WITHOUT_CHOICE: Final = frozenset({Ask.GAIN, Ask.PAY, Ask.LOSE})
_STOPS: Final = tuple(a.StopGame(seat, by_time) for seat in (NOBODY, 0, 1) for by_time in (False, True))


def _won(state: RivalsState, seat: Seat, ending: Ending) -> RivalsState:
    """The game is over.

    Source: riv/goal
    """
    state = with_phase(state, OVER)
    return state._replace(winner=seat, ending=ending, agenda=(), veil=None, secrets=())


def _stopped(state: RivalsState, action: a.StopGame) -> RivalsState:
    if action.loser == NOBODY:
        return _won(state, NOBODY, Ending.TIME)
    return _won(state, other(action.loser), Ending.FORFEIT if action.by_time else Ending.RESIGNED)


def fold(options: RivalsOptions, _seats: int, events: Sequence[RivalsEvent]) -> RivalsState:
    """The state after a stored game, whose first event lays out the cards; `ValueError` if no game begins so."""
    first = events[0]
    if not isinstance(first, Opened) or not set_up.could_open(options, first):
        raise ValueError(first)
    state = set_up.beginning(options, first)
    for event in events[1:]:
        state = evolve(state, event)
    return state


_NO_CHANGES: Final = (UNCHANGED, UNCHANGED)
_NOTHING: Final[tuple[RivalsAction, ...]] = ()
_new: Final = tuple.__new__
_last: list[tuple[RivalsState | None, Seat, Actions]] = [(None, NOBODY, _NOTHING)]
"""The last list of legal actions: `decide` asks for the one that its caller has just chosen from."""


_Ahead: TypeAlias = tuple[RivalsState | None, RivalsEvent | None, RivalsState | None]
_ahead: list[_Ahead] = [(None, None, None)]
"""The last event that was folded to see what it brings: the one that is folded next."""


def legal(state: RivalsState, seat: Seat) -> Actions:
    """Exactly what `decide` accepts from this actor, a victory first."""
    known, whose, found = _last[0]
    if known is not state or whose != seat:
        found = tuple(_legal(state, seat))
        _last[0] = (state, seat, found)
    return found


def _legal(state: RivalsState, seat: Seat) -> Actions:
    whose, _, phase = state.turn[:3]
    if phase is OVER:
        return ()
    if seat == HOST:
        return _STOPS
    if state.agenda:
        demand = demanded(state, seat)
        return OPTIONS[demand.ask](state, demand) if demand else ()
    if phase is DICE:
        return dice.throws(state) if seat == CHANCE else ()
    return own_turn(state, seat) if seat == whose else ()


def demanded(state: RivalsState, seat: Seat) -> Demand | None:
    """What this actor must decide first."""
    for demand in state.agenda[0] if state.agenda else ():
        if demand.seat == seat:
            return demand
    return None


def decide(state: RivalsState, seat: Seat, action: RivalsAction) -> tuple[RivalsEvent, ...] | EngineRefusal:
    """What the action brings about, or why it is refused."""
    kind = type(action)
    if type(seat) is not int or kind not in ACTION_TYPES:
        return MALFORMED
    known, whose, actions = _last[0]
    if known is not state or whose != seat:
        actions = legal(state, seat)
    for accepted in actions:
        if accepted is action:
            break
    else:
        same = next((each for each in actions if _same(each, action)), None)
        if same is None:
            return reason(state, seat, action, demanded(state, seat))
        accepted = same
    found: list[RivalsEvent] = []
    for event in decide_legal(state, seat, accepted):
        told, after = _with_effects(state, event)
        _ahead[0] = (state, told, after)
        state, found = after, [*found, told]
    return tuple(found)


def _with_effects(state: RivalsState, event: RivalsEvent) -> tuple[RivalsEvent, RivalsState]:
    """The event with all that it brings about without a choice, and the state after it."""
    forced: list[Forced] = []
    after = _evolved(state, event, forced)
    if isinstance(event, Opened):
        return event, after
    own = ((event.seat, event.action, event.cards),) if isinstance(event, RivalsDecision) else ()
    changes = _unnamed(state, after, (*own, *forced))
    told = event._replace(changes=changes, forced=tuple(forced))
    if isinstance(told, RivalsDecision):
        told = told._replace(source=_source(state, told))
    return told, after


def _unnamed(before: RivalsState, after: RivalsState, answers: Sequence[Forced]) -> Changes:
    """The goods that came and went without being named by any of these answers."""
    (one, two), (one_after, two_after) = before.realms, after.realms
    rest = [list(gained_goods(one, one_after)), list(gained_goods(two, two_after))]
    for answer in answers:
        for seat, good, count in named_goods(*answer):
            rest[seat][good] -= count
    changes = (tuple(rest[0]), tuple(rest[1]))
    return () if changes == _NO_CHANGES else changes


def _source(state: RivalsState, event: RivalsDecision) -> Source:
    """Where a card comes from that is taken out of another hand or a pile."""
    action, demand = event.action, demanded(state, event.seat)
    if demand is None:
        return ()
    if isinstance(action, a.PickCard) and demand.ask is Ask.FETCH:
        return losses.fetched_from(state, demand, action.card)
    if isinstance(action, a.ReturnCard) and demand.what != event.seat:
        return (HAND_OF, demand.what)
    return ()


def decide_legal(state: RivalsState, seat: Seat, accepted: RivalsAction) -> tuple[RivalsEvent, ...]:
    """What a legal action brings about; whoever chose from `legal` need not ask again."""
    agenda = state.agenda
    hidden = (len(agenda[0]) > 1 or state.veil is not None) if agenda else False
    kind = type(accepted)
    cards = _SHOWN[kind](state, seat, accepted) if kind in _SHOWN else ()
    event = _new(RivalsDecision, (seat, accepted, cards, hidden, (), (), ()))
    if not hidden:
        return (event,)
    after = evolve(state, event)
    _ahead[0] = (state, event, after)
    return (
        (event, Revealed(after.secrets, _subjects(after)))
        if after.agenda and not after.agenda[0]
        else (event,)
    )


def _subjects(state: RivalsState) -> tuple[tuple[CardKey, ...], ...]:
    """What each of the choices made in secret is about."""
    return tuple(
        subject(state, seat, action) if type(action) in SUBJECTS else () for seat, action in state.secrets
    )


def _same(legal_one: RivalsAction, action: RivalsAction) -> bool:
    if type(legal_one) is not type(action):
        return False
    try:
        equal = legal_one == action
    except (TypeError, ValueError):
        return False
    return equal and all(
        type(getattr(action, name)) in _like(getattr(legal_one, name)) for name in FIELDS[type(action)]
    )


def _like(value: object) -> tuple[type, ...]:
    """A good may be given as its number."""
    kind = type(value)  # compiled, a value known as a whole number forgets its type
    return (kind, int) if issubclass(kind, int) and kind is not bool else (kind,)


def brought_to_light(state: RivalsState, seat: Seat, action: RivalsAction) -> tuple[CardKey, ...]:
    """The cards that a seat draws by an action, or looks through."""
    kind = type(action)
    if kind is a.DrawFrom:
        return state.stacks[stack_of(action)][:1]
    if kind is a.SearchStack:
        return state.stacks[stack_of(action)]
    if kind is a.ChooseStack:
        cards = state.stacks[stack_of(action)]
        return cards[:HAND] if state.options.game is GameSet.INTRO else cards
    whose: Seat = state.agenda[0][0].what
    return state.hands[whose] if whose != seat else ()


def evolve(state: RivalsState, event: RivalsEvent) -> RivalsState:
    """The state after one event, up to the next decision that is due."""
    known, told, after = _ahead[0]
    if told is event and known is state and after is not None:
        return after
    return _evolved(state, event, None)


def _evolved(state: RivalsState, event: RivalsEvent, forced: list[Forced] | None) -> RivalsState:
    """The state after one event; the answers that could be no other are added to `forced`."""
    if not isinstance(event, RivalsDecision):
        return (
            proceed(unveiled(state), forced)
            if isinstance(event, Revealed)
            else set_up.beginning(state.options, event)
        )
    seat, action, _, hidden = event[:4]
    if state.agenda and type(action) is not a.StopGame:
        return proceed(_answered(veiled(state, seat, action) if hidden else state, seat, action), forced)
    deed = DEEDS.get(type(action))
    return proceed(deed(state, seat, action), forced) if deed else state


def _answered(state: RivalsState, seat: Seat, action: RivalsAction) -> RivalsState:
    agenda = state.agenda
    stage, rest = agenda[0], agenda[1:]
    demand = stage[0]
    if len(stage) > 1 and demand.seat != seat:
        demand = stage[1]
    declined, ask = type(action) is a.Decline, demand.ask
    left: Stage = () if declined or demand.times == 1 else (demand.once_less(),)
    if len(stage) > 1:
        left = (*(each for each in stage if each is not demand), *left)
    agenda = ((left,) + rest) if left or state.veil else rest
    if ask in STORING and not declined:
        return STORING[ask](state, agenda, demand, action)
    state = answered(state, agenda)
    return state if declined else ANSWERS[ask](state, demand, action)


def proceed(state: RivalsState, forced: list[Forced] | None = None) -> RivalsState:
    """What follows by itself: steps, demands that nothing can fulfil, choices between one thing."""
    while agenda := state.agenda:
        stage = agenda[0]
        if len(stage) != 1:
            waiting = _waiting(state, stage)
            if len(waiting) == len(stage):
                return state
            state = with_agenda(state, (waiting, *agenda[1:]) if waiting else agenda[1:])
            continue
        demand = stage[0]
        ask, seat = demand.ask, demand.seat
        if ask is STEP:
            name, what = demand.what
            state = STEPS[name](state, seat, what)
            continue
        found = tuple(OPTIONS[ask](state, demand))
        if not found:
            if state.veil:
                return with_agenda(state, ((), *agenda[1:]))
            state = with_agenda(state, agenda[1:])
        elif len(found) == 1 and ask in _WITHOUT_CHOICE and not state.veil:
            state = _forced(state, seat, found[0], forced)
        else:
            _last[0] = (state, seat, found)
            return state
    return state


def _forced(state: RivalsState, seat: Seat, action: RivalsAction, forced: list[Forced] | None) -> RivalsState:
    """The state after the only answer, which is kept where somebody wants to tell of it."""
    if forced is not None:
        forced.append((seat, action, subject(state, seat, action)))
    return _answered(state, seat, action)


def _waiting(state: RivalsState, stage: Stage) -> Stage:
    """The demands of a stage of several that something can fulfil."""
    waiting: list[Demand] = []
    for demand in stage:
        if found := OPTIONS[demand.ask](state, demand):
            if not waiting:
                _last[0] = (state, demand.seat, tuple(found))
            waiting.append(demand)
    return tuple(waiting)


def to_act(state: RivalsState) -> Seat | None:
    """The first of those for whom the game waits; `None` at its end."""
    if agenda := state.agenda:
        return agenda[0][0].seat
    seat, _, phase = state.turn[:3]
    if phase is OVER:
        return None
    return CHANCE if phase is DICE else seat


def chance_due(state: RivalsState) -> str | None:
    """The stream from which chance must act now."""
    if state.agenda:
        stage = state.agenda[0]
        return STREAMS.get(stage[0].ask) if stage else None
    return ROLL if state.turn.phase is DICE else None


def chance_action(state: RivalsState, chance: Chance) -> RivalsAction:
    """What chance does in a state that waits for it."""
    if not state.agenda:
        return dice.throw(state, chance)
    demand = state.agenda[0][0]
    if demand.ask is Ask.DRAW_EVENT:
        return event_cards.draw(state, chance)
    if demand.ask is Ask.DRAW_REGION:
        good, number = state.regions[chance(len(state.regions))]
        return building.draw_region(good, number)
    return a.ThrowGuard(1 + chance(dice.DIE))


_LIGHT: Final = dict.fromkeys((a.DrawFrom, a.SearchStack, a.ChooseStack, a.ReturnCard), brought_to_light)
"""Actions by which their player sees cards."""
_SHOWN: Final[dict[type, Callable[[RivalsState, Seat, Any], tuple[CardKey, ...]]]] = {**SUBJECTS, **_LIGHT}
ACTION_TYPES: Final = frozenset(a.RivalsAction.__args__)
FIELDS: Final = {kind: tuple(field.name for field in fields(kind)) for kind in ACTION_TYPES}
