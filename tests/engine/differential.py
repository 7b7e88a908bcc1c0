"""Catanatron's random games, replayed by our engine: `python -m tests.engine.differential --games 300`.

Each of its actions is carried out here too, with its dice, draws and thefts; then hands, bank, pieces,
development cards, road lengths, both bonus cards and points are compared, and so are the legal roads,
settlements, cities, bank trades and robber moves. Where the two differ, the difference must be one of
its known faults, each recognised by a condition on the position; it is counted, ours is set to the
other's position, and the game goes on. Anything else is an unexplained difference and fails the run.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

from catanatron.game import Game
from catanatron.models.enums import RESOURCES, ActionType
from catanatron.models.player import Color, RandomPlayer

from engine.catan import actions as a
from engine.catan import game
from engine.catan.events import Discarded
from engine.catan.hands import ONE, pack
from engine.catan.names import CHANCE, NOBODY, Card, Resource
from engine.catan.options import STD, CatanOptions
from engine.catan.phases import FREE_ROADS, MAIN, CatanPhase
from engine.catan.production import gains
from engine.catan.roads import road_lengths
from engine.catan.state import CatanState, buildings, opening
from engine.catan.topology import ends_of, topology
from engine.protocol import EngineRefusal
from tests.engine.catanatron_terms import CARDS, edge_of, layout, ours_as_theirs, places, seats_of, snapshot


class Fault(StrEnum):
    """Catanatron's known faults and simplifications, as far as random games meet them."""

    SOLE_CLAIMANT = "a sole claimant of a short resource gets none"
    PAST_RIVAL = "roads may be built past a rival's building"
    BLOCKED_END = "a segment that ends at a rival's building is not counted"
    AWARD = "the longest road card is not taken back or passed as it should be after a cut"
    NEW_CARD = "a development card may be played in the turn in which it was bought"
    ROAD_CARD = "Road Building asks for the price of a road, and may end after one"
    PLENTY = "Year of Plenty may take one card though the bank has more"
    OFF_TURN = "a player wins outside the own turn"
    UNEXPLAINED = "unexplained"


class Mirror:
    """One of catanatron's games and ours beside it."""

    def __init__(self, seed: int) -> None:
        self.theirs = Game([RandomPlayer(color) for color in Color], seed=seed)
        self.seats = seats_of(self.theirs)
        self.hexes, self.vertices = places(self.theirs)
        self.ours: CatanState = opening(
            CatanOptions(profile=STD, domestic_trade=False),
            len(self.seats),
            layout(self.theirs, self.hexes, self.vertices),
        )
        self.found: Counter[Fault] = Counter()
        self.compared = 0
        self.report: list[str] = []
        self.cut = False
        self.now: set[Fault] = set()
        """The faults met in the action under way: only they explain a difference after it."""

    def play(self) -> None:
        """The whole game, compared after every action."""
        while self.theirs.winning_color() is None and self.theirs.state.num_turns < 1000:
            self.compare_legal()
            self.now = set()
            self.carry_out(self.theirs.play_tick())
            self.compare()
        winner = self.theirs.winning_color()
        if winner is not None and self.seats[winner] != self.ours.turn.player:
            self.found[Fault.OFF_TURN] += 1

    # Our side of one action

    def carry_out(self, action: Any) -> None:  # noqa: ANN401 - catanatron is not typed
        """Does what the other engine did."""
        HANDLERS[action.action_type](self, self.seats[action.color], action.value)

    def do(self, seat: int, action: a.Action) -> bool:
        """One action of ours; a refusal is left to the caller."""
        answer = game.decide(self.ours, seat, action)
        if isinstance(answer, EngineRefusal):
            return False
        for event in answer:
            self.ours = game.evolve(self.ours, event)
        return True

    def must(self, seat: int, action: a.Action) -> None:
        """One action that both engines must allow."""
        if not self.do(seat, action):
            self.unexplained(
                f"refused {game.format(action)} of {seat}: {game.decide(self.ours, seat, action)}"
            )

    def meet(self, fault: Fault) -> None:
        """A known fault shows."""
        self.found[fault] += 1
        self.now.add(fault)

    def unexplained(self, text: str) -> None:
        """A difference for which there is no known fault."""
        self.found[Fault.UNEXPLAINED] += 1
        self.report.append(f"seed {self.theirs.seed}, action {len(self.theirs.state.actions)}: {text}")

    def roll(self, seat: int, dice: tuple[int, int]) -> None:
        self.must(seat, a.Roll())
        if dice[0] + dice[1] != 7 and self.short_for_one(sum(dice)):
            self.meet(Fault.SOLE_CLAIMANT)
        self.must(CHANCE, a.Dice(*dice))

    def short_for_one(self, total: int) -> bool:
        """Whether a sole claimant is paid less than everything."""
        full = gains(self.ours._replace(bank=pack((100,) * 5)), total)
        return full != gains(self.ours, total)

    def road(self, seat: int, value: tuple[int, int]) -> None:
        edge, phase = edge_of(value, self.vertices), self.ours.turn.phase
        place = a.BuildRoad(edge) if phase in (MAIN, FREE_ROADS) else a.PlaceRoad(edge)
        if self.do(seat, place):
            return
        rivals = self.rivals(seat)
        if any(rivals >> vertex & 1 for vertex in topology().edge_ends[edge]):
            self.meet(Fault.PAST_RIVAL)
        else:
            self.unexplained(f"road {edge} of {seat} refused")

    def rivals(self, seat: int) -> int:
        """Where the others have built."""
        return sum(buildings(player) for other, player in enumerate(self.ours.players) if other != seat)

    def settlement(self, seat: int, node: int) -> None:
        vertex = self.vertices[node]
        if self.ours.turn.phase != MAIN:
            self.must(seat, a.PlaceSettlement(vertex))
            return
        others = sum(p.roads for other, p in enumerate(self.ours.players) if other != seat)
        if (topology().vertex_edges[vertex] & others).bit_count() > 1:
            self.cut = True
        if not self.do(seat, a.BuildSettlement(vertex)):
            self.unexplained(f"settlement {vertex} of {seat} refused")

    def city(self, seat: int, node: int) -> None:
        self.must(seat, a.BuildCity(self.vertices[node]))

    def buy(self, seat: int, card: str) -> None:
        self.must(seat, a.BuyCard())
        kind = CARDS[card]
        index = next(n for n in range(25) if _card_at(self.ours, n) == kind)
        self.must(CHANCE, a.Draw(index))

    def play_card(self, seat: int, action: a.Action, card: Card) -> None:
        """Plays a card; one bought this turn is made an old one first, since catanatron does not care."""
        player = self.ours.players[seat]
        if not (player.cards - player.fresh) >> 8 * card & 255:
            self.found[Fault.NEW_CARD] += 1
            self.ours = self.ours._replace(players=self.ours.with_player(seat, player._replace(fresh=0)))
        self.must(seat, action)

    def plenty(self, seat: int, cards: tuple[str, ...]) -> None:
        pile = sum(ONE[RESOURCES.index(card)] for card in cards)
        if len(cards) == 1 and self.ours.bank % 255 > 1:
            self.found[Fault.PLENTY] += 1
            self.adopt()
            self.ours = self.ours._replace(turn=self.ours.turn._replace(card_played=True))
            return
        self.play_card(seat, a.PlayYearOfPlenty(pile), Card.YEAR_OF_PLENTY)

    def robber(self, seat: int, value: tuple[Any, Any, Any]) -> None:
        tile, victim, card = value
        target = NOBODY if victim is None else self.seats[victim]
        self.must(seat, a.MoveRobber(self.hexes[tile], target))
        if victim is not None:
            hand = self.ours.players[target].hand
            self.must(CHANCE, a.Steal(sum(hand >> 8 * k & 255 for k in range(RESOURCES.index(card)))))

    def discard(self, seat: int, cards: list[str]) -> None:
        pile = sum(ONE[RESOURCES.index(card)] for card in cards)
        self.must(seat, a.Discard(pile))
        if self.ours.turn.chosen:  # theirs turns up what each one discards at once
            self.ours = game.evolve(self.ours, Discarded(seat, pile))

    def trade(self, seat: int, value: tuple[Any, ...]) -> None:
        self.must(
            seat, a.TradeWithBank(Resource(RESOURCES.index(value[0])), Resource(RESOURCES.index(value[-1])))
        )

    # Comparison

    def compare(self) -> None:
        """Everything both engines know, after an action; then ours takes over what is explained."""
        self.compared += 1
        seen = snapshot(self.theirs, self.hexes, self.vertices)
        state = self.theirs.state
        mine = ours_as_theirs(self.ours)
        for name, value in seen.items():
            if mine[name] != value:
                self.explain(name, mine[name], value)
        self.compare_roads()
        self.adopt()
        if self.ours.turn.phase is FREE_ROADS and not state.is_road_building:
            self.found[Fault.ROAD_CARD] += 1
            self.ours = self.ours._replace(turn=self.ours.turn._replace(phase=MAIN, free_roads=0))

    def explain(self, name: str, mine: object, theirs: object) -> None:
        """A difference is a known fault or fails the run."""
        if name in ("hands", "bank") and Fault.SOLE_CLAIMANT in self.now:
            return
        if name in ("hands", "bank", "roads") and Fault.PAST_RIVAL in self.now:
            return
        if name in ("longest", "points") and (self.cut or self.touched()):
            self.found[Fault.AWARD] += name == "longest"
            return
        self.unexplained(f"{name}: ours {mine}, theirs {theirs}")

    def touched(self) -> bool:
        """Whether any road touches a rival's building: then catanatron counts it wrongly."""
        return any(ends_of(p.roads) & self.rivals(seat) for seat, p in enumerate(self.ours.players))

    def compare_roads(self) -> None:
        """Each player's longest road, counted anew by catanatron's own function."""
        lengths = road_lengths(self.ours.players)
        board = self.theirs.state.board
        for color, seat in self.seats.items():
            longest = max((len(path) for path in board.continuous_roads_by_player(color)), default=0)
            if longest != lengths[seat]:
                touching = (ends_of(self.ours.players[seat].roads) & self.rivals(seat)).bit_count()
                if touching and lengths[seat] - 2 <= longest < lengths[seat]:
                    self.found[Fault.BLOCKED_END] += 1
                else:
                    self.unexplained(f"road of {seat}: ours {lengths[seat]}, theirs {longest}")

    def adopt(self) -> None:
        """Our position becomes the other's, where an explained difference would spread."""
        seen = snapshot(self.theirs, self.hexes, self.vertices)
        players = tuple(
            player._replace(hand=hand, roads=roads, cards=cards, played=played)
            for player, hand, roads, cards, played in zip(
                self.ours.players, seen["hands"], seen["roads"], seen["cards"], seen["played"], strict=True
            )
        )
        deck = sum(ONE[CARDS[card]] for card in self.theirs.state.development_listdeck)
        self.ours = self.ours._replace(players=players, bank=seen["bank"], longest=seen["longest"], deck=deck)

    def compare_legal(self) -> None:
        """Roads, settlements, cities, trades and robber moves that both engines allow the player to act."""
        state = self.theirs.state
        seat = self.seats[state.current_color()]
        wanted: set[a.Action] = set()
        for action in state.playable_actions:
            translate = TRANSLATED.get(action.action_type)
            if translate:
                wanted.add(translate(self, action.value))
        kinds = {
            a.BuildRoad,
            a.BuildSettlement,
            a.BuildCity,
            a.TradeWithBank,
            a.MoveRobber,
            a.BuyCard,
            a.EndTurn,
        }
        mine = {action for action in game.legal(self.ours, seat) if type(action) in kinds}
        if self.ours.turn.phase not in COMPARED or wanted == mine:
            return
        for action in wanted ^ mine:
            self.explain_legal(seat, action)

    def explain_legal(self, seat: int, action: a.Action) -> None:
        """An action that only one engine allows."""
        if isinstance(action, a.BuildRoad | a.BuildSettlement):
            if ends_of(self.ours.players[seat].roads) & self.rivals(seat):
                self.found[Fault.PAST_RIVAL] += 1
                return
            if self.ours.turn.phase is FREE_ROADS:
                self.found[Fault.ROAD_CARD] += 1
                return
        self.unexplained(f"only one engine allows {seat} {game.format(action)}")


COMPARED: Final[frozenset[CatanPhase]] = frozenset(
    {CatanPhase.MAIN, CatanPhase.ROBBER, CatanPhase.FREE_ROADS}
)
HANDLERS: Final[dict[Any, Callable[[Mirror, int, Any], None]]] = {
    ActionType.ROLL: Mirror.roll,
    ActionType.BUILD_ROAD: Mirror.road,
    ActionType.BUILD_SETTLEMENT: Mirror.settlement,
    ActionType.BUILD_CITY: Mirror.city,
    ActionType.BUY_DEVELOPMENT_CARD: Mirror.buy,
    ActionType.MOVE_ROBBER: Mirror.robber,
    ActionType.DISCARD: Mirror.discard,
    ActionType.MARITIME_TRADE: Mirror.trade,
    ActionType.PLAY_YEAR_OF_PLENTY: Mirror.plenty,
    ActionType.PLAY_KNIGHT_CARD: lambda m, seat, _: m.play_card(seat, a.PlayKnight(), Card.KNIGHT),
    ActionType.PLAY_ROAD_BUILDING: lambda m, seat, _: m.play_card(
        seat, a.PlayRoadBuilding(), Card.ROAD_BUILDING
    ),
    ActionType.PLAY_MONOPOLY: lambda m, seat, card: m.play_card(
        seat, a.PlayMonopoly(Resource(RESOURCES.index(card))), Card.MONOPOLY
    ),
    ActionType.END_TURN: lambda m, seat, _: m.must(seat, a.EndTurn()),
}
TRANSLATED: Final[dict[Any, Callable[[Mirror, Any], a.Action]]] = {
    ActionType.BUILD_ROAD: lambda m, value: a.BuildRoad(edge_of(value, m.vertices)),
    ActionType.BUILD_SETTLEMENT: lambda m, value: a.BuildSettlement(m.vertices[value]),
    ActionType.BUILD_CITY: lambda m, value: a.BuildCity(m.vertices[value]),
    ActionType.MARITIME_TRADE: lambda _, value: a.TradeWithBank(
        Resource(RESOURCES.index(value[0])), Resource(RESOURCES.index(value[-1]))
    ),
    ActionType.MOVE_ROBBER: lambda m, value: a.MoveRobber(
        m.hexes[value[0]], NOBODY if value[1] is None else m.seats[value[1]]
    ),
    ActionType.BUY_DEVELOPMENT_CARD: lambda _m, _value: a.BuyCard(),
    ActionType.END_TURN: lambda _m, _value: a.EndTurn(),
}


def _card_at(state: CatanState, index: int) -> Card:
    for card in Card:
        index -= state.deck >> 8 * card & 255
        if index < 0:
            return card
    return Card.KNIGHT


def run(games: int, first: int = 1) -> tuple[Counter[Fault], int, list[str]]:
    """So many games from a seed on: faults met, actions compared, unexplained differences."""
    found: Counter[Fault] = Counter()
    compared, reports = 0, []
    for seed in range(first, first + games):
        mirror = Mirror(seed)
        mirror.play()
        found += mirror.found
        compared += mirror.compared
        reports += mirror.report
    return found, compared, reports


def main() -> int:
    """Prints the count of each fault; fails on an unexplained difference."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=1)
    wanted = parser.parse_args()
    found, compared, reports = run(wanted.games, wanted.first)
    figures = {"games": wanted.games, "actions_compared": compared, "unexplained": found[Fault.UNEXPLAINED]}
    faults = {str(fault): found[fault] for fault in Fault if fault is not Fault.UNEXPLAINED}
    sys.stdout.write(json.dumps({**figures, "faults": faults, "report": reports[:20]}, indent=1) + "\n")
    return 1 if reports else 0


if __name__ == "__main__":
    sys.exit(main())
