"""The law: who is called to a check-in, who hears what has happened, and of whom the judges hear that they left."""

from collections.abc import Iterator
from typing import Final

from data.game_records import UNDECIDED, GameStatus, SeatState
from data.records import Delivery, Destination
from data.unit_of_work import UnitOfWork
from league.by_post import HeldFor, HoldKind
from league.entry import IN_PLAY, EntryStatus
from league.event import EventStatus
from tests.walks.due import called_to_check_in, news_due
from tests.walks.world import GUILD, World
from usecases.find import GOING_ON

_NEWS: Final = frozenset({"account", "announcement", "event-changed", "seat-lost"})
_OF_A_SLOT: Final = 4
_INVITATION: Final = "game-invitation"
_ASK: Final = (_INVITATION, "game-judge-wanted", "game-judge-wanted-plain")
_STILL: Final = frozenset({EntryStatus.PENDING, EntryStatus.WAITLISTED, *IN_PLAY})


def check_ins_are_called(world: World) -> Iterator[str]:
    """Each member who is still to check in is named by a call to it, and nothing asks for a check-in that is over."""

    def differs(uow: UnitOfWork) -> list[str]:
        found: set[tuple[int, int]] = set()
        asked: set[int] = set()
        for one in uow.outbox.notices.find(place=(Destination.ANNOUNCEMENTS, Destination.PRIVATE)):
            buttons = [button for button in one.buttons if button.startswith("signup-checkin:")]
            if buttons and one.state is not Delivery.WITHDRAWN:
                event = int(buttons[0].split(":")[1])
                asked.add(event)
                found |= {(event, user) for user in one.mentions}
        due = set(called_to_check_in(uow, GUILD))
        open_ = {event for (event,) in uow.events.values("id", guild_id=GUILD, status=EventStatus.CHECK_IN)}
        lacking = [f"nobody calls {one} to the check-in" for one in sorted(due - found)]
        return lacking + [f"{event} asks for a check-in in vain" for event in sorted(asked - open_)]

    yield from world.read(differs)


def news_are_told(world: World) -> Iterator[str]:
    """Whomever something that has happened concerns is told it, and nobody what was taken back."""

    def differs(uow: UnitOfWork) -> list[str]:
        told = [
            (int(one.key.split(":")[2]), user)
            for one in uow.outbox.notices.find()
            if one.duty in _NEWS and one.stands and one.state is not Delivery.WITHDRAWN
            for user in ((one.subject,) if one.place is Destination.PRIVATE else one.mentions)
            if one.key.count(":") == _OF_A_SLOT
        ]
        answered = [
            (int(one.key.split(":")[2]), 0)
            for one in uow.outbox.notices.find(text="game-own-answered")
            if one.stands
        ]
        asked = [
            (one.params["game"], one.subject if one.text == _INVITATION else 0)
            for one in uow.outbox.notices.find(text=_ASK)
            if one.buttons and one.state is not Delivery.WITHDRAWN and one.place is not Destination.CHANNEL
        ]
        due = {*news_due(uow, GUILD), *_answers_due(uow), *_asked_due(uow)}
        found = {*told, *answered, *asked}
        lacking = [f"nobody tells {one}" for one in sorted(due - found)]
        return lacking + [f"{one} is told in vain" for one in sorted(found - due)]

    yield from world.read(differs)


def _answers_due(uow: UnitOfWork) -> Iterator[tuple[int, int]]:
    """The answers to invitations that hosts of games which have not begun are to read; of users they have none."""
    for game in uow.games.find(guild_id=GUILD, status=GameStatus.OPEN):
        host = uow.game_seats.first(game_id=game.id, user_id=game.created_by, state=SeatState.TAKEN)
        if host is not None and host.by_message and not game.table_id:
            for answer in uow.invitation_answers.find(game_id=game.id):
                yield answer.id, 0


def _asked_due(uow: UnitOfWork) -> Iterator[tuple[int, int]]:
    """Whom a game that is open has a seat for, and the games to which the judges (0) are called."""
    for game in uow.games.find(guild_id=GUILD, status=GameStatus.OPEN):
        for seat in uow.game_seats.find(game_id=game.id, state=SeatState.INVITED):
            yield game.id, seat.user_id
    for game in uow.games.find(guild_id=GUILD, status=GameStatus.PAUSED):
        holds = uow.game_holds.find(game_id=game.id, why=HoldKind.JUDGE, ended_at=None)
        if any(one.calls for one in holds) and game.held_for is HeldFor.JUDGE:
            yield game.id, 0


def leavers_are_told(world: World) -> Iterator[str]:
    """The judges read of each user who has left the server and still plays somewhere, and of nobody else."""

    def differs(uow: UnitOfWork) -> list[str]:
        gone = uow.left_servers.find(guild_id=GUILD, is_back=False)
        due = {one.id for one in gone if _plays(uow, one.user_id)}
        told = uow.outbox.notices.find(text="notice-left-server")
        found = {one.subject for one in told if one.state is not Delivery.WITHDRAWN}
        return [f"{one} is told {'in vain' if one in found else 'to nobody'}" for one in sorted(due ^ found)]

    yield from world.read(differs)


def _plays(uow: UnitOfWork, user: int) -> bool:
    person = uow.people.first(guild_id=GUILD, user_id=user)
    entries = uow.entries.rows.find(player=person.id) if person is not None else ()
    entered = [
        one.event_id for one in entries if one.status in _STILL
    ]  # a removed entry has no status of its own
    if entered and uow.events.find(id=entered, status=sorted(GOING_ON)):
        return True
    seats = uow.game_seats.find(user_id=user, state=SeatState.TAKEN)
    games = [one.game_id for one in seats if not one.resigned]
    return bool(games and uow.games.find(id=games, guild_id=GUILD, status=UNDECIDED))
