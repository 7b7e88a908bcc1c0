"""A bracket on its page: who plays whom, who waits for whom, and what a match is called."""

from data.database import Database
from league.event import Pairing
from tests.support.tournament import TARGET, Arena, arena
from tests.web.site import on_web, visited


def planned(database: Database) -> Arena:
    """Four players, whose bracket is planned."""
    made = arena(database, 4, Pairing.SINGLE_ELIMINATION)
    made.seat()
    return made


async def test_bracket_names_its_matches_and_who_waits_for_whom(database: Database) -> None:
    made = planned(database)
    made.publish()
    first = made.open_tables()[0]
    made.report(first, first.seats[0], made.league.judge())
    winner = made.read(lambda uow: uow.people.require(first.seats[0])).name
    async with visited(made.league) as visitor:
        path = on_web(made.league)
        seen = await visitor.seen(f"{path}/bracket")
        page = await visitor.read(path)
        matches = (await (await visitor.get(f"/api/v1/events/{path[3:]}/bracket")).json())["matches"]
    assert f'href="{path}/bracket"' in page
    assert "Semi-final" in seen
    assert f"{winner} ★ {TARGET}" in seen
    assert "Winner of match 2" in seen
    final = next(match for match in matches if match["phase"] == "final")
    assert [side["player"] for side in final["sides"]] == [winner, ""]
    assert final["sides"][1]["winner_of"] == 2


async def test_a_planned_bracket_is_nobodys(database: Database) -> None:
    made = planned(database)
    async with visited(made.league) as visitor:
        path = on_web(made.league)
        assert [await visitor.status(f"{path}{page}") for page in ("/bracket", "/round/1")] == [404, 404]
