"""Where the players of a league's game by post stand in the standings of its event, for whoever looks at the game."""

from dataclasses import dataclass

from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import GameId, TableId
from league.round import Round, Table
from usecases.caller import Caller
from usecases.find import people_by_id
from usecases.standings.overall import overall_of
from usecases.standings.tables import may_see


@dataclass(frozen=True, slots=True)
class StandingAsked:
    """Where a game by post stands, for the caller."""

    caller: Caller
    game_id: GameId


@dataclass(frozen=True, slots=True)
class GameStanding:
    """The event, round and table of a game; `places` are its players' names with their places so far, best first."""

    event: Event
    round: Round
    table: Table
    places: tuple[tuple[int, str], ...]


def game_standing(question: StandingAsked, uow: UnitOfWork) -> GameStanding | None:
    """What a league's game is about; None for a game between friends. Hidden standings give no places."""
    game = uow.games.get(question.game_id)
    table = uow.tables.get(TableId(game.table_id)) if game and game.table_id else None
    if table is None:
        return None
    event = uow.events.require(table.event_id)
    rows = overall_of(uow, event).standings.rows if may_see(uow, question.caller, event) else ()
    people = people_by_id(uow, table.seats)
    places = sorted((row.place, people[row.player].name) for row in rows if row.player in people)
    return GameStanding(event, uow.rounds.require(table.round_id), table, tuple(places))
