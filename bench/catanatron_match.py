"""The house's master at Catan against catanatron's AlphaBetaPlayer(2), on catanatron's own engine and boards.

`make catanatron CHECKOUT=…`: that player is not part of the package that is published as `catanatron`. CHECKOUT is a
copy of its repository (github.com/bcollazo/catanatron, of the time of 3.2.1): the folders that hold
`catanatron_experimental` and `catanatron_gym`, joined by colons. Two of ours and two of theirs at a table, places drawn
by catanatron; ours gets what its seat sees, and nobody trades with another. A game without a winner after 1,000 turns
counts for nobody.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from statistics import median
from typing import Any, Final

from catanatron.game import Game
from catanatron.models.enums import DEVELOPMENT_CARDS, RESOURCES, ActionPrompt, ActionType
from catanatron.models.map import NodeRef
from catanatron.models.player import Color, Player

from bench.catan_house import interval
from engine.catan import actions as a
from engine.catan.board import Board, Layout, board_of
from engine.catan.hands import ONE, pack
from engine.catan.names import NOBODY, Bits, Edge, Hex, Resource, Seat, Terrain, Vertex
from engine.catan.options import STD, CatanOptions
from engine.catan.phases import (
    BEFORE_ROLL,
    FREE_ROADS,
    MAIN,
    ROBBER,
    SETUP_ROAD,
    SETUP_SETTLEMENT,
    CatanPhase,
)
from engine.catan.policy import master
from engine.catan.state import opening_turn
from engine.catan.topology import bit_set, topology
from engine.catan.view import OwnView, SeatView, View

OPTIONS: Final = CatanOptions(profile=STD, domestic_trade=False)
CORNERS: Final = (
    NodeRef.NORTH, NodeRef.NORTHEAST, NodeRef.SOUTHEAST, NodeRef.SOUTH, NodeRef.SOUTHWEST, NodeRef.NORTHWEST,
)  # fmt: skip
PLAYERS: Final = "catanatron_experimental.machine_learning.players.minimax"


class Island:
    """Which of our places is which of theirs."""

    def __init__(self, theirs: Any) -> None:  # noqa: ANN401 - catanatron's map
        """Rows run from north to south, hexes in them from west to east."""
        tiles = sorted(theirs.land_tiles.items(), key=lambda pair: (pair[0][2], pair[0][0]))
        self.hexes = {place: Hex(number) for number, (place, _) in enumerate(tiles)}
        self.vertices = {
            tile.nodes[corner]: Vertex(vertex)
            for (_, tile), corners in zip(tiles, topology().hex_vertices, strict=True)
            for corner, vertex in zip(CORNERS, corners, strict=True)
        }
        edges = {frozenset(ends): Edge(number) for number, ends in enumerate(topology().edge_ends)}
        self._edges = edges
        layout = Layout(
            tuple(Terrain(kind(tile.resource)) for _, tile in tiles),
            tuple(tile.number or 0 for _, tile in tiles),
            (None,) * 9,
        )
        sites = tuple(
            bit_set(self.vertices[node] for node in theirs.port_nodes.get(one, ()))
            for one in (*RESOURCES, None)
        )
        self.board: Board = board_of(layout)._replace(harbour_sites=sites)

    def edge(self, theirs: Sequence[int]) -> Edge:
        """A path between two of their nodes."""
        return self._edges[frozenset(self.vertices[node] for node in theirs)]

    def places(self, nodes: Sequence[int]) -> Bits:
        """A set of their nodes."""
        return bit_set(self.vertices[node] for node in nodes)


def kind(resource: str | None) -> int:
    """Our number of a resource; 5 is the desert."""
    return RESOURCES.index(resource) if resource else int(Terrain.DESERT)


def phase_of(state: Any) -> CatanPhase:  # noqa: ANN401 - catanatron's state
    """What the game waits for."""
    prompt = state.current_prompt
    if prompt == ActionPrompt.BUILD_INITIAL_SETTLEMENT:
        return SETUP_SETTLEMENT
    if prompt == ActionPrompt.BUILD_INITIAL_ROAD:
        return SETUP_ROAD
    if prompt == ActionPrompt.MOVE_ROBBER:
        return ROBBER
    if state.is_road_building:
        return FREE_ROADS
    return MAIN if state.player_state[f"P{state.current_player_index}_HAS_ROLLED"] else BEFORE_ROLL


def seen(state: Any, island: Island, color: Color) -> View:  # noqa: ANN401 - catanatron's state
    """What the seat of this color sees."""
    seats = tuple(_seat(state, island, number) for number in range(len(state.colors)))
    own = state.color_to_index[color]
    held = {seat: state.player_state[f"P{seat}_HAS_ROAD"] for seat in range(len(seats))}
    army = {seat: state.player_state[f"P{seat}_HAS_ARMY"] for seat in range(len(seats))}
    turn = opening_turn()._replace(
        player=state.current_turn_index,
        number=state.num_turns,
        phase=phase_of(state),
        rolled=state.player_state[f"P{own}_HAS_ROLLED"],
    )
    return View(
        options=OPTIONS,
        board=island.board,
        seat=own,
        own=OwnView(
            _pile(state, own, "{}_IN_HAND", RESOURCES),
            _pile(state, own, "{}_IN_HAND", DEVELOPMENT_CARDS),
            0,
            state.player_state[f"P{own}_ACTUAL_VICTORY_POINTS"],
        ),
        seats=seats,
        bank=pack(state.resource_freqdeck),
        deck=len(state.development_listdeck),
        robber=island.hexes[state.board.robber_coordinate],
        longest=_holder(held),
        army=_holder(army),
        turn=turn,
        offers=(),
        result=None,
    )


def _holder(holds: dict[Seat, bool]) -> Seat:
    return next((seat for seat, yes in holds.items() if yes), NOBODY)


def _pile(state: Any, seat: Seat, name: str, kinds: Sequence[str]) -> int:  # noqa: ANN401 - catanatron's state
    return pack(state.player_state[f"P{seat}_{name.format(one)}"] for one in kinds)


def _seat(state: Any, island: Island, seat: Seat) -> SeatView:  # noqa: ANN401 - catanatron's state
    color, known = state.colors[seat], state.player_state
    built = state.buildings_by_color[color]
    roads = {island.edge(edge) for edge, owner in state.board.roads.items() if owner == color}
    return SeatView(
        cards=sum(known[f"P{seat}_{one}_IN_HAND"] for one in RESOURCES),
        development_cards=sum(known[f"P{seat}_{one}_IN_HAND"] for one in DEVELOPMENT_CARDS),
        played=_pile(state, seat, "PLAYED_{}", DEVELOPMENT_CARDS),
        roads=bit_set(roads),
        settlements=island.places(built["SETTLEMENT"]),
        cities=island.places(built["CITY"]),
        road_length=known[f"P{seat}_LONGEST_ROAD_LENGTH"],
        points=known[f"P{seat}_VICTORY_POINTS"],
    )


def ours(state: Any, island: Island, action: Any) -> a.Action | None:  # noqa: ANN401 - catanatron's state and action
    """Their action in our words; None: what a player does not choose."""
    if action.action_type == ActionType.MOVE_ROBBER:
        place, victim = action.value[:2]
        return a.MoveRobber(island.hexes[place], NOBODY if victim is None else state.color_to_index[victim])
    words = SETTING_UP if state.is_initial_build_phase else WORDS
    return words[action.action_type](island, action.value) if action.action_type in words else None


WORDS: Final[dict[ActionType, Callable[[Island, Any], a.Action]]] = {
    ActionType.ROLL: lambda _island, _none: a.Roll(),
    ActionType.END_TURN: lambda _island, _none: a.EndTurn(),
    ActionType.BUILD_SETTLEMENT: lambda island, node: a.BuildSettlement(island.vertices[node]),
    ActionType.BUILD_ROAD: lambda island, nodes: a.BuildRoad(island.edge(nodes)),
    ActionType.BUILD_CITY: lambda island, node: a.BuildCity(island.vertices[node]),
    ActionType.BUY_DEVELOPMENT_CARD: lambda _island, _none: a.BuyCard(),
    ActionType.PLAY_KNIGHT_CARD: lambda _island, _none: a.PlayKnight(),
    ActionType.PLAY_ROAD_BUILDING: lambda _island, _none: a.PlayRoadBuilding(),
    ActionType.PLAY_YEAR_OF_PLENTY: lambda _island, two: a.PlayYearOfPlenty(
        sum(ONE[kind(one)] for one in two)
    ),
    ActionType.PLAY_MONOPOLY: lambda _island, one: a.PlayMonopoly(Resource(kind(one))),
    ActionType.MARITIME_TRADE: lambda _island, five: a.TradeWithBank(
        Resource(kind(five[0])), Resource(kind(five[-1]))
    ),
}
SETTING_UP: Final[dict[ActionType, Callable[[Island, Any], a.Action]]] = {
    ActionType.BUILD_SETTLEMENT: lambda island, node: a.PlaceSettlement(island.vertices[node]),
    ActionType.BUILD_ROAD: lambda island, nodes: a.PlaceRoad(island.edge(nodes)),
}


class MasterPlayer(Player):  # type: ignore[misc]  # the package has no types
    """The house's master at one of their tables."""

    def __init__(self, color: Color, took: list[float]) -> None:
        """`took` gets the CPU seconds of each decision."""
        super().__init__(color)
        self._took = took
        self._island: tuple[Any, Island] | None = None

    def decide(self, game: Any, playable_actions: Sequence[Any]) -> Any:  # noqa: ANN401 - catanatron's
        """One of theirs."""
        theirs: dict[a.Action, Any] = {}
        island = self._of(game.state.board.map)
        for action in playable_actions:
            known = ours(game.state, island, action)
            if known is not None and (known not in theirs or _price(action) < _price(theirs[known])):
                theirs[known] = action
        if len(theirs) < 2:
            return playable_actions[0]
        start = time.process_time()
        chosen = master.choose(seen(game.state, island, self.color), tuple(theirs), lambda _limit: 0)
        self._took.append(time.process_time() - start)
        return theirs[chosen]

    def _of(self, theirs: Any) -> Island:  # noqa: ANN401 - catanatron's map
        if self._island is None or self._island[0] is not theirs:
            self._island = (theirs, Island(theirs))
        return self._island[1]


def _price(action: Any) -> int:  # noqa: ANN401 - catanatron's action
    """How many cards an exchange with the bank takes; they list worse ones besides."""
    return (
        sum(one is not None for one in action.value) if action.action_type == ActionType.MARITIME_TRADE else 0
    )


def main() -> None:
    """Prints the share of games won by ours."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--checkout", required=True, help="folders of catanatron's repository, with : between"
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--depth", type=int, default=2)
    wanted = parser.parse_args()
    sys.path[:0] = wanted.checkout.split(":")
    alpha_beta = import_module(PLAYERS).AlphaBetaPlayer
    colors, took, won, ended, turns = list(Color), list[float](), 0, 0, list[int]()
    for number in range(wanted.first, wanted.first + wanted.games):
        random.seed(number)
        players = [
            *(MasterPlayer(one, took) for one in colors[:2]),
            *(alpha_beta(one, wanted.depth) for one in colors[2:]),
        ]
        game = Game(players, seed=number)
        winner = game.play()
        won, ended = won + (winner in colors[:2]), ended + (winner is not None)
        turns.append(game.state.num_turns)
        sys.stderr.write(f"{won} of {ended}\n")
    took.sort()
    figures = {
        "games": ended, "won": won, "share": round(won / ended, 3), "interval": interval(won, ended),
        "unfinished": wanted.games - ended, "turns": median(turns),
        "decision_cpu_ms": {"median": round(median(took) * 1e3, 2), "most": round(took[-1] * 1e3, 1)},
    }  # fmt: skip
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
