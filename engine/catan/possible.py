"""What keeps a seat from building, whatever its hand: no piece left, or no place for one. Open facts alone decide."""

from collections.abc import Mapping
from enum import StrEnum

from engine.catan.names import Seat
from engine.catan.state import CITIES, ROADS, SETTLEMENTS
from engine.catan.topology import ends_of, paths_at, too_near
from engine.catan.view import View


class Thing(StrEnum):
    """What can be built or bought."""

    ROAD = "road"
    SETTLEMENT = "settlement"
    CITY = "city"
    CARD = "card"


class Obstacle(StrEnum):
    """Why it cannot be."""

    PIECE = "piece"
    PLACE = "place"
    DECK = "deck"


def obstacles(view: View, seat: Seat) -> Mapping[Thing, Obstacle]:
    """What the seat could not build or buy if it had the cards.

    Source: std/road-supply, std/road-place, std/settlement-supply, std/settlement-place, std/city-supply
    """
    mine = view.seats[seat]
    standing = roads = 0
    for other in view.seats:
        standing |= other.settlements | other.cities
        roads |= other.roads
    own = mine.settlements | mine.cities
    reached = ends_of(mine.roads)
    supply = {
        Thing.ROAD: (mine.roads, ROADS, paths_at(reached & ~standing | own) & ~roads),
        Thing.SETTLEMENT: (mine.settlements, SETTLEMENTS, reached & ~too_near(standing)),
        Thing.CITY: (mine.cities, CITIES, mine.settlements),
    }
    found = {} if view.deck else {Thing.CARD: Obstacle.DECK}
    for thing, (pieces, most, places) in supply.items():
        if pieces.bit_count() >= most:
            found[thing] = Obstacle.PIECE
        elif not places:
            found[thing] = Obstacle.PLACE
    return found
