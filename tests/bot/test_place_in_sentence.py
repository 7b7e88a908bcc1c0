"""The name of a table stands small within an English sentence, and large where a sentence or a label begins."""

import pytest

from bot.i18n import text

TABLE = {"round": 1, "table": 4}


@pytest.mark.parametrize(
    ("key", "params", "words"),
    [
        ("audit-table-locked", {"event": "Cup"}, "locked round 1, table 4 of Cup"),
        ("result-disputed", {}, "will decide round 1, table 4."),
        ("result-entered", {"scores": "10"}, "✅ Round 1, table 4 is final"),
        ("notice-clock-runs", {}, "▶️ **Round 1, table 4**:"),
        ("form-result-report", {}, "Result: Round 1, table 4"),
    ],
)
def test_a_table_is_named_as_its_place_in_the_sentence_asks(
    key: str, params: dict[str, str], words: str
) -> None:
    assert words in text("en", key, {**TABLE, **params})


def test_other_names_stay_as_they_are_typed() -> None:
    assert text("en", "audit-table-locked", {**TABLE, "event": "Cup"}).endswith("of Cup")
