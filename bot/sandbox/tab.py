"""One browser tab: who looks, at which channel, in which language."""

from dataclasses import dataclass, field

from simcord.actors import MemberActor
from simcord.backend import Backend
from simcord.backend.access import channel_accessible
from simcord.backend.models import Channel, Message
from simcord.builders import ChannelHandle, UserHandle
from simcord.enums import ChannelType, MessageType
from simcord.results import InteractionResult

from bot.sandbox.stage import SimulatedDiscord
from bot.sandbox.world import World


@dataclass(slots=True)
class Show:
    """What all tabs share: the stage, the world, what each person has read and dismissed.

    `pages` is where the pages of events are found ("": nowhere). `invoked` keeps the full path of slash commands by
    interaction id, which Discord shows above the answer. `asked_in` keeps the thread in which somebody used the message
    at its head, which belongs to the channel: there they look for the answer.
    """

    stage: SimulatedDiscord
    world: World
    opened: int = 0
    read: dict[tuple[int, int], int] = field(default_factory=dict)
    dismissed: set[int] = field(default_factory=set)
    invoked: dict[int, list[str]] = field(default_factory=dict)
    asked_in: dict[int, int] = field(default_factory=dict)
    glances: int = 0
    pages: str = ""

    @property
    def backend(self) -> Backend:
        """The store of the simulated Discord."""
        return self.stage.env.backend

    @property
    def version(self) -> int:
        """A number that grows with everything that may change what a tab shows."""
        return self.stage.version + self.glances + len(self.dismissed) + len(self.asked_in)

    def last_read(self, viewer: int, channel: int) -> int:
        """The newest message id that the viewer has seen in the channel."""
        return self.read.get((viewer, channel), self.opened)

    def mark_read(self, viewer: int, channel: int) -> None:
        """The viewer looks at the channel: all of it is read."""
        newest = max(self.backend.messages.get(channel, {}), default=0)
        if newest > self.last_read(viewer, channel):
            self.read[viewer, channel] = newest
            self.glances += 1

    def mark_all_read(self) -> None:
        """Everything said so far counts as read by everybody."""
        self.opened = self.backend.snowflake()

    def leave_unread(self, viewer: int) -> None:
        """The viewer's last direct message still waits for them."""
        channel = self.backend.get_dm_channel(viewer)
        newest = max(self.backend.messages.get(channel.id, {}), default=0)
        self.read[viewer, channel.id] = newest - 1

    def sees(self, viewer: int, message: Message) -> bool:
        """Whether the message is on the viewer's screen (ephemeral ones are their invoker's alone)."""
        if message.id in self.dismissed or not message.visible_to(viewer):
            return False
        thread = started_thread(message)
        return thread is None or self.announced(thread)

    def place_of(self, message: Message) -> int:
        """Where a message is shown: a private answer where it was asked for."""
        used = message.interaction_metadata
        asked = self.asked_in.get(int(used["id"])) if used is not None and message.is_ephemeral else None
        return asked or message.channel_id

    def announced(self, thread: int) -> bool:
        """Whether Discord tells of the thread in its channel: of public ones without a starter message."""
        found = self.backend.channels.get(thread)
        if found is None or found.type != ChannelType.PUBLIC_THREAD:
            return False
        return thread not in self.backend.messages.get(found.parent_id or 0, {})


@dataclass(slots=True)
class Tab:
    """The state of one browser tab; `forms` are the modals shown to it and not yet sent, by their number."""

    show: Show
    viewer: int
    channel: int
    locale: str
    forms: dict[int, InteractionResult] = field(default_factory=dict)

    def can_see(self, channel_id: int) -> bool:
        """Whether the viewer may read that channel."""
        return channel_accessible(self.show.backend, channel_id, self.viewer, history=True)

    def place(self) -> Channel:
        """The channel looked at."""
        return self.show.backend.get_channel(self.channel)

    def handle(self) -> ChannelHandle:
        """The channel looked at, for simcord's operations."""
        place = self.place()
        guild = self.show.world.guild if place.guild_id is not None else None
        return ChannelHandle(self.show.stage.env, guild, place)

    def actor(self) -> MemberActor | UserHandle:
        """The viewer as one who acts: a member on the server, a user in direct messages."""
        user = user_handle(self.show, self.viewer)
        if self.place().guild_id is None:
            return user
        return MemberActor(self.show.stage.env, self.show.world.guild, user)


def started_thread(message: Message) -> int | None:
    """The thread that a "started a thread" line is about."""
    if message.type != MessageType.THREAD_CREATED or message.system_metadata is None:
        return None
    return message.system_metadata.channel_id


def starter_message(tab: Tab) -> Message | None:
    """The message under which the thread was opened: it has the thread's number, and stands in the channel above."""
    place = tab.place()
    if not place.is_thread or place.parent_id is None:
        return None
    return tab.show.backend.messages.get(place.parent_id, {}).get(place.id)


def user_handle(show: Show, user_id: int) -> UserHandle:
    """The handle of one user, for operations on them."""
    return UserHandle(show.stage.env, show.backend.get_user(user_id))
