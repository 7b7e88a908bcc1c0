"""The words in which a regulations profile is written: closed lists, never bare strings."""

from enum import StrEnum


class GameKey(StrEnum):
    """The games that the league plays."""

    CATAN = "catan"
    BACKGAMMON = "backgammon"
    RIVALS = "rivals"


class Scoring(StrEnum):
    """How the scores of one table become its points."""

    CAPPED = "capped"
    """The recorded score is the points. Source: cjp/score-cap"""
    ZERO_SUM = "zero-sum"
    """Losers pay the winner; the points of a table add up to nothing. Source: house"""
    PLACEMENT = "placement"
    """Points for the place at the table; tied players split theirs. Source: house"""
    MATCH = "match"
    """Two players race to a number of points. Source: jbl/4.6-settle"""


class TimeUp(StrEnum):
    """What the end of time means for a table."""

    NO_WINNER = "no-winner"
    """Nobody has won. Source: cjp/score-timeout"""
    LOSS = "loss"
    """Whose time is up loses the match. Source: jbl/4.3.3"""
    NEVER = "never"
    """There is no time limit. Source: cwc/3.0.2-note"""


class TieBreak(StrEnum):
    """What standings compare, one after the other; more is always better."""

    WINS = "wins"
    POINTS = "points"
    VICTORY_POINTS = "victory-points"
    TABLE_SHARE = "table-share"
    MEAN_SHARE = "mean-share"
    FIRST_PLACES = "first-places"
    SECOND_PLACES = "second-places"
    THIRD_PLACES = "third-places"
    HEAD_TO_HEAD = "head-to-head"
    OPPONENT_WINS = "opponent-wins"
    """The wins of everybody met; a bye or a walkover won counts as an opponent of one's own strength. Source: house"""
    MET_OPPONENT_WINS = "met-opponent-wins"
    """The same over matches that were played alone. Source: house"""
    POINT_DIFFERENCE = "point-difference"


ADDS_UP = frozenset(TieBreak) - {TieBreak.HEAD_TO_HEAD, TieBreak.MEAN_SHARE}
"""What the members of a team have of it can be added up: it is each one's own, and grows with every table."""


class RobberTalk(StrEnum):
    """What may be said about the robber before it is placed."""

    FORBID = "forbid"
    """No deals and no hints about its place. Source: cjp/robber-no-deals"""
    TALK = "talk"
    """Its place may be discussed. Source: cwc/3.0.2-robber-talk"""
    ALLOW = "allow"
    """Anything may be said and offered. Source: house"""


class Appeal(StrEnum):
    """Whether a ruling can be taken further."""

    FINAL = "final"
    """The judge has the last word. Source: cjp/judge-final"""
    COMMITTEE = "committee"
    """A committee takes over, if asked at once. Source: jbl/5.2"""


class PenaltyKind(StrEnum):
    """The rungs that a penalty ladder may have."""

    WARNING = "warning"
    """Source: cjp/penalty-levels"""
    POINT = "point"
    """One point of the match goes to the opponent. Source: jbl/4.5.1"""
    DISQUALIFICATION = "disqualification"
    """Source: cjp/penalty-levels"""


class CutFormat(StrEnum):
    """What follows the qualifying rounds."""

    FINAL = "final"
    """The best go straight to a final."""
    SEMIFINAL_OPTIONAL = "semifinal-optional"
    """The organizer decides."""
    SEMIFINAL = "semifinal"


class RatingRule(StrEnum):
    """Which rating the results feed."""

    TABLE = "table"
    """Places at a table, by a Bayesian model."""
    JBS = "jbs"
    """Two players, by match length."""
    UNRATED = "unrated"


class Correction(StrEnum):
    """Until when a published result may be corrected."""

    ALWAYS = "always"
    """Even after the event. Source: cjp/score-correction"""
    UNTIL_NEXT_MATCH = "until-next-match"
    """Until the next match starts. Source: jbl/4.7-publish"""
