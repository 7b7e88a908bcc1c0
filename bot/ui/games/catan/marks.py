"""The players' signs in turn order: colour and number of their pieces, so that nothing hangs on colour alone."""

from typing import Final

MARKS: Final = ("🔴1", "🔵2", "🟠3", "⚪4")
