"""What mypy must refuse: an `ignore` that it does not need is an error, so these lines hold the types."""

from bot.bot_context import BotContext
from bot.interaction_context import InteractionContext
from bot.ui.games.backgammon.pictures.geometry import checker
from data.unit_of_work import UnitOfWork
from engine.backgammon.position import POINTS
from engine.catan.actions import BuildCity, BuildRoad, MoveRobber
from engine.catan.names import NOBODY
from engine.catan.topology import EDGES, HEXES, VERTICES
from league.ids import EventId, GameId, PlayerId, ResultId, RoundId, TableId
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


def a_row_is_found_by_its_own_number(uow: UnitOfWork, round_id: RoundId, result: ResultId) -> object:
    """Nor does a repository."""
    uow.events.get(round_id)  # type: ignore[arg-type]  # refused: this file is about it
    uow.brackets.require(result)  # type: ignore[arg-type]  # refused: this file is about it
    return uow.tables.get(1)  # type: ignore[arg-type]  # refused: this file is about it


def a_value_is_found_again_by_its_number(uow: UnitOfWork) -> None:
    """The number of a row and that of its value are of one type."""
    uow.people.require(uow.people.find()[0].id)
    uow.events.require(uow.events.find()[0].id)
    uow.rounds.require(uow.rounds.find()[0].id)
    uow.tables.require(uow.tables.find()[0].id)
    uow.results.require(uow.results.find()[0].id)
    uow.clocks.require(uow.clocks.find()[0].id)
    uow.penalties.require(uow.penalties.find()[0].id)
    uow.calls.require(uow.calls.find()[0].id)
    uow.brackets.require(uow.brackets.find()[0].id)
    uow.match_sheet.require(uow.match_sheet.find()[0].id)
    uow.games.require(uow.games.find()[0].id)
    uow.game_seats.require(uow.game_seats.find()[0].id)
    uow.game_cards.require(uow.game_cards.find()[0].id)
    uow.outbox.posts.require(uow.outbox.posts.find()[0].id)
    uow.journal.line(uow.journal.lines(0, EventId(0), 1)[0].id)


def rows_are_found_by_what_their_columns_hold(uow: UnitOfWork, event: EventId, table: TableId) -> object:
    """A column is compared with what it holds, and there is no column by any name."""
    uow.rounds.find(event_id=table)  # type: ignore[arg-type]  # refused: this file is about it
    uow.results.find(table_id=(table, event))  # type: ignore[arg-type]  # refused: this file is about it
    uow.tables.find(id=event)  # type: ignore[arg-type]  # refused: this file is about it
    return uow.entries.rows.first(evnt_id=event)  # type: ignore[call-arg]  # refused: this file is about it


def rows_that_fit_are_found(uow: UnitOfWork, event: EventId, tables: tuple[TableId, ...]) -> object:
    """The same questions as they are meant."""
    return uow.events.get(event), uow.rounds.find(event_id=event), uow.results.find(table_id=tables)


def what_fits_is_built() -> tuple[BuildRoad, BuildCity, MoveRobber]:
    """The same numbers as they are meant."""
    return BuildRoad(EDGES[0]), BuildCity(VERTICES[0]), MoveRobber(HEXES[0], NOBODY)
