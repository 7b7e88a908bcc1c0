"""Drawing the next round from its basis: all remaining rounds together, or pairs for a two-player event.

Nothing here reads or writes the database: drawing may take a second, and no transaction is held open meanwhile.
"""

from dataclasses import dataclass

from league.brackets import bracket_for, ready
from league.event import Pairing
from league.groups import divided
from league.ids import PlayerId
from league.ladder import matches
from league.refusal import Refusal
from league.results import ResultKind
from league.round import PairingMethod
from league.round_robin import SMALLEST, next_round
from league.seating import Plan, Quality, SeatingMode, SeatingRequest, evaluate, seat, table_sizes
from league.swiss import Pair, SwissGame, SwissPast, SwissRound, pair_round, swiss_field
from league.swiss_history import HALVES
from league.tournament import ACCELERATED_ROUNDS
from usecases.citing import cited
from usecases.round.knockout import seeds_for
from usecases.round.pairing_input import PairingInput, PairingResult, Seats

_MODES = {
    PairingMethod.BALANCED: SeatingMode.BALANCED,
    PairingMethod.POWER: SeatingMode.POWER,
    PairingMethod.RANDOM: SeatingMode.RANDOM,
}


@dataclass(frozen=True, slots=True)
class PairingQuality:
    """What could not be avoided when two-player matches were paired."""

    rematches: tuple[Pair, ...]
    bye: PlayerId | None
    second_bye: bool
    team_mates: tuple[Pair, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawnRound:
    """The next round as it was drawn, byes last; `rounds` is how many rounds were planned together.

    Of groups `pools` are all of them. Of a bracket `seeds` are all its players, the first seed first, and the tables
    those that can be played at once.
    """

    basis: PairingInput
    tables: tuple[Seats, ...]
    rounds: int
    quality: Quality | PairingQuality
    seeds: Seats = ()
    pools: tuple[tuple[PlayerId, int], ...] = ()


def draw(basis: PairingInput) -> DrawnRound | Refusal:
    """The tables of the next round.

    Refusals: those of `league.seating.checks`, `league.swiss`, `league.round_robin`, `league.brackets`,
    `all-have-met`, `all-have-met-bracket` (params: size), `ladder-too-small`.
    """
    match basis.event.pairing:
        case Pairing.BALANCED | Pairing.POWER | Pairing.RANDOM:
            return _at_tables(basis)
        case Pairing.SWISS:
            return _paired(basis, _swiss(basis))
        case Pairing.ROUND_ROBIN:
            return _robin(basis)
        case Pairing.SINGLE_ELIMINATION | Pairing.DOUBLE_ELIMINATION:
            return _knocked_out(basis)
        case Pairing.LADDER:
            return _on_ladder(basis)


def _at_tables(basis: PairingInput) -> DrawnRound | Refusal:
    plan = _by_hand(basis) if basis.drawing is PairingMethod.MANUAL else seat(_request(basis))
    if isinstance(plan, Refusal):
        return cited(basis.event, plan)
    return DrawnRound(basis, plan.rounds[0], len(plan.rounds), plan.quality)


def _request(basis: PairingInput) -> SeatingRequest:
    return SeatingRequest(
        players=basis.players,
        rounds=basis.event.rounds - len(basis.history),
        history=basis.history,
        locked=tuple(table.seats for table in basis.locked),
        forbidden=basis.apart,
        mode=_MODES[basis.drawing],
        ranking=basis.ranking,
        power_weight=basis.event.power_weight,
        seed=basis.seed,
    )


def _by_hand(basis: PairingInput) -> Plan | Refusal:
    """Tables in the order of entry, which the organizer then changes with `/round swap`; locked tables stay."""
    kept = {player for table in basis.locked for player in table.seats}
    waiting = [player for player in basis.players if player not in kept]
    sizes = table_sizes(len(waiting)) if waiting else ()
    if isinstance(sizes, Refusal):
        return sizes
    starts = [sum(sizes[:index]) for index in range(len(sizes))]
    free = (tuple(waiting[start : start + size]) for start, size in zip(starts, sizes, strict=True))
    rounds = ((*(table.seats for table in basis.locked), *free),)
    return Plan(rounds, evaluate(rounds, basis.history, basis.apart))


def _past(basis: PairingInput) -> tuple[SwissPast, ...]:
    """The rounds that were played, walkovers included: those have been paired with one another."""
    ahead = dict.fromkeys(_upper_half(basis), HALVES)
    return tuple(
        SwissPast(
            tuple(_game(result) for result in row if result.kind is not ResultKind.BYE),
            {result.players[0]: result.scores[0] for result in row if result.kind is ResultKind.BYE},
            frozenset(result.players[0] for result in row if _was_asked_for(result)),
            ahead if basis.fast_start and number <= ACCELERATED_ROUNDS else {},
        )
        for number, row in enumerate(basis.played, 1)
    )


def _was_asked_for(result: PairingResult) -> bool:
    """Whether it is a bye worth half a win: nobody is given such a one who has not asked for it."""
    return result.kind is ResultKind.BYE and result.scores[0] < HALVES


def _game(result: PairingResult) -> SwissGame:
    (first, second), (one, other) = result.players, result.scores
    return SwissGame(first, second, one, other, played=result.kind is ResultKind.PLAYED)


def _swiss(basis: PairingInput) -> SwissRound | Refusal:
    place = {player: number for number, player in enumerate(basis.ranking)}
    entrants = sorted(basis.players, key=lambda player: place.get(player, len(place)))
    forbidden = tuple(sorted(basis.forbidden))
    ahead = _upper_half(basis) if basis.accelerated else ()
    to_come = max(basis.event.rounds - basis.number, 0)
    mates = tuple(sorted(basis.team_mates))
    field = swiss_field(entrants, _past(basis), (), forbidden, ahead, to_come, mates)
    return pair_round(field, basis.seed)


def _upper_half(basis: PairingInput) -> tuple[PlayerId, ...]:
    """In the rounds of an accelerated start the upper half counts a win more: by rating, else by entry.

    Source: house
    """
    rated = tuple(player for player in basis.seeded if player in basis.players)
    line = (*rated, *(player for player in basis.players if player not in rated))
    return line[: len(line) // 2]


def _paired(basis: PairingInput, paired: SwissRound | Refusal) -> DrawnRound | Refusal:
    if isinstance(paired, Refusal):
        return paired
    byes: tuple[Seats, ...] = () if paired.bye is None else ((paired.bye,),)
    quality = PairingQuality(paired.rematches, paired.bye, paired.second_bye, paired.team_mates)
    asked = tuple((player,) for player in basis.byes)
    return DrawnRound(basis, (*paired.pairs, *byes, *asked), 1, quality)


def _robin(basis: PairingInput) -> DrawnRound | Refusal:
    """The next round of the round robin; a substitute goes on from where the other left off."""
    stands_for = dict(basis.replaced)
    pairs = (frozenset(stands_for.get(p, p) for p in seats) for row in basis.history for seats in row)
    met = {pair for pair in pairs if len(pair) > 1}
    pools = _divided(basis)
    if isinstance(pools, Refusal):
        return pools
    found = _in_groups(basis, pools, met)
    if isinstance(found, Refusal):
        follows = found.code == "all-have-met" and basis.bracket_size
        return Refusal("all-have-met-bracket", params={"size": basis.bracket_size}) if follows else found
    seated = {player for pair in found for player in pair}
    free = tuple((player,) for player in basis.players if player not in seated)
    quality = PairingQuality((), free[0][0] if free else None, second_bye=False)
    return DrawnRound(basis, (*found, *free), 1, quality, pools=tuple(sorted(pools.items())))


def _divided(basis: PairingInput) -> dict[PlayerId, int] | Refusal:
    """Each player's group; none where all play together.

    Refusals: `groups-too-many` (params: players, groups).
    """
    if not basis.groups:
        return {}
    if len(basis.players) < SMALLEST * basis.groups:
        return Refusal("groups-too-many", params={"players": len(basis.players), "groups": basis.groups})
    return divided(seeds_for(basis), basis.groups, dict(basis.pools), sorted(basis.apart))


def _in_groups(
    basis: PairingInput, pools: dict[PlayerId, int], met: set[frozenset[PlayerId]]
) -> tuple[Pair, ...] | Refusal:
    """The next round of every group that has one."""
    pairs: list[Pair] = []
    refused: Refusal | None = None
    for pool in sorted(set(pools.values())) or [0]:
        here = {player for player in basis.players if pools.get(player, 0) == pool}
        own = {pair for pair in met if all(pools.get(player, 0) == pool for player in pair)}
        found = next_round(sorted(here.union(*own)), here, own) if len(here) > 1 else Refusal("all-have-met")
        if isinstance(found, Refusal):
            refused = found
        else:
            pairs += found
    return tuple(pairs) or refused or Refusal("all-have-met")


def _on_ladder(basis: PairingInput) -> DrawnRound | Refusal:
    """Challenges and neighbours on the ladder; whoever is left over has no table.

    Refusals: `ladder-too-small`.
    """
    ladder = tuple(player for player in basis.ranking if player in basis.players)
    pairs = matches(ladder, basis.number, dict(basis.challenges))
    if not pairs:
        return Refusal("ladder-too-small")
    return DrawnRound(basis, pairs, 1, PairingQuality((), None, second_bye=False))


def _knocked_out(basis: PairingInput) -> DrawnRound | Refusal:
    seeds = seeds_for(basis)
    bracket = bracket_for(basis.event.pairing, basis.options, seeds)
    if isinstance(bracket, Refusal):
        return bracket
    tables = tuple(state.players for state in ready(bracket, ()))
    return DrawnRound(basis, tables, 1, PairingQuality((), None, second_bye=False), seeds)
