"""A game of Rivals on the simulated Discord, played by the controls of the messages alone."""

import random
from typing import Any

import simcord

from engine.rivals.game import legal
from engine.rivals.house import thrifty
from engine.rivals.notation import format_action
from engine.rivals.state import RivalsState
from tests.games.sight import Use
from tests.support.backgammon_night import MatchNight
from tests.support.night import Night, said

MOST_TAPS = 8


class RivalsNight(MatchNight):
    """A game under way."""

    chance = random.Random(20)

    @property
    def table(self) -> RivalsState:
        """The game, secrets included."""
        found: Any = self.state
        assert isinstance(found, RivalsState)
        return found

    async def play(self, seat: int) -> None:
        """A sensible decision, by as many taps as it takes."""
        action = thrifty(self.table, seat, legal(self.table, seat), self.chance.randrange)
        await self.choose(seat, format_action(action))

    async def choose(self, seat: int, words: str) -> None:
        """Find the way to this decision, and tap it."""
        for _ in range(MOST_TAPS):
            before = self.game.events
            answer = await self.tap(seat, way(self.offers(seat), words))
            assert "⛔" not in answer, answer
            if self.game.events != before:
                return
        raise AssertionError(f"{words} is out of reach")


def way(offers: dict[str, Use], words: str) -> str:
    """What leads to a decision: itself, or the menu that goes on with its first words."""
    if words in offers:
        return words
    steps = [one for one in offers if one.startswith("?at ") and f"{words} ".startswith(f"{one[4:]} ")]
    assert steps, (words, sorted(offers))
    return max(steps, key=len)


async def a_game(night: Night, *others: simcord.MemberActor, **options: object) -> RivalsNight:
    """The first player opens a game; the others join."""
    first = night.players[0]
    answer = said(await night.run(first, "rivals new", **options))
    assert "⛔" not in answer, answer
    await night.settle()
    games: Any = night.read(lambda uow: uow.games.find())
    number = max(int(game.id) for game in games)
    for player in others:
        answer = said(await night.run(player, "game join", game=number))
        assert "⛔" not in answer, answer
    await night.env.advance_time(31)
    return RivalsNight(night, number)
