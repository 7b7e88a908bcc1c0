"""A small language for Catan tests: lay pieces and cards out, act in text, look at what happened."""

from itertools import pairwise

from engine.catan import game
from engine.catan.board import beginner
from engine.catan.codecs import read_pile, write_pile
from engine.catan.hands import ONE
from engine.catan.names import CHANCE, HOST, NOBODY, Card, Seat
from engine.catan.options import CJP, BoardKind, Options, Profile
from engine.catan.phases import Phase
from engine.catan.state import State, opening
from engine.catan.topology import topology
from engine.protocol import Refusal

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


def start(profile: Profile = CJP, seats: int = 4) -> State:
    """The beginner's island before the first placement."""
    options = Options(board=BoardKind.BEGINNER, profile=profile)
    return opening(options, seats, beginner(lambda _n: 0))


def island(
    phase: Phase = Phase.MAIN, player: Seat = 0, profile: Profile = CJP, seats: int = 4, number: int = 8
) -> State:
    """The beginner's island without pieces, in the middle of a turn."""
    state = start(profile, seats)
    turn = state.turn._replace(
        player=player, number=number, phase=phase, rolled=phase is not Phase.BEFORE_ROLL
    )
    return state._replace(turn=turn)


def before_roll(player: Seat = 0) -> State:
    """The beginner's island without pieces, at the start of a turn."""
    return island(Phase.BEFORE_ROLL, player)


def give(state: State, seat: Seat, cards: str) -> State:
    """Cards from the bank to a hand."""
    pile, player = read_pile(cards), state.players[seat]
    return state._replace(
        players=state.with_player(seat, player._replace(hand=player.hand + pile)), bank=state.bank - pile
    )


def empty_bank(state: State, left: str, holder: Seat = 3) -> State:
    """All but these cards of the bank go to a hand."""
    return give(state, holder, write_pile(state.bank - read_pile(left)))


def hold(state: State, seat: Seat, *cards: Card, fresh: bool = False) -> State:
    """Development cards from the deck to a seat."""
    for card in cards:
        player, one = state.players[seat], ONE[card]
        player = player._replace(cards=player.cards + one, fresh=player.fresh + (one if fresh else 0))
        state = state._replace(players=state.with_player(seat, player), deck=state.deck - one)
    return state


def corner(tile: int, place: int) -> int:
    """A hex's corner, clockwise from the top."""
    return topology().hex_vertices[tile][place]


def edge(first: int, second: int) -> int:
    """The path between two intersections."""
    return topology().edge_ends.index((min(first, second), max(first, second)))


def line(*vertices: int) -> list[int]:
    """The paths along a row of intersections."""
    return [edge(first, second) for first, second in pairwise(vertices)]


def roads(state: State, seat: Seat, *edges: int) -> State:
    """Roads on the board, out of nothing."""
    player = state.players[seat]
    bits = player.roads | sum(1 << place for place in edges)
    return state._replace(players=state.with_player(seat, player._replace(roads=bits)))


def settlements(state: State, seat: Seat, *vertices: int) -> State:
    """Settlements on the board, out of nothing."""
    player = state.players[seat]
    bits = player.settlements | sum(1 << place for place in vertices)
    return state._replace(players=state.with_player(seat, player._replace(settlements=bits)))


def cities(state: State, seat: Seat, *vertices: int) -> State:
    """Cities on the board, out of nothing."""
    player = state.players[seat]
    bits = player.cities | sum(1 << place for place in vertices)
    return state._replace(players=state.with_player(seat, player._replace(cities=bits)))


def ten_points(state: State, seat: Seat, short: int = 0) -> State:
    """Four cities and two settlements, on far apart places, are ten points."""
    state = cities(state, seat, 0, 1, 2, 16)
    return settlements(state, seat, *(53, 52)[short:])


def act(state: State, seat: Seat, *texts: str) -> State:
    """The state after these actions, each of which must be accepted."""
    for text in texts:
        action = game.parse(text)
        assert not isinstance(action, Refusal), text
        events = game.decide(state, seat, action)
        assert not isinstance(events, Refusal), f"{text}: {events}"
        assert action in game.legal(state, seat), text
        for event in events:
            state = game.evolve(state, event)
    return state


def refused(state: State, seat: Seat, text: str) -> str:
    """The code with which an action is refused."""
    action = game.parse(text)
    assert not isinstance(action, Refusal), text
    answer = game.decide(state, seat, action)
    assert isinstance(answer, Refusal), f"{text} was accepted"
    assert action not in game.legal(state, seat)
    return str(answer.code)


def legal(state: State, seat: Seat) -> list[str]:
    """The legal actions as text."""
    return [game.format(action) for action in game.legal(state, seat)]


def dice(state: State, first: int, second: int) -> State:
    """The active player rolls this."""
    return act(act(state, state.turn.player, "roll"), CHANCE, f"dice {first} {second}")


def hand(state: State, seat: Seat) -> str:
    """A seat's hand as text."""
    return write_pile(state.players[seat].hand)


def bank(state: State) -> str:
    """The bank as text."""
    return write_pile(state.bank)


def finish_setup(state: State) -> State:
    """Everybody places the first legal settlement and road."""
    while state.turn.phase in (Phase.SETUP_SETTLEMENT, Phase.SETUP_ROAD):
        seat = state.turn.player
        place = next(text for text in legal(state, seat) if text.startswith("place"))
        state = act(state, seat, place)
    return state
