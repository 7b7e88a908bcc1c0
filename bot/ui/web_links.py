"""Links from Discord to the pages on the web; `bot.startup` says where they stand."""

import discord

from bot.i18n import Language, Safe, plain, text
from bot.ui.cards import Gallery
from bot.ui.reply import fingerprint
from data.records import EventPage, Visibility
from league.ids import EventId, GameId
from usecases.device.address import Way, way_to

_STANDS: list[str] = []
_IN_SANDBOX: list[bool] = []
_IN_FRAMES: list[bool] = []


def pages_stand_at(address: str, *, in_sandbox: bool = False, in_frames: bool = False) -> None:
    """From now on posts link to pages there; "" for a bot without pages. `in_frames`: games open inside Discord."""
    _STANDS[:] = [address.rstrip("/")] if address else []
    _IN_SANDBOX[:] = [in_sandbox]
    _IN_FRAMES[:] = [in_frames]


def opens_in_frames() -> bool:
    """Whether a button opens a game inside Discord."""
    return any(_IN_FRAMES)


def pages_address() -> str:
    """Where the pages stand; "" for a bot without pages."""
    return _STANDS[0] if _STANDS else ""


def page_address(page: EventPage | None, path: str = "") -> str:
    """Where an event's page is found; "" where it has none."""
    return "" if page is None or page.visibility is Visibility.OFF else address_of(page.key, path)


def address_of(key: str, path: str = "") -> str:
    """Where the page of this key is found; "" where the bot has no pages."""
    return f"{_STANDS[0]}/e/{key}{path}" if _STANDS else ""


def sign_in_address(secret: str, language: Language) -> str:
    """Where a link signs a device in, and in which language."""
    return f"{pages_address()}/in/{secret}?lang={language}"


def table_address(game_id: GameId, language: Language) -> str:
    """Where a game is played on the web by who is signed in there; "" where no player can."""
    return f"{pages_address()}/t/{game_id}?lang={language}" if _leads_to_own_pages() else ""


def has_tables() -> bool:
    """Whether games are played and watched on the web."""
    return _leads_to_own_pages()


def add_floor_link(view: discord.ui.View, event_id: EventId, language: Language) -> None:
    """The way to an event's floor board: no secret is in it, and it opens for who may, where they are signed in."""
    if _leads_to_own_pages():
        address = f"{pages_address()}/f/{event_id}?lang={language}"
        label, link = plain(language, "button-floor"), discord.ButtonStyle.link
        view.add_item(discord.ui.Button(style=link, label=label, emoji="🗺️", url=address))


def door_address(code: str) -> str:
    """Where guests ask at an event's door; "" where nobody can."""
    return f"{pages_address()}/d/{code}" if code and _leads_to_own_pages() else ""


def _leads_to_own_pages() -> bool:
    """Whether people sign in where pages stand.

    This machine's own address is of use in the sandbox alone; Discord might refuse the message with it.
    """
    way = way_to(pages_address())
    return way is Way.ENCRYPTED or (way is Way.SAME_MACHINE and any(_IN_SANDBOX))


def page_lines(page: EventPage | None, language: Language, path: str = "") -> list[str]:
    """A line with the link, none where there is no page."""
    address = page_address(page, path)
    return [text(language, "web-link", {"url": Safe(address)})] if address else []


def card_picture(page: EventPage | None, language: Language, words: str) -> list[Gallery]:
    """The page's picture, for a card that says these words; none of a page that only this machine can reach."""
    address = page_address(page)
    if not address.startswith("https://"):
        return []
    # Discord keeps what it has fetched under its address: another text, another address.
    return [Gallery((f"{address}/card.png?lang={language}&v={fingerprint(words.encode())}",))]


def preview(box: discord.Embed, page: EventPage | None, language: Language) -> discord.Embed:
    """The box with its title leading to the page and the page's picture below."""
    address = page_address(page)
    box.url = address or None
    # Discord fetches the picture itself, so there is none of a page that stands on this machine alone. It keeps what
    # it has fetched under its address: another text, another address.
    if address.startswith("https://"):
        mark = fingerprint(f"{box.title}{box.description}".encode())
        box.set_image(url=f"{address}/card.png?lang={language}&v={mark}")
    return box
