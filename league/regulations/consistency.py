"""Which profiles contradict themselves, although each single value is sound."""

from collections.abc import Callable
from itertools import pairwise

from league.limits import FULL_TABLE, SMALL_TABLE
from league.regulations.faults import ProfileFault
from league.regulations.profile import Profile
from league.regulations.terms import ADDS_UP, Appeal, CutFormat, Scoring, TimeUp


def contradictions(profile: Profile) -> tuple[ProfileFault, ...]:
    """Every contradiction of the profile."""
    return tuple(fault for check in CHECKS for fault in check(profile))


def _target(profile: Profile) -> list[ProfileFault]:
    most = profile.maximum_score
    if most is None or profile.win_target <= most:
        return []
    return [
        ProfileFault("win_target", "target-above-maximum", {"target": profile.win_target, "maximum": most})
    ]


def _scoring(profile: Profile) -> list[ProfileFault]:
    for_two = profile.scoring in (Scoring.CAPPED, Scoring.MATCH)
    for_more = profile.scoring is not Scoring.MATCH
    if for_two if profile.two_players else for_more:
        return []
    return [
        ProfileFault(
            "scoring", "scoring-game", {"scoring": profile.scoring.value, "game": profile.game.value}
        )
    ]


def _placement(profile: Profile) -> list[ProfileFault]:
    if profile.scoring is not Scoring.PLACEMENT:
        return []
    needed = (
        ("placement_points", profile.placement_points, FULL_TABLE),
        ("placement_points_three", profile.placement_points_three, SMALL_TABLE),
    )
    return [fault for path, points, count in needed for fault in _awards(path, points, count)]


def _awards(path: str, points: tuple[int, ...], count: int) -> list[ProfileFault]:
    if len(points) != count:
        return [ProfileFault(path, "placement-points-count", {"count": len(points), "players": count})]
    if any(better < worse for better, worse in pairwise(points)):
        return [ProfileFault(path, "placement-points-rise")]
    return []


def _handicaps(profile: Profile) -> list[ProfileFault]:
    if not profile.handicap_classes or profile.scoring is Scoring.ZERO_SUM:
        return []
    return [ProfileFault("handicap_classes", "handicaps-need-zero-sum", {"scoring": profile.scoring.value})]


def _stakes(profile: Profile) -> list[ProfileFault]:
    """A loser never gains by losing: the second holds at most one less than the target, the third two less."""
    if profile.scoring is not Scoring.ZERO_SUM:
        return []
    needed = (
        ("stake_second", profile.stake_second, profile.win_target - 1),
        ("stake_others", profile.stake_others, max(profile.win_target - 2, profile.stake_second)),
    )
    return [
        ProfileFault(path, "stake-too-low", {"stake": stake, "least": least})
        for path, stake, least in needed
        if stake < least
    ]


def _time(profile: Profile) -> list[ProfileFault]:
    if profile.time_up is TimeUp.LOSS and not profile.two_players:
        return [ProfileFault("time_up", "time-loss-needs-two-players", {"game": profile.game.value})]
    if profile.time_up is TimeUp.NEVER and profile.play_seconds is not None:
        return [ProfileFault("play_seconds", "clock-without-time-limit", {"seconds": profile.play_seconds})]
    return []


def _committee(profile: Profile) -> list[ProfileFault]:
    if profile.appeal is Appeal.COMMITTEE and not profile.committee_sizes:
        return [ProfileFault("committee_sizes", "committee-without-size")]
    return []


def _cut(profile: Profile) -> list[ProfileFault]:
    """A final is one table; a semi-final has so many players that its tables can be filled."""
    least, most = min(profile.table_sizes), max(profile.table_sizes)
    tables, size = profile.semi_final_tables, profile.semi_final_size
    faults = []
    if not least <= profile.final_size <= most:
        faults.append(ProfileFault("final_size", "final-not-a-table", {"low": least, "high": most}))
    if not least * tables <= size <= most * tables:
        faults.append(
            ProfileFault("semi_final_size", "semi-final-tables", {"players": size, "tables": tables})
        )
    fixed = [band for band in profile.cut_bands if band.format is not CutFormat.FINAL]
    if fixed and fixed[0].at_least < least * tables:
        faults.append(ProfileFault("cut_bands", "band-below-tables", {"least": least * tables}))
    return faults


def _draws(profile: Profile) -> list[ProfileFault]:
    if profile.two_players or not profile.draw_half_wins:
        return []
    return [ProfileFault("draw_half_wins", "draw-needs-two-players", {"game": profile.game.value})]


def _small_tables(profile: Profile) -> list[ProfileFault]:
    if not (profile.two_players and profile.raise_small_tables):
        return []
    return [ProfileFault("raise_small_tables", "small-tables-need-tables", {"game": profile.game.value})]


def _teams(profile: Profile) -> list[ProfileFault]:
    """What is measured among those who are level, or is a mean, has no sum."""
    faults = [
        ProfileFault("team_tie_breaks", "team-tie-break-no-sum", {"value": item.value})
        for item in profile.team_tie_breaks
        if item not in ADDS_UP
    ]
    if profile.team_best > profile.team_size:
        faults.append(
            ProfileFault(
                "team_best", "team-best-above-size", {"best": profile.team_best, "size": profile.team_size}
            )
        )
    return faults


def _bands(profile: Profile) -> list[ProfileFault]:
    if all(lower.at_least < upper.at_least for lower, upper in pairwise(profile.cut_bands)):
        return []
    return [ProfileFault("cut_bands", "bands-not-rising")]


CHECKS: tuple[Callable[[Profile], list[ProfileFault]], ...] = (
    _target,
    _scoring,
    _placement,
    _handicaps,
    _stakes,
    _time,
    _committee,
    _cut,
    _bands,
    _draws,
    _small_tables,
    _teams,
)
