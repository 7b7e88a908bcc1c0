"""A match that was not played, chosen in the form in which a match is reported: a judge settles it, after a yes."""

import json

import pytest

from league.reporting import ReportedResult, ReportKind
from league.round import Table, TableStatus
from tests.cogs.test_cog_ratings import content
from tests.support.bracket_over import bracket_over
from tests.support.night import Night, last, said
from tests.support.results import correct, filled, member_of, report
from tests.support.rounds import attached, event_with, tables, the_event
from usecases.bracket.drawn import Drawn, drawn_for
from usecases.bracket.order import bracket_order
from usecases.league_state import current_result
from usecases.result.scored import ended_word

_NONE = ("", "")


async def four(night: Night, profile: str = "backgammon-jba") -> tuple[Table, Table]:
    """A bracket of four, whose semi-finals are open."""
    await event_with(night, 4, profile=profile, pairing="single-elimination", points=5)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    first, second = tables(night)
    return first, second


def ended(night: Night, table: Table) -> str:
    found = night.read(lambda uow: current_result(uow, table.id))
    return ended_word(found) if isinstance(found, ReportedResult) else ""


def places(night: Night) -> list[tuple[int, tuple[int, ...]]]:
    event = the_event(night)
    found = night.read(lambda uow: bracket_order(uow, event))
    assert isinstance(found, tuple)
    return [(one.place, tuple(sorted(one.players))) for one in found]


async def in_report(night: Night) -> str:
    """The report to the association."""
    (file,) = attached(await night.run(night.judge, "judge report"))
    return content(night, file)


async def test_the_form_of_a_match_offers_that_somebody_did_not_come(night: Night) -> None:
    table, _ = await four(night)
    opened = await night.run(night.judge, "result report", table=table.id)
    words = json.dumps(opened.modal)
    assert words.count("did not come: walkover for") == 2
    assert "Neither player came: nobody wins" in words
    assert words.count('"required": false') == 2, "the scores of a match that was not played stay empty"


async def test_the_form_of_a_game_of_four_does_not(night: Night) -> None:
    await event_with(night, 4)
    await night.run(night.organizer, "round seat")
    await night.run(night.organizer, "round publish")
    await night.settle()
    opened = await night.run(night.judge, "result report", table=tables(night)[0].id)
    assert "did not come" not in json.dumps(opened.modal)


@pytest.mark.parametrize(("language", "missing"), [("en-US", "score"), ("ja", "点数がありません")])
async def test_a_played_match_still_needs_its_scores(night: Night, language: str, missing: str) -> None:
    table, _ = await four(night)
    night.locales.set(night.judge.id, language)
    refused = await report(night, night.judge, table, ("5", ""))
    assert missing in said(refused)
    assert ended(night, table) == ""


async def test_a_player_is_shown_how_to_call_a_judge(night: Night) -> None:
    table, _ = await four(night)
    player = member_of(night, table.seats[0])
    answer = await report(night, player, table, _NONE, f"walkover-{table.seats[0]}")
    assert "A judge decides" in said(answer)
    assert ended(night, table) == ""
    call = await player.click(last(answer), label="Call a judge")
    assert call.modal


async def test_a_walkover_is_asked_about_and_reaches_bracket_ranking_and_report(night: Night) -> None:
    first, second = await four(night)
    came, away = first.seats
    asked = await report(night, night.judge, first, _NONE, f"walkover-{came}")
    assert "without a game" in said(asked)
    assert ended(night, first) == "", "nothing has happened yet"
    done = await night.judge.click(last(asked), label="Yes, record it")
    assert "without a game" in said(done)
    assert "⛔" in said(await night.judge.click(last(asked), label="Yes, record it")), "a yes counts once"
    await night.settle()
    assert ended(night, first) == "walkover"
    await report(night, night.judge, second, (5, 1))
    await night.settle()
    final = next(table for table in tables(night) if table.number == 3)
    assert set(final.seats) == {came, second.seats[0]}
    assert any(away in players for _, players in places(night)[-1:])
    assert "forfeit, won by" in await in_report(night)


async def test_neither_came_reaches_bracket_ranking_and_report(night: Night) -> None:
    first, second = await four(night)
    asked = await report(night, night.judge, first, _NONE, "nobody")
    assert "nobody wins it" in said(asked)
    await night.judge.click(last(asked), label="Yes, record it")
    await night.settle()
    assert ended(night, first) == "nobody"
    await report(night, night.judge, second, (5, 1))
    await night.settle()
    event = the_event(night)
    drawn = night.read(lambda uow: drawn_for(uow, event))
    assert isinstance(drawn, Drawn)
    assert bracket_over(drawn.states), "whoever won the other semi-final has no opponent left"
    assert places(night)[0] == (1, (second.seats[0],))
    assert {player for _, players in places(night) for player in players} >= set(first.seats)
    assert "forfeit by both, nobody won; not rated" in await in_report(night)


async def test_a_result_is_corrected_into_a_walkover_with_its_reason(night: Night) -> None:
    first, _ = await four(night)
    await report(night, night.judge, first, (5, 1))
    opened = await night.run(night.judge, "result correct", table=first.id, reason="an impostor played")
    asked = await night.judge.submit_modal(opened, filled(first, (5, 1), f"walkover-{first.seats[1]}"))
    assert "was played and is final" in said(asked)
    await night.judge.click(last(asked), label="Yes, record it")
    await night.settle()
    found = night.read(lambda uow: current_result(uow, first.id))
    assert isinstance(found, ReportedResult)
    assert (found.kind, found.winner, found.reason) == (
        ReportKind.WALKOVER,
        first.seats[1],
        "an impostor played",
    )
    assert "⛔" not in said(await correct(night, first, (5, 1))), "and back again"
    assert ended(night, first) == "victory"
    assert tables(night)[0].status is TableStatus.FINAL
