"""Counting a seating: repeats, worst pair, seats, tables of three, and the bound beside them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from league.ids import PlayerId
from league.limits import FULL_TABLE, SMALL_TABLE
from league.seating.model import Bound, Pair, Quality, Round


def evaluate(
    rounds: tuple[Round, ...],
    history: tuple[Round, ...] = (),
    forbidden: frozenset[Pair] = frozenset(),
) -> Quality:
    """The quality of history and rounds together; manual seating is judged by the same count.

    Of pairs that are to be kept apart only the meetings to come count: those that were cannot be helped.
    """
    every = (*history, *rounds)
    met, ahead = meetings(every), meetings(rounds)
    return Quality(
        repeats=_repeats(met),
        worst_pair=max(met.values(), default=0),
        seat_imbalance=_seat_imbalance(every),
        threes_spread=_threes_spread(every),
        forbidden_met=sum(ahead[pair] for pair in {ordered(*pair) for pair in forbidden}),
        bound=bound(every, _repeats(meetings(history))),
        has_threes=any(len(table) == SMALL_TABLE for tables in every for table in tables),
    )


def rank_gap(tables: Round, ranking: Sequence[PlayerId]) -> tuple[int, int]:
    """How many places apart the players of each table stand, added up over each two, and the least that can be.

    Source: house
    """
    place = {player: rank for rank, player in enumerate(ranking)}
    pairs = (pair for table in tables for pair in combinations(table, 2))
    gap = sum(abs(place.get(a, len(place)) - place.get(b, len(place))) for a, b in pairs)
    return gap, least_rank_gap(map(len, tables))


def least_rank_gap(sizes: Iterable[int]) -> int:
    """The rank gap where neighbours sit together at tables of these sizes."""
    return sum(size * (size * size - 1) // 6 for size in sizes)


def ordered(a: PlayerId, b: PlayerId) -> Pair:
    """The pair with the smaller number first."""
    return (a, b) if a < b else (b, a)


def meetings(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often each pair sat at one table; pairs that never met are absent."""
    return Counter(pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2))


def seat_counts(rounds: Iterable[Round]) -> dict[PlayerId, list[int]]:
    """For each player, how often they played first, second, third and fourth."""
    counts: dict[PlayerId, list[int]] = {}
    for tables in rounds:
        for table in tables:
            for seat, player in enumerate(table):
                counts.setdefault(player, [0] * FULL_TABLE)[seat] += 1
    return counts


def even_squares(total: int, parts: int) -> int:
    """The smallest sum of squares when `total` is shared out over `parts` whole numbers."""
    share, rest = divmod(total, parts)
    return rest * (share + 1) ** 2 + (parts - rest) * share**2


def even_pairs(total: int, parts: int) -> int:
    """The smallest sum of C(x, 2) when `total` is shared out over `parts` whole numbers."""
    return (even_squares(total, parts) - total) // 2


def bound(rounds: tuple[Round, ...], already: int = 0) -> Bound:
    """Lower bounds for any seating with the same rounds, table sizes and players.

    `already` counts the repeats that the history has fixed. Where players came or left between rounds, only the
    arguments that hold then are used, so the bound is weaker.
    """
    players = {player for tables in rounds for table in tables for player in table}
    if not players:
        return Bound(0, 0, 0, 0)
    total = sum(len(table) * (len(table) - 1) // 2 for tables in rounds for table in tables)
    pairs = len(players) * (len(players) - 1) // 2
    repeats = max(
        already, even_pairs(total, pairs), _rounds_bound(rounds), _degree_bound(rounds, len(players))
    )
    return Bound(
        repeats=repeats,
        worst_pair=max(-(-total // pairs), 2 if repeats else 1),
        seat_imbalance=_seat_bound(rounds, len(players)),
        threes_spread=_threes_bound(rounds, len(players)),
    )


def _repeats(met: Counter[Pair]) -> int:
    return sum(count * (count - 1) // 2 for count in met.values())


def _seat_imbalance(rounds: tuple[Round, ...]) -> int:
    return sum(
        sum(count * count for count in counts) - even_squares(sum(counts), FULL_TABLE)
        for counts in seat_counts(rounds).values()
    )


def _threes_spread(rounds: tuple[Round, ...]) -> int:
    threes = Counter({player: 0 for tables in rounds for table in tables for player in table})
    for tables in rounds:
        for table in tables:
            if len(table) == SMALL_TABLE:
                threes.update(table)
    return max(threes.values(), default=0) - min(threes.values(), default=0)


def _full(rounds: tuple[Round, ...], players: int) -> tuple[Round, ...]:
    """The rounds that seat everybody."""
    return tuple(tables for tables in rounds if sum(map(len, tables)) == players)


def _rounds_bound(rounds: tuple[Round, ...]) -> int:
    """A table of s players, spread over the T tables of another round, repeats even_pairs(s, T) meetings."""
    players = max(sum(map(len, tables)) for tables in rounds)
    return sum(
        sum(even_pairs(len(table), len(earlier)) for table in later)
        for earlier, later in combinations(_full(rounds, players), 2)
        if {p for table in earlier for p in table} == {p for table in later for p in table}
    )


def _degree_bound(rounds: tuple[Round, ...], players: int) -> int:
    """Each player shares out their meetings over all others; the most even meetings repeat least."""
    if len(_full(rounds, players)) < len(rounds):
        return 0
    meetings_of_all = sum(len(table) * (len(table) - 1) for tables in rounds for table in tables)
    share, rest = divmod(meetings_of_all, players)
    twice = rest * even_pairs(share + 1, players - 1) + (players - rest) * even_pairs(share, players - 1)
    return -(-twice // 2)


def _seat_bound(rounds: tuple[Round, ...], players: int) -> int:
    """Each turn-order seat, shared out evenly over the players; tables of three have no fourth seat."""
    if len(_full(rounds, players)) < len(rounds):
        return 0
    seats = [sum(len(table) > seat for tables in rounds for table in tables) for seat in range(FULL_TABLE)]
    least = sum(even_squares(count, players) for count in seats)
    return max(0, least - players * even_squares(len(rounds), FULL_TABLE))


def _threes_bound(rounds: tuple[Round, ...], players: int) -> int:
    """Seats at tables of three that do not divide evenly leave a difference of one."""
    if len(_full(rounds, players)) < len(rounds):
        return 0
    seats = sum(SMALL_TABLE for tables in rounds for table in tables if len(table) == SMALL_TABLE)
    return 1 if seats % players else 0
