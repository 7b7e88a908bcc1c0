"""What Rivals is called in ids and texts; the players' signs in turn order: colour and number, not colour alone."""

from typing import Final

from engine.rivals.names import Good

RIVALS_KIND: Final = "rivals"
MARKS: Final = ("🔴1", "🔵2")
GOODS: Final = {
    Good.LUMBER: "🪵",
    Good.BRICK: "🧱",
    Good.GRAIN: "🌾",
    Good.WOOL: "🐑",
    Good.ORE: "🪨",
    Good.GOLD: "🪙",
}
DIE: Final = "🎲"
