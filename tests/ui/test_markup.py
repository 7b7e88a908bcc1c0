"""What Discord reads as markup, mention, moment or link has no effect in a name, whatever character it is made of."""

import re

import pytest

from bot.i18n import LANGUAGES, Language, inert
from bot.ui.play.rest import waiting

READ = (
    "*a*", "**a**", "_a_", "__a__", "~~a~~", "||a||", "`a`", "```a```", "# a", "## a", "### a", "-# a", "> a", ">>> a",
    "- a", "* a", "1. a", "[a](https://b.example)", "<https://b.example>", "https://b.example", "<@1>", "<@&1>",
    "<#1>", "</a:1>", "<t:1:R>", "<:a:1>", "<a:a:1>", "<id:browse>", "@everyone", "@here", "13/5*/1*",
)  # fmt: skip
"""Everything that has an effect in a message."""
MARKS = frozenset("*_~|`")
PAIRED = re.compile(
    r"^(?:#{1,3}|-#|>|>>>|-|\d+\.) |https?://\w|(?<!\\)[*_~|`<]|@(?:everyone|here)|\]\(https?://"
)
"""What would still have one: a mark that stands open, a bracket, a call, a named link."""


@pytest.mark.parametrize("typed", READ)
def test_a_name_has_no_effect(typed: str) -> None:
    assert not PAIRED.search(inert(typed)), inert(typed)


@pytest.mark.parametrize("typed", READ)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_says_a_name_without_effect(typed: str, language: Language) -> None:
    (line, *_) = waiting([typed], language).lines
    assert inert(typed) in line


@pytest.mark.parametrize("mark", sorted(MARKS))
def test_a_mark_within_words_has_no_effect(mark: str) -> None:
    for number in (1, 2, 3):
        for place in ("{0}a{0}", "a{0}b", "{0}", "a {0}b{0} c", "a{0}", "{0} a"):
            assert not PAIRED.search(inert(place.format(mark * number)))
