"""How an event of these regulations goes on after its qualifier."""

from league.advancement import Band, Format, SemiFinal
from league.regulations import Profile
from league.regulations.terms import CutFormat

_SEMI_FINALS = {
    CutFormat.OPEN: SemiFinal.OPTIONAL,
    CutFormat.UNOFFICIAL: SemiFinal.NONE,
    CutFormat.FINAL: SemiFinal.NONE,
    CutFormat.SEMIFINAL_OPTIONAL: SemiFinal.OPTIONAL,
    CutFormat.SEMIFINAL: SemiFinal.REQUIRED,
}
_FULL_SEMI_FINAL = 12  # four tables of three at least
_MATCH_SEMI_FINAL = 4  # two matches

MATCHES = Format(
    bands=(Band(0, SemiFinal.NONE), Band(_MATCH_SEMI_FINAL, SemiFinal.OPTIONAL)),
    final_size=2,
    semi_final_size=4,
    semi_final_tables=2,
)
"""Two players a match: the best two play the final, or the best four two semi-finals."""

OPEN = Format(bands=(Band(0, SemiFinal.NONE), Band(_FULL_SEMI_FINAL, SemiFinal.OPTIONAL)))
"""Where the regulations say nothing, the organizer decides as soon as four semi-final tables can be filled."""


def format_of(profile: Profile) -> Format:
    """The regulations' cut as the league's rules of advancement take it.

    Source: house
    """
    if profile.two_players:
        return MATCHES
    if not profile.cut_bands:
        return OPEN
    bands = (Band(band.at_least, _SEMI_FINALS[band.format]) for band in profile.cut_bands)
    return Format(bands=(Band(0, SemiFinal.NONE), *bands), official_from=profile.minimum_players)
