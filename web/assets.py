"""Style and scripts: read once, named after what is in them, so that browsers keep them for ever."""

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).with_name("static")
_KINDS: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of ours; `path` changes with what is in it."""

    name: str
    path: str
    kind: str
    content: bytes


@cache
def assets() -> dict[str, Asset]:
    """All of them by name; one mark for all, for they name one another."""
    files = [file for file in sorted(STATIC.iterdir()) if file.suffix in _KINDS]
    content = {file.name: file.read_bytes() for file in files}
    mark = hashlib.blake2b(b"".join(content.values()), digest_size=6).hexdigest()
    return {
        file.name: Asset(file.name, f"/static/{mark}/{file.name}", _KINDS[file.suffix], content[file.name])
        for file in files
    }


def address_of(name: str) -> str:
    """Where a browser finds a file."""
    return assets()[name].path
