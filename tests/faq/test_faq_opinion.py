"""What is said to a question of yes or no: what the model reads decides where it is sure, else the ruling's stance."""

import tomllib
from importlib.resources import files

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from faq.opinion import EITHER, OPINION_NUMBERS, SURE, Opinion, Verdict, opinion_by
from faq.weights import load_weights

NAMES = ["plain", "meaning"]
SHARES = st.floats(min_value=0, max_value=1)


def reading(yes: float, depends: float = 0.0) -> dict[Verdict, float]:
    return {Verdict.YES: yes, Verdict.NO: 1 - yes - depends, Verdict.DEPENDS: depends}


@pytest.mark.parametrize("name", NAMES)
def test_the_learned_numbers_are_those_that_are_read(name: str) -> None:
    table = tomllib.loads(files("faq").joinpath("weights.toml").read_text(encoding="utf-8"))[name]
    assert tuple(table["verdict"]) == OPINION_NUMBERS


@pytest.mark.parametrize("name", NAMES)
def test_a_stance_speaks_for_what_it_says_and_the_model_counts(name: str) -> None:
    numbers = dict(zip(OPINION_NUMBERS, load_weights(name).verdict.tolist(), strict=True))
    assert numbers["yes"] > 0 > numbers["no"]
    assert numbers["read"] > 0


@pytest.mark.parametrize("stance", Verdict)
def test_what_is_read_clearly_decides_against_the_stance(stance: Verdict) -> None:
    numbers = load_weights("plain").verdict
    assert opinion_by(stance, reading(yes=0.99), numbers) == Opinion(Verdict.YES, sure=True)
    assert opinion_by(stance, reading(yes=0.01), numbers) == Opinion(Verdict.NO, sure=True)


def test_where_nothing_is_read_the_stance_decides_and_is_not_sure() -> None:
    numbers = load_weights("plain").verdict
    assert opinion_by(Verdict.YES, reading(yes=0.5), numbers) == Opinion(Verdict.YES, sure=False)
    assert opinion_by(Verdict.NO, reading(yes=0.5), numbers) == Opinion(Verdict.NO, sure=False)


@given(depends=st.floats(min_value=EITHER, max_value=1, exclude_min=True), stance=st.sampled_from(Verdict))
def test_it_depends_where_that_is_likelier_than_not(depends: float, stance: Verdict) -> None:
    numbers = load_weights("plain").verdict
    assert opinion_by(stance, reading((1 - depends) / 2, depends), numbers).verdict is Verdict.DEPENDS


@given(less=SHARES, more=SHARES, stance=st.sampled_from(Verdict))
def test_the_likelier_yes_is_read_the_more_speaks_for_yes(less: float, more: float, stance: Verdict) -> None:
    numbers = np.array([0.0, 1.0, -1.0, 0.0, SURE], dtype=np.float32)
    low, high = sorted((less, more))
    said = [opinion_by(stance, reading(yes), numbers).verdict is Verdict.YES for yes in (low, high)]
    assert said[0] <= said[1]
