"""How long the matches of an event are, as its announcement and its rounds say it."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.match_length import LengthPart, Lengths, LengthScope, MatchLength
from league.round import Round
from usecases.bracket.drawn import draw_of
from usecases.table_rules import TableRules, table_rules

_EVENT, _QUALIFIER = LengthPart(LengthScope.EVENT), LengthScope.QUALIFIER


@dataclass(frozen=True, slots=True)
class MatchLengths:
    """The usual length (None: a single game), and the parts that differ from it."""

    usual: MatchLength | None
    parts: Lengths


def lengths_of(uow: UnitOfWork, event: Event) -> MatchLengths | None:
    """The lengths of all matches of an event; None where tables of more are played."""
    rules = table_rules(uow, event)
    return _lengths(rules, rules.lengths) if rules.profile.two_players else None


def lengths_in(uow: UnitOfWork, event: Event, round_: Round) -> MatchLengths | None:
    """The lengths of the matches of one round, which in a bracket differ; None where tables of more are played."""
    rules = table_rules(uow, event)
    if not rules.profile.two_players:
        return None
    if draw_of(uow, round_) is not None:
        return _lengths(
            rules, {part: rules.lengths[part] for part in rules.lengths if part.where != _QUALIFIER}
        )
    return MatchLengths(rules.of_round(round_) or rules.usual, {})


def _lengths(rules: TableRules, parts: Lengths) -> MatchLengths:
    return MatchLengths(rules.usual, {part: parts[part] for part in parts if part != _EVENT})
