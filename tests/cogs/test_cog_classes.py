"""A handicap class is another after results are on record: the ranking moves, and all that was made of it notices."""

import pytest
import simcord

from league.round import Table
from tests.support.night import Night, direct, said, shown
from tests.support.results import at_table
from tests.support.rounds import event_with, published, record, record_all, tables


async def played(night: Night, **options: object) -> tuple[Table, list[simcord.MemberActor]]:
    """Of four without classes the first has won by 10 to 4, 5 and 6 points."""
    await published(night, 4, profile="ikebukuro", **options)
    (table,) = tables(night)
    record(night, table)
    return table, at_table(night, table)


async def classed(night: Night, table: Table, seat: int, letter: str = "") -> str:
    """The organizer moves the player in this seat to another class."""
    answer = await night.run(night.organizer, "signup class", player=table.seats[seat], handicap=letter)
    await night.later(60)
    return said(answer)


def heard(member: simcord.MemberActor) -> list[str]:
    return [message.content for message in direct(member) if "your rank has moved" in message.content]


async def test_another_class_tells_everybody_whose_rank_it_moves_and_nobody_else(night: Night) -> None:
    table, (winner, last, third, second) = await played(night)
    answer = await classed(night, table, 1, "C")  # 4 points are −4 now, 5 points −5
    assert "2 ranks have moved" in answer
    (told,) = heard(last)
    assert "from 4 to 3" in told
    assert "class **C**" in told
    assert "from 3 to 4" in heard(third)[0]
    assert heard(winner) == heard(second) == []


async def test_who_was_told_of_a_class_hears_when_it_is_taken_back(night: Night) -> None:
    table, (_, last, third, _) = await played(night)
    await classed(night, table, 1, "C")
    await night.take_back(night.organizer)
    await night.later(60)
    for member in (last, third):
        (struck,) = heard(member)
        assert struck.startswith("~~")
        assert "Taken back" in direct(member)[-1].content


async def test_hidden_standings_tell_nobody_where_a_class_has_moved_them(night: Night) -> None:
    table, members = await played(night, hidden=True)
    await classed(night, table, 1, "C")
    assert [heard(member) for member in members] == [[]] * 4


async def test_a_place_that_was_told_at_the_end_is_put_right_and_its_move_is_told_once(night: Night) -> None:
    table, members = await played(night)
    await night.run(night.judge, "round end")
    await night.sure(night.organizer, "event finish")
    await night.later(60)
    await classed(night, table, 1, "C")
    place, told = (message.content for message in direct(members[1])[-2:])
    assert "3rd" in place
    assert heard(members[1]) == [told]


async def test_a_plan_by_the_ranking_of_before_another_class_is_told_to_the_organizers(night: Night) -> None:
    await event_with(night, 8, profile="ikebukuro", pairing="power", rounds=2)
    await night.run(night.organizer, "round seat", seed=7)
    await night.run(night.organizer, "round publish")
    record_all(night)
    await night.run(night.organizer, "round seat", seed=7)
    await classed(night, tables(night)[0], 1, "C")
    (told,) = [post for post in night.posts("judges") if "paired by the ranking of before" in shown(post)]
    assert told.components


async def test_a_substitute_has_the_class_that_the_organizer_names(night: Night) -> None:
    table, _ = await played(night)
    into = {"player": table.seats[1], "member": night.players[4], "handicap": "b"}
    answer = said(await night.run(night.organizer, "signup substitute", **into))
    assert "no class yet" not in answer
    listed = said(await night.run(night.players[0], "signup list"))
    assert "Aoi** [B]" in listed or "Aoi [B]" in listed
    assert listed.count("[") == 1


async def test_a_class_that_the_regulations_do_not_have_substitutes_nobody(night: Night) -> None:
    table, _ = await played(night)
    into = {"player": table.seats[1], "member": night.players[4], "handicap": "Z"}
    assert "A, B, C" in said(await night.run(night.organizer, "signup substitute", **into))
    assert "Aoi" not in said(await night.run(night.organizer, "signup list"))


@pytest.mark.parametrize("command", ["signup substitute", "round replace", "signup add"])
@pytest.mark.parametrize("profile", ["ikebukuro", "catan-japan"])
async def test_whoever_comes_without_a_class_is_named_where_the_regulations_have_some(
    night: Night, command: str, profile: str
) -> None:
    await published(night, 4, profile=profile)
    (table,) = tables(night)
    out = table.seats[1]
    commands: dict[str, dict[str, int]] = {
        "signup substitute": {"player": out},
        "round replace": {"table": table.id, "player": out},
        "signup add": {},
    }
    asked = commands[command]
    answer = said(await night.run(night.organizer, command, member=night.players[4], **asked))
    assert "⛔" not in answer
    assert ("no class yet" in answer) is (profile == "ikebukuro")
