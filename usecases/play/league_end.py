"""What the end of a league's game by post means in its league, for each of its players."""

from typing import Any

from data.game_records import GameSeat, PostGame
from data.records import Visibility
from data.unit_of_work import UnitOfWork
from league.event import Event
from league.ids import PlayerId, TableId
from league.refusal import Refusal
from league.results.claim import TableEnding
from usecases.bracket.labels import named_by
from usecases.event.page import page_of
from usecases.find import people_by_id
from usecases.result.find import Standing
from usecases.result.game import HAS_RESULT
from usecases.result.scored import worth
from usecases.standings.overall import overall_of
from usecases.standings.tables import is_public

_A_PAIR = 2
Lines = tuple[dict[str, Any], ...]
"""Lines below a notice, as it stores them."""


def league_lines(
    uow: UnitOfWork, game: PostGame, seats: tuple[GameSeat, ...], entered: Standing | Refusal
) -> tuple[Lines, ...]:
    """For each seat the table's result, the own place in the standings (unless they are hidden), and the event's page.

    Without an entered result the judges are asked, unless the table has one already.
    """
    table = uow.tables.get(TableId(game.table_id))
    if table is None:
        return ((),) * len(seats)
    event = uow.events.require(table.event_id)
    page = _page(uow, game, event)
    if isinstance(entered, Refusal):
        stays = entered.code == HAS_RESULT
        word = _line("game-own-league-stays" if stays else "game-own-league-open", named_by(uow, table))
        return ((word, *page),) * len(seats)
    counted = worth(uow, entered.at, entered.result)
    recorded = {} if isinstance(counted, Refusal) else {line.player: line.recorded for line in counted.lines}
    places = _places(uow, event)
    people = people_by_id(uow, table.seats)
    players = [player for player in table.seats if player in people]
    return tuple(
        (
            _recorded(entered, player, named_by(uow, table), recorded[player]),
            *_place(event, places, player),
            *page,
        )
        if player in recorded
        else page
        for player in players
    )


def _recorded(entered: Standing, player: PlayerId, place: dict[str, Any], points: int) -> dict[str, Any]:
    """The points; of a match of two that somebody gave up, or lost on time, who has won it."""
    result = entered.result
    if not result.winner or len(entered.at.table.seats) != _A_PAIR or result.ending is TableEnding.VICTORY:
        return _line("game-own-league-result", {**place, "points": points})
    return _line("game-own-league-won" if result.winner == player else "game-own-league-lost", place)


def _places(uow: UnitOfWork, event: Event) -> dict[PlayerId, int]:
    if not is_public(event):
        return {}
    return {row.player: row.place for row in overall_of(uow, event).standings.rows}


def _place(event: Event, places: dict[PlayerId, int], player: PlayerId) -> Lines:
    if player not in places:
        return ()
    params = {"event": event.name, "place": places[player], "players": len(places)}
    return (_line("game-own-league-place", params),)


def _page(uow: UnitOfWork, game: PostGame, event: Event) -> Lines:
    """The game's page, which shows nothing of an event whose standings are hidden."""
    page = page_of(uow, event.id)
    if page is None or page.visibility is Visibility.OFF or not is_public(event):
        return ()
    return ({"page": {"key": page.key, "path": f"/game/{game.id}"}},)


def _line(text: str, params: dict[str, Any]) -> dict[str, Any]:
    return {"line": {"text": text, "params": params}}
