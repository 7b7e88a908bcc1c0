"""The format is changed, or a round cancelled, while an event runs: the posts that follow from it follow."""

from tests.cogs.test_cog_groups import next_round
from tests.cogs.test_cog_standings_post import alt_of, the_post
from tests.cogs.test_cog_tournament import told
from tests.support.night import Night
from tests.support.results import report
from tests.support.rounds import event_with, tables
from tests.support.wording import says


async def played(night: Night) -> None:
    """Four play three points each against each; the first round has its results."""
    await event_with(night, 4, profile="backgammon-jba", pairing="round-robin", points=3)
    await next_round(night)
    for table in tables(night):
        await report(night, night.judge, table, (3, 0))
    await night.settle()


async def test_the_standings_follow_another_rule_for_those_who_leave_early(night: Night) -> None:
    await played(night)
    await told(night, night.organizer, "event format", leavers="count")
    gone = tables(night)[0].seats[1]
    await told(night, night.organizer, "signup drop", player=gone)
    await night.settle()
    before = alt_of(the_post(night))
    await told(night, night.organizer, "event format", leavers="annul")
    await night.settle()
    assert alt_of(the_post(night)) != before
    await night.take_back(night.organizer, event=1)
    await night.settle()
    assert alt_of(the_post(night)) == before


async def test_the_standings_count_no_bye_of_a_cancelled_round(night: Night) -> None:
    await event_with(night, 5, profile="backgammon-jba", pairing="swiss", rounds=2, points=3)
    await next_round(night)
    for table in tables(night)[:2]:
        await report(night, night.judge, table, (3, 0))
    await next_round(night)
    await told(night, night.organizer, "signup drop", player=tables(night, 2)[0].seats[0])
    await night.settle()
    assert says(alt_of(the_post(night)), "standings-state-qualifier", done=2, tables=4)
    await told(night, night.organizer, "round cancel")
    await night.settle()
    assert says(alt_of(the_post(night)), "standings-state-only", done=2, tables=2)
