"""What lets a person in on the web, as the database keeps it: never the secret itself."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Final

NEW_DEVICE: Final = "device-new"
"""The text of the message that tells a person of a new device; its key begins so, too."""


class PassKind(StrEnum):
    """What somebody holds."""

    LINK = "link"
    """An address that signs one device in, once."""
    DEVICE = "device"
    """A browser that is signed in."""
    LAUNCH = "launch"
    """The wish to open a game inside Discord: nobody holds a secret, it says where the frame begins."""
    FRAME = "frame"
    """A frame inside Discord, whose person Discord has named."""


@dataclass(frozen=True, slots=True)
class WebPass:
    """A link or a signed-in device of a person; `digest` is the SHA-256 of the secret that the person holds.

    `name` is what the person was called on Discord when the link was made, `label` the kind of device ("": unknown),
    `leads_to` the page with which it begins.
    """

    id: int
    user_id: int
    kind: PassKind
    digest: str
    name: str
    label: str
    made_at: datetime
    seen_at: datetime
    ends_at: datetime
    leads_to: str = ""
    version: int = 0
