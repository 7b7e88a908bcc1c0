"""What the last move changed, as places to point at."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from bot.ui.games.catan.pictures.board_places import BoardSpot, at_edge, at_vertex
from engine.catan import events as e
from engine.catan.names import Hex
from engine.catan.topology import HEXES
from engine.catan.view import Concealed

Seen: TypeAlias = e.Event | Concealed


class LastMoves(NamedTuple):
    """Where pieces were placed, the dice if any were thrown, and whether the robber was moved."""

    placed: tuple[BoardSpot, ...]
    dice: tuple[int, int] | None
    robber: bool


def moves_of(last: Sequence[Seen]) -> LastMoves:
    """The newest dice, and every place that got a piece, in the order of the events."""
    placed = tuple(place for event in last if (place := _placed(event)) is not None)
    rolls = [(event.first, event.second) for event in last if isinstance(event, e.Rolled)]
    robber = any(isinstance(event, e.RobberMoved | e.RobberForgotten) for event in last)
    return LastMoves(placed, rolls[-1] if rolls else None, robber)


def woken(tokens: Sequence[int], dice: tuple[int, int] | None, robber: Hex) -> tuple[Hex, ...]:
    """The tiles that the dice made yield: not where the robber stands."""
    if dice is None:
        return ()
    return tuple(
        tile for tile, token in zip(HEXES, tokens, strict=True) if token == sum(dice) and tile != robber
    )


def _placed(event: Seen) -> BoardSpot | None:
    match event:
        case (
            e.SettlementPlaced(vertex=vertex) | e.SettlementBuilt(vertex=vertex) | e.CityBuilt(vertex=vertex)
        ):
            return at_vertex(vertex)
        case e.SettlementMoved(target=vertex) | e.CityMoved(target=vertex):
            return at_vertex(vertex)
        case e.RoadPlaced(edge=edge) | e.RoadBuilt(edge=edge) | e.FreeRoadBuilt(edge=edge):
            return at_edge(edge)
        case e.RoadMoved(target=edge):
            return at_edge(edge)
    return None
