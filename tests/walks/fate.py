"""What nobody does on purpose: time passes, Discord refuses and takes again, things are deleted, the process goes."""

from collections.abc import Mapping
from datetime import timedelta
from functools import partial
from typing import Final

from bot.delivery.courier import channel_of
from bot.ui.living_posts import POSTS
from data.records import Destination
from tests.walks.carrying import noted
from tests.walks.deeds import Weighed
from tests.walks.fake_discord import CHANNELS
from tests.walks.pick import Pick
from tests.walks.world import GUILD, PLAYERS, World
from usecases.caller import guild_of
from usecases.delivery.owed import Mended, owing_servers, try_again
from usecases.left_server import Membership, note_membership
from usecases.play.server_left import BotPresence, server_back, server_left

_OUTAGE: Final = timedelta(hours=3)


def time_passes(pick: Pick) -> object:
    """Minutes, hours or a day, and what falls due happens."""
    span = pick.later()
    pick.world.wait_until(pick.world.now + span)
    return span


def next_timer(pick: Pick) -> object:
    """Until the next moment that is set."""
    due = pick.world.read(lambda uow: uow.timers.next_due())
    if due is not None:
        pick.world.wait_until(due)
    return due


def outage(pick: Pick) -> object:
    """No process runs for a while."""
    span = pick.one((timedelta(minutes=5), timedelta(hours=1), _OUTAGE), _OUTAGE)
    pick.world.be_away_until(pick.world.now + span)
    return span


def restart(pick: Pick) -> object:
    """The process is killed and starts anew."""
    pick.world.be_killed()
    pick.world.start_anew()
    return None


def shut(pick: Pick) -> object:
    """The bot loses its rights in a channel."""
    channel = pick.chance.choice(CHANNELS)
    pick.world.discord.shut.add(channel)
    return channel


def mend(pick: Pick) -> object:
    """Every channel is there, and open to the bot; what is owed is tried again."""
    discord = pick.world.discord
    discord.shut.clear()
    discord.channels.update(CHANNELS)
    return try_owed(pick.world)


def try_owed(world: World) -> int:
    """What is owed is tried again where nothing is seen that would hinder it."""
    if GUILD not in world.read(partial(owing_servers, world.now)):
        return 0
    guild = world.read(lambda uow: guild_of(uow, GUILD))
    well = {place for place in Destination if world.discord.takes(channel_of(guild, place))}
    posts = frozenset(kind for kind, style in POSTS.items() if style.place in well)
    return noted(world, partial(try_again, Mended(GUILD, frozenset(well), posts, world.now)))


def lose_channel(pick: Pick) -> object:
    """Somebody deletes a channel."""
    channel = pick.chance.choice(CHANNELS)
    pick.world.discord.lose_channel(channel)
    return channel


def lose_thread(pick: Pick) -> object:
    """Somebody deletes a thread."""
    thread = pick.one(sorted(pick.world.discord.threads), 0)
    pick.world.discord.lose_channel(thread)
    return thread


def lose_message(pick: Pick) -> object:
    """Somebody deletes one of our messages."""
    message = pick.one(sorted(pick.world.discord.messages), 0)
    pick.world.discord.lose_message(message)
    return message


def close_messages(pick: Pick) -> object:
    """A player takes no private messages any more, or takes them again."""
    user = pick.chance.choice(PLAYERS)
    pick.world.discord.closed ^= {user}
    return user


def member_gone(pick: Pick) -> object:
    """Discord says that somebody has left the server."""
    user = pick.chance.choice(PLAYERS)
    noted(pick.world, partial(note_membership, Membership(GUILD, frozenset({user}))))
    return user


def member_back(pick: Pick) -> object:
    """Somebody who may have left is seen on the server."""
    user = pick.chance.choice(PLAYERS)
    noted(pick.world, partial(note_membership, Membership(GUILD, frozenset(), frozenset({user}))))
    return user


def taken_away(pick: Pick) -> None:
    """The bot is taken from the server, as its process notices."""
    noted(pick.world, partial(server_left, BotPresence(GUILD, pick.world.now)))


def taken_back(pick: Pick) -> None:
    """The bot is on the server again."""
    noted(pick.world, partial(server_back, BotPresence(GUILD, pick.world.now)))


FATE: Final[Mapping[str, Weighed]] = {
    "time passes": Weighed(time_passes, 4),
    "next timer": Weighed(next_timer, 6),
    "outage": Weighed(outage, 1),
    "restart": Weighed(restart, 1),
    "channel shut": Weighed(shut, 0.7),
    "channels mended": Weighed(mend, 1.5),
    "channel lost": Weighed(lose_channel, 0.3),
    "thread lost": Weighed(lose_thread, 0.5),
    "message lost": Weighed(lose_message, 0.5),
    "bot taken away": Weighed(taken_away, 0.4, "games"),
    "bot taken back": Weighed(taken_back, 1.2, "games"),
    "member gone": Weighed(member_gone, 2),
    "member back": Weighed(member_back, 0.5),
    "messages closed": Weighed(close_messages, 0.5),
}
