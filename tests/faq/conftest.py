"""What all tests of the search share: the index of the whole corpus, built once."""

import pytest

from faq.corpus import load_corpus
from faq.index import Index, build_index
from faq.lexicon import load_lexicon


@pytest.fixture(scope="session")
def index() -> Index:
    """The corpus and the lexicon as they are shipped, without the embedding."""
    return build_index(load_corpus(), load_lexicon())
