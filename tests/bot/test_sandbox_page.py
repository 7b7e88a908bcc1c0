"""The sandbox's page as a visitor uses it, through its own web socket."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta

import pytest
import pytest_asyncio

from bot.sandbox.people import JUDGE, ORGANIZER, OUTSIDER, PLAYERS
from bot.sandbox.rooms import bind, opened
from bot.sandbox.stage import AnyBot
from bot.sandbox.world import Room, World
from tests.bot.sandbox_toy import Toy, toy_seed
from tests.bot.sandbox_visitor import Venue, venue

HARUKA, OLIVIA = PLAYERS[0], PLAYERS[12]


@pytest_asyncio.fixture
async def house() -> AsyncIterator[Venue]:
    async with venue() as open_house:
        yield open_house


async def test_organizer_comes_first_and_sees_the_staff_channel(house: Venue) -> None:
    page = await house.enter()
    assert page.state["me"] == page.id_of(ORGANIZER)
    assert Room.JUDGES.value in page.rooms()


async def test_a_player_does_not_see_the_staff_channel(house: Venue) -> None:
    page = await house.enter(HARUKA)
    assert Room.JUDGES.value not in page.rooms()


async def test_becoming_a_player_leaves_a_channel_that_is_closed_to_them(house: Venue) -> None:
    page = await house.enter(JUDGE, Room.JUDGES)
    await page.look(HARUKA)
    assert page.state["here"]["name"] == Room.ANNOUNCEMENTS.value


async def test_becoming_somebody_else_in_direct_messages_opens_theirs(house: Venue) -> None:
    page = await house.enter(OLIVIA)
    direct = next(room for room in page.state["rooms"] if room["type"] == 1)
    await page.look(channel=direct["id"])
    assert page.says("You sit at table 1")
    await page.look(HARUKA)
    assert page.state["here"]["type"] == 1
    assert not page.says("You sit at table 1")


async def test_a_private_thread_shows_for_its_members_and_staff_owner_only(house: Venue) -> None:
    page = await house.enter(OLIVIA)
    assert "Table 1 卓" in page.rooms()
    await page.look(OUTSIDER)
    assert "Table 1 卓" not in page.rooms()


async def test_a_slash_command_runs_as_the_viewer_with_options_of_every_kind(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    options = {"who": page.id_of(ORGANIZER), "event": "Winter Cup", "note": "窓側"}
    answer = await page.ask("slash", path=["table", "open"], options=options)
    await page.until(lambda shown: shown.says("Winter Cup 窓側"))
    posted = page.message("Winter Cup 窓側")
    assert answer["answered"] is True
    assert posted["interaction_metadata"]["user"]["id"] == page.id_of(HARUKA)
    assert posted["invoked"] == ["table", "open"]


async def test_autocomplete_offers_what_the_bot_offers(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    answer = await page.ask("complete", path=["table", "open"], option="event", text="sum", options={})
    assert [choice["value"] for choice in answer["choices"]] == ["Summer Cup"]


async def test_commands_carry_their_japanese_names(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    table = next(command for command in page.commands["slash"] if command["name"] == "table")
    assert table["name_localizations"]["ja"] == "卓"


@pytest.mark.parametrize("locale", ["ja", "en-US"])
async def test_a_form_answers_in_the_language_of_the_page(house: Venue, locale: str) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE, locale=locale)
    message = page.message("Spring Cup")["id"]
    shown = await page.ask("click", message=message, custom_id="report:1")
    assert shown["modal"]["title"] == "Report"
    await page.ask("submit", form=shown["form"], values={"points": "10"})
    await page.until(lambda seen: seen.says(f"{locale}: 10 points"))


async def test_a_form_can_be_sent_once(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    message = page.message("Spring Cup")["id"]
    shown = await page.ask("click", message=message, custom_id="report:1")
    await page.ask("submit", form=shown["form"], values={"points": "10"})
    again = await page.ask("submit", form=shown["form"], values={"points": "9"})
    assert again["ok"] is False


async def test_a_form_carries_every_kind_of_control(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    await page.ask("slash", path=["table", "layout"], options={})
    message = page.state["messages"][-1]
    shown = await page.ask("click", message=message["id"], custom_id="rich")
    values = {
        "seat": ["East", "West"],
        "who": [page.id_of(OLIVIA)],
        "place": "2nd",
        "marks": ["late"],
        "proof": [{"name": "proof.png", "data": "iVBORw=="}],
    }
    assert (await page.ask("submit", form=shown["form"], values=values))["ok"] is True
    assert page.says(f"rich: [['East', 'West'], ['{OLIVIA.name}'], '2nd', ['late'], [('proof.png', 4)]]")


async def test_a_menu_of_people_takes_several(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    await page.ask("slash", path=["table", "layout"], options={})
    message = page.state["messages"][-1]
    chosen = [page.id_of(OLIVIA), page.id_of(JUDGE)]
    await page.ask("select", message=message["id"], custom_id="people", values=chosen)
    assert page.says(f"players: {OLIVIA.name}, {JUDGE.name}")


async def test_a_private_answer_shows_for_the_acting_person_alone_until_dismissed(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    other = await house.enter(OLIVIA, Room.LOUNGE)
    message = page.message("Spring Cup")["id"]
    await page.ask("select", message=message, custom_id="seat", values=["2"])
    await page.until(lambda seen: seen.says("seat 2"))
    await page.ask("send", text="everybody sees this")
    await other.until(lambda seen: seen.says("everybody sees this"))
    assert not other.says("seat 2")
    await page.ask("dismiss", message=page.message("seat 2")["id"])
    await page.until(lambda seen: not seen.says("seat 2"))


async def test_a_public_message_cannot_be_dismissed(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    answer = await page.ask("dismiss", message=page.message("Spring Cup")["id"])
    assert answer["ok"] is False


async def test_context_menus_on_a_person_and_on_a_message(house: Venue) -> None:
    page = await house.enter(JUDGE, Room.LOUNGE)
    await page.ask("menu", name="Player card", user=page.id_of(OLIVIA))
    await page.until(lambda seen: seen.says(f"card of {OLIVIA.name}"))
    message = page.message("Spring Cup")["id"]
    await page.ask("menu", name="Quote", message=message)
    await page.until(lambda seen: seen.says(f"quoted {message}"))


async def test_a_direct_message_is_unread_until_its_person_opens_it(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    options = {"who": page.id_of(OLIVIA), "event": "Winter Cup"}
    await page.ask("slash", path=["table", "open"], options=options)

    def unread() -> int:
        people = {person["id"]: person["unread"] for person in page.state["people"]}
        return int(people[page.id_of(OLIVIA)])

    await page.until(lambda _: unread() == 1)
    await page.look(OLIVIA)
    direct = next(room for room in page.state["rooms"] if room["type"] == 1)
    assert direct["pings"] == 1
    await page.look(channel=direct["id"])
    await page.until(lambda _: unread() == 0)


async def test_news_elsewhere_mark_the_channel_and_a_mention_counts(house: Venue) -> None:
    page = await house.enter(OLIVIA, Room.SIGNUP)
    other = await house.enter(HARUKA, Room.LOUNGE)
    await other.ask("send", text=f"<@{page.id_of(OLIVIA)}> hello")
    await page.until(lambda seen: seen.room(Room.LOUNGE.value)["unread"] == 1)
    assert page.room(Room.LOUNGE.value)["pings"] == 1


async def test_a_clock_ends_on_the_page_by_itself(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    await page.ask("slash", path=["table", "clock"], options={"seconds": "1"})
    await page.until(lambda seen: seen.says("Time is up"))


async def test_skipping_an_hour_ends_a_clock_at_its_own_moment(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    before = house.show.stage.now().timestamp()
    await page.ask("slash", path=["table", "clock"], options={"seconds": "1800"})
    await page.ask("skip", seconds=3600)
    await page.until(lambda seen: seen.says("Time is up") and seen.now >= before + 3600)
    ended = house.show.backend.get_message(
        house.show.world.channels[Room.LOUNGE].id, int(page.message("Time is up")["id"])
    )
    assert 1800 <= _seconds_between(page.message("Clock ends")["timestamp"], ended.timestamp) < 1801


def _seconds_between(first: str, second: str) -> float:
    return (datetime.fromisoformat(second) - datetime.fromisoformat(first)).total_seconds()


async def test_a_command_without_an_answer_says_so(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    answer = await page.ask("slash", path=["table", "silent"], options={})
    assert answer["answered"] is False


async def test_two_tabs_acting_at_once_are_both_answered(house: Venue) -> None:
    first = await house.enter(HARUKA, Room.LOUNGE)
    second = await house.enter(OLIVIA, Room.LOUNGE)
    options = {"who": first.id_of(JUDGE), "event": "Winter Cup"}
    answers = await asyncio.gather(
        first.ask("slash", path=["table", "open"], options=options),
        second.ask("slash", path=["table", "open"], options=options),
    )
    assert [answer["ok"] for answer in answers] == [True, True]


async def test_the_picture_of_a_message_is_served_for_looking_at(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    attached = page.message("Spring Cup")["attachments"][0]
    path = attached["url"].split("/", 3)[3]
    async with house.session.get(f"{house.base}cdn/{path}") as answer:
        assert answer.headers["Content-Type"] == "image/png"
        assert answer.headers["Content-Disposition"] == "inline"
        assert (await answer.read()).startswith(b"\x89PNG")


async def test_announcements_are_for_reading(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.ANNOUNCEMENTS)
    assert page.state["here"]["can_send"] is False
    assert (await page.ask("send", text="hello"))["ok"] is False


async def test_the_league_played_before_the_page_opens_lies_in_the_past() -> None:
    async def played(bot: AnyBot, world: World) -> None:
        await toy_seed(bot, world)
        await world.env.advance_time(3600)

    opening = datetime.now(UTC)
    listening = bind(0)
    async with opened(Toy, listening, seed=played, history=timedelta(hours=2)) as show:
        posted = next(iter(show.backend.messages[show.world.channels[Room.LOUNGE].id].values()))
        assert abs(opening - timedelta(hours=2) - datetime.fromisoformat(posted.timestamp)) < timedelta(
            minutes=1
        )
        assert abs(opening - timedelta(hours=1) - show.stage.now()) < timedelta(minutes=1)


async def test_people_act_in_their_own_language_while_the_league_is_played() -> None:
    async with opened(Toy, bind(0), seed=toy_seed) as show:
        locales = {
            person.locale: show.stage.locales.of(show.world.members[person].id) for person in (HARUKA, OLIVIA)
        }
    assert locales == {"ja": "ja", "en-US": "en-US"}
