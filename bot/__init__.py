"""The running program: command line, startup, settings, texts, outbox, timers, sandbox."""
