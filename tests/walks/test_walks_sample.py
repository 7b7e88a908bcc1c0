"""A sample of what `make walks` does by the thousand."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from data.database import Database
from data.records import PostKind
from tests.support import postgres
from tests.walks.databases import files
from tests.walks.shrink import shortest
from tests.walks.walk import Step, steps_of, walk
from usecases import shown

_FEW = 8
pytestmark = pytest.mark.skipif(bool(postgres.SERVER), reason="`make walks DATABASE=postgres` walks there")


def test_after_each_step_of_a_walk_what_stands_is_what_is_due(tmp_path: Path, migrated: str) -> None:
    fall = walk(lambda: files(Path(migrated), tmp_path / "walk.db"), steps_of(7)[:_FEW])
    assert fall is None, fall


def test_a_walk_notices_a_forgotten_post_and_tells_its_shortest_way(
    tmp_path: Path, migrated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = PostKind.ANNOUNCEMENT
    monkeypatch.setattr(shown, "READS", {**shown.READS, kind: shown.READS[kind] - {"entry"}})
    steps = (
        Step("next timer", 2),
        Step("new event", 1),
        Step("join", 3),
        Step("leave", 4),
        Step("set up", 5),
    )

    def fresh() -> AbstractContextManager[Database]:
        return files(Path(migrated), tmp_path / "walk.db")

    fall = walk(fresh, steps)
    assert fall is not None
    short = shortest(fresh, fall)
    assert short.violation.law == "posts"
    assert len(short.steps) < len(fall.steps)
