"""Many numbers of tables, or names, in a sentence."""

import pytest

from usecases.many import in_runs, some


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ([], ""),
        ([7], "7"),
        ([2, 1], "1, 2"),
        ([1, 2, 3], "1–3"),
        ([9, 1, 2, 3, 4, 7], "1–4, 7, 9"),
        (range(1, 301), "1–300"),
    ],
)
def test_three_and_more_in_a_row_are_written_as_one(numbers: list[int], words: str) -> None:
    assert in_runs(numbers) == words


def test_of_many_that_are_no_neighbours_the_first_are_named_and_the_others_counted() -> None:
    words = in_runs(range(1, 300, 2))
    assert words.startswith("1, 3, 5, ")
    assert words.endswith(" … (+125)")
    assert words.count(",") == 24


def test_of_many_names_the_first_are_said_and_the_others_counted() -> None:
    assert some(["a", "b"], 2) == "a, b"
    assert some(["a", "b", "c"], 2) == "a, b … (+1)"
