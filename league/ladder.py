"""A ladder of two-player matches: whoever beats somebody above takes that place, and all between move down one."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from league.ids import PlayerId
from league.results import TableResult
from league.standings.entrants import EntrantStatus
from league.standings.ranking import Standings

Match: TypeAlias = tuple[PlayerId, PlayerId]
"""The one who stands above, and the other."""
REACH: Final = 3
"""How many places above one's own a player may challenge. Source: house"""
_TWO: Final = 2


def climbed(entered: Sequence[PlayerId], results: Sequence[TableResult]) -> tuple[PlayerId, ...]:
    """The ladder, the top first: those who entered, in their order, after these matches in theirs.

    A match without a winner moves nobody.
    Source: house
    """
    ladder = list(entered)
    for result in results:
        winner = result.winner
        beaten = [player for player in result.players if player != winner]
        if winner not in ladder or len(beaten) != 1 or beaten[0] not in ladder:
            continue
        own, other = ladder.index(winner), ladder.index(beaten[0])
        if own > other:
            ladder.insert(other, ladder.pop(own))
    return tuple(ladder)


def matches(
    ladder: Sequence[PlayerId], number: int, challenges: Mapping[PlayerId, PlayerId]
) -> tuple[Match, ...]:
    """The matches of a round: those who were challenged meet their challengers, the others their neighbours.

    Whoever is left over has no match. In every other round the neighbours are others.
    Source: house
    """
    called: dict[PlayerId, PlayerId] = {}
    for challenger in ladder:
        other = challenges.get(challenger)
        if other is not None and other in in_reach(ladder, challenger, {*called, *called.values()}):
            called[challenger] = other
    taken = {*called, *called.values()}
    free = [player for player in ladder if player not in taken]
    return (*((other, challenger) for challenger, other in called.items()), *_neighbours(free, number))


def _neighbours(ladder: Sequence[PlayerId], number: int) -> tuple[Match, ...]:
    start = (number - 1) % 2 if len(ladder) > _TWO else 0
    return tuple((ladder[place], ladder[place + 1]) for place in range(start, len(ladder) - 1, 2))


def in_reach(
    ladder: Sequence[PlayerId], player: PlayerId, busy: Collection[PlayerId]
) -> tuple[PlayerId, ...]:
    """Whom a player may challenge, the nearest first: up to `REACH` places above, and not in a match.

    Source: house
    """
    if player not in ladder or player in busy:
        return ()
    own = ladder.index(player)
    above = ladder[max(0, own - REACH) : own]
    return tuple(other for other in reversed(above) if other not in busy)


def on_ladder(
    ranking: Standings,
    entered: Sequence[PlayerId],
    results: Sequence[TableResult],
    heirs: Mapping[PlayerId, PlayerId],
) -> Standings:
    """The same rows in the order of the ladder; whoever plays on for another stands where that one stood.

    Those who play no more leave the ladder and stand below it.
    Source: house
    """
    ladder = climbed(tuple(dict.fromkeys(heirs.get(player, player) for player in entered)), results)
    rung = {player: number for number, player in enumerate(ladder)}
    rows = sorted(
        ranking.rows,
        key=lambda row: (row.status is not EntrantStatus.ACTIVE, rung.get(row.player, len(rung))),
    )
    return replace(
        ranking, is_ladder=True, rows=tuple(replace(row, place=place) for place, row in enumerate(rows, 1))
    )
