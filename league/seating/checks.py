"""What makes a seating request impossible."""

from collections import Counter
from collections.abc import Iterator

from league.limits import FULL_TABLE, MOST_ROUNDS, SMALL_TABLE
from league.refusal import Refusal
from league.seating.model import SeatingMode, SeatingRequest
from league.seating.sizes import table_sizes

FULL_WEIGHT = 100


def fault(request: SeatingRequest) -> Refusal | None:
    """The first reason why the request cannot be met, or None.

    Source: cjp/table-size
    """
    return next(_faults(request), None)


def _faults(request: SeatingRequest) -> Iterator[Refusal]:
    sizes = table_sizes(len(request.players))
    if isinstance(sizes, Refusal):
        yield sizes
    if request.rounds < 1:
        yield Refusal("seating-no-rounds", None, {"rounds": request.rounds})
    if request.rounds + len(request.history) > MOST_ROUNDS:
        yield Refusal("seating-too-many-rounds", None, {"rounds": request.rounds, "most": MOST_ROUNDS})
    if request.mode is SeatingMode.POWER and not 0 <= request.power_weight <= FULL_WEIGHT:
        yield Refusal("seating-power-weight", None, {"weight": request.power_weight, "most": FULL_WEIGHT})
    for player, times in Counter(request.players).items():
        if times > 1:
            yield Refusal("seating-player-twice", None, {"player": player})
    yield from _locked_faults(request)


def _locked_faults(request: SeatingRequest) -> Iterator[Refusal]:
    locked = [player for table in request.locked for player in table]
    for player, times in Counter(locked).items():
        if player not in request.players:
            yield Refusal("seating-locked-unknown", None, {"player": player})
        if times > 1:
            yield Refusal("seating-locked-twice", None, {"player": player})
    for table in request.locked:
        if len(table) not in (SMALL_TABLE, FULL_TABLE):
            yield Refusal("seating-locked-size", "cjp/table-size", {"size": len(table)})
    rest = len(request.players) - len(locked)
    if rest and isinstance(table_sizes(rest), Refusal):
        yield Refusal("seating-locked-rest", "cjp/table-size", {"players": rest})
