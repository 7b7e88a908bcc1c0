"""On Discord: where one is signed in on the web, the link that signs in, the message that tells of a new device."""

from typing import Any

import pytest

from bot.ui.web_links import pages_stand_at
from tests.support.night import Night, asks, button_id, direct, ids_of, last, said, shown
from tests.support.wording import says
from usecases.caller import Caller
from usecases.device.own_devices import own_devices
from usecases.device.use_link import SignedIn, UseLink, use_link

BASE = "https://league.example.org"


@pytest.fixture
def pages(night: Night) -> None:
    """The host serves pages until the night ends."""
    assert night.bot is not None
    pages_stand_at(BASE)


def address_in(message: Any) -> str:  # noqa: ANN401 - a message of either library
    """Where the link button of an answer leads."""
    parts = (part for row in message.components for part in row["components"])
    return str(next(part["url"] for part in parts if "url" in part))


async def signs_in(night: Night, address: str) -> SignedIn:
    """A browser opens the link and presses the button."""
    bot_context = night.bot.bot_context
    stranger = Caller(0, "", 0, bot_context.now())
    secret = address.removeprefix(f"{BASE}/in/").removesuffix("?lang=en")
    done = await bot_context.do(use_link, UseLink(stranger, secret, "Firefox · Android"))
    assert isinstance(done, SignedIn)
    return done


@pytest.mark.usefixtures("pages")
async def test_a_link_is_seen_by_its_person_alone_and_stands_in_no_words(night: Night) -> None:
    player = night.players[0]
    listed = await night.run(player, "me devices")
    assert listed.ephemeral
    assert says(said(listed), "me-devices-none")
    given = await night.click(player, last(listed), "device-link")
    assert given.ephemeral
    assert address_in(last(given)).startswith(f"{BASE}/in/")
    assert BASE not in said(given)


@pytest.mark.usefixtures("pages")
async def test_a_new_device_is_told_in_private_and_signed_out_by_its_button(night: Night) -> None:
    player = night.players[0]
    given = await night.click(player, last(await night.run(player, "me devices")), "device-link")
    await signs_in(night, address_in(last(given)))
    await night.settle()
    (message,) = direct(player)
    assert "Firefox · Android" in shown(message)
    assert "Firefox · Android" in said(await night.run(player, "me devices"))
    done = await player.user.click(message, custom_id=button_id(message, "device-not-me"))
    assert says(said(done), "device-signed-out")
    assert says(said(await night.run(player, "me devices")), "me-devices-none")
    await night.settle()
    assert asks(direct(player)[0]) == []


@pytest.mark.usefixtures("pages")
async def test_one_device_of_several_is_signed_out_and_all_of_them_in_the_list_itself(night: Night) -> None:
    player, other = night.players[:2]
    for who in (player, player, other):
        given = await night.click(who, last(await night.run(who, "me devices")), "device-link")
        await signs_in(night, address_in(last(given)))
    listed = last(await night.run(player, "me devices"))
    await player.select(listed, [str(_devices(night, player.id)[-1])], custom_id="menu:device-out:0:0")
    assert len(_devices(night, player.id)) == 1
    await night.click(player, listed, "device-out-all")
    assert _devices(night, player.id) == []
    assert len(_devices(night, other.id)) == 1


def _devices(night: Night, user: int) -> list[int]:
    caller = Caller(user, "", 0, night.bot.bot_context.now())
    found = night.read(lambda uow: [device.id for device in own_devices(caller, uow)])
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(
    ("address", "key"),
    [("", "refusal-pages-off"), ("http://league.example.org", "refusal-pages-unencrypted")],
)
async def test_where_nobody_can_sign_in_it_is_said_why_and_who_changes_it(
    night: Night, address: str, key: str
) -> None:
    pages_stand_at(address)
    listed = await night.run(night.players[0], "me devices")
    told = {"url": address} if address else {}
    assert says(said(listed), key, "en", **told)
    assert ids_of(last(listed)) == []
    forged = await night.forged(night.players[0], "device-link", 0)
    assert says(said(forged), key, "en", **told)


@pytest.mark.usefixtures("pages")
async def test_the_button_of_somebody_elses_device_does_nothing(night: Night) -> None:
    player, other = night.players[:2]
    given = await night.click(player, last(await night.run(player, "me devices")), "device-link")
    signed_in = await signs_in(night, address_in(last(given)))
    assert says(said(await night.forged(other, "device-not-me", signed_in.device.id)), "refusal-device-gone")
    assert _devices(night, player.id) == [signed_in.device.id]
