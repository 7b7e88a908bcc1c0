"""How a match of backgammon is set up: by choice between friends, by the regulations at a league's table."""

from typing import Final

from engine.backgammon.options import Level, MatchOptions, Resigning
from engine.backgammon.refusals import MALFORMED
from engine.protocol import EngineRefusal
from league.regulations import Profile
from league.regulations.terms import GameKey
from usecases.play.registry import Choices

POINTS, LEVEL, RESIGNING = "points", "level", "resigning"
LONGEST: Final = 25
"""By which the tournament's rules know breaks and clocks. Source: jbl/2.2.2."""
_USUAL: Final = MatchOptions()


class BackgammonSetup:
    """The length of the match, when a game may be given up, and how well the house plays."""

    def plays(self, profile: Profile) -> bool:
        """Only backgammon's leagues."""
        return profile.game is GameKey.BACKGAMMON

    def chosen(self, choices: Choices) -> MatchOptions | EngineRefusal:
        """The choices; five points, tournament rules and the strongest house where nothing is chosen."""
        points = choices.get(POINTS, str(_USUAL.points))
        if not points.isdecimal() or not 1 <= int(points) <= LONGEST:
            return MALFORMED
        return MatchOptions(
            int(points),
            Resigning(choices.get(RESIGNING, _USUAL.resigning)),
            Level(choices.get(LEVEL, _USUAL.level)),
        )

    def of_event(self, profile: Profile, _choices: Choices) -> MatchOptions | EngineRefusal:
        """The length that the regulations give this match; a game in contact is played on. Source: jbl/4.6."""
        return MatchOptions(profile.win_target, Resigning.RACE)
