"""Files that hold what others must not read: hands of running games, the secrets of their dice."""

import contextlib
import os
from pathlib import Path

OWNER_ALONE = 0o600
"""The permissions of such a file."""


def made_private(file: Path) -> Path:
    """The file, readable for its owner alone; made where it is missing. If that fails, whoever opens it will say."""
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY, OWNER_ALONE))
        file.chmod(OWNER_ALONE)
    return file


def make_database_private(file: Path) -> None:
    """The same for a SQLite database, and for what it has written beside itself."""
    made_private(file)
    for beside in (file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        if beside.exists():
            made_private(beside)
