"""What all pages need to know of where they stand."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlencode, urlsplit

from bot.i18n import Language
from usecases.device.address import Way, signs_in, way_to

API: Final = "/api/v1"


def is_api(path: str) -> bool:
    """Whether other programs ask here, be it for what there is not."""
    return f"{path}/".startswith("/api/")


@dataclass(frozen=True, slots=True)
class Site:
    """The public address of the pages; `proxies` is how many servers of the host stand before it."""

    base: str
    proxies: int = 0

    @property
    def signs_in(self) -> bool:
        """Whether people sign in here: not where others on the way could read along."""
        return signs_in(self.base)

    @property
    def is_encrypted(self) -> bool:
        """Whether browsers come by https."""
        return way_to(self.base) is Way.ENCRYPTED

    @property
    def origin(self) -> str:
        """What a browser says of forms that come from these pages."""
        parts = urlsplit(self.base)
        return f"{parts.scheme}://{parts.netloc}"

    def absolute(self, path: str) -> str:
        """An address for other machines."""
        return self.base.rstrip("/") + path


@dataclass(frozen=True, slots=True)
class Links:
    """The addresses of the pages; a language that the reader chose goes along in each of them."""

    chosen: Language | None = None

    def to(self, path: str, **query: str | int) -> str:
        """A page with the reader's choice."""
        words = {name: str(value) for name, value in query.items() if value != ""}
        if self.chosen:
            words["lang"] = self.chosen
        return f"{path}?{urlencode(words)}" if words else path

    def event(self, key: str, *rest: str | int, **query: str | int) -> str:
        """A page of an event."""
        return self.to(
            "/".join(["/e", quote(key, safe=""), *(quote(str(part), safe="") for part in rest)]), **query
        )

    def server(self, guild_id: int, *rest: str | int, **query: str | int) -> str:
        """A page of a server."""
        return self.to(
            "/".join(["/s", str(guild_id), *(quote(str(part), safe="") for part in rest)]), **query
        )
