"""How a game of Rivals is set up: by choice between friends, by the regulations at a league's table."""

from dataclasses import replace
from typing import Final

from engine.protocol import EngineRefusal
from engine.rivals.names import GameSet
from engine.rivals.options import GOALS, Preset, RivalsOptions, preset
from engine.rivals.refusals import MALFORMED
from league.regulations import Profile
from league.regulations.terms import GameKey
from usecases.play.registry import Choices

SET, PRESET = "set", "preset"
_SETS: Final = {each.value: each for each in GameSet}
_PRESETS: Final = {each.value: each for each in Preset}


class RivalsSetup:
    """Which cards are played with, and by which reading of the rules."""

    def plays(self, profile: Profile) -> bool:
        """Only the leagues of Rivals."""
        return profile.game is GameKey.RIVALS

    def chosen(self, choices: Choices) -> RivalsOptions | EngineRefusal:
        """The choices; the introductory game by the printed rules where nothing is chosen."""
        game, reading = _set_of(choices), _PRESETS.get(choices.get(PRESET, Preset.PRINTED))
        return MALFORMED if game is None or reading is None else preset(reading, game)

    def of_event(self, profile: Profile, choices: Choices) -> RivalsOptions | EngineRefusal:
        """By the document and to the regulations' goal; a choice of cards holds where its goal is theirs.

        Source: riv/goal
        """
        game = _set_of(choices)
        if game is None:
            return MALFORMED
        if GOALS[game] != profile.win_target:
            game = next((each for each in GameSet if GOALS[each] == profile.win_target), GameSet.INTRO)
        return replace(preset(Preset.DOCUMENT, game), goal=profile.win_target)


def _set_of(choices: Choices) -> GameSet | None:
    return _SETS.get(choices.get(SET, GameSet.INTRO))
