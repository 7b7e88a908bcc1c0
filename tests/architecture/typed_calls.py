"""What mypy must refuse: an `ignore` that it does not need is an error, so these lines hold the types."""

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.ui.games.backgammon.pictures.geometry import checker
from data.unit_of_work import UnitOfWork
from engine.backgammon.position import POINTS
from engine.catan.actions import BuildCity, BuildRoad, MoveRobber
from engine.catan.names import NOBODY
from engine.catan.topology import EDGES, HEXES, VERTICES
from league.ids import EventId, GameId, PlayerId, TableId
from usecases.caller import Caller
from usecases.play.judge import JudgeGame, pause_game
from usecases.play.show import GameQuestion, panel_view
from usecases.result.find import table_at
from usecases.result.report import ReportResult


async def a_use_case_takes_its_own_command(ctx: InteractionContext, command: ReportResult) -> None:
    """A game is not paused by the report of a result."""
    await ctx.do(pause_game, command)  # type: ignore[arg-type]  # refused: this file is about it


async def a_query_takes_its_own_question(bot_context: BotContext, caller: Caller) -> None:
    """A panel is asked for by a game, not by a person."""
    await bot_context.ask(panel_view, caller)  # type: ignore[arg-type]  # refused: this file is about it


async def what_fits_is_taken(ctx: InteractionContext, caller: Caller) -> None:
    """The same calls as they are meant."""
    await ctx.do(pause_game, JudgeGame(caller, GameId(1)))
    await ctx.ask(panel_view, GameQuestion(caller, GameId(1)))


def a_road_lies_on_a_path() -> BuildRoad:
    """Places of the island are numbers of three kinds."""
    return BuildRoad(VERTICES[0])  # type: ignore[arg-type]  # refused: this file is about it


def a_city_stands_on_an_intersection() -> BuildCity:
    """Nor is a place any number."""
    return BuildCity(0)  # type: ignore[arg-type]  # refused: this file is about it


def the_robber_stands_on_a_tile() -> MoveRobber:
    """A path is no tile."""
    return MoveRobber(EDGES[0], NOBODY)  # type: ignore[arg-type]  # refused: this file is about it


def a_point_is_no_number_of_checkers() -> tuple[int, int]:
    """First the point, then how high the checker lies on it."""
    return checker(5, POINTS[0])  # type: ignore[arg-type]  # refused: this file is about it


def a_table_is_no_player(table: TableId) -> PlayerId:
    """The league's numbers are apart."""
    return table  # type: ignore[return-value]  # refused: this file is about it


def a_table_is_no_game(caller: Caller, table: TableId) -> JudgeGame:
    """What a command speaks of is said by its type."""
    return JudgeGame(caller, table)  # type: ignore[arg-type]  # refused: this file is about it


def an_event_is_no_table(uow: UnitOfWork, caller: Caller, event: EventId) -> object:
    """Nor does a use case find one thing by the number of another."""
    return table_at(uow, caller, event)  # type: ignore[arg-type]  # refused: this file is about it


def what_fits_is_built() -> tuple[BuildRoad, BuildCity, MoveRobber]:
    """The same numbers as they are meant."""
    return BuildRoad(EDGES[0]), BuildCity(VERTICES[0]), MoveRobber(HEXES[0], NOBODY)
