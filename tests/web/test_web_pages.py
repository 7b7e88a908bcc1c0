"""The pages of an event, as somebody without an account reads them."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from data.clocks import stored
from data.database import Database
from league.clock import end, pause, start, table_clock
from league.entry import EntryStatus
from league.event import EventStatus
from league.refusal import Refusal
from tests.support.league_builder import NOW, League, league
from tests.support.wording import says, worded
from tests.web.site import on_web, open_pages, visited

FOUR = ((1, 2, 3, 4), (5, 6, 7, 8))


def played(made: League) -> None:
    """One table has a result, the other is still playing."""
    first, _ = made.round(1, FOUR)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})


async def test_overview_names_event_players_and_leaders(database: Database) -> None:
    made = league(database)
    played(made)
    async with visited(made) as visitor:
        seen = await visitor.seen(on_web(made))
    assert "Cup" in seen
    assert says(seen, "web-round", round=1)
    assert "8" in seen
    assert says(seen, "web-leaders")
    assert all(f"P{number}" in seen for number in range(1, 9))


async def test_tables_of_the_round_stand_with_seats_scores_and_winner(database: Database) -> None:
    made = league(database)
    played(made)
    async with visited(made) as visitor:
        page = await visitor.read(f"{on_web(made)}/round/1")
    first = page.partition('id="table-1"')[2].partition("</section>")[0]
    assert [f"P{number}" in first for number in (1, 2, 3, 4, 5)] == [True] * 4 + [False]
    assert 'class="won"><span class="name">P1</span>' in first
    assert '<span class="score">10</span>' in first
    second = page.partition('id="table-2"')[2].partition("</section>")[0]
    assert "playing" in second
    assert "score" not in second


async def test_a_running_clock_gives_the_browser_its_end_and_others_the_hour(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, FOUR)
    running = start(table_clock(4), NOW)
    assert not isinstance(running, Refusal)
    held = pause(running, NOW + timedelta(minutes=28))
    assert not isinstance(held, Refusal)
    made.change(lambda uow: uow.clocks.put(stored(first.id, running, 0)))
    made.change(lambda uow: uow.clocks.put(stored(second.id, held, 0)))
    async with visited(made) as visitor:
        page = await visitor.read(f"{on_web(made)}/round/1")
    end = int((NOW + timedelta(minutes=68)).timestamp() * 1000)
    assert f'data-end="{end}"' in page
    assert "20:08" in page  # 11:08 in London is 20:08 in Tokyo
    assert "40:00" in page
    assert says(page, "web-clock-paused")


async def test_standings_say_at_each_line_what_decides(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, FOUR)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    made.report(second, {5: 10, 6: 9, 7: 6, 8: 5})
    async with visited(made) as visitor:
        seen = await visitor.seen(f"{on_web(made)}/standings")
    first_level = ", ".join(worded(f"tiebreak-{name}") for name in ("wins", "points"))
    why = (
        worded("web-why-above", upper="P1"),
        worded("web-why-decided", tiebreak=worded("tiebreak-table-share"), mine="0.357", theirs="0.333"),
        worded("web-why-level-first", tiebreaks=first_level),
    )
    assert " ".join(why) in seen
    assert not says(seen, "web-why-shared")


async def test_both_languages_by_the_browser_and_by_the_switch(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor:
        path = on_web(made)
        browser = await visitor.read(path, **{"Accept-Language": "ja,en;q=0.5"})
        unknown = await visitor.read(path, **{"Accept-Language": "fr-FR,fr"})
        switched = await visitor.read(f"{path}?lang=ja", **{"Accept-Language": "en"})
    assert '<html lang="ja">' in browser
    assert says(browser, "event-status-running", language="ja")
    assert '<html lang="en">' in unknown
    assert '<html lang="ja">' in switched
    assert f'href="{path}/find?lang=ja"' in switched


async def test_find_my_table_forgives_slips_and_shows_the_seat(database: Database) -> None:
    made = league(database)
    made.round(1, FOUR)
    made.change(lambda uow: uow.people.save(replace(uow.people.require(6), name="Aoi Tanaka")))
    async with visited(made) as visitor:
        path = on_web(made)
        found = await visitor.seen(f"{path}/find?q=aoi+tanka")
        nobody = await visitor.seen(f"{path}/find?q=zzzzqq")
    assert "Aoi Tanaka Table 2" in found
    assert says(nobody, "web-find-none")


@pytest.mark.parametrize("status", [EntryStatus.REFUSED, EntryStatus.PENDING, EntryStatus.WAITLISTED])
async def test_find_my_table_tells_of_nobody_who_was_refused_or_still_waits(
    database: Database, status: EntryStatus
) -> None:
    made = league(database, 9)
    made.round(1, FOUR)
    made.change(lambda uow: uow.people.save(replace(uow.people.require(9), name="Aoi Tanaka")))
    made.change(lambda uow: uow.entries.rows.change(uow.entries.rows.first(player=9), status=status))
    async with visited(made) as visitor:
        found = await visitor.seen(f"{on_web(made)}/find?q=aoi+tanaka")
    assert says(found, "web-find-none")


async def test_finished_event_shows_its_podium_first(database: Database) -> None:
    made = league(database)
    first, second = made.round(1, FOUR)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    made.report(second, {5: 10, 6: 9, 7: 6, 8: 5})
    made.change(
        lambda uow: uow.events.save(replace(uow.events.require(made.event_id), status=EventStatus.FINISHED))
    )
    async with visited(made) as visitor:
        path = on_web(made)
        seen = await visitor.seen(path)
        archive = await visitor.seen("/s/10")
        picture = await visitor.get(f"{path}/card.png")
        body = await picture.read()
    assert seen.index("Result") < seen.index("Regulations")
    assert "1 P1" in seen
    assert "Cup" in archive
    assert body.startswith(b"\x89PNG")


async def test_screen_holds_clock_tables_standings_and_the_code_to_find_ones_table(
    database: Database,
) -> None:
    made = league(database)
    played(made)
    async with visited(made) as visitor:
        path = on_web(made)
        page = await visitor.read(f"{path}/screen")
        code = await (await visitor.get(f"{path}/qr.svg")).text()
    assert [f'data-slide="{name}"' in page for name in ("clock", "tables", "standings", "next")] == [True] * 4
    assert code.startswith("<svg")


async def test_the_screens_clock_is_that_of_tables_that_still_play_and_stays_when_it_has_run_out(
    database: Database,
) -> None:
    made = league(database)
    first, second = made.round(1, FOUR)
    running = start(table_clock(4), NOW)
    assert not isinstance(running, Refusal)
    paused = pause(running, NOW)
    over = end(running, NOW)
    assert not isinstance(paused, Refusal)
    assert not isinstance(over, Refusal)
    made.change(
        lambda uow: [uow.clocks.put(stored(first.id, paused, 0)), uow.clocks.put(stored(second.id, over, 0))]
    )
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    async with visited(made) as visitor:
        page = await visitor.read(f"{on_web(made)}/screen")
    assert re.findall(r'class="clock (\w+) huge"', page) == ["ended"]


async def test_a_page_that_has_not_changed_is_not_sent_again(database: Database) -> None:
    made = league(database)
    played(made)
    async with visited(made) as visitor:
        path = f"{on_web(made)}/round/1"
        first = await visitor.get(path)
        again = await visitor.get(path, **{"If-None-Match": first.headers["ETag"]})
        assert (again.status, await again.read()) == (304, b"")
        made.round(2, FOUR)
        visitor.pages.live.notify()
        changed = await visitor.get(path, **{"If-None-Match": first.headers["ETag"]})
        assert changed.status == 200


async def test_a_hundred_players_fit_into_sixty_kilobytes(database: Database) -> None:
    made = league(database, 100)
    made.change(
        lambda uow: [
            uow.people.save(replace(person, name=f"青山 葵のとても長い名前その{person.id}"))
            for person in uow.people.find(guild_id=10)
        ]
    )
    tables = made.round(1, [range(start, start + 4) for start in range(1, 100, 4)])
    for table in tables:
        made.report(table, dict(zip(table.seats, (10, 8, 7, 5), strict=True)))
    async with visited(made) as visitor:
        path = on_web(made)
        for page in ("", "/round/1", "/standings", "/screen"):
            answer = await visitor.get(f"{path}{page}", **{"Accept-Language": "ja"})
            assert len(await answer.read()) <= 60_000, page


async def test_a_page_is_packed_only_for_those_who_unpack_it(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor:
        path = on_web(made)
        plain = await visitor.get(path, **{"Accept-Encoding": "identity"})
        packed = await visitor.get(path, **{"Accept-Encoding": "gzip"})
        assert "Content-Encoding" not in plain.headers
        assert packed.headers["Content-Encoding"] == "gzip"
        assert await plain.text() == await packed.text()


async def test_a_ranking_of_hundreds_stands_whole_on_one_page_for_paper(database: Database) -> None:
    path = on_web(league(database, 170))
    async with open_pages(database) as visitor:
        first = await visitor.read(f"{path}/standings?lang=en")
        assert "page=all" in first
        assert first.count('class="rank') < 170
        whole = await visitor.read(f"{path}/standings?page=all&lang=en")
        assert all(f">P{number}<" in whole for number in range(1, 171))


async def test_pages_that_there_are_not_are_one_page_and_made_once(database: Database) -> None:
    path = on_web(league(database, 170))
    async with open_pages(database) as visitor:
        kept = visitor.pages._answers.cache.pages
        for number in (3, 4, 77, 9999):
            assert await visitor.status(f"{path}/standings?page={number}&lang=en") == 200
            assert await visitor.status(f"{path}?page={number}&lang=en") == 200
        assert len(kept) == 3  # the first and the last of the ranking, and the overview
