"""The rules once more, slow and obvious: sets of points instead of bit sets, brute force instead of tables.

Shares with the engine only the picture of the board (where hexes and intersections lie), the state's
fields and the text of actions; none of the rules.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations_with_replacement

from engine.catan.hands import counts
from engine.catan.names import NOBODY, Card, Resource, Terrain
from engine.catan.phases import CatanPhase
from engine.catan.state import (
    CatanState,
    LastCity,
    LastExchange,
    LastRoad,
    LastRobber,
    LastSettlement,
    Player,
)
from engine.catan.topology import topology

LETTERS = "LBWGO"
WORDS = [resource.name.lower() for resource in Resource]
COSTS = {
    "road": (1, 1, 0, 0, 0),
    "settlement": (1, 1, 1, 1, 0),
    "city": (0, 0, 0, 2, 3),
    "card": (0, 0, 1, 1, 1),
}
POINTS = topology().vertex_points
CENTRES = topology().hex_points


def distance(first: tuple[int, int], second: tuple[int, int]) -> int:
    """Squared distance, in a scale in which all sides of a hex are equal: x counts by root three."""
    return 3 * (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2


SIDE = distance(CENTRES[0], POINTS[0])
NEAR = {v: {w for w in range(54) if distance(POINTS[v], POINTS[w]) == SIDE} for v in range(54)}
AROUND = {h: {v for v in range(54) if distance(CENTRES[h], POINTS[v]) == SIDE} for h in range(19)}
PATHS = sorted({(min(v, w), max(v, w)) for v in range(54) for w in NEAR[v]})


@lru_cache(maxsize=4096)
def places(bits: int) -> frozenset[int]:
    return frozenset(place for place in range(72) if bits >> place & 1)


def built(player: Player) -> frozenset[int]:
    return places(player.settlements) | places(player.cities)


def everything_built(state: CatanState) -> set[int]:
    return set().union(*(built(player) for player in state.players))


def paths_taken(state: CatanState) -> set[tuple[int, int]]:
    return {PATHS[e] for player in state.players for e in places(player.roads)}


def longest_road(state: CatanState, seat: int) -> int:
    """Every walk over the seat's roads, each road once, that passes no rival's building."""
    roads = {PATHS[e] for e in places(state.players[seat].roads)}
    walls = everything_built(state) - built(state.players[seat])

    def walk(vertex: int, left: frozenset[tuple[int, int]]) -> int:
        best = 0
        for road in left:
            if vertex in road:
                end = road[0] if road[1] == vertex else road[1]
                best = max(best, 1 + (0 if end in walls else walk(end, left - {road})))
        return best

    return max((walk(vertex, frozenset(roads)) for road in roads for vertex in road), default=0)


def payouts(state: CatanState, total: int) -> list[Counter[int]]:
    """What every seat gets, house by house, then the short bank."""
    claims: list[Counter[int]] = [Counter() for _ in state.players]
    layout = state.board.layout
    for tile in range(19):
        if layout.tokens[tile] == total and tile != state.robber:
            for seat, player in enumerate(state.players):
                houses = len(AROUND[tile] & places(player.settlements)) + 2 * len(
                    AROUND[tile] & places(player.cities)
                )
                claims[seat][int(layout.tiles[tile])] += houses
    stock = counts(state.bank)
    for kind in range(5):
        wanted = [seat for seat in range(len(claims)) if claims[seat][kind]]
        if sum(claims[seat][kind] for seat in wanted) > stock[kind]:
            for seat in wanted:
                claims[seat][kind] = stock[kind] if len(wanted) == 1 else 0
    return claims


def covers(hand: tuple[int, ...], cost: tuple[int, ...]) -> bool:
    return all(have >= need for have, need in zip(hand, cost, strict=True))


def pile(cards: tuple[int, ...]) -> str:
    return (
        "".join(f"{number}{letter}" for number, letter in zip(cards, LETTERS, strict=True) if number) or "-"
    )


def keeps_distance(state: CatanState, vertex: int) -> bool:
    return not ({vertex} | NEAR[vertex]) & everything_built(state)


def road_spots(state: CatanState, seat: int) -> set[int]:
    """Free paths, one end of which is an own house, or an own road's end without a rival's house."""
    player = state.players[seat]
    rivals = everything_built(state) - built(player)
    reached = built(player) | {v for e in places(player.roads) for v in PATHS[e] if v not in rivals}
    return {e for e, path in enumerate(PATHS) if path not in paths_taken(state) and reached & set(path)}


def settlement_spots(state: CatanState, seat: int) -> set[int]:
    ends = {v for e in places(state.players[seat].roads) for v in PATHS[e]}
    return {v for v in ends if keeps_distance(state, v)}


def total_points(state: CatanState, seat: int) -> int:
    player = state.players[seat]
    bonus = 2 * (state.longest == seat) + 2 * (state.army == seat)
    return len(places(player.settlements)) + 2 * len(places(player.cities)) + bonus + counts(player.cards)[4]


def price(state: CatanState, seat: int, give: int) -> int:
    best = 4
    for number, harbour in enumerate(state.board.layout.harbours):
        if places(topology().harbour_vertices[number]) & built(state.players[seat]):
            if harbour is None:
                best = min(best, 3)
            elif int(harbour) == give:
                best = 2
    return best


def without(state: CatanState, seat: int, **pieces: int) -> CatanState:
    player = state.players[seat]
    changed = player._replace(
        **{name: getattr(player, name) & ~(1 << place) for name, place in pieces.items()}
    )
    return state._replace(players=tuple(changed if s == seat else p for s, p in enumerate(state.players)))


def _plays(state: CatanState, seat: int) -> set[str]:
    player = state.players[seat]
    ready = [held - new for held, new in zip(counts(player.cards), counts(player.fresh), strict=True)]
    stock: tuple[int, ...] = counts(state.bank)
    if state.turn.card_played:
        return set()
    texts = set()
    if ready[Card.KNIGHT]:
        texts.add("knight")
    if ready[Card.ROAD_BUILDING] and len(places(player.roads)) < 15 and road_spots(state, seat):
        texts.add("road-building")
    if ready[Card.MONOPOLY]:
        texts |= {f"monopoly {word}" for word in WORDS}
    if ready[Card.YEAR_OF_PLENTY] and sum(stock):
        for pair in combinations_with_replacement(range(5), min(2, sum(stock))):
            taken = tuple(pair.count(kind) for kind in range(5))
            if covers(stock, taken):
                texts.add(f"year-of-plenty {pile(taken)}")
    return texts


def _changes(state: CatanState, seat: int) -> set[str]:
    last = state.turn.last
    if last is None or last.seat != seat or not state.options.profile.relocation:
        return set()
    if isinstance(last, LastRoad):
        if last.anchor is not None:
            near = {
                e for e, path in enumerate(PATHS) if last.anchor in path and path not in paths_taken(state)
            }
            return {f"move-road e{e}" for e in near}
        spots = road_spots(without(state, seat, roads=last.edge), seat) - {last.edge}
        return {f"move-road e{e}" for e in spots}
    if isinstance(last, LastSettlement):
        spots = settlement_spots(without(state, seat, settlements=last.vertex), seat) - {last.vertex}
        return {f"move-settlement v{v}" for v in spots}
    if isinstance(last, LastCity):
        return {f"move-city v{v}" for v in places(state.players[seat].settlements)}
    return _robber_anew(state, seat, last) if isinstance(last, LastRobber) else _instead(state, last)


def _robber_anew(state: CatanState, seat: int, last: LastRobber) -> set[str]:
    barred = f"h{last.source} "
    moves = {f"move-{text}" for text in _robber(state, seat)}
    return {text for text in moves if barred not in text}


def _instead(state: CatanState, last: object) -> set[str]:
    assert isinstance(last, LastExchange)
    stock = counts(state.bank)
    return {f"take-instead {WORDS[k]}" for k in range(5) if stock[k] and k not in (last.give, last.take)}


def _main(state: CatanState, seat: int) -> set[str]:
    player, texts = state.players[seat], {"end-turn"}
    hand, stock = counts(player.hand), counts(state.bank)
    if covers(hand, COSTS["road"]) and len(places(player.roads)) < 15:
        texts |= {f"build-road e{e}" for e in road_spots(state, seat)}
    if covers(hand, COSTS["settlement"]) and len(places(player.settlements)) < 5:
        texts |= {f"build-settlement v{v}" for v in settlement_spots(state, seat)}
    if covers(hand, COSTS["city"]) and len(places(player.cities)) < 4:
        texts |= {f"build-city v{v}" for v in places(player.settlements)}
    if covers(hand, COSTS["card"]) and any(counts(state.deck)):
        texts.add("buy-card")
    for give in range(5):
        for take in range(5):
            if give != take and hand[give] >= price(state, seat, give) and stock[take]:
                texts.add(f"bank {WORDS[give]} {WORDS[take]}")
    return texts | _plays(state, seat) | _changes(state, seat)


def _robber(state: CatanState, seat: int) -> set[str]:
    texts = set()
    for tile in set(range(19)) - {state.robber}:
        there = {
            f"s{other}"
            for other, player in enumerate(state.players)
            if other != seat and any(counts(player.hand)) and AROUND[tile] & built(player)
        }
        texts |= {f"robber h{tile} {victim}" for victim in there or {"-"}}
    return texts


def _discards(hand: tuple[int, ...]) -> set[str]:
    half = sum(hand) // 2
    cards = [kind for kind in range(5) for _ in range(hand[kind])]
    found: set[tuple[int, ...]] = {(0,) * 5}
    for _ in range(half):
        found = {(*p[:k], p[k] + 1, *p[k + 1 :]) for p in found for k in set(cards) if p[k] < hand[k]}
    return {pile(picked) for picked in found}


def legal(state: CatanState, seat: int) -> set[str]:
    """Everything the seat may do, domestic trade aside."""
    turn = state.turn
    win = {"declare-victory"} if total_points(state, seat) >= state.options.profile.target else set()
    if turn.phase is CatanPhase.DISCARD:
        win = win if seat == turn.player else set()
        hand = counts(state.players[seat].hand)
        if turn.chosen and turn.chosen[seat]:
            return win | (set() if turn.rechosen & 1 << seat else {"withdraw-discard"})
        owes = sum(hand) > 7 and turn.owed[seat]
        return win | ({f"discard {text}" for text in _discards(hand)} if owes else set())
    if turn.phase is CatanPhase.SETUP_SETTLEMENT:
        spots = {f"place-settlement v{v}" for v in range(54) if keeps_distance(state, v)}
        return (spots if seat == turn.player else set()) | _changes(state, seat)
    if seat != turn.player:
        return set()
    by_phase: dict[CatanPhase, Callable[[CatanState, int], set[str]]] = {
        CatanPhase.SETUP_ROAD: _setup_roads,
        CatanPhase.BEFORE_ROLL: lambda state, seat: (
            {"roll"} | win | _plays(state, seat) | _changes(state, seat)
        ),
        CatanPhase.ROBBER: lambda state, seat: _robber(state, seat) | win,
        CatanPhase.FREE_ROADS: lambda state, seat: (
            {f"build-road e{e}" for e in road_spots(state, seat)} | win | _changes(state, seat)
        ),
        CatanPhase.MAIN: lambda state, seat: _main(state, seat) | win,
    }
    return by_phase[turn.phase](state, seat) if turn.phase in by_phase else set()


def _setup_roads(state: CatanState, _seat: int) -> set[str]:
    last = state.turn.last
    assert isinstance(last, LastSettlement)
    spots = {e for e, path in enumerate(PATHS) if last.vertex in path and path not in paths_taken(state)}
    back = {"take-back"} if state.options.profile.relocation else set()
    return {f"place-road e{e}" for e in spots} | back


def holder(before: int, lengths: list[int]) -> int:
    """Who holds the longest road: the four cases, one after another."""
    if before != NOBODY and lengths[before] >= 5 and lengths[before] == max(lengths):
        return before
    ahead = [seat for seat, length in enumerate(lengths) if length == max(lengths) and length >= 5]
    return ahead[0] if len(ahead) == 1 else NOBODY


def resources(state: CatanState) -> tuple[int, ...]:
    """All resource cards there are, by kind."""
    return tuple(map(sum, zip(counts(state.bank), *(counts(p.hand) for p in state.players), strict=True)))


def development_cards(state: CatanState) -> tuple[int, ...]:
    """All development cards there are, by kind."""
    piles = (
        [counts(state.deck)]
        + [counts(p.cards) for p in state.players]
        + [counts(p.played) for p in state.players]
    )
    return tuple(map(sum, zip(*piles, strict=True)))


def desert(state: CatanState) -> int:
    return state.board.layout.tiles.index(Terrain.DESERT)
