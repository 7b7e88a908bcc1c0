"""Catan by tapping: every legal action is said by its places or by a control, nothing lights that no action has."""

from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.games.catan.face import CatanFace
from bot.ui.games.catan.table_taps import MANY, MOVED, of_cards
from bot.ui.play.table_face import TapTable, leading, matching
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.codecs import read_pile
from engine.catan.hands import pack, size
from engine.catan.names import Seat
from engine.catan.state import CatanState
from tests.engine.catan_table import give, island
from tests.ui.panel_games import rich, some
from tests.ui.panel_table import APART, seen_of, steps_of
from usecases.play.views import GameView

FACE = CatanFace()


def moments(number: int, seed: int) -> Iterator[tuple[CatanState, Seat]]:
    """Positions of whole games, with the seat that acts, and a rich one."""
    yield from ((state, seat) for state, seat, _ in some(number, seed))
    yield rich()


def tables(seen: GameView, language: Language = "en") -> list[TapTable]:
    """What can be tapped first, and the step in which what was just placed is moved."""
    found = [FACE.table(seen, step, language) for step in ("", "move")]
    return [one for one in found if one is not None]


def test_every_legal_action_is_said_by_its_own_taps_or_by_a_control() -> None:
    tapped: Counter[type[object]] = Counter()
    for state, seat in moments(16, 21):
        seen = seen_of(state, seat)
        by_words = {tap.words: tap for table in tables(seen) for tap in table.taps}
        rest = set()
        for action in seen.actions:
            tap = by_words.get(catan.format(action))
            if tap is not None:
                assert tap in matching(list(by_words.values()), tap.at)
                tapped[type(action)] += 1
            elif not isinstance(action, (*MANY, a.CounterOffer)):  # whose cards are ticked in menus
                rest.add(action)
        if rest:
            assert rest <= {catan.parse(words) for words in steps_of(seen, apart=APART)}
    assert len(tapped) > 10


def test_offers_and_discards_are_found_by_the_cards_that_were_tapped() -> None:
    found: Counter[type[object]] = Counter()
    for state, seat in moments(60, 22):
        seen = seen_of(state, seat)
        (first, *_) = tables(seen)
        many = [action for action in seen.actions if isinstance(action, MANY)]
        for action in many[:: len(many) // 2 + 1]:
            assert catan.format(action) in {tap.words for tap in FACE.meant(seen, of_cards(action), "en")}
            assert set(of_cards(action)) <= set(first.free)
            found[type(action)] += 1
    assert set(found) == set(MANY)


def test_an_offer_too_large_to_be_listed_is_found_by_its_cards() -> None:
    seen = seen_of(give(island(), 0, "6L"), 0)
    large = a.Offer(read_pile("6L"), read_pile("3G3O"))
    assert [tap.words for tap in FACE.meant(seen, of_cards(large), "en")] == ["offer 6L 3G3O"]
    beyond = a.Offer(read_pile("7L"), read_pile("1O"))
    assert FACE.meant(seen, of_cards(beyond), "en") == ()


def test_what_is_tapped_in_any_order_leads_on_and_nothing_lights_in_vain() -> None:
    for state, seat in moments(40, 23):
        seen = seen_of(state, seat)
        for table in tables(seen):
            places = {place.key for place in table.places}
            cards = {card.key for tray in table.trays for card in tray.cards}
            lit = leading(table, ())
            assert lit <= places | cards
            assert places <= lit | {key for tap in table.taps for key in tap.at}
            for tap in table.taps:
                for order in (tap.at, tap.at[::-1]):
                    for number in range(len(order)):
                        assert order[number] in leading(table, order[:number])
                    assert tap in matching(table.taps, order)
            said = {words for action in seen.actions for words in [catan.format(action)]}
            assert {tap.words for tap in table.taps} <= said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_and_every_meaning_has_a_name_of_its_own(language: Language) -> None:
    for state, seat in moments(60, 24):
        for table in tables(seen_of(state, seat), language):
            names = [place.label for place in table.places]
            assert all(names)
            assert len(set(names)) == len(names)
            meanings = [(tap.at, tap.label) for tap in table.taps]
            assert len(set(meanings)) == len(meanings)


def test_moving_what_was_just_placed_is_a_step_of_its_own() -> None:
    for state, seat in moments(60, 25):
        seen = seen_of(state, seat)
        first, moving = tables(seen)
        moves = {catan.format(one) for one in seen.actions if isinstance(one, MOVED)}
        assert not moves & {tap.words for tap in first.taps}
        assert {tap.words for tap in moving.taps} == moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_watchers_see_the_island_and_can_tap_nothing(language: Language) -> None:
    for state, seat in moments(10, 26):
        watched, own = tables(seen_of(state, None), language)[0], tables(seen_of(state, seat), language)[0]
        assert watched.drawing == own.drawing
        assert (watched.places, watched.trays, watched.taps, watched.free) == ((), (), (), ())


def test_the_drawing_of_twins_whose_hidden_cards_differ_is_one() -> None:
    compared = 0
    for state, seat in moments(30, 27):
        other = (seat + 1) % len(state.players)
        hidden = state.players[other]
        swapped = hidden._replace(
            hand=pack((0, 0, 0, 0, size(hidden.hand))), cards=pack((size(hidden.cards), 0, 0, 0, 0)), fresh=0
        )
        twin = state._replace(
            players=state.with_player(other, swapped), deck=pack((size(state.deck), 0, 0, 0, 0))
        )
        if not state.turn.offers and hidden != swapped:
            assert tables(seen_of(twin, seat)) == tables(seen_of(state, seat))
            compared += 1
    assert compared > 10


class _Drawing(HTMLParser):
    """Reads an SVG: what it consists of."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.names |= {name for name, _ in attrs}

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names |= {tag, *(name for name, _ in attrs)}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_drawing_needs_no_style_of_its_own_and_is_small() -> None:
    for state, seat in moments(5, 28):
        (table, _) = tables(seen_of(state, seat))
        reader = _Drawing()
        reader.feed(table.drawing)
        assert reader.open == []
        assert not reader.names & {"style", "class", "script", "href", "onclick"}
        assert len(table.drawing) < 60_000
