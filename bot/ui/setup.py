"""The setup wizard: two pages of menus, each showing how the server stands and what is missing."""

import discord

from bot.i18n import Language, Safe, plain, text
from bot.ui.controls import Control, MenuLine, Panel, channel_menu, menu, role_menu
from bot.ui.permissions import channel_lines, channel_states, role_lines, role_states, server_event_lines
from bot.ui.reply import Reply, embed
from data.records import Destination, Guild
from usecases.settings.setup import SERVER_LANGUAGES

CHANNELS = {
    "setup-announcements": Destination.ANNOUNCEMENTS,
    "setup-pairings": Destination.PAIRINGS,
    "setup-results": Destination.RESULTS,
    "setup-judges": Destination.JUDGES,
}
MINUTES = (5, 10, 15, 30, 60, 120)


def overview(language: Language, guild: discord.Guild, settings: Guild) -> str:
    """Everything that is set, and what hinders the bot."""
    lines = [
        text(
            language,
            "setup-line-language",
            {"language": Safe(text(language, f"choice-language-{settings.language}"))},
        ),
        text(language, "setup-line-zone", {"zone": settings.time_zone}),
        text(language, "setup-line-confirm", {"minutes": settings.confirm_minutes}),
        text(
            language,
            "setup-line-pages",
            {"visibility": plain(language, f"choice-web-{settings.event_pages}")},
        ),
        text(language, f"setup-line-server-events-{'on' if settings.server_events else 'off'}"),
        *server_event_lines(language, guild, settings),
        *channel_lines(language, channel_states(guild, settings)),
        *role_lines(language, role_states(guild, settings)),
    ]
    return "\n".join(lines)


def channel_page(language: Language, guild: discord.Guild, settings: Guild) -> Reply:
    """The first page: the channels."""
    view = Panel()
    chosen = {state.place: state.channel_id for state in channel_states(guild, settings) if state.exists}
    for verb, place in CHANNELS.items():
        view.add_item(channel_menu(verb, plain(language, f"menu-{verb}"), chosen.get(place, 0)))
    view.add_item(Control("setup-page", 2, style=discord.ButtonStyle.primary).button(language))
    view.add_item(Control("setup-check", 0).button(language))
    return _page(language, guild, settings, view, "setup-page-channels")


def role_page(language: Language, guild: discord.Guild, settings: Guild) -> Reply:
    """The second page: roles, language, time to confirm."""
    view = Panel()
    chosen = {state.name: state.role_id for state in role_states(guild, settings) if state.exists}
    view.add_item(
        role_menu("setup-organizers", plain(language, "menu-setup-organizers"), chosen.get("organizer", 0))
    )
    view.add_item(
        role_menu("setup-judge-role", plain(language, "menu-setup-judge-role"), chosen.get("judge", 0))
    )
    languages = [MenuLine(plain(language, f"choice-language-{code}"), code) for code in SERVER_LANGUAGES]
    view.add_item(
        menu("setup-language", 0, plain(language, "menu-setup-language"), languages, chosen=settings.language)
    )
    minutes = [
        MenuLine(plain(language, "setup-minutes", {"minutes": count}), str(count))
        for count in sorted({*MINUTES, settings.confirm_minutes})
    ]
    view.add_item(
        menu(
            "setup-confirm",
            0,
            plain(language, "menu-setup-confirm"),
            minutes,
            chosen=str(settings.confirm_minutes),
        )
    )
    back = Control("setup-page", 1, label=plain(language, "setup-back"))
    zone = Control("setup-zone", 0)
    for control in (back, zone, Control("setup-check", 0)):
        view.add_item(control.button(language))
    return _page(language, guild, settings, view, "setup-page-roles")


def _page(
    language: Language, guild: discord.Guild, settings: Guild, view: discord.ui.View, lead: str
) -> Reply:
    body = f"{overview(language, guild, settings)}\n\n{text(language, lead)}"
    return Reply(embeds=(embed(plain(language, "setup-title"), body),), view=view)
