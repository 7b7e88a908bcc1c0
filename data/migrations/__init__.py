"""The schema's history, each step up and down."""
