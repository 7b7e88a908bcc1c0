"""The ranking of one stage: of the qualifier everybody's, of a semi-final or final those who play in it."""

from data.unit_of_work import UnitOfWork
from league.entry import roster
from league.event import Event, EventStatus
from league.ids import PlayerId
from league.round import Stage
from league.standings import Standings, standings
from usecases.caller import Caller, Role, unless
from usecases.find import profile_of
from usecases.league_state import ledger_of, results_of, standings_of, tables_of


def stage_standings(uow: UnitOfWork, event: Event, stage: Stage) -> Standings:
    """The ranking of a stage, computed from everything that is stored.

    Source: house
    """
    if stage is Stage.QUALIFIER:
        return standings_of(uow, event)
    seated = players_of(uow, event, stage)
    players = [one for one in roster(uow.entries.list_of(event)) if one.player in seated]
    return standings(profile_of(event), results_of(uow, event, stage), players, ledger_of(uow, event))


def players_of(uow: UnitOfWork, event: Event, stage: Stage) -> frozenset[PlayerId]:
    """Everybody who sits at a table of this stage."""
    return frozenset(player for table in tables_of(uow, event, stage) for player in table.seats)


def may_see(uow: UnitOfWork, caller: Caller, event: Event) -> bool:
    """The standings of a hidden event are the organizers' until it is finished.

    Source: house
    """
    return is_public(event) or unless(uow, caller, Role.ORGANIZER) is None


def is_public(event: Event) -> bool:
    """Whether players may see the standings."""
    return not event.hidden or event.status is EventStatus.FINISHED
