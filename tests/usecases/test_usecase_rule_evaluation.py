"""The questions that a change of house rules is tried with."""

from faq.corpus import load_corpus
from usecases.rule.evaluation import SAMPLE, sample


def test_the_groups_take_turns_so_that_none_is_left_out_where_time_runs_out() -> None:
    entries = load_corpus().entries
    own, near, rest = entries[:1], entries[1:40], entries[40:]
    asked = sample(own, near, rest)
    assert len(asked) <= SAMPLE
    groups = [
        next(n for n, group in enumerate((own, near, rest)) if any(e.sections == one.expected for e in group))
        for one in asked[:6]
    ]
    assert groups == [0, 1, 2] * 2
