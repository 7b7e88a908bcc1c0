"""Names in Hebrew and Arabic stand in a line of ours in the order in which we wrote it."""

import pytest

from bot.i18n import inert

YOSEF, MUHAMMAD = "שלום עולם יוסף", "محمد بن عبد الله"
MARK = "\u200e"
"""Left-to-right mark: without it a client draws "A 7, B 5" as "5 B ,7 A", and a turn order backwards."""


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        (YOSEF, f"{YOSEF}{MARK}"),
        (f"{YOSEF} 7, {MUHAMMAD} 5", f"{YOSEF}{MARK} 7, {MUHAMMAD}{MARK} 5"),
        (f"Mio → {YOSEF} → {MUHAMMAD}", f"Mio → {YOSEF}{MARK} → {MUHAMMAD}{MARK}"),
        ("はるか, Olivia", "はるか, Olivia"),
    ],
)
def test_what_follows_such_a_name_keeps_its_place(said: str, shown: str) -> None:
    assert inert(said) == shown
