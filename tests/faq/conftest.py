"""What all tests of the search share: the index of the whole corpus, built once."""

import pytest

from bot.rulebook import index_of_corpus
from faq.index import Index


@pytest.fixture(scope="session")
def index() -> Index:
    """The corpus and the lexicon as they are shipped."""
    return index_of_corpus()
