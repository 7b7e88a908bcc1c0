"""A judge ends a game: first what that means is shown, then a button does it."""

import discord

from bot.i18n import Param, Safe, refusal_text
from bot.interaction_context import InteractionContext
from bot.onlookers import seen_game
from bot.ui.controls import Control, controls
from bot.ui.play.board_post import turn_lines
from bot.ui.reply import Reply
from data.game_records import NOT_BEGUN
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.end_look import EndLook, look_at_end
from usecases.play.judge import JudgeGame, end_game
from usecases.result.game import HAS_RESULT


async def ask_end(ctx: InteractionContext, game: int) -> None:
    """Show what would be ended: this game, or that of the channel."""
    seen = await seen_game(ctx, game)
    found = (
        seen if isinstance(seen, Refusal) else await ctx.ask(look_at_end, JudgeGame(ctx.caller, seen.game.id))
    )
    await ctx.answer(found, lambda look: _question(ctx, look))


def _question(ctx: InteractionContext, found: EndLook) -> Reply:
    """Where the game stands and what its end means, with a button that holds as long as nobody has moved."""
    look = found.view
    begun = look.game.status not in NOT_BEGUN
    stands = "\n".join(f"> {line}" for line in turn_lines(look, ctx.language)) if begun else ""
    params: dict[str, Param] = {
        "game": look.game.id,
        "stands": Safe(stands),
        "league": _league(found),
        "why": Safe(refusal_text(ctx.language, found.not_entered)) if found.not_entered else "",
    }
    key = "game-end-sure" if begun else "game-end-sure-lobby"
    sure = Control("game-end", look.game.id, look.stamp, style=discord.ButtonStyle.danger)
    return Reply(ctx.t(key, params), view=controls(ctx.language, [sure]))


def _league(found: EndLook) -> str:
    """What becomes of the score, as the text selects by it."""
    if not found.view.game.table_id:
        return "none"
    if found.not_entered is None:
        return "counts"
    return "stays" if found.not_entered.code == HAS_RESULT else "refused"


async def end_clicked(ctx: InteractionContext, game: int, stamp: int) -> None:
    """End what was shown, unless the game has gone on since."""
    outcome = await ctx.do(end_game, JudgeGame(ctx.caller, GameId(game), stamp))
    await ctx.answer(outcome, lambda done: ctx.t("game-ended", {"game": done.id}))
