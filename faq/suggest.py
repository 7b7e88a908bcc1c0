"""What is offered while a question is being typed: by the words alone, so that it takes a millisecond."""

from faq.entry import Entry
from faq.index import Index
from faq.naming import named_by, opened_by
from faq.query import read_query
from faq.ranking import by_score, found
from faq.weights import load_weights


def suggest(index: Index, typed: str, lang: str, limit: int = 25) -> tuple[Entry, ...]:
    """Entries to offer while a question is being typed, best first; the first ones as long as nothing is typed."""
    named = named_by(index.numbers, typed) or opened_by(index.numbers, typed)
    if named:
        return named[:limit]
    asked = read_query(index, typed, lang)
    if asked.empty:
        return index.entries[:limit]
    order = by_score(found(index, asked).table @ load_weights().ranking)
    return tuple(index.entries[number] for number in order[:limit])
