"""One slash-command group a file; thin: read the interaction, call one use case, show the value."""
