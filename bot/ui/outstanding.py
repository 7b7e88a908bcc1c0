"""What Discord has not taken of what an answer speaks of, and why."""

from collections.abc import Sequence

import discord

from bot.i18n import Language, Safe, text
from bot.ui.doctor import trouble_line
from bot.ui.living_posts import POSTS
from bot.ui.permissions import ChannelState, channel_lines, channel_states
from data.records import Destination, Guild, PostKind
from usecases.delivery.landing import Outstanding
from usecases.show.doctor import DeliveryTrouble


def outstanding_lines(
    language: Language, guild: discord.Guild | None, settings: Guild, left: Sequence[Outstanding]
) -> list[str]:
    """Each with what helps against it, a missing permission by its name; last that the answer will be changed."""
    states = {state.place: state for state in channel_states(guild, settings)} if guild else {}
    lines = [_line(language, one, states.get(_place(one.what))) for one in left]
    is_open = any(not one.unreached for one in left)
    return [*dict.fromkeys(lines), *([text(language, "outstanding-changes")] if is_open else [])]


def _place(what: str) -> Destination:
    """The channel that the server has set for it."""
    place = POSTS[PostKind(what)].place if what in list(PostKind) else Destination(what)
    return Destination.PAIRINGS if place is Destination.THREAD else place


def _line(language: Language, one: Outstanding, state: ChannelState | None) -> str:
    if one.unreached:
        return text(language, "outstanding-unreached", {"count": one.count})
    if state is not None and not state.well:
        return "\n".join(channel_lines(language, [state]))
    if one.why:
        return trouble_line(language, DeliveryTrouble(one.what, one.why, one.is_refused))
    what = Safe(text(language, f"doctor-what-{one.what}"))
    return text(language, "outstanding-coming", {"what": what, "count": one.count})
