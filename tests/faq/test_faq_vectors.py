"""The vectors that come with the program: without one each text costs the start tens of milliseconds."""

from faq.corpus import load_corpus
from faq.embedding import KEY_BYTES, key_of, stored_vectors
from faq.layer import forms_of, topic_forms
from faq.outside import load_outside

DIMENSIONS = 384
MOST_MISSING = 20
"""Who edits a text need not run `python -m faq vectors` at once, but the start may not become slow."""


def test_nearly_every_form_of_the_corpus_has_its_vector() -> None:
    stored = stored_vectors()
    row = KEY_BYTES + DIMENSIONS
    assert len(stored) % row == 0
    known = {stored[start : start + KEY_BYTES] for start in range(0, len(stored), row)}
    forms = (*forms_of(load_corpus().entries), *topic_forms(load_outside()))
    assert sum(key_of(form.text) not in known for form in forms) <= MOST_MISSING
