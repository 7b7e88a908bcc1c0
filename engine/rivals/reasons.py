"""Why an action is refused: worked out only when it is, for `legal` alone says what is allowed."""

from engine.protocol import EngineRefusal
from engine.rivals import actions as a
from engine.rivals.actions import RivalsAction
from engine.rivals.building import CITY, ROAD, SETTLEMENT, savings, sites_for
from engine.rivals.cards import CARDS, CITY_COST, ROAD_COST, SETTLEMENT_COST, Cost, RivalsCard
from engine.rivals.holdings import holdings
from engine.rivals.names import CHANCE, HOST, CardKey, Seat
from engine.rivals.points import victory_points
from engine.rivals.realm import EAST, WEST, can_pay, has
from engine.rivals.refusals import MALFORMED, RivalsCode
from engine.rivals.requirements import fulfils
from engine.rivals.state import Demand, RivalsState, TurnPhase

_CHANCE = (a.ThrowDice, a.ThrowGuard, a.DrawEvent, a.DrawRegion)
_TURN = (
    a.LayRoad,
    a.FoundSettlement,
    a.RaiseCity,
    a.AddExpansion,
    a.RemoveExpansion,
    a.PlayCard,
    a.ExchangeGoods,
    a.TradeBeside,
    a.UseMint,
    a.FinishTurn,
    a.ClaimVictory,
    a.CastDice,
)


def no(code: RivalsCode, section: str | None = None, **params: int) -> EngineRefusal:
    """A refusal with its numbers."""
    return EngineRefusal(code, section, tuple(params.items()))


def reason(state: RivalsState, seat: Seat, action: RivalsAction, demand: Demand | None) -> EngineRefusal:
    """The first reason that holds."""
    if state.turn.phase is TurnPhase.OVER:
        return no(RivalsCode.GAME_OVER)
    if isinstance(action, (a.StopGame, *_CHANCE)):
        return MALFORMED if isinstance(action, a.StopGame) and seat == HOST else no(RivalsCode.NOT_DUE)
    if demand is not None:
        return no(RivalsCode.DECIDE_FIRST if isinstance(action, _TURN) else RivalsCode.NOT_OFFERED)
    if state.agenda or state.turn.phase is TurnPhase.DICE or seat != state.turn.seat:
        return _not_now(state, seat)
    return _in_turn(state, seat, action) if isinstance(action, _TURN) else no(RivalsCode.NOT_DUE)


def _not_now(state: RivalsState, seat: Seat) -> EngineRefusal:
    if seat != state.turn.seat:
        return no(RivalsCode.NOT_YOUR_TURN)
    waits_for_chance = not state.agenda or any(each.seat == CHANCE for each in state.agenda[0])
    return no(RivalsCode.CHANCE_FIRST if waits_for_chance else RivalsCode.DECIDE_FIRST)


def _in_turn(state: RivalsState, seat: Seat, action: RivalsAction) -> EngineRefusal:
    if isinstance(action, a.ClaimVictory):
        missing = state.options.goal - victory_points(state, seat)
        return no(RivalsCode.TOO_FEW_POINTS, "riv/goal", number=missing)
    if isinstance(action, a.CastDice):
        return no(RivalsCode.ALREADY_ROLLED)
    if isinstance(action, a.PlayCard):
        return _play(state, seat, action.card)
    return (
        no(RivalsCode.ROLL_FIRST)
        if state.turn.phase is TurnPhase.BEFORE
        else _after_dice(state, seat, action)
    )


def _after_dice(state: RivalsState, seat: Seat, action: RivalsAction) -> EngineRefusal:
    if isinstance(action, a.AddExpansion):
        return _expansion(state, seat, action)
    if isinstance(action, a.RemoveExpansion):
        return no(RivalsCode.NOT_FULL)
    if isinstance(action, a.UseMint | a.ExchangeGoods | a.TradeBeside):
        return _exchange(state, seat, action)
    return _city(state, seat, action) if isinstance(action, a.RaiseCity) else _side(state, seat, action)


def _known(card: object) -> bool:
    return isinstance(card, str) and card in CARDS


def _play(state: RivalsState, seat: Seat, card: CardKey) -> EngineRefusal:
    if not _known(card) or not CARDS[card].is_action:
        return MALFORMED
    if card not in state.hands[seat]:
        return no(RivalsCode.NOT_HELD)
    before = CARDS[card].effects[0][0] in {"set-die", "set-celebration"}
    if before:
        return no(RivalsCode.ALREADY_ROLLED, "riv/dice-sage-first")
    if state.turn.phase is TurnPhase.BEFORE:
        return no(RivalsCode.ROLL_FIRST)
    if not fulfils(state, seat, CARDS[card].requires):
        return no(RivalsCode.REQUIREMENT, CARDS[card].section or None)
    return no(RivalsCode.NO_TARGET, CARDS[card].section or None)


def _expansion(state: RivalsState, seat: Seat, action: a.AddExpansion) -> EngineRefusal:
    key = action.card
    if not _known(key) or not CARDS[key].is_expansion:
        return MALFORMED
    card = CARDS[key]
    if key not in state.hands[seat] and key not in state.face_up:
        return no(RivalsCode.NOT_HELD)
    if not fulfils(state, seat, card.requires):
        return no(RivalsCode.REQUIREMENT, card.section or None)
    return _site(state, seat, action, card)


def _site(state: RivalsState, seat: Seat, action: a.AddExpansion, card: RivalsCard) -> EngineRefusal:
    slots, saved = sites_for(state, seat, card), savings(state.options, state.realms[seat], card)
    if card.max_one and has(state.realms[seat], card.key):
        return no(RivalsCode.ONLY_ONE, card.section or None)
    if not slots and card.city_only:
        return no(RivalsCode.CITY_ONLY)
    if action.slot not in slots:
        return no(RivalsCode.NO_SITE)
    if saved and action.saved not in saved:
        return no(RivalsCode.SAVE_ONE, card.section or None)
    return no(RivalsCode.CANNOT_PAY)


def _exchange(state: RivalsState, seat: Seat, action: RivalsAction) -> EngineRefusal:
    mints = holdings(state.realms[seat]).mints
    if isinstance(action, a.UseMint) and not mints:
        return no(RivalsCode.REQUIREMENT, "riv/mint")
    if isinstance(action, a.UseMint) and state.turn.minted >= mints:
        return no(RivalsCode.USED_UP, "riv/mint")
    return no(RivalsCode.CANNOT_PAY, "riv/trade-3-1")


def _city(state: RivalsState, seat: Seat, action: a.RaiseCity) -> EngineRefusal:
    cities = state.realms[seat].cities
    if type(action.site) is not int or not 0 <= action.site < len(cities) or cities[action.site]:
        return no(RivalsCode.NO_SETTLEMENT)
    return _supply(state, seat, CITY, CITY_COST)


def _side(state: RivalsState, seat: Seat, action: RivalsAction) -> EngineRefusal:
    side = action.side if isinstance(action, a.LayRoad | a.FoundSettlement) else None
    roads = state.realms[seat].roads
    if not isinstance(side, str) or side not in {WEST, EAST}:
        return MALFORMED
    if isinstance(action, a.LayRoad):
        road_there = side in roads
        return no(RivalsCode.ROAD_THERE) if road_there else _supply(state, seat, ROAD, ROAD_COST)
    if side not in roads:
        return no(RivalsCode.NEEDS_ROAD)
    return _supply(state, seat, SETTLEMENT, SETTLEMENT_COST)


def _supply(state: RivalsState, seat: Seat, kind: int, cost: Cost) -> EngineRefusal:
    if not state.supply[kind]:
        return no(RivalsCode.NONE_LEFT, "riv/no-cards-left")
    if not can_pay(state.realms[seat], cost):
        return no(RivalsCode.CANNOT_PAY)
    return no(RivalsCode.NOT_HELD)
