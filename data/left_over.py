"""Files that a backup or a restore writes on the way: gone when it ends, and at the next one where it was killed."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from glob import escape
from io import BufferedReader
from pathlib import Path
from typing import Final

from data.private_files import OWNER_ALONE, made_private

PART: Final = ".part"
RESTORING: Final = ".restoring"


@contextmanager
def on_the_way(path: Path) -> Iterator[Path]:
    """A private file that is gone afterwards with all that was written beside it, unless it was given its own name."""
    with _held(path):  # the system gives it back however the process ends
        try:
            yield path
        finally:
            _remove(path)


def _held(path: Path) -> BufferedReader:
    """The private file, held; made anew where another process took it for left over before it was."""
    while True:
        held = os.fdopen(os.open(made_private(path), os.O_CREAT | os.O_RDWR, OWNER_ALONE), "rb")
        flock(held, LOCK_EX)
        if os.fstat(held.fileno()).st_nlink:
            return held
        held.close()


def remove_left_over(folder: Path, ends: tuple[str, ...]) -> None:
    """Remove what processes that were killed have left of backups so named; not what another process is writing now."""
    for way in (PART, RESTORING):
        for path in folder.glob(f"*{way}"):
            if path.name.removesuffix(way).endswith(ends):
                _remove_unheld(path)


def _remove_unheld(path: Path) -> None:
    with suppress(OSError), path.open("rb") as held:  # BlockingIOError: its process lives
        flock(held, LOCK_EX | LOCK_NB)
        _remove(path)


def _remove(path: Path) -> None:
    for one in path.parent.glob(f"{escape(path.name)}*"):
        one.unlink(missing_ok=True)
