"""How many taps ten usual turns take: counted in whole games by controls."""

import random
from dataclasses import dataclass, field
from typing import Any

from tests.games.kinds import Kind
from tests.games.match import Match
from tests.games.person import Person
from tests.games.sight import Use
from tests.support.night import Night

USUAL = 10
SET_UP = {"catan": 2}
"""Own turns of a game that are no usual ones."""
MOST = 400
"""Steps after which ten turns of both must be over."""


@dataclass
class CountedPerson(Person):
    """Whose taps are counted by the turns in which they were made."""

    by_turn: dict[int, int] = field(default_factory=dict)

    async def use(self, use: Use) -> str:
        """Tap; in an own turn it counts."""
        clock = self.seen().clock
        if clock is not None and clock.seat == self.seen().seat:
            self.by_turn[clock.turn] = self.by_turn.get(clock.turn, 0) + 1
        return await super().use(use)

    @property
    def usual(self) -> list[int]:
        """The taps of the turns that are over, after the set-up."""
        return [self.by_turn[turn] for turn in sorted(self.by_turn)][SET_UP.get(self.kind.key, 0) : -1]


class CountedMatch(Match):
    """A game whose taps are counted."""

    def newcomer(self, actor: Any) -> Person:  # noqa: ANN401 - a member
        """Somebody whose taps are counted."""
        return CountedPerson(self.night, actor, self.kind, self.number, random.Random(self.chance.random()))


async def taps_of_ten_turns(night: Night, kind: Kind, seed: int) -> list[int]:
    """The taps of the first ten usual turns of two people, at a full table with the house's players."""
    match = CountedMatch(night, random.Random(seed), kind)
    await match.begin(night.players[:2], max(kind.seats))
    for _ in range(MOST):
        counted = [one for one in match.people if isinstance(one, CountedPerson)]
        if match.status == "over" or all(len(one.usual) >= USUAL for one in counted):
            break
        if not await match.step(bot_rng=False):
            await match.pass_time(60)
    return [taps for one in counted for taps in one.usual[:USUAL]]
