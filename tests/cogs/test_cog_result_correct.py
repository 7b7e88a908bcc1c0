"""Corrections and walkovers: what a judge changes later, and who is told."""

from data.transaction import read
from league.reporting import ReportKind, ReportState
from league.round import TableStatus
from tests.support.night import Night, last, said, shown
from tests.support.results import (
    SCORES,
    answer_of,
    at_table,
    correct,
    filled,
    member_of,
    pinged,
    prefilled,
    report,
    reported,
    table_now,
    versions,
)
from tests.support.rounds import running, tables, the_event
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

    assert "ranks have moved" in said(answer)
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
    assert "corrected round 1, table 1" in said(await night.run(night.organizer, "event log", event=1))


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
    assert "not a number" in said(refused)
    again = await night.click(night.judge, answer_of(refused), "result-correct")
    assert prefilled(again)[score_field(table.seats[1])] == "x"
    done = await night.judge.submit_modal(again, filled(table, (10, 9, 8, 7)))
    assert "Corrected" in said(done)
    assert versions(night, table)[-1].reason == "recount"


async def test_only_judges_correct_and_give_walkovers(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, night.judge, table)
    player = at_table(night, table)[0]
    refused = await night.run(player, "result correct", table=table.id, reason="I won")
    assert refused.modal is None
    assert "Only judges" in said(refused)
    walkover = await night.run(player, "result walkover", table=table.id, winner=table.seats[0])
    assert "Only judges" in said(walkover)


async def test_correcting_to_what_is_on_record_is_refused(night: Night) -> None:
    await running(night)
    first, second = tables(night)
    await report(night, night.judge, first)
    same = await correct(night, first, SCORES)
    assert "on record already" in said(same)
    missing = await night.run(night.judge, "result correct", table=second.id, reason="x")
    assert "no result yet" in said(missing)
    assert len(versions(night, first)) == 1


async def test_a_correction_is_undone(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, night.judge, table)
    await correct(night, table, (7, 10, 6, 5))
    await night.take_back(night.organizer, event=1)
    assert [(v.raw, v.state) for v in versions(night, table)] == [(SCORES, ReportState.FINAL)]


async def test_an_undone_correction_can_be_made_again_and_is_told_again(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, night.judge, table)
    await correct(night, table, (7, 10, 6, 5))
    await night.take_back(night.organizer, event=1)
    await night.env.advance_time(60)
    await correct(night, table, (6, 10, 6, 5))
    await night.settle()
    texts = [text for text in _private(night) if text == "notice-rank-moved"]
    assert len(texts) >= 4


async def test_an_undone_ruling_leaves_the_report_to_its_timer(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, at_table(night, table)[0], table)
    await correct(night, table, (7, 10, 6, 5))
    await night.take_back(night.organizer, event=1)
    assert [v.state for v in versions(night, table)] == [ReportState.REPORTED]
    await night.env.advance_time(20 * 60)
    assert [v.state for v in versions(night, table)] == [ReportState.FINAL]


async def test_the_form_names_a_winner_only_where_the_scores_do_not(night: Night) -> None:
    await running(night)
    first, second = tables(night)
    await report(night, night.judge, first)
    await report(night, night.judge, second, (10, 11, 6, 5), f"won-{second.seats[0]}")
    for table, ended in ((first, "victory"), (second, f"won-{second.seats[0]}")):
        opened = await night.run(night.judge, "result correct", table=table.id, reason="x")
        assert prefilled(opened)["ended"] == ended


async def test_a_waiting_report_is_not_made_final_by_its_timer_after_a_correction(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, at_table(night, table)[0], table)
    await correct(night, table, (7, 10, 6, 5))
    await night.env.advance_time(20 * 60)
    assert [v.state for v in versions(night, table)] == [ReportState.SUPERSEDED, ReportState.FINAL]


async def test_the_table_itself_learns_what_a_judge_decided(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, night.judge, table)
    await correct(night, table, (7, 10, 6, 5))
    await night.settle()
    assert pinged(night, "notice-result-corrected") == {member.id for member in at_table(night, table)}


async def test_hidden_standings_are_not_betrayed_by_a_correction(night: Night) -> None:
    await running(night, hidden=True)
    table = tables(night)[0]
    await report(night, night.judge, table)
    await correct(night, table, (7, 10, 6, 5))
    await night.settle()
    assert not [message for message in _private(night) if "rank" in message]


async def test_a_walkover_is_a_win_without_a_score__jbl_2_2_4_rating(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    answer = await night.run(
        night.judge, "result walkover", table=table.id, winner=table.seats[2], reason="late"
    )
    assert "without a game" in said(answer)
    (version,) = versions(night, table)
    assert (version.kind, version.winner, version.raw) == (ReportKind.WALKOVER, table.seats[2], (0, 0, 0, 0))
    assert table_now(night, table).status is TableStatus.FINAL
    words = said(await night.run(night.players[0], "result history", table=table.id))
    assert "Walkover for" in words
    stranger = tables(night)[1].seats[0]
    refused = await night.run(night.judge, "result walkover", table=table.id, winner=stranger)
    assert "did not sit at this table" in said(refused)


async def test_a_walkover_over_what_was_played_is_asked_about_with_a_button(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, night.judge, table)
    asked = await night.run(
        night.judge, "result walkover", table=table.id, winner=table.seats[2], reason="left in anger"
    )
    assert "was played and is final" in said(asked)
    assert len(versions(night, table)) == 1
    done = await night.click(night.judge, last(asked), "result-walkover")
    assert "without a game" in said(done)
    await night.click(night.judge, last(asked), "result-walkover")
    assert [v.kind for v in versions(night, table)] == [ReportKind.REPORT, ReportKind.WALKOVER]


async def test_a_table_to_which_nobody_came_is_recorded_after_a_yes(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    asked = await night.run(night.judge, "result walkover", table=table.id)
    assert "Nobody came" in said(asked)
    assert versions(night, table) == ()
    done = await night.click(night.judge, last(asked), "result-walkover")
    assert "nobody wins" in said(done)
    words = said(await night.run(night.players[0], "result history", table=table.id))
    assert "Nobody came" in words


async def test_a_match_is_corrected_only_until_the_next_one_starts__jbl_4_7_publish(night: Night) -> None:
    await running(night, 4, profile="backgammon-jba", points=5)
    first = tables(night)[0]
    await report(night, night.judge, first, (5, 3))
    second = tables(night)[1]
    await report(night, night.judge, second, (5, 4))
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    allowed = await correct(night, first, (5, 2))
    assert "Corrected" in said(allowed)
    await night.run(night.judge, "round start")
    refused = await night.run(night.judge, "result correct", table=first.id, reason="late")
    assert "can no longer be corrected" in said(refused)
    assert "jbl/4.7-publish" in said(refused)


async def test_a_match_has_two_scores_and_a_loser_on_time__jbl_4_3_3(night: Night) -> None:
    await running(night, 4, profile="backgammon-jba", points=5)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    opened = await night.run(player, "result report", table=table.id)
    assert opened.modal
    assert len(opened.modal["components"]) == 3
    answer = await player.submit_modal(opened, filled(table, (2, 4), f"time-{table.seats[0]}"))
    assert "2 🏆" in said(answer)
    (version,) = versions(night, table)
    assert (version.ended_by_time, version.winner) == (True, table.seats[0])


def _private(night: Night) -> list[str]:
    event = the_event(night)
    notices = read(
        night.bot.bot_context.database, lambda uow: uow.outbox.notices.find(guild_id=event.guild_id)
    )
    return [notice.text for notice in notices if notice.place == "private"]


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
    assert "has changed since you opened this" in said(refused)
    assert len(versions(night, table)) == count
    again = await night.click(night.judge, answer_of(refused), "result-correct")
    assert prefilled(again)[score_field(table.seats[1])] == "9"
    await night.judge.submit_modal(again, filled(table, (10, 7, 6, 5)))
    assert len(versions(night, table)) == count + 1
    assert versions(night, table)[-1].reason == "misread"
