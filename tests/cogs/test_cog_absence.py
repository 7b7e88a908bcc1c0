"""A match that was not played, chosen in the form in which a match is reported: a judge settles it, after a yes."""

import json
from typing import Any

from league.reporting import ReportedResult
from league.round import Table
from tests.cogs.test_cog_ratings import content
from tests.support.night import Night, last, said
from tests.support.results import report
from tests.support.rounds import attached, event_with, tables, the_event
from tests.support.wording import says, worded
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
    names: Any = night.read(lambda uow: [uow.people.require(player).name for player in table.seats])
    one, other = names
    for came, away in ((one, other), (other, one)):
        assert says(words, "choice-ending-walkover-by", player=came, other=away)
    assert says(words, "choice-ending-nobody")
    assert words.count('"required": false') == 2, "the scores of a match that was not played stay empty"


async def test_a_walkover_is_asked_about_and_reaches_bracket_ranking_and_report(night: Night) -> None:
    first, second = await four(night)
    came, away = first.seats
    asked = await report(night, night.judge, first, _NONE, f"walkover-{came}")
    assert says(said(asked), "walkover-sure")
    assert ended(night, first) == "", "nothing has happened yet"
    done = await night.judge.click(last(asked), label=worded("button-result-walkover"))
    assert says(said(done), "result-walked-over")
    assert "⛔" in said(await night.judge.click(last(asked), label=worded("button-result-walkover"))), (
        "a yes counts once"
    )
    await night.settle()
    assert ended(night, first) == "walkover"
    await report(night, night.judge, second, (5, 1))
    await night.settle()
    final = next(table for table in tables(night) if table.number == 3)
    assert set(final.seats) == {came, second.seats[0]}
    assert any(away in players for _, players in places(night)[-1:])
    assert says(await in_report(night), "association-match")
