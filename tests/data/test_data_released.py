"""What is released is never changed: servers have run it."""

from tests.data.released import hashes, noted


def test_a_released_migration_stays_as_it_was() -> None:
    now = hashes()
    assert {name: now.get(name) for name in noted()} == noted(), "write a new migration instead"


def test_released_migrations_are_the_first_ones() -> None:
    assert list(hashes())[: len(noted())] == list(noted())
