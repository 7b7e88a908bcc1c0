"""Files that a backup or a restore writes on the way: gone when it ends, and at the next one where it was killed."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from fcntl import LOCK_EX, LOCK_NB, flock
from glob import escape
from pathlib import Path
from typing import Final

from data.private_files import made_private

PART: Final = ".part"
RESTORING: Final = ".restoring"


@contextmanager
def on_the_way(path: Path) -> Iterator[Path]:
    """A private file that is gone afterwards with all that was written beside it, unless it was given its own name."""
    with made_private(path).open("rb") as held:
        flock(held, LOCK_EX)  # the system gives it back however the process ends
        try:
            yield path
        finally:
            _remove(path)


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
