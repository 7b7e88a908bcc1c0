"""What the sandbox refuses: strangers, bad input, a port in use; and what it is made of."""

import asyncio
import json
import re
from collections.abc import AsyncIterator

import discord
import pytest
import pytest_asyncio
import simcord
import simcord.interactions
from yarl import URL

from bot.invite import INVITED_PERMISSIONS
from bot.sandbox import locale
from bot.sandbox.page import STATIC
from bot.sandbox.people import PEOPLE, PLAYERS
from bot.sandbox.rooms import PortTakenError, bind
from bot.sandbox.world import Room
from tests.bot.sandbox_visitor import Venue, venue

HARUKA = PLAYERS[0]


@pytest_asyncio.fixture
async def house() -> AsyncIterator[Venue]:
    async with venue() as open_house:
        yield open_house


async def test_another_site_is_refused(house: Venue) -> None:
    for headers in ({"Origin": "https://elsewhere.example"}, {"Host": "elsewhere.example"}):
        async with house.session.get(f"{house.base}live", headers=headers) as answer:
            assert answer.status == 403


async def test_a_tab_that_is_closed_while_it_connects_leaves_nothing_in_the_terminal(
    house: Venue, caplog: pytest.LogCaptureFixture
) -> None:
    """At every moment of connecting, by turns of the loop."""
    address = URL(house.base)
    handshake = {
        "Host": f"{address.host}:{address.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version": "13",
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in handshake.items())
    for turns in range(12):
        _reader, writer = await asyncio.open_connection(address.host, address.port)
        writer.write(f"GET /live HTTP/1.1\r\n{lines}\r\n".encode())
        for _ in range(turns):
            await asyncio.sleep(0)
        writer.transport.abort()
    visitor = await house.enter(HARUKA)  # all of it has been dealt with by then
    assert visitor.state["me"] == visitor.id_of(HARUKA)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_every_file_of_the_page_is_served_and_none_loads_from_elsewhere(house: Venue) -> None:
    for file in STATIC.iterdir():
        async with house.session.get(f"{house.base}static/{file.name}") as answer:
            assert answer.status == 200
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        loads = re.findall(
            r"""(?:src|href|url|from|import)[=( ]+["']?(https?:[^"')]+)""", file.read_text(errors="ignore")
        )
        assert loads == []


async def test_the_index_is_the_page(house: Venue) -> None:
    async with house.session.get(house.base) as answer:
        assert "/static/app.js" in await answer.text()


async def test_an_unknown_file_of_the_simulated_discord_is_not_found(house: Venue) -> None:
    async with house.session.get(f"{house.base}cdn/attachments/1/2/nothing.png") as answer:
        assert answer.status == 404


@pytest.mark.parametrize(
    "request_",
    [
        {"do": "nothing"},
        {"do": "slash", "path": ["missing"], "options": {}},
        {"do": "slash", "path": ["table", "clock"], "options": {"seconds": "soon"}},
        {"do": "slash", "path": ["table", "open"], "options": {"who": "1", "event": "x"}},
        {"do": "slash"},
        {"do": "click", "message": "1", "custom_id": "x"},
        {"do": "select", "message": "x", "custom_id": "x", "values": []},
        {"do": "submit", "form": "1", "values": {}},
        {"do": "menu", "name": "Player card", "user": "1"},
        {"do": "skip", "seconds": -5},
        {"do": "skip", "seconds": 10**12},
    ],
    ids=lambda value: json.dumps(value)[:40],
)
async def test_nonsense_is_refused_with_a_reason_and_the_page_goes_on(
    house: Venue, request_: dict[str, object]
) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    details = {key: value for key, value in request_.items() if key != "do"}
    answer = await page.ask(str(request_["do"]), **details)
    assert answer["ok"] is False
    assert answer["detail"]
    assert (await page.ask("send", text="still here"))["ok"] is True


@pytest.mark.parametrize(
    ("options", "code", "option"),
    [
        ({}, "option-required", "seconds"),
        ({"seconds": "0"}, "option-range", "seconds"),
        ({"seconds": "7201"}, "option-range", "seconds"),
    ],
)
async def test_a_bad_option_is_pointed_at(
    house: Venue, options: dict[str, str], code: str, option: str
) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    answer = await page.ask("slash", path=["table", "clock"], options=options)
    assert (answer["code"], answer["option"]) == (code, option)


async def test_broken_messages_are_ignored(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    for text in ("{", "[]", '"x"', ""):
        await page.socket.send_str(text)
    assert (await page.ask("send", text="still here"))["ok"] is True


async def test_the_tab_of_an_unknown_person_stays_with_the_one_it_had(house: Venue) -> None:
    page = await house.enter(HARUKA, Room.LOUNGE)
    await page.ask("look", me="17", channel="99", locale="tlh")
    answer = await page.ask("send", text="it is me")
    await page.until(lambda seen: seen.says("it is me"))
    assert answer["ok"] is True
    assert page.message("it is me")["author"]["id"] == page.id_of(HARUKA)


def test_a_port_in_use_says_what_to_do_in_both_languages() -> None:
    with bind(0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PortTakenError, match=f"--port {port + 1}") as error:
            bind(port)
    assert "使用中" in str(error.value)


def test_the_sandbox_listens_on_this_machine_only() -> None:
    with bind(0) as listening:
        assert listening.getsockname()[0] == "127.0.0.1"


def test_the_locale_patch_can_be_undone() -> None:
    before = simcord.interactions.base_payload
    undo = locale.install(locale.LocaleBook())
    assert simcord.interactions.base_payload is not before
    undo()
    assert simcord.interactions.base_payload is before


def test_there_are_23_players_with_names_in_both_scripts() -> None:
    assert len(PLAYERS) == 23
    latin = [person for person in PLAYERS if person.name.isascii() or person.locale == "en-US"]
    assert 0 < len(latin) < 23
    assert len({person.handle for person in PEOPLE}) == len(PEOPLE) == 26


async def test_the_bot_has_the_permissions_of_its_invitation_and_no_more(house: Venue) -> None:
    guild = house.show.world.guild
    assert guild.me is not None
    granted = guild.me.guild_permissions
    everyone = discord.Permissions(house.show.backend.get_guild(guild.id).everyone_role.permissions)
    assert granted.value == INVITED_PERMISSIONS | everyone.value
    assert not granted.administrator
    assert not granted.manage_roles


def _page_texts() -> dict[str, set[str]]:
    """The keys of the page's own texts, by language."""
    source = (STATIC / "strings.js").read_text()
    blocks = re.split(
        r"^  (?:ja|\"en-US\"): \{$", source.split("export const LOCALES")[0], flags=re.MULTILINE
    )
    keys = re.compile(r"""(?:^|, )\s*(?:(\w+)|"([\w-]+)"): ["`]""", re.MULTILINE)
    found = [{plain or quoted for plain, quoted in keys.findall(block)} for block in blocks[1:]]
    return dict(zip(("ja", "en-US"), found, strict=True))


def test_the_page_has_each_text_in_both_languages_and_uses_each() -> None:
    texts = _page_texts()
    assert texts["ja"] == texts["en-US"]
    code = "".join(file.read_text() for file in STATIC.glob("*.js") if file.name != "strings.js")
    asked = set(re.findall(r"\bt\(\"([\w-]+)\"", code))
    assert asked <= texts["ja"]
    unused = {key for key in texts["ja"] if f'"{key}"' not in code}
    told_by_the_server = {"busy", "refused", "lost", "organizer", "judge", "player", "outsider"}
    assert {key for key in unused - told_by_the_server if not key.startswith("option-")} == set()
