"""How a table's Catan is set up: by choice between friends, by the regulations at a league's table."""

from dataclasses import astuple, replace
from typing import Final

from engine.catan.options import (
    CJP,
    CWC,
    PROFILES,
    BoardKind,
    CatanOptions,
    HouseLevel,
    ProfileName,
    RoundIsland,
)
from engine.protocol import EngineRefusal
from league.regulations import Profile
from league.regulations.terms import GameKey
from usecases.play.registry import Choices

BOARD, RULES, HOUSE = "board", "rules", "house"
_OF_DOCUMENT: Final = {"cjp": (BoardKind.SPIRAL, ProfileName.CJP), "cwc": (BoardKind.RANDOM, ProfileName.CWC)}
"""Island and rule set of the two tournament documents. Source: cjp/setup-number-tokens, cwc/3.0.12"""


class CatanSetup:
    """Board and rule set; three rule sets, three ways to lay out the island."""

    def plays(self, profile: Profile) -> bool:
        """Only Catan's leagues."""
        return profile.game is GameKey.CATAN

    def chosen(self, choices: Choices) -> CatanOptions | EngineRefusal:
        """The choices, a random island by Catan Japan's rules where nothing is chosen."""
        profile = PROFILES[ProfileName(choices.get(RULES, CJP.name))]
        house = HouseLevel(choices.get(HOUSE, HouseLevel.BEGINNER))
        return CatanOptions(_board(choices), profile, house=house, discards_public=profile is not CWC)

    def of_event(self, profile: Profile, choices: Choices) -> CatanOptions | EngineRefusal:
        """What the regulations' document and their target say; the island is chosen only where they are silent.

        Scores are shown as the league records them: capped, whatever a document says of games between friends.
        """
        board, name = _OF_DOCUMENT.get(_document(profile), (_board(choices), ProfileName.STD))
        played = replace(PROFILES[name], target=profile.win_target, capped=True)
        island = RoundIsland() if profile.same_board else None
        return CatanOptions(board, played, discards_public=profile.discards_public, island=island)


def _document(profile: Profile) -> str:
    """The tournament's document on which the regulations build: what a house changes in them is no longer cited."""
    cited = (source.partition("/")[0] for source in astuple(profile.sources) if source)
    return next((document for document in cited if document in _OF_DOCUMENT), "")


def _board(choices: Choices) -> BoardKind:
    return BoardKind(choices.get(BOARD, BoardKind.RANDOM))
