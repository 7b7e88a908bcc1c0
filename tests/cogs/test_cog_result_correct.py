"""Corrections and walkovers: what a judge changes later, and who is told."""

from league.reporting import ReportKind, ReportState
from tests.support.night import Night, last, said, shown
from tests.support.results import (
    SCORES,
    answer_of,
    correct,
    filled,
    member_of,
    prefilled,
    report,
    reported,
    versions,
)
from tests.support.rounds import running, tables
from tests.support.wording import says
from usecases.result.typed import score_field


async def test_a_correction_after_the_next_round_was_seated_moves_ranks_and_tells_each_player(
    night: Night,
) -> None:
    await running(night)
    first, second = tables(night)
    winner = member_of(night, first.seats[1])
    night.locales.set(winner.id, "ja")
    await report(night, winner, first)
    await report(night, night.judge, second, (10, 5, 4, 3))
    await night.run(night.organizer, "round seat", seed=3)
    await night.run(night.organizer, "round publish")
    await night.run(night.judge, "round start")
    seated = [table.seats for table in tables(night, 2)]

    answer = await correct(night, first, (7, 10, 6, 5), "wrong column")
    await night.settle()
    told = [person for person in night.players if person.user.dm_channel and person.user.dm_channel.history()]
    assert len(told) <= 1  # one after the other: many at once look like spam to Discord
    await night.env.advance_time(30)

    assert says(said(answer), "ranks-moved")
    message = winner.user.dm_channel.history()[-1].content
    assert "順位が" in message
    assert "wrong column" in message
    loser = member_of(night, first.seats[0]).user.dm_channel.history()
    assert len(loser) == 1
    assert [table.seats for table in tables(night, 2)] == seated
    assert [(v.kind, v.state) for v in versions(night, first)] == [
        (ReportKind.REPORT, ReportState.SUPERSEDED),
        (ReportKind.CORRECTION, ReportState.FINAL),
    ]
    assert versions(night, first)[0].raw == SCORES  # nothing is overwritten
    assert says(
        said(await night.run(night.organizer, "event log", event=1)),
        "audit-result-corrected",
        round=1,
        table=1,
    )


async def test_a_finished_event_is_corrected_and_its_standings_follow__cjp_score_correction(
    night: Night,
) -> None:
    await running(night)
    first, second = tables(night)
    await report(night, night.judge, first)
    await report(night, night.judge, second, (10, 9, 4, 3))
    await night.sure(night.organizer, "event finish")
    await night.settle()
    before = shown(night.posts("results")[-1])
    await correct(night, second, (10, 9, 9, 9))
    await night.settle()
    assert len(night.posts("results")) == 1
    assert shown(night.posts("results")[-1]) != before


async def test_the_form_shows_what_is_on_record_and_loses_nothing(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, night.judge, table, (9, 9, 8, 7), "time")
    opened = await night.run(night.judge, "result correct", table=table.id, reason="recount")
    assert prefilled(opened)[score_field(table.seats[2])] == "8"
    assert prefilled(opened)["ended"] == "time"
    refused = await night.judge.submit_modal(opened, filled(table, (10, "x", 8, 7)))
    assert says(said(refused), "refusal-score-not-a-number")
    again = await night.click(night.judge, answer_of(refused), "result-correct")
    assert prefilled(again)[score_field(table.seats[1])] == "x"
    done = await night.judge.submit_modal(again, filled(table, (10, 9, 8, 7)))
    assert "corrected" in said(done)
    assert versions(night, table)[-1].reason == "recount"


async def test_a_walkover_over_what_was_played_is_asked_about_with_a_button(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, night.judge, table)
    asked = await night.run(
        night.judge, "result walkover", table=table.id, winner=table.seats[2], reason="left in anger"
    )
    assert says(said(asked), "walkover-wipes")
    assert len(versions(night, table)) == 1
    done = await night.click(night.judge, last(asked), "result-walkover")
    assert says(said(done), "result-walked-over")
    await night.click(night.judge, last(asked), "result-walkover")
    assert [v.kind for v in versions(night, table)] == [ReportKind.REPORT, ReportKind.WALKOVER]


async def test_a_table_to_which_nobody_came_is_recorded_after_a_yes(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    asked = await night.run(night.judge, "result walkover", table=table.id)
    assert says(said(asked), "walkover-nobody")
    assert versions(night, table) == ()
    done = await night.click(night.judge, last(asked), "result-walkover")
    assert says(said(done), "result-nobody-came")
    words = said(await night.run(night.players[0], "result history", table=table.id))
    assert says(words, "history-line")


async def test_a_correction_from_a_form_of_before_another_judges_correction_is_shown_that_first(
    night: Night,
) -> None:
    table, _ = await reported(night)
    await correct(night, table, (10, 8, 6, 5))
    opened = await night.run(night.judge, "result correct", table=table.id, reason="misread")
    with_other = await night.run(night.organizer, "result correct", table=table.id, reason="typing mistake")
    await night.organizer.submit_modal(with_other, filled(table, (10, 9, 6, 5)))
    count = len(versions(night, table))
    refused = await night.judge.submit_modal(opened, filled(table, (10, 7, 6, 5)))
    assert says(said(refused), "refusal-result-changed")
    assert len(versions(night, table)) == count
    again = await night.click(night.judge, answer_of(refused), "result-correct")
    assert prefilled(again)[score_field(table.seats[1])] == "9"
    await night.judge.submit_modal(again, filled(table, (10, 7, 6, 5)))
    assert len(versions(night, table)) == count + 1
    assert versions(night, table)[-1].reason == "misread"
