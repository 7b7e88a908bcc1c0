"""After a correction: the matches that others should have played are voided and played again."""

from dataclasses import dataclass, replace

from data.unit_of_work import UnitOfWork
from league.by_post import HoldKind
from league.event import Event, EventStatus
from league.ids import BracketId
from league.refusal import Refusal
from league.reporting import ReportState
from league.round import Table, TableStatus
from usecases.audit import audit
from usecases.bracket.drawn import drawn_in
from usecases.bracket.play_on import play_on
from usecases.caller import Caller, Role, refusal_unless
from usecases.many import in_runs
from usecases.play.hold import put_games_away
from usecases.play.holding import hold_games


@dataclass(frozen=True, slots=True)
class VoidMatches:
    """A judge voids whatever fell in a bracket."""

    caller: Caller
    bracket_id: BracketId


@dataclass(frozen=True, slots=True)
class Voided:
    """The tables that are played again, or not at all."""

    event: Event
    tables: tuple[Table, ...]


def void_matches(command: VoidMatches, uow: UnitOfWork) -> Voided | Refusal:
    """Results and games of the fallen matches no longer count; the right players are called to the tables.

    Refusals: `needs-judge`, `no-such-bracket`, `void-after-end` (params: event), `nothing-falls`.
    Source: house
    """
    refused = refusal_unless(uow, command.caller, Role.JUDGE)
    if refused:
        return refused
    draw = uow.brackets.get(command.bracket_id)
    event = uow.events.get(draw.event_id) if draw else None
    if draw is None or event is None or event.guild_id != command.caller.guild_id:
        return Refusal("no-such-bracket")
    if event.status is not EventStatus.RUNNING:
        return Refusal("void-after-end", params={"event": event.name})
    drawn = drawn_in(uow, event, uow.rounds.require(draw.round_id))
    tables = drawn.fallen() if drawn else ()
    if not tables:
        return Refusal("nothing-falls")
    for table in tables:
        _void(uow, table)
    put_games_away(uow, [table.id for table in tables], HoldKind.VOIDED)
    hold_games(uow, command.caller.now)  # a bracket plays on where no game by post is on
    play_on(uow, event, command.caller.now)
    numbered = in_runs(table.number for table in tables)
    details = {"event": event.name, "tables": numbered}
    audit(uow, command.caller, event.id, "matches-voided", details)
    return Voided(event, tables)


def _void(uow: UnitOfWork, table: Table) -> None:
    for version in uow.results.find(table_id=table.id):
        if version.state is not ReportState.SUPERSEDED:
            uow.results.save(replace(version, state=ReportState.SUPERSEDED))
    uow.tables.save(replace(table, status=TableStatus.WAITING))
