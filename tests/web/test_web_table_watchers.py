"""Who watches a game on the web sees what everybody may know, by leave that Discord's own rights gave, for a day."""

import asyncio
import hashlib
import hmac
from dataclasses import replace
from datetime import timedelta

import pytest

from data.database import Database
from data.records import Visibility
from data.retention import DEFAULT_DAYS, forget_old
from engine.catan.actions import EndTurn
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.league_builder import League, league
from tests.support.wording import says
from tests.web.at_table import Player, inside, player, said_on, table_pages, text_of
from tests.web.signed import signed_in
from tests.web.site import Visitor, on_web, open_pages
from tests.web.test_web_live import told
from usecases.play.watching import WATCH_LASTS, WatchGame, WatchGiven, watch_game
from usecases.settings.data import ForgetMe, forget_me
from web.bot_side import BotSide

WATCHER = 999


@pytest.fixture
def table(database: Database) -> GameTable:
    made = game_table(database, people=4)
    made.until_main(lambda state: True if state.turn.number >= 4 else None)
    return made


def given(table: GameTable, user: int = WATCHER) -> WatchGiven:
    """Somebody pressed "Watch" below the board."""
    found = table.do(watch_game, WatchGame(table.caller(user), table.game_id))
    assert isinstance(found, WatchGiven), found
    return found


async def watcher(visitor: Visitor, table: GameTable, user: int = WATCHER) -> Player:
    """Somebody without a seat, on a device."""
    return Player(await signed_in(visitor, user, "Nobody"), f"/t/{table.game_id}")


async def test_leave_to_watch_lasts_a_day_and_is_renewed_by_the_button(table: GameTable) -> None:
    assert given(table).until == table.now + WATCH_LASTS
    async with table_pages(table) as visitor:
        one = await watcher(visitor, table)
        for passed, status in ((timedelta(0), 200), (WATCH_LASTS, 404)):
            visitor.watch.now = table.now + passed
            visitor.pages.live.notify()
            for path in ("", "?turn=1", "/live"):
                answer = await one.browser.get(f"{one.path}{path}")
                assert answer.status == status, path
                answer.close()
        table.now += WATCH_LASTS
        given(table)
        assert (await one.browser.get(one.path)).status == 200
        assert len(table.read(lambda uow: uow.game_watches.find())) == 1


async def test_a_watcher_sees_no_hand_and_no_control_and_says_nothing(table: GameTable) -> None:
    given(table)
    async with table_pages(table) as visitor:
        one = await watcher(visitor, table)
        page = await one.look()
        assert says(text_of(page), "web-table-watching")
        for trace in ('class="hand"', 'class="tray"', 'class="place', "data-waits", "<form"):
            assert trace not in page
        assert said_on(page) == []
        for step in ("orders", "judge", "trade", "build"):
            assert "<form" not in await one.look(step)
        assert (await one.browser.get(f"{one.path}/meant?at=r0")).status == 404
        before = table.game
        own = await (await player(visitor, table, 0)).look()
        for fields in (inside(own), {"stamp": "0", "once": "1", "mark": ""}):
            answer = await one.browser.post(one.path, {**fields, "words": "end"})
            assert answer.status == 403
        assert table.game == before


async def test_a_watcher_with_a_genuine_mark_is_told_that_there_is_no_seat(table: GameTable) -> None:
    given(table)
    async with table_pages(table) as visitor:
        one = await watcher(visitor, table)
        before = table.game
        secret = one.browser.kept["guildhall"]
        mark = _mark(secret, one.path)
        for words in ("end", "=judge", "=resume", "=orders declare yes", "=message"):
            fields = {"stamp": "0", "once": words, "mark": mark, "words": words}
            answer = await one.browser.post(f"{one.path}?lang=en", fields)
            assert "You have no seat" in text_of(await answer.text()), words
        assert table.game == before


def _mark(secret: str, path: str) -> str:
    """What a form of this device would carry: its owner can work it out."""
    return hmac.new(secret.encode(), path.encode(), hashlib.sha256).hexdigest()


async def test_watchers_steer_back_through_the_turns_and_hear_of_changes(table: GameTable) -> None:
    given(table)
    async with table_pages(table) as visitor, asyncio.timeout(20):
        one = await watcher(visitor, table)
        page = await (await one.browser.get(f"{one.path}?turn=2&lang=en")).text()
        assert 'data-turn="2"' in page
        heard = told(await one.browser.get(f"{one.path}/live"))
        _, said = await anext(heard)
        assert f'data-seen="{said["stamp"]}"' in await one.look()
        clock = table.seen(None).clock
        assert clock is not None
        table.play(table.user_of(clock.seat), EndTurn())
        visitor.pages.live.notify()
        kind, now = await anext(heard)
        assert kind == "changed"
        assert now["stamp"] != said["stamp"]


async def test_who_has_left_the_server_watches_no_more(table: GameTable) -> None:
    async def nobody(_server: int, _user: int) -> bool:
        return False

    given(table)
    async with open_pages(table.database, bot=BotSide(is_member=nobody)) as visitor:
        visitor.watch.now = table.now
        one = await watcher(visitor, table)
        for path in ("", "/live"):
            assert (await one.browser.get(f"{one.path}{path}")).status == 404, path
        mark = _mark(one.browser.kept["guildhall"], one.path)
        answer = await one.browser.post(one.path, {"stamp": "0", "once": "1", "mark": mark, "words": "end"})
        assert answer.status == 404


def test_no_leave_is_given_for_another_servers_game_or_one_that_has_not_begun(database: Database) -> None:
    table = game_table(database, people=4)
    elsewhere = table.do(watch_game, WatchGame(table.caller(WATCHER, guild=8), table.game_id))
    assert elsewhere == Refusal("game-no-such-game", params={"game": table.game_id})
    private = table.do(watch_game, WatchGame(table.caller(WATCHER, guild=0), table.game_id))
    assert private == Refusal("game-no-such-game", params={"game": table.game_id})
    assert given(table, table.user_of(0)) == WatchGiven(table.game_id)
    assert table.read(lambda uow: uow.game_watches.find()) == ()


@pytest.mark.parametrize(
    ("visibility", "hidden", "seen"),
    [
        (Visibility.PUBLIC, False, True),
        (Visibility.PUBLIC, True, False),
        (Visibility.UNLISTED, False, False),
        (Visibility.OFF, False, False),
    ],
)
async def test_a_public_events_games_need_no_leave(
    table: GameTable, visibility: Visibility, *, hidden: bool, seen: bool
) -> None:
    made = _in_league(table, hidden=hidden)
    on_web(made, visibility)
    async with table_pages(table) as visitor:
        one = await watcher(visitor, table)
        assert (await one.browser.get(one.path)).status == (200 if seen else 404)


def _in_league(table: GameTable, *, hidden: bool) -> League:
    """The game is a table's of an event."""
    made = league(table.database, 4)
    (at,) = made.round(1, ((1, 2, 3, 4),))
    made.change(lambda uow: uow.games.change(uow.games.require(table.game_id), table_id=at.id))
    if hidden:
        made.change(lambda uow: uow.events.save(replace(uow.events.require(made.event_id), hidden=True)))
    return made


def test_leave_that_has_ended_is_forgotten_and_its_person_can_read_of_it(table: GameTable) -> None:
    given(table)
    (kept,) = table.read(lambda uow: uow.own_data(WATCHER).everything())["game_watch"]
    assert kept["game_id"] == table.game_id
    assert forget_old(table.database, DEFAULT_DAYS, table.now).get("game_watch", 0) == 0
    assert forget_old(table.database, DEFAULT_DAYS, table.now + WATCH_LASTS).get("game_watch") == 1
    given(table)
    table.do(forget_me, ForgetMe(table.caller(WATCHER)))
    assert table.read(lambda uow: uow.game_watches.find()) == ()
