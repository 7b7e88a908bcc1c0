"""Finding what a command speaks of: an event, its regulations, its players."""

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from zoneinfo import ZoneInfo

from data.game_records import PostGame
from data.records import Person, PostKind
from data.unit_of_work import UnitOfWork
from league.event import Event, EventStatus
from league.ids import EventId, GameId, PlayerId, TableId
from league.names import told_apart
from league.refusal import Refusal
from league.regulations import PROFILES, Profile, stored_profile
from league.round import Table
from usecases.caller import Caller, Role, guild_of, refusal_unless
from usecases.many import as_choices, some

BEFORE_START = frozenset({EventStatus.DRAFT, EventStatus.OPEN, EventStatus.CHECK_IN, EventStatus.CLOSED})
GOING_ON = frozenset({EventStatus.OPEN, EventStatus.CHECK_IN, EventStatus.CLOSED, EventStatus.RUNNING})
PLAYED = frozenset({EventStatus.RUNNING, EventStatus.FINISHED})


def is_running(event: Event) -> bool:
    """Whether it is being played: of several events mostly the one that is meant by who only looks."""
    return event.status is EventStatus.RUNNING


def none_of_several(_event: Event) -> bool:
    """What changes an event guesses at none of several."""
    return False


def event_for(
    uow: UnitOfWork,
    caller: Caller,
    event_id: EventId,
    statuses: Collection[EventStatus],
    likely: Callable[[Event], bool] = none_of_several,
) -> Event | Refusal:
    """The named event, or (0) the one of this table's thread, or the server's only one in such a state.

    Of several it is the only one that is `likely`. A draft is there for organizers alone.

    Refusals: `no-such-event`, `no-event`, `which-event` (params: names, choices).
    """
    if event_id:
        event = uow.events.get(event_id)
        known = event is not None and event.guild_id == caller.guild_id and may_see(uow, caller, event)
        return event if event is not None and known else Refusal("no-such-event")
    here = table_here(uow, caller)
    events = uow.events.find(guild_id=caller.guild_id, status=sorted(statuses))
    found = tuple(event for event in events if may_see(uow, caller, event))
    meant = tuple(event for event in found if here and event.id == here.event_id)
    meant = meant or (found if len(found) == 1 else tuple(event for event in found if likely(event)))
    if len(meant) == 1:
        return meant[0]
    labels = event_labels(uow, found[::-1])
    asked = {"names": some(labels.values()), "choices": as_choices(labels.items())}
    return Refusal("which-event", params=asked) if found else Refusal("no-event")


def event_at(
    uow: UnitOfWork,
    caller: Caller,
    event_id: EventId,
    statuses: Collection[EventStatus],
    likely: Callable[[Event], bool] = none_of_several,
) -> Event | Refusal:
    """As `event_for`, and the named event too must be in such a state: for what changes it.

    Refusals: those of `event_for`, `event-step` (params: name, status).
    """
    event = event_for(uow, caller, event_id, statuses, likely)
    if isinstance(event, Refusal) or event.status in statuses:
        return event
    return Refusal("event-step", params={"name": event.name, "status": event.status})


def table_here(uow: UnitOfWork, caller: Caller) -> Table | None:
    """The table in whose thread the caller speaks, or in the thread of whose game by post."""
    if not caller.channel_id:
        return None
    post = uow.outbox.posts.first(kind=PostKind.TABLE, thread_id=caller.channel_id, guild_id=caller.guild_id)
    if post is not None:
        return uow.tables.get(TableId(post.subject))
    game = game_here(uow, caller, caller.channel_id)
    return uow.tables.get(TableId(game.table_id)) if game is not None and game.table_id else None


def game_here(uow: UnitOfWork, caller: Caller, channel_id: int) -> PostGame | None:
    """The game by post whose thread this channel is."""
    if not channel_id or not caller.guild_id:
        return None
    post = uow.outbox.posts.first(kind=PostKind.GAME, thread_id=channel_id, guild_id=caller.guild_id)
    if post is not None:
        return uow.games.get(GameId(post.subject))
    games = uow.games.find(guild_id=caller.guild_id, channel_id=channel_id, in_thread=True)
    return games[-1] if games else None


def channel_of_game(uow: UnitOfWork, game: PostGame) -> int:
    """The thread of a game by post, or the channel of its board."""
    post = uow.outbox.posts.first(kind=PostKind.GAME, subject=game.id)
    return (post.thread_id if post else 0) or game.channel_id


def same_name(one: str, other: str) -> bool:
    """Whether people would take two events' names for one."""
    return " ".join(one.split()).casefold() == " ".join(other.split()).casefold()


def event_labels(uow: UnitOfWork, events: Collection[Event]) -> dict[EventId, str]:
    """What each event is called among these: those that share a name by their day on the server and number too."""
    names = [event.name for event in events]
    shared = {event.id: sum(same_name(event.name, name) for name in names) > 1 for event in events}
    return {event.id: _numbered(uow, event) if shared[event.id] else event.name for event in events}


def _numbered(uow: UnitOfWork, event: Event) -> str:
    zone = ZoneInfo(guild_of(uow, event.guild_id).time_zone)
    day = (event.starts_at or event.created_at).astimezone(zone)
    return f"{event.name} ({day:%Y-%m-%d} #{event.id})"


def may_see(uow: UnitOfWork, caller: Caller, event: Event) -> bool:
    """Whether the caller may know of an event: of a draft only organizers do.

    Source: house
    """
    return event.status is not EventStatus.DRAFT or not refusal_unless(uow, caller, Role.ORGANIZER)


def has_entered(uow: UnitOfWork, event: Event, player: PlayerId) -> bool:
    """Whether a player (0: nobody) is or was among an event's players."""
    return bool(player) and uow.entries.list_of(event).entry_of(PlayerId(player)) is not None


def event_of(uow: UnitOfWork, event_id: EventId) -> Event:
    """The event of a thing that belongs to one."""
    return uow.events.require(event_id)


def profile_of(event: Event) -> Profile:
    """The regulations of an event: a built-in profile, or the house's own."""
    if not event.profile_toml:
        return PROFILES[event.profile]
    profile = stored_profile(event.profile_toml)
    if not isinstance(profile, Profile):
        raise LookupError(f"event {event.id} holds regulations that were never valid: {profile}")  # noqa: TRY004 - the value is wrong, not a type
    return profile


def people_by_id(uow: UnitOfWork, players: Iterable[PlayerId]) -> dict[PlayerId, Person]:
    """The persons behind player numbers, as a list of them shows them: namesakes with their numbers, "Ken #12".

    Source: house
    """
    people = stored_people(uow, players)
    shown = told_apart({person.id: person.name for person in people.values()})
    return {
        player: person if person.name == shown[person.id] else replace(person, name=shown[person.id])
        for player, person in people.items()
    }


def stored_people(uow: UnitOfWork, players: Iterable[PlayerId]) -> dict[PlayerId, Person]:
    """The persons behind player numbers under the names that are stored: to look for one by what somebody typed."""
    return {PlayerId(person.id): person for person in uow.people.find(id=frozenset(players))}


def entrants(uow: UnitOfWork, event: Event, players: Collection[PlayerId]) -> dict[PlayerId, Person]:
    """Players who are named alone, told apart from the namesakes among those who have entered the event.

    Source: house
    """
    if not players:
        return {}
    rows = uow.entries.rows.values("player", event_id=event.id)
    return people_by_id(uow, {*players, *(PlayerId(row[0]) for row in rows)})


def entrant(uow: UnitOfWork, event: Event, player: PlayerId) -> Person:
    """One of them."""
    return entrants(uow, event, (player,))[player]
