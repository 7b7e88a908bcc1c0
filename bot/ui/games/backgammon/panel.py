"""What a panel is drawn from: the match, the viewer's seat, and what the rules would take from it now."""

from dataclasses import dataclass
from typing import TypeVar, cast

from bot.i18n import Language, Param, plain, text
from bot.ui.games.backgammon.seen import state_of
from engine.backgammon.actions import Action
from engine.backgammon.automation import PRESET, CubeOrders, MatchOrders
from engine.backgammon.names import Seat, other
from engine.backgammon.state import BackgammonState
from engine.protocol import EngineRefusal
from usecases.play.views import GameView

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PlayerPanel:
    """A match as one of its players sees it."""

    seen: GameView
    state: BackgammonState
    seat: Seat
    language: Language
    actions: tuple[Action, ...]

    def of(self, kind: type[T]) -> list[T]:
        """The legal actions of this kind."""
        return [action for action in self.actions if isinstance(action, kind)]

    @property
    def opponent(self) -> str:
        """The other player's name."""
        return self.seen.names[other(self.seat)]

    @property
    def orders(self) -> MatchOrders:
        """The player's standing orders; those that an older version wrote and we cannot read are none."""
        found = CubeOrders().read(self.seen.seats[self.seat].orders)
        return PRESET if isinstance(found, EngineRefusal) else found

    def say(self, key: str, **params: Param) -> str:
        """A line of a panel; names in it lose their markup."""
        return text(self.language, f"backgammon-panel-{key}", params)

    def label(self, key: str, **params: Param) -> str:
        """A label of a control."""
        return plain(self.language, f"backgammon-panel-{key}", params)


def desk_of(seen: GameView, language: Language) -> PlayerPanel | None:
    """The panel's ground; None for watchers and before the match has begun."""
    state = state_of(seen)
    if state is None or seen.seat is None:
        return None
    return PlayerPanel(seen, state, seen.seat, language, cast("tuple[Action, ...]", seen.actions))
