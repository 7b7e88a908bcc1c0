"""The places of the island that can be tapped, and the cards beside it, each with a name that is read aloud."""

from collections.abc import Iterable, Iterator
from typing import Final

from bot.i18n import Language, plain
from bot.ui.games.catan.cards import DESERT, EMOJI, card_name, resource_name, tile_words
from bot.ui.games.catan.marks import MARKS
from bot.ui.games.catan.pictures.board_base import hex_point, vertex_point
from bot.ui.games.catan.scene import Scene
from bot.ui.games.catan.spots import PIECES, AtEdge, AtVertex, spot_words
from bot.ui.games.catan.table_drawing import DECK, city_at, edge_middle, road_at, robber_at, settlement_at
from bot.ui.play.table_face import TapPlace, Tray, TrayCard, numbered
from engine.catan import actions as a
from engine.catan.hands import Hand, counts
from engine.catan.names import CARDS, RESOURCES, Edge, Hex, Seat, Vertex

ON_BOARD: Final = "vehd"
_CORNER, _TILE, _PILE = 17, 40, 58
"""How large a place is shown."""
_SIGNS: Final = "⚔🛣🎁💰⭐"
"""Of the development cards."""


def places_of(scene: Scene, keys: Iterable[str]) -> tuple[TapPlace, ...]:
    """The places of these keys."""
    return numbered(_place(scene, key) for key in keys if key[0] in ON_BOARD)


def trays_of(scene: Scene, keys: Iterable[str]) -> tuple[Tray, ...]:
    """The own cards, and what else a tap needs: the bank's, and who can be robbed."""
    language, kinds = scene.language, {key[0]: key for key in keys}
    own = (*_resources("r", scene.own.hand, language), *_development(scene))
    trays = [Tray(scene.label("table-own"), own)]
    if "b" in kinds:
        trays.append(Tray(scene.label("table-bank"), _resources("b", scene.view.bank, language)))
    seats = sorted({int(key[1:]) for key in keys if key[0] == "s"})
    if seats:
        trays.append(Tray(scene.label("table-whom"), tuple(_victim(scene, Seat(seat)) for seat in seats)))
    return tuple(trays)


def _place(scene: Scene, key: str) -> TapPlace:
    number = int(key[1:])
    match key[0]:
        case "h":
            x, y = hex_point(Hex(number))
            name = _spoken(tile_words(scene.layout, Hex(number)), scene.language)
            return TapPlace(key, name, x, y, _TILE, robber_at(Hex(number)))
        case "v":
            return _corner(scene, key, Vertex(number))
        case "e":
            return _path(scene, key, Edge(number))
    return TapPlace(key, scene.label("table-buy", number=scene.view.deck), *DECK, _PILE)


def _corner(scene: Scene, key: str, vertex: Vertex) -> TapPlace:
    spots = (one for one in scene.seen.actions if isinstance(one, AtVertex) and one.vertex == vertex)
    spot = next(spots)
    draw = city_at if isinstance(spot, a.BuildCity | a.MoveCity) else settlement_at
    name = _spoken(spot_words(spot, scene.layout, scene.language), scene.language)
    return TapPlace(key, name, *vertex_point(vertex), _CORNER, draw(scene.seat, vertex))


def _path(scene: Scene, key: str, edge: Edge) -> TapPlace:
    road = next(one for one in scene.seen.actions if isinstance(one, AtEdge) and one.edge == edge)
    name = _spoken(spot_words(road, scene.layout, scene.language), scene.language)
    return TapPlace(key, name, *edge_middle(edge), _CORNER, road_at(scene.seat, edge))


def _spoken(words: str, language: Language) -> str:
    """A place for who hears it: the tiles by name, without the signs of pieces."""
    for kind, sign in zip(RESOURCES, EMOJI, strict=True):
        words = words.replace(sign, f" {resource_name(kind, language)} ")
    words = words.replace(DESERT, plain(language, "catan-table-desert"))
    words = words.replace("⚓", f" {plain(language, 'catan-table-harbor')} ")
    pieces = {plain(language, f"catan-panel-piece-{piece}") for piece in PIECES.values()}
    for piece in pieces:
        words = words.replace(piece, piece.split(" ", 1)[-1])
    return " ".join(words.split())


def _resources(key: str, pile: Hand, language: Language) -> tuple[TrayCard, ...]:
    held = zip(RESOURCES, counts(pile), strict=True)
    return tuple(
        TrayCard(f"{key}{kind:d}", EMOJI[kind], resource_name(kind, language), number)
        for kind, number in held
    )


def _development(scene: Scene) -> Iterator[TrayCard]:
    for card, number in zip(CARDS, counts(scene.own.cards), strict=True):
        if number:
            yield TrayCard(f"c{card:d}", _SIGNS[card], card_name(card, scene.language), number)


def _victim(scene: Scene, seat: Seat) -> TrayCard:
    return TrayCard(f"s{seat}", MARKS[seat], scene.seen.names[seat], scene.view.seats[seat].cards)
