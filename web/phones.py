"""A browser without an account, known by what it alone holds: the phone of a seat, or of a guest at the door."""

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from usecases.device.life import digest_of, is_secret, new_secret
from web.site import Site

_ENCRYPTED, _SAME_MACHINE = "__Host-guildhall-seat", "guildhall-seat"
_LASTS: Final = 24 * 3600
FORM: Final = "application/x-www-form-urlencoded"


@dataclass(frozen=True, slots=True)
class Phone:
    """A browser, by what it alone holds."""

    secret: str
    is_new: bool

    @property
    def digest(self) -> str:
        """What is kept of it."""
        return digest_of(self.secret)

    def mark(self, path: str) -> str:
        """What this phone's form carries: no other site's page can know it."""
        return hmac.new(self.secret.encode(), path.encode(), hashlib.sha256).hexdigest()

    def unless_own(self, path: str, mark: str) -> None:
        """Raises `HTTPForbidden` for a form that this phone was not given."""
        if not hmac.compare_digest(mark.encode(), self.mark(path).encode()):
            raise web.HTTPForbidden

    def once(self, path: str, number: str) -> int:
        """A page's own number as one of interactions: whatever is sent twice is one of them."""
        said = f"{self.digest}/{path}/{number}".encode()
        return -1 - (int.from_bytes(hashlib.blake2b(said, digest_size=8).digest()) >> 1)


def phone_of(request: web.Request, site: Site) -> Phone:
    """The phone that sends a request; a new one where it holds nothing yet."""
    held = request.cookies.get(_name(site), "")
    return Phone(held, is_new=False) if is_secret(held) else Phone(new_secret(), is_new=True)


def keep_phone(response: web.StreamResponse, phone: Phone, site: Site) -> None:
    """A new phone holds its secret for a day; no script reads it, and no other site's form takes it along."""
    if phone.is_new:
        response.set_cookie(
            _name(site),
            phone.secret,
            path="/",
            max_age=_LASTS,
            httponly=True,
            samesite="Lax",
            secure=site.is_encrypted,
        )


def _name(site: Site) -> str:
    return _ENCRYPTED if site.is_encrypted else _SAME_MACHINE
