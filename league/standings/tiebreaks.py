"""The tie-breaks: one table with the section and the comparison of each; more is always better."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from league.ids import PlayerId
from league.regulations.profile import Sources
from league.regulations.terms import TieBreak
from league.standings.records import NO_RECORD, PlayerRecord, Records, added

Group = tuple[PlayerId, ...]
Values = tuple[Fraction | None, ...]
Measure = Callable[[Records, Group], Values]

PERCENT_DIGITS = 10_000  # two digits behind the point of a percentage
SECOND, THIRD = 2, 3


@dataclass(frozen=True, slots=True)
class Rule:
    """A tie-break: the part of the regulations' sources that it stands on (None: house), and how it is measured.

    `measure` gives the values of a group of players who are tied so far. None for all of them means that the
    tie-break cannot be applied yet: it is neutral then, and the next one decides.
    """

    source: str | None
    measure: Measure

    def section(self, sources: Sources) -> str | None:
        """The section behind the number in an event with these sources; None for a rule of the house."""
        found: str | None = getattr(sources, self.source) if self.source else None
        return found


def own(value: Callable[[PlayerRecord], Fraction | int]) -> Measure:
    """A measure that looks at each player's own record alone."""

    def measure(records: Records, group: Group) -> Values:
        return tuple(Fraction(value(records.get(player, NO_RECORD))) for player in group)

    return measure


def victory_points(record: PlayerRecord) -> int:
    """Recorded scores, added up."""
    return sum(one.line.recorded for one in record.tables)


def mean_share(record: PlayerRecord) -> Fraction:
    """The mean of the percentages of table points, each rounded to two digits, half up; 0 without a game.

    The German example gives 28.57 only this way: 31.25, 26.67 and 27.78 have the mean 28.5667, while the
    unrounded shares have 28.5648.
    """
    games = record.games
    if not games:
        return Fraction(0)
    return sum((percentage(game.line.share) for game in games), Fraction(0)) / len(games)


def percentage(share: Fraction) -> Fraction:
    """A share in percent, rounded half up to two digits."""
    return Fraction(
        (2 * share.numerator * PERCENT_DIGITS + share.denominator) // (2 * share.denominator), 100
    )


def point_difference(record: PlayerRecord) -> int:
    """Own recorded scores less the opponents'."""
    return sum(one.line.recorded - sum(line.recorded for line in one.others) for one in record.games)


def placed(place: int) -> Callable[[PlayerRecord], int]:
    """How often the player finished in this place."""

    def count(record: PlayerRecord) -> int:
        return sum(one.line.place == place for one in record.tables)

    return count


def opponent_wins(records: Records, group: Group) -> Values:
    """The wins of everybody met, added up; a bye or a walkover won brings a virtual opponent with as many as oneself.

    Otherwise whoever had the bye would stand behind all others who have won as often.
    Source: house
    """
    return tuple(_met_wins(records, player) + _virtual_wins(records, player) for player in group)


def met_opponent_wins(records: Records, group: Group) -> Values:
    """The wins of everybody met, added up over the games; walkovers and byes bring no opponent."""
    return tuple(_met_wins(records, player) for player in group)


def _met_wins(records: Records, player: PlayerId) -> Fraction:
    games = records.get(player, NO_RECORD).games
    return added(records[line.player].credit for game in games for line in game.others)


def _virtual_wins(records: Records, player: PlayerId) -> Fraction:
    record = records.get(player, NO_RECORD)
    return record.credit * sum(one.line.won and not one.played for one in record.tables)


def head_to_head(records: Records, group: Group) -> Values:
    """Who finished ahead at shared tables, 1 for ahead and 1/2 for level, among the tied players only.

    Neutral until every two of them have met: a table among some would be a matter of chance.
    """
    members = frozenset(group)
    if len(group) < SECOND or not all(_met(records, player) >= members for player in group):
        return (None,) * len(group)
    scores = dict.fromkeys(group, Fraction(0))
    for player in group:
        for game in records[player].games:
            for line in game.others:
                if line.player in members:
                    scores[player] += _ahead(game.line.place, line.place)
    return tuple(scores[player] for player in group)


def _met(records: Records, player: PlayerId) -> frozenset[PlayerId]:
    games = records.get(player, NO_RECORD).games
    return frozenset((player, *(line.player for game in games for line in game.others)))


def _ahead(mine: int, theirs: int) -> Fraction:
    if mine == theirs:
        return Fraction(1, 2)
    return Fraction(int(mine < theirs))


RULES: Mapping[TieBreak, Rule] = {
    TieBreak.WINS: Rule("winner", own(lambda record: record.credit)),
    TieBreak.POINTS: Rule("winner_score", own(lambda record: record.points)),
    TieBreak.VICTORY_POINTS: Rule("winner_score", own(victory_points)),
    TieBreak.TABLE_SHARE: Rule(None, own(lambda record: record.share)),
    TieBreak.MEAN_SHARE: Rule(None, own(mean_share)),
    TieBreak.FIRST_PLACES: Rule(None, own(placed(1))),
    TieBreak.SECOND_PLACES: Rule(None, own(placed(SECOND))),
    TieBreak.THIRD_PLACES: Rule(None, own(placed(THIRD))),
    TieBreak.HEAD_TO_HEAD: Rule(None, head_to_head),
    TieBreak.OPPONENT_WINS: Rule(None, opponent_wins),
    TieBreak.MET_OPPONENT_WINS: Rule(None, met_opponent_wins),
    TieBreak.POINT_DIFFERENCE: Rule(None, own(point_difference)),
}
