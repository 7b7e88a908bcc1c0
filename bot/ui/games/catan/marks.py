"""What Catan is called in ids and texts; the players' signs in turn order: colour and number, not colour alone."""

from typing import Final

KIND: Final = "catan"
MARKS: Final = ("🔴1", "🔵2", "🟠3", "⚪4")
