"""What a panel says in words: the words of its controls, the hand, large discards, and positions without a move."""

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.i18n import LANGUAGES, Language
from bot.ui.games.catan.since import changed, reach_words
from bot.ui.play.component_ids import PLAY_MENU_TEMPLATE, PLAY_TEMPLATE, button_id, menu_id, words_of
from bot.ui.play.panel import hand_panel, panel
from data.game_records import GameStatus
from engine.catan import actions as a
from engine.catan import events as e
from engine.catan import game as catan
from engine.catan.codecs import LETTERS, read_pile, write_pile
from engine.catan.events import Rolled
from engine.catan.hands import ONE, pack, size
from engine.catan.names import Card, Edge, Resource
from engine.catan.phases import DISCARD
from engine.catan.refusals import CatanCode
from engine.catan.state import CatanState
from engine.catan.view import Concealed
from engine.protocol import EngineRefusal
from tests.engine.catan_table import act, corner, finish_setup, give, hold, island, start
from tests.engine.catan_table import settlements as settled
from tests.support.wording import says, worded
from tests.ui.panel_table import APART, NOW, controls, drawn, matched, screen, seen_of, steps_of, taps_for

# Words


def test_what_is_chosen_in_one_menu_is_one_word_and_tags_tell_equal_lines_apart() -> None:
    assert words_of("discard", ["1L~1", "1L~2", "1W~1"]) == "discard 1L+1L+1W"
    assert words_of("offer 1L", ["1O~0"]) == "offer 1L 1O"
    assert words_of("?want", ["2G", "1B"]) == "?want 2G+1B"


def test_a_tag_of_a_menu_is_no_word() -> None:
    assert words_of("~build", ["build-road e17"]) == "build-road e17"
    assert words_of("", ["?tile h4"]) == "?tile h4"
    assert words_of("?orders offer 1W 1O", []) == "?orders offer 1W 1O"


@pytest.mark.parametrize("words", ["x+1L", "1L+", "+", "-+1L+x", "19O+1O", "1O+1L1O+"])
def test_a_sum_that_is_no_pile_of_cards_is_refused_by_the_rules(words: str) -> None:
    assert catan.parse(f"discard {words}") == EngineRefusal(CatanCode.BAD_TEXT)


def test_cards_of_several_lines_are_added_up() -> None:
    assert catan.parse("discard 1L+1L+1W") == catan.parse("discard 2L1W") == a.Discard(pack((2, 0, 1, 0, 0)))
    assert catan.parse("offer 1L 2G+1B") == catan.parse("offer 1L 1B2G")


@settings(max_examples=60)
@given(st.lists(st.sampled_from(LETTERS), min_size=1, max_size=19))
def test_ticked_cards_read_back_as_the_pile_that_they_are(cards: list[str]) -> None:
    words = words_of("discard", [f"1{letter}~{number}" for number, letter in enumerate(cards)])
    action = catan.parse(words)
    assert isinstance(action, a.Discard)
    assert action.cards == pack(tuple(cards.count(letter) for letter in LETTERS))


def test_the_ids_of_controls_name_game_stamp_and_words() -> None:
    assert matched(PLAY_TEMPLATE, button_id(12, 1000300, "?want 1L")) == "?want 1L"
    assert matched(PLAY_MENU_TEMPLATE, menu_id(12, 1000300, "")) == ""


# The hand


HELD = {
    "en": (
        "🎴 4 cards: 🪵\u00a0lumber\u00a0**3**　🪨\u00a0ore\u00a0**1**",
        "Knight ×1, Knight ×1 (new: next turn), Victory Point ×1",
    ),
    "ja": (
        "🎴 手札4枚：🪵\u00a0木材\u00a0**3**　🪨\u00a0鉱石\u00a0**1**",
        "騎士×1、騎士×1（次の手番から使用可）、ポイントカード×1",
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_is_told_in_words_and_new_cards_apart(language: Language) -> None:
    state = hold(
        hold(give(island(), 0, "3L1O"), 0, Card.KNIGHT), 0, Card.KNIGHT, Card.VICTORY_POINT, fresh=True
    )
    content = hand_panel(seen_of(state, 0), language).words
    assert all(line in content for line in HELD[language])


def test_points_that_others_do_not_see_are_told_to_their_owner() -> None:
    state = hold(settled(island(), 0, corner(0, 0)), 0, Card.VICTORY_POINT)
    assert says(hand_panel(seen_of(state, 0), "en").words, "catan-panel-points-hidden", points=2, shown=1)
    assert not says(hand_panel(seen_of(state, 1), "en").words, "catan-panel-points-hidden")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_watches_or_is_too_early_has_no_hand(language: Language) -> None:
    early = replace(seen_of(island(), 0), view=None, actions=())
    for seen in (seen_of(island(), None), early):
        assert hand_panel(seen, language).words == panel(seen, "", language).words
        assert panel(seen, "", language).view is None


# Discards


def owing(cards: str) -> CatanState:
    """Seat 0 holds these cards and has to discard half of them."""
    state = give(island(), 0, cards)
    owed = (size(state.players[0].hand) // 2, 0, 0, 0)
    return state._replace(turn=state.turn._replace(phase=DISCARD, owed=owed))


def test_a_hand_of_twenty_five_is_one_menu() -> None:
    state = owing("5L5B5W5G5O")
    assert taps_for(seen_of(state, 0), a.Discard(read_pile("2L2B2W3G3O"))) == 1


@pytest.mark.parametrize("hand", ["8L3B4W7G4O", "13L13O", "19L7G", "6L6B6W6G6O"])
def test_a_larger_hand_is_asked_for_resource_by_resource(hand: str) -> None:
    state = owing(hand)
    reachable = steps_of(seen_of(state, 0), apart=APART)
    found = {words: taps for words, taps in reachable.items() if words.startswith("discard ")}
    assert set(found) == {catan.format(action) for action in catan.legal(state, 0)}
    assert max(found.values()) <= 5
    inner = [words[1:] for words in reachable if words.startswith("?discard")]
    assert all(screen(seen_of(state, 0), step) != screen(seen_of(state, 0)) for step in inner), "no dead ends"


def test_impossible_numbers_of_a_large_discard_start_again() -> None:
    seen = seen_of(owing("8L3B4W7G4O"), 0)
    for step in (
        "discard 9",
        "discard 1 1 1 1 1",
        "discard 13 1",
        "discard x",
        "discard 0 0 0 0",
        "discard ²",
    ):
        assert screen(seen, step) == screen(seen)


# Positions without a move


def test_whoever_has_nothing_to_decide_reads_for_whom_the_game_waits() -> None:
    state = finish_setup(start())
    content = panel(seen_of(state, 2), "", "en").words
    assert says(content, "game-panel-waiting")
    assert set(controls(drawn(seen_of(state, 2)))) == {"?orders", "?judge"}


def test_all_who_must_discard_are_named() -> None:
    state = owing("8L")
    state = state._replace(turn=state.turn._replace(owed=(4, 0, 4, 0)))
    assert "Haruka, Mio" in panel(seen_of(state, 3), "", "en").words


@pytest.mark.parametrize("step", ["", "build", "trade"])
def test_in_a_held_game_only_the_orders_can_be_changed(step: str) -> None:
    state = finish_setup(start())
    seen = replace(seen_of(state, 0, status=GameStatus.PAUSED), actions=())
    assert set(controls(drawn(seen, step))) == {"?orders"}
    assert "=thread" in set(controls(drawn(seen, "orders")))


def test_only_whoever_called_the_judge_is_offered_to_take_the_call_back() -> None:
    for seat in range(4):
        seen = seen_of(finish_setup(start()), seat, status=GameStatus.PAUSED)
        seats = tuple(replace(one, user_id=101 + one.number) for one in seen.seats)
        seen = replace(seen, actions=(), seats=seats, game=replace(seen.game, called_by=103))
        reply = panel(seen, "", "en")
        assert reply.view is not None
        ids = [str(getattr(item, "custom_id", "")) for item in reply.view.children]
        assert any(one.startswith("game-resume:") for one in ids) == (seat == 2)
        assert (says(reply.words, "game-panel-called-own")) == (seat == 2)
        assert seen.names[2] in reply.words or seat == 2


def test_whoever_has_resigned_has_no_controls() -> None:
    state = finish_setup(start())
    seen = seen_of(state, 0)
    seen = replace(seen, seats=(replace(seen.seats[0], resigned=True), *seen.seats[1:]))
    assert list(controls(drawn(seen))) == []
    assert list(controls(drawn(seen, "orders"))) == []


def test_a_judge_is_called_after_a_question_only() -> None:
    seen = seen_of(finish_setup(start()), 0)
    assert "=judge" not in set(controls(drawn(seen)))
    assert set(controls(drawn(seen, "judge"))) == {"=judge", "?"}


def test_the_own_deadline_is_told_else_that_of_the_turn() -> None:
    state = finish_setup(start())
    seen = seen_of(state, 1)
    until = NOW + timedelta(hours=3)
    late = replace(seen, seats=(replace(seen.seats[0], deadline=until), *seen.seats[1:]))
    assert says(panel(late, "", "en").words, "game-panel-deadline-of", at=f"<t:{int(until.timestamp())}:R>")
    assert says(
        panel(replace(late, seat=0, view=catan.view(state, 0)), "", "en").words,
        "game-panel-deadline",
        at=f"<t:{int(until.timestamp())}:R>",
    )
    assert "deadline" not in panel(seen, "", "en").words


def test_the_dice_of_the_turn_stay_in_the_picture() -> None:
    state = act(act(finish_setup(start()), 0, "roll"), -1, "dice 2 3")
    plain, shown = seen_of(state, 0), replace(seen_of(state, 0), turn=(e.Rolled(2, 3, ()),))
    picture = [panel(seen, "", "en").files[0].data for seen in (plain, shown)]
    assert picture[0] != picture[1]


def test_old_news_give_way_to_the_newest() -> None:
    state = finish_setup(start())
    news = tuple(Rolled(1 + number % 6, 6, (pack((1, 1, 1, 1, 1)),) * 4) for number in range(60))
    content = panel(replace(seen_of(state, 0), news=(*news, Rolled(1, 1, (0, 0, 0, 0)))), "", "en").words
    assert content.splitlines()[1].startswith("-# … 🎲")
    assert says(content, "catan-log-rolled", total=2, gains=worded("catan-log-nothing"))
    assert len(content) < 1300


def test_a_further_step_does_not_repeat_the_news() -> None:
    state = finish_setup(start())
    seen = replace(seen_of(state, 0), news=(Rolled(1, 1, (0, 0, 0, 0)),))
    assert says(panel(seen, "", "en").words, "catan-log-rolled", total=2, gains=worded("catan-log-nothing"))
    assert not says(
        panel(seen, "orders", "en").words, "catan-log-rolled", total=2, gains=worded("catan-log-nothing")
    )


# Trade


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_trades_with_whom_is_said_from_the_readers_side(language: Language) -> None:
    state = give(give(island(), 0, "2L"), 1, "2B1G")
    state = act(state, 0, "offer 1L 1B")
    state = act(state, 1, "counter 1B 2L")
    own, rival = panel(seen_of(state, 0), "", language), panel(seen_of(state, 1), "", language)
    assert "🪵×1" in own.words
    labels = [getattr(item, "label", "") or "" for item in own.view.children] if own.view else []
    deal = next(label for label in labels if "🪵×2" in label)
    assert deal.index("🪵×2") < deal.index("🧱×1"), "one gives the lumber and gets the brick"
    assert "withdraw-answer" in set(controls(drawn(seen_of(state, 1))))
    assert rival.words.index("🧱×1 ") > 0


def test_where_there_is_no_trade_between_players_no_control_speaks_of_it() -> None:
    state = give(finish_setup(start()), 0, "2L")
    state = act(act(state, 0, "roll"), -1, "dice 2 3")
    state = state._replace(options=replace(state.options, domestic_trade=False))
    seen = seen_of(state, 0)
    assert not {"?trade", "?orders offer"} & set(steps_of(seen))
    assert set(controls(drawn(seen, "trade"))) == {"?"}


def test_a_pile_of_a_stale_menu_that_is_not_in_hand_any_more_leads_home() -> None:
    state = give(island(), 0, "1L")
    seen = seen_of(state, 0)
    assert screen(seen, f"want {write_pile(pack((2, 0, 0, 0, 0)))}") == screen(seen)
    assert screen(seen, "want 1L") != screen(seen)


def test_what_came_and_went_since_the_last_turn_is_summed_up() -> None:
    found = changed(
        (
            e.Rolled(3, 5, (ONE[0] + ONE[2], ONE[4], 0, 0)),
            e.Traded(0, 1, ONE[0], ONE[3]),
            e.BankTraded(2, Resource.WOOL, 4, Resource.ORE),
            e.MonopolyPlayed(3, Resource.ORE, (0, 2, 1, 0)),
            Concealed(e.Stolen, 1, 0),
            e.RoadBuilt(2, Edge(5)),
        ),
        4,
    )
    assert found == [[0, 0, 1, 1, 0, -1], [1, 0, 0, -1, -1, 1], [-1, -1, -4, 0, 0, 0], [0, 0, 0, 0, 3, 0]]


def test_the_panel_says_what_can_be_paid_and_what_is_missing() -> None:
    lacks = dict(reach_words(ONE[0] + ONE[1] + ONE[2]))
    assert lacks["road"] == 0
    assert lacks["settlement"] == ONE[3]
    assert lacks["city"] == 2 * ONE[3] + 3 * ONE[4]


def test_whoever_holds_nothing_is_offered_no_way_to_propose() -> None:
    state = give(island(), 2, "1L")
    for seat, able in ((1, False), (2, True)):
        words = set(map(str, controls(drawn(seen_of(state, seat)))))
        assert ("?trade 0" in words) is able
        assert bool(screen(seen_of(state, seat), "trade 0").picks) is able
