"""Nobody decides at the table at which they sit: another judge does, or an organizer."""

from data.game_records import PostGame
from data.unit_of_work import UnitOfWork
from league.refusal import Refusal
from league.round import Table
from usecases.bracket.labels import named_by
from usecases.caller import Caller, Role, guild_of, roles_of
from usecases.find import event_of, profile_of
from usecases.people import person_of
from usecases.play.views import seat_of


def may_decide_own(uow: UnitOfWork, caller: Caller) -> bool:
    """Whether the caller may decide what concerns themselves: an organizer, for there may be nobody above them.

    Source: house
    """
    return Role.ORGANIZER in roles_of(guild_of(uow, caller.guild_id), caller)


def unless_own_table(uow: UnitOfWork, caller: Caller, table: Table) -> Refusal | None:
    """A refusal for a judge who plays at this table.

    Refusals: `judge-own-table` (params: table).
    Source: cjp/judge-not-play
    """
    person = person_of(uow, caller)
    if person is None or person.id not in table.seats or may_decide_own(uow, caller):
        return None
    section = profile_of(event_of(uow, table.event_id)).sources.judge_plays
    return Refusal("judge-own-table", section, named_by(uow, table))


def unless_own_game(uow: UnitOfWork, caller: Caller, game: PostGame) -> Refusal | None:
    """A refusal for a judge who plays this game by post.

    Refusals: `game-judge-plays` (params: game).
    Source: cjp/judge-not-play
    """
    if seat_of(uow, game, caller.user_id) is None or may_decide_own(uow, caller):
        return None
    return judge_plays(uow, game)


def judge_plays(uow: UnitOfWork, game: PostGame) -> Refusal:
    """Why whoever plays a game by post does not judge it; between friends no document is in force.

    Refusals: `game-judge-plays` (params: game).
    """
    table = uow.tables.get(game.table_id) if game.table_id else None
    section = profile_of(event_of(uow, table.event_id)).sources.judge_plays if table else None
    return Refusal("game-judge-plays", section, {"game": game.id})
