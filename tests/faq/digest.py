"""An index in a few letters, to be compared between processes."""

from hashlib import sha256

from faq.index import Index


def digest_of(index: Index) -> str:
    """The same for the same rows, weights and terms in the same order."""
    found = sha256()
    for channel in index.layers[0].channels:
        found.update(channel.rows.tobytes() + channel.weights.tobytes() + repr(list(channel.terms)).encode())
    found.update(repr(sorted(index.game_terms.items())).encode())
    return found.hexdigest()
