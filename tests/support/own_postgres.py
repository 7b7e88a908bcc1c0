"""A PostgreSQL server of one's own, with the settings it is delivered with, which is stopped dead and comes back."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

_INSTALLED = Path("/usr/lib/postgresql")
_OWNER = "postgres"
_CONNECTIONS = 200


@dataclass(frozen=True, slots=True)
class OwnPostgres:
    """The server in `folder`; it listens there alone."""

    programs: Path
    folder: Path

    @property
    def address(self) -> str:
        """Its maintenance database."""
        return f"postgresql+psycopg://guildhall@/postgres?host={self.folder}"

    @property
    def processes(self) -> tuple[int, ...]:
        """The process that accepts connections, and its children."""
        first = int((self.folder / "data/postmaster.pid").read_text(encoding="utf-8").split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="utf-8")
        return (first, *map(int, children.split()))

    def start(self) -> None:
        """Start it, and wait until it answers."""
        told = (
            f"-c listen_addresses= -c unix_socket_directories={self.folder} -c max_connections={_CONNECTIONS}"
        )
        self._control("-w", "-l", str(self.folder / "log"), "-o", told, "start")

    def stop_dead(self) -> None:
        """As if its machine lost its power: the next start recovers from the log."""
        self._control("-m", "immediate", "stop")

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        as_owner = ("runuser", "-u", _OWNER, "--") if os.geteuid() == 0 else ()
        command = (*as_owner, str(self.programs / program), *arguments)
        with (self.folder / "said").open("ab") as said:
            subprocess.run(command, check=True, stdout=said, stderr=said, cwd="/")  # noqa: S603 - PostgreSQL's own programs


@contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    """A new server, gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="guildhall-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, _OWNER)
    server = OwnPostgres(max(_INSTALLED.glob("*/bin"), key=lambda path: int(path.parent.name)), folder)
    try:
        server._run("initdb", "-D", str(folder / "data"), "-A", "trust", "-U", "guildhall")
        server.start()
        try:
            yield server
        finally:
            server.stop_dead()
    finally:
        shutil.rmtree(folder)
