"""Reporting, confirming and disputing results, as players do it."""

from league.reporting import ReportState
from league.round import TableStatus
from tests.support.night import Night, said, shown
from tests.support.results import asked, at_table, filled, prefilled, report, table_now, versions
from tests.support.rounds import running, tables


async def test_one_tap_opens_the_form_with_a_field_for_each_player(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[1]
    post = next(post for post in night.posts("pairings") if "Table 1" in shown(post) and post.components)
    opened = await night.click(player, post, "result-report")
    assert opened.modal
    assert len(opened.modal["components"]) == 5
    answer = await player.submit_modal(opened, filled(table, (7, 10, 6, 5)))
    assert "Reported" in said(answer)
    (version,) = versions(night, table)
    assert dict(zip(version.players, version.raw, strict=True)) == dict(
        zip(table.seats, (7, 10, 6, 5), strict=True)
    )
    assert version.winner == table.seats[1]
    assert table_now(night, table).status is TableStatus.REPORTED
