"""Who is number 7 of the reference plan? Choosing the players' numbers is free, and worth choosing well.

A plan that is continued takes its numbers from the places of the first round of its history: a history that came
from the reference plan is then continued by the same plan, whatever the seed was, and a history that was changed a
little by hand, by a drop or by an entry, is continued by nearly the same.
"""

from collections.abc import Sequence
from itertools import chain

from league.ids import PlayerId
from league.seating.chance import Chance
from league.seating.model import Pair, Round, SeatingRequest, Table
from league.seating.reference import named, reference
from league.seating.sizes import sizes_of
from league.seating.tally import met_matrix


def continuation(request: SeatingRequest, chance: Chance) -> tuple[Round, ...]:
    """The planned rounds as the reference plan has them, for the players of the first round of all."""
    first = _first_round(request, chance)
    total = len(request.history) + request.rounds
    plan = reference(sum(map(len, first)), total)
    places = dict(zip(chain(*plan[0]), chain(*first), strict=True))
    names = [places[number] for number in sorted(places)]
    if not (request.history or request.locked):
        _spare_forbidden(names, plan, request.forbidden)
    return named(plan[len(request.history) :], names)


def _first_round(request: SeatingRequest, chance: Chance) -> Sequence[Table]:
    """The round whose places number the players: the oldest of the history, or a drawn one with the locked tables."""
    played = sorted(request.history[0], key=len, reverse=True) if request.history else []
    if played and [len(table) for table in played] == list(sizes_of(sum(map(len, played)))):
        return played
    return _drawn_round(request, chance)


def _drawn_round(request: SeatingRequest, chance: Chance) -> Sequence[Table]:
    sizes = sizes_of(len(request.players))
    locked = list(request.locked) if not request.history and _have_room(request.locked, sizes) else []
    kept = {player for table in locked for player in table}
    waiting = [player for player in chance.shuffled(tuple(sorted(request.players))) if player not in kept]
    tables = []
    for size in sizes:
        table = next((table for table in locked if len(table) == size), None)
        if table is None:
            table = tuple(waiting[:size])
            del waiting[:size]
        else:
            locked.remove(table)
        tables.append(table)
    return tables


def _have_room(locked: Sequence[Table], sizes: Sequence[int]) -> bool:
    taken = [len(table) for table in locked]
    return all(taken.count(size) <= sizes.count(size) for size in set(taken))


def _spare_forbidden(names: list[PlayerId], plan: tuple[Round, ...], forbidden: frozenset[Pair]) -> None:
    """Exchanges numbers until no exchange keeps more forbidden pairs apart."""
    friends = _friends(names, forbidden)
    if not friends:
        return
    met = met_matrix(plan, len(names))
    place = {player: number for number, player in enumerate(names)}
    improved = True
    while improved:
        improved = False
        for player in sorted(friends):
            other = min(names, key=lambda other: (_change(met, place, friends, player, other), other))
            if _change(met, place, friends, player, other) < 0:
                place[player], place[other] = place[other], place[player]
                improved = True
    names[:] = sorted(place, key=place.__getitem__)


def _friends(names: Sequence[PlayerId], forbidden: frozenset[Pair]) -> dict[PlayerId, list[PlayerId]]:
    present = set(names)
    friends: dict[PlayerId, list[PlayerId]] = {}
    for a, b in sorted(forbidden):
        if a in present and b in present and a != b:
            friends.setdefault(a, []).append(b)
            friends.setdefault(b, []).append(a)
    return friends


def _change(
    met: list[list[int]],
    place: dict[PlayerId, int],
    friends: dict[PlayerId, list[PlayerId]],
    player: PlayerId,
    other: PlayerId,
) -> int:
    """How many more forbidden meetings there are when the two exchange numbers."""
    here, there = place[player], place[other]
    change = 0
    for mover, old, new in ((player, here, there), (other, there, here)):
        for friend in friends.get(mover, ()):
            if friend not in (player, other):
                change += met[new][place[friend]] - met[old][place[friend]]
    return change
