"""What counts in a round robin once a player has left it."""

from collections.abc import Collection, Sequence
from itertools import product

from league.ids import PlayerId
from league.regulations.profile import Profile
from league.results import ResultKind, TableResult, walkover
from league.tournament import Leavers

Results = tuple[TableResult, ...]


def counted(
    profile: Profile,
    results: Sequence[TableResult],
    present: Collection[PlayerId],
    gone: Collection[PlayerId],
    leavers: Leavers,
) -> Results:
    """The results by which a round robin is ranked: a free round is no win, and leavers count by the rule.

    Whoever left before half of the matches never took part: the matches are struck for everybody. After half they
    stand, and the others win those that were not played. An organizer may choose one of the two for all.
    Source: house
    """
    matches = tuple(result for result in results if result.kind is not ResultKind.BYE)
    left = {player for player in gone if _own(matches, player)}
    total = len(set(present) | left) - 1
    struck = {player for player in left if _is_struck(matches, player, total, leavers)}
    kept = tuple(result for result in matches if not struck.intersection(result.players))
    met = {frozenset(result.players) for result in kept}
    owed = product(sorted(set(present) - left), sorted(left - struck))
    given = (walkover(profile, player, [out]) for player, out in owed if frozenset((player, out)) not in met)
    return (*kept, *(result for result in given if isinstance(result, TableResult)))


def _own(results: Sequence[TableResult], player: PlayerId) -> tuple[TableResult, ...]:
    return tuple(result for result in results if player in result.players)


def _is_struck(results: Sequence[TableResult], player: PlayerId, total: int, leavers: Leavers) -> bool:
    if leavers is not Leavers.BY_HALF:
        return leavers is Leavers.ANNUL
    finished = [r for r in _own(results, player) if r.kind is ResultKind.PLAYED or r.winner == player]
    return 2 * len(finished) < total
