"""Live: whoever looks on hears of a change at once, and of nothing else."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta

import pytest
from aiohttp import ClientResponse

from data.database import Database
from data.records import Person, Visibility
from league.event import EventStatus
from league.ids import EventId, PlayerId
from league.round import RoundStatus
from tests.support.league_builder import League, league
from tests.web.site import on_web, visited
from web.live import POLL, short

ROUND = ((1, 2, 3, 4), (5, 6, 7, 8))


def finish(made: League) -> None:
    """The event is over."""
    made.change(
        lambda uow: uow.events.save(replace(uow.events.require(made.event_id), status=EventStatus.FINISHED))
    )


async def told(answer: ClientResponse) -> AsyncIterator[tuple[str, dict[str, object]]]:
    """What a live connection says."""
    kind = ""
    async for line in answer.content:
        words = line.decode().strip()
        if words.startswith("event: "):
            kind = words.removeprefix("event: ")
        elif words.startswith("data: "):
            yield kind, json.loads(words.removeprefix("data: "))


async def test_a_change_is_told_to_everybody_who_looks_on(database: Database) -> None:
    made = league(database)
    first, _ = made.round(1, ROUND)
    async with visited(made) as visitor, asyncio.timeout(20):
        path = on_web(made)
        page = await visitor.read(f"{path}/round/1")
        heard = [told(await visitor.get(f"{path}/live")) for _ in range(3)]
        for one in heard:
            kind, said = await anext(one)
            assert kind == "hello"
            assert f'data-stamp="{said["stamp"]}"' in page
            assert said["now"] == int(visitor.watch.now.timestamp() * 1000)
        made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
        visitor.pages.live.notify()
        for one in heard:
            kind, said = await anext(one)
            assert kind == "changed"
            assert f'data-stamp="{said["stamp"]}"' not in page
        fresh = await visitor.read(f"{path}/round/1")
        assert f'data-stamp="{said["stamp"]}"' in fresh
        assert '<span class="score">10</span>' in fresh


@pytest.mark.parametrize("page", ["", "/season/2026", "/player/1"])
async def test_a_change_is_told_on_the_pages_of_a_server(database: Database, page: str) -> None:
    made = league(database, season="2026")
    first, second = made.round(1, ROUND)
    made.report(first, {1: 10, 2: 7, 3: 6, 4: 5})
    on_web(made)
    finish(made)
    async with visited(made) as visitor, asyncio.timeout(20):
        before = await visitor.read(f"/s/10{page}")
        assert 'data-live="/s/10/live"' in before
        heard = told(await visitor.get("/s/10/live"))
        _, said = await anext(heard)
        assert f'data-stamp="{said["stamp"]}"' in before
        made.report(second, {5: 10, 6: 9, 7: 6, 8: 5})
        visitor.pages.live.notify()
        kind, said = await anext(heard)
        assert kind == "changed"
        assert f'data-stamp="{said["stamp"]}"' in await visitor.read(f"/s/10{page}")


@pytest.mark.parametrize("visibility", [Visibility.UNLISTED, Visibility.OFF])
async def test_a_server_tells_nothing_of_events_that_are_not_public(
    database: Database, visibility: Visibility
) -> None:
    made = league(database)
    other = made.change(lambda uow: uow.events.add(replace(made.event, id=EventId(0), name="Other")))
    hidden = League(database, other.id)
    on_web(made)
    async with visited(made) as visitor, asyncio.timeout(20):
        on_web(hidden, visibility)
        heard = told(await visitor.get("/s/10/live"))
        _, before = await anext(heard)
        hidden.round(1, ROUND)
        visitor.pages.live.notify()
        visitor.watch.now += timedelta(minutes=5)  # told in any case: what was before it has been looked at
        visitor.pages.live.notify()
        _, after = await anext(heard)
    assert after["stamp"] == before["stamp"]


async def test_a_server_without_public_events_has_nothing_to_follow(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor:
        on_web(made, Visibility.UNLISTED)
        assert [await visitor.status(path) for path in ("/s/10", "/s/10/live", "/s/77/live")] == [404] * 3


async def test_what_changes_elsewhere_is_not_told(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor, asyncio.timeout(20):
        path = on_web(made)
        heard = told(await visitor.get(f"{path}/live"))
        await anext(heard)
        made.change(lambda uow: uow.people.add(Person(PlayerId(0), 10, "Somebody else", 77)))
        visitor.pages.live.notify()
        made.round(1, ROUND)
        visitor.pages.live.notify()
        _, said = await anext(heard)
        page = await visitor.read(path)
        assert f'data-stamp="{said["stamp"]}"' in page


async def test_what_another_process_changes_is_told_too(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor, asyncio.timeout(20):
        path = on_web(made)
        visitor.pages.live._pause = POLL  # as on PostgreSQL, which several processes may share
        heard = told(await visitor.get(f"{path}/live"))
        _, before = await anext(heard)
        made.round(1, ROUND)  # and nothing in this process tells of it
        kind, after = await anext(heard)
        assert (kind, after["stamp"] != before["stamp"]) == ("changed", True)
        assert f'data-stamp="{after["stamp"]}"' in await visitor.read(path)


def test_a_planned_round_does_not_show_by_the_stamp(database: Database) -> None:
    made = league(database)

    def stamps() -> tuple[str, str]:
        found: tuple[str, str] = made.change(
            lambda uow: (uow.stamps.event_pages(made.event_id), uow.stamps.event(made.event_id))
        )
        return found

    def becomes(status: RoundStatus) -> None:
        made.change(lambda uow: uow.rounds.save(replace(uow.rounds.find()[0], status=status)))

    (page, whole), _ = stamps(), made.round(1, ROUND)
    becomes(RoundStatus.PLANNED)
    assert stamps()[0] == page
    assert stamps()[1] != whole
    becomes(RoundStatus.PUBLISHED)
    assert stamps()[0] != page


async def test_whoever_looks_on_hears_that_the_bots_clock_was_put_forward(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor, asyncio.timeout(20):
        heard = told(await visitor.get(f"{on_web(made)}/live"))
        _, before = await anext(heard)
        visitor.watch.now += timedelta(minutes=5)
        visitor.pages.live.notify()
        _, after = await anext(heard)
        assert after["stamp"] == before["stamp"]
        assert after["now"] == int(visitor.watch.now.timestamp() * 1000)


async def test_a_stop_ends_live_connections_at_once(database: Database) -> None:
    made = league(database)
    async with visited(made) as visitor, asyncio.timeout(20):
        path = on_web(made)
        answer = await visitor.get(f"{path}/live")
        heard = told(answer)
        await anext(heard)
        visitor.pages.live.close()
        rest = [one async for one in heard]
    assert [kind for kind, _ in rest] == ["changed"]


def test_a_stamp_tells_nothing_but_that_it_differs() -> None:
    assert short("1-2-3") != short("1-2-4")
    assert len(short("x" * 500)) == 12


async def test_whoever_finds_no_room_to_listen_is_told_the_same_when_asking(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("web.server.LIVE_OF_ONE", 2)
    made = league(database)
    async with visited(made) as visitor, asyncio.timeout(20):
        path = on_web(made)
        heard = [told(await visitor.get(f"{path}/live")) for _ in range(2)]
        for one in heard:
            await anext(one)
        assert await visitor.status(f"{path}/live") == 429
        before = await (await visitor.get(f"{path}/now")).json()
        assert f'data-stamp="{before["stamp"]}"' in await visitor.read(path)
        assert before["now"] == int(visitor.watch.now.timestamp() * 1000)
        made.round(1, ROUND)
        visitor.pages.live.notify()
        answer = await visitor.get(f"{path}/now")
        after = await answer.json()
        assert answer.headers["Cache-Control"] == "no-store"
        assert after["stamp"] != before["stamp"]
        assert f'data-stamp="{after["stamp"]}"' in await visitor.read(path)
        assert [await visitor.status(one) for one in ("/s/10/now", "/s/77/now", "/e/nothing/now")] == [
            200,
            404,
            404,
        ]
