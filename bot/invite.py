"""The link with which an admin invites the bot to a server."""

from typing import Final

import discord

INVITED_PERMISSIONS: Final = 377957239808
"""View, send, threads, embed, attach, history: nothing more."""


def invite_link(application_id: int | None) -> str:
    """With the rights that the bot needs; "" where the application is not known."""
    if not application_id:
        return ""
    permissions = discord.Permissions(INVITED_PERMISSIONS)
    return discord.utils.oauth_url(
        application_id, permissions=permissions, scopes=("bot", "applications.commands")
    )
