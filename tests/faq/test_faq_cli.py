"""The command line of the search."""

import json
from pathlib import Path

from typer.testing import CliRunner

from faq.__main__ import app

RUNNER = CliRunner()


def test_search_shows_band_text_and_source() -> None:
    shown = RUNNER.invoke(app, ["search", "--plain", "--lang", "ja", "開拓地のコスト"])
    assert shown.exit_code == 0
    assert shown.output.startswith("answer")
    assert "std/settlement-cost" in shown.output


def test_search_as_json_has_section_ids_score_and_band() -> None:
    shown = RUNNER.invoke(
        app, ["search", "--plain", "--json", "--lang", "en", "--game", "catan", "settlement cost"]
    )
    row = json.loads(shown.output)
    assert row["hits"][0] == ["std/settlement-cost"]
    assert row["band"] == "answer"
    assert 0 <= row["score"] <= 1


def test_batch_answers_line_by_line() -> None:
    asked = '{"lang": "ja", "q": "盗賊"}\n\n{"lang": "en", "q": "", "game": "catan"}\n'
    rows = [
        json.loads(line) for line in RUNNER.invoke(app, ["batch", "--plain"], input=asked).output.splitlines()
    ]
    assert [len(row["hits"]) for row in rows] == [10, 0]
    assert rows[1] == {"hits": [], "score": 0.0, "band": "none"}


def test_batch_names_the_line_that_is_no_question() -> None:
    for bad in ("not json", "[1]", '{"q": "no language"}', '{"lang": "en", "q": "x", "game": "chess"}'):
        result = RUNNER.invoke(app, ["batch", "--plain"], input='{"lang": "ja", "q": "盗賊"}\n' + bad)
        assert result.exit_code == 2
        assert "line 2" in result.output


def test_evaluate_prints_places_refusals_and_latency(tmp_path: Path) -> None:
    file = tmp_path / "asked.jsonl"
    file.write_text(
        '{"lang": "ja", "q": "開拓地のコスト", "expected": ["std/settlement-cost"], "kind": "keyword"}\n'
        '{"lang": "ja", "q": "天気は?", "expected": [], "kind": "none"}\n',
        encoding="utf-8",
    )
    shown = RUNNER.invoke(app, ["evaluate", "--plain", str(file)])
    assert shown.exit_code == 0
    assert "ja keyword       n=  1  hits@1 1.000  hits@3 1.000" in shown.output
    assert "refused: 0.00" in shown.output
    assert "p95" in shown.output
