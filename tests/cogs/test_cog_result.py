"""Reporting, confirming and disputing results, as players do it."""

from dataclasses import replace

import pytest

from data.transaction import read, write
from data.unit_of_work import UnitOfWork
from league.reporting import ReportState
from league.round import TableStatus
from tests.support.night import Night, asks, said, shown
from tests.support.results import (
    answer_of,
    asked,
    at_table,
    dispute,
    filled,
    pinged,
    prefilled,
    report,
    reported,
    table_now,
    versions,
)
from tests.support.rounds import published, running, tables
from usecases.result.typed import score_field


async def test_one_tap_opens_the_form_with_a_field_for_each_player(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[1]
    post = next(post for post in night.posts("pairings") if "Table 1" in shown(post) and asks(post))
    opened = await night.click(player, post, "result-report")
    assert opened.modal
    assert len(opened.modal["components"]) == 5
    answer = await player.submit_modal(opened, filled(table, (7, 10, 6, 5)))
    assert "Reported" in said(answer)
    (version,) = versions(night, table)
    assert version.winner == table.seats[1]
    assert dict(zip(version.players, version.raw, strict=True)) == dict(
        zip(table.seats, (7, 10, 6, 5), strict=True)
    )
    assert table_now(night, table).status is TableStatus.REPORTED
    await night.settle()
    assert "Result reported" in "\n".join(shown(post) for post in night.posts("pairings"))


async def test_full_width_digits_are_read(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    night.locales.set(player.id, "ja")
    answer = await report(night, player, table, ("１０", "７点", " ６", "5"))
    assert "報告しました" in said(answer)
    assert versions(night, table)[0].raw == (10, 7, 6, 5)


@pytest.mark.parametrize(
    ("scores", "ended", "words"),
    [
        (("ten", 7, 6, 5), "victory", '"ten" is not a number'),
        ((-1, 10, 6, 5), "victory", "cannot have -1 points"),
        ((300, 7, 6, 5), "victory", "cannot have 300 points"),
        ((10, 10, 6, 5), "victory", "Choose the one who declared victory"),
        ((9, 8, 6, 5), "victory", "Nobody has 10 points"),
        ((10.5, 8, 6, 5), "victory", "is not a number"),
    ],
)
async def test_a_wrong_form_is_refused_and_opens_again_with_everything_typed(
    night: Night, scores: tuple[object, ...], ended: str, words: str
) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    refused = await report(night, player, table, scores, ended)
    assert words in said(refused)
    assert versions(night, table) == ()
    await night.restart()
    again = await night.click(player, answer_of(refused), "result-report")
    values = prefilled(again)
    assert [values[score_field(seat)] for seat in table.seats] == [str(score) for score in scores]
    good = await player.submit_modal(again, filled(table))
    assert "Reported" in said(good)
    reopened = read(night.bot.bot_context.database, lambda uow: uow.drafts.find(user_id=player.id))
    assert [draft.typed for draft in reopened] == [{}]


async def test_a_refusal_quotes_its_section__cjp_score_cap(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    refused = await report(night, at_table(night, table)[0], table, (9, 8, 6, 5))
    assert "cjp/" in said(refused)


async def test_when_time_ran_out_nobody_wins__cjp_score_timeout(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, at_table(night, table)[0], table, (10, 8, 6, 5), "time")
    (version,) = versions(night, table)
    assert (version.ended_by_time, version.winner) == (True, 0)
    await night.settle()
    assert "10→9" in asked(night, table).content


async def test_whoever_declared_wins_though_another_has_ten(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, at_table(night, table)[0], table, (11, 10, 6, 5), f"won-{table.seats[1]}")
    assert versions(night, table)[0].winner == table.seats[1]


async def test_the_others_are_asked_once_and_all_confirmations_make_it_final(night: Night) -> None:
    table, players = await reported(night)
    question = asked(night, table)
    assert pinged(night, "notice-result-reported") == {member.id for member in players[1:]}
    for member in players[1:]:
        answer = await night.click(member, question, "result-confirm")
    assert "final" in said(answer)
    assert versions(night, table)[0].state is ReportState.FINAL
    assert table_now(night, table).status is TableStatus.FINAL
    await night.settle()
    standing = [
        m for thread in night.channels["pairings"].threads for m in thread.history() if m.id == question.id
    ]
    assert [message.components for message in standing] == [[]], "what is settled has no buttons"


async def test_an_undisputed_report_becomes_final_by_itself_also_after_a_restart(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    await report(night, at_table(night, table)[0], table)
    await night.env.advance_time(14 * 60)
    assert table_now(night, table).status is TableStatus.REPORTED
    await night.restart()
    await night.env.advance_time(61)
    assert versions(night, table)[0].state is ReportState.FINAL
    assert table_now(night, table).status is TableStatus.FINAL


async def test_a_dispute_tells_the_judges_once_and_stops_the_timer__cjp_call_judge(night: Night) -> None:
    table, players = await reported(night)
    question = asked(night, table)
    first = await dispute(night, players[1], question)
    await dispute(night, players[2], question)
    twice = await dispute(night, players[1], question)
    assert "one of them decides" in said(first)
    assert "disputed this already" in said(twice)
    await night.env.advance_time(20 * 60)
    told = [post for post in night.posts("judges") if "disputed" in post.content]
    assert len(told) == 1
    assert "10" in told[0].content
    assert table_now(night, table).status is TableStatus.DISPUTED
    assert versions(night, table)[0].state is ReportState.DISPUTED


async def test_a_double_click_reports_once(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    forms = [await night.run(player, "result report", table=table.id) for _ in range(2)]
    await player.submit_modal(forms[0], filled(table))
    twice = await player.submit_modal(forms[1], filled(table))
    assert "has been reported already" in said(twice)
    assert len(versions(night, table)) == 1
    await night.settle()
    assert len([n for n in _thread(night, table.id) if "reports" in n]) == 1


async def test_two_different_reports_end_in_a_dispute_not_in_two_results(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    first, second, *_ = at_table(night, table)
    forms = [await night.run(member, "result report", table=table.id) for member in (first, second)]
    await first.submit_modal(forms[0], filled(table, (10, 7, 6, 5)))
    answer = await second.submit_modal(forms[1], filled(table, (7, 10, 6, 5)))
    assert "reported table 1 differently" in said(answer)
    disputed = await dispute(night, second, answer_of(answer))
    assert "judges have been told" in said(disputed)
    assert len(versions(night, table)) == 1


async def test_seats_swapped_while_the_form_is_open_do_not_swap_scores(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    opened = await night.run(player, "result report", table=table.id)
    a, b, c, d = table.seats
    await night.run(night.judge, "round swap", player=a, other=b)
    assert table_now(night, table).seats == (b, a, c, d)
    await player.submit_modal(opened, filled(table, (10, 7, 6, 5)))
    (version,) = versions(night, table)
    assert dict(zip(version.players, version.raw, strict=True)) == {a: 10, b: 7, c: 6, d: 5}
    assert version.winner == a


async def test_a_form_for_players_who_have_changed_is_refused(night: Night) -> None:
    await running(night)
    first, second = tables(night)
    player = at_table(night, first)[0]
    opened = await night.run(player, "result report", table=first.id)
    await night.run(night.judge, "round swap", player=first.seats[1], other=second.seats[1])
    refused = await player.submit_modal(opened, filled(first))
    assert "changed while your form was open" in said(refused)
    assert versions(night, first) == ()


async def test_strangers_cannot_report_confirm_or_dispute(night: Night) -> None:
    await running(night)
    first, second = tables(night)
    stranger = at_table(night, second)[0]
    refused = await night.run(stranger, "result report", table=first.id)
    assert refused.modal is None
    assert "do not play at this table" in said(refused)
    await report(night, at_table(night, first)[0], first)
    await night.settle()
    for member in (stranger, night.outsider):
        for verb in ("result-confirm", "result-dispute"):
            assert "do not play at this table" in said(await night.click(member, asked(night, first), verb))


async def test_a_judge_reports_for_a_table_and_an_audit_line_says_so(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    answer = await report(night, night.judge, table)
    assert "Entered as final" in said(answer)
    log = said(await night.run(night.organizer, "event log", event=1))
    assert "entered the result of round 1, table 1" in log
    await night.take_back(night.organizer, event=1)
    assert versions(night, table) == ()
    assert table_now(night, table).status is TableStatus.PLAYING


async def test_without_a_table_the_players_own_is_meant(night: Night) -> None:
    await running(night)
    table = tables(night)[1]
    opened = await night.run(at_table(night, table)[2], "result report")
    assert opened.modal
    assert opened.modal["custom_id"].startswith(f"result-report:{table.id}:")
    nobody = await night.run(night.outsider, "result report")
    assert "not playing at a table" in said(nobody)


async def test_tables_without_a_result_are_offered_while_one_types(night: Night) -> None:
    await running(night)
    first, second = tables(night)
    await report(night, night.judge, first)
    offers = await night.players[0].autocomplete(night.hall, "result report", "table", "")
    assert [choice["value"] for choice in offers] == [second.id]
    names = await night.judge.autocomplete(night.hall, "result walkover", "winner", "", table=second.id)
    assert [choice["value"] for choice in names] == list(second.seats)


async def test_planned_and_cancelled_tables_take_no_report(night: Night) -> None:
    await published(night)
    table = tables(night)[0]
    await night.run(night.organizer, "round cancel")
    refused = await night.run(night.judge, "result report", table=table.id)
    assert "was cancelled" in said(refused)
    unknown = await night.run(night.judge, "result report", table=999)
    assert "does not exist" in said(unknown)


async def test_a_guest_is_not_waited_for(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    players = at_table(night, table)

    def make_guest(uow: UnitOfWork) -> None:
        uow.people.save(replace(uow.people.require(table.seats[3]), user_id=None))

    write(night.bot.bot_context.database, make_guest, lambda _: True)
    await report(night, players[0], table)
    await night.settle()
    for member in players[1:3]:
        await night.click(member, asked(night, table), "result-confirm")
    assert versions(night, table)[0].state is ReportState.FINAL


async def test_the_history_shows_every_version_with_who_and_why(night: Night) -> None:
    table, players = await reported(night)
    await night.click(players[1], asked(night, table), "result-confirm")
    night.locales.set(night.outsider.id, "ja")
    words = said(await night.run(night.outsider, "result history", table=table.id))
    assert players[0].mention in words
    assert "確認待ち" in words
    assert "<t:" in words
    empty = await night.run(night.outsider, "result history", table=tables(night)[1].id)
    assert "まだ結果がありません" in said(empty)


def _thread(night: Night, table: int) -> list[str]:
    return [
        message.content
        for thread in night.channels["pairings"].threads
        for message in thread.history()
        if f"result-confirm:{table}" in str(message.components) or "reports" in message.content
    ]


@pytest.mark.parametrize("hidden", [True, False])
async def test_whoever_did_not_play_there_reads_no_result_of_an_event_whose_standings_are_hidden(
    night: Night,
    hidden: bool,  # noqa: FBT001 - a case
) -> None:
    await running(night, 8, hidden=hidden)
    table = tables(night)[0]
    players = at_table(night, table)
    await report(night, players[0], table)
    other = next(one for one in night.players[:8] if one not in players)
    for who, sees in ((other, not hidden), (players[1], True), (night.judge, True), (night.organizer, True)):
        answer = said(await night.run(who, "result history", table=table.id))
        assert (" 10" in answer) is sees, answer
        assert ("hidden until it is finished" in answer) is not sees
