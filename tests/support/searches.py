"""Players of the house that search badly: they do not end, they fail, or they end the process that thinks for them."""

import os
import signal
from collections.abc import Sequence
from typing import Any, Final

from engine.protocol import Chance
from engine.thinking import HouseQuestion


class LastOne:
    """Takes the last action."""

    def searches(self, _view: Any) -> bool:  # noqa: ANN401 - any game's
        """Everywhere."""
        return True

    def search(self, _view: Any, actions: Sequence[Any], _chance: Chance) -> Any:  # noqa: ANN401 - any game's
        return actions[-1]


class Endless(LastOne):
    """Thinks for ever."""

    def search(self, _view: Any, actions: Sequence[Any], _chance: Chance) -> Any:  # noqa: ANN401 - any game's
        while actions:
            pass


class Failing(LastOne):
    """Has a bug."""

    def search(self, _view: Any, _actions: Sequence[Any], _chance: Chance) -> Any:  # noqa: ANN401 - any game's
        raise ZeroDivisionError


class Deadly(LastOne):
    """The machine has no memory left, and ends the process."""

    def search(self, _view: Any, _actions: Sequence[Any], _chance: Chance) -> Any:  # noqa: ANN401 - any game's
        os.kill(os.getpid(), signal.SIGKILL)


SOUND: Final = HouseQuestion(LastOne().search, "view", ("one", "two", "three"), 7)


def asked_of(search: LastOne) -> HouseQuestion:
    """The same question to another player."""
    return SOUND._replace(choose=search.search)
