"""What a judge is told unasked: several trades of one turn that amount to a gift.

Source: cjp/trade-no-gift, cjp/trade-gift-example
"""

from data.game_records import Game, GameSeat
from data.records import Notice, Place
from data.unit_of_work import UnitOfWork
from engine.catan.events import Event, Traded
from engine.catan.facts import net_gifts
from usecases.caller import guild_of
from usecases.game.seen import thread_of
from usecases.game.told import public_json


def flag_gifts(
    uow: UnitOfWork, game: Game, seats: tuple[GameSeat, ...], end: int, turn: tuple[Event, ...]
) -> None:
    """Tell the judges of a turn's gifts, once each; all of it lay open at the table, the verdict is theirs.

    `end` is how many events there were at the end of the turn.
    """
    gifts = net_gifts(turn)
    if not gifts or not guild_of(uow, game.guild_id).judges_channel:
        return
    for gift in gifts:
        pair = {gift.giver, gift.taker}
        trades = [
            event for event in turn if isinstance(event, Traded) and {event.seat, event.partner} == pair
        ]
        params = {
            "game": game.id,
            "giver": seats[gift.giver].name,
            "taker": seats[gift.taker].name,
            "channel": {"channel": thread_of(uow, game) or game.channel_id},
            "log": {"log": {"names": [seat.name for seat in seats], "events": public_json(trades)}},
        }
        key = f"game-gift:{game.id}:{game.epoch}:{end}:{gift.giver}:{gift.taker}"
        uow.outbox.send(Notice(0, key, game.guild_id, Place.JUDGES, game.id, "game-gift-noticed", params))
