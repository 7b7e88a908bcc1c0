"""What the doctor found, in words: what is well, what is not, and how to mend it."""

from enum import Enum
from typing import Final

import discord

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.permissions import channel_lines, channel_states, role_lines, role_states, server_event_lines
from bot.ui.reply import Reply, clip, embed
from bot.ui.timestamps import relative_time
from usecases.backgammon.sage import evaluator, judge
from usecases.show.doctor import DeliveryTrouble, Diagnosis

_WELL, _ILL = 0x57C27D, 0xED4245
_ERROR_LENGTH = 150
_UNKNOWN_CHANNEL = "error code: 10003"
"""What Discord says of a channel or thread that does not exist."""
_FULL_OF_THREADS: Final = "error code: 160006"
"""What Discord says where too many threads are open."""
_MOST_THREADS: Final = 1000
"""Open threads of a server. Source: Discord's API, code 160006"""
_MANY_THREADS: Final = 900
"""From so many on the admin hears of it, while a round can still be posted."""


class DatabaseState(Enum):
    """How the database is, by its text."""

    WELL = "doctor-database"
    OLD = "doctor-database-old"
    UNWRITABLE = "doctor-database-unwritable"


def doctor_reply(
    language: Language,
    guild: discord.Guild | None,
    state: Diagnosis,
    database: DatabaseState,
) -> Reply:
    """One box: channels and permissions, roles, database, timers, posts and messages."""
    channels = channel_states(guild, state.guild) if guild else ()
    roles = role_states(guild, state.guild) if guild else ()
    lines = [
        *channel_lines(language, channels),
        *(server_event_lines(language, guild, state.guild) if guild else ()),
        *role_lines(language, roles),
        text(language, database.value),
        _timers(language, state),
        text(language, "doctor-waiting", {"count": state.waiting}),
        _judge_of_backgammon(language),
        *thread_lines(language, guild),
        *(trouble_line(language, trouble) for trouble in state.troubles),
    ]
    if state.closed:
        lines.append(text(language, "doctor-closed", {"count": state.closed}))
    if state.orphans:
        lines.append(text(language, "doctor-orphans", {"count": state.orphans}))
    well = all(channel.well for channel in channels) and all(role.exists for role in roles)
    well = well and database is DatabaseState.WELL and not state.overdue and not state.troubles
    well = well and not state.orphans
    lines.append(text(language, "doctor-well" if well else "doctor-ill"))
    box = embed(plain(language, "doctor-title"), "\n".join(lines), colour=_WELL if well else _ILL)
    return Reply(embeds=(box,))


def _judge_of_backgammon(language: Language) -> str:
    """Who plays for the house and judges after a match: not every machine has a strong evaluator."""
    named = {"name": Safe(evaluator().name), "judge": Safe(judge().name)}
    return text(language, "doctor-judge" if judge().judges else "doctor-no-judge", named)


def thread_lines(language: Language, guild: discord.Guild | None) -> list[str]:
    """How many threads are open, where soon there can be no more."""
    count = len(guild.threads) if guild else 0
    return (
        [text(language, "doctor-threads", {"count": count, "most": _MOST_THREADS})]
        if count >= _MANY_THREADS
        else []
    )


def _is_gone(error: str) -> bool:
    """Whether the channel was deleted, or is another server's: no permission brings it back."""
    return error == "channel-of-another-server" or _UNKNOWN_CHANNEL in error


def _timers(language: Language, state: Diagnosis) -> str:
    if state.next_timer is None:
        return text(language, "doctor-no-timers")
    params: dict[str, Param] = {
        "count": state.timers,
        "at": relative_time(state.next_timer),
    }
    return text(language, "doctor-timers-late" if state.overdue else "doctor-timers", params)


def trouble_line(language: Language, trouble: DeliveryTrouble) -> str:
    """What Discord said, with what helps against it."""
    what = Safe(text(language, f"doctor-what-{trouble.what}"))
    error = clip(trouble.error, _ERROR_LENGTH)
    if trouble.error == "channel-not-set":
        return text(language, "doctor-no-channel", {"what": what})
    if _is_gone(trouble.error):
        return text(language, "doctor-channel-gone", {"what": what})
    if _FULL_OF_THREADS in trouble.error:
        return text(language, "doctor-threads-full", {"what": what, "most": _MOST_THREADS})
    key = "doctor-gave-up" if trouble.gave_up else "doctor-trying"
    return text(language, key, {"what": what, "error": error})
