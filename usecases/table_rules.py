"""The regulations at each table of an event: those of the event, and of a match its length."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from data.records import Penalty
from data.unit_of_work import UnitOfWork
from league.brackets import MatchLabel
from league.event import Event
from league.ids import PlayerId, RoundId
from league.match_length import (
    LengthPart,
    Lengths,
    LengthScope,
    LengthUnit,
    MatchLength,
    length_at,
    read_lengths,
    with_length,
)
from league.regulations import Profile
from league.regulations.terms import PenaltyKind, Scoring
from league.results import MatchIncident
from league.round import Round, Table
from usecases.bracket.labels import labels_in
from usecases.find import profile_of


@dataclass(frozen=True, slots=True)
class TableRules:
    """The event's own regulations, and what differs by round or by match of a bracket.

    `penalties` are the points that were given in matches, `classes` the handicaps of those who have one.
    """

    profile: Profile
    lengths: Lengths = field(default_factory=dict)
    rounds: Mapping[RoundId, Round] = field(default_factory=dict)
    labels: Mapping[RoundId, Mapping[int, MatchLabel]] = field(default_factory=dict)
    penalties: tuple[Penalty, ...] = ()
    classes: Mapping[PlayerId, str] = field(default_factory=dict)

    def length_of(self, table: Table) -> MatchLength | None:
        """The length that this match has of its own."""
        round_ = self.rounds.get(table.round_id)
        if round_ is None:
            return None
        return length_at(self.lengths, round_, self.labels.get(round_.id, {}).get(table.number))

    def of_round(self, round_: Round) -> MatchLength | None:
        """The length of its own of a match in a round that is no bracket."""
        return length_at(self.lengths, round_)

    @property
    def usual(self) -> MatchLength | None:
        """The length that holds where no part has one of its own; None for a single game."""
        whole = self.lengths.get(LengthPart(LengthScope.EVENT))
        points = MatchLength(self.profile.win_target) if self.profile.scoring is Scoring.MATCH else None
        return whole or points

    def shown(self, table: Table) -> MatchLength | None:
        """The length of this match in words of its own; None for a single game."""
        return self.length_of(table) or self.usual

    def at(self, table: Table) -> Profile:
        """The regulations at this table."""
        return with_length(self.profile, self.length_of(table)) if self.lengths else self.profile

    def given_at(self, table: Table) -> tuple[Penalty, ...]:
        """The points that were given in this match and not taken back."""
        here = (row for row in self.penalties if row.table_id == table.id)
        return tuple(row for row in here if row.player_id in table.seats)

    def incident(self, table: Table) -> MatchIncident:
        """What lateness did to a match: points that are given for it leave it unrated.

        Source: jbl/2.2.4-rating
        """
        late = self.profile.sources.late
        given = late and any(row.section == late for row in self.given_at(table))
        return MatchIncident.POINTS_GIVEN if given else MatchIncident.NONE


def table_rules(uow: UnitOfWork, event: Event) -> TableRules:
    """The regulations at all tables of an event."""
    profile = usual_rules(event)
    if not profile.two_players:
        return TableRules(profile, classes=_classes(uow, event, profile))
    return rules_with(uow, event, _lengths(uow, event))


def rules_with(uow: UnitOfWork, event: Event, lengths: Lengths) -> TableRules:
    """The regulations at all tables, were these the lengths."""
    penalties = uow.penalties.find(event_id=event.id, kind=PenaltyKind.POINT.value)
    given = tuple(row for row in penalties if row.points and row.revoked_at is None)
    profile = usual_rules(event)
    classes = _classes(uow, event, profile)
    if not lengths and not given:
        return TableRules(profile, classes=classes)
    rounds = {row.id: row for row in uow.rounds.find(event_id=event.id)}
    labels = {number: labels_in(uow, row) for number, row in rounds.items()} if lengths else {}
    return TableRules(profile, lengths, rounds, labels, given, classes)


def _classes(uow: UnitOfWork, event: Event, profile: Profile) -> Mapping[PlayerId, str]:
    """The handicap classes, which only regulations that have some ask for."""
    return uow.entries.handicaps(event) if profile.handicap_classes else {}


def rules_at(uow: UnitOfWork, event: Event, table: Table) -> Profile:
    """The regulations at one table."""
    return table_rules(uow, event).at(table)


def is_best_of(uow: UnitOfWork, event: Event, table: Table) -> bool:
    """Whether several games make the match, of which none is its result."""
    length = table_rules(uow, event).length_of(table)
    return length is not None and length.unit is LengthUnit.GAMES


def usual_rules(event: Event) -> Profile:
    """The regulations of a match that has no length of its own."""
    profile = profile_of(event)
    chosen = event.match_points if profile.scoring is Scoring.MATCH else 0
    return with_length(profile, MatchLength(chosen) if chosen else None)


def _lengths(uow: UnitOfWork, event: Event) -> Lengths:
    chosen = uow.tournaments.first(event_id=event.id)
    return read_lengths(chosen.lengths) if chosen else {}
