"""Where the robber goes by order. Only open facts count: points shown, buildings, sizes of hands."""

from collections.abc import Sequence

from engine.catan.actions import Action, MoveRobber
from engine.catan.names import NOBODY, Hex, Seat
from engine.catan.orders.wishes import ANYBODY, LEADER, RobberWish
from engine.catan.policy.worth import pips
from engine.catan.topology import topology
from engine.catan.view import SeatView, View


def robber_by_order(wishes: Sequence[RobberWish], view: View, actions: Sequence[Action]) -> MoveRobber | None:
    """The move that the first wish allows, else the second; `None` if neither can be had now.

    Source: std/robber-move, std/robber-steal
    """
    moves = [action for action in actions if isinstance(action, MoveRobber)]
    for wish in wishes:
        found = [move for move in moves if _fits(wish, view, move)]
        if found:
            return max(found, key=lambda move: _rank(view, move))
    return None


def foremost(view: View) -> Seat:
    """The rival who shows the most points; of equals the one with more cards, then the earlier seat."""
    rivals = (seat for seat in range(len(view.seats)) if seat != view.seat)
    return max(rivals, key=lambda seat: _standing(view, seat))


def _standing(view: View, seat: Seat) -> tuple[int, int, int]:
    return view.seats[seat].points, view.seats[seat].cards, -seat


def _fits(wish: RobberWish, view: View, move: MoveRobber) -> bool:
    if wish.hex is not None and move.hex != wish.hex:
        return False
    if wish.victim == ANYBODY:
        return True
    return move.victim == (foremost(view) if wish.victim == LEADER else wish.victim)


def _rank(view: View, move: MoveRobber) -> tuple[int, tuple[int, int, int], int]:
    """The hex that costs the victim most and oneself least, then the foremost victim, then the first hex."""
    if move.victim == NOBODY:
        return 0, (0, 0, 0), -move.hex
    blocked = blocked_yield(view, move.victim, move.hex)
    own = 0 if view.seat is None else blocked_yield(view, view.seat, move.hex)
    return blocked - own, _standing(view, move.victim), -move.hex


def blocked_yield(view: View, seat: Seat, tile: Hex) -> int:
    """How many cards in 36 rolls the robber on this hex costs the seat."""
    return pips(view.board, tile) * _corners(view.seats[seat], tile)


def _corners(seat: SeatView, tile: Hex) -> int:
    corners = topology().hex_corners[tile]
    return (seat.settlements & corners).bit_count() + 2 * (seat.cities & corners).bit_count()
