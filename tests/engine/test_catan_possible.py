"""What a seat could not build if it had the cards."""

from engine.catan.actions import BuildCity, BuildRoad, BuildSettlement
from engine.catan.building import legal
from engine.catan.hands import pack
from engine.catan.options import CatanOptions
from engine.catan.possible import Obstacle, Thing, obstacles
from engine.catan.state import CITIES, ROADS
from engine.catan.view import view
from tests.engine.catan_table import island
from tests.engine.random_games import walk

KINDS = {Thing.ROAD: BuildRoad, Thing.SETTLEMENT: BuildSettlement, Thing.CITY: BuildCity}


def test_with_all_cards_in_hand_just_what_nothing_keeps_from_it_can_be_built() -> None:
    met = set()
    for state, seat, _, _ in walk(CatanOptions(), 4, 5, 700):
        if seat < 0:
            continue
        rich = state.players[seat]._replace(hand=pack((5, 5, 5, 5, 5)))
        found = {
            type(action) for action in legal(state._replace(players=state.with_player(seat, rich)), seat)
        }
        closed = obstacles(view(state, seat), seat)
        assert {thing for thing, kind in KINDS.items() if kind not in found} == closed.keys() - {Thing.CARD}
        met |= {*closed.items()}
    assert (Thing.SETTLEMENT, Obstacle.PLACE) in met


def test_what_is_missing_is_said_piece_before_place() -> None:
    state = island()
    full = state.players[0]._replace(roads=(1 << ROADS) - 1, cities=(1 << CITIES) - 1, settlements=0)
    used = state._replace(players=state.with_player(0, full), deck=0)
    closed = obstacles(view(used, 0), 0)
    assert closed[Thing.ROAD] is closed[Thing.CITY] is Obstacle.PIECE
    assert closed[Thing.CARD] is Obstacle.DECK
