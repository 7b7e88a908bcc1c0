"""Rivals for Catan: two players, the first to seven points."""

from league.regulations.profile import CutBand, Profile, Sources, Titles
from league.regulations.terms import CutFormat, GameKey, RobberTalk, Scoring, TieBreak, TimeUp

# Nine settlements and seven cities lie in the box; two settlements stay the opponent's. Two tokens on top,
# and all points that stand on cards: none in the introductory game, seventeen in the duel, whose goal is the highest.
RIVALS_MAXIMUM = (9 - 2) + 7 + 2 + 17

RIVALS = Profile(
    name="rivals",
    version="1",
    game=GameKey.RIVALS,
    titles=Titles(ja="ライバルズ・オブ・カタン", en="Rivals for Catan"),
    scoring=Scoring.CAPPED,  # house, after cjp/score-cap
    win_target=7,  # riv/goal
    maximum_score=RIVALS_MAXIMUM,
    declaration=True,  # riv/goal
    tie_breaks=(  # house
        TieBreak.WINS,
        TieBreak.HEAD_TO_HEAD,
        TieBreak.OPPONENT_WINS,
        TieBreak.POINTS,
    ),
    time_up=TimeUp.NO_WINNER,  # house, after cjp/score-timeout
    play_seconds=60 * 60,  # house
    missed_turns=3,  # house
    robber_talk=RobberTalk.ALLOW,  # no robber
    cut_bands=(CutBand(4, CutFormat.SEMIFINAL_OPTIONAL),),  # house
    final_size=2,
    semi_final_size=4,
    semi_final_tables=2,
    draw_half_wins=1,  # house
    sources=Sources(winner="riv/goal"),
)
