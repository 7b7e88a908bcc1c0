"""Standings follow from what is stored, whatever happened in between."""

from dataclasses import replace
from random import Random

import pytest

from data.database import Database
from data.records import Penalty
from data.transaction import read
from data.unit_of_work import UnitOfWork
from league.entry import disqualify
from league.event import EventStatus, Pairing
from league.ids import PenaltyId, PlayerId
from league.refusal import Refusal
from league.regulations import PROFILES
from league.regulations.terms import TieBreak
from league.reporting import ReportState
from league.results import TableEnding, TableResult, claim_of, report
from league.round import RoundStatus, Stage, TableStatus
from league.standings import Entrant, StageComparison, standings
from tests.support.league_builder import NOW, League, league
from usecases.result.correct import Corrected, CorrectResult, correct_result
from usecases.result.find import Standing
from usecases.result.game import GameEnded, enter_game_result
from usecases.result.typed import score_field
from usecases.result.walkover import ConfirmWalkover, GiveWalkover, confirm_walkover, give_walkover
from usecases.show.season import ShowSeason, show_season
from usecases.show.standings import ExplainStandings, ShowStandings, explain_standings, show_standings
from usecases.standings.advance import Advance, Advanced, TieOpen, advance

EIGHT = ((1, 2, 3, 4), (5, 6, 7, 8))
SCORES = (10, 7, 6, 5)


def by_player(seats: tuple[int, ...], scores: tuple[int, ...]) -> dict[int, int]:
    return dict(zip(seats, scores, strict=True))


def correct(made: League, table: object, scores: dict[int, int]) -> Corrected | Refusal:
    typed = {score_field(PlayerId(player)): str(score) for player, score in scores.items()}
    command = CorrectResult(made.judge(), table.id, {**typed, "ended": "victory"}, "recount")  # type: ignore[attr-defined]  # a table
    outcome: Corrected | Refusal = made.do(correct_result, command)
    return outcome


def places(made: League, stage: Stage = Stage.QUALIFIER) -> dict[int, int]:
    return {row.player: row.place for row in made.standings(stage).rows}


def penalize(made: League, player: int) -> None:
    def work(uow: UnitOfWork) -> None:
        event = uow.events.require(made.event_id)
        uow.penalties.add(
            Penalty(
                PenaltyId(0),
                event.id,
                PlayerId(player),
                "disqualification",
                "cjp/penalty-levels",
                "shouting",
                1,
                1,
                2,
                NOW,
            )
        )
        change = disqualify(uow.entries.list_of(event), PlayerId(player))
        assert not isinstance(change, Refusal)
        uow.entries.store(event, change.list)

    made.change(work)


@pytest.mark.parametrize("seed", range(4))
def test_standings_equal_those_computed_from_scratch(database: Database, seed: int) -> None:
    made, chance, told = league(database), Random(seed), {}
    for number in range(1, 4):
        players = chance.sample(range(1, 9), 8)
        for table in made.round(number, (players[:4], players[4:])):
            for _ in range(chance.randint(1, 3)):
                raw = chance.sample([10, chance.randint(2, 9), chance.randint(2, 9), chance.randint(2, 9)], 4)
                scores = by_player(table.seats, tuple(raw))
                known = table.id in told
                outcome = correct(made, table, scores) if known else made.report(table, scores)
                assert not isinstance(outcome, Refusal) or outcome.code == "nothing-to-correct"
                told[table.id] = (table.seats, scores)
    profile = PROFILES["catan-japan"]
    results: list[TableResult] = []
    for seats, scores in told.values():
        claim = claim_of(seats, {PlayerId(p): s for p, s in scores.items()}, TableEnding.VICTORY)
        assert not isinstance(claim, Refusal)
        counted = report(profile, claim)
        assert not isinstance(counted, Refusal)
        results.append(counted)
    scratch = standings(profile, results, [Entrant(PlayerId(player)) for player in range(1, 9)])
    assert made.standings() == scratch


def test_a_penalty_is_not_lost_when_a_result_is_corrected__cjp_penalty_levels(database: Database) -> None:
    made = league(database)
    first, _ = made.round(1, EIGHT)
    made.report(first, by_player((1, 2, 3, 4), SCORES))
    penalize(made, 1)
    assert 1 not in places(made)
    assert not isinstance(correct(made, first, by_player((1, 2, 3, 4), (10, 9, 9, 9))), Refusal)
    assert 1 not in places(made)
    assert made.standings().disqualified == (1,)


def test_a_disqualified_player_does_not_go_through(database: Database) -> None:
    made = league(database)
    for table in made.round(1, EIGHT):
        made.report(table, by_player(table.seats, SCORES))
    penalize(made, 1)
    done = made.do(advance, Advance(made.organizer(), chosen=()))
    assert isinstance(done, Advanced | TieOpen)
    assert 1 not in (*done.line.through, *done.line.tied)


def test_a_bye_is_credited(database: Database) -> None:
    made = league(database, 3, profile="backgammon-jba", match_points=5, pairing=Pairing.SWISS)
    match, _ = made.round(1, ((1, 2), (3,)))
    made.report(match, {1: 5, 2: 3})
    assert {row.player: row.wins for row in made.standings().rows} == {1: 1, 2: 0, 3: 1}


def test_a_tie_break_that_cannot_be_applied_yet_is_told_so(database: Database) -> None:
    made = league(database, 4, profile="backgammon-jba", match_points=5, pairing=Pairing.SWISS)
    for table in made.round(1, ((1, 2), (3, 4))):
        made.report(table, by_player(table.seats, (5, 3)))
    question = ExplainStandings(made.player(1), PlayerId(1), PlayerId(3))
    found = read(database, lambda uow: explain_standings(question, uow))
    assert not isinstance(found, Refusal)
    assert isinstance(found.why, StageComparison)
    neutral = [s.tie_break for s in found.why.explanation.steps if s.upper is None]
    assert neutral == [TieBreak.HEAD_TO_HEAD]
    assert found.why.explanation.decided_by is None


def test_hidden_standings_are_for_organizers_until_the_end(database: Database) -> None:
    made = league(database, hidden=True)
    made.round(1, EIGHT)
    refused = read(database, lambda uow: show_standings(ShowStandings(made.player(1)), uow))
    assert isinstance(refused, Refusal)
    assert refused.code == "standings-hidden"
    assert not isinstance(
        read(database, lambda uow: show_standings(ShowStandings(made.organizer()), uow)), Refusal
    )
    made.change(lambda uow: uow.events.save(replace(made.event, status=EventStatus.FINISHED)))
    assert not isinstance(
        read(database, lambda uow: show_standings(ShowStandings(made.player(1)), uow)), Refusal
    )


def test_nobody_advances_while_a_table_is_open(database: Database) -> None:
    made = league(database)
    first, _ = made.round(1, EIGHT)
    made.report(first, by_player((1, 2, 3, 4), SCORES))
    refused = made.do(advance, Advance(made.organizer()))
    assert refused.code == "round-results-missing"
    assert refused.params == {"round": 1, "tables": "2", "count": 1}


def test_only_organizers_make_the_final(database: Database) -> None:
    made = league(database)
    for caller in (made.player(1), made.judge()):
        assert made.do(advance, Advance(caller)).code == "needs-organizer"


def test_a_tie_on_the_cut_line_is_the_organizers_to_settle(database: Database) -> None:
    made = league(database)
    for table in made.round(1, EIGHT):
        made.report(table, by_player(table.seats, (10, 9, 9, 2)))
    tie = made.do(advance, Advance(made.organizer()))
    assert isinstance(tie, TieOpen)
    assert set(tie.line.through) == {1, 5}
    assert set(tie.line.tied) == {2, 3, 6, 7}
    assert read(database, lambda uow: uow.rounds.find(event_id=made.event_id, stage=Stage.FINAL)) == ()
    wrong = made.do(advance, Advance(made.organizer(), chosen=(PlayerId(2), PlayerId(4))))
    assert wrong.code == "cut-not-tied"
    done = made.do(advance, Advance(made.organizer(), chosen=(PlayerId(6), PlayerId(3))))
    assert isinstance(done, Advanced)
    assert done.line.through == (1, 5, 6, 3)
    tables = read(database, lambda uow: uow.tables.find(round_id=done.round.id))
    assert [table.seats for table in tables] == [(1, 5, 6, 3)]
    assert done.round.status is RoundStatus.PLANNED


def test_the_winners_of_the_semi_finals_play_the_final(database: Database) -> None:
    made = league(database, 16, rounds=1)
    groups = [tuple(range(start, start + 4)) for start in (1, 5, 9, 13)]
    for place, table in enumerate(made.round(1, groups)):
        made.report(table, by_player(table.seats, (10, 9 - place, 6 - place, 2)))
    asked = made.do(advance, Advance(made.organizer()))
    assert asked.code == "cut-choose-semi-final"
    semi = made.do(advance, Advance(made.organizer(), stage=Stage.SEMI_FINAL))
    assert isinstance(semi, Advanced)
    assert semi.round.stage is Stage.SEMI_FINAL
    seated = read(database, lambda uow: uow.tables.find(round_id=semi.round.id))
    assert len(seated) == 4
    made.change(lambda uow: uow.rounds.save(replace(semi.round, status=RoundStatus.RUNNING)))
    for number, table in enumerate(seated):
        scores = (9, 9, 8, 7) if number == 3 else (2, 10, 5, 5)
        made.report(table, by_player(table.seats, scores), "time" if number == 3 else "victory")
    final = made.do(advance, Advance(made.organizer()))
    if isinstance(final, TieOpen):  # the table without a winner leaves a place to the best others
        chosen = final.line.tied[: final.line.open_places]
        final = made.do(advance, Advance(made.organizer(), chosen=chosen))
    assert isinstance(final, Advanced)
    assert final.round.stage is Stage.FINAL
    winners = {table.seats[1] for table in seated[:3]}
    assert winners <= set(final.line.through)
    assert len(final.line.through) == 4
    again = made.do(advance, Advance(made.organizer(), stage=Stage.SEMI_FINAL))
    assert again.code == "semi-final-played"


def test_two_player_events_cut_to_one_against_two(database: Database) -> None:
    made = league(database, 4, profile="backgammon-jba", match_points=5, pairing=Pairing.SWISS, rounds=2)
    for table in made.round(1, ((1, 2), (3, 4))):
        made.report(table, by_player(table.seats, (5, 3)))
    for table in made.round(2, ((1, 3), (2, 4))):
        made.report(table, by_player(table.seats, (5, 1)))
    done = made.do(advance, Advance(made.organizer(), stage=Stage.SEMI_FINAL))
    assert isinstance(done, Advanced)
    tables = read(database, lambda uow: uow.tables.find(round_id=done.round.id))
    first, second, third, fourth = done.line.through
    assert [table.seats for table in tables] == [(first, fourth), (second, third)]


def test_a_game_played_here_enters_its_own_result(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, EIGHT)
    ended = GameEnded(
        first.id,
        {PlayerId(p): s for p, s in by_player((4, 3, 2, 1), SCORES).items()},
        PlayerId(4),
        TableEnding.VICTORY,
        NOW,
    )
    kept = made.change(lambda uow: enter_game_result(ended, uow))
    assert isinstance(kept, Standing)
    assert kept.result.state is ReportState.FINAL
    assert kept.at.table.status is TableStatus.FINAL
    assert places(made)[4] == 1
    twice = made.change(lambda uow: enter_game_result(ended, uow))
    assert twice.code == "already-reported"
    strangers = GameEnded(second.id, {PlayerId(1): 10}, PlayerId(1), TableEnding.VICTORY, NOW)
    assert made.change(lambda uow: enter_game_result(strangers, uow)).code == "seats-changed"


def test_a_walkover_replaces_a_report_and_can_be_corrected_back(database: Database) -> None:
    made = league(database)
    first, _ = made.round(1, EIGHT)
    made.report(first, by_player((1, 2, 3, 4), SCORES))
    asked = made.do(give_walkover, GiveWalkover(made.judge(), first.id, PlayerId(3), "left"))
    done = made.do(confirm_walkover, ConfirmWalkover(made.judge(), first.id, asked.over))
    assert not isinstance(done, Refusal)
    assert {row.player: row.points for row in made.standings().rows}[PlayerId(1)] == 0
    assert not isinstance(correct(made, first, by_player((1, 2, 3, 4), SCORES)), Refusal)
    assert places(made)[1] == 1


def test_a_report_that_was_replaced_has_no_timer(database: Database) -> None:
    made = league(database)
    first, _ = made.round(1, EIGHT)
    made.report(first, by_player((1, 2, 3, 4), SCORES), by=made.player(1))
    correct(made, first, by_player((1, 2, 3, 4), (7, 10, 6, 5)))
    assert read(database, lambda uow: uow.timers.open_timers()) == 0
    states = [v.state for v in read(database, lambda uow: uow.results.find(table_id=first.id))]
    assert states == [ReportState.SUPERSEDED, ReportState.FINAL]


def test_a_season_counts_the_best_events(database: Database) -> None:
    made = league(database, 4, season="2026")
    (table,) = made.round(1, ((1, 2, 3, 4),))
    made.report(table, by_player((1, 2, 3, 4), SCORES))
    missing = read(database, lambda uow: show_season(ShowSeason(made.player(1), "2026"), uow))
    assert isinstance(missing, Refusal)
    made.change(lambda uow: uow.events.save(replace(made.event, status=EventStatus.FINISHED)))
    found = read(database, lambda uow: show_season(ShowSeason(made.player(1), "2026"), uow))
    assert not isinstance(found, Refusal)
    best = found.rows[0]
    assert (best.place, best.player, int(best.total)) == (1, PlayerId(1), 4)
