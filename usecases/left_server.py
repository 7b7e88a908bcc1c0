"""Somebody has left the Discord server, or is back: what Discord says of it is kept.

Discord reports who leaves to privileged bots alone, so it is found out where a round is planned or made public, and
where a private message comes back. Nobody is taken out of anything: to leave may be a slip.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from data.left_tables import LeftServer
from data.unit_of_work import UnitOfWork
from league.ids import RoundId
from usecases.bracket.drawn import draw_of, seeds_of
from usecases.caller import Caller
from usecases.find import people_by_id
from usecases.round.find import tables_in

_AT_ONCE: Final = 10


@dataclass(frozen=True, slots=True)
class Membership:
    """What Discord says of these users: who has left the server, and who is a member of it."""

    guild_id: int
    left: frozenset[int]
    here: frozenset[int] = frozenset()


def users_in(round_id: RoundId, uow: UnitOfWork) -> Mapping[int, str]:
    """The Discord users who play in a round, with their names."""
    round_ = uow.rounds.require(round_id)
    draw = draw_of(uow, round_)
    seated = {player for table in tables_in(uow, round_) for player in table.seats}
    people = people_by_id(uow, seated | set(() if draw is None else seeds_of(uow, draw)))
    return {person.user_id: person.name for person in people.values() if person.user_id is not None}


def note_membership(found: Membership, uow: UnitOfWork) -> None:
    """Keep who has left the server, and who of those is back.

    Of many at once the others are kept as the server is looked at again: the plan names them all the same.
    """
    uow.lock(found.guild_id)
    gone = {one.user_id: one for one in uow.left_servers.find(guild_id=found.guild_id, is_back=False)}
    for user in sorted(found.left - gone.keys())[:_AT_ONCE]:
        uow.left_servers.add(LeftServer(0, found.guild_id, user))
    for user in found.here & gone.keys():
        uow.left_servers.change(gone[user], is_back=True)


def is_said_to_have_left(uow: UnitOfWork, caller: Caller) -> bool:
    """Whether Discord said that the caller had left the server, who is there."""
    known = uow.left_servers.values("id", guild_id=caller.guild_id, user_id=caller.user_id, is_back=False)
    return bool(caller.guild_id and known)
