"""The zero-sum league of Ikebukuro, with handicap classes.

Second place scores VP - 9, third and fourth VP - 10; tied players all take the better place. A loser gets
one point for each class between his own and the strongest class AT THE TABLE, not the winner's: in the
published table 10C, 8A, 8A, 5B the winner is the weakest of all, and the B still gets +1. The winner gets
minus the sum of the others.
"""

from dataclasses import replace

from league.regulations.catan_japan import CATAN_JAPAN
from league.regulations.profile import Titles
from league.regulations.terms import Scoring, TieBreak

IKEBUKURO = replace(
    CATAN_JAPAN,
    name="ikebukuro",
    version="1",
    titles=Titles(ja="池袋リーグ(ゼロサム方式)", en="Ikebukuro league (zero-sum)"),
    scoring=Scoring.ZERO_SUM,
    tie_breaks=(TieBreak.POINTS, TieBreak.WINS, TieBreak.TABLE_SHARE),  # house
    stake_second=9,  # house: second place scores VP - 9
    stake_others=10,  # house: third and fourth place score VP - 10
    handicap_classes=("A", "B", "C"),  # house: strongest first, one point a step
    sources=replace(CATAN_JAPAN.sources, winner_score=None, other_score=None),
)
