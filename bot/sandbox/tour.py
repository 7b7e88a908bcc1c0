"""Three looks at the demo league for a newcomer: as its organizer, its judge and one of its players."""

from collections.abc import Iterator

from simcord.backend.models import Channel

from bot.sandbox.people import JUDGE, ORGANIZER, PLAYERS, SandboxPerson
from bot.sandbox.tab import Show
from bot.sandbox.world import Room

Json = dict[str, str]


def stops(show: Show, locale: str) -> list[Json]:
    """Who one becomes and which channel opens, for each click; the player speaks the visitor's language."""
    organizer = _stop(show, ORGANIZER, show.world.channels[Room.ANNOUNCEMENTS].id)
    judge = _stop(show, JUDGE, show.world.channels[Room.JUDGES].id)
    return [organizer, judge, _player(show, locale)]


def _stop(show: Show, person: SandboxPerson, channel: int) -> Json:
    return {
        "part": person.part.value,
        "me": str(show.world.members[person].id),
        "channel": str(channel),
    }


def _player(show: Show, locale: str) -> Json:
    """A player at the table that was seated last, who has been called to its thread; else in the channel of tables."""
    speakers = [person for person in PLAYERS if person.locale == locale] or list(PLAYERS)
    for thread in reversed(list(_open_threads(show))):
        called = {
            user
            for message in show.backend.messages.get(thread.id, {}).values()
            for user in message.ping_user_ids
        }
        for person in speakers:
            if show.world.members[person].id in called:
                return _stop(show, person, thread.id)
    return _stop(show, speakers[0], show.world.channels[Room.PAIRINGS].id)


def _open_threads(show: Show) -> Iterator[Channel]:
    pairings = show.world.channels[Room.PAIRINGS].id
    for channel in show.backend.channels.values():
        archived = channel.thread_metadata and channel.thread_metadata.archived
        if channel.is_thread and channel.parent_id == pairings and not archived:
            yield channel
