"""Reporting, confirming and disputing results, as players do it."""

import pytest

from data.transaction import read
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
from tests.support.rounds import running, tables
from tests.support.wording import says
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
    assert "reported" in said(answer)
    (version,) = versions(night, table)
    assert version.winner == table.seats[1]
    assert dict(zip(version.players, version.raw, strict=True)) == dict(
        zip(table.seats, (7, 10, 6, 5), strict=True)
    )
    assert table_now(night, table).status is TableStatus.REPORTED
    await night.settle()
    assert says("\n".join(shown(post) for post in night.posts("pairings")), "table-status-reported")


async def test_the_winner_is_chosen_and_whose_score_is_known_types_none(night: Night) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    opened = await night.run(player, "result report", table=table.id)
    assert opened.modal
    first = opened.modal["components"][0]["component"]
    assert [option["value"] for option in first["options"]][:4] == [f"won-{seat}" for seat in table.seats]
    assert not any(option.get("default") for option in first["options"]), "nobody has won yet"
    refused = await player.submit_modal(opened, filled(table, (7, "", "", 5), f"won-{table.seats[1]}"))
    assert says(said(refused), "refusal-score-missing")
    again = await night.click(player, answer_of(refused), "result-report")
    assert prefilled(again)["ended"] == f"won-{table.seats[1]}"
    await player.submit_modal(again, filled(table, (7, "", 6, 5), f"won-{table.seats[1]}"))
    (version,) = versions(night, table)
    assert (version.winner, version.raw) == (table.seats[1], (7, 10, 6, 5))


@pytest.mark.parametrize(
    ("scores", "ended", "typed"),
    [
        (("ten", 7, 6, 5), "victory", "ten"),
    ],
)
async def test_a_wrong_form_is_refused_and_opens_again_with_everything_typed(
    night: Night, scores: tuple[object, ...], ended: str, typed: str
) -> None:
    await running(night)
    table = tables(night)[0]
    player = at_table(night, table)[0]
    refused = await report(night, player, table, scores, ended)
    assert says(said(refused), "refusal-score-not-a-number", typed=typed)
    assert versions(night, table) == ()
    await night.restart()
    again = await night.click(player, answer_of(refused), "result-report")
    values = prefilled(again)
    assert [values[score_field(seat)] for seat in table.seats] == [str(score) for score in scores]
    good = await player.submit_modal(again, filled(table))
    assert "reported" in said(good)
    reopened = read(night.bot.bot_context.database, lambda uow: uow.drafts.find(user_id=player.id))
    assert [draft.typed for draft in reopened] == [{}]


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


async def test_a_dispute_tells_the_judges_once_and_stops_the_timer__cjp_call_judge(night: Night) -> None:
    table, players = await reported(night)
    question = asked(night, table)
    first = await dispute(night, players[1], question)
    await dispute(night, players[2], question)
    twice = await dispute(night, players[1], question)
    assert says(said(first), "result-disputed")
    assert says(said(twice), "refusal-already-disputed")
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
    assert says(said(twice), "refusal-already-reported")
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
    assert says(said(answer), "refusal-reported-differently", round=1, table=1)
    disputed = await dispute(night, second, answer_of(answer))
    assert says(said(disputed), "result-disputed")
    assert len(versions(night, table)) == 1


async def test_tables_without_a_result_are_offered_while_one_types(night: Night) -> None:
    await running(night)
    first, second = tables(night)
    await report(night, night.judge, first)
    offers = await night.complete(night.hall, night.players[0], "result report", "table", "")
    assert [choice["value"] for choice in offers] == [second.id]
    names = await night.complete(night.hall, night.judge, "result walkover", "winner", "", table=second.id)
    assert [choice["value"] for choice in names] == list(second.seats)


async def test_the_history_shows_every_version_with_who_and_why(night: Night) -> None:
    table, players = await reported(night)
    await night.click(players[1], asked(night, table), "result-confirm")
    night.locales.set(night.outsider.id, "ja")
    words = said(await night.run(night.outsider, "result history", table=table.id))
    assert players[0].mention in words
    assert says(words, "history-state-reported", language="ja")
    assert "<t:" in words
    empty = await night.run(night.outsider, "result history", table=tables(night)[1].id)
    assert says(said(empty), "refusal-no-result-yet", language="ja")


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
        assert (says(answer, "refusal-results-hidden")) is not sees
