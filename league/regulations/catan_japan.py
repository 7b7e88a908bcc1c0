"""The Catan Japan tournament rules: the default profile."""

from league.regulations.profile import CutBand, Profile, Sources, Titles
from league.regulations.terms import CutFormat, GameKey, RobberTalk, Scoring, TieBreak, TimeUp

# Five settlements, four cities, five victory point cards, longest road and largest army.
CATAN_MAXIMUM = 5 * 1 + 4 * 2 + 5 + 2 + 2

CATAN_JAPAN = Profile(
    name="catan-japan",
    version="1",
    game=GameKey.CATAN,
    titles=Titles(ja="カタン日本大会ルール", en="Catan Japan tournament rules"),
    scoring=Scoring.CAPPED,  # cjp/score-cap, cjp/score-cap-others
    win_target=10,  # cjp/win-declare
    maximum_score=CATAN_MAXIMUM,
    declaration=True,  # cjp/win-declare, cjp/win-undeclared
    tie_breaks=(TieBreak.WINS, TieBreak.POINTS, TieBreak.TABLE_SHARE),  # house: the documents name none
    time_up=TimeUp.NO_WINNER,  # cjp/score-timeout
    placement_seconds=60,  # cjp/placement-time
    play_seconds=60 * 60,  # cjp/time-limit
    robber_talk=RobberTalk.FORBID,  # cjp/robber-no-deals
    discards_public=True,  # cjp/burst-show
    cut_bands=(CutBand(12, CutFormat.SEMIFINAL_OPTIONAL),),  # house: four tables can be filled
    minimum_players=3,  # cjp/table-size: the smallest table
    sources=Sources(
        seats="cjp/table-size",
        winner="cjp/win-declare",
        winner_score="cjp/score-cap",
        other_score="cjp/score-cap-others",
        time_up="cjp/score-timeout",
        correction="cjp/score-correction",
        judge_plays="cjp/judge-not-play",
        appeal="cjp/judge-final",
        penalty="cjp/penalty-levels",
        no_refund="cjp/dq-no-refund",
    ),
)
