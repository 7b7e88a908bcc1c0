"""A bracket on its page: who plays whom, who waits for whom, and what a match is called."""

import re

from data.database import Database
from league.brackets import BracketOptions, MatchLabel, Phase
from league.event import EventStatus, Pairing
from league.ids import PlayerId
from tests.support.tournament import TARGET, Arena, arena
from tests.support.wording import says, worded
from tests.usecases.test_usecase_absence import final
from tests.usecases.test_usecase_places import advanced, format_of, play_rounds
from tests.web.site import on_web, visited
from usecases.event.page import ChooseScreen, choose_screen
from usecases.play.player_actions import ResignSeat, resign
from usecases.show.bracket import MatchCard, SideView
from web.brackets import RoundColumn, bracket_slides


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
    assert says(seen, "match-phase-semi-final")
    assert f"{winner} ★ {TARGET}" in seen
    assert says(seen, "web-match-winner-of", match=2)
    final = next(match for match in matches if match["phase"] == "final")
    assert [side["player"] for side in final["sides"]] == [winner, ""]
    assert final["sides"][1]["winner_of"] == 2


async def test_the_json_calls_a_bracket_so_and_its_round_is_over_with_the_event(database: Database) -> None:
    made = planned(database)
    made.publish()
    async with visited(made.league) as visitor:
        api = f"/api/v1/events/{on_web(made.league)[3:]}"
        begun = (await (await visitor.get(api)).json())["rounds"]
        made.league.change(
            lambda uow: uow.events.change(
                uow.events.require(made.league.event_id), status=EventStatus.FINISHED
            )
        )
        visitor.pages.live.notify()
        over = (await (await visitor.get(api)).json())["rounds"]
    assert begun == [{"number": 1, "stage": "bracket", "status": "published"}]
    assert over == [{"number": 1, "stage": "bracket", "status": "finished"}]


async def test_a_match_that_is_played_by_post_says_so_and_leads_to_its_game_once_it_is_over(
    database: Database,
) -> None:
    made, post = final(database, "rivals")
    async with visited(made.league) as visitor:
        path = on_web(made.league)
        api = f"/api/v1/events/{path[3:]}/bracket"
        seen = await visitor.seen(f"{path}/bracket")
        (on,) = (await (await visitor.get(api)).json())["matches"]
        post.do(resign, ResignSeat(post.caller(post.user_of(0)), post.game_id))
        visitor.pages.live.notify()
        page = await visitor.read(f"{path}/bracket")
        (over,) = (await (await visitor.get(api)).json())["matches"]
    assert f"{worded('web-match', match=1)} · {worded('web-status-by-post')}" in seen
    assert on["by_post"] == {"game": int(post.game_id), "status": "playing", "page": None}
    assert f'href="{path}/game/{post.game_id}"' in page
    assert not says(page, "web-status-by-post")
    assert over["by_post"]["status"] == "over"


async def test_the_halls_screen_shows_the_rounds_that_are_not_over(database: Database) -> None:
    made = planned(database)
    made.publish()
    async with visited(made.league) as visitor:
        screen = f"{on_web(made.league)}/screen"
        assert columns(await visitor.read(screen)) == ["Semi-final", "Final"]
        for table in made.open_tables():
            made.report(table, table.seats[0], made.league.judge())
        visitor.pages.live.notify()
        page = await visitor.read(screen)
        assert columns(page) == ["Final"]
        assert 'data-slide="bracket"' in page


async def test_a_screen_without_the_bracket_and_an_event_without_one_have_no_such_slide(
    database: Database,
) -> None:
    made = planned(database)
    async with visited(made.league) as visitor:
        screen = f"{on_web(made.league)}/screen"
        assert columns(await visitor.read(screen)) == []
        made.publish()
        wanted = ChooseScreen(made.league.organizer(), made.league.event_id, ("clock", "standings"))
        made.done(choose_screen, wanted)
        visitor.pages.live.notify()
        assert columns(await visitor.read(screen)) == []


def columns(page: str) -> list[str]:
    """The names of the bracket's rounds on the screen."""
    return re.findall(r'class="column"><h3>([^<]+)', page)


def match(number: int, *, decided: bool = False) -> MatchCard:
    """A match of a bracket's first round."""
    side = SideView(PlayerId(0), "")
    return MatchCard(number, MatchLabel(Phase.ROUND, 1), (side, side), 0, 0, decided)


def test_a_large_round_is_shown_in_pages_of_twelve_and_small_ones_beside_each_other() -> None:
    large = RoundColumn("Round 1", tuple(match(number) for number in range(1, 17)))
    small = [RoundColumn(f"Round {number}", (match(number),)) for number in range(2, 6)]
    slides = bracket_slides([[large, *small]])
    assert [[(one.name, len(one.cards)) for one in slide] for slide in slides] == [
        [("Round 1", 12)],
        [("Round 1", 4)],
        [("Round 2", 1), ("Round 3", 1), ("Round 4", 1)],
        [("Round 5", 1)],
    ]


def test_of_a_bracket_that_is_over_the_last_round_stays() -> None:
    rounds = [RoundColumn(name, (match(1, decided=True),)) for name in ("Semi-final", "Final")]
    assert bracket_slides([rounds]) == [[rounds[1]]]


async def test_a_planned_bracket_is_nobodys(database: Database) -> None:
    made = planned(database)
    async with visited(made.league) as visitor:
        path = on_web(made.league)
        assert [await visitor.status(f"{path}{page}") for page in ("/bracket", "/round/1")] == [404, 404]


async def test_a_bracket_after_rounds_is_called_so_and_not_the_final(database: Database) -> None:
    made = format_of(database, 6, Pairing.SWISS, BracketOptions(), 1, 4)
    play_rounds(made, 3)
    advanced(made)
    async with visited(made.league) as visitor:
        path = on_web(made.league)
        pages = [await visitor.read(f"{path}{page}") for page in ("", "/round/4", "/standings", "/screen")]
        japanese = await visitor.read(f"{path}/round/4?lang=ja")
    assert all("Bracket</" in page for page in pages)
    assert not any("Final, round" in page or ">Final</a>" in page for page in pages[:3])
    assert "<h1>トーナメント</h1>" in japanese


async def test_a_round_robin_has_no_number_of_rounds_for_it_ends_by_itself(database: Database) -> None:
    made = arena(database, 4, Pairing.ROUND_ROBIN, rounds=7)
    async with visited(made.league) as visitor:
        seen = await visitor.seen(on_web(made.league))
    assert says(seen, "choice-pairing-round-robin")
    assert "7 rounds" not in seen
