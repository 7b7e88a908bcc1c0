"""`/game`: Catan by post - open games, sit down, take turns by message or in the thread, and what judges do."""

import secrets
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.command_texts import choices_of
from bot.hall import Hall
from bot.pickers import pick_game, pick_open_table
from bot.places import move_clicked, offer_place, unfit_place, unfit_players
from bot.play import pressed
from bot.talk import Talk, name_of
from bot.ui.controls import Control, TextField, controls, form
from bot.ui.play import board_post
from bot.ui.play.panel import hand_panel, panel
from bot.ui.play.replies import games_reply, replay_reply, report_reply
from bot.ui.reply import Reply
from data.game_records import Game, GameSeat, GameStatus
from engine.catan.options import BoardKind, ProfileName
from league.refusal import Refusal
from usecases.play.judge import (
    CallToGame,
    JudgeGame,
    Substitute,
    call_to_game,
    end_game,
    pause_game,
    resume_game,
    substitute,
)
from usecases.play.lobby import JoinGame, LeaveGame, StartGame, join_game, leave_game, start_game
from usecases.play.open_game import Invited, NewGame, new_game
from usecases.play.player_actions import ComeBack, Resign, come_back, resign
from usecases.play.report import ReportQuestion, finished_game, game_report
from usecases.play.show import GameQuestion, listed, panel_view, public_view
from usecases.play.undo import UndoMoves, undo_moves
from usecases.play.views import GameView

_BOARDS = choices_of("board", BoardKind)
_RULES = choices_of("rules", ProfileName)
_SECRET_BYTES = 32
_QUESTION = 500


class GameCog(commands.GroupCog, group_name="game"):
    """Games played by post; in private messages too, where players take their turns."""

    def __init__(self, hall: Hall) -> None:
        """One for each process."""
        self._hall = hall
        hall.play = pressed
        hall.buttons["game-leave"] = _leave_clicked
        hall.buttons["game-start"] = _start_clicked
        hall.buttons["game-turn"] = _turn_clicked
        hall.buttons["game-trade"] = _trade_clicked
        hall.buttons["game-orders"] = _orders_clicked
        hall.buttons["game-hand"] = _hand_clicked
        hall.buttons["game-replay"] = _replay
        hall.buttons["game-resume"] = _resume_clicked
        hall.buttons["game-resign"] = _resign_clicked
        hall.buttons["game-move"] = move_clicked
        hall.form_openers["game-join"] = _open_join
        hall.forms["game-join"] = _join_typed
        hall.form_openers["game-judge"] = _open_judge
        hall.forms["game-judge"] = _judge_typed

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(board=_BOARDS, rules=_RULES)
    @app_commands.autocomplete(table=pick_open_table)
    async def new(
        self,
        interaction: discord.Interaction[Any],
        seats: app_commands.Range[int, 3, 4] = 4,
        bots: app_commands.Range[int, 0, 3] = 0,
        player1: discord.User | None = None,
        player2: discord.User | None = None,
        player3: discord.User | None = None,
        board: str = BoardKind.RANDOM,
        rules: str = ProfileName.CJP,
        hours: app_commands.Range[int, 1, 72] = 12,
        word: app_commands.Range[str, 0, 60] = "",
        table: int = 0,
    ) -> None:
        """Open a game."""
        talk = await Talk.open(self._hall, interaction)
        refused = unfit_place(talk)
        if refused:
            await talk.refuse(refused)
            return
        people = [one for one in (player1, player2, player3) if one is not None]
        refused = unfit_players(*people)
        if refused:
            await talk.refuse(refused)
            return
        command = NewGame(
            caller=talk.caller,
            secret=secrets.token_bytes(_SECRET_BYTES),
            channel_id=interaction.channel_id or 0,
            in_thread=isinstance(interaction.channel, discord.Thread),
            seats=seats,
            bots=bots,
            invited=[Invited(one.id, name_of(one)) for one in people],
            choices={"board": board, "rules": rules},
            hours=hours,
            word=word,
            table_id=table,
        )
        outcome = await talk.do(new_game, command)
        await talk.answer(outcome, lambda game: talk.t(_begun(game, "game-opened"), {"game": game.id}))

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def join(
        self, interaction: discord.Interaction[Any], game: int, word: app_commands.Range[str, 0, 60] = ""
    ) -> None:
        """Take a seat."""
        await _join(await Talk.open(self._hall, interaction), game, word)

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def show(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """The board as it is, and for a player the panel."""
        talk = await Talk.open(self._hall, interaction)
        question = _question(talk, game)
        own = await talk.ask(panel_view, question)
        if not isinstance(own, Refusal) and own.view is not None:
            await talk.say(await talk.hall.work(lambda: panel(own, "", talk.language)))
            await offer_place(talk, own.game.id)
            return
        found = await talk.look(public_view, question, lambda seen: board_post.render(seen, talk.language))
        if isinstance(found, tuple):
            await talk.say(found[1])
            await offer_place(talk, found[0].game.id)
        elif found:
            await talk.refuse(found)

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def hand(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """One's own cards, privately."""
        await _hand(await Talk.open(self._hall, interaction), game)

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def orders(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Standing orders."""
        await _panel(await Talk.open(self._hall, interaction), game, "orders")

    @app_commands.command(name="list")
    async def list_(self, interaction: discord.Interaction[Any]) -> None:
        """One's own games, and those with free seats."""
        talk = await Talk.open(self._hall, interaction)
        found = await talk.ask(listed, talk.caller)
        await talk.say(games_reply(found, talk.language))

    @app_commands.command()
    @app_commands.autocomplete(game=pick_game)
    async def replay(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Check the dice of a finished game, and take it home as a file."""
        await _replay(await Talk.open(self._hall, interaction), game)

    @app_commands.command(name="resign")
    @app_commands.autocomplete(game=pick_game)
    async def resign_(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Give up, after a question."""
        talk = await Talk.open(self._hall, interaction)
        seen = await talk.ask(panel_view, _question(talk, game))
        await talk.answer(seen, lambda found: _ask_resign(talk, found))

    # Judges

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def pause(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Hold a game."""
        talk = await Talk.open(self._hall, interaction)
        await _judged(
            talk, game, lambda number: talk.do(pause_game, JudgeGame(talk.caller, number)), "game-held"
        )

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def resume(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Let a game go on."""
        talk = await Talk.open(self._hall, interaction)
        await _judged(
            talk, game, lambda number: talk.do(resume_game, JudgeGame(talk.caller, number)), "game-goes-on"
        )

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def undo(
        self, interaction: discord.Interaction[Any], game: int = 0, moves: app_commands.Range[int, 1, 20] = 1
    ) -> None:
        """Take moves back."""
        talk = await Talk.open(self._hall, interaction)
        await _judged(
            talk,
            game,
            lambda number: talk.do(undo_moves, UndoMoves(talk.caller, number, moves)),
            "game-taken-back",
        )

    @app_commands.command(name="substitute")
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def substitute_(
        self,
        interaction: discord.Interaction[Any],
        seat: app_commands.Range[int, 1, 4],
        member: discord.User,
        game: int = 0,
    ) -> None:
        """Put somebody in a seat."""
        talk = await Talk.open(self._hall, interaction)
        refused = unfit_players(member)
        if refused:
            await talk.refuse(refused)
            return
        who = (member.id, name_of(member))
        await _judged(
            talk,
            game,
            lambda number: talk.do(substitute, Substitute(talk.caller, number, seat, *who)),
            "game-seat-given",
        )

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def end(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """Call time."""
        talk = await Talk.open(self._hall, interaction)
        await _judged(
            talk, game, lambda number: talk.do(end_game, JudgeGame(talk.caller, number)), "game-ended"
        )

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.autocomplete(game=pick_game)
    async def report(self, interaction: discord.Interaction[Any], game: int = 0) -> None:
        """What judges may want to look at: gifts, trades, robbers."""
        talk = await Talk.open(self._hall, interaction)
        seen = await talk.ask(public_view, _question(talk, game))
        number = seen.game.id if not isinstance(seen, Refusal) else 0
        found = (
            seen
            if isinstance(seen, Refusal)
            else await talk.ask(game_report, ReportQuestion(talk.caller, number))
        )
        await talk.answer(found, lambda facts: report_reply(facts, talk.language))


def _question(talk: Talk, game: int) -> GameQuestion:
    return GameQuestion(talk.caller, game, talk.interaction.channel_id or 0)


# Buttons of the posts


async def _panel(talk: Talk, game: int, step: str) -> None:
    seen = await talk.ask(panel_view, _question(talk, game))
    if isinstance(seen, Refusal):
        await talk.refuse(seen)
    elif seen.view is None:
        await talk.refuse(Refusal("game-not-started", params={"game": seen.game.id}))
    else:
        await talk.say(await talk.hall.work(lambda: panel(seen, step, talk.language)))


async def _turn_clicked(talk: Talk, game: int, _detail: int) -> None:
    """Whoever looks is here: the house lets go of the seat."""
    await talk.do(come_back, ComeBack(talk.caller, game))
    await _panel(talk, game, "")


async def _trade_clicked(talk: Talk, game: int, _detail: int) -> None:
    await _panel(talk, game, "trade")


async def _orders_clicked(talk: Talk, game: int, _detail: int) -> None:
    await _panel(talk, game, "orders")


async def _hand_clicked(talk: Talk, game: int, _detail: int) -> None:
    await _hand(talk, game)


async def _hand(talk: Talk, game: int) -> None:
    seen = await talk.ask(panel_view, _question(talk, game))
    if not isinstance(seen, Refusal) and seen.view is None:
        seen = Refusal("game-not-started", params={"game": seen.game.id})
    await talk.answer(seen, lambda own: hand_panel(own, talk.language))


async def _open_join(talk: Talk, game: int, _detail: int) -> None:
    """A form, for the word that goes into the dice; it may stay empty."""
    word = TextField(
        "word",
        talk.plain("game-form-word"),
        placeholder=talk.plain("game-form-word-hint"),
        required=False,
        limit=60,
    )
    await talk.show_form(form("game-join", game, talk.plain("game-form-join", {"game": game}), [word]))


async def _join_typed(talk: Talk, game: int, _detail: int, typed: dict[str, str]) -> None:
    await _join(talk, game, typed.get("word", ""))


async def _join(talk: Talk, game: int, word: str) -> None:
    outcome = await talk.do(join_game, JoinGame(talk.caller, game, word))
    await talk.answer(outcome, lambda done: talk.t(_begun(done, "game-joined"), {"game": done.id}))


def _begun(game: Game, waiting: str) -> str:
    """With the last seat the game has begun: then it is told where the turns will be found."""
    return waiting if game.status is GameStatus.OPEN else "game-begun"


async def _leave_clicked(talk: Talk, game: int, _detail: int) -> None:
    outcome = await talk.do(leave_game, LeaveGame(talk.caller, game))
    await talk.answer(outcome, lambda done: talk.t(_left(done), {"game": done.id}))


def _left(game: Game) -> str:
    return "game-left-called-off" if game.status is GameStatus.CALLED_OFF else "game-left"


async def _start_clicked(talk: Talk, game: int, _detail: int) -> None:
    outcome = await talk.do(start_game, StartGame(talk.caller, game))
    await talk.answer(outcome, lambda done: talk.t("game-started", {"game": done.id}))


async def _replay(talk: Talk, game: int, _detail: int = 0) -> None:
    seen = await talk.ask(public_view, _question(talk, game))
    found = seen if isinstance(seen, Refusal) else await talk.ask(finished_game, seen.game.id)
    if isinstance(found, Refusal):
        await talk.refuse(found)
        return
    await talk.say(await talk.hall.work(lambda: replay_reply(found, talk.language)))


def _ask_resign(talk: Talk, seen: GameView) -> Reply:
    sure = Control("game-resign", seen.game.id, style=discord.ButtonStyle.danger)
    return Reply(talk.t("game-resign-sure", {"game": seen.game.id}), view=controls(talk.language, [sure]))


async def _resign_clicked(talk: Talk, game: int, _detail: int) -> None:
    outcome = await talk.do(resign, Resign(talk.caller, game))
    await talk.answer(outcome, lambda done: talk.t(_resigned(done), {"game": done.id}))


def _resigned(game: Game) -> str:
    return "game-resigned-ended" if game.status is GameStatus.OVER else "game-resigned-own"


# Judges


async def _open_judge(talk: Talk, game: int, _detail: int) -> None:
    question = TextField("question", talk.plain("game-form-question"), long=True, limit=_QUESTION)
    await talk.show_form(form("game-judge", game, talk.plain("game-form-judge", {"game": game}), [question]))


async def _judge_typed(talk: Talk, game: int, _detail: int, typed: dict[str, str]) -> None:
    outcome = await talk.do(call_to_game, CallToGame(talk.caller, game, typed.get("question", "")))
    back = controls(talk.language, [Control("game-resume", game)])
    await talk.answer(outcome, lambda done: Reply(talk.t("game-judge-called", {"game": done.id}), view=back))


async def _resume_clicked(talk: Talk, game: int, _detail: int) -> None:
    outcome = await talk.do(resume_game, JudgeGame(talk.caller, game))
    await talk.answer(outcome, lambda done: talk.t("game-goes-on", {"game": done.id}))


async def _judged(talk: Talk, game: int, deed: Any, text: str) -> None:  # noqa: ANN401 - a use case on the game's number
    seen = await talk.ask(public_view, _question(talk, game))
    number = 0 if isinstance(seen, Refusal) else seen.game.id
    outcome: Game | GameSeat | Refusal = seen if isinstance(seen, Refusal) else await deed(number)
    await talk.answer(outcome, lambda _: talk.t(text, {"game": number}))


async def setup(bot: commands.Bot) -> None:
    """Called by `load_extension`."""
    await bot.add_cog(GameCog(bot.hall))  # type: ignore[attr-defined]  # our own bot class carries it
