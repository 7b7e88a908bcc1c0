"""A set-up that the tables of a round share: the game that begins first draws it, the others take it over."""

import json
from dataclasses import replace

from data.game_records import PostGame
from data.unit_of_work import UnitOfWork
from league.ids import GameId, TableId
from usecases.play.registry import engine_of, options_of
from usecases.play.states import STATES


def with_shared_set_up(uow: UnitOfWork, game: PostGame) -> PostGame:
    """The game that is about to begin, with the set-up of its round where its options share one.

    The first that begins draws as any game does, so its own proof covers the set-up. Whatever becomes of that game, the
    others keep to it.
    """
    engine, options = engine_of(game), options_of(game)
    if engine.shared is None or not game.table_id or not engine.shared.shares(options):
        return game
    first = _first_of_round(uow, game)
    if first is None:
        return game
    taken = engine.shared.taken_over(options, STATES.of(first, uow), first.id)
    return replace(game, options=json.dumps(engine.rules.write_options(taken)))


def _first_of_round(uow: UnitOfWork, game: PostGame) -> PostGame | None:
    """The game of the round that has drawn the set-up; None where none has begun yet."""
    table = uow.tables.require(TableId(game.table_id))
    tables = tuple(one.id for one in uow.tables.find(round_id=table.round_id))
    found = [one for one in uow.games.find(table_id=tables, kind=game.kind) if one.events and _draws(one)]
    return min(found, key=lambda one: (one.started_at or one.created_at, one.id), default=None)


def _draws(game: PostGame) -> bool:
    shared, options = engine_of(game).shared, options_of(game)
    return shared is not None and shared.shares(options) and not shared.source(options)


def source_of(game: PostGame) -> int:
    """The number of the game that drew the set-up of this one; 0: it drew its own."""
    shared = engine_of(game).shared
    return shared.source(options_of(game)) if shared is not None else 0


def is_as_drawn(uow: UnitOfWork, game: PostGame) -> bool:
    """Whether a set-up that was taken over is what the other game has drawn."""
    shared, number = engine_of(game).shared, source_of(game)
    if shared is None or not number:
        return True
    first = uow.games.get(GameId(number))
    return (
        first is not None
        and bool(first.events)
        and _draws(first)
        and shared.taken_over(options_of(game), STATES.of(first, uow), number) == options_of(game)
    )
