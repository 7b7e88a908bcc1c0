"""A player's panel: every legal move can be reached from its controls, in few taps, within Discord's limits."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import discord
import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.controls import Panel
from bot.ui.game.panel import panel
from bot.ui.game.spots import place_of
from bot.ui.game.words import words_of
from bot.ui.reply import CONTENT_LIMIT, Reply
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.actions import Action
from engine.catan.events import Event
from engine.catan.fairness import chance_action, chance_at
from engine.catan.hands import pack, size
from engine.catan.names import CHANCE, Seat
from engine.catan.options import CWC, STD, Options
from engine.catan.policy import value
from engine.catan.state import State
from engine.catan.topology import topology
from engine.protocol import Refusal
from tests.engine.catan_table import corner, give, island, roads, settlements
from tests.ui.panel_table import (
    APART,
    BIG,
    NAMES,
    Menu,
    controls,
    drawn,
    screen,
    seats_of,
    seen_of,
    steps_of,
    taps_for,
)
from usecases.game.seen import GameSeen, witnessed

OF_A_SEAT = frozenset(a.KINDS) - {a.Dice, a.Steal, a.Draw, a.ForgetRobber, a.CallTime}
NOT_OFFERED = frozenset({a.DeclineOffer})
"""Nobody may learn who declined, so the panel has "no thanks" instead, which the game does not hear."""
IN_MENUS = (a.Offer, a.CounterOffer, a.Discard)
"""Kinds whose cards are ticked in menus of several lines; there are thousands of them."""
BUILDS = (a.BuildRoad, a.BuildSettlement, a.BuildCity)
AT_SPOTS = (*BUILDS, a.PlaceSettlement, a.PlaceRoad, a.MoveRoad, a.MoveSettlement)
CHANGES = (a.MoveRoad, a.MoveSettlement, a.ChangeTaken)
GAMES = (
    (4, Options(), 1),
    (3, Options(profile=CWC), 2),
    (4, Options(profile=STD, domestic_trade=False), 3),
    (4, Options(), 4),
    (3, Options(), 5),
)


class Walk:
    """A game by players who do what a good player would do, and now and then anything at all."""

    def __init__(self, seats: int, options: Options, seed: int) -> None:
        self.random = Random(seed)
        self.secret = bytes([seed]) * 32
        self.state = catan.new(options, seats, chance_at(self.secret, (), 0))
        self.events: list[Event] = []

    def carry_out(self, seat: Seat, action: Action) -> None:
        answer = catan.decide(self.state, seat, action)
        assert not isinstance(answer, Refusal), (seat, action, answer)
        for event in answer:
            self.state = catan.evolve(self.state, event)
        self.events += answer

    def choices(self) -> Iterator[tuple[State, Seat, Action]]:
        """Each position with the seat that acts next and what it will do."""
        for number in range(4000):
            actors = catan.to_act(self.state)
            if not actors or self.state.turn.number > 400:
                return
            if actors == (CHANCE,):
                self.carry_out(CHANCE, chance_action(self.state, chance_at(self.secret, (), number + 1)))
                continue
            able = [seat for seat in range(len(self.state.players)) if catan.legal(self.state, seat)]
            seat = self.random.choice([seat for seat in able if seat in actors])
            if len(able) > 1 and self.random.random() < 0.05:
                seat = self.random.choice(able)
            action = self.chosen(seat)
            yield self.state, seat, action
            self.carry_out(seat, action)

    def chosen(self, seat: Seat) -> Action:
        actions = catan.legal(self.state, seat)
        moves = [action for action in actions if isinstance(action, CHANGES)]
        if moves and self.random.random() < 0.3:
            return self.random.choice(moves)
        if self.random.random() < 0.15:
            kinds = sorted({type(action) for action in actions}, key=a.KINDS.index)
            kind = self.random.choice(kinds)
            return self.random.choice([action for action in actions if type(action) is kind])
        return value.choose(catan.view(self.state, seat), actions, self.random.randrange)


@cache
def positions() -> tuple[tuple[State, Seat, Action], ...]:
    """All decisions of a few whole games."""
    return tuple(step for seats, options, seed in GAMES for step in Walk(seats, options, seed).choices())


def some(number: int, seed: int) -> list[tuple[State, Seat, Action]]:
    return Random(seed).sample(positions(), number)


# Reaching everything


def test_whole_games_can_be_played_by_the_controls_of_the_panels_alone() -> None:
    reached: Counter[type[Action]] = Counter()
    for state, seat, action in positions():
        if type(action) in NOT_OFFERED:
            continue
        assert taps_for(seen_of(state, seat), action) is not None, catan.format(action)
        reached[type(action)] += 1
    assert set(reached) == OF_A_SEAT - NOT_OFFERED


def test_the_controls_say_exactly_the_legal_actions() -> None:
    for state, seat, _ in some(150, 1):
        legal = catan.legal(state, seat)
        expected = {
            catan.format(action) for action in legal if type(action) not in (NOT_OFFERED | set(IN_MENUS))
        }
        found = {words for words in steps_of(seen_of(state, seat), apart=APART) if words[0] not in "?="}
        assert found == expected


def test_every_offer_and_discard_within_the_rules_can_be_ticked() -> None:
    many = Random(2)
    tried: Counter[type[Action]] = Counter()
    for state, seat, _ in positions():
        legal = [action for action in catan.legal(state, seat) if isinstance(action, IN_MENUS)]
        if not legal or tried[type(legal[0])] >= 60:
            continue
        for action in many.sample(legal, min(3, len(legal))):
            assert taps_for(seen_of(state, seat), action) is not None, catan.format(action)
            tried[type(action)] += 1
    assert min(tried[kind] for kind in IN_MENUS) > 20


def test_what_is_ticked_in_menus_is_always_legal() -> None:
    ticks = Random(3)
    for state, seat, _ in some(250, 4):
        seen, step = seen_of(state, seat), "trade"
        menus = [control for control in controls(drawn(seen, step)) if isinstance(control, Menu)]
        while menus:
            menu = menus[0]
            number = ticks.randint(menu.least, min(menu.most, len(menu.values)))
            words = words_of(menu.prefix, ticks.sample(menu.values, number))
            if not words.startswith("?"):
                assert catan.parse(words) in catan.legal(state, seat), words
                break
            menus = [control for control in controls(drawn(seen, words[1:])) if isinstance(control, Menu)]
            assert menus, words


@pytest.mark.parametrize(
    "step", ["rob h4", "tile h0", "build 7", "move", "plenty", "want 1L", "discard 1", "x", "want ?"]
)
def test_a_step_of_another_moment_shows_the_first_panel_or_its_own_legal_controls(step: str) -> None:
    for state, seat, _ in some(60, 5):
        legal = {catan.format(action) for action in catan.legal(state, seat)}
        for words in controls(drawn(seen_of(state, seat), step)):
            assert isinstance(words, Menu) or words[0] in "?=" or words in legal


# Limits


def check_limits(view: Panel) -> None:
    rows: Counter[int] = Counter()
    ids = [getattr(item, "custom_id", "") for item in view.children]
    assert len(set(ids)) == len(ids)
    for item in view.children:
        rows[item.row or 0] += item.width
        assert isinstance(item, discord.ui.Button | discord.ui.Select)
        # The longest ids that a game and a stamp can have in practice.
        assert len(item.custom_id or "") - len("12" + "1000300") + len(str(BIG)) + 10 <= 100
        if isinstance(item, discord.ui.Button):
            assert 1 <= len(item.label or "") <= 80
            continue
        values = [option.value for option in item.options]
        assert 1 <= len(values) == len(set(values)) <= 25
        assert all(1 <= len(option.label) <= 100 and len(option.value) <= 100 for option in item.options)
        assert all(option.description is None or len(option.description) <= 100 for option in item.options)
        assert 1 <= item.min_values <= item.max_values <= len(values)
        assert len(item.placeholder or "") <= 150
    assert max(rows.values(), default=0) <= 5
    assert max(rows, default=0) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_keeps_discords_limits(language: Language) -> None:
    for state, seat, _ in some(250, 6):
        seen = seen_of(state, seat)
        for step in {"", "trade", *(words[1:] for words in steps_of(seen, apart=APART) if words[0] == "?")}:
            check_limits(drawn(seen, step, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_the_orders_keeps_discords_limits(language: Language) -> None:
    for state, seat, _ in some(6, 8):
        seen = seen_of(state, seat)
        for step in {
            words[1:]
            for words in steps_of(seen, (pack((1, 0, 0, 0, 0)), pack((0, 2, 0, 1, 0))))
            if words[0] == "?"
        }:
            check_limits(drawn(seen, step, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_fits_into_a_message_whatever_has_happened(language: Language) -> None:
    walk = Walk(4, Options(), 9)
    for number, (state, seat, _) in enumerate(walk.choices()):
        if number % 90:
            continue
        seen = replace(seen_of(state, seat), news=witnessed(tuple(walk.events[-120:]), seat))
        reply = panel(seen, "", language)
        assert 0 < len(reply.content) <= CONTENT_LIMIT - 250, "the message to a player has a line above it"
        assert len(reply.files) == 1
        assert reply.view is not None


def test_the_widest_turn_keeps_five_rows_and_letters_every_spot() -> None:
    state, seat = rich()
    seen = seen_of(state, seat)
    check_limits(drawn(seen))
    found = set(steps_of(seen, apart=APART))
    builds = {
        catan.format(action)
        for action in catan.legal(state, seat)
        if isinstance(action, a.BuildRoad | a.BuildCity)
    }
    assert builds <= found


def sprawling() -> State:
    """More spots than two menus hold to build on, and the cards for any of them."""
    state = roads(island(), 0, *range(0, 72, 6))
    return give(settlements(state, 0, corner(0, 0), corner(18, 3)), 0, "5L5B5W5G5O")


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_spots_than_a_menu_holds_come_in_pages(language: Language) -> None:
    state = sprawling()
    seen = seen_of(state, 0)
    builds = [action for action in catan.legal(state, 0) if isinstance(action, BUILDS)]
    assert len(builds) > 48
    reached = steps_of(seen, apart=APART)
    assert {catan.format(action) for action in builds} <= set(reached)
    pages = {words[1:] for words in reached if words.startswith("?build")}
    assert len(pages) == 3
    for step in {"", *pages}:
        check_limits(drawn(seen, step, language))
        shown = screen(seen, step, language)
        assert (
            len({mark.label for mark in shown.marks})
            == len({mark.place for mark in shown.marks})
            == len(shown.marks)
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letter_of_a_line_is_the_letter_on_its_spot(language: Language) -> None:
    compared = 0
    for state, seat, _ in [*some(200, 10), (sprawling(), 0, a.EndTurn())]:
        seen = seen_of(state, seat)
        for step in {"", *(words[1:] for words in steps_of(seen, apart=APART) if words[0] == "?")}:
            shown = screen(seen, step, language)
            labels = {choice.value: choice.label for pick in shown.picks for choice in pick.choices}
            labels |= {press.words: press.label for press in shown.presses}
            letters = {mark.place: mark.label for mark in shown.marks}
            for words, label in labels.items():
                action = catan.parse(words)
                if isinstance(action, AT_SPOTS):
                    assert label.split(" ")[0] == letters[place_of(action)]
                    compared += 1
    assert compared > 300


def rich() -> tuple[State, Seat]:
    """Somebody's main phase late in a game, with nearly everything in hand and an offer that all have countered."""
    late = [
        (state, seat)
        for state, seat, action in positions()
        if type(action) is a.EndTurn and state.turn.number > 60
    ]
    state, seat = max(
        late,
        key=lambda step: step[0].players[step[1]].roads.bit_count() if step[0].options.domestic_trade else 0,
    )
    player = state.players[seat]._replace(hand=pack((5, 5, 5, 5, 5)), cards=pack((1, 1, 1, 1, 5)), fresh=0)
    others = [other._replace(hand=pack((2, 2, 2, 2, 2))) for other in state.players]
    others[seat] = player
    state = state._replace(players=tuple(others), turn=state.turn._replace(card_played=False))
    walk = Walk(4, Options(), 1)
    walk.state = state
    walk.carry_out(seat, a.Offer(pack((1, 0, 0, 0, 0)), pack((0, 1, 0, 0, 0))))
    for rival in range(len(state.players)):
        if rival != seat:
            walk.carry_out(rival, a.CounterOffer(pack((0, 1, 1, 0, 0)), pack((2, 0, 0, 0, 0))))
    return walk.state, seat


# Taps


def most_taps(kinds: tuple[type[Action], ...]) -> int:
    """The most taps that one of these actions takes anywhere in the games."""
    found = [
        taps_for(seen_of(state, seat), action)
        for state, seat, action in positions()
        if isinstance(action, kinds)
    ]
    assert found
    assert None not in found
    return max(taps or 0 for taps in found[:: 1 + len(found) // 60])


def test_what_a_turn_always_needs_takes_one_tap() -> None:
    assert most_taps((a.Roll, a.EndTurn, a.DeclareVictory)) == 1


def test_a_typical_turn_with_one_build_takes_three_taps_and_never_more_than_four() -> None:
    build = [
        taps_for(seen_of(state, seat), action)
        for state, seat, action in positions()
        if isinstance(action, a.BuildRoad | a.BuildSettlement | a.BuildCity | a.BuyCard)
    ]
    roll, end = 1, 1
    assert Counter(build).most_common(1)[0][0] == 1
    assert max(roll + (taps or 9) + end for taps in build) <= 4


def test_a_trade_takes_three_taps_for_the_proposer_and_one_for_the_taker() -> None:
    assert most_taps((a.Offer, a.CounterOffer)) == 3
    assert most_taps((a.AcceptOffer,)) == 1
    assert most_taps((a.Confirm, a.WithdrawOffer, a.WithdrawAnswer)) == 1


def several() -> tuple[State, Seat]:
    """Somebody's main phase with three open offers, each of them answered with a counter-offer by everybody."""
    state, seat = rich()
    walk = Walk(4, Options(), 1)
    walk.state = state
    walk.carry_out(seat, a.Offer(pack((0, 0, 1, 0, 0)), pack((0, 0, 0, 1, 0))))
    walk.carry_out(seat, a.Offer(pack((0, 0, 0, 1, 0)), pack((0, 0, 0, 0, 1))))
    for rival in range(len(state.players)):
        for number in (2, 3):
            if rival != seat:
                terms = pack((0, 1, 0, 0, 0)), pack((0, 0, 0, 0, 1))
                walk.carry_out(rival, a.CounterOffer(*terms, number))
    return walk.state, seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_offers_stand_on_the_panel_each_with_its_number(language: Language) -> None:
    state, seat = several()
    content = panel(seen_of(state, seat), "", language).content
    assert all(content.count(number) >= 4 for number in "①②③")  # the offer and three answers
    rival = (seat + 1) % len(state.players)
    assert all(number in panel(seen_of(state, rival), "", language).content for number in "①②③")


def test_with_several_offers_a_deal_takes_at_most_two_taps_and_a_taker_still_one() -> None:
    state, seat = several()
    seen = seen_of(state, seat)
    deals = [action for action in seen.actions if isinstance(action, a.Confirm | a.WithdrawOffer)]
    assert len(deals) == 12
    assert {taps_for(seen, action) for action in deals} <= {1, 2}
    rival = (seat + 1) % len(state.players)
    walk = Walk(4, Options(), 1)
    walk.state = state
    for number in (1, 2, 3):
        walk.carry_out(rival, a.WithdrawAnswer(number))
    asked = seen_of(walk.state, rival)
    taken = [action for action in asked.actions if isinstance(action, a.AcceptOffer)]
    assert len(taken) == 3
    assert {taps_for(asked, action) for action in taken} == {1}
    counters = [a.CounterOffer(pack((1, 0, 0, 0, 0)), pack((0, 0, 0, 0, 1)), number) for number in (1, 2, 3)]
    assert [taps_for(asked, action) for action in counters] == [3, 3, 3]


def test_the_robber_takes_at_most_two_taps_and_one_where_nobody_must_be_chosen() -> None:
    assert most_taps((a.MoveRobber,)) <= 2
    for state, seat, action in positions():
        if isinstance(action, a.MoveRobber):
            alone = sum(getattr(other, "hex", None) == action.hex for other in catan.legal(state, seat)) == 1
            assert taps_for(seen_of(state, seat), action) == (1 if alone else 2)


def test_the_robbers_menu_names_ones_own_tiles() -> None:
    looked_at = 0
    for state, seat, action in positions():
        if not isinstance(action, a.MoveRobber):
            continue
        seen = seen_of(state, seat)
        assert seen.view is not None
        mine = seen.view.seats[seat].settlements | seen.view.seats[seat].cities
        own = {
            tile
            for tile, corners in enumerate(topology().hex_vertices)
            if any(mine >> v & 1 for v in corners)
        }
        lines = {line.value.split()[1]: line.label for line in screen(seen).picks[0].choices}
        assert {tile for tile in lines if "your tile" in lines[tile]} == {f"h{tile}" for tile in own} & set(
            lines
        )
        looked_at += 1
    assert looked_at > 5


def test_a_turn_says_that_nothing_can_be_built_instead_of_asking_for_it() -> None:
    told = {"build": 0, "bare": 0}
    for state, seat, action in positions():
        if isinstance(action, a.EndTurn):
            shown = screen(seen_of(state, seat))
            buildable = any(pick.key == "pick-build" for pick in shown.picks)
            assert any("Nothing to build" in line for line in shown.lines) != buildable
            told["build" if buildable else "bare"] += 1
    assert all(told.values())


def test_discards_and_bank_trades_take_one_tap_and_cards_at_most_two() -> None:
    assert most_taps((a.Discard,)) == 1
    assert most_taps((a.TradeWithBank,)) == 1
    assert most_taps((a.PlayKnight, a.PlayRoadBuilding)) == 1
    assert most_taps((a.PlayMonopoly, a.PlayYearOfPlenty)) == 2


def test_the_set_up_takes_two_taps_for_a_settlement_and_one_for_its_road() -> None:
    assert most_taps((a.PlaceSettlement,)) == 2
    assert most_taps((a.PlaceRoad,)) == 1


# Leaks


def same(first: Reply, second: Reply) -> bool:
    """Whether two messages are the same to the byte."""
    return first.digest() == second.digest() and [file.alt for file in first.files] == [
        file.alt for file in second.files
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_does_not_change_with_what_others_hide(language: Language) -> None:
    compared = 0
    for state, seat, _ in some(40, 7):
        other = (seat + 1) % len(state.players)
        hidden = state.players[other]
        cards = size(hidden.hand)
        swapped = hidden._replace(
            hand=pack((0, 0, 0, 0, cards)), cards=pack((size(hidden.cards), 0, 0, 0, 0)), fresh=0
        )
        twin = state._replace(
            players=state.with_player(other, swapped), deck=pack((size(state.deck), 0, 0, 0, 0))
        )
        if state.turn.offers or hidden == swapped:
            continue
        assert catan.view(twin, seat) == catan.view(state, seat)
        assert same(panel(seen_of(state, seat), "", language), panel(seen_of(twin, seat), "", language))
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_sees_who_declined_an_offer(language: Language) -> None:
    state, seat = next(
        (state, seat)
        for state, seat, action in positions()
        if type(action) is a.Offer and not state.turn.offers
    )
    walk = Walk(4, Options(), 1)
    walk.state = state
    walk.carry_out(seat, next(action for action in catan.legal(state, seat) if isinstance(action, a.Offer)))
    asked = walk.state
    decliner = (seat + 1) % len(asked.players)
    walk.carry_out(decliner, a.DeclineOffer())
    for viewer in range(len(asked.players)):
        if viewer != decliner:
            for step in ("", "trade", "orders"):
                before = panel(seen_of(asked, viewer), step, language)
                assert same(before, panel(seen_of(walk.state, viewer), step, language))


def test_a_player_without_the_cards_is_asked_like_everybody_else_and_told_alone() -> None:
    for state, seat, _ in positions():
        if not state.turn.offers or seat == state.turn.player or not catan.legal(state, seat):
            continue
        if a.DeclineOffer() in catan.legal(state, seat) and a.AcceptOffer() not in catan.legal(state, seat):
            view = drawn(seen_of(state, seat))
            accept = next(
                item for item in view.children if str(getattr(item, "custom_id", "")).endswith(":accept")
            )
            assert isinstance(accept, discord.ui.Button)
            assert accept.disabled
            assert "=dismiss" in list(controls(view))
            assert "Only you can see that" in panel(seen_of(state, seat), "", "en").content
            return
    raise AssertionError("no such moment in the games")


def test_names_have_no_effect_in_a_panel() -> None:
    state, seat, _ = positions()[0]
    odd = tuple(replace(one, name="@everyone <@1> **x**") for one in seats_of(4))
    waiting = replace(seen_of(state, (seat + 1) % 4), seats=odd)
    content = panel(waiting, "", "en").content
    assert "@everyone" not in content
    assert "<@1>" not in content.replace("\\<", "")
    assert NAMES[0] not in content


def seen_at_end() -> GameSeen:
    walk = Walk(3, Options(profile=CWC), 2)
    for _ in walk.choices():
        pass
    return seen_of(walk.state, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_the_panel_tells_the_scores_and_has_no_controls(language: Language) -> None:
    seen = seen_at_end()
    reply = panel(seen, "", language)
    assert reply.view is not None
    assert not reply.view.children
    assert seen.view is not None
    assert seen.view.result is not None
    assert all(str(points) in reply.content for points in seen.view.result.recorded)
