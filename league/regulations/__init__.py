"""Regulations: the profiles that come with the program, and a reader for a host's own."""

from league.regulations.builtin import PROFILES
from league.regulations.faults import ProfileFault
from league.regulations.profile import (
    CutBand,
    LatePolicy,
    MoveClock,
    Profile,
    Sources,
    Titles,
)
from league.regulations.terms import (
    Appeal,
    Correction,
    CutFormat,
    GameKey,
    PenaltyKind,
    RatingRule,
    RobberTalk,
    Scoring,
    TieBreak,
    TimeUp,
)
from league.regulations.toml import parse_profile, stored_profile

__all__ = [
    "PROFILES",
    "Appeal",
    "Correction",
    "CutBand",
    "CutFormat",
    "GameKey",
    "LatePolicy",
    "MoveClock",
    "PenaltyKind",
    "Profile",
    "ProfileFault",
    "RatingRule",
    "RobberTalk",
    "Scoring",
    "Sources",
    "TieBreak",
    "TimeUp",
    "Titles",
    "parse_profile",
    "stored_profile",
]
