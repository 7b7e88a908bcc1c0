"""The rows of one event from which follows what is open in it, each read once and only if it is asked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from data.game_records import UNDECIDED, PostGame
from data.unit_of_work import UnitOfWork
from league.clock import ClockState
from league.entry import OUT, EntryList
from league.event import Event, EventStatus
from league.ids import PlayerId, RoundId, TableId
from league.reporting import ReportedResult, ReportState
from league.round import Round, RoundStatus, Table, TableStatus, is_bye
from usecases.bracket.drawn import Drawn, drawn_for
from usecases.find import PLAYED
from usecases.round.find import rounds_of
from usecases.standings.outdated import Outdated, outdated_in
from usecases.table_rules import TableRules, table_rules

_STANDING = sorted(frozenset(ReportState) - {ReportState.SUPERSEDED})


@dataclass(frozen=True)
class EventFacts:
    """An event as those see it who ask what is open in it."""

    uow: UnitOfWork
    event: Event
    now: datetime

    @property
    def is_played(self) -> bool:
        """Whether results count in it: it runs, or is over."""
        return self.event.status in PLAYED

    @property
    def runs(self) -> bool:
        """Whether it is being played."""
        return self.event.status is EventStatus.RUNNING

    @cached_property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds that were not cancelled, by number."""
        return rounds_of(self.uow, self.event)

    @cached_property
    def newest(self) -> Round | None:
        """The round with the highest number."""
        return self.rounds[-1] if self.rounds else None

    @cached_property
    def planned(self) -> Round | None:
        """The round that players do not see yet."""
        return next((row for row in self.rounds if row.status is RoundStatus.PLANNED), None)

    @cached_property
    def round_of(self) -> Mapping[RoundId, Round]:
        """The rounds that players have seen, by their ids."""
        return {row.id: row for row in self.rounds if row.status is not RoundStatus.PLANNED}

    @cached_property
    def tables(self) -> tuple[Table, ...]:
        """The tables with an opponent that players have seen, by round and number."""
        found = self.uow.tables.find(event_id=self.event.id) if self.round_of else ()
        shown = (
            table
            for table in found
            if table.round_id in self.round_of
            and table.status is not TableStatus.CANCELLED
            and not is_bye(table)
        )
        return tuple(sorted(shown, key=lambda table: (self.round_of[table.round_id].number, table.number)))

    @cached_property
    def results(self) -> Mapping[TableId, ReportedResult]:
        """The result that stands at each table on which nobody has ruled: reported, or disputed."""
        numbers = [t.id for t in self.tables if t.status in {TableStatus.REPORTED, TableStatus.DISPUTED}]
        found = self.uow.results.find(table_id=numbers, state=_STANDING) if numbers else ()
        return {version.table_id: version for version in found}

    @cached_property
    def games(self) -> Mapping[TableId, PostGame]:
        """The games by post that are on at tables."""
        numbers = [table.id for table in self.tables if table.status is not TableStatus.FINAL]
        found = self.uow.games.find(table_id=numbers, status=UNDECIDED) if numbers else ()
        return {TableId(game.table_id): game for game in found}

    @cached_property
    def clocks(self) -> Mapping[TableId, ClockState]:
        """The clocks of the tables without a final result."""
        numbers = [table.id for table in self.tables if table.status is not TableStatus.FINAL]
        return {kept.id: kept.clock for kept in self.uow.clocks.find(id=numbers)} if numbers else {}

    @cached_property
    def rules(self) -> TableRules:
        """The regulations at its tables."""
        return table_rules(self.uow, self.event)

    @cached_property
    def drawn(self) -> Drawn | None:
        """The bracket that players have seen."""
        drawn = drawn_for(self.uow, self.event)
        return None if drawn is None or drawn.round.status is RoundStatus.PLANNED else drawn

    @cached_property
    def outdated(self) -> tuple[Outdated, ...]:
        """What was made of a ranking, or of who plays, and fits no more."""
        return outdated_in(self.uow, self.event)

    @cached_property
    def entries(self) -> EntryList:
        """Who has entered."""
        return self.uow.entries.list_of(self.event)

    @cached_property
    def out(self) -> frozenset[PlayerId]:
        """Who plays no more."""
        return frozenset(entry.player for entry in self.entries.having(*OUT))

    def playing_at(self, table: Table) -> tuple[PlayerId, ...]:
        """Who of a table is still in the event."""
        return tuple(player for player in table.seats if player not in self.out)
