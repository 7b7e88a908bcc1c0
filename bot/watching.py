"""The button below a game's board that lets who sees it watch on the web."""

from bot.bot_context import BotContext
from bot.i18n import Language, Param, Safe, text
from bot.interaction_context import InteractionContext
from bot.onlookers import game_meant, unless_seen
from bot.ui.controls import Panel
from bot.ui.play.board_post import WATCH
from bot.ui.play.panel import add_table_link
from bot.ui.reply import Reply
from bot.ui.timestamps import date_time
from bot.ui.web_links import has_tables
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.show import where_seen
from usecases.play.watching import WatchGame, WatchGiven, watch_game


def register(bot_context: BotContext) -> None:
    """Answers the button in private."""
    bot_context.buttons[WATCH] = _watch_clicked


async def _watch_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    """Discord says whether the caller sees the board; that it did is good for a day on the web."""
    if not has_tables():
        await ctx.refuse(Refusal("pages-off"))
        return
    unseen = await unless_seen(ctx, where_seen, game_meant(ctx, game))
    if unseen is not None:
        await ctx.refuse(unseen)
        return
    given = await ctx.do(watch_game, WatchGame(ctx.caller, GameId(game)))
    await ctx.answer(given, lambda found: _reply(found, ctx.language))


def _reply(given: WatchGiven, language: Language) -> Reply:
    """The way to the game on the web; no secret is in it."""
    view = Panel()
    if given.until is None:
        add_table_link(view, given.game_id, language)
        return Reply(text(language, "game-watch-own", {"game": given.game_id}), view=view)
    add_table_link(view, given.game_id, language, "button-game-watch-web")
    params: dict[str, Param] = {"game": given.game_id, "until": Safe(date_time(given.until))}
    return Reply(text(language, "game-watch", params), view=view)
