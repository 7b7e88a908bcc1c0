"""Regulations: the profiles that come with the program, and a reader for a host's own."""

from league.regulations.builtin import DEFAULT, PROFILES
from league.regulations.faults import Fault
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
    Game,
    PenaltyKind,
    RatingRule,
    Scoring,
    Talk,
    TieBreak,
    TimeUp,
)
from league.regulations.toml import parse_profile, stored_profile

__all__ = [
    "DEFAULT",
    "PROFILES",
    "Appeal",
    "Correction",
    "CutBand",
    "CutFormat",
    "Fault",
    "Game",
    "LatePolicy",
    "MoveClock",
    "PenaltyKind",
    "Profile",
    "RatingRule",
    "Scoring",
    "Sources",
    "Talk",
    "TieBreak",
    "TimeUp",
    "Titles",
    "parse_profile",
    "stored_profile",
]
