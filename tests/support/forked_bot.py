"""Bot processes that are forked from one that has imported everything: each start costs a tenth of the work.

A forked process is one of its own: it opens its own database, logs in by itself, and dies by SIGKILL like any other.
"""

import asyncio
import importlib
import json
import os
import select
import signal
import subprocess
import sys
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

from tests.support.loopback import BotProcess

_ROOT = Path(__file__).resolve().parents[2]
_WAIT = 0.02


class ForkedBot(BotProcess):
    """As a `BotProcess`, forked from a server of this test run; the command is always `run`."""

    _server: subprocess.Popen[str] | None = None

    def __init__(self, command: Sequence[str], log: Path, env: Mapping[str, str] | None = None) -> None:
        super().__init__(command, log, env)
        self._number = 0
        self._handle: int | None = None  # its number may soon be another process's, this never is

    @property
    def pid(self) -> int:
        """The process id; 0 while it does not run."""
        return self._number if self.running else 0

    @property
    def running(self) -> bool:
        """Whether it runs: the handle of a process can be read from when it has ended."""
        return self._handle is not None and not select.select([self._handle], [], [], 0)[0]

    async def start(self) -> None:
        """Fork it."""
        self.dying = False
        server = self._forker()
        assert server.stdin is not None
        assert server.stdout is not None
        server.stdin.write(json.dumps({"env": self._env, "log": str(self._log)}) + "\n")
        server.stdin.flush()
        self._number = int(server.stdout.readline())
        if self._handle is not None:
            os.close(self._handle)
        self._handle = os.pidfd_open(self._number)

    def kill_now(self) -> None:
        """Send SIGKILL without waiting."""
        if self._handle is not None and self.running:
            signal.pidfd_send_signal(self._handle, signal.SIGKILL)
            self.dying = True

    async def _gone(self) -> int:
        while self.running:  # noqa: ASYNC110 - another process's child
            await asyncio.sleep(_WAIT)
        return 0

    @classmethod
    def _forker(cls) -> subprocess.Popen[str]:
        """The server, started when it is first needed; it ends when its input does, with this process."""
        if ForkedBot._server is None:
            command = (sys.executable, "-m", "tests.support.forked_bot")
            pipe = subprocess.PIPE
            ForkedBot._server = subprocess.Popen(  # noqa: S603 - our own
                command, cwd=_ROOT, stdin=pipe, stdout=pipe, text=True
            )
        return ForkedBot._server


def _serve() -> None:
    """Fork a bot for each line."""
    _import_everything()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not kept
    for line in sys.stdin:
        wanted = json.loads(line)
        child = os.fork()
        if child == 0:
            _be_a_bot(wanted["env"], wanted["log"])
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def _import_everything() -> None:
    from bot.rulebook import the_rulebook
    from bot.startup import COGS

    for name in ("bot.__main__", *COGS):
        importlib.import_module(name)
    the_rulebook().build()


def _be_a_bot(env: dict[str, str], log: str) -> NoReturn:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    nothing, out = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for source, target in ((nothing, 0), (out, 1), (out, 2)):
        os.dup2(source, target)
    os.environ.clear()
    os.environ.update(env)
    from bot.__main__ import run

    try:
        run()
    except BaseException:  # noqa: BLE001 - the log has it, the process ends here
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(0)  # nobody asks how it ended


if __name__ == "__main__":
    _serve()
