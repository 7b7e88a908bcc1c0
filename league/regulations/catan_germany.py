"""The German championship's ranking list: points for places.

Public rules (catan-meisterschaft.de/de/turnierregeln-rangliste.htm): points for the place, split among the
tied; then victory points, counted up to the target; then the mean of the percentages of the table's victory
points, each rounded to two digits (their example: 31.25, 26.67, 27.78 give 28.57); then first, second and
third places.
"""

from dataclasses import replace

from league.regulations.catan_japan import CATAN_JAPAN
from league.regulations.profile import Sources, Titles
from league.regulations.terms import RobberTalk, Scoring, TieBreak

CATAN_GERMANY = replace(
    CATAN_JAPAN,
    name="catan-germany",
    version="1",
    titles=Titles(ja="カタン・ドイツ選手権方式(5-3-2-1)", en="German Catan championship (5-3-2-1)"),
    scoring=Scoring.PLACEMENT,
    placement_points=(5, 3, 2, 1),
    placement_points_three=(5, 3, 1),
    tie_breaks=(
        TieBreak.POINTS,
        TieBreak.VICTORY_POINTS,
        TieBreak.MEAN_SHARE,
        TieBreak.FIRST_PLACES,
        TieBreak.SECOND_PLACES,
        TieBreak.THIRD_PLACES,
    ),
    robber_talk=RobberTalk.ALLOW,  # house
    discards_public=False,  # house
    sources=Sources(),
)
