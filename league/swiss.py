"""Swiss pairing for two-player rounds: what a round is paired from, and the round that comes out.

The best round is the one that, in this order,
1. has the fewest meetings of team-mates, then the fewest rematches, those of later rounds included where the field is
   small (`league.swiss_ahead`),
2. gives no second bye, nor a bye to somebody who has won without a game, and gives it to the lowest score,
3. repeats no rematch more than it must,
4. has the smallest sum of squared score gaps,
5. lets the fewest players float the way they floated in the last round, then in the round before that,
6. gives the bye to the lowest rank.
`league.swiss_matching` finds it. Players whose pairing makes no difference to that are paired by the seed.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from league.ids import PlayerId
from league.refusal import Refusal
from league.swiss_history import (
    HALVES,
    Floats,
    Pair,
    SwissGame,
    SwissPast,
    all_met,
    decided,
    floats_after,
    had_byes,
    had_free_wins,
    ranked_by_score,
    scores_after,
)
from league.swiss_matching import MatchingProblem, solve

__all__ = [
    "Contender",
    "Floats",
    "Pair",
    "SwissField",
    "SwissGame",
    "SwissPast",
    "SwissRound",
    "decided",
    "pair_round",
    "swiss_field",
]

SMALLEST = 2


@dataclass(frozen=True, slots=True)
class Contender:
    """A player with the score that pairing goes by (any whole-number scale; the bye already credited)."""

    player: PlayerId
    score: int


@dataclass(frozen=True, slots=True)
class SwissField:
    """What a round is paired from.

    `ranking` is best first; `met` holds one pair for each meeting so far; `byes` one entry for each bye, `free_wins`
    for each win without a game; players in `dropped` may still stand in the ranking and are not paired; a `forbidden`
    pair never meets, a pair in `apart` only where that cannot be avoided. `floats` are those of the last rounds, the
    newest first; `to_come` is how many rounds follow.
    """

    ranking: tuple[Contender, ...]
    met: tuple[Pair, ...] = ()
    byes: tuple[PlayerId, ...] = ()
    dropped: frozenset[PlayerId] = field(default=frozenset())
    forbidden: tuple[Pair, ...] = ()
    free_wins: tuple[PlayerId, ...] = ()
    floats: tuple[Floats, ...] = ()
    to_come: int = 0
    apart: tuple[Pair, ...] = ()


@dataclass(frozen=True, slots=True)
class SwissRound:
    """A paired round: the better-ranked player of each pair first, the top pair first.

    `rematches` names the pairs that have met before because nothing better exists; `second_bye` says that the
    bye goes to a player who has had one; `team_mates` are the pairs that were to be kept apart and could not be.
    """

    pairs: tuple[Pair, ...]
    bye: PlayerId | None
    rematches: tuple[Pair, ...]
    second_bye: bool
    team_mates: tuple[Pair, ...] = ()


def swiss_field(
    entrants: Sequence[PlayerId],
    rounds: Sequence[SwissPast] = (),
    dropped: Collection[PlayerId] = (),
    forbidden: Sequence[Pair] = (),
    ahead: Collection[PlayerId] = (),
    to_come: int = 0,
    apart: Sequence[Pair] = (),
) -> SwissField:
    """The field after these rounds; those who are level stand in the order of `entrants`.

    Those who are `ahead` count one win more, as in the first rounds of an accelerated start.

    Source: house
    """
    scores = scores_after(rounds)
    for player in ahead:
        scores[player] += HALVES
    return SwissField(
        tuple(Contender(player, scores[player]) for player in ranked_by_score(entrants, scores)),
        all_met(rounds),
        had_byes(rounds),
        frozenset(dropped),
        tuple(forbidden),
        had_free_wins(rounds),
        floats_after(rounds),
        to_come,
        tuple(apart),
    )


def pair_round(field_: SwissField, seed: int) -> SwissRound | Refusal:
    """The best round for this field (see the module), the same for the same seed. Source: house.

    Refuses a player listed twice, fewer than two players, and forbidden pairs that leave no complete round. A
    rematch or a second bye that cannot be avoided is no refusal: the round names it.
    """
    active = [contender for contender in field_.ranking if contender.player not in field_.dropped]
    if (refusal := _bad_field(active)) is not None:
        return refusal
    problem = _problem(active, field_, seed)
    solution = solve(problem)
    if solution is None:
        return Refusal("swiss-forbidden-leaves-none", None, {"players": len(active)})
    players = [contender.player for contender in active]
    met = problem.meetings
    bye = next((low for low, high in solution if high == len(players)), None)
    seated = sorted(pair for pair in solution if pair[1] < len(players))
    return SwissRound(
        tuple((players[low], players[high]) for low, high in seated),
        None if bye is None else players[bye],
        tuple((players[low], players[high]) for low, high in seated if met.get((low, high), 0)),
        bye is not None and players[bye] in field_.byes,
        tuple((players[low], players[high]) for low, high in seated if (low, high) in problem.apart),
    )


def _bad_field(active: Sequence[Contender]) -> Refusal | None:
    if len(active) < SMALLEST:
        return Refusal("swiss-too-few", None, {"players": len(active)})
    if len({contender.player for contender in active}) < len(active):
        return Refusal("swiss-duplicate-player")
    return None


def _problem(active: Sequence[Contender], field_: SwissField, seed: int) -> MatchingProblem:
    """The field by rank instead of by player; pairs with a player who is not there fall away."""
    rank = {contender.player: index for index, contender in enumerate(active)}
    had = Counter((*field_.byes, *field_.free_wins))

    def ranks(pairs: Sequence[Pair]) -> list[tuple[int, int]]:
        there = [(rank[a], rank[b]) for a, b in pairs if a in rank and b in rank and a != b]
        return [(min(pair), max(pair)) for pair in there]

    def places(players: Collection[PlayerId]) -> frozenset[int]:
        return frozenset(rank[player] for player in players if player in rank)

    return MatchingProblem(
        scores=tuple(contender.score for contender in active),
        meetings=dict(Counter(ranks(field_.met))),
        forbidden=frozenset(ranks(field_.forbidden)),
        byes=tuple(had[contender.player] for contender in active),
        seed=seed,
        floats=tuple((places(one.down), places(one.up)) for one in field_.floats),
        to_come=field_.to_come,
        apart=frozenset(ranks(field_.apart)),
    )
