"""A game as `.catan` text, format catanlog 0.10: what a spectator saw, one line for each thing that happened.

The format knows no changes of mind, so a piece that was moved or a card that was changed is written as
it was in the end. Hidden things (the card drawn or stolen), talk and discards are not part of it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeAlias

from engine.capabilities import GameRecord
from engine.catan import events as e
from engine.catan.board import Direction, Layout, spiral
from engine.catan.hands import Hand, counts
from engine.catan.names import NOBODY, Edge, Hex, Resource, Seat, Vertex
from engine.catan.options import CatanOptions
from engine.catan.topology import HARBOUR_SIDES, topology

VERSION: Final = "0.10.0"
COLOURS: Final = ("red", "blue", "orange", "white")
WORDS: Final = ("wood", "brick", "sheep", "wheat", "ore", "desert")
CORNERS: Final = ("N", "NE", "SE", "S", "SW", "NW")
SIDES: Final = ("NE", "E", "SE", "SW", "W", "NW")
"""The side of a hex that begins at each corner, clockwise from the top."""
DEUCE: Final = 2
TILE_ORDER: Final = tuple(spiral(0, Direction.COUNTERCLOCKWISE))
"""The tiles in the order of their numbers, 1 to 19: counter-clockwise from the top left to the middle."""


def export(record: GameRecord[CatanOptions, e.Event]) -> str:
    """The whole game as text; its `began` is `YYYY-MM-DD hh:mm:ss`."""
    laid = record.events[0]
    if not isinstance(laid, e.BoardLaid):
        raise TypeError(laid)
    names = [_one_line(name) for name in record.names]
    lines = [*_header(record.seats, laid.layout, names, record.began), *_lines(settled(record.events[1:]))]
    return "\n".join(lines) + "\n"


def _one_line(name: str) -> str:
    """A name that cannot begin a line, or another field, of the text."""
    return " ".join(name.replace(",", " ").split()) or "?"


def _header(seats: int, layout: Layout, names: Sequence[str], timestamp: str) -> list[str]:
    players = (f"name: {names[seat]}, color: {COLOURS[seat]}, seat: {seat + 1}" for seat in range(seats))
    return [
        f"catanlog v{VERSION}",
        f"timestamp: {timestamp}",
        f"players: {seats}",
        *players,
        f"terrain: {' '.join(WORDS[layout.tiles[tile]] for tile in TILE_ORDER)}",
        f"numbers: {' '.join(str(layout.tokens[tile] or None) for tile in TILE_ORDER)}",
        f"ports: {' '.join(_ports(layout))}",
        "...CATAN!",
    ]


def _ports(layout: Layout) -> list[str]:
    places = sorted((number(tile), SIDES[side], harbour) for (tile, side), harbour in _harbours(layout))
    return [f"{port(harbour)}({tile} {side})" for tile, side, harbour in places]


def _harbours(layout: Layout) -> list[tuple[tuple[Hex, int], Resource | None]]:
    return list(zip(HARBOUR_SIDES, layout.harbours, strict=True))


def port(harbour: Resource | None) -> str:
    """A harbour's name."""
    return "3:1" if harbour is None else WORDS[harbour]


def number(tile: Hex) -> int:
    """A tile's number in the format."""
    return TILE_ORDER.index(tile) + 1


def corner(vertex: Vertex) -> str:
    """An intersection as the lowest-numbered tile that has it, and the corner."""
    tile = min(topology().vertex_hexes[vertex], key=number)
    return f"({number(tile)} {CORNERS[topology().hex_vertices[tile].index(vertex)]})"


def side(edge: Edge) -> str:
    """A path as the lowest-numbered tile that has it, and the side."""
    first, second = topology().edge_ends[edge]
    shared = set(topology().vertex_hexes[first]) & set(topology().vertex_hexes[second])
    tile = min(shared, key=number)
    corners = topology().hex_vertices[tile]
    begins = next(
        place for place in range(6) if {corners[place], corners[(place + 1) % 6]} == {first, second}
    )
    return f"({number(tile)} {SIDES[begins]})"


class RoadBuilder(NamedTuple):
    """Road Building together with the roads that it built: one line of the format."""

    seat: Seat
    edges: tuple[Edge, ...]


Entry: TypeAlias = e.Event | RoadBuilder


def settled(events: Sequence[e.Event]) -> tuple[Entry, ...]:
    """The events with every change of mind carried into what it changed."""
    final: list[e.Event] = []
    for event in events:
        match event:
            case e.RoadMoved(_, source, target):
                _amend(final, (e.RoadBuilt, e.FreeRoadBuilt, e.RoadPlaced), "edge", source, target)
            case e.SettlementMoved(_, source, target):
                _amend(final, (e.SettlementBuilt,), "vertex", source, target)
            case e.CityMoved(_, source, target):
                _amend(final, (e.CityBuilt,), "vertex", source, target)
            case e.TakenChanged(_, old, new):
                _amend(final, (e.BankTraded,), "take", old, new)
            case e.SettlementTakenBack():
                final.pop()
            case _ if type(event) in TOLD:
                final.append(event)
    return _with_free_roads(final)


def _amend(final: list[e.Event], kinds: tuple[type[e.Event], ...], field: str, old: int, new: int) -> None:
    places = range(len(final) - 1, -1, -1)
    place = next(p for p in places if type(final[p]) in kinds and getattr(final[p], field) == old)
    changes: dict[str, Any] = {field: new}
    final[place] = replace(final[place], **changes)


def _with_free_roads(events: Sequence[e.Event]) -> tuple[Entry, ...]:
    final: list[Entry] = []
    for event in events:
        card = final[-1] if final else None
        if isinstance(event, e.RoadBuildingPlayed):
            final.append(RoadBuilder(event.seat, ()))
        elif isinstance(event, e.FreeRoadBuilt) and isinstance(card, RoadBuilder):
            final[-1] = RoadBuilder(card.seat, (*card.edges, event.edge))
        else:
            final.append(event)
    return tuple(final)


def cards(pile: Hand) -> str:
    """Cards in the brackets of a trade."""
    return "[" + ", ".join(f"{held} {WORDS[kind]}" for kind, held in enumerate(counts(pile)) if held) + "]"


def _who(seat: Seat) -> str:
    return "nobody" if seat == NOBODY else COLOURS[seat]


def _plenty(pile: Hand) -> str:
    return " and ".join(WORDS[kind] for kind, held in enumerate(counts(pile)) for _ in range(held))


PORTS: Final = {4: "4:1", 3: "3:1"}
LINES: Final[dict[type[Entry], Callable[[Any], str]]] = {
    e.SettlementPlaced: lambda x: f"{_who(x.seat)} buys settlement, builds at {corner(x.vertex)}",
    e.RoadPlaced: lambda x: f"{_who(x.seat)} buys road, builds at {side(x.edge)}",
    e.RobberMoved: lambda x: f"{_who(x.seat)} moves robber to {number(x.hex)}, steals from {_who(x.victim)}",
    e.RobberForgotten: lambda x: f"{_who(x.seat)} moves robber to {number(x.hex)}, steals from nobody",
    e.RoadBuilt: lambda x: f"{_who(x.seat)} buys road, builds at {side(x.edge)}",
    e.SettlementBuilt: lambda x: f"{_who(x.seat)} buys settlement, builds at {corner(x.vertex)}",
    e.CityBuilt: lambda x: f"{_who(x.seat)} buys city, builds at {corner(x.vertex)}",
    e.CardBought: lambda x: f"{_who(x.seat)} buys dev card",
    e.KnightPlayed: lambda x: f"{_who(x.seat)} plays knight",
    RoadBuilder: lambda x: f"{_who(x.seat)} plays road builder, builds at {' and '.join(map(side, x.edges))}",
    e.YearOfPlentyPlayed: lambda x: f"{_who(x.seat)} plays year of plenty, takes {_plenty(x.cards)}",
    e.MonopolyPlayed: lambda x: f"{_who(x.seat)} plays monopoly on {WORDS[x.resource]}",
    e.BankTraded: lambda x: (
        f"{_who(x.seat)} trades [{x.number} {WORDS[x.give]}] to port {PORTS.get(x.number, WORDS[x.give])}"
        f" for [1 {WORDS[x.take]}]"
    ),
    e.Traded: lambda x: (
        f"{_who(x.seat)} trades {cards(x.give)} to player {_who(x.partner)} for {cards(x.get)}"
    ),
    e.TurnEnded: lambda x: f"{_who(x.seat)} ends turn after 0s",
    e.VictoryDeclared: lambda x: f"{_who(x.seat)} wins",
}
"""One line for each entry but the dice, which need to know whose they are. No clock: every turn lasts 0 s."""
TOLD: Final = {*LINES, e.DiceTaken, e.Rolled, e.FreeRoadBuilt, e.RoadBuildingPlayed}


def _lines(entries: Sequence[Entry]) -> Iterator[str]:
    roller = NOBODY
    for entry in entries:
        if isinstance(entry, e.DiceTaken):
            roller = entry.seat
        elif isinstance(entry, e.Rolled):
            total = entry.first + entry.second
            yield f"{_who(roller)} rolls {total}{' ...DEUCES!' if total == DEUCE else ''}"
        else:
            yield LINES[type(entry)](entry)
