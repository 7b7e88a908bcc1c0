"""Whole events on random regulations: whatever a host's file says, it is refused with its faults or can be played."""

from enum import StrEnum
from fractions import Fraction
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from league.advancement import AdvancementChoice, CutPlan, cut, plan_cut, seed_tables
from league.ids import PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES, Profile
from league.regulations.terms import Scoring, TieBreak, TimeUp
from league.regulations.toml import parse_profile
from league.results import TableEnding, TableReport, TableResult, report
from league.round import Stage
from league.seating import SeatingRequest, seat
from league.seating.chance import Chance
from league.standings import Entrant, StageRanking, Standings, overall, standings

SHORT = settings(max_examples=12, suppress_health_check=list(HealthCheck))
ROUNDS = 2


def words(kind: type[StrEnum]) -> st.SearchStrategy[str]:
    return st.sampled_from([item.value for item in kind])


FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "scoring": words(Scoring),
    "win_target": st.integers(1, 25),
    "tie_breaks": st.lists(words(TieBreak), min_size=1, max_size=4, unique=True),
    "time_up": words(TimeUp),
    "maximum_score": st.integers(1, 40),
    "declaration": st.booleans(),
    "placement_points": st.lists(st.integers(0, 12), min_size=4, max_size=4),
    "placement_points_three": st.lists(st.integers(0, 12), min_size=3, max_size=3),
    "stake_second": st.integers(0, 20),
    "stake_others": st.integers(0, 20),
    "final_size": st.integers(2, 4),
    "semi_final_size": st.integers(3, 24),
    "semi_final_tables": st.integers(1, 6),
    "minimum_players": st.integers(2, 30),
    "substitute_keeps": st.booleans(),
    "draw_half_wins": st.integers(0, 1),
    "raise_small_tables": st.booleans(),
    "season_points": st.lists(st.integers(0, 30), max_size=5),
}


@st.composite
def files(draw: st.DrawFn) -> str:
    """A host's file: one of the bases with some of its numbers changed."""
    base = draw(st.sampled_from(sorted(PROFILES)))
    names = draw(st.lists(st.sampled_from(sorted(FIELDS)), max_size=4, unique=True))
    lines = [f'base = "{base}"', 'name = "own"']
    changed = [f"{name} = {_toml(draw(FIELDS[name]))}" for name in names]
    return "\n".join([*lines, *changed])


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    return f"[{', '.join(map(_toml, value))}]" if isinstance(value, list) else str(value)


@SHORT
@given(file=files(), players=st.integers(6, 20), seed=st.integers(0, 10_000))
def test_an_event_is_played_to_its_end_on_any_regulations_that_are_accepted(
    file: str, players: int, seed: int
) -> None:
    profile = parse_profile(file)
    if not isinstance(profile, Profile):
        assert profile, "refused, and every fault is named"
        assert all(fault.code for fault in profile)
        return
    chance = Chance(seed)
    everybody = tuple(PlayerId(number) for number in range(1, players + 1))
    results = [
        played(profile, table, chance) for round_ in rounds(profile, everybody, seed) for table in round_
    ]
    roster = [Entrant(player) for player in everybody]
    qualifier = standings(profile, results, roster)
    held(profile, qualifier, results, everybody)

    through, ranking = next_stage(profile, qualifier, players)
    last = [played(profile, table, chance) for table in through]
    finalists = {player for table in through for player in table}
    final = standings(profile, last, [Entrant(player) for player in finalists])
    whole = overall((StageRanking(Stage.QUALIFIER, ranking), StageRanking(Stage.FINAL, final)))
    rows = whole.standings.rows
    assert sorted(row.player for row in rows) == sorted(everybody)
    assert {row.player for row in rows[: len(finalists)]} == finalists, "whoever came further stands above"


def rounds(
    profile: Profile, players: tuple[PlayerId, ...], seed: int
) -> tuple[tuple[tuple[PlayerId, ...], ...], ...]:
    """Tables of the sizes that the regulations have; whoever is left over sits out."""
    if profile.two_players:
        pairs = tuple(zip(players[::2], players[1::2], strict=False))
        return (pairs, tuple(zip(players[1::2], players[2::2], strict=False)))
    plan = seat(SeatingRequest(players, ROUNDS, seed=seed))
    assert not isinstance(plan, Refusal), plan
    return plan.rounds


def played(profile: Profile, table: tuple[PlayerId, ...], chance: Chance) -> TableResult:
    """Somebody reaches the target, the others stay below it: that can be reported everywhere."""
    winner = chance.shuffled(table)[0]
    points = 5 if profile.scoring is Scoring.MATCH else None
    target = points or profile.win_target
    raw = tuple(target if player == winner else chance.bits() % target for player in table)
    classes = profile.handicap_classes[:1] * len(table)
    claim = TableReport(
        table, raw, TableEnding.VICTORY, winner if profile.declaration else None,
        handicaps=classes, match_points=points,
    )  # fmt: skip
    counted = report(profile, claim)
    assert isinstance(counted, TableResult), (counted, claim)
    assert counted.winner == winner
    return counted


def held(
    profile: Profile, ranking: Standings, results: list[TableResult], players: tuple[PlayerId, ...]
) -> None:
    """Everybody has one place, the better place never has the worse numbers, and a zero-sum league sums up to zero."""
    assert sorted(row.player for row in ranking.rows) == sorted(players)
    assert sum(row.wins for row in ranking.rows) == sum(result.winner is not None for result in results)
    for upper, lower in zip(ranking.rows, ranking.rows[1:], strict=False):
        assert upper.place <= lower.place
        known = [pair for pair in zip(upper.values, lower.values, strict=True) if None not in pair]
        assert [mine for mine, _ in known] >= [theirs for _, theirs in known]
    if profile.scoring is Scoring.ZERO_SUM:
        assert sum((row.points for row in ranking.rows), Fraction(0)) == 0


def next_stage(
    profile: Profile, ranking: Standings, players: int
) -> tuple[tuple[tuple[PlayerId, ...], ...], Standings]:
    """The final of the best, where the regulations have one for so many."""
    plan = plan_cut(profile, players)
    if isinstance(plan, Refusal):
        assert plan.code == "cut-choose-semi-final", plan
        plan = plan_cut(profile, players, AdvancementChoice.WITHOUT)
    assert isinstance(plan, CutPlan), plan
    line = cut([(row.player,) for row in ranking.rows], plan.final_size)
    if profile.two_players:
        assert len(line.through) == plan.final_size
        return (tuple(line.through[:2]),), ranking
    tables = seed_tables(line.through, 1)
    assert not isinstance(tables, Refusal), tables
    return tables, ranking
