"""A walkover wipes nothing away without a word, goes to nobody who is absent, and may go to nobody at all."""

from dataclasses import replace
from functools import partial

import pytest

from bot.i18n import LANGUAGES, Language, text
from bot.ui.posts.table import render
from data.database import Database
from data.transaction import read
from league.entry import EntryStatus
from league.event import Pairing
from league.ids import PlayerId
from league.refusal import Refusal
from league.round import Table, TableStatus
from tests.support.league_builder import League, league
from tests.support.tournament import arena
from tests.support.walk import walk
from tests.usecases.test_usecase_standings import EIGHT, SCORES, by_player, correct
from usecases.caller import Caller
from usecases.league_state import current_result
from usecases.result.correct import Corrected, CorrectResult, correct_result
from usecases.result.scored import ended_word
from usecases.result.walkover import (
    AskWalkover,
    ConfirmWalkover,
    GiveWalkover,
    WalkoverUnsure,
    ask_walkover,
    confirm_walkover,
    give_walkover,
)
from usecases.show.table import table_post


@pytest.fixture
def played(database: Database) -> tuple[League, Table]:
    """The first of two tables has been played."""
    made = league(database)
    first, _ = made.round(1, EIGHT)
    made.report(first, by_player((1, 2, 3, 4), SCORES))
    return made, first


def kind(made: League, table: Table) -> str:
    found = read(made.database, lambda uow: current_result(uow, table.id))
    return ended_word(found) if found else ""


def test_a_walkover_over_a_played_final_result_needs_a_reason_and_a_yes(played: tuple[League, Table]) -> None:
    made, table = played
    refused = made.do(give_walkover, GiveWalkover(made.judge(), table.id, PlayerId(3)))
    assert refused.code == "walkover-reason"
    assert "P1 10" in str(refused.params["scores"])

    asked = made.do(give_walkover, GiveWalkover(made.judge(), table.id, PlayerId(3), "the others left"))
    assert isinstance(asked, WalkoverUnsure)
    assert "P1 10" in asked.scores
    assert kind(made, table) == "victory", "nothing has happened yet"

    done = made.do(confirm_walkover, ConfirmWalkover(made.judge(), table.id, asked.over))
    assert isinstance(done, Corrected)
    assert (kind(made, table), done.standing.result.winner) == ("walkover", 3)
    assert done.standing.result.reason == "the others left"


def test_a_yes_counts_once_and_only_over_the_result_that_was_asked_about(
    played: tuple[League, Table],
) -> None:
    made, table = played
    asked = made.do(give_walkover, GiveWalkover(made.judge(), table.id, PlayerId(3), "left"))
    correct(made, table, by_player((1, 2, 3, 4), (9, 10, 6, 5)))
    late = made.do(confirm_walkover, ConfirmWalkover(made.judge(), table.id, asked.over))
    assert late.code == "result-changed"
    again = made.do(give_walkover, GiveWalkover(made.judge(), table.id, PlayerId(3), "left"))
    yes = ConfirmWalkover(made.judge(), table.id, again.over)
    assert isinstance(made.do(confirm_walkover, yes), Corrected)
    twice = made.do(confirm_walkover, replace(yes, caller=made.judge()))
    assert twice.code == "result-changed"


def test_only_a_judge_says_yes(played: tuple[League, Table]) -> None:
    made, table = played
    asked = made.do(give_walkover, GiveWalkover(made.judge(), table.id, PlayerId(3), "left"))
    refused = made.do(confirm_walkover, ConfirmWalkover(made.player(3), table.id, asked.over))
    assert refused.code == "needs-judge"


def test_both_absent_are_recorded_after_a_yes(database: Database) -> None:
    made = league(database, 4, profile="backgammon-jba", match_points=5, pairing="swiss")
    first, _ = made.round(1, ((1, 2), (3, 4)))
    asked = made.do(give_walkover, GiveWalkover(made.judge(), first.id, PlayerId(0)))
    assert isinstance(asked, WalkoverUnsure)
    assert asked.winner is None
    done = made.do(confirm_walkover, ConfirmWalkover(made.judge(), first.id, asked.over))
    assert isinstance(done, Corrected)
    assert kind(made, first) == "nobody"
    assert {row.wins for row in made.standings().rows} == {0}
    table = read(database, lambda uow: uow.tables.require(first.id))
    assert table.status is TableStatus.FINAL


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_post_of_a_table_without_a_game_says_so_and_who_won(
    database: Database, language: Language
) -> None:
    made = league(database, 4, profile="backgammon-jba", match_points=5, pairing="swiss")
    for table, winner in zip(made.round(1, ((1, 2), (3, 4))), (1, 0), strict=True):
        made.do(give_walkover, GiveWalkover(made.judge(), table.id, PlayerId(winner)))
        made.do(confirm_walkover, ConfirmWalkover(made.judge(), table.id, 0))
        view = read(database, partial(table_post, table.id))
        assert view is not None
        ended = {"ended": "walkover" if winner else "nobody", "player": "P1" if winner else ""}
        words = render(view, language).words
        assert text(language, "table-walkover", ended) in words.splitlines()


def test_an_absent_player_cannot_be_given_the_win(database: Database) -> None:
    made = league(database)
    first, _ = made.round(1, EIGHT)

    def gone(uow: object) -> None:
        rows = uow.entries.rows  # type: ignore[attr-defined]  # a unit of work
        rows.save(replace(rows.first(player=3), status=EntryStatus.NO_SHOW))

    made.change(gone)
    refused = made.do(give_walkover, GiveWalkover(made.judge(), first.id, PlayerId(3)))
    assert isinstance(refused, Refusal)
    assert refused.code == "winner-absent"


def test_a_form_that_says_who_came_is_a_judges_word_and_asks_first(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, EIGHT)

    def refused(caller: Caller) -> str:
        outcome = made.do(ask_walkover, AskWalkover(caller, second.id, second.seats[0], "result-report"))
        return outcome.code if isinstance(outcome, Refusal) else ""

    assert refused(made.player(second.seats[1])) == "walkover-needs-judge"
    assert refused(made.player(first.seats[0])) == "needs-judge"
    assert refused(made.judge()) == "", "it is asked about"
    assert kind(made, second) == ""


def test_a_bracket_is_read_once_before_a_correction_and_once_after(database: Database) -> None:
    made = arena(database, 8, Pairing.SINGLE_ELIMINATION)
    made.seat()
    made.publish()
    table = made.open_tables()[0]
    made.report(table, table.seats[0], made.league.judge())
    command = CorrectResult(made.league.judge(), table.id, made.typed(table, table.seats[1]), "misheard")
    with walk() as walked, walked.watching():
        done = made.done(correct_result, command)
    assert isinstance(done, Corrected), done
    assert walked.of("drawn_in") <= 7  # two, and one for each kind of message that a bracket makes
