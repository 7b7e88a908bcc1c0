"""What leads to a board: where that stands is no row of the game's, so it is said here."""

from data.records import PostKind
from data.unit_of_work import UnitOfWork
from league.ids import GameId


def lead_to(game_id: GameId, uow: UnitOfWork) -> None:
    """A board has another place: what leads to it is drawn anew."""
    cards = uow.game_cards.values("id", game_id=game_id, is_open=True)
    if cards:
        uow.outbox.redraw(PostKind.GAME_CARD, [number for (number,) in cards])
    game = uow.games.get(game_id)
    if game is not None and game.table_id:
        uow.outbox.redraw(PostKind.TABLE, [game.table_id])
