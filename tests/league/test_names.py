"""Names over all of Unicode: what is stored is seen, what looks alike is told apart, what is shown is typed back."""

from collections.abc import Iterable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from league.names import NAME_LIMIT, matched, number_in, parted, sorted_by, told_apart, typed


def in_order(names: Iterable[str]) -> list[str]:
    """Names as a list of people has them."""
    return sorted(names, key=lambda name: (sorted_by(name), name))


ANY = st.text(max_size=80)
SEEN = ANY.map(typed).filter(bool)
PROPERTY = settings(max_examples=300, deadline=None)


@PROPERTY
@given(ANY)
def test_what_is_stored_is_stored_again_as_it_is(name: str) -> None:
    stored = typed(name)
    assert typed(stored) == stored
    assert len(stored) <= NAME_LIMIT
    assert not any(mark in stored for mark in "\n\r\u202e\u200f\u2066")


@PROPERTY
@given(ANY)
@example("İ")
@example("ﬅ")
@example("ϓ\u0301")
def test_what_is_compared_is_compared_the_same_again(name: str) -> None:
    assert matched(matched(name)) == matched(name)
    assert matched(f" {name}  ") == matched(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ken", "KEN"), ("Ken", "Ｋｅｎ"), ("𝕂𝕖𝕟", "Ken"), ("ｹﾝ", "ケン"), ("Ken  S", "Ken S"),
     ("é", "e\u0301"), ("Straße", "STRASSE"), ("葛\U000e0100城", "葛城"),
     ("O\u2019Brien", "O'Brien"), ("♥\ufe0f", "♥\ufe0e")],
)  # fmt: skip
def test_names_that_look_alike_are_one_key(one: str, other: str) -> None:
    assert matched(one) == matched(other)


@pytest.mark.parametrize(
    ("one", "other"), [("ケン", "けん"), ("髙橋", "高橋"), ("Ken", "Kén"), ("斎藤", "齋藤")]
)
def test_names_that_people_write_differently_are_not(one: str, other: str) -> None:
    assert matched(one) != matched(other)


@PROPERTY
@given(
    st.lists(
        st.one_of(SEEN, st.sampled_from(["Ken", "KEN", "Ｋｅｎ", "Ken #1", "#2", "Alpha, Ann"])), max_size=8
    )
)
def test_no_two_players_are_shown_alike_and_each_can_be_typed_back(names: list[str]) -> None:
    people = dict(enumerate(names, 1))
    shown = told_apart(people)
    keys = [matched(label) for label in shown.values()]
    assert len(set(keys)) == len(keys)
    for number, label in shown.items():
        assert label == people[number] or number_in(label) == number


@PROPERTY
@given(
    st.lists(
        st.sampled_from(["Alpha, Ann", "Ben", "Cy + Dee", "はるか、花", "Q&A", "Bravo, Ben, Jr."]),
        min_size=1,
        max_size=6,
    )
)
def test_a_line_of_names_is_cut_between_them_and_not_in_them(names: list[str]) -> None:
    known = {matched(name) for name in names}
    found = parted(", ".join(names), ",;、+&", lambda text: matched(text) in known)
    assert found[::2] == names


def test_unknown_names_are_cut_at_every_sign() -> None:
    assert parted("Ann, Ben + Cy", ",+", lambda _: False) == ["Ann", ",", "Ben", "+", "Cy"]


def test_names_stand_in_the_order_in_which_people_look_for_them() -> None:
    names = ["山田", "ケン", "かい", "がく", "Zoë", "Ärger", "anna", "42", "あい"]
    assert in_order(names) == ["42", "anna", "Ärger", "Zoë", "あい", "かい", "がく", "ケン", "山田"]
    assert sorted_by("山田", "やまだ") < sorted_by("渡辺", "わたなべ")
    assert sorted_by("相川", "あいかわ") < sorted_by("かい")


@PROPERTY
@given(st.lists(ANY, max_size=6))
def test_any_names_can_be_sorted(names: list[str]) -> None:
    assert in_order(reversed(in_order(names))) == in_order(in_order(names))


@pytest.mark.parametrize("name", ["\U0001fae8", "\U0001fadf Ken", "\U00031350"])
def test_what_is_newer_than_our_table_of_characters_is_a_name(name: str) -> None:
    assert typed(name) == name


@pytest.mark.parametrize("name", ["\ufdd0", "\uffff", "\U000e0080", "\ue000"])
def test_what_is_no_character_is_no_name(name: str) -> None:
    assert typed(name) == ""
