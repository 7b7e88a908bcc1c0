"""`/game`: games by post - sit down, take turns by message or in the thread, and what judges do.

A game is opened by its own command, `/catan new`.
"""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bot_context import BotContext
from bot.game_end import ask_end, end_clicked
from bot.game_undo import ask_undo, undo_clicked
from bot.interaction_context import InteractionContext, name_of
from bot.looking_back import LookingBack
from bot.membership import unless_member
from bot.onlookers import channels_seen, game_meant, own_game, seen_game, unless_seen
from bot.open_game import begun
from bot.pickers import pick_game
from bot.places import move_clicked, offer_place, unfit_players
from bot.play import pressed
from bot.rematch import rematch_clicked
from bot.ui.controls import Control, TextField, controls, form
from bot.ui.play import board_post
from bot.ui.play.league_lines import standing_reply
from bot.ui.play.panel import hand_panel, panel
from bot.ui.play.replies import games_reply, report_reply
from bot.ui.reply import Reply
from data.game_records import GameSeat, GameStatus, PostGame
from league.ids import GameId
from league.refusal import Refusal
from usecases.play.find import server_of_game
from usecases.play.judge import (
    CallToGame,
    JudgeGame,
    Substitute,
    call_to_game,
    pause_game,
    resume_game,
    substitute,
)
from usecases.play.lobby import JoinGame, LeaveGame, StartGame, join_game, leave_game, start_game
from usecases.play.onlooking import Onlooker, channels_of_games
from usecases.play.player_actions import ComeBack, ResignSeat, come_back, may_resign, resign
from usecases.play.registry import engine_of
from usecases.play.report import ReportQuestion, game_report
from usecases.play.show import listed, panel_view, public_view, where_joined, where_seen
from usecases.play.views import GameView, seat_among
from usecases.show.game_standing import StandingAsked, game_standing
from usecases.show.games_due import games_due

_QUESTION = 500


class GameCog(commands.GroupCog, group_name="game"):
    """Games played by post; in private messages too, where players take their turns."""

    def __init__(self, bot_context: BotContext) -> None:
        """One for each process."""
        self._bot_context = bot_context
        bot_context.play = pressed
        bot_context.buttons["game-leave"] = _leave_clicked
        bot_context.buttons["game-decline"] = _decline_clicked
        bot_context.buttons["game-start"] = _start_clicked
        bot_context.buttons["game-turn"] = _turn_clicked
        bot_context.buttons["game-next"] = _next_clicked
        bot_context.buttons["game-trade"] = _trade_clicked
        bot_context.buttons["game-orders"] = _orders_clicked
        bot_context.buttons["game-hand"] = _hand_clicked
        self._looking_back = LookingBack(bot_context)
        bot_context.buttons["game-rematch"] = rematch_clicked
        bot_context.buttons["game-pause"] = _pause_clicked
        bot_context.buttons["game-resume"] = _resume_clicked
        bot_context.buttons["game-resign"] = _resign_clicked
        bot_context.buttons["game-undo"] = undo_clicked
        bot_context.buttons["game-end"] = end_clicked
        bot_context.buttons["game-move"] = move_clicked
        bot_context.buttons["game-join"] = lambda ctx, game, _: _join(ctx, game, "")
        bot_context.form_openers["game-join-word"] = _open_word
        bot_context.forms["game-join"] = _join_typed
        bot_context.form_openers["game-judge"] = _open_judge
        bot_context.forms["game-judge"] = _judge_typed

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def join(
        self, interaction: discord.Interaction[Any], game: int, word: app_commands.Range[str, 0, 60] = ""
    ) -> None:
        """Take a seat."""
        await _join(await InteractionContext.open(self._bot_context, interaction), game, word)

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def show(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """The board as it is, and for a player the panel."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        question = game_meant(ctx, game)
        own = await ctx.ask(panel_view, question)
        if not isinstance(own, Refusal) and own.view is not None:
            await ctx.say(await ctx.bot_context.work(lambda: panel(own, "", ctx.language)))
            await _say_standing(ctx, own.game)
            await offer_place(ctx, own.game.id)
            return
        found: tuple[GameView, Reply] | Refusal | None = await unless_seen(ctx, where_seen, question)
        found = found or await ctx.look(public_view, question, lambda seen: _shown_to(ctx, seen))
        if isinstance(found, tuple):
            await ctx.say(found[1])
            await _say_standing(ctx, found[0].game)
            await offer_place(ctx, found[0].game.id)
        elif found:
            await ctx.refuse(found)

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def hand(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """One's own cards, privately."""
        await _hand(await InteractionContext.open(self._bot_context, interaction), game)

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def orders(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Standing orders."""
        await _panel(await InteractionContext.open(self._bot_context, interaction), game, "orders")

    @app_commands.command(name="list")
    async def list_(self, interaction: discord.Interaction[Any]) -> None:
        """One's own games, and those with free seats."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        channels = channels_seen(ctx.interaction, await ctx.ask(channels_of_games, ctx.caller))
        found = await ctx.ask(listed, Onlooker(ctx.caller, channels))
        await ctx.say(games_reply(found, ctx.language))

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def replay(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Check the dice of a finished game, and take it home as a file."""
        await self._looking_back.show_replay(
            await InteractionContext.open(self._bot_context, interaction), game
        )

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def analysis(
        self, interaction: discord.Interaction[Any], game: int = 0, file: discord.Attachment | None = None
    ) -> None:
        """How a finished game was played, or a match in a file of another program."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        if file is not None:
            await self._looking_back.show_foreign(ctx, file)
        else:
            await self._looking_back.show_analysis(ctx, game)

    @app_commands.command(name="resign")
    @app_commands.autocomplete(game=pick_game)
    async def resign_(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Give up, after a question."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        seen = await own_game(ctx, game)
        number = GameId(0) if isinstance(seen, Refusal) else seen.game.id
        may = seen if isinstance(seen, Refusal) else await ctx.ask(may_resign, ResignSeat(ctx.caller, number))
        await ctx.answer(may, lambda found: _ask_resign(ctx, found.game))

    # Judges

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def pause(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Hold a game."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _judged(
            ctx, game, lambda number: ctx.do(pause_game, JudgeGame(ctx.caller, number)), "game-held"
        )

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def resume(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Let a game go on."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await _judged(
            ctx, game, lambda number: ctx.do(resume_game, JudgeGame(ctx.caller, number)), "game-goes-on"
        )

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def undo(
        self, interaction: discord.Interaction[Any], game: int = 0, moves: app_commands.Range[int, 1, 20] = 1
    ) -> None:
        """Take moves back."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await ask_undo(ctx, game, moves)

    @app_commands.command(name="substitute")
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def substitute_(
        self,
        interaction: discord.Interaction[Any],
        seat: app_commands.Range[int, 1],
        member: discord.User,
        game: int = 0,
    ) -> None:
        """Give a seat to another player."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        refused = unfit_players(member)
        if refused:
            await ctx.refuse(refused)
            return
        who = (member.id, name_of(member))
        await _judged(
            ctx,
            game,
            lambda number: ctx.do(substitute, Substitute(ctx.caller, number, seat, *who)),
            "game-seat-given",
        )

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def end(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Call time, after a question."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        await ask_end(ctx, game)

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def report(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """What judges may want to look at: gifts, trades, robbers."""
        ctx = await InteractionContext.open(self._bot_context, interaction)
        seen = await seen_game(ctx, game)
        number = seen.game.id if not isinstance(seen, Refusal) else GameId(0)
        found = (
            seen
            if isinstance(seen, Refusal)
            else await ctx.ask(game_report, ReportQuestion(ctx.caller, number))
        )
        await ctx.answer(found, lambda facts: report_reply(facts, ctx.language))


def _shown_to(ctx: InteractionContext, seen: GameView) -> Reply:
    """The board; its players' buttons are for them alone."""
    plays = seat_among(seen.seats, ctx.caller.user_id) is not None
    return (board_post.render if plays else board_post.for_onlooker)(seen, ctx.language)


async def _say_standing(ctx: InteractionContext, game: PostGame) -> None:
    """Where the players of a league's game stand; nothing for a game between friends."""
    if game.table_id:
        found = await ctx.ask(game_standing, StandingAsked(ctx.caller, game.id))
        if found is not None:
            await ctx.say(standing_reply(found, ctx.language))


# Buttons of the posts


async def _panel(ctx: InteractionContext, game: int, step: str) -> None:
    seen = await own_game(ctx, game)
    if isinstance(seen, Refusal):
        await ctx.refuse(seen)
    elif seen.view is None:
        await ctx.refuse(Refusal("game-not-started", params={"game": seen.game.id}))
    else:
        await ctx.say(await ctx.bot_context.work(lambda: panel(seen, step, ctx.language)))


async def _turn_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    """Whoever looks is here: the house lets go of the seat."""
    await ctx.do(come_back, ComeBack(ctx.caller, GameId(game)))
    await _panel(ctx, game, "")


async def _next_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    """The most urgent of the other games in which it is their turn; on a server its own, in private those of all."""
    due = [one.game.id for one in await ctx.ask(games_due, ctx.caller) if one.is_turn and one.game.id != game]
    if due:
        await _turn_clicked(ctx, due[0], 0)
    else:
        await ctx.say(Reply(ctx.t("game-next-none")))


async def _trade_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    await _panel(ctx, game, "trade")


async def _orders_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    await _panel(ctx, game, "orders")


async def _hand_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    await _hand(ctx, game)


async def _hand(ctx: InteractionContext, game: int) -> None:
    seen = await own_game(ctx, game)
    if not isinstance(seen, Refusal) and seen.view is None:
        seen = Refusal("game-not-started", params={"game": seen.game.id})
    await ctx.answer(seen, lambda own: hand_panel(own, ctx.language))


async def _open_word(ctx: InteractionContext, game: int, _detail: int) -> None:
    """A form, for who wishes to add a word to the dice; it may stay empty."""
    word = TextField(
        "word",
        ctx.plain("game-form-word"),
        placeholder=ctx.plain("game-form-word-hint"),
        required=False,
        limit=60,
    )
    await ctx.show_form(form("game-join", game, ctx.plain("game-form-join", {"game": game}), [word]))


async def _join_typed(ctx: InteractionContext, game: int, _detail: int, typed: dict[str, str]) -> None:
    await _join(ctx, game, typed.get("word", ""))


async def _join(ctx: InteractionContext, game: int, word: str) -> None:
    refused = await unless_member(ctx, server_of_game, GameId(game)) or await unless_seen(
        ctx, where_joined, game_meant(ctx, game)
    )
    if refused:
        await ctx.refuse(refused)
        return
    outcome = await ctx.do(join_game, JoinGame(ctx.caller, GameId(game), word))
    await ctx.answer(outcome, lambda done: ctx.t(begun(done, "game-joined"), {"game": done.id}))


async def _leave_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    outcome = await ctx.do(leave_game, LeaveGame(ctx.caller, GameId(game)))
    await ctx.answer(outcome, lambda done: ctx.t(_left(done), {"game": done.id}))


async def _decline_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    outcome = await ctx.do(leave_game, LeaveGame(ctx.caller, GameId(game), declines=True))
    await ctx.answer(outcome, lambda done: ctx.t(_left(done), {"game": done.id}))


def _left(game: PostGame) -> str:
    return "game-left-called-off" if game.status is GameStatus.CALLED_OFF else "game-left"


async def _start_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    outcome = await ctx.do(start_game, StartGame(ctx.caller, GameId(game)))
    await ctx.answer(outcome, lambda done: ctx.t("game-started", {"game": done.id}))


def _ask_resign(ctx: InteractionContext, game: PostGame) -> Reply:
    sure = Control("game-resign", game.id, style=discord.ButtonStyle.danger)
    ends = engine_of(game).resignation is not None
    question = ctx.t("game-resign-sure-ends" if ends else "game-resign-sure", {"game": game.id})
    return Reply(question, view=controls(ctx.language, [sure]))


async def _resign_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    outcome = await ctx.do(resign, ResignSeat(ctx.caller, GameId(game)))
    await ctx.answer(outcome, lambda done: ctx.t(_resigned(done), {"game": done.id}))


def _resigned(game: PostGame) -> str:
    return "game-resigned-ended" if game.status is GameStatus.OVER else "game-resigned-own"


# Judges


async def _open_judge(ctx: InteractionContext, game: int, _detail: int) -> None:
    question = TextField("question", ctx.plain("game-form-question"), long=True, limit=_QUESTION)
    await ctx.show_form(form("game-judge", game, ctx.plain("game-form-judge", {"game": game}), [question]))


async def _judge_typed(ctx: InteractionContext, game: int, _detail: int, typed: dict[str, str]) -> None:
    outcome = await ctx.do(call_to_game, CallToGame(ctx.caller, GameId(game), typed.get("question", "")))
    back = controls(ctx.language, [Control("game-resume", game)])
    await ctx.answer(outcome, lambda done: Reply(ctx.t("game-judge-called", {"game": done.id}), view=back))


async def _pause_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    outcome = await ctx.do(pause_game, JudgeGame(ctx.caller, GameId(game)))
    await ctx.answer(outcome, lambda done: ctx.t("game-held", {"game": done.id}))


async def _resume_clicked(ctx: InteractionContext, game: int, _detail: int) -> None:
    outcome = await ctx.do(resume_game, JudgeGame(ctx.caller, GameId(game)))
    await ctx.answer(outcome, lambda done: ctx.t("game-goes-on", {"game": done.id}))


async def _judged(ctx: InteractionContext, game: int, deed: Any, text: str) -> None:  # noqa: ANN401 - a use case on the game's number
    seen = await seen_game(ctx, game)
    number = 0 if isinstance(seen, Refusal) else seen.game.id
    outcome: PostGame | GameSeat | Refusal = seen if isinstance(seen, Refusal) else await deed(number)
    await ctx.answer(outcome, lambda _: ctx.t(text, {"game": number}))


async def setup(bot: commands.Bot) -> None:
    """Called at the start of the bot."""
    await bot.add_cog(GameCog(bot.bot_context))  # type: ignore[attr-defined]  # our own bot class carries it
