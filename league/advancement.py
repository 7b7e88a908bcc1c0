"""Who goes on after the qualifier: the cut, the semi-final tables, the final, and who steps in for whom.

A ranking comes as groups, the best first: players in one group are tied on everything the profile compares,
and stand in the order in which the organizer would seed them.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations

from league.ids import PlayerId
from league.limits import FULL_TABLE, SMALL_TABLE
from league.refusal import Refusal
from league.regulations.profile import Profile
from league.regulations.terms import CutFormat

Group = tuple[PlayerId, ...]
Pair = tuple[PlayerId, PlayerId]


class AdvancementChoice(Enum):
    """What the organizer wants where the format leaves the semi-final open."""

    BY_FORMAT = "by-format"
    WITH = "with"
    WITHOUT = "without"


class TableDraw(Enum):
    """How seeds are laid over tables: there and back (1, 8, 9, 16) or always one way (1, 5, 9, 13)."""

    SNAKE = "snake"
    STRAIGHT = "straight"


@dataclass(frozen=True, slots=True)
class CutPlan:
    """What is played after the qualifier; no semi-final: its size and tables are 0."""

    semi_final_size: int
    semi_final_tables: int
    final_size: int
    is_official: bool


def plan_cut(
    profile: Profile, players: int, choice: AdvancementChoice = AdvancementChoice.BY_FORMAT
) -> CutPlan | Refusal:
    """Whether this many players have a semi-final, and how large it and the final are. Source: house.

    Refuses fewer players than a table needs, an organizer's choice that the regulations do not leave, and the lack
    of one where they do.
    """
    if players < min(profile.table_sizes):
        return Refusal("cut-too-few", None, {"players": players})
    has_semi_final = _has_semi_final(profile.cut_format(players), players, choice)
    if isinstance(has_semi_final, Refusal):
        return has_semi_final
    return CutPlan(
        semi_final_size=min(profile.semi_final_size, players) if has_semi_final else 0,
        semi_final_tables=profile.semi_final_tables if has_semi_final else 0,
        final_size=min(profile.final_size, players),
        is_official=players >= profile.minimum_players,
    )


def _has_semi_final(format_: CutFormat, players: int, choice: AdvancementChoice) -> bool | Refusal:
    match format_, choice:
        case CutFormat.SEMIFINAL_OPTIONAL, AdvancementChoice.BY_FORMAT:
            return Refusal("cut-choose-semi-final", None, {"players": players})
        case CutFormat.FINAL, AdvancementChoice.WITH:
            return Refusal("cut-semi-final-not-allowed", None, {"players": players})
        case CutFormat.SEMIFINAL, AdvancementChoice.WITHOUT:
            return Refusal("cut-semi-final-required", None, {"players": players})
        case CutFormat.SEMIFINAL_OPTIONAL, _:
            return choice is AdvancementChoice.WITH
        case _:
            return format_ is CutFormat.SEMIFINAL


@dataclass(frozen=True, slots=True)
class Cut:
    """Who is through, by seed. `tied` are those of whom only some can be, empty once that is settled.

    `reserves` follow behind the line, in groups, the best first.
    """

    places: int
    through: Group
    tied: Group
    reserves: tuple[Group, ...]

    @property
    def open_places(self) -> int:
        """How many of the tied players go through."""
        return min(self.places - len(self.through), len(self.tied))


def cut(ranking: Sequence[Group], places: int, withdrawn: Collection[PlayerId] = ()) -> Cut:
    """The best of those who are still there; a group that does not fit as a whole is named as tied.

    Source: house
    """
    through: Group = ()
    groups = [tuple(player for player in group if player not in withdrawn) for group in ranking]
    waiting = [group for group in groups if group]
    while waiting and len(through) + len(waiting[0]) <= places:
        through += waiting.pop(0)
    if not waiting or len(through) == places:
        return Cut(places, through, (), tuple(waiting))
    return Cut(places, through, waiting[0], tuple(waiting[1:]))


def settle_tie(line: Cut, chosen: Sequence[PlayerId]) -> Cut | Refusal:
    """The organizer or a playoff says which of the tied go through, the best first. Source: house.

    Refuses where nothing is tied, somebody who is not, and a wrong number of players.
    """
    if not line.tied:
        return Refusal("cut-nothing-tied")
    if not set(chosen) <= set(line.tied):
        return Refusal("cut-not-tied")
    if len(set(chosen)) != line.open_places or len(chosen) != line.open_places:
        return Refusal("cut-wrong-number", None, {"places": line.open_places, "chosen": len(chosen)})
    left = tuple(player for player in line.tied if player not in chosen)
    return Cut(line.places, line.through + tuple(chosen), (), (left, *line.reserves))


def finalists(
    winners: Collection[PlayerId], ranking: Sequence[Group], places: int, withdrawn: Collection[PlayerId] = ()
) -> Cut:
    """The winners of the semi-final tables, then the best of the others while places are left. Source: house.

    A table that ended on time may have no winner (cjp/score-timeout), which is where places are left.
    `ranking` holds all semi-finalists.
    """
    first = [tuple(player for player in group if player in winners) for group in ranking]
    others = [tuple(player for player in group if player not in winners) for group in ranking]
    return cut([*first, *others], places, withdrawn)


def displaced(line: Cut, playing: Collection[PlayerId]) -> tuple[Group, Group]:
    """Who plays on without being through, and who is through without playing; of the tied anybody may.

    Source: house
    """
    allowed = {*line.through, *line.tied}
    return (
        tuple(sorted(player for player in playing if player not in allowed)),
        tuple(player for player in line.through if player not in playing),
    )


def seed_tables(
    players: Sequence[PlayerId], tables: int, draw: TableDraw = TableDraw.SNAKE
) -> tuple[Group, ...] | Refusal:
    """Seeds laid over the tables: with 16 at four tables 1 8 9 16, 2 7 10 15 and so on. Source: house.

    Refuses numbers that would leave a table with other than three or four players.
    """
    if tables < 1 or not SMALL_TABLE * tables <= len(players) <= FULL_TABLE * tables:
        return Refusal("cut-table-sizes", "cjp/table-size", {"players": len(players), "tables": tables})
    laid: list[Group] = [()] * tables
    for seed, player in enumerate(players):
        lap, step = divmod(seed, tables)
        is_back = draw is TableDraw.SNAKE and lap % 2 == 1
        table = tables - 1 - step if is_back else step
        laid[table] += (player,)
    return tuple(laid)


def parted_tables(laid: Sequence[Group], apart: Collection[Pair]) -> tuple[Group, ...]:
    """The tables with as few of these pairs together as any: players of one lap of seeds change places, the last first.

    Where that takes too long to be found, the best that was found.
    Source: house
    """
    pairs = {frozenset(pair) for pair in apart}
    clashes = sum(frozenset(pair) in pairs for table in laid for pair in combinations(table, 2))
    for allowed in range(clashes):
        found = _Parting(laid, pairs, [_PARTING_STEPS]).laid_with(allowed)
        if found is not None:
            return found
    return tuple(laid)


_PARTING_STEPS = 20_000
Seat = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Parting:
    """A search for tables with few pairs together: lap by lap, each player at the nearest free table that will do."""

    laid: Sequence[Group]
    apart: Collection[frozenset[PlayerId]]
    steps: list[int]

    def laid_with(self, allowed: int) -> tuple[Group, ...] | None:
        """Tables with so many pairs together at most; the first lap stays."""
        tables = [[table[0]] for table in self.laid]
        seats = [(lap, at) for at, table in enumerate(self.laid) for lap in range(1, len(table))]
        return tuple(map(tuple, tables)) if self._placed(tables, sorted(seats), allowed) else None

    def _placed(self, tables: list[list[PlayerId]], waiting: Sequence[Seat], allowed: int) -> bool:
        if not waiting:
            return True
        self.steps[0] -= 1
        lap, own = waiting[0]
        player = self.laid[own][lap]
        for at in self._free(tables, lap, own):
            left = allowed - sum(frozenset((player, mate)) in self.apart for mate in tables[at])
            if left < 0 or self.steps[0] < 0:
                continue
            tables[at].append(player)
            if self._placed(tables, waiting[1:], left):
                return True
            tables[at].pop()
        return False

    def _free(self, tables: Sequence[Sequence[PlayerId]], lap: int, own: int) -> list[int]:
        """The tables of this lap at which its seat is free, the nearest first."""
        free = [at for at, table in enumerate(tables) if len(table) == lap < len(self.laid[at])]
        return sorted(free, key=lambda at: (abs(at - own), at))


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Turn-order seats of one table, chosen in the order of the seeds; a free seat holds None."""

    order: Group
    seats: tuple[PlayerId | None, ...]


def seat_choice(table: Sequence[PlayerId]) -> SeatChoice:
    """A choice in which no seat is taken yet; the players of `table` stand in the order of their seeds."""
    return SeatChoice(tuple(table), (None,) * len(table))


def next_to_choose(choice: SeatChoice) -> PlayerId | None:
    """The best seed without a seat; None when all sit."""
    return next((player for player in choice.order if player not in choice.seats), None)


def choose_seat(choice: SeatChoice, player: PlayerId, seat: int) -> SeatChoice | Refusal:
    """The player takes a seat (from 1); the last one left over falls to the last player. Source: house.

    Refuses a player whose turn it is not, a seat that does not exist, and one that is taken.
    """
    if player != next_to_choose(choice):
        return Refusal("seat-choice-not-your-turn")
    if not 1 <= seat <= len(choice.seats):
        return Refusal("seat-choice-unknown", None, {"seat": seat, "seats": len(choice.seats)})
    if choice.seats[seat - 1] is not None:
        return Refusal("seat-choice-taken", None, {"seat": seat})
    chosen = replace(choice, seats=(*choice.seats[: seat - 1], player, *choice.seats[seat:]))
    last = next_to_choose(chosen)
    if last is None or chosen.seats.count(None) > 1:
        return chosen
    return choose_seat(chosen, last, chosen.seats.index(None) + 1)
