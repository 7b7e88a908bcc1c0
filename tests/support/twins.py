"""Games that differ only in what is hidden, each told on a server of its own, and compared byte for byte."""

import shutil
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from tests.support import postgres
from tests.support.game_night import GameNight
from tests.support.night import Night, league_night

Story = Callable[[GameNight], Awaitable[list[str]]]


@contextmanager
def _database(folder: Path, migrated: str) -> Iterator[str]:
    if postgres.SERVER:
        with postgres.copy_of(migrated) as url:
            yield url
        return
    folder.mkdir()
    shutil.copy(migrated, folder / "league.db")
    yield f"sqlite:///{folder / 'league.db'}"


class Told:
    """Tells a story twice, each time on a fresh server; only what is hidden differs."""

    seven: ClassVar[list[tuple[int, int]]] = []

    def __init__(self, folder: Path, migrated: str, start: Callable[[Night], Awaitable[GameNight]]) -> None:
        """`migrated` is what each database is copied from; `start` seats people at a game."""
        self._folder, self._migrated, self._start = folder, migrated, start

    async def once(self, name: str, story: Story) -> list[str]:
        """What the watchers of a story saw."""
        with _database(self._folder / name, self._migrated) as url:
            async with league_night(self._folder / name, url, players=4) as night:
                return await story(await self._start(night))

    async def alike(self, story: Callable[..., Awaitable[list[str]]]) -> None:
        """Nobody who watches can tell which of the two stories this is."""
        plain = await self.once("plain", lambda table: story(table, twisted=False))
        twisted = await self.once("twisted", lambda table: story(table, twisted=True))
        for one, other in zip(plain, twisted, strict=False):
            assert one == other, _difference(one, other)
        assert len(plain) == len(twisted)


def _difference(one: str, other: str) -> str:
    """Where two sightings part."""
    place = next((at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    start = max(0, place - 200)
    return f"{one[start : place + 100]}\n--- but ---\n{other[start : place + 100]}"
