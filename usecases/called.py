"""What an interaction tells of a member: that they are there, and what they go by on Discord now."""

from collections.abc import Sequence

from data.game_records import UNDECIDED
from data.unit_of_work import UnitOfWork
from league.ids import GameId
from usecases.caller import Caller
from usecases.left_server import Membership, is_said_to_have_left, note_membership
from usecases.people import person_of, renamed, shortened


def is_news(uow: UnitOfWork, caller: Caller) -> bool:
    """Whether the league knows of the caller what is true no more."""
    return is_called_otherwise(uow, caller) or is_said_to_have_left(uow, caller)


def learn(caller: Caller, uow: UnitOfWork) -> None:
    """The league knows the caller's name, and that they are a member of the server."""
    learn_name(caller, uow)
    note_membership(Membership(caller.guild_id, frozenset(), frozenset({caller.user_id})), uow)


def is_called_otherwise(uow: UnitOfWork, caller: Caller) -> bool:
    """Whether the league knows the caller by another name than Discord does now; a private message tells no name."""
    name = shortened(caller.name)
    if not (caller.guild_id and name):
        return False
    known = uow.people.values("name", guild_id=caller.guild_id, user_id=caller.user_id)
    return any(row != (name,) for row in known) or bool(_games_with_another_name(uow, caller, name))


def learn_name(caller: Caller, uow: UnitOfWork) -> None:
    """The player, and the seats in games that are not over, have the caller's present name; nobody is told.

    No action of anybody's: what was done to the player before can still be taken back.
    """
    uow.lock(caller.guild_id)
    name, person = shortened(caller.name), person_of(uow, caller)
    if person is not None and person.name != name:
        uow.journal.adopt_version(person, renamed(uow, person, name))
    for game in _games_with_another_name(uow, caller, name):
        for seat in uow.game_seats.find(game_id=game, user_id=caller.user_id):
            uow.game_seats.change(seat, name=name)


def _games_with_another_name(uow: UnitOfWork, caller: Caller, name: str) -> Sequence[GameId]:
    seats = uow.game_seats.values("game_id", "name", user_id=caller.user_id)
    games = sorted({game for game, known in seats if known != name})
    if not games:
        return ()
    found = uow.games.values("id", id=games, guild_id=caller.guild_id, status=UNDECIDED)
    return [game for (game,) in found]
