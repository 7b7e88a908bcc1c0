"""What may still be changed until the next action: the last road, settlement or city may be moved.

A robber that robbed nobody may be placed anew (`robber`). Only the piece of the very last action can move, and what was
paid stays paid.
Source: cjp/action-complete, cjp/no-takeback, cwc/3.0.7
"""

from typing import Final

from engine.catan.actions import Actions, MoveCity, MoveRoad, MoveSettlement, at_each_edge, at_each_vertex
from engine.catan.building import card_passes, settlement_spots
from engine.catan.events import CityMoved, RoadMoved, SettlementMoved
from engine.catan.names import Bits, Edge, Seat, Vertex
from engine.catan.phases import BEFORE_ROLL, FREE_ROADS, MAIN, OVER, SETUP_SETTLEMENT
from engine.catan.placement import road_spots
from engine.catan.refusals import MALFORMED, CatanCode, out_of_turn, within
from engine.catan.roads import open_paths
from engine.catan.state import (
    Answer,
    CatanState,
    Effects,
    Last,
    LastCity,
    LastRoad,
    LastSettlement,
    Player,
    Rules,
)
from engine.catan.topology import EDGES, VERTICES
from engine.protocol import EngineRefusal

_OPEN: Final = frozenset({SETUP_SETTLEMENT, BEFORE_ROLL, MAIN, FREE_ROADS})
NOTHING: Final = EngineRefusal(CatanCode.NOTHING_TO_CHANGE, "cjp/action-complete")


def changeable(state: CatanState, seat: Seat) -> Last | None:
    """What this seat did last and may still change.

    In the set-up the road may be moved although the next seat is already to place.
    """
    turn = state.turn
    if turn.last is None or turn.last.seat != seat or not state.options.profile.relocation:
        return None
    return turn.last if turn.phase in _OPEN else None


def legal(state: CatanState, seat: Seat) -> Actions:
    """Every other spot for the piece just placed."""
    last = changeable(state, seat)
    if isinstance(last, LastRoad):
        return at_each_edge(MoveRoad, road_targets(state, last))
    if isinstance(last, LastSettlement):
        return at_each_vertex(MoveSettlement, settlement_targets(state, last))
    if isinstance(last, LastCity):
        return at_each_vertex(MoveCity, state.players[seat].settlements)
    return ()


def without_road(player: Player, edge: Edge) -> Player:
    """The player with this road in hand."""
    return player._replace(roads=player.roads & ~(1 << edge))


def without_settlement(player: Player, vertex: Vertex) -> Player:
    """The player with this settlement in hand."""
    return player._replace(settlements=player.settlements & ~(1 << vertex))


def road_targets(state: CatanState, last: LastRoad) -> Bits:
    """Where the road could have been placed instead."""
    if last.anchor is not None:
        return road_spots(state, last.anchor)
    player = without_road(state.players[last.seat], last.edge)
    return open_paths(state, player) & ~(1 << last.edge)


def settlement_targets(state: CatanState, last: LastSettlement) -> Bits:
    """Where the settlement could have been built instead."""
    player = without_settlement(state.players[last.seat], last.vertex)
    lifted = state._replace(players=state.with_player(last.seat, player))
    return settlement_spots(lifted, player) & ~(1 << last.vertex)


def move_road(state: CatanState, seat: Seat, action: MoveRoad) -> Answer:
    """The road of the last action may be laid on another path until the next action.

    Source: cwc/3.0.7
    """
    last = changeable(state, seat)
    if not isinstance(last, LastRoad):
        return nothing(state, seat)
    if not within(action.edge, len(EDGES)):
        return MALFORMED
    if not road_targets(state, last) >> action.edge & 1:
        return EngineRefusal(CatanCode.NO_ROAD_SPOT, "std/road-place")
    player = without_road(state.players[seat], last.edge)
    players = state.with_player(seat, player._replace(roads=player.roads | 1 << action.edge))
    return (RoadMoved(seat, last.edge, action.edge), *card_passes(state, players, last.longest))


def move_settlement(state: CatanState, seat: Seat, action: MoveSettlement) -> Answer:
    """The settlement of the last action may stand elsewhere until the next action.

    Source: cjp/action-complete
    """
    last = changeable(state, seat)
    if not isinstance(last, LastSettlement):
        return nothing(state, seat)
    if not within(action.vertex, len(VERTICES)):
        return MALFORMED
    if not settlement_targets(state, last) >> action.vertex & 1:
        return EngineRefusal(CatanCode.NO_SETTLEMENT_SPOT, "std/settlement-place")
    player = without_settlement(state.players[seat], last.vertex)
    players = state.with_player(seat, player._replace(settlements=player.settlements | 1 << action.vertex))
    return (SettlementMoved(seat, last.vertex, action.vertex), *card_passes(state, players, last.longest))


def move_city(state: CatanState, seat: Seat, action: MoveCity) -> Answer:
    """The city of the last action may stand on another of one's settlements until the next action.

    Source: cjp/action-complete
    """
    last = changeable(state, seat)
    if not isinstance(last, LastCity):
        return nothing(state, seat)
    if not within(action.vertex, len(VERTICES)):
        return MALFORMED
    if not state.players[seat].settlements >> action.vertex & 1:
        return EngineRefusal(CatanCode.NOT_YOUR_SETTLEMENT, "cwc/3.0.4-supply")
    return (CityMoved(seat, last.vertex, action.vertex),)


def nothing(state: CatanState, seat: Seat) -> EngineRefusal:
    """Why this seat has nothing to change."""
    if seat != state.turn.player or state.turn.phase is OVER:
        return out_of_turn(state, seat)
    return NOTHING


def road_moved(state: CatanState, event: RoadMoved) -> CatanState:
    """The road lies elsewhere and may be moved again."""
    player, last = without_road(state.players[event.seat], event.source), state.turn.last
    player = player._replace(roads=player.roads | 1 << event.target)
    if isinstance(last, LastRoad):
        last = LastRoad(event.seat, event.target, last.longest, last.anchor)
    return state._replace(players=state.with_player(event.seat, player), turn=state.turn._replace(last=last))


def settlement_moved(state: CatanState, event: SettlementMoved) -> CatanState:
    """The settlement stands elsewhere and may be moved again."""
    player, last = without_settlement(state.players[event.seat], event.source), state.turn.last
    player = player._replace(settlements=player.settlements | 1 << event.target)
    if isinstance(last, LastSettlement):
        last = LastSettlement(event.seat, event.target, last.longest)
    return state._replace(players=state.with_player(event.seat, player), turn=state.turn._replace(last=last))


def city_moved(state: CatanState, event: CityMoved) -> CatanState:
    """City and settlement have changed places, and the city may be moved again."""
    player, change = state.players[event.seat], 1 << event.source | 1 << event.target
    player = player._replace(settlements=player.settlements ^ change, cities=player.cities ^ change)
    turn = state.turn._replace(last=LastCity(event.seat, event.target))
    return state._replace(players=state.with_player(event.seat, player), turn=turn)


RULES: Final[Rules] = {MoveRoad: move_road, MoveSettlement: move_settlement, MoveCity: move_city}
EFFECTS: Final[Effects] = {RoadMoved: road_moved, SettlementMoved: settlement_moved, CityMoved: city_moved}
