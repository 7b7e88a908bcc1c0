"""Which messages can be read in the other language: all that address nobody, but for the lines of a game's log."""

import pytest

from bot.ui.notices import is_public
from data.records import Destination, Notice


def notice(place: Destination, text: str = "game-paused-now", mentions: tuple[int, ...] = ()) -> Notice:
    return Notice(0, "key", 1, place, 1, text, {}, mentions)


@pytest.mark.parametrize("place", [Destination.GAME, Destination.THREAD, Destination.JUDGES])
def test_what_addresses_nobody_can_be_read_in_the_other_language(place: Destination) -> None:
    assert is_public(notice(place))
    assert not is_public(notice(place, mentions=(5,)))


def test_a_line_of_the_log_is_read_on_the_board() -> None:
    assert not is_public(notice(Destination.GAME, "game-log"))
    assert not is_public(notice(Destination.PRIVATE))
