"""A match of backgammon on the simulated Discord, played by the controls of the messages alone."""

import simcord

from engine.backgammon.actions import Play
from engine.backgammon.choosing import partial
from engine.backgammon.record_codecs import format_action
from engine.backgammon.state import BackgammonState
from engine.backgammon.waiting import to_act
from tests.games.sight import Use
from tests.support.backgammon_table import first_choice
from tests.support.night import Night
from tests.support.two_night import TwoNight, opened_by_first


class MatchNight(TwoNight):
    """A match under way."""

    @property
    def match(self) -> BackgammonState:
        """The match as it stands."""
        found: BackgammonState = self.state
        return found

    def decision(self, seat: int) -> str:
        """The best play by rule of thumb, of the seat that must decide."""
        assert to_act(self.match) == (seat,)
        return format_action(first_choice(self.match))

    def way(self, offers: dict[str, Use], words: str) -> str:
        """What leads to a decision: itself, its preview, or a checker's step that a play with many begins with."""
        for one in (words, f"?{words}"):
            if one in offers:
                return one
        state, action = self.match, first_choice(self.match)
        assert isinstance(action, Play), (words, offers)
        steps = [one for one in offers if one.startswith("?by ")]
        for one in steps:
            chosen = [tuple(map(int, step.split("."))) for step in one.split(" ")[1:]]
            now = partial(state.position, state.roll or (1, 1), chosen)  # type: ignore[arg-type]  # pairs
            if now is not None and action.after in now.ends:
                return str(one)
        raise AssertionError(f"{words}: {offers}")


async def a_match(night: Night, *others: simcord.MemberActor, **options: object) -> MatchNight:
    """The first player opens a match; the others join."""
    return MatchNight(night, await opened_by_first(night, "backgammon new", *others, **options))
