"""Teams on Discord: signed up, announced, seated apart, ranked beside the players; in both languages."""

import simcord

from data.transaction import read
from league.ids import TeamId
from tests.support.night import Night, last, said, shown
from tests.support.rounds import event_with, player_id, record, tables
from tests.support.wording import says


def team_number(night: Night, name: str) -> TeamId:
    """The number that the list of teams offers for a name."""
    found = read(night.bot.bot_context.database, lambda uow: uow.teams.first(name=name))
    assert found is not None
    return found.id


async def teams(night: Night) -> None:
    """Two teams of three and one of two."""
    captains: tuple[simcord.MemberActor, ...] = (night.players[0], night.players[3], night.players[6])
    for captain, name in zip(captains, ("Alpha", "Beta", "Gamma"), strict=True):
        assert said(await night.run(captain, "team create", name=name)).startswith("✅")
    for place, name in ((1, "Alpha"), (2, "Alpha"), (4, "Beta"), (5, "Beta"), (7, "Gamma")):
        await night.run(night.players[place], "team join", team=team_number(night, name))
    await night.settle()


async def played(night: Night) -> None:
    """The first round is over."""
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    await night.run(night.judge, "round start")
    for table in tables(night):
        record(night, table)
    await night.run(night.judge, "round end")
    await night.settle()


async def test_a_team_event_from_the_first_team_to_the_standings(night: Night) -> None:
    await event_with(night, 8)
    await teams(night)
    assert says(
        shown(night.posts("announcements")[0]), "announcement-teams", teams="Alpha 3/3, Beta 3/3, Gamma 2/3"
    )
    refused = said(await night.run(night.players[6], "team add", player=player_id(night, 0)))
    assert says(refused, "refusal-team-already-in", team="Alpha")
    listed = said(await night.run(night.outsider, "team list"))
    assert "(captain)" in listed
    assert not says(listed, "column-points")
    await played(night)
    listed = said(await night.run(night.outsider, "team list"))
    assert says(listed, "team-rule-all")
    for surface in (night.posts("results")[-1], last(await night.run(night.outsider, "standings show"))):
        assert says(shown(surface), "team-standings")
        assert all(says(shown(surface), "team-line", team=name) for name in ("Alpha", "Beta", "Gamma"))
    report = (await night.run(night.judge, "judge report")).response
    assert report is not None


async def test_a_team_event_in_japanese(night: Night) -> None:
    await event_with(night, 8)
    for member in (*night.players[:8], night.outsider):
        night.locales.set(member.id, "ja")
    first, second = night.players[:2]
    assert says(
        said(await night.run(first, "team create", name="アルファ")),
        "team-founded",
        language="ja",
        team="アルファ",
    )
    number = team_number(night, "アルファ")
    assert says(said(await night.run(second, "team join", team=number)), "team-joined", language="ja")
    assert says(
        said(await night.run(second, "team join", team=number)),
        "refusal-team-already-in.own",
        language="ja",
        team="アルファ",
    )
    assert says(said(await night.run(night.outsider, "team list")), "team-member-captain", language="ja")
    await played(night)
    assert says(said(await night.run(second, "team leave")), "refusal-team-begun", language="ja")
    assert says(
        shown(last(await night.run(night.outsider, "standings show"))), "team-standings", language="ja"
    )
