"""The set-up: each seat places a settlement and a road, once in turn order and once backwards.

Source: cjp/placement-start
"""

from typing import Final

from engine.catan.actions import Actions, PlaceRoad, PlaceSettlement, TakeBack, at_each_edge, at_each_vertex
from engine.catan.events import RoadPlaced, SettlementPlaced, SettlementTakenBack
from engine.catan.hands import ONE, Hand
from engine.catan.names import NOBODY, Bits, Seat, Terrain, Vertex
from engine.catan.phases import BEFORE_ROLL, SETUP_ROAD, SETUP_SETTLEMENT
from engine.catan.refusals import MALFORMED, CatanCode, out_of_turn, within
from engine.catan.state import (
    Answer,
    CatanState,
    Effects,
    LastRoad,
    LastSettlement,
    Rules,
    all_buildings,
    all_roads,
)
from engine.catan.topology import ALL_VERTICES, EDGES, VERTICES, too_near, topology
from engine.catan.turn import next_turn
from engine.protocol import EngineRefusal

TAKE_BACK: Final = (TakeBack(),)


def placer(number: int, seats: int) -> Seat:
    """Who places in the n-th turn of the set-up: forth, then back."""
    return number if number < seats else 2 * seats - 1 - number


def settlement_spots(state: CatanState) -> Bits:
    """The intersections that keep the distance.

    Source: std/distance-rule
    """
    return ALL_VERTICES & ~too_near(all_buildings(state))


def road_spots(state: CatanState, anchor: Vertex) -> Bits:
    """The free paths next to the settlement just placed."""
    return topology().vertex_edges[anchor] & ~all_roads(state)


def legal(state: CatanState, seat: Seat) -> Actions:
    """The placements of the seat whose turn it is; the settlement may be picked up until its road lies."""
    last = state.turn.last
    if seat != state.turn.player:
        return ()
    if state.turn.phase is SETUP_SETTLEMENT:
        return at_each_vertex(PlaceSettlement, settlement_spots(state))
    roads = (
        at_each_edge(PlaceRoad, road_spots(state, last.vertex)) if isinstance(last, LastSettlement) else ()
    )
    return roads + TAKE_BACK if state.options.profile.relocation else roads


def place_settlement(state: CatanState, seat: Seat, action: PlaceSettlement) -> Answer:
    """A free settlement, anywhere that keeps the distance; the second one yields.

    Source: std/distance-rule
    """
    if seat != state.turn.player or state.turn.phase is not SETUP_SETTLEMENT:
        return out_of_turn(state, seat)
    if not within(action.vertex, len(VERTICES)):
        return MALFORMED
    if not settlement_spots(state) >> action.vertex & 1:
        return EngineRefusal(CatanCode.NO_SETTLEMENT_SPOT, "std/distance-rule")
    second = state.turn.number >= len(state.players)
    return (SettlementPlaced(seat, action.vertex, first_cards(state, action.vertex) if second else 0),)


def first_cards(state: CatanState, vertex: Vertex) -> Hand:
    """One card from each land around the second settlement."""
    tiles = state.board.layout.tiles
    lands = (tiles[tile] for tile in topology().vertex_hexes[vertex])
    return sum(ONE[land] for land in lands if land != Terrain.DESERT)


def place_road(state: CatanState, seat: Seat, action: PlaceRoad) -> Answer:
    """A free road next to the settlement just placed.

    Source: std/road-place
    """
    last = state.turn.last
    if (
        seat != state.turn.player
        or not isinstance(last, LastSettlement)
        or state.turn.phase is not SETUP_ROAD
    ):
        return out_of_turn(state, seat)
    if not within(action.edge, len(EDGES)):
        return MALFORMED
    if not road_spots(state, last.vertex) >> action.edge & 1:
        return EngineRefusal(CatanCode.NO_ROAD_SPOT, "std/road-place")
    return (RoadPlaced(seat, action.edge),)


def take_back(state: CatanState, seat: Seat, _action: TakeBack) -> Answer:
    """The settlement may be picked up until its road lies.

    Source: cjp/action-complete
    """
    last = state.turn.last
    if (
        seat != state.turn.player
        or not isinstance(last, LastSettlement)
        or state.turn.phase is not SETUP_ROAD
    ):
        return out_of_turn(state, seat)
    if not state.options.profile.relocation:
        return EngineRefusal(CatanCode.NOTHING_TO_CHANGE, "cjp/action-complete")
    return (SettlementTakenBack(seat, last.vertex, last.cards),)


def settlement_placed(state: CatanState, event: SettlementPlaced) -> CatanState:
    """The settlement stands, its cards come from the bank."""
    player = state.players[event.seat]
    player = player._replace(
        hand=player.hand + event.cards, settlements=player.settlements | 1 << event.vertex
    )
    last = LastSettlement(event.seat, event.vertex, NOBODY, event.cards)
    return state._replace(
        players=state.with_player(event.seat, player),
        bank=state.bank - event.cards,
        turn=state.turn._replace(phase=SETUP_ROAD, last=last),
    )


def settlement_taken_back(state: CatanState, event: SettlementTakenBack) -> CatanState:
    """The settlement is in hand again, its cards are in the bank again."""
    player = state.players[event.seat]
    player = player._replace(
        hand=player.hand - event.cards, settlements=player.settlements & ~(1 << event.vertex)
    )
    return state._replace(
        players=state.with_player(event.seat, player),
        bank=state.bank + event.cards,
        turn=state.turn._replace(phase=SETUP_SETTLEMENT, last=None),
    )


def road_placed(state: CatanState, event: RoadPlaced) -> CatanState:
    """The road lies and the next seat places; after the last one seat 0 takes the dice."""
    seats, number, last = len(state.players), state.turn.number + 1, state.turn.last
    player = state.players[event.seat]
    player = player._replace(roads=player.roads | 1 << event.edge)
    turn = next_turn(placer(number, seats) if number < 2 * seats else 0, number)
    turn = turn._replace(
        phase=SETUP_SETTLEMENT if number < 2 * seats else BEFORE_ROLL,
        last=LastRoad(
            event.seat, event.edge, NOBODY, last.vertex if isinstance(last, LastSettlement) else None
        ),
    )
    return state._replace(players=state.with_player(event.seat, player), turn=turn)


RULES: Final[Rules] = {PlaceSettlement: place_settlement, PlaceRoad: place_road, TakeBack: take_back}
EFFECTS: Final[Effects] = {
    SettlementPlaced: settlement_placed,
    SettlementTakenBack: settlement_taken_back,
    RoadPlaced: road_placed,
}
