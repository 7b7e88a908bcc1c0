"""The ranking that a correction is compared with is read outside the write lock, and only trusted if it still holds."""

from dataclasses import replace

from data.database import Database
from league.ids import PlayerId, TableId
from tests.support.league_builder import League, league
from tests.usecases.test_usecase_standings import EIGHT, by_player, penalize
from usecases.execute import ask
from usecases.result.correct import Corrected, CorrectResult, correct_result
from usecases.result.typed import score_field
from usecases.standings.before import RankingBefore, ranking_before, still
from usecases.standings.overall import overall_of


def command(made: League, scores: dict[int, int]) -> CorrectResult:
    typed = {score_field(PlayerId(player)): str(score) for player, score in scores.items()}
    return CorrectResult(made.judge(), TableId(1), {**typed, "ended": "victory"}, "recount")


def played(database: Database) -> League:
    made = league(database)
    for table in made.round(1, EIGHT):
        made.report(table, by_player(table.seats, (10, 7, 6, 5)))
    return made


def moves(done: object) -> dict[int, tuple[int | None, int | None]]:
    assert isinstance(done, Corrected), done
    return {move.person.id: (move.change.before, move.change.after) for move in done.moves}


def test_a_ranking_that_was_read_before_is_used_as_it_is(database: Database) -> None:
    made = played(database)
    asked = command(made, by_player((1, 2, 3, 4), (7, 10, 6, 5)))
    before = ask(database, ranking_before, asked)
    assert before is not None
    assert made.change(lambda uow: still(uow, made.event, before)[1]) is before.overall
    with_it = moves(made.do(correct_result, replace(asked, before=before)))
    back = command(made, by_player((1, 2, 3, 4), (10, 7, 6, 5)))
    assert {player: (after, was) for player, (was, after) in with_it.items()} == moves(
        made.do(correct_result, back)
    )


def test_after_a_change_in_between_the_ranking_is_read_again(database: Database) -> None:
    made = played(database)
    asked = command(made, by_player((1, 2, 3, 4), (7, 10, 6, 5)))
    before = ask(database, ranking_before, asked)
    penalize(made, 5)
    now = made.change(lambda uow: still(uow, made.event, before)[1])
    assert now == made.change(lambda uow: overall_of(uow, made.event))
    assert isinstance(before, RankingBefore)
    assert now != before.overall
    assert moves(made.do(correct_result, replace(asked, before=before)))[1] == (1, 2)


def test_nobody_but_judges_makes_the_bot_compute_a_ranking(database: Database) -> None:
    made = played(database)
    asked = command(made, by_player((1, 2, 3, 4), (7, 10, 6, 5)))
    assert ask(database, ranking_before, replace(asked, caller=made.player(1))) is None
    assert ask(database, ranking_before, replace(asked, table_id=TableId(99))) is None
