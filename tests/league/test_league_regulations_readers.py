"""Every number of the regulations has a reader: change it, and something that people meet is different."""

from collections.abc import Callable
from dataclasses import fields, replace
from datetime import timedelta
from typing import Any

import pytest

from bot.ui.regulations import regulation_lines
from league.advancement import AdvancementChoice, plan_cut
from league.backgammon_clock import Timing, late, mid_match_time_control, time_control
from league.entry import EntryStatus
from league.ids import EventId, PlayerId, TeamId
from league.judging import Appealed, AppealMoment, JudgeRuling, appeal, appoint, convene
from league.penalties import NO_PENALTIES, Offence, impose, suggestion
from league.regulations import (
    PROFILES,
    Appeal,
    Correction,
    CutBand,
    CutFormat,
    GameKey,
    LatePolicy,
    MoveClock,
    PenaltyKind,
    Profile,
    RatingRule,
    RobberTalk,
    Scoring,
    Sources,
    TieBreak,
    TimeUp,
)
from league.results import NextMatch, TableEnding, TableReport, correctable, report, walkover
from league.standings import Entrant, standings, team_standings
from league.teams import Lineup, Team, TeamMember, joining_refused
from usecases.clock.match_rules import late_policy_of, move_clock_of
from usecases.round.timing import new_clock
from usecases.signup.classes import class_of

A, B, C, D = (PlayerId(number) for number in (1, 2, 3, 4))
JAPAN, BACKGAMMON = PROFILES["catan-japan"], PROFILES["backgammon-jba"]
IKEBUKURO, GERMANY = PROFILES["ikebukuro"], PROFILES["catan-germany"]
LATE = timedelta(minutes=20)

Sight = Callable[[Profile], object]


def played(raw: tuple[int, ...] = (10, 9, 6, 5), ending: TableEnding = TableEnding.VICTORY) -> Sight:
    seats = (A, B, C, D)[: len(raw)]
    return lambda profile: report(profile, TableReport(seats, raw, ending))


def ranked(profile: Profile) -> object:
    results = [report(profile, TableReport((A, B, C), raw)) for raw in ((10, 9, 2), (9, 10, 8), (9, 10, 9))]
    return standings(profile, results, [Entrant(player) for player in (A, B, C)])  # type: ignore[arg-type]  # none is refused


def clocked(seats: int = 4) -> Sight:
    return lambda profile: new_clock(profile, seats)


def cut(players: int, choice: AdvancementChoice = AdvancementChoice.WITH) -> Sight:
    return lambda profile: plan_cut(profile, players, choice)


def told(profile: Profile) -> object:
    return regulation_lines(profile, "en")


def match_time(profile: Profile) -> object:
    clock = move_clock_of(profile)
    if not isinstance(clock, MoveClock):
        return clock
    return time_control(7, clock), mid_match_time_control(3, 4, clock)


def lateness(profile: Profile) -> object:
    policy = late_policy_of(profile)
    return late(LATE, Timing.NO_CLOCK, policy) if isinstance(policy, LatePolicy) else policy


RULING = JudgeRuling(1, PlayerId(9), (A, B), "why?", "so")
APPEALED = Appealed(A, "no")


def appealed(profile: Profile) -> object:
    return appeal(profile, RULING, APPEALED, AppealMoment.AT_ONCE)


def committee(profile: Profile) -> object:
    ruling = replace(RULING, appealed=APPEALED)
    return convene(profile, ruling, (C, D, PlayerId(5)), ())


def warned(profile: Profile) -> object:
    offence = Offence(A, PlayerId(9), "late")
    return suggestion(profile, NO_PENALTIES, A), impose(profile, NO_PENALTIES, PenaltyKind.POINT, offence)


def in_team(profile: Profile) -> object:
    """Whether a second may come into a team, and how two who play for one are ranked."""
    lineup = Lineup(Team(TeamId(1), EventId(1), "Alpha", A), (TeamMember(A, EntryStatus.CONFIRMED),))
    told = report(profile, TableReport((A, B, C, D), (10, 8, 6, 5)))
    ranking = ranked(profile)
    return (
        joining_refused((lineup,), lineup, B, profile.team_size),
        team_standings(profile, ranking, [told], {TeamId(1): (A, C)}),  # type: ignore[arg-type, list-item]  # none is refused,
    )


READERS: dict[str, tuple[Profile, Any, Sight]] = {
    "game": (JAPAN, GameKey.RIVALS, played()),
    "scoring": (JAPAN, Scoring.PLACEMENT, played((10, 9, 6))),
    "win_target": (JAPAN, 12, played()),
    "tie_breaks": (JAPAN, (TieBreak.POINTS,), ranked),
    "time_up": (JAPAN, TimeUp.NEVER, played((9, 9, 6, 5), TableEnding.TIME)),
    "maximum_score": (JAPAN, 9, played()),
    "declaration": (JAPAN, False, played((10, 10, 6, 5))),
    "placement_points": (GERMANY, (9, 3, 2, 1), played()),
    "placement_points_three": (GERMANY, (9, 3, 1), played((10, 9, 6))),
    "stake_second": (IKEBUKURO, 11, played()),
    "stake_others": (IKEBUKURO, 11, played()),
    "handicap_classes": (IKEBUKURO, ("X",), lambda profile: class_of(profile, "A")),
    "placement_seconds": (JAPAN, 30, clocked()),
    "play_seconds": (PROFILES["rivals"], 60, clocked(2)),
    "move_clock": (BACKGAMMON, MoveClock(60, 5, 30), match_time),
    "late": (BACKGAMMON, LatePolicy(5, 1), lateness),
    "robber_talk": (JAPAN, RobberTalk.ALLOW, told),
    "discards_public": (JAPAN, False, told),  # and what a game shows: test_usecase_game_event_options
    "same_board": (JAPAN, True, told),  # and the islands of a round: test_usecase_round_island
    "substitute_keeps": (JAPAN, True, told),  # and whose the results are: test_usecase_substitutes
    "missed_turns": (PROFILES["rivals"], None, told),  # and who has lost: test_usecase_rivals_league
    "appeal": (BACKGAMMON, Appeal.FINAL, appealed),
    "committee_sizes": (BACKGAMMON, (5,), committee),
    "penalty_ladder": (BACKGAMMON, (PenaltyKind.DISQUALIFICATION,), warned),
    "correction": (BACKGAMMON, Correction.ALWAYS, lambda profile: correctable(profile, NextMatch.STARTED)),
    "minimum_players": (JAPAN, 40, cut(20)),
    "cut_bands": (JAPAN, (CutBand(12, CutFormat.SEMIFINAL),), cut(20, AdvancementChoice.WITHOUT)),
    "final_size": (JAPAN, 3, cut(20)),
    "semi_final_size": (JAPAN, 12, cut(20)),
    "semi_final_tables": (JAPAN, 5, cut(20)),
    "draw_half_wins": (PROFILES["rivals"], 0, played((5, 5), TableEnding.TIME)),
    "raise_small_tables": (JAPAN, True, played((10, 8, 6))),
    "team_size": (JAPAN, 1, in_team),
    "team_best": (JAPAN, 1, in_team),
    "team_tie_breaks": (JAPAN, (TieBreak.THIRD_PLACES,), in_team),
    "rating": (JAPAN, RatingRule.UNRATED, played()),
}
ELSEWHERE = {
    "name": "an event is stored under it: test_usecase_standings",
    "version": "which edition a base is",
    "titles": "announcement and report: test_cog_event",
    "season_points": "test_a_season_by_places_is_what_the_regulations_say",
    "sources": "the test below",
}
SIGHTS: dict[str, tuple[Profile, Sight]] = {
    "seats": (JAPAN, played((10, 9))),
    "winner": (JAPAN, played((9, 9, 6, 5))),
    "time_up": (PROFILES["catan-world"], played((9, 9, 6, 5), TableEnding.TIME)),
    "correction": (BACKGAMMON, lambda profile: correctable(profile, NextMatch.STARTED)),
    "walkover": (BACKGAMMON, lambda profile: walkover(profile, A, (B, C))),
    "judge_plays": (JAPAN, lambda profile: appoint(profile, A, (A,))),
    "appeal": (JAPAN, appealed),
    "committee": (BACKGAMMON, lambda profile: committee(replace(profile, committee_sizes=(5,)))),
    "penalty": (JAPAN, warned),
    "no_refund": (
        JAPAN, lambda profile: impose(profile, NO_PENALTIES, PenaltyKind.DISQUALIFICATION, Offence(A, B, "x")),
    ),
    "winner_score": (JAPAN, ranked),
}  # fmt: skip
CITED_ELSEWHERE = {
    "other_score": "usecases.result.scored.cap_sections: test_a_capped_score_is_explained_by_its_section",
    "move_clock": "cogs.clock: test_cog_clock",
    "midmatch": "cogs.clock: test_cog_clock",
    "late": "cogs.clock: test_cog_clock",
}


def test_no_field_is_without_a_reader() -> None:
    assert {field.name for field in fields(Profile)} == READERS.keys() | ELSEWHERE.keys()
    assert {field.name for field in fields(Sources)} == SIGHTS.keys() | CITED_ELSEWHERE.keys()


@pytest.mark.parametrize("name", READERS)
def test_who_changes_a_number_changes_what_people_meet(name: str) -> None:
    profile, value, sight = READERS[name]
    assert getattr(profile, name) != value
    assert sight(profile) != sight(replace(profile, **{name: value}))


@pytest.mark.parametrize("name", SIGHTS)
def test_who_changes_a_source_changes_what_is_cited(name: str) -> None:
    profile, sight = SIGHTS[name]
    changed = replace(profile, sources=replace(profile.sources, **{name: "cjp/call-judge"}))
    assert sight(profile) != sight(changed)
