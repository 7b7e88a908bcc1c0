"""What an event goes on with when a round is over."""

from itertools import combinations

from data.unit_of_work import UnitOfWork
from league.entry import seatable, stand_ins
from league.event import BRACKETS, Event, Pairing
from league.round import Round, Stage
from usecases.bracket.seeding import tournament_of
from usecases.league_state import pools_of, tables_of


def after_round(uow: UnitOfWork, event: Event, over: Round) -> str:
    """Another round ("seat", on a ladder "ladder"), a later stage ("advance"), the end ("finish") or both ("met")."""
    if over.stage is Stage.FINAL or event.pairing in BRACKETS:
        return "finish"
    if over.stage is not Stage.QUALIFIER:
        return "advance"
    if event.pairing is Pairing.ROUND_ROBIN:
        return _after_robin(uow, event)
    if event.pairing is Pairing.LADDER:
        return "ladder"
    return "seat" if over.number < event.rounds else "advance"


def _after_robin(uow: UnitOfWork, event: Event) -> str:
    if some_have_not_met(uow, event):
        return "seat"
    return "advance" if tournament_of(uow, event).bracket_size else "met"


def some_have_not_met(uow: UnitOfWork, event: Event) -> bool:
    """Whether a round robin has matches to come: two of a group who play on and have not met.

    Source: house
    """
    entries = uow.entries.list_of(event)
    now = stand_ins(entries)
    met = {frozenset(now.get(player, player) for player in table.seats) for table in tables_of(uow, event)}
    pools = pools_of(uow, event) if tournament_of(uow, event).groups else {}
    here = [(player, pools.get(player, 0)) for player in seatable(entries)]
    return any(
        pool == other and frozenset((one, two)) not in met
        for (one, pool), (two, other) in combinations(here, 2)
    )
