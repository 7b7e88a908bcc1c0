"""What a judge is told unasked at the end of a turn: the game says what is worth a look."""

from data.game_records import GameSeat, PostGame
from data.records import Destination, Notice
from data.unit_of_work import UnitOfWork
from usecases.caller import guild_of
from usecases.play.move_batch import MoveBatch
from usecases.play.public_log import public_json
from usecases.play.registry import Event
from usecases.play.views import thread_of


def flag(
    uow: UnitOfWork, moves: MoveBatch, seats: tuple[GameSeat, ...], end: int, turn: tuple[Event, ...]
) -> None:
    """Tell the judges once each; all of it lay open at the table, the verdict is theirs.

    `end` is how many events there were at the end of the turn.
    """
    game, facts = moves.game, moves.engine.facts
    found = facts.noticed(turn) if facts else ()
    if not found or not guild_of(uow, game.guild_id).judges_channel:
        return
    for one in found:
        names = [seat.name for seat in seats]
        params = {
            "game": game.id,
            **{role: seats[seat].name for role, seat in one.roles},
            "channel": {"channel": thread_of(uow, game) or game.channel_id},
            "log": {
                "log": {"game": game.kind, "names": names, "events": public_json(moves.rules, one.events)}
            },
        }
        key = f"game-{one.code}:{game.id}:{game.epoch}:{end}:{':'.join(str(seat) for _, seat in one.roles)}"
        uow.outbox.send(_notice(game, key, f"{game.kind}-{one.code}-noticed", params))


def _notice(game: PostGame, key: str, text: str, params: dict[str, object]) -> Notice:
    return Notice(0, key, game.guild_id, Destination.JUDGES, game.id, text, params)
