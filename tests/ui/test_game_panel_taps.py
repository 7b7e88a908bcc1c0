"""A player's panel: how many taps each move takes, and what it says where several offers are open."""

from collections import Counter

import pytest

from bot.i18n import LANGUAGES, Language
from bot.ui.play.panel import panel
from bot.ui.play.screen import MOST_LINES
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.actions import Action
from engine.catan.codecs import read_pile
from engine.catan.hands import pack
from engine.catan.phases import CatanPhase
from engine.catan.topology import topology
from tests.engine.catan_table import act, give, island
from tests.support.wording import says
from tests.ui.panel_games import positions, several, walk_from
from tests.ui.panel_table import screen, seen_of, taps_for


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
    assert most_taps((a.Roll, a.DeclareVictory)) == 1


def test_the_turn_ends_with_one_tap_and_with_two_where_something_can_still_be_built() -> None:
    building = (a.BuildRoad, a.BuildSettlement, a.BuildCity, a.BuyCard)
    found = {
        (
            any(isinstance(one, building) for one in catan.legal(state, seat)),
            taps_for(seen_of(state, seat), action),
        )
        for state, seat, action in positions()
        if isinstance(action, a.EndTurn)
    }
    assert found == {(False, 1), (True, 2)}


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


def test_a_quick_offer_takes_three_taps_with_the_one_that_opens_the_panel() -> None:
    quick = {
        taps_for(seen_of(state, seat), line)
        for state, seat, action in positions()
        if isinstance(action, a.Offer)
        for line in [catan.parse(screen(seen_of(state, seat), "trade").picks[0].choices[0].value)]
        if isinstance(line, a.Offer)
    }
    assert quick == {2}


def test_all_but_the_leader_takes_one_tap_on_the_page_of_offers() -> None:
    asks = [(state, seat, action) for state, seat, action in positions() if isinstance(action, a.AskSeats)]
    assert asks
    assert {taps_for(seen_of(state, seat), action) for state, seat, action in asks} == {2}
    state, seat, _ = asks[0]
    lines = next(
        pick for pick in screen(seen_of(state, seat), "trade").picks if pick.key == "pick-ask"
    ).choices
    assert any("leads" in line.label for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_offers_stand_on_the_panel_each_with_its_number(language: Language) -> None:
    state, seat = several()
    shown = panel(seen_of(state, seat), "", language)
    labels = [str(getattr(item, "label", "")) for item in shown.view.children] if shown.view else []
    said = "\n".join([shown.words, *labels])
    assert all(
        said.count(number) >= 4 for number in "①②③"
    )  # the offer, three answers, and who can be traded with
    rival = (seat + 1) % len(state.players)
    assert all(number in panel(seen_of(state, rival), "", language).words for number in "①②③")


def test_with_several_offers_a_deal_takes_at_most_two_taps_and_a_taker_still_one() -> None:
    state, seat = several()
    seen = seen_of(state, seat)
    deals = [action for action in seen.actions if isinstance(action, a.Confirm | a.WithdrawOffer)]
    assert len(deals) == 12
    assert {taps_for(seen, action) for action in deals} <= {1, 2}
    rival = (seat + 1) % len(state.players)
    walk = walk_from(state)
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
        assert {tile for tile in lines if says(lines[tile], "catan-panel-own-tile")} == {
            f"h{tile}" for tile in own
        } & set(lines)
        looked_at += 1
    assert looked_at > 5


def test_a_turn_says_that_nothing_can_be_built_instead_of_asking_for_it() -> None:
    told = {"build": 0, "bare": 0}
    for state, seat, action in positions():
        if isinstance(action, a.EndTurn):
            shown = screen(seen_of(state, seat))
            buildable = any(pick.key == "pick-build" for pick in shown.picks)
            assert any(says(line, "catan-panel-nothing-to-build") for line in shown.lines) != buildable
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


def test_a_large_offer_takes_as_many_taps_as_a_small_one() -> None:
    state = give(island(), 0, "6L3B")
    large = a.Offer(read_pile("6L"), read_pile("4B2G1O"))
    assert large not in catan.legal(state, 0)
    assert taps_for(seen_of(state, 0), large) == 3
    for step in ("trade", "want 6L", "want 2L3B"):
        assert all(len(pick.choices) <= MOST_LINES for pick in screen(seen_of(state, 0), step).picks)


def test_a_hand_beyond_a_menu_offers_what_the_menu_holds() -> None:
    seen = seen_of(give(island(), 0, "10L10B10W"), 0)
    gives = next(pick for pick in screen(seen, "trade").picks if pick.key == "pick-give")
    assert len(gives.choices) == MOST_LINES


def test_the_robber_that_robbed_nobody_is_placed_anew_by_two_taps() -> None:
    state = act(island(CatanPhase.ROBBER), 0, "robber h18 -")
    seen = seen_of(state, 0)
    found = [action for action in seen.actions if isinstance(action, a.ReplaceRobber)]
    assert len(found) == 17
    assert {taps_for(seen, action) for action in found} == {2}
    for language in LANGUAGES:
        assert "robber" in panel(seen, "move", language).words or says(
            panel(seen, "move", language).words, "catan-panel-orders-robber", language="ja"
        )
