"""Groups into a bracket on the simulated Discord: every place that speaks of a match of a group names the group."""

import csv
import io
import json
import re

import pytest

from league.event import EventStatus
from league.round import is_bye
from tests.cogs.test_cog_ratings import content
from tests.cogs.test_cog_tournament import finish, places, play, speak, told, waiting
from tests.support.night import Night, last, said, shown
from tests.support.results import member_of
from tests.support.rounds import attached, event_with, rounds, tables, the_event
from usecases.league_state import standings_of

_LANGUAGES = ("en", "ja")
_GROUP = {"en": "Group {}", "ja": "{}組"}


async def in_groups(night: Night, players: int, language: str = "en") -> None:
    """Two groups, the best two of each into a bracket of four; the first round is open."""
    speak(night, language)
    await event_with(night, players, profile="backgammon-jba", pairing="round-robin", points=5)
    await told(night, night.organizer, "event format", groups=2, size=4)
    await next_round(night)


async def next_round(night: Night) -> None:
    await told(night, night.organizer, "round seat")
    await told(night, night.organizer, "round publish")
    await night.settle()


def groups(night: Night) -> dict[int, int]:
    """The group of each player."""
    event = the_event(night)
    found = night.read(lambda uow: uow.entries.pools(event))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("language", _LANGUAGES)
async def test_every_place_that_speaks_of_a_match_names_its_group(night: Night, language: str) -> None:
    await in_groups(night, 7, language)
    first, second = (_GROUP[language].format(letter) for letter in "AB")
    posts = [shown(post) for post in night.posts("pairings")]
    overview = next(words for words in posts if f"**{first}**" in words)
    assert f"**{second}**" in overview
    assert overview.index(f"**{first}**") < overview.index(f"**{second}**")
    of = groups(night)
    open_ = [table for table in tables(night) if not is_bye(table)]
    for table in open_:
        title = (first, second)[of[table.seats[0]] - 1]
        number = re.compile(rf"(Table |テーブル){table.number} · {title}")
        assert any(number.search(words) for words in posts), posts
    picture = next(
        file for post in night.posts("pairings") for file in post.attachments if "seating" in file.filename
    )
    assert first in str(picture.description)
    table = open_[0]
    player = member_of(night, table.seats[0])
    steps = said(await night.run(player, "me next"))
    assert (first, second)[of[table.seats[0]] - 1] in steps


async def test_the_group_of_who_came_late_is_seen_with_their_first_round(night: Night) -> None:
    await in_groups(night, 6)
    for table in waiting(night, 1):
        await play(night, table)
    enter_late = await told(night, night.organizer, "signup add", member=night.players[6])
    assert "Mia" in enter_late
    await told(night, night.organizer, "round seat")
    planned = said(await night.run(night.players[0], "standings show"))
    assert "Mia" not in planned
    assert set(groups(night)) > set(in_the_ranking(night)), "the plan has one more"
    await told(night, night.organizer, "round publish")
    assert set(groups(night)) == set(in_the_ranking(night))


def in_the_ranking(night: Night) -> list[int]:
    event = the_event(night)
    found = night.read(lambda uow: standings_of(uow, event))
    return [row.player for row in found.rows]  # type: ignore[attr-defined]  # standings


async def test_exports_and_the_ranking_name_the_groups(night: Night) -> None:
    await in_groups(night, 6)
    for table in waiting(night, 1):
        await play(night, table)
    of = groups(night)
    letters = {player: "AB"[group - 1] for player, group in of.items()}
    files = {
        file.filename: content(night, file)
        for file in attached(await night.run(night.organizer, "event export", kind="csv"))
    }
    rows = list(csv.DictReader(io.StringIO(files["entries.csv"].lstrip("\ufeff"))))
    assert sorted(row["Group"] for row in rows) == sorted(letters.values())
    assert all(
        row["Group"] in "AB" for row in csv.DictReader(io.StringIO(files["results.csv"].lstrip("\ufeff")))
    )
    ranking = list(csv.DictReader(io.StringIO(files["standings-qualifier.csv"].lstrip("\ufeff"))))
    assert [row["Group"] for row in ranking[:2]] in (["A", "B"], ["B", "A"]), (
        "all firsts stand before all seconds"
    )
    assert "[A]" in said(await night.run(night.organizer, "standings show"))
    sheet = content(night, attached(await night.run(night.organizer, "event export", kind="sheet"))[0])
    assert "Table 1 · Group A" in sheet


@pytest.mark.slow
@pytest.mark.parametrize("language", _LANGUAGES)
async def test_groups_into_a_bracket_are_run_to_their_end(night: Night, language: str) -> None:
    await in_groups(night, 9, language)
    number, dropped = 1, 0
    while number < 12:
        due = waiting(night, number)
        if number == 2:
            await told(night, night.judge, "result walkover", table=due[0].id, winner=due[0].seats[1])
            due = due[1:]
        for place, table in enumerate(due):
            await play(night, table, place % 2)
        if number == 3:
            dropped = due[-1].seats[0]
            await told(night, night.organizer, "signup drop", player=dropped)
        answer = said(await night.run(night.organizer, "round seat"))
        if "⛔" in answer:
            break
        await told(night, night.organizer, "round publish")
        await night.settle()
        number += 1
    advanced = await night.run(night.organizer, "standings advance")
    assert rounds(night)[-1].number == number + 1, said(advanced)
    assert last(advanced) is not None
    await told(night, night.organizer, "round publish")
    await night.settle()
    of = groups(night)
    semi_finals = waiting(night, number + 1)
    assert len(semi_finals) == 2
    for table in semi_finals:
        assert of[table.seats[0]] != of[table.seats[1]], "whoever met in a group does not meet at once"
        assert dropped not in table.seats
        await play(night, table)
    (final,) = waiting(night, number + 1)
    await play(night, final)
    assert places(night)[0].players == (final.seats[0],)
    await finish(night)
    assert the_event(night).status is EventStatus.FINISHED
    assert json.dumps(said(advanced))
