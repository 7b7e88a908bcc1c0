"""A game of Rivals on the simulated Discord, played by the controls of the messages alone."""

import random

import simcord

from engine.rivals.game import legal
from engine.rivals.house import thrifty
from engine.rivals.notation import format_action
from engine.rivals.state import RivalsState
from tests.games.sight import Use
from tests.support.night import Night
from tests.support.two_night import TwoNight, opened_by_first


class RivalsNight(TwoNight):
    """A game under way."""

    chance = random.Random(20)

    @property
    def table(self) -> RivalsState:
        """The game, secrets included."""
        found = self.state
        assert isinstance(found, RivalsState)
        return found

    def decision(self, seat: int) -> str:
        """What the rule of thumb says."""
        return format_action(thrifty(self.table, seat, legal(self.table, seat), self.chance.randrange))

    def way(self, offers: dict[str, Use], words: str) -> str:
        """What leads to a decision: itself, or the menu that goes on with its first words."""
        if words in offers:
            return words
        steps = [one for one in offers if one.startswith("?at ") and f"{words} ".startswith(f"{one[4:]} ")]
        ends = {"finish yes": "?end keep", "finish no": "?end swap"}
        steps += [ends[words]] if ends.get(words) in offers else []
        assert steps, (words, sorted(offers))
        return max(steps, key=len)


async def a_game(night: Night, *others: simcord.MemberActor, **options: object) -> RivalsNight:
    """The first player opens a game; the others join."""
    return RivalsNight(night, await opened_by_first(night, "rivals new", *others, **options))
