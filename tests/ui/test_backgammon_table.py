"""Backgammon by tapping: every play is reached checker by checker, and nothing lights that no play has."""

from collections.abc import Iterator

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.games.backgammon.face import BackgammonFace
from bot.ui.play.table_face import TapTable, leading, matching
from data.database import Database
from engine.backgammon.actions import Play
from engine.backgammon.record_codecs import format_action
from tests.support.backgammon_table import match_table, state_of, step
from tests.support.game_table import GameTable
from usecases.play.views import GameView

FACE = BackgammonFace()


@pytest.fixture
def views(database: Database) -> Iterator[GameView]:
    """A match's positions in which a play is to be chosen."""

    def walk(table: GameTable) -> Iterator[GameView]:
        for _ in range(60):
            for seat in (0, 1):
                seen = table.seen(seat)
                if any(isinstance(action, Play) for action in seen.actions):
                    yield seen
            if state_of(table).phase.value != "over":
                step(table)

    return walk(match_table(database))


def ends_by_taps(seen: GameView) -> set[str]:
    """The confirmations that taps lead to, whatever is tapped."""
    steps, known, ends = [""], set(), set()
    for step_ in steps:
        table = FACE.table(seen, step_, "en")
        if table is None:
            ends |= {
                press.words for press in FACE.screen(seen, step_, "en").presses if press.words[:1] not in "?="
            }
            continue
        for words in sorted({tap.words[1:] for tap in table.taps}):
            order = tuple(sorted(words.split(" ")))
            if order not in known:
                known.add(order)
                steps.append(words)
    return ends


def test_taps_lead_to_every_legal_play_and_to_nothing_else(views: Iterator[GameView]) -> None:
    reached = 0
    for seen in views:
        if FACE.table(seen, "", "en") is None:  # nothing can be moved
            continue
        assert ends_by_taps(seen) == {format_action(one) for one in seen.actions if isinstance(one, Play)}
        reached += 1
    assert reached > 15


def test_what_lights_leads_on_and_has_a_name(views: Iterator[GameView]) -> None:
    for seen in views:
        table = FACE.table(seen, "", "en")
        if table is None:
            continue
        places = [place.key for place in table.places]
        assert len({place.label for place in table.places}) == len(places)
        assert leading(table, ()) <= set(places)
        for tap in table.taps:
            assert tap in matching(table.taps, tap.at)
            assert set(tap.at) <= set(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_watchers_and_who_has_nothing_to_move_tap_nothing(database: Database, language: Language) -> None:
    table = match_table(database)
    found: list[TapTable | None] = [FACE.table(table.seen(seat), "", language) for seat in (None, 0, 1)]
    assert found[0] is None
    assert sum(one is not None for one in found) <= 1
