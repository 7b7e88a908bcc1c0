"""What leads to a board: where that stands is no row of the game's, so it is said here."""

from data.records import PostKind
from data.unit_of_work import UnitOfWork
from league.ids import GameId


def lead_to(game_id: GameId, uow: UnitOfWork) -> bool:
    """Whatever names the place of a game's board is drawn anew; whether there is anything."""
    cards = uow.game_cards.values("id", game_id=game_id, is_open=True)
    uow.outbox.redraw(PostKind.GAME_CARD, [number for (number,) in cards])
    game = uow.games.get(game_id)
    table = game.table_id if game is not None else 0
    if table:
        uow.outbox.redraw(PostKind.TABLE, [table])
    return bool(cards or table)
