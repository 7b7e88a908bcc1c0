"""A handicap class is another after results are on record: the ranking moves, and all that was made of it notices."""

import simcord

from league.round import Table
from tests.support.night import Night, direct, said
from tests.support.results import at_table
from tests.support.rounds import published, record, tables
from tests.support.wording import says


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
    return [message.content for message in direct(member) if says(message.content, "notice-rank-moved-class")]


async def test_another_class_tells_everybody_whose_rank_it_moves_and_nobody_else(night: Night) -> None:
    table, (winner, last, third, second) = await played(night)
    answer = await classed(night, table, 1, "C")  # 4 points are −4 now, 5 points −5
    assert says(answer, "ranks-moved", count=2)
    (told,) = heard(last)
    assert says(told, "notice-rank-moved-class", before=4, after=3)
    assert says(told, "notice-rank-moved-class")
    assert says(heard(third)[0], "notice-rank-moved-class", before=3, after=4)
    assert heard(winner) == heard(second) == []


async def test_a_substitute_has_the_class_that_the_organizer_names(night: Night) -> None:
    table, _ = await played(night)
    into = {"player": table.seats[1], "member": night.players[4], "handicap": "B"}
    answer = said(await night.run(night.organizer, "signup substitute", **into))
    assert "no class yet" not in answer
    listed = said(await night.run(night.players[0], "signup list"))
    assert "Aoi** [B]" in listed or "Aoi [B]" in listed
    assert listed.count("[") == 1
