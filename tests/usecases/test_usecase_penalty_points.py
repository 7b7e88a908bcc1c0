"""Penalty points: their number stands wherever the penalty does, and both players of the match hear of it."""

import pytest

from bot.i18n import LANGUAGES
from bot.ui.association_report import report_text
from bot.ui.exports.table import sheets
from bot.ui.penalties import penalty_line
from data.database import Database
from data.transaction import read
from league.event import Pairing
from league.ids import EventId, PlayerId
from league.regulations import PenaltyKind
from tests.support.league_builder import League, league
from tests.support.wording import says
from usecases.event.export import EventExport, ExportEvent, export_event
from usecases.judge.report import AssociationReport, EventReportQuestion, association_report
from usecases.penalty.impose import ImposePenalty, PenaltyImposed, impose_penalty
from usecases.penalty.revoke import PenaltyRevoked, RevokePenalty, revoke_penalty
from usecases.show.penalties import penalty_lines


def penalised(database: Database) -> League:
    """Player 1 has lost two points of the match against player 2."""
    made = league(database, 2, profile="backgammon-jba", pairing=Pairing.ROUND_ROBIN)
    made.round(1, ((1, 2),))
    command = ImposePenalty(
        made.judge(),
        made.event_id,
        PlayerId(1),
        PenaltyKind.POINT,
        "jbl/4.5.1",
        "late",
        public=True,
        points=2,
    )
    done = made.do(impose_penalty, command)
    assert isinstance(done, PenaltyImposed), done
    return made


def told(made: League, user: int) -> list[tuple[str, int]]:
    found = read(made.database, lambda uow: uow.outbox.notices.find(subject=user))
    return [(notice.text, notice.params["points"]) for notice in found if "point" in notice.text]


def test_both_players_hear_how_many_points_and_that_they_are_taken_back(database: Database) -> None:
    made = penalised(database)
    assert told(made, 1001) == [("notice-penalty-point", 2)]
    assert told(made, 1002) == [("notice-penalty-point-opponent", 2)]
    made.delivered()
    done = made.do(revoke_penalty, RevokePenalty(made.judge(), made.event_id, 1, "wrong"))
    assert isinstance(done, PenaltyRevoked), done
    assert told(made, 1002) == [("notice-penalty-point-opponent-revoked", 2)]


def test_the_number_stands_in_list_log_report_and_files(database: Database) -> None:
    made = penalised(database)
    (line,) = read(made.database, lambda uow: penalty_lines(uow, made.event))
    assert says(penalty_line(line, "en"), "penalty-kind-points", points=2)
    public = read(made.database, lambda uow: uow.outbox.notices.find(text="notice-penalty-public-point"))
    assert [notice.params["points"] for notice in public] == [2]
    question = EventReportQuestion(made.judge(), EventId(made.event_id))
    report = read(made.database, lambda uow: association_report(question, uow))
    assert isinstance(report, AssociationReport)
    assert says(report_text(report, {}, "en", made.judge().now), "association-penalty", number=1)
    assert says(report_text(report, {}, "ja", made.judge().now), "penalty-kind-points", language="ja")
    export = made.do(export_event, ExportEvent(made.organizer(), made.event_id))
    assert isinstance(export, EventExport)
    table = next(sheet for sheet in sheets(export, "en") if sheet.name == "penalties")
    row = dict(zip(table.columns, table.rows[0], strict=True))
    assert (row["penalty_points"], row["where"]) == (2, "Round 1, table 1")
    assert str(row["rule"]).endswith("(jbl/4.5.1)")


@pytest.mark.parametrize(("profile", "cites"), [("backgammon-jba", 1), ("catan-japan", 0)])
def test_only_a_report_on_backgammon_cites_its_rules_on_refused_entries__jbl_1_6_3(
    database: Database, profile: str, cites: int
) -> None:
    made = league(database, 4, profile=profile)
    question = EventReportQuestion(made.judge(), made.event_id)
    report = read(made.database, lambda uow: association_report(question, uow))
    assert isinstance(report, AssociationReport)
    for language in LANGUAGES:
        assert report_text(report, {}, language, made.judge().now).count("1.6.3") == cites
