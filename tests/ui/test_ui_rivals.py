"""How Rivals looks: every decision can be tapped, the picture is small, cards are told in both languages."""

import random
from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.i18n import LANGUAGES, Language, bundle_of
from bot.ui.games.rivals.card_text import card_lines, card_title, found_cards
from bot.ui.games.rivals.face import RivalsFace
from bot.ui.games.rivals.hand import cards_step
from bot.ui.games.rivals.panel import desk_of
from bot.ui.pictures.canvas import WIDTH
from bot.ui.play.component_ids import words_of
from bot.ui.play.screen import Screen, controls_of
from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from engine.rivals import actions as a
from engine.rivals.cards import TABLE
from engine.rivals.events import RivalsDecision
from engine.rivals.game import legal
from engine.rivals.names import GameSet, Good, Seat
from engine.rivals.notation import format_action
from engine.rivals.options import Preset, preset
from engine.rivals.rules import RULES
from engine.rivals.state import RivalsState, TurnPhase
from engine.rivals.subjects import SUBJECTS
from engine.rivals.view import view
from league.ids import GameId, GameSeatId
from tests.engine.rivals_table import at, realm, walk
from tests.engine.test_rivals_invariants import twin
from usecases.play.views import GameView

FACE = RivalsFace()
NOW = datetime(2026, 1, 1, 12, tzinfo=UTC)
DEEPEST = 3
_ENDS = {"finish yes": "?end keep", "finish no": "?end swap"}


def game_view(state: RivalsState, seat: Seat | None) -> GameView:
    """What the host would hand to the face."""
    game = PostGame(
        GameId(12), 111, 222, 1000, NOW, "00", "ff", "rivals", 1, "", 2, status=GameStatus.PLAYING, events=300
    )
    seats = tuple(
        GameSeat(GameSeatId(n + 1), GameId(12), n, SeatState.TAKEN, 1000 + n, name)
        for n, name in enumerate(("Haruka", "K*en*"))
    )
    actions = tuple(legal(state, seat)) if seat is not None else ()
    return GameView(game, seats, seat, view(state, seat), actions, 7)


def says(screen: Screen) -> list[str]:
    """Everything that its controls say."""
    pressed = [press.words for press in screen.presses]
    return pressed + [words_of(pick.prefix, [line.value]) for pick in screen.picks for line in pick.choices]


def taps(seen: GameView, action: str, language: Language) -> int | None:
    """How many taps a decision takes; None if no way leads to it."""
    step = ""
    for number in range(1, DEEPEST + 1):
        screen = FACE.screen(seen, step, language)
        controls_of(screen, seen.game, seen.stamp, language)
        offered = says(screen)
        if action in offered:
            return number
        further = [
            one for one in offered if one.startswith("?at ") and f"{action} ".startswith(f"{one[4:]} ")
        ]
        further += [one for one in offered if one.startswith("?end ") and action.startswith("finish")]
        if not further:
            return None
        step = next((one for one in further if one == _ENDS.get(action)), max(further, key=len))[1:]
    return None


@pytest.mark.parametrize("set_", list(GameSet))
def test_every_legal_decision_of_random_games_can_be_tapped_and_every_event_told(set_: GameSet) -> None:
    chance, language = random.Random(7), LANGUAGES[len(set_) % 2]
    for number, step in enumerate(walk(preset(Preset.DOCUMENT, set_), 11, 2500)):
        told = [RULES.witness(event, seat) for event in step.events for seat in (None, 0, 1)]
        assert all(FACE.log_lines((one,), ("A", "B"), language, None) is not None for one in told)
        if number % 9 or step.after.turn.phase is TurnPhase.OVER:
            continue
        for seat in (0, 1):
            seen = game_view(step.after, seat)
            for action in chance.sample(seen.actions, min(2, len(seen.actions))):
                assert taps(seen, format_action(action), language) is not None, action


def test_the_end_of_a_turn_is_asked_once_where_something_can_still_be_built() -> None:
    poor = game_view(at(realm(stock=0), hand=["abbey"]), 0)
    rich = game_view(at(realm(stock=3), hand=["abbey"]), 0)
    for finish in (True, False):
        words = format_action(a.FinishTurn(finish))
        assert (taps(poor, words, "en"), taps(rich, words, "en")) == (1, 2)
    over = game_view(at(realm(stock=3), phase=TurnPhase.BEFORE), 0)
    assert FACE.screen(over, "end keep", "ja") == FACE.screen(over, "", "ja")


def test_a_turn_with_one_build_takes_four_taps_and_one_with_nothing_to_do_one() -> None:
    state = at(realm(stock=(1, 0, 0, 1, 1, 0)), hand=["inga", "storehouse", "abbey"])
    seen = game_view(state, 0)
    build = next(format_action(one) for one in seen.actions if isinstance(one, a.AddExpansion))
    roll, draw, finish = 1, 1, taps(game_view(at(realm(stock=0)), 0), "finish yes", "en")
    assert finish == 1
    assert roll + (taps(seen, build, "en") or 9) + finish + draw == 4
    before = game_view(at(phase=TurnPhase.BEFORE), 0)
    assert taps(before, "=orders rest", "en") == 1  # rolls, and ends the turn where nothing can be paid for
    resting = replace(before, seats=(replace(before.seats[0], orders="roll rest"), *before.seats[1:]))
    assert taps(resting, "=orders rest", "en") is None


def test_an_event_says_what_it_is_about() -> None:
    found: set[type] = set()
    for set_ in (GameSet.DUEL, GameSet.TURMOIL):
        for step in walk(preset(Preset.PRINTED, set_), 3, 3000):
            for event in step.events:
                if isinstance(event, RivalsDecision) and type(event.action) in SUBJECTS and event.cards:
                    found.add(type(event.action))
                    assert len(event.cards) == 1 + isinstance(event.action, a.SwapRegions | a.SwapExpansions)
    assert {a.StoreGood, a.PayFrom, a.SeizeGood, a.RemoveExpansion, a.GiveUp, a.NameCard} <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_small_and_as_wide_as_a_phone_shows(language: Language) -> None:
    for state in (
        at(),
        *(step.after for step in list(walk(preset(Preset.PRINTED, GameSet.DUEL), 4, 4000))[-1:]),
    ):
        picture: Any = FACE.picture(game_view(state, 0), language)
        with Image.open(BytesIO(picture.data)) as image:
            assert image.width == WIDTH
        assert len(picture.data) <= 150 * 1024
        assert picture.data == FACE.picture(game_view(state, 0), language).data  # type: ignore[union-attr]  # it is one


@pytest.mark.parametrize("set_", [GameSet.INTRO, GameSet.TURMOIL, GameSet.DUEL])
def test_twins_that_differ_in_what_a_seat_may_not_know_look_the_same_to_it(set_: GameSet) -> None:
    """Down to the bytes of the picture and the words of the panel; the spectator's picture is everybody's."""
    chance, language, differed = random.Random(9), LANGUAGES[len(set_) % 2], 0
    for number, step in enumerate(walk(preset(Preset.PRINTED, set_), 5, 700)):
        if number % 43:
            continue
        for seat in (0, 1):
            other = twin(step.after, seat, chance)
            differed += other != step.after
            one, two = game_view(step.after, seat), game_view(other, seat)
            pictures: list[Any] = [FACE.picture(each, language) for each in (one, two)]
            assert pictures[0].mark == pictures[1].mark
            assert pictures[0].data == pictures[1].data
            assert pictures[0].alt == pictures[1].alt
            assert FACE.table_lines(one, language) == FACE.table_lines(two, language)
            assert FACE.hand_lines(one, language) == FACE.hand_lines(two, language)
            assert FACE.screen(one, "", language) == FACE.screen(two, "", language)
            watched: list[Any] = [
                FACE.picture(game_view(each, None), language) for each in (step.after, other)
            ]
            assert watched[0].data == watched[1].data
    assert differed > 20


def test_the_picture_differs_only_where_the_game_does() -> None:
    state = at(realm("storehouse", stock=1))
    marks = {FACE.picture(game_view(state, seat), "en").mark for seat in (0, None)}  # type: ignore[union-attr]  # it is one
    assert len(marks) == 1
    other: Any = FACE.picture(game_view(at(realm("storehouse", stock=2)), 0), "en")
    assert other.mark not in marks
    assert "Storehouse" in other.alt


@pytest.mark.parametrize(("language", "comma"), [("en", ", "), ("ja", "、")])
def test_several_things_are_listed_with_the_languages_own_comma(language: Language, comma: str) -> None:
    seen = game_view(at(realm(), realm()), 0)
    picture = FACE.picture(seen, language)
    assert picture is not None
    regions = picture.alt.split("\n")[0]
    assert regions.count(comma) >= 5
    assert ("、" in picture.alt) is (language == "ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told_in_both_languages(language: Language) -> None:
    for row in TABLE.values():
        lines = card_lines(row, language)
        assert card_title(row, language)
        assert len(lines) >= 2
        assert len("\n".join(lines)) < 1000
    known = bundle_of(language)
    for row in TABLE.values():
        assert not row.requires or known.has_message(f"rivals-needs-{row.requires}")


def test_cards_are_found_by_their_name_in_three_languages() -> None:
    table = tuple(TABLE.values())
    for name in ("Storehouse", "倉庫", "Lagerstätte", "lagerst"):
        assert found_cards(name, table)[0].key == "storehouse"
    assert found_cards("junk", table) == []
    assert len(found_cards("", table)) == len(table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_says_what_is_missing_and_what_cards_do(language: Language) -> None:
    seen = game_view(at(realm(stock=(1, 0, 0, 0, 0, 0)), hand=["storehouse", "scout"]), 0)
    lines = "\n".join(FACE.hand_lines(seen, language))
    assert "🪵🐑" in lines
    desk = desk_of(seen, language)
    assert desk is not None
    told = "\n".join(cards_step(desk, ()).lines)
    assert ("斥候" if language == "ja" else "Scout") in told
    assert FACE.hand_lines(game_view(at(), None), language) == []


@pytest.mark.parametrize(
    ("building", "ends"),
    [("storehouse", ("missing 🪨", "missing 🐑🪨")), ("drill-ground", ("✓", "missing 🪨"))],
)
def test_the_hand_counts_a_discount_in_what_is_missing__riv_drill_ground(
    building: str, ends: tuple[str, str]
) -> None:
    """Inga costs grain, wool and ore, Siglind one more wool; a grain and a wool are there."""
    mine = realm(building, stock=(0, 0, 1, 0, 1, 0))
    lines = FACE.hand_lines(game_view(at(mine, hand=["inga", "siglind"], set_=GameSet.TURMOIL), 0), "en")
    assert all(line.endswith(end) for line, end in zip(lines[1:], ends, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_reached_the_goal_is_told_to_declare__riv_goal(language: Language) -> None:
    won = game_view(at(realm(cities=4, sites=4)), 0)
    screen = FACE.screen(won, "", language)
    assert "🏆" in screen.lines[0]
    assert "claim" in says(screen)
    assert not any("🏆" in line for line in FACE.screen(game_view(at(), 0), "", language).lines)


def test_two_regions_that_are_turned_keep_their_numbers_and_a_card_without_words_has_no_empty_line() -> None:
    turned = tuple(
        RivalsDecision(-1, a.DrawRegion(good, number)) for good, number in ((Good.ORE, 2), (Good.WOOL, 5))
    )
    lines = FACE.log_lines(turned, ("A", "B"), "en", None)
    assert len(lines) == 2
    assert ("2" in lines[0], "5" in lines[1]) == (True, True)
    desk = desk_of(game_view(at(hand=["inga"]), 0), "en")
    assert desk is not None
    assert "-#" not in cards_step(desk, ()).lines[-1]
