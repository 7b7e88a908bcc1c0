"""The rules asked: corpus, lexicon and search."""
