"""FIDE's tournament report: what is written is read again, and its players are a list like any other."""

from hypothesis import given, settings
from hypothesis import strategies as st

from league.importing import PeopleList, read_list
from league.refusal import Refusal
from league.trf import TrfGame, TrfPlayer, TrfReport, read_trf, write_trf

REPORT = (
    "012 Autumn Open\n"
    "042 2026/11/20\n"
    "XXR 2\n"
    "001    1 m GM Alpha, Ann                        2558 GER     1234567 1990/01/01  1.5    1     2 w 1     3 b =\n"
    "001    2    m Bravo, Ben                        2482 GER     1234568             0.0    3     1 b 0  0000 - U\n"
    "001    3      Cy                                                                 0.5    2  0000 - Z     1 w =\n"
)


def test_players_and_rounds_are_read_by_their_columns() -> None:
    report = read_trf(REPORT)
    assert isinstance(report, TrfReport)
    first, second, third = report.players
    assert (first.number, first.name, first.title, first.rating, first.points, first.place) == (
        1, "Alpha, Ann", "GM", 2558, "1.5", 1,
    )  # fmt: skip
    assert first.games == (TrfGame(2, "w", "1"), TrfGame(3, "b", "="))
    assert second.games == (TrfGame(1, "b", "0"), TrfGame(0, "-", "U"))
    assert (third.rating, third.games[0]) == (0, TrfGame(0, "-", "Z"))
    assert read_trf(write_trf(report)) == report


def test_a_reports_players_are_a_list_with_seeds_and_ratings() -> None:
    found = read_list(REPORT.encode("cp1252"))
    assert isinstance(found, PeopleList)
    assert [(one.line, one.name, one.seed, one.rating) for one in found.people] == [
        (4, "Alpha, Ann", 1, 2558), (5, "Bravo, Ben", 2, 2482), (6, "Cy", 3, None),
    ]  # fmt: skip


def test_a_line_out_of_its_columns_is_named() -> None:
    for broken, line in ((REPORT.replace("2482", "strg"), 5), (REPORT.replace("2 w 1", "2 x 1"), 4)):
        assert read_trf(broken) == Refusal("trf-line", params={"line": line})
    found = read_list(REPORT.replace("2482", "strg").encode())
    assert isinstance(found, PeopleList)
    assert ([one.line for one in found.refused], [one.line for one in found.people]) == ([5], [4, 6])
    twice = REPORT.replace("001    2", "001    1")
    assert read_trf(twice) == Refusal("trf-number", params={"line": 5, "number": 1})


WORD = st.from_regex(r"[A-ZÄÖ][a-zé]{1,10}(, [A-Z][a-z]{1,8})?", fullmatch=True)
GAME = st.one_of(
    st.builds(TrfGame, st.integers(1, 9999), st.sampled_from("wb"), st.sampled_from("10=+-WDL")),
    st.builds(TrfGame, st.just(0), st.just("-"), st.sampled_from("HFUZ+-")),
)
PLAYERS = st.lists(
    st.builds(
        TrfPlayer,
        number=st.integers(1, 9999),
        name=WORD,
        sex=st.sampled_from(["", "m", "w"]),
        title=st.sampled_from(["", "GM", "WIM", "m"]),
        rating=st.integers(0, 3000),
        federation=st.sampled_from(["", "GER", "JPN"]),
        fide_id=st.integers(1, 10**10).map(str),
        birth=st.sampled_from(["", "1990/01/01"]),
        points=st.integers(0, 99).map(lambda half: f"{half / 2:.1f}"),
        place=st.integers(0, 999),
        games=st.lists(GAME, max_size=11).map(tuple),
    ),
    max_size=6,
    unique_by=lambda player: player.number,
)


@settings(max_examples=100, deadline=None)
@given(PLAYERS)
def test_a_report_makes_the_round_trip(players: list[TrfPlayer]) -> None:
    text = write_trf(TrfReport(("012 Cup", "XXR 11"), tuple(players)))
    report = read_trf(text)
    assert isinstance(report, TrfReport)
    assert write_trf(report) == text
    assert [(p.number, p.name, p.rating, p.games) for p in report.players] == [
        (p.number, p.name, p.rating, p.games) for p in players
    ]
