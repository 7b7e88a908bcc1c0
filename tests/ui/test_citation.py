"""What is quoted says what it is: a rule of a document, or a translator's comment on one."""

from dataclasses import fields

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.citation import citation
from faq.corpus import load_corpus
from faq.matters import comments
from league.regulations import PROFILES

MARK = {"en": "translator's comment, not a rule", "ja": "訳者のコメント（規則ではありません）"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", ["cwc/3.0.16-cocked", "cwc/3.0.2-note", "cwc/3.0.1-note"])
def test_a_comment_is_marked_where_it_is_cited(language: Language, section: str) -> None:
    assert MARK[language] in citation(language, section)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_not(language: Language) -> None:
    for section in ("cwc/3.0.16", "cwc/3.0.11-penalty", "cjp/score-cap"):
        assert citation(language, section)
        assert MARK[language] not in citation(language, section)


def test_comments_are_sections_of_the_corpus() -> None:
    assert all(load_corpus().by_section(section) for section in comments())


def test_only_the_missing_time_limit_of_the_championship_rests_on_a_comment_and_says_so() -> None:
    resting = {
        (name, field.name)
        for name, profile in PROFILES.items()
        for field in fields(profile.sources)
        if getattr(profile.sources, field.name) in comments()
    }
    assert resting == {("catan-world", "time_up")}
