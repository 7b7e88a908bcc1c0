"""A person's devices on the web, and the link that signs one more in."""

from collections.abc import Sequence

import discord

from bot.i18n import Language, Safe, plain, refusal_text, text
from bot.ui.controls import Control, MenuLine, controls, menu
from bot.ui.reply import Reply, embed
from bot.ui.timestamps import date, date_time, time_of_day
from bot.ui.web_links import pages_address, sign_in_address
from league.refusal import Refusal
from usecases.device.address import Way, way_to
from usecases.device.ask_for_link import Link
from usecases.device.behind import Device

LINK, OUT, OUT_ALL, NOT_ME = "device-link", "device-out", "device-out-all", "device-not-me"


def devices_reply(
    devices: Sequence[Device], shut: Refusal | None, language: Language, head: str = ""
) -> Reply:
    """Where the person is signed in; `shut` says why nobody can sign in, `head` what was just done."""
    lines = [_line(device, language) for device in devices] or [text(language, "me-devices-none")]
    if shut is not None:
        lines.append(f"⛔ {refusal_text(language, shut)}")
    how = "" if shut else plain(language, "me-devices-how")
    box = embed(plain(language, "me-devices-title"), "\n".join(lines), footer=how)
    return Reply(head, embeds=(box,), view=_controls(devices, shut, language))


def link_reply(link: Link, language: Language) -> Reply:
    """The link itself is only in the button: nothing to be read aloud, copied or previewed."""
    lines = [text(language, "device-link", {"until": time_of_day(link.ends_at)})]
    if way_to(pages_address()) is Way.SAME_MACHINE:
        lines.append(text(language, "device-link-here"))
    view = controls(language, [])
    label = plain(language, "button-device-open")
    url = sign_in_address(link.secret, language)
    view.add_item(discord.ui.Button(style=discord.ButtonStyle.link, label=label, emoji="🔑", url=url))
    return Reply("\n".join(lines), view=view)


def _line(device: Device, language: Language) -> str:
    params = {
        "device": _name(device, language),
        "seen": date_time(device.seen_at),
        "made": date(device.made_at),
    }
    return text(language, "me-devices-line", params)


def _name(device: Device, language: Language) -> Safe:
    return Safe(device.label or text(language, "device-unknown"))


def _controls(devices: Sequence[Device], shut: Refusal | None, language: Language) -> discord.ui.View | None:
    links = [] if shut else [Control(LINK, 0, style=discord.ButtonStyle.primary, emoji="🔑")]
    out = [Control(OUT_ALL, 0, style=discord.ButtonStyle.danger)] if devices else []
    if not (links or out):
        return None
    view = controls(language, [*links, *out])
    if devices:
        lines = [MenuLine(str(_name(device, language)), str(device.id), _since(device)) for device in devices]
        view.add_item(menu(OUT, 0, plain(language, "menu-device-out"), lines))
    return view


def _since(device: Device) -> str:
    """Menus know no timestamps of Discord: the moment as everybody reads it, in UTC."""
    return f"{device.seen_at:%Y-%m-%d %H:%M} UTC"
