"""Cards, tiles and places in words: the same short signs wherever a game is shown."""

from typing import Final

from bot.i18n import Language, plain
from engine.catan.board import Layout
from engine.catan.codecs import UnreadableText, read_sum
from engine.catan.hands import Hand, counts
from engine.catan.names import RESOURCES, Card, Hex, Resource, Terrain, Vertex
from engine.catan.topology import topology

EMOJI: Final = ("🪵", "🧱", "🐑", "🌾", "🪨")
"""The sign of each resource, in the order of a hand of cards."""
DESERT: Final = "🏜️"


def resource_name(resource: Resource, language: Language) -> str:
    """A resource's name: 木材, lumber."""
    return plain(language, f"catan-resource-{resource.name.lower()}")


def resource_label(resource: Resource, language: Language) -> str:
    """A resource's sign and name, for menus and buttons."""
    return f"{EMOJI[resource]} {resource_name(resource, language)}"


def card_name(card: Card, language: Language) -> str:
    """A development card's name: 騎士, Knight."""
    return plain(language, f"catan-devcard-{card.name.lower().replace('_', '-')}")


def cards_words(pile: Hand, language: Language) -> str:
    """Resource cards in short: "🪵×2 🐑×1"; a word for none."""
    parts = [
        f"{EMOJI[kind]}×{number}" for kind, number in zip(RESOURCES, counts(pile), strict=True) if number
    ]
    return " ".join(parts) or plain(language, "catan-no-cards")


def pile_of(words: str) -> Hand | None:
    """The cards that a text such as `2L1W` or `1L+1L+1W` stands for; None if it is none."""
    try:
        return read_sum(words)
    except UnreadableText:
        return None


def tile_words(layout: Layout, tile: Hex) -> str:
    """A tile in short: what it yields and its number, "🌾6"; the desert has none."""
    terrain = layout.tiles[tile]
    return DESERT if terrain is Terrain.DESERT else f"{EMOJI[terrain]}{layout.tokens[tile]}"


def place_words(layout: Layout, vertex: Vertex) -> str:
    """An intersection by the tiles that it touches: "🌾6 🪵8 🪨5"."""
    return " ".join(tile_words(layout, tile) for tile in topology().vertex_hexes[vertex])
