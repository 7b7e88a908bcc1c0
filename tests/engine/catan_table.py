"""A small language for Catan tests: lay pieces and cards out, act in text, look at what happened."""

from itertools import pairwise

from engine.catan import game
from engine.catan.board import beginner
from engine.catan.codecs import read_pile, write_pile
from engine.catan.hands import ONE
from engine.catan.names import CHANCE, HOST, NOBODY, Card, Edge, Seat, Vertex
from engine.catan.options import CJP, BoardKind, CatanOptions, CatanProfile
from engine.catan.phases import CatanPhase
from engine.catan.state import CatanState, opening
from engine.catan.topology import topology
from engine.protocol import EngineRefusal

__all__ = [
    "BOTTOM", "CHANCE", "HOST", "LOW", "MIDDLE", "NOBODY", "TOP", "act", "bank", "before_roll", "cities", "corner",
    "dice", "edge", "empty_bank", "finish_setup", "give", "hand", "hold", "island", "legal", "line", "refused", "roads",
    "settlements", "start", "ten_points",
]  # fmt: skip

TOP = (3, 0, 4, 1, 5, 2, 6)
MIDDLE = (21, 16, 22, 17, 23, 18, 24, 19, 25, 20, 26)
LOW = (38, 43, 39, 44, 40, 45, 41, 46, 42)
BOTTOM = (47, 51, 48, 52, 49, 53, 50)
"""Four rows of intersections from coast to coast, each joined to the next by a path."""


def start(profile: CatanProfile = CJP, seats: int = 4) -> CatanState:
    """The beginner's island before the first placement."""
    options = CatanOptions(board=BoardKind.BEGINNER, profile=profile)
    return opening(options, seats, beginner(lambda _n: 0))


def island(
    phase: CatanPhase = CatanPhase.MAIN,
    player: Seat = 0,
    profile: CatanProfile = CJP,
    seats: int = 4,
    number: int = 8,
) -> CatanState:
    """The beginner's island without pieces, in the middle of a turn."""
    state = start(profile, seats)
    turn = state.turn._replace(
        player=player, number=number, phase=phase, rolled=phase is not CatanPhase.BEFORE_ROLL
    )
    return state._replace(turn=turn)


def before_roll(player: Seat = 0) -> CatanState:
    """The beginner's island without pieces, at the start of a turn."""
    return island(CatanPhase.BEFORE_ROLL, player)


def give(state: CatanState, seat: Seat, cards: str) -> CatanState:
    """Cards from the bank to a hand."""
    pile, player = read_pile(cards), state.players[seat]
    return state._replace(
        players=state.with_player(seat, player._replace(hand=player.hand + pile)), bank=state.bank - pile
    )


def empty_bank(state: CatanState, left: str, holder: Seat = 3) -> CatanState:
    """All but these cards of the bank go to a hand."""
    return give(state, holder, write_pile(state.bank - read_pile(left)))


def hold(state: CatanState, seat: Seat, *cards: Card, fresh: bool = False) -> CatanState:
    """Development cards from the deck to a seat."""
    for card in cards:
        player, one = state.players[seat], ONE[card]
        player = player._replace(cards=player.cards + one, fresh=player.fresh + (one if fresh else 0))
        state = state._replace(players=state.with_player(seat, player), deck=state.deck - one)
    return state


def corner(tile: int, place: int) -> Vertex:
    """A hex's corner, clockwise from the top."""
    return topology().hex_vertices[tile][place]


def edge(first: int, second: int) -> Edge:
    """The path between two intersections."""
    return Edge([*topology().edge_ends].index((Vertex(min(first, second)), Vertex(max(first, second)))))


def line(*vertices: int) -> list[Edge]:
    """The paths along a row of intersections."""
    return [edge(first, second) for first, second in pairwise(vertices)]


def roads(state: CatanState, seat: Seat, *edges: int) -> CatanState:
    """Roads on the board, out of nothing."""
    player = state.players[seat]
    bits = player.roads | sum(1 << place for place in edges)
    return state._replace(players=state.with_player(seat, player._replace(roads=bits)))


def settlements(state: CatanState, seat: Seat, *vertices: int) -> CatanState:
    """Settlements on the board, out of nothing."""
    player = state.players[seat]
    bits = player.settlements | sum(1 << place for place in vertices)
    return state._replace(players=state.with_player(seat, player._replace(settlements=bits)))


def cities(state: CatanState, seat: Seat, *vertices: int) -> CatanState:
    """Cities on the board, out of nothing."""
    player = state.players[seat]
    bits = player.cities | sum(1 << place for place in vertices)
    return state._replace(players=state.with_player(seat, player._replace(cities=bits)))


def ten_points(state: CatanState, seat: Seat, short: int = 0) -> CatanState:
    """Four cities and two settlements, on far apart places, are ten points."""
    state = cities(state, seat, 0, 1, 2, 16)
    return settlements(state, seat, *(53, 52)[short:])


def act(state: CatanState, seat: Seat, *texts: str) -> CatanState:
    """The state after these actions, each of which must be accepted."""
    for text in texts:
        action = game.parse(text)
        assert not isinstance(action, EngineRefusal), text
        events = game.decide(state, seat, action)
        assert not isinstance(events, EngineRefusal), f"{text}: {events}"
        assert action in game.legal(state, seat), text
        for event in events:
            state = game.evolve(state, event)
    return state


def refused(state: CatanState, seat: Seat, text: str) -> str:
    """The code with which an action is refused."""
    action = game.parse(text)
    assert not isinstance(action, EngineRefusal), text
    answer = game.decide(state, seat, action)
    assert isinstance(answer, EngineRefusal), f"{text} was accepted"
    assert action not in game.legal(state, seat)
    return str(answer.code)


def legal(state: CatanState, seat: Seat) -> list[str]:
    """The legal actions as text."""
    return [game.format(action) for action in game.legal(state, seat)]


def dice(state: CatanState, first: int, second: int) -> CatanState:
    """The active player rolls this."""
    return act(act(state, state.turn.player, "roll"), CHANCE, f"dice {first} {second}")


def hand(state: CatanState, seat: Seat) -> str:
    """A seat's hand as text."""
    return write_pile(state.players[seat].hand)


def bank(state: CatanState) -> str:
    """The bank as text."""
    return write_pile(state.bank)


def finish_setup(state: CatanState) -> CatanState:
    """Everybody places the first legal settlement and road."""
    while state.turn.phase in (CatanPhase.SETUP_SETTLEMENT, CatanPhase.SETUP_ROAD):
        seat = state.turn.player
        place = next(text for text in legal(state, seat) if text.startswith("place"))
        state = act(state, seat, place)
    return state
