"""What the bot may do in the channels that a server has set: each missing permission by name, and how to grant it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import discord

from bot.i18n import Language, Safe, text
from bot.ui.listed import listed
from data.records import Destination, Guild

# Never administrator, never more than a channel needs: `permission-<name>` is Discord's own word for it.
_EVERYWHERE = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
_WITH_THREADS = (*_EVERYWHERE, "create_public_threads", "send_messages_in_threads")
_IN_THREAD = (
    "view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history",
)  # fmt: skip
_NEEDED: dict[Destination, tuple[str, ...]] = {
    Destination.ANNOUNCEMENTS: _EVERYWHERE,
    Destination.PAIRINGS: _WITH_THREADS,
    Destination.RESULTS: _EVERYWHERE,
    Destination.JUDGES: _EVERYWHERE,
}

_FOR_SERVER_EVENTS = ("create_events", "manage_events")


@dataclass(frozen=True, slots=True)
class ChannelState:
    """One of the server's channels: set (`channel_id` not 0), still there, and what is missing in it."""

    place: Destination
    channel_id: int
    exists: bool
    missing: tuple[str, ...]

    @property
    def well(self) -> bool:
        """Whether the bot can do its work here."""
        return self.exists and not self.missing


@dataclass(frozen=True, slots=True)
class RoleState:
    """One of the league's roles: `name` is "organizer" or "judge"; `quiet` if a message of ours cannot ping it."""

    name: str
    role_id: int
    exists: bool
    quiet: bool


def channel_id(settings: Guild, place: Destination) -> int:
    """The channel that is set for a place, 0 for none."""
    return {
        Destination.ANNOUNCEMENTS: settings.announcements_channel,
        Destination.PAIRINGS: settings.pairings_channel,
        Destination.RESULTS: settings.results_channel,
        Destination.JUDGES: settings.judges_channel,
    }.get(place, 0)


def channel_states(guild: discord.Guild, settings: Guild) -> tuple[ChannelState, ...]:
    """Each channel that the league needs, as it is on Discord now."""
    return tuple(_state(guild, place, channel_id(settings, place)) for place in _NEEDED)


def missing_for_game(interaction: discord.Interaction[Any], language: Language) -> str:
    """What the bot lacks to play a game where a command was given, by name; "" if nothing."""
    needed = _IN_THREAD if isinstance(interaction.channel, discord.Thread) else _WITH_THREADS
    return _names([name for name in needed if not getattr(interaction.app_permissions, name)], language)


def role_states(guild: discord.Guild, settings: Guild) -> tuple[RoleState, ...]:
    """The league's roles, as they are on Discord now."""
    roles = (("organizer", settings.organizer_role), ("judge", settings.judge_role))
    return tuple(_role_state(guild, name, number) for name, number in roles)


def channel_lines(language: Language, states: Iterable[ChannelState]) -> list[str]:
    """The channels in words; a missing permission comes with the way to grant it."""
    return [_channel_line(language, state) for state in states]


def role_lines(language: Language, states: Iterable[RoleState]) -> list[str]:
    """The roles in words."""
    return [_role_line(language, state) for state in states]


def takes_server_events(guild: discord.Guild) -> bool:
    """Whether the bot may keep scheduled events on the server."""
    return not _missing_for_server_events(guild)


def server_event_lines(language: Language, guild: discord.Guild, settings: Guild) -> list[str]:
    """What the bot lacks to keep scheduled events, where they are wished for."""
    missing = _missing_for_server_events(guild) if settings.server_events else ()
    if not missing:
        return []
    return [text(language, "check-server-events-missing", {"missing": Safe(_names(missing, language))})]


def _missing_for_server_events(guild: discord.Guild) -> tuple[str, ...]:
    has = guild.me.guild_permissions
    return tuple(name for name in _FOR_SERVER_EVENTS if not getattr(has, name))


def _state(guild: discord.Guild, place: Destination, number: int) -> ChannelState:
    channel = guild.get_channel(number) if number else None
    if channel is None:
        return ChannelState(place, number, exists=False, missing=())
    has = channel.permissions_for(guild.me)
    missing = tuple(name for name in _NEEDED[place] if not getattr(has, name))
    return ChannelState(place, number, exists=True, missing=missing)


def _role_state(guild: discord.Guild, name: str, number: int) -> RoleState:
    role = guild.get_role(number)
    if role is None:
        return RoleState(name, number, exists=False, quiet=False)
    may_ping = role.mentionable or guild.me.guild_permissions.mention_everyone
    return RoleState(name, number, exists=True, quiet=name == "judge" and not may_ping)


def _channel_line(language: Language, state: ChannelState) -> str:
    place = Safe(text(language, f"setting-{state.place}-channel"))
    channel = Safe(f"<#{state.channel_id}>")
    if not state.channel_id:
        return text(language, "check-channel-unset", {"place": place})
    if not state.exists:
        return text(language, "check-channel-gone", {"place": place})
    if state.missing:
        missing = Safe(_names(state.missing, language))
        return text(
            language, "check-channel-missing", {"place": place, "channel": channel, "missing": missing}
        )
    return text(language, "check-channel-well", {"place": place, "channel": channel})


def _names(permissions: Iterable[str], language: Language) -> str:
    return listed((text(language, f"permission-{name.replace('_', '-')}") for name in permissions), language)


def _role_line(language: Language, state: RoleState) -> str:
    name = Safe(text(language, f"setting-{state.name}-role"))
    if not state.role_id:
        return text(language, "check-role-unset", {"role": name})
    if not state.exists:
        return text(language, "check-role-gone", {"role": name})
    key = "check-role-quiet" if state.quiet else "check-role-well"
    return text(language, key, {"role": name, "mention": Safe(f"<@&{state.role_id}>")})
