"""Teams: who may come in, who is kept apart, and how they are ranked."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.advancement import parted_tables, seed_tables
from league.entry import EntryStatus
from league.groups import divided
from league.ids import EventId, PlayerId, TeamId
from league.refusal import Refusal
from league.regulations import PROFILES, Profile, TieBreak, parse_profile
from league.results import TableEnding, TableReport, TableResult, report
from league.seating import Plan, SeatingMode, SeatingRequest, seat
from league.standings import Entrant, EntrantStatus, standings, team_standings
from league.standings.records import records_of
from league.swiss import pair_round, swiss_field
from league.teams import Lineup, Team, TeamMember, joining_refused, pairs_within

JAPAN = PROFILES["catan-japan"]
MODES = (SeatingMode.BALANCED, SeatingMode.POWER, SeatingMode.RANDOM)


def players(count: int) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(number) for number in range(1, count + 1))


def roster_of(field: Iterable[PlayerId]) -> list[Entrant]:
    return [Entrant(player, EntrantStatus.ACTIVE) for player in field]


def played_rounds(
    profile: Profile, field: tuple[PlayerId, ...], rounds: int, chance: Random
) -> list[TableResult]:
    """Rounds of tables of four, each won with ten points."""
    found = []
    for _ in range(rounds):
        line = list(field)
        chance.shuffle(line)
        for start in range(0, len(line), 4):
            scores = (10, *(chance.randint(2, 9) for _ in range(3)))
            told = report(profile, TableReport(tuple(line[start : start + 4]), scores, TableEnding.VICTORY))
            assert isinstance(told, TableResult)
            found.append(told)
    return found


def team_sizes(most: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(1, 4), min_size=2, max_size=most)


def teams_of(sizes: Iterable[int], shuffled: Random) -> list[tuple[PlayerId, ...]]:
    line = list(players(sum(sizes)))
    shuffled.shuffle(line)
    found = []
    for size in sizes:
        found.append(tuple(line[:size]))
        line = line[size:]
    return found


def pairings(left: tuple[PlayerId, ...]) -> Iterator[tuple[tuple[PlayerId, ...], ...]]:
    """Every round of an even field."""
    if not left:
        yield ()
        return
    for other in left[1:]:
        rest = tuple(player for player in left[1:] if player != other)
        yield from (((left[0], other), *more) for more in pairings(rest))


@given(team_sizes(5), st.randoms(use_true_random=False), st.integers(0, 3))
def test_a_swiss_round_has_as_few_meetings_of_team_mates_as_any__brute_force(
    sizes: list[int], chance: Random, wins: int
) -> None:
    field = players(sum(sizes))
    if len(field) > 8 or len(field) % 2:
        return
    apart = pairs_within(teams_of(sizes, chance))
    shuffled = list(field)
    chance.shuffle(shuffled)
    met = [pair for pair in combinations(field, 2) if chance.random() < wins / 6]
    made = pair_round(replace(swiss_field(shuffled, apart=sorted(apart)), met=tuple(met)), 1)
    assert not isinstance(made, Refusal)

    def cost(rounds: tuple[tuple[PlayerId, ...], ...]) -> tuple[int, int]:
        pairs = [tuple(sorted(pair)) for pair in rounds]
        return sum(pair in apart for pair in pairs), sum(pair in met for pair in pairs)

    assert cost(made.pairs) == min(map(cost, pairings(field)))
    assert {tuple(sorted(pair)) for pair in made.team_mates} == {
        tuple(sorted(pair)) for pair in made.pairs if tuple(sorted(pair)) in apart
    }


def divisions(sizes: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way of laying a line over groups of these sizes."""
    if not any(sizes):
        yield ()
        return
    for group, size in enumerate(sizes):
        if size:
            rest = tuple(left - (one == group) for one, left in enumerate(sizes))
            yield from ((group + 1, *more) for more in divisions(rest))


@given(team_sizes(4), st.randoms(use_true_random=False), st.integers(2, 3))
def test_no_division_into_groups_has_fewer_team_mates_together__brute_force(
    sizes: list[int], chance: Random, groups: int
) -> None:
    field = players(sum(sizes))
    if not groups <= len(field) <= 8:
        return
    apart = pairs_within(teams_of(sizes, chance))

    def together(laid: dict[PlayerId, int]) -> int:
        return sum(laid[one] == laid[other] for one, other in apart)

    laid = divided(field, groups, {}, sorted(apart))
    counts = Counter(divided(field, groups, {}).values())
    assert Counter(laid.values()) == counts
    others = divisions(tuple(counts[group] for group in range(1, groups + 1)))
    assert together(laid) == min(together(dict(zip(field, one, strict=True))) for one in others)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    ("count", "size", "rounds"), [(12, 3, 3), (16, 4, 4), (9, 3, 3), (24, 3, 4), (40, 4, 5)]
)
def test_no_team_mates_share_a_table_where_none_need_to(
    mode: SeatingMode, seed: int, count: int, size: int, rounds: int
) -> None:
    teams = [players(count)[start : start + size] for start in range(0, count, size)]
    apart = pairs_within(teams)
    found = seat(
        SeatingRequest(players(count), rounds, forbidden=apart, mode=mode, ranking=players(count), seed=seed)
    )
    assert isinstance(found, Plan)
    assert found.quality.forbidden_met == 0


@given(st.integers(2, 4), st.randoms(use_true_random=False), st.sampled_from([*TieBreak]))
def test_a_team_has_the_sum_of_what_its_members_have(best: int, chance: Random, item: TieBreak) -> None:
    if item in {TieBreak.HEAD_TO_HEAD, TieBreak.MEAN_SHARE}:
        return
    profile = replace(JAPAN, team_size=4, team_best=best, team_tie_breaks=(item, TieBreak.POINTS))
    results = played_rounds(profile, players(12), 3, chance)
    ranking = standings(profile, results, roster_of(players(12)))
    teams = {TeamId(number): members for number, members in enumerate(teams_of((4, 4, 3, 1), chance), 1)}
    table = team_standings(profile, ranking, results, teams)
    line = [row.player for row in ranking.rows]
    records = records_of(results)
    for row in table.rows:
        members = sorted(teams[row.team], key=line.index)
        assert (row.counted, row.left_out) == (tuple(members[:best]), tuple(members[best:]))
        assert row.values[1] == sum((records[one].points for one in row.counted), Fraction(0))
    assert [row.values for row in table.rows] == sorted((row.values for row in table.rows), reverse=True)
    for upper, lower in combinations(table.rows, 2):
        assert (upper.place == lower.place) == (upper.values == lower.values)


def test_who_is_disqualified_counts_nothing_for_the_team() -> None:
    results = played_rounds(JAPAN, players(4), 1, Random(1))
    ranking = replace(standings(JAPAN, results, roster_of(players(4))), disqualified=(PlayerId(1),))
    without = replace(ranking, rows=tuple(row for row in ranking.rows if row.player != 1))
    (row,) = team_standings(JAPAN, without, results, {TeamId(1): players(2)}).rows
    assert row.counted == (PlayerId(2),)


def test_teams_that_are_level_share_a_place() -> None:
    ranking = standings(JAPAN, [], roster_of(players(4)))
    teams = {TeamId(1): players(2), TeamId(2): players(4)[2:]}
    assert [row.place for row in team_standings(JAPAN, ranking, [], teams).rows] == [1, 1]


def lineup(number: int, *members: tuple[int, EntryStatus]) -> Lineup:
    team = Team(TeamId(number), EventId(1), f"Team {number}", PlayerId(members[0][0]))
    return Lineup(team, tuple(TeamMember(PlayerId(player), status) for player, status in members))


def test_a_full_team_takes_nobody_and_nobody_plays_for_two() -> None:
    there = lineup(1, (1, EntryStatus.CONFIRMED), (2, EntryStatus.WAITLISTED))
    other = lineup(2, (3, EntryStatus.CONFIRMED))
    both = (there, other)
    full, twice = joining_refused(both, there, PlayerId(4), 2), joining_refused(both, there, PlayerId(3), 3)
    assert full is not None
    assert twice is not None
    assert (full.code, twice.code) == ("team-full", "team-already-in")
    assert joining_refused(both, there, PlayerId(4), 3) is None


def test_who_has_left_takes_no_place_and_leads_no_team() -> None:
    left = lineup(1, (1, EntryStatus.DROPPED), (2, EntryStatus.CONFIRMED))
    assert left.players == (1, 2)
    assert (left.taken, left.captain) == (1, 2)


def test_regulations_say_how_large_a_team_is_and_what_counts() -> None:
    head = 'base = "catan-japan"\nname = "club-cup"\n'
    text = head + 'team_size = 5\nteam_best = 3\nteam_tie_breaks = ["points", "wins"]\n'
    profile = parse_profile(text)
    assert not isinstance(profile, tuple)
    assert (profile.team_size, profile.team_best, profile.team_order) == (
        5,
        3,
        (TieBreak.POINTS, TieBreak.WINS),
    )
    faults = parse_profile(text.replace("best = 3", "best = 6").replace('"wins"', '"head-to-head"'))
    assert isinstance(faults, tuple)
    assert {fault.code for fault in faults} == {"team-best-above-size", "team-tie-break-no-sum"}


@pytest.mark.parametrize("name", PROFILES)
def test_a_team_is_ranked_by_what_ranks_players_where_nothing_else_is_said(name: str) -> None:
    order = PROFILES[name].team_order
    assert order == tuple(item for item in PROFILES[name].tie_breaks if item in order)
    assert order


def seatings(laid: Sequence[tuple[PlayerId, ...]]) -> Iterator[list[list[PlayerId]]]:
    """Every way of laying each lap of seeds over the tables that have it, the first as it is."""
    laps = [[table[lap] for table in laid if len(table) > lap] for lap in range(len(max(laid, key=len)))]
    for rest in product(*(permutations(lap) for lap in laps[1:])):
        left = [iter(laps[0]), *map(iter, rest)]
        yield [[next(left[lap]) for lap in range(len(table))] for table in laid]


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 4), st.integers(0, 4), st.integers(2, 4), st.randoms(use_true_random=False))
def test_no_semi_final_of_the_same_seeds_has_fewer_team_mates_together__brute_force(
    tables: int, fours: int, size: int, chance: Random
) -> None:
    through = players(3 * tables + min(fours, tables))
    shuffled = list(through)
    chance.shuffle(shuffled)
    apart = pairs_within([tuple(shuffled[at : at + size]) for at in range(0, len(shuffled), size)])
    laid = seed_tables(through, tables)
    assert not isinstance(laid, Refusal)

    def together(found: Iterable[Iterable[PlayerId]]) -> int:
        return sum(tuple(sorted(pair)) in apart for table in found for pair in combinations(table, 2))

    made = parted_tables(laid, apart)
    assert [len(table) for table in made] == [len(table) for table in laid]
    for lap in range(4):
        assert {table[lap] for table in made if len(table) > lap} == {
            table[lap] for table in laid if len(table) > lap
        }
    assert together(made) == min(map(together, seatings(laid)))
