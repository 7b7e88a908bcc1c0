"""The ranking of one stage: of the qualifier everybody's, of a semi-final or final those who play in it."""

from collections.abc import Sequence
from dataclasses import replace

from data.unit_of_work import UnitOfWork
from league.brackets import BracketPlace
from league.entry import roster
from league.event import Event, EventStatus
from league.ids import PlayerId
from league.round import RoundStatus, Stage
from league.standings import Standings, standings
from usecases.bracket.drawn import drawn_for
from usecases.bracket.order import bracket_order
from usecases.caller import Caller, Role, refusal_unless
from usecases.find import profile_of
from usecases.league_state import counted_of, heirs_of, ledger_of, standings_of, tables_of


def stage_standings(uow: UnitOfWork, event: Event, stage: Stage) -> Standings:
    """The ranking of a stage, computed from everything that is stored.

    Source: house
    """
    places = bracket_order(uow, event, stage)
    counted = _counted(uow, event, stage)
    return counted if places is None else in_bracket_order(counted, places)


def _counted(uow: UnitOfWork, event: Event, stage: Stage) -> Standings:
    """The ranking by the results alone."""
    if stage is Stage.QUALIFIER:
        return standings_of(uow, event)
    seated = players_of(uow, event, stage)
    players = [one for one in roster(uow.entries.list_of(event)) if one.player in seated]
    return standings(profile_of(event), counted_of(uow, event, stage), players, ledger_of(uow, event))


def in_bracket_order(counted: Standings, places: Sequence[BracketPlace]) -> Standings:
    """The same rows in the order of a bracket, which goes by how far a player came."""
    place = {player: placing.place for placing in places for player in placing.players}
    last = len(place) + 1
    rows = (replace(row, place=place.get(row.player, last)) for row in counted.rows)
    return replace(counted, rows=tuple(sorted(rows, key=lambda row: row.place)))


def players_of(uow: UnitOfWork, event: Event, stage: Stage) -> frozenset[PlayerId]:
    """Everybody who sits at a table of this stage, or waits for one in its bracket."""
    seated = {player for table in tables_of(uow, event, stage) for player in table.seats}
    drawn = drawn_for(uow, event)
    if drawn is not None and drawn.round.stage is stage and drawn.round.status is not RoundStatus.PLANNED:
        seated |= set(drawn.bracket.entrants)
    heirs = heirs_of(uow, event)
    return frozenset(seated) | {heirs[player] for player in seated if player in heirs}


def may_see(uow: UnitOfWork, caller: Caller, event: Event) -> bool:
    """The standings of a hidden event are the organizers' until it is finished.

    Source: house
    """
    return is_public(event) or refusal_unless(uow, caller, Role.ORGANIZER) is None


def is_public(event: Event) -> bool:
    """Whether players may see the standings."""
    return not event.hidden or event.status is EventStatus.FINISHED
