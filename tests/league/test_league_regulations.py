"""Profiles: the built-in ones, a host's own in TOML, and texts for every refusal and fault."""

import ast
from dataclasses import fields
from datetime import timedelta
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from league.entry.refusals import STATE_CODES
from league.ids import PlayerId
from league.regulations import (
    PROFILES,
    Appeal,
    CutFormat,
    Profile,
    ProfileFault,
    RobberTalk,
    Scoring,
    TieBreak,
    TimeUp,
    parse_profile,
    stored_profile,
)
from league.regulations.toml import READERS
from league.results import TableReport, TableResult, report
from usecases.round.timing import new_clock

ROOT = Path(__file__).parents[2]
HEAD = 'name = "tuesday"\nbase = "catan-japan"\n'
ROOM = (
    *(ROOT / "league" / "regulations").glob("*.py"),
    *(ROOT / "league" / "results").glob("*.py"),
    *(ROOT / "league" / "standings").glob("*.py"),
    *(ROOT / "league" / "entry").glob("*.py"),
    *(ROOT / "league" / f"{name}.py" for name in ("penalties", "judging", "ratings")),
)


def own(text: str) -> Profile:
    profile = parse_profile(HEAD + text)
    assert isinstance(profile, Profile), profile
    return profile


def faults(text: str) -> set[tuple[str, str]]:
    found = parse_profile(text)
    assert isinstance(found, tuple), found
    return {(fault.path, fault.code) for fault in found}


def test_six_profiles_come_with_the_program() -> None:
    assert list(PROFILES) == [
        "catan-japan",
        "catan-world",
        "ikebukuro",
        "catan-germany",
        "backgammon-jba",
        "rivals",
    ]
    assert all(profile.name == name for name, profile in PROFILES.items())


def test_japan_has_eight_minutes_of_set_up_and_sixty_of_play__cjp_time_limit() -> None:
    japan = PROFILES["catan-japan"]
    four, three = new_clock(japan, 4), new_clock(japan, 3)
    assert four
    assert three
    assert (four.setup, three.setup) == (timedelta(minutes=8), timedelta(minutes=6))
    assert four.play == timedelta(hours=1)


def test_robber_talk_differs__cjp_robber_no_deals() -> None:
    assert PROFILES["catan-japan"].robber_talk is RobberTalk.FORBID
    assert PROFILES["catan-world"].robber_talk is RobberTalk.TALK


def test_world_championship_has_no_time_limit__cwc_3_0_2_note() -> None:
    world = PROFILES["catan-world"]
    assert (world.time_up, world.play_seconds, new_clock(world, 4)) == (TimeUp.NEVER, None, None)


def test_committee_decides_appeals_in_backgammon_only__jbl_1_5_2() -> None:
    assert PROFILES["backgammon-jba"].committee_sizes == (3, 5)
    assert [name for name, p in PROFILES.items() if p.appeal is Appeal.COMMITTEE] == ["backgammon-jba"]


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (11, CutFormat.FINAL),
        (12, CutFormat.FINAL),
        (15, CutFormat.FINAL),
        (16, CutFormat.SEMIFINAL_OPTIONAL),
        (28, CutFormat.SEMIFINAL_OPTIONAL),
        (29, CutFormat.SEMIFINAL),
    ],
)
def test_world_format_follows_the_number_of_players(players: int, expected: CutFormat) -> None:
    assert PROFILES["catan-world"].cut_format(players) is expected


def test_where_the_documents_are_silent_the_organizer_decides() -> None:
    assert PROFILES["catan-japan"].cut_format(40) is CutFormat.SEMIFINAL_OPTIONAL
    assert PROFILES["catan-japan"].cut_format(11) is CutFormat.FINAL


def test_words_of_older_files_are_still_read() -> None:
    profile = own("cut_bands = [{at_least = 20, format = 'open'}]")
    assert profile.cut_format(20) is CutFormat.SEMIFINAL_OPTIONAL


def test_own_profile_changes_only_what_it_names() -> None:
    profile = own('win_target = 12\nplay_seconds = "unlimited"\ntie_breaks = ["points", "head-to-head"]\n')
    assert (profile.win_target, profile.play_seconds) == (12, None)
    assert profile.tie_breaks == (TieBreak.POINTS, TieBreak.HEAD_TO_HEAD)
    assert profile.robber_talk is PROFILES["catan-japan"].robber_talk


def test_changed_constant_no_longer_cites_the_section_of_its_base() -> None:
    changed = own("win_target = 12")
    assert (changed.sources.winner, changed.sources.winner_score) == (None, None)
    assert changed.sources.time_up == "cjp/score-timeout"
    assert own("win_target = 10").sources.winner == "cjp/win-declare"


def test_tables_and_lists_can_be_changed() -> None:
    profile = own(
        'scoring = "placement"\nplacement_points = [4, 3, 2, 1]\nplacement_points_three = [4, 2, 1]\n'
        "cut_bands = [{at_least = 8, format = 'final'}]\n[titles]\nja = '火曜'\nen = 'Tuesday'\n"
    )
    assert profile.scoring is Scoring.PLACEMENT
    assert profile.titles.ja == "火曜"
    assert profile.cut_format(9) is CutFormat.FINAL


def test_every_fault_is_listed_at_once() -> None:
    text = (
        'name = "catan-japan"\nbase = "mars"\nwin_targt = 12\nwin_target = 0\nzzz = 1\ngame = "go"\n'
        'tie_breaks = ["wins", "wins", ]\nscoring = 3\ndeclaration = 1\nplay_seconds = 1.5\nversion = ""\n'
        'committee_sizes = [2]\nplacement_points = [1]\nlate = {grace_minutes = 5}\nrobber_talk = "shout"\n'
    )
    assert faults(text) == {
        ("name", "name-taken"),
        ("base", "not-allowed"),
        ("win_targt", "misspelt-key"),
        ("win_target", "out-of-range"),
        ("zzz", "unknown-key"),
        ("game", "fixed-by-base"),
        ("tie_breaks", "listed-twice"),
        ("scoring", "wrong-type"),
        ("declaration", "wrong-type"),
        ("play_seconds", "wrong-type"),
        ("version", "text-length"),
        ("committee_sizes.1", "not-odd"),
        ("placement_points", "array-length"),
        ("late.step_minutes", "missing-key"),
        ("robber_talk", "not-allowed"),
    }


def test_name_and_base_are_needed() -> None:
    assert faults("") == {("name", "missing-key"), ("base", "missing-key")}
    assert faults('name = "Not A Name"\nbase = 3') == {("name", "name-form"), ("base", "wrong-type")}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("win_target = 23", ("win_target", "target-above-maximum")),
        ('scoring = "match"', ("scoring", "scoring-game")),
        ('scoring = "placement"', ("placement_points", "placement-points-count")),
        (
            'scoring = "placement"\nplacement_points = [1,2,3,4]\nplacement_points_three = [3,2,1]',
            ("placement_points", "placement-points-rise"),
        ),
        ('handicap_classes = ["A", "B"]', ("handicap_classes", "handicaps-need-zero-sum")),
        ('time_up = "loss"', ("time_up", "time-loss-needs-two-players")),
        ('time_up = "never"', ("play_seconds", "clock-without-time-limit")),
        ('appeal = "committee"', ("committee_sizes", "committee-without-size")),
        ('scoring = "zero-sum"', ("stake_second", "stake-too-low")),
        ("final_size = 2", ("final_size", "final-not-a-table")),
        ("semi_final_size = 17", ("semi_final_size", "semi-final-tables")),
        ("cut_bands = [{at_least = 8, format = 'semifinal'}]", ("cut_bands", "band-below-tables")),
        (
            "cut_bands = [{at_least = 9, format = 'final'}, {at_least = 9, format = 'open'}]",
            ("cut_bands", "bands-not-rising"),
        ),
    ],
)
def test_contradictions_are_faults(text: str, fault: tuple[str, str]) -> None:
    assert fault in faults(HEAD + text)


@pytest.mark.parametrize(
    ("text", "line"), [("a = 1\nb = \n", 2), ("a = [1,\n2", 2), ("a = 1\n\na = 2", 3), ("[" * 5000, 1)]
)
def test_broken_toml_is_one_fault_with_its_line(text: str, line: int) -> None:
    found = parse_profile(text)
    assert isinstance(found, tuple)
    assert [(fault.code, fault.params["line"]) for fault in found] == [("toml-broken", line)]


def test_a_zero_sum_league_to_thirteen_needs_higher_stakes() -> None:
    head = 'base = "ikebukuro"\nname = "long"\nwin_target = 13\n'
    assert faults(head) == {("stake_second", "stake-too-low"), ("stake_others", "stake-too-low")}
    profile = parse_profile(head + "stake_second = 12\nstake_others = 13\n")
    assert isinstance(profile, Profile)
    told = report(profile, TableReport((PlayerId(1), PlayerId(2), PlayerId(3)), (13, 12, 11)))
    assert isinstance(told, TableResult)
    assert [int(line.points) for line in told.lines] == [2, 0, -2]


def test_a_contradiction_that_is_found_later_does_not_close_an_event() -> None:
    kept = stored_profile('base = "ikebukuro"\nname = "long"\nwin_target = 13\n')
    assert isinstance(kept, Profile)
    assert kept.win_target == 13


@pytest.mark.parametrize(
    ("base", "changes", "seats"),
    [
        ("rivals", "", 2),
        ("catan-world", 'time_up = "no-winner"\nplay_seconds = 3600', 4),
        ("backgammon-jba", "play_seconds = 3600", 2),
        ("catan-japan", 'placement_seconds = "unlimited"', 3),
    ],
)
def test_time_to_play_makes_a_clock_over_every_base(base: str, changes: str, seats: int) -> None:
    profile = parse_profile(f'base = "{base}"\nname = "ours"\n{changes}\n')
    assert isinstance(profile, Profile), profile
    clock = new_clock(profile, seats)
    assert clock
    assert (clock.setup, clock.play) == (timedelta(0), timedelta(hours=1))


@given(st.text(max_size=60))
def test_no_text_raises(text: str) -> None:
    assert isinstance(parse_profile(text), tuple)


TOML_VALUES = st.sampled_from(
    [
        "1",
        "0",
        "-3",
        "true",
        '"wins"',
        "1.5",
        "[]",
        "[[1]]",
        "[true]",
        "{}",
        "{at_least = 3}",
        "1979-05-27",
        "nan",
    ]
)


@given(st.dictionaries(st.sampled_from([*READERS, "game", "x.y", "base2"]), TOML_VALUES, max_size=6))
def test_no_value_raises(values: dict[str, str]) -> None:
    found = parse_profile(HEAD + "".join(f"{key} = {value}\n" for key, value in values.items()))
    assert isinstance(found, Profile) or all(isinstance(fault, ProfileFault) for fault in found)


def test_every_field_of_a_profile_can_be_set_or_is_fixed() -> None:
    assert {field.name for field in fields(Profile)} == {*READERS, "name", "game", "sources"}


class Variables(Visitor):
    """Collects the variables of one message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    source = (ROOT / "bot" / "locales" / language / "league.ftl").read_text(encoding="utf-8")
    body = parse(source).body
    assert not [entry for entry in body if isinstance(entry, fluent.Junk)]
    found: dict[str, set[str]] = {}
    for entry in body:
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def calls() -> list[tuple[str, ast.Call]]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in ROOM]
    nodes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [(node.func.id, node) for node in nodes if isinstance(node.func, ast.Name)]


def strings(node: ast.AST) -> set[str]:
    """Every string constant below a node: a code may be one of two."""
    found = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return {value for value in found if isinstance(value, str)}


# Which call makes which kind of text, and which of its arguments is the code.
MAKERS = {"Refusal": ("refusal", 0), "ProfileFault": ("fault", 1), "bad": ("fault", 1)}


def codes() -> dict[str, set[str]]:
    """Every refusal and fault code that stands in the room's source, with the parameters that it is given."""
    found: dict[str, set[str]] = {f"refusal-{code}": {"player"} for code in STATE_CODES.values()}
    for name, node in calls():
        if name not in MAKERS:
            continue
        kind, position = MAKERS[name]
        given_here = {keyword.arg for keyword in node.keywords if keyword.arg}
        if isinstance(node.args[-1], ast.Dict):
            given_here = {word for key in node.args[-1].keys if key for word in strings(key)}
        elif isinstance(node.args[-1], ast.Name):
            given_here = {"count", "least", "most"}  # the two checks of table sizes share this shape
        for code in strings(node.args[position]):
            found.setdefault(f"{kind}-{code}", set()).update(given_here)
    return found


@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_code_and_tie_break_has_its_text_and_no_text_is_left_over(language: str) -> None:
    assert set(texts(language)) == set(codes()) | {f"tiebreak-{tie_break.value}" for tie_break in TieBreak}


def test_both_languages_use_the_same_variables() -> None:
    japanese, english = texts("ja"), texts("en")
    assert {key: names for key, names in japanese.items() if names != english[key]} == {}


def test_texts_use_only_the_variables_that_the_code_gives() -> None:
    used = texts("en")
    assert {code: used[code] for code, params in codes().items() if not used[code] <= params} == {}
