"""The group of a round robin in which a table plays."""

from data.unit_of_work import UnitOfWork
from league.event import Event, Pairing
from league.groups import Pools
from league.round import Round, Stage, Table
from usecases.bracket.seeding import tournament_of
from usecases.league_state import pools_of


def groups_in(uow: UnitOfWork, event: Event, round_: Round) -> Pools:
    """The group of each player in a round, from 1, in a planned one too; nothing where all play together.

    Source: house
    """
    in_groups = event.pairing is Pairing.ROUND_ROBIN and tournament_of(uow, event).groups
    return pools_of(uow, event) if in_groups and round_.stage is Stage.QUALIFIER else {}


def group_at(groups: Pools, table: Table) -> int:
    """The group whose table this is, 0 where there are none."""
    return next((groups[player] for player in table.seats if player in groups), 0)
