"""The button that opens a game inside Discord: Discord shows the frame, and we note with which game it begins."""

import discord
import structlog

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.metrics import acknowledged
from bot.ui.play.panel import FRAME
from bot.ui.web_links import opens_in_frames
from league.ids import GameId
from league.refusal import Refusal
from usecases.device.frame import OpenFrame, open_frame

_log = structlog.get_logger()


def register(bot_context: BotContext) -> None:
    """From now on the button is answered; as with a form, the frame must be the first answer."""
    bot_context.form_openers[FRAME] = _pressed


async def _pressed(ctx: InteractionContext, game: int, _detail: int) -> None:
    """A message outlives the setting: where Discord opens nothing, its reader is told where to play."""
    if not opens_in_frames():
        await ctx.refuse(Refusal("frame-off"))
        return
    await ctx.do(open_frame, OpenFrame(ctx.caller, GameId(game)))
    try:
        await ctx.interaction.response.launch_activity()
        acknowledged(ctx.interaction)
    except discord.HTTPException as error:
        _log.warning("Discord opens no game inside it: are Activities on in its portal?", error=str(error))
        await ctx.refuse(Refusal("frame-off"))
