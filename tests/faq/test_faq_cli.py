"""The command line of the search."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.rulebook import Asked, ruling_found, the_rulebook
from faq import __main__ as command_line
from faq.__main__ import app
from faq.force import game_of
from usecases.show.rule import rule_set_of

RUNNER = CliRunner()
MOST_HITS = 10


@pytest.fixture(autouse=True, scope="module")
def _opened_once() -> Iterator[None]:
    """Each command opens the index; here all find the one that the first has opened."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(command_line, "open_index", cache(command_line.open_index))
        yield


def test_search_shows_band_text_and_source() -> None:
    shown = RUNNER.invoke(app, ["search", "--lang", "ja", "開拓地のコスト"])
    assert shown.exit_code == 0
    assert shown.output.startswith("answer")
    assert "std/settlement-cost" in shown.output


def test_search_as_json_has_section_ids_score_and_band() -> None:
    shown = RUNNER.invoke(app, ["search", "--json", "--lang", "en", "--game", "catan", "settlement cost"])
    row = json.loads(shown.output)
    assert row["hits"][0] == ["std/settlement-cost"]
    assert row["band"] != "none"
    assert 0 <= row["score"] <= 1


def test_batch_answers_line_by_line() -> None:
    asked = '{"lang": "ja", "q": "盗賊"}\n\n{"lang": "en", "q": "", "game": "catan"}\n'
    rows = [json.loads(line) for line in RUNNER.invoke(app, ["batch"], input=asked).output.splitlines()]
    assert [len(row["hits"]) for row in rows] == [10, 0]
    nothing = {
        "hits": [],
        "score": 0.0,
        "band": "none",
        "shown": [],
        "menu": [],
        "verdict": None,
        "verdict_sure": False,
    }
    assert rows[1] == nothing


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        ("not json", "not JSON"),
        ("[1]", "not a JSON object"),
        ('{"lang": "en"}', '"q"'),
        ('{"lang": "en", "q": 7}', '"q"'),
        ('{"q": "no language"}', '"lang" must be one of ja, en'),
        ('{"lang": "fr", "q": "voleur"}', '"lang" must be one of ja, en'),
        ('{"lang": "en", "q": "x", "game": "chess"}', '"game" must be one of'),
        ('{"lang": "en", "q": "x", "game": ["catan"]}', '"game" must be one of'),
    ],
)
def test_batch_answers_a_bad_line_with_what_is_wrong_and_goes_on(bad: str, why: str) -> None:
    good = '{"lang": "ja", "q": "盗賊"}'
    result = RUNNER.invoke(app, ["batch"], input=f"{good}\n{bad}\n{good}")
    assert result.exit_code == 0
    rows = [json.loads(line) for line in result.output.splitlines()]
    assert rows[0] == rows[2]
    assert set(rows[0]) == {"hits", "score", "band", "shown", "menu", "verdict", "verdict_sure"}
    nothing = {
        "hits": [],
        "score": 0.0,
        "band": "none",
        "shown": [],
        "menu": [],
        "verdict": None,
        "verdict_sure": False,
    }
    assert rows[1] == nothing | {"error": rows[1]["error"]}
    assert "line 2" in rows[1]["error"]
    assert why in rows[1]["error"]


def test_batch_reads_what_is_no_letter() -> None:
    asked = b'{"lang": "ja", "q": "\\ud800"}\n\xff\xfe\n{"lang": "en", "q": "\\ud800robber"}\n'
    result = RUNNER.invoke(app, ["batch"], input=asked)
    assert result.exit_code == 0
    nothing, broken, found = (json.loads(line) for line in result.output.splitlines())
    assert nothing["band"] == "none"
    assert "not JSON" in broken["error"]
    assert found["hits"]


def test_evaluate_prints_places_refusals_and_latency(tmp_path: Path) -> None:
    file = tmp_path / "asked.jsonl"
    file.write_text(
        '{"lang": "ja", "q": "開拓地のコスト", "expected": ["std/settlement-cost"], "kind": "keyword"}\n'
        '{"lang": "ja", "q": "天気は?", "expected": [], "kind": "none"}\n',
        encoding="utf-8",
    )
    shown = RUNNER.invoke(app, ["evaluate", str(file)])
    assert shown.exit_code == 0
    assert "ja keyword       n=  1  hits@1 1.000  hits@3 1.000" in shown.output
    assert "refused: 0.00" in shown.output
    assert "p95" in shown.output


def test_evaluate_measures_questions_of_an_event(tmp_path: Path) -> None:
    row = {
        "profile": "catan-japan",
        "game": "catan",
        "kind": "yes-no",
        "beside": [],
        "verdict": "no",
        "lang": "en",
    }
    asked = [
        row
        | {"q": "May I appeal against the judge?", "expected": ["cjp/judge-final"], "not_first": ["jbl/5.2"]},
        row
        | {
            "q": "How is the weather?",
            "expected": [],
            "not_first": [],
            "verdict": None,
            "verdict_sure": False,
        },
    ]
    file = tmp_path / "event.jsonl"
    file.write_text("\n".join(map(json.dumps, asked)), encoding="utf-8")
    shown = RUNNER.invoke(app, ["evaluate", str(file)])
    assert shown.exit_code == 0
    total = next(line for line in shown.output.splitlines() if line.startswith("  all"))
    assert (
        "n=  2  first 100  shown right 100  shown wrong 0  misled 0  not in force 0  game 100  box -" in total
    )
    assert total.endswith("verdict 100  plainly 100  refused 0  false 0")
    assert "p95" in shown.output


def test_batch_answers_as_the_bot_would_inside_an_event() -> None:
    asked = (
        '{"lang": "en", "q": "May we talk about where the robber goes?", "game": "catan", "profile": "catan-world"}\n'
        '{"lang": "en", "q": "May we talk about where the robber goes?", "game": "catan", "profile": "catan-japan"}\n'
        '{"lang": "en", "q": "what does a city cost and how many points is it worth", "profile": "catan-germany"}\n'
    )
    worlds, japan, both = (
        json.loads(line) for line in RUNNER.invoke(app, ["batch"], input=asked).output.splitlines()
    )
    assert (worlds["hits"][0], worlds["verdict"]) == (["cwc/3.0.2-robber-talk"], "yes")
    assert (japan["hits"][0], japan["verdict"]) == (["cjp/robber-no-deals"], "no")
    assert {"std/city-cost", "std/city-points"} <= set(both["shown"])


NO_VERDICT = {"verdict": None, "verdict_sure": False}
CONTRACT = {"hits", "score", "band", "shown", "menu", "verdict", "verdict_sure"}
IN_AN_EVENT = (
    ("en", "may we discuss where the robber goes?", "catan-japan", "answer"),
    ("ja", "開拓地のコストと点数は?", "catan-germany", "answer"),
    ("en", "the bank is short of ore", "catan-japan", "maybe"),
    ("en", "when is the cube turned in the Crawford game", "rivals", "maybe"),
    ("en", "what is the weather like tomorrow", "catan-japan", "none"),
    ("ja", "こんにちは!よろしくお願いします", "catan-japan", "none"),
)


@pytest.mark.parametrize(("lang", "question", "profile", "band"), IN_AN_EVENT)
def test_batch_keeps_its_form_in_every_band_and_says_what_the_bot_shows(
    lang: str, question: str, profile: str, band: str
) -> None:
    game = game_of(profile)
    asked = json.dumps({"lang": lang, "q": question, "game": game, "profile": profile})
    row = json.loads(RUNNER.invoke(app, ["batch"], input=asked).output)
    assert set(row) == CONTRACT
    assert (row["band"], 0 <= row["score"] <= 1) == (band, True)
    assert all(
        isinstance(section, str) for ids in (*row["hits"], row["shown"], row["menu"]) for section in ids
    )
    found = the_rulebook().ask(Asked(question, lang, game, rule_set_of(profile)))
    assert row["hits"] == [list(hit.entry.sections) for hit in found.hits]
    assert (row["band"], row["verdict"]) == (found.band, found.verdict)
    if band == "answer":
        ruling = ruling_found(found)
        shown = (ruling.entry, *ruling.beside)
        assert row["shown"] == [section for entry in shown for section in entry.sections]
        assert row["menu"] == [section for entry in ruling.further for section in entry.sections]
    else:
        assert len(row["menu"]) <= len(row["hits"]) <= MOST_HITS
        assert row["menu"] or not row["hits"]


@pytest.mark.parametrize("profile", ['"chess-club"', "7"])
def test_batch_names_a_profile_that_it_does_not_know(profile: str) -> None:
    asked = '{"lang": "en", "q": "robber", "profile": ' + profile + "}\n"
    row = json.loads(RUNNER.invoke(app, ["batch"], input=asked).output)
    assert '"profile" must be one of' in row["error"]
