"""The tournament rules of the Japan backgammon association: a match of two to N points."""

from league.regulations.profile import CutBand, LatePolicy, MoveClock, Profile, Sources, Titles
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

MOVE_CLOCK = MoveClock(seconds_a_point=150, delay_seconds=12, midmatch_seconds_a_point=75)
"""Source: jbl/3.4.5, jbl/3.4.5-midmatch"""
LATE = LatePolicy(grace_minutes=15, step_minutes=5)
"""Source: jbl/2.2.4"""

BACKGAMMON_JBA = Profile(
    name="backgammon-jba",
    version="2006-01-01",  # jbl/1.2
    game=GameKey.BACKGAMMON,
    titles=Titles(ja="日本バックギャモン協会ルール", en="Japan backgammon association rules"),
    scoring=Scoring.MATCH,
    win_target=7,  # house: the usual length; each event sets its own
    declaration=False,  # a match ends by itself at its last point
    tie_breaks=(  # house: the rules name none
        TieBreak.WINS,
        TieBreak.OPPONENT_WINS,
        TieBreak.HEAD_TO_HEAD,
        TieBreak.POINT_DIFFERENCE,
    ),
    time_up=TimeUp.LOSS,  # jbl/4.3.3
    move_clock=MOVE_CLOCK,
    missed_turns=3,  # house: of a match by post without a clock
    late=LATE,
    robber_talk=RobberTalk.ALLOW,  # no robber
    appeal=Appeal.COMMITTEE,  # jbl/5.2
    committee_sizes=(3, 5),  # jbl/1.5.2
    penalty_ladder=(  # jbl/4.5.1, jbl/1.4.4
        PenaltyKind.WARNING,
        PenaltyKind.POINT,
        PenaltyKind.DISQUALIFICATION,
    ),
    correction=Correction.UNTIL_NEXT_MATCH,  # jbl/4.7-publish
    rating=RatingRule.JBS,
    cut_bands=(CutBand(4, CutFormat.SEMIFINAL_OPTIONAL),),  # house
    final_size=2,
    semi_final_size=4,
    semi_final_tables=2,
    draw_half_wins=1,  # house
    sources=Sources(
        winner="jbl/4.6-settle",
        winner_score="jbl/4.6-settle",
        other_score="jbl/4.6-settle",
        time_up="jbl/4.3.3",
        correction="jbl/4.7-publish",
        walkover="jbl/2.2.4-rating",
        appeal="jbl/5.2",
        committee="jbl/1.5.2",
        penalty="jbl/1.4.4",
        move_clock="jbl/3.4.5",
        midmatch="jbl/3.4.5-midmatch",
        late="jbl/2.2.4",
    ),
)
