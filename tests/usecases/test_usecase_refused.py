"""A stored result that the regulations of now refuse does not vanish: it is shown, with the reason, for a judge."""

import pytest

from bot.i18n import LANGUAGES
from bot.ui.desk import desk_reply
from bot.ui.exports.table import sheets
from bot.ui.posts import standings as standings_post_style
from bot.ui.posts import table as table_style
from bot.ui.results import history_reply
from data.database import Database
from data.transaction import read
from league.refusal import Refusal
from league.round import Table
from tests.support.league_builder import League, league
from tests.support.wording import worded
from tests.usecases.test_usecase_standings import EIGHT, by_player, correct
from usecases.event.export import ExportEvent, export_event
from usecases.show.desk import desk
from usecases.show.event import EventQuestion
from usecases.show.result import TableQuestion, history
from usecases.show.standings import standings_post
from usecases.show.table import table_post

OWN = """
base = "catan-japan"
name = "thirteen"
win_target = 13
"""


@pytest.fixture
def played(database: Database) -> tuple[League, Table]:
    """A table that ended with ten points, under regulations that ask for thirteen by now."""
    made = league(database)
    first, second = made.round(1, EIGHT)
    made.report(first, by_player((1, 2, 3, 4), (10, 7, 6, 5)))
    made.report(second, by_player((5, 6, 7, 8), (10, 8, 6, 5)))
    made.change(lambda uow: uow.events.change(made.event, profile_toml=OWN))
    made.report(second, by_player((5, 6, 7, 8), (10, 8, 6, 5)))
    return made, first


def words(reply: object) -> str:
    return str(reply.words)  # type: ignore[attr-defined]  # a reply


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_result_is_shown_wherever_results_are(played: tuple[League, Table], language: str) -> None:
    made, table = played
    view = read(made.database, lambda uow: standings_post(made.event_id, uow))
    assert view is not None
    assert [(one.place.round, one.place.table) for one in view.refused] == [(1, 1), (1, 2)]
    ranking = words(standings_post_style.render(view, language))  # type: ignore[arg-type]  # a language
    board = read(made.database, lambda uow: table_post(table.id, uow))
    assert board is not None
    post = words(table_style.render(board, language))  # type: ignore[arg-type]  # the same
    told = read(made.database, lambda uow: history(TableQuestion(made.judge(), table.id), uow))
    assert not isinstance(told, Refusal)
    versions = words(history_reply(told, language))  # type: ignore[arg-type]  # the same
    for shown in (ranking, post, versions):
        assert "P1 10, P2 7, P3 6, P4 5" in shown
        assert "13" in shown, "the reason"
        assert {"en": "judge", "ja": "審判"}[language] in shown
    organizer = read(made.database, lambda uow: desk(EventQuestion(made.organizer(), made.event_id), uow))
    assert not isinstance(organizer, Refusal)
    both = {"en": "Round 1, table 1 · Round 1, table 2", "ja": "第1回戦 テーブル1 · 第1回戦 テーブル2"}[
        language
    ]
    assert both in words(desk_reply(organizer, language))  # type: ignore[arg-type]  # the same


def test_a_refused_result_is_exported_with_the_scores_as_they_were_told(played: tuple[League, Table]) -> None:
    made, _ = played
    export = read(made.database, lambda uow: export_event(ExportEvent(made.organizer(), made.event_id), uow))
    assert not isinstance(export, Refusal)
    (results,) = (sheet for sheet in sheets(export, "en") if sheet.name == "results")
    raw, recorded, state = (results.columns.index(name) for name in ("raw", "recorded", "state"))
    rows = [(row[raw], row[recorded], row[state]) for row in results.rows[:4]]
    assert rows == [(score, None, worded("export-state-refused")) for score in (10, 7, 6, 5)]


def test_a_judges_correction_makes_it_count_again(played: tuple[League, Table]) -> None:
    made, table = played
    correct(made, table, by_player((1, 2, 3, 4), (13, 7, 6, 5)))
    view = read(made.database, lambda uow: standings_post(made.event_id, uow))
    assert view is not None
    assert [(one.place.round, one.place.table) for one in view.refused] == [(1, 2)]
    assert view.shown.standings.rows[0].player == 1
