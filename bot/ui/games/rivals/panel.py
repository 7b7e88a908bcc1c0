"""What a panel is drawn from: the view of a seat, and what the rules would take from it now."""

from dataclasses import dataclass
from typing import TypeVar, cast

from bot.i18n import Language, Param
from bot.ui.games.rivals.marks import RIVALS_KIND
from bot.ui.games.rivals.seen import view_of
from bot.ui.play.wording import label, worded
from engine.protocol import EngineRefusal
from engine.rivals.actions import RivalsAction
from engine.rivals.automation import NO_RIVALS_ORDERS, RivalsOrders, RivalsStandingOrders
from engine.rivals.names import Seat, other
from engine.rivals.state import Demand, Realm
from engine.rivals.view import RivalsView
from usecases.play.views import GameView

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class RivalsPanel:
    """A game as one of its players sees it."""

    seen: GameView
    view: RivalsView
    seat: Seat
    language: Language
    actions: tuple[RivalsAction, ...]

    def of(self, *kinds: type[RivalsAction]) -> tuple[RivalsAction, ...]:
        """The legal actions of these kinds."""
        return tuple(action for action in self.actions if isinstance(action, kinds))

    @property
    def own(self) -> Realm:
        """The player's principality."""
        return self.view.seats[self.seat].realm

    @property
    def theirs(self) -> Realm:
        """The opponent's."""
        return self.view.seats[other(self.seat)].realm

    @property
    def opponent(self) -> str:
        """The other player's name."""
        return self.seen.names[other(self.seat)]

    @property
    def demand(self) -> Demand | None:
        """What the player is asked for; None on an own turn, or when the other one must decide."""
        if not self.actions or not self.view.agenda:
            return None
        return next((demand for demand in self.view.demands if demand.seat == self.seat), None)

    @property
    def orders(self) -> RivalsOrders:
        """The player's standing orders; those that an older version wrote and we cannot read are none."""
        found = RivalsStandingOrders().read(self.seen.seats[self.seat].orders)
        return NO_RIVALS_ORDERS if isinstance(found, EngineRefusal) else found

    def say(self, key: str, **params: Param) -> str:
        """A line of a panel; names in it lose their markup."""
        return worded(RIVALS_KIND, f"panel-{key}", self.language, params)

    def label(self, key: str, **params: Param) -> str:
        """A label of a control."""
        return label(RIVALS_KIND, f"panel-{key}", self.language, params)


def desk_of(seen: GameView, language: Language) -> RivalsPanel | None:
    """The panel's ground; None for watchers and before the game has begun."""
    view = view_of(seen)
    if view is None or seen.seat is None:
        return None
    return RivalsPanel(seen, view, seen.seat, language, cast("tuple[RivalsAction, ...]", seen.actions))
