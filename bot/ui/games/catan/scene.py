"""What a panel is drawn from: the seat's own view, and what the rules would take from the seat now."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar, cast

from bot.i18n import Language
from bot.ui.games.catan.cards import cards_words
from bot.ui.games.catan.marks import KIND, MARKS
from bot.ui.games.catan.seen import view_of
from bot.ui.play.wording import label, worded
from engine.catan.actions import Action
from engine.catan.board import Layout
from engine.catan.hands import Hand
from engine.catan.names import Hex, Seat
from engine.catan.orders import NO_ORDERS, BuildOrders, read_orders
from engine.catan.topology import HEXES
from engine.catan.view import OwnView, View
from engine.protocol import EngineRefusal
from usecases.play.views import GameView

Words = tuple[str, ...]
_NAME = 24
"""Characters of a name in a label, so that the rest of it is not cut off."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Scene:
    """A game as one of its players may know it. `moves` are the legal actions by type, in the engine's order."""

    seen: GameView
    view: View
    own: OwnView
    seat: Seat
    language: Language
    moves: Mapping[type[Any], list[Action]]

    @property
    def layout(self) -> Layout:
        """The island."""
        return self.view.board.layout

    @property
    def mine(self) -> bool:
        """Whether it is the player's turn."""
        return self.view.turn.player == self.seat

    def of(self, kind: type[T]) -> list[T]:
        """The legal actions of this kind."""
        found: list[Any] = self.moves.get(kind, [])
        return found

    def can(self, *kinds: type[Action]) -> bool:
        """Whether an action of one of these kinds is legal."""
        return any(kind in self.moves for kind in kinds)

    def name(self, seat: Seat) -> str:
        """A player's name, for lines of text."""
        return self.seen.names[seat]

    def short(self, seat: Seat) -> str:
        """A player's sign on the board and name, short enough for a label."""
        name = self.seen.names[seat]
        return f"{MARKS[seat]} {name if len(name) <= _NAME else f'{name[: _NAME - 1]}…'}"

    def cards(self, pile: Hand) -> str:
        """Resource cards in short."""
        return cards_words(pile, self.language)

    def say(self, key: str, **params: str | int) -> str:
        """A line of a panel; names in it lose their markup."""
        return worded(KIND, f"panel-{key}", self.language, params)

    def label(self, key: str, **params: str | int) -> str:
        """A label of a control."""
        return label(KIND, f"panel-{key}", self.language, params)


def scene_of(seen: GameView, language: Language) -> Scene | None:
    """The scene of a seat; None for watchers and before the game has begun."""
    view = view_of(seen)
    if view is None or view.own is None or seen.seat is None:
        return None
    moves: dict[type[Any], list[Action]] = {}
    for kind, actions in groupby(cast("tuple[Action, ...]", seen.actions), type):
        moves.setdefault(kind, []).extend(actions)
    return Scene(seen, view, view.own, seen.seat, language, moves)


def orders_of(scene: Scene) -> BuildOrders:
    """The player's standing orders; those that an older version wrote and we cannot read are none."""
    orders = read_orders(scene.seen.seats[scene.seat].orders)
    return NO_ORDERS if isinstance(orders, EngineRefusal) else orders


def hex_word(tile: Hex) -> str:
    """A tile in a step's words: `h4`."""
    return f"h{tile}"


def hex_of(word: str) -> Hex | None:
    """The tile that a step's word names."""
    return next((tile for tile in HEXES if hex_word(tile) == word), None)
