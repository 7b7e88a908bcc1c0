"""Roads, settlements and cities: what they cost, how many there are, where they may stand."""

from functools import lru_cache
from typing import Final

from engine.catan import events
from engine.catan.actions import Actions, BuildCity, BuildRoad, BuildSettlement, at_each_edge, at_each_vertex
from engine.catan.events import CityBuilt, Event, FreeRoadBuilt, LongestRoadPassed, RoadBuilt, SettlementBuilt
from engine.catan.hands import Hand, covers, pack
from engine.catan.names import NOBODY, Bits, Edge, Seat, Vertex
from engine.catan.phases import FREE_ROADS, MAIN
from engine.catan.refusals import MALFORMED, CatanCode, out_of_turn, within
from engine.catan.roads import SHORTEST, holder_after, longest_possible, may_be_cut, open_paths, road_lengths
from engine.catan.state import (
    CITIES,
    ROADS,
    SETTLEMENTS,
    Answer,
    CatanState,
    Effects,
    LastCity,
    LastSettlement,
    Player,
    Rules,
    all_buildings,
    last_road,
)
from engine.catan.topology import EDGES, VERTICES, ends_of, too_near
from engine.catan.turn import open_phase
from engine.protocol import EngineRefusal

ROAD_COST: Final[Hand] = pack((1, 1, 0, 0, 0))
"""Source: std/road-cost"""
SETTLEMENT_COST: Final[Hand] = pack((1, 1, 1, 1, 0))
"""Source: std/settlement-cost"""
CITY_COST: Final[Hand] = pack((0, 0, 0, 2, 3))
"""Source: std/city-cost"""


def settlement_spots(state: CatanState, player: Player) -> Bits:
    """The intersections on this player's roads that keep the distance.

    Source: std/settlement-place
    """
    return ends_of(player.roads) & ~too_near(all_buildings(state))


def legal(state: CatanState, seat: Seat) -> Actions:
    """Every building that the seat can pay for and has a piece and a spot for."""
    player = state.players[seat]
    road, settlement, city = affordable(player.hand)
    actions: Actions = ()
    if road and player.roads.bit_count() < ROADS:
        actions += at_each_edge(BuildRoad, open_paths(state, player))
    if settlement and player.settlements.bit_count() < SETTLEMENTS:
        actions += at_each_vertex(BuildSettlement, settlement_spots(state, player))
    if city and player.cities.bit_count() < CITIES:
        actions += at_each_vertex(BuildCity, player.settlements)
    return actions


@lru_cache(maxsize=1 << 13)
def affordable(hand: Hand) -> tuple[bool, bool, bool]:
    """Whether a hand pays for a road, for a settlement, for a city."""
    return covers(hand, ROAD_COST), covers(hand, SETTLEMENT_COST), covers(hand, CITY_COST)


def legal_free_roads(state: CatanState, seat: Seat) -> Actions:
    """Every path for a road of the Road Building card."""
    return at_each_edge(BuildRoad, open_paths(state, state.players[seat]))


def build_road(state: CatanState, seat: Seat, action: BuildRoad) -> Answer:
    """A road on a free path next to one's own pieces, for lumber and brick or free by the card.

    Source: std/road-place, std/road-cost, std/road-supply, cwc/3.0.3
    """
    phase = state.turn.phase
    if seat != state.turn.player or (phase is not MAIN and phase is not FREE_ROADS):
        return out_of_turn(state, seat)
    if not within(action.edge, len(EDGES)):
        return MALFORMED
    player = state.players[seat]
    refusal = _no_road(state, player, action.edge)
    if refusal:
        return refusal
    longer = player._replace(roads=player.roads | 1 << action.edge)
    if phase is MAIN:
        return (events.road_built(seat, action.edge), *_card_for_longer_road(state, seat, longer))
    built = FreeRoadBuilt(seat, action.edge, free_roads_left(state, longer))
    return (built, *_card_for_longer_road(state, seat, longer))


def _no_road(state: CatanState, player: Player, edge: Edge) -> EngineRefusal | None:
    if state.turn.phase is MAIN and not covers(player.hand, ROAD_COST):
        return EngineRefusal(CatanCode.CANNOT_PAY, "std/road-cost")
    if player.roads.bit_count() >= ROADS:
        return EngineRefusal(CatanCode.NO_PIECE_LEFT, "std/road-supply", (("number", ROADS),))
    if not open_paths(state, player) >> edge & 1:
        return EngineRefusal(CatanCode.NO_ROAD_SPOT, "std/road-place")
    return None


def free_roads_left(state: CatanState, player: Player) -> int:
    """How many roads of the card can still follow once this player's pieces are these."""
    if player.roads.bit_count() >= ROADS or not open_paths(state, player) & ~player.roads:
        return 0
    return state.turn.free_roads - 1


def _card_for_longer_road(state: CatanState, seat: Seat, player: Player) -> tuple[Event, ...]:
    if seat == state.longest or longest_possible(player.roads) < SHORTEST:
        return ()
    if longest_possible(player.roads) < longer_than(state):
        return ()
    return card_passes(state, state.with_player(seat, player), state.longest)


def longer_than(state: CatanState) -> int:
    """The fewest roads with which the longest road card can be taken now."""
    return SHORTEST if state.longest == NOBODY else 1 + road_lengths(state.players)[state.longest]


def card_passes(state: CatanState, players: tuple[Player, ...], before: Seat) -> tuple[Event, ...]:
    """The event that the longest road changes hands, if it does once the players' pieces are these."""
    holder = holder_after(players, before)
    return () if holder == state.longest else (LongestRoadPassed(holder),)


def build_settlement(state: CatanState, seat: Seat, action: BuildSettlement) -> Answer:
    """A settlement on one's own road, no building next to it.

    Source: std/settlement-place, std/distance-rule, std/settlement-cost, std/settlement-supply
    """
    if seat != state.turn.player or state.turn.phase is not MAIN:
        return out_of_turn(state, seat)
    player = state.players[seat]
    if not within(action.vertex, len(VERTICES)):
        return MALFORMED
    refusal = _no_settlement(state, player, action.vertex)
    if refusal:
        return refusal
    built = SettlementBuilt(seat, action.vertex)
    if not may_be_cut(state, action.vertex, seat):
        return (built,)
    players = state.with_player(seat, player._replace(settlements=player.settlements | 1 << action.vertex))
    return (built, *card_passes(state, players, state.longest))


def _no_settlement(state: CatanState, player: Player, vertex: Vertex) -> EngineRefusal | None:
    if not covers(player.hand, SETTLEMENT_COST):
        return EngineRefusal(CatanCode.CANNOT_PAY, "std/settlement-cost")
    if player.settlements.bit_count() >= SETTLEMENTS:
        return EngineRefusal(CatanCode.NO_PIECE_LEFT, "std/settlement-supply", (("number", SETTLEMENTS),))
    if not settlement_spots(state, player) >> vertex & 1:
        return EngineRefusal(CatanCode.NO_SETTLEMENT_SPOT, "std/settlement-place")
    return None


def build_city(state: CatanState, seat: Seat, action: BuildCity) -> Answer:
    """A city takes the place of one's own settlement, this turn's too, and nothing else.

    Source: std/city-cost, std/city-supply, cwc/3.0.4, cwc/3.0.4-supply
    """
    if seat != state.turn.player or state.turn.phase is not MAIN:
        return out_of_turn(state, seat)
    player = state.players[seat]
    if not within(action.vertex, len(VERTICES)):
        return MALFORMED
    if not covers(player.hand, CITY_COST):
        return EngineRefusal(CatanCode.CANNOT_PAY, "std/city-cost")
    if player.cities.bit_count() >= CITIES:
        return EngineRefusal(CatanCode.NO_PIECE_LEFT, "std/city-supply", (("number", CITIES),))
    if not player.settlements >> action.vertex & 1:
        return EngineRefusal(CatanCode.NOT_YOUR_SETTLEMENT, "cwc/3.0.4-supply")
    return (CityBuilt(seat, action.vertex),)


def road_built(state: CatanState, event: RoadBuilt) -> CatanState:
    """The road lies and is paid for."""
    hand, roads, *rest = state.players[event.seat]
    player = Player(hand - ROAD_COST, roads | 1 << event.edge, *rest)
    turn = state.turn.paying(ROAD_COST, MAIN, last_road(event.seat, event.edge, state.longest))
    return state.moved_on(state.with_player(event.seat, player), state.bank + ROAD_COST, turn)


def free_road_built(state: CatanState, event: FreeRoadBuilt) -> CatanState:
    """The road lies; after the last one the turn goes on."""
    player = state.players[event.seat]
    turn = state.turn._replace(
        free_roads=event.left,
        phase=FREE_ROADS if event.left else open_phase(state.turn),
        last=last_road(event.seat, event.edge, state.longest),
    )
    players = state.with_player(event.seat, player._replace(roads=player.roads | 1 << event.edge))
    return state.moved_on(players, state.bank, turn)


def settlement_built(state: CatanState, event: SettlementBuilt) -> CatanState:
    """The settlement stands and is paid for."""
    player = state.players[event.seat]
    player = player._replace(
        hand=player.hand - SETTLEMENT_COST, settlements=player.settlements | 1 << event.vertex
    )
    last = LastSettlement(event.seat, event.vertex, state.longest)
    turn = state.turn.paying(SETTLEMENT_COST, MAIN, last)
    return state.moved_on(state.with_player(event.seat, player), state.bank + SETTLEMENT_COST, turn)


def city_built(state: CatanState, event: CityBuilt) -> CatanState:
    """The city stands and is paid for; the settlement is in hand again."""
    player, spot = state.players[event.seat], 1 << event.vertex
    player = player._replace(
        hand=player.hand - CITY_COST, settlements=player.settlements & ~spot, cities=player.cities | spot
    )
    players = state.with_player(event.seat, player)
    turn = state.turn.paying(CITY_COST, MAIN, LastCity(event.seat, event.vertex))
    return state.moved_on(players, state.bank + CITY_COST, turn)


def longest_road_passed(state: CatanState, event: LongestRoadPassed) -> CatanState:
    """The card lies before its new holder, or beside the board."""
    return state._replace(longest=event.holder)


RULES: Final[Rules] = {BuildRoad: build_road, BuildSettlement: build_settlement, BuildCity: build_city}
EFFECTS: Final[Effects] = {
    RoadBuilt: road_built,
    FreeRoadBuilt: free_road_built,
    SettlementBuilt: settlement_built,
    CityBuilt: city_built,
    LongestRoadPassed: longest_road_passed,
}
