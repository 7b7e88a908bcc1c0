"""Short messages to the players of a game, in its thread."""

from collections.abc import Mapping
from typing import Any

from data.game_records import PostGame
from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork


def tell_thread(
    uow: UnitOfWork,
    game: PostGame,
    text: str,
    params: Mapping[str, Any] | None = None,
    key: str = "",
    mentions: tuple[int, ...] = (),
) -> None:
    """Send a text once to the game's thread; `key` names the occasion, the number of events unless it is given."""
    whole = {"game": game.id, **(params or {})}
    mark = key or f"{game.epoch}:{game.events}"
    uow.outbox.send(
        Notice(0, f"{text}:{game.id}:{mark}", game.guild_id, Destination.GAME, game.id, text, whole, mentions)
    )
