"""Manual seating: two players of a round exchange places."""

from league.ids import PlayerId
from league.refusal import Refusal
from league.seating.model import Round


def swap(tables: Round, a: PlayerId, b: PlayerId) -> Round | Refusal:
    """The round in which the two have exchanged table and turn order.

    Refuses a player who is not seated (`seating-swap-absent`) and an exchange with oneself (`seating-swap-same`).
    """
    if a == b:
        return Refusal("seating-swap-same", None, {"player": a})
    seated = {player for table in tables for player in table}
    for player in (a, b):
        if player not in seated:
            return Refusal("seating-swap-absent", None, {"player": player})
    trade = {a: b, b: a}
    return tuple(tuple(trade.get(player, player) for player in table) for table in tables)
