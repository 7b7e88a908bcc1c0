"""Why games by post are held, and whose result they are, worked out the long way round from every row there is."""

from collections.abc import Iterator

from data.game_records import GameHold, GameStatus, PostGame
from data.records import TimerKind
from data.unit_of_work import UnitOfWork
from league.event import EventStatus
from league.round import TableStatus
from tests.walks.world import GUILD, World

_LOBBY = (GameStatus.OPEN, GameStatus.STARTING)
_TIMES = (TimerKind.GAME_DEADLINE, TimerKind.GAME_REMINDER)


def games_stand_as_due(world: World) -> Iterator[str]:
    """Each game is held, called off and counted as its table, its event and what people did to it say."""

    def found(uow: UnitOfWork) -> list[str]:
        return [fault for game in uow.games.find(guild_id=GUILD) for fault in _faults(uow, game)]

    yield from world.read(found)


def _faults(uow: UnitOfWork, game: PostGame) -> Iterator[str]:
    holds = [hold for hold in uow.game_holds.find(game_id=game.id) if hold.ended_at is None]
    counts = _counts(uow, game, holds)
    if game.status is GameStatus.CALLED_OFF and not game.held_for:
        return  # by people
    if game.table_id != (game.opened_for if counts else 0):
        yield f"game {game.id} ({game.status}) counts for table {game.table_id} of {game.opened_for}: {counts}"
    decided = counts and uow.tables.require(game.opened_for).status is TableStatus.FINAL
    due = _why(game, holds, counts=counts, decided=decided)
    if game.held_for != due:
        yield f"game {game.id} ({game.status}) is held for {game.held_for or 'nothing'}, due is {due or 'nothing'}"
    stands = game.status in {GameStatus.PAUSED, GameStatus.CALLED_OFF}
    if stands is not bool(game.held_for) and game.status is not GameStatus.OVER:
        yield f"game {game.id} is {game.status}, held for {game.held_for or 'nothing'}"
    yield from _clock(uow, game)


def _clock(uow: UnitOfWork, game: PostGame) -> Iterator[str]:
    """Nobody's time runs in a game that stands still."""
    seats = [seat.id for seat in uow.game_seats.find(game_id=game.id)]
    runs = [seat for seat in seats if any(uow.timers.waiting(kind, seat) for kind in _TIMES)]
    if runs and game.status is not GameStatus.PLAYING:
        yield f"game {game.id} is {game.status}, and time runs for the seats {runs}"


def _counts(uow: UnitOfWork, game: PostGame, holds: list[GameHold]) -> bool:
    table = uow.tables.get(game.opened_for)
    gone = {hold.why for hold in holds} & {"voided", "anew"}
    if table is None or table.status is TableStatus.CANCELLED or gone:
        return False
    return uow.events.require(table.event_id).status is not EventStatus.CANCELLED


def _why(game: PostGame, holds: list[GameHold], *, counts: bool, decided: bool) -> str:
    if game.status is GameStatus.OVER:
        return ""
    if game.status in _LOBBY or game.status is GameStatus.CALLED_OFF:
        return "off" if game.opened_for and (decided or not counts) else ""
    if decided:
        return "decided"
    kinds = {hold.why for hold in holds}
    return next((word for word in ("judge", "away") if word in kinds), "")
