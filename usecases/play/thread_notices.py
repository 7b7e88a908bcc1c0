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
    named = thread_key(text, game, key or f"{game.epoch}:{game.events}")
    uow.outbox.send(Notice(0, named, game.guild_id, Destination.GAME, game.id, text, whole, mentions))


def thread_key(text: str, game: PostGame, occasion: str) -> str:
    """What names a message to the thread about an occasion."""
    return f"{text}:{game.id}:{occasion}"
