"""One verb a file: load, ask the core, store, all in one transaction."""
