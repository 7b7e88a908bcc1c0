"""What a player may still change without a judge, and when a win may be said."""

from engine.catan import game
from engine.catan.actions import DeclareVictory, MoveCity
from engine.catan.causes import cause
from engine.catan.events import RobberMoved
from engine.catan.names import CHANCE, NOBODY, Card, Hex
from engine.catan.options import CJP, CWC, STD, CatanProfile
from engine.catan.phases import BEFORE_ROLL, DISCARD, MAIN, OVER, ROBBER
from engine.catan.state import CatanState
from tests.engine.catan_table import (
    act,
    bank,
    before_roll,
    cities,
    corner,
    dice,
    give,
    hand,
    hold,
    island,
    legal,
    refused,
    settlements,
    ten_points,
)


def test_the_city_just_built_may_stand_on_another_own_settlement__cjp_action_complete() -> None:
    state = act(give(settlements(island(), 0, 0, 16, 52), 0, "1L2G3O"), 0, "build-city v0")
    moved = act(state, 0, "move-city v52")
    assert (moved.players[0].cities, moved.players[0].settlements) == (1 << 52, 1 << 0 | 1 << 16)
    assert (hand(moved, 0), bank(moved)) == (hand(state, 0), bank(state))
    again = act(moved, 0, "move-city v16")
    assert (again.players[0].cities, again.players[0].settlements) == (1 << 16, 1 << 0 | 1 << 52)
    assert refused(state, 0, "move-city v0") == refused(state, 0, "move-city v7") == "not-your-settlement"
    assert refused(act(state, 0, "offer 1L 1W"), 0, "move-city v52") == "nothing-to-change"
    assert refused(act(state, 0, "end-turn"), 0, "move-city v52") == "not-your-turn"


def test_by_the_printed_rules_a_city_stays__house() -> None:
    for profile, free in ((STD, False), (CJP, True), (CWC, True)):
        state = give(settlements(island(profile=profile), 0, 0, 52), 0, "2G3O")
        found = [one for one in game.legal(act(state, 0, "build-city v0"), 0) if isinstance(one, MoveCity)]
        assert bool(found) is free


def test_a_win_is_declared_while_others_still_discard__cjp_win_declare() -> None:
    state = give(ten_points(island(DISCARD), 0), 1, "4L4B")
    state = state._replace(turn=state.turn._replace(owed=(0, 4, 0, 0)))
    assert legal(state, 0) == ["declare-victory"]
    assert game.to_act(state) == (1,)
    won = act(state, 0, "declare-victory")
    assert (won.winner, won.turn.phase, won.turn.owed) == (0, OVER, ())
    assert refused(state, 1, "declare-victory") == "not-your-turn"
    short = ten_points(island(DISCARD), 0, short=1)._replace(turn=state.turn)
    assert refused(short, 0, "declare-victory") == "not-enough-points"


def test_a_win_is_declared_before_the_robber_moves__cjp_win_declare() -> None:
    state = ten_points(island(ROBBER), 0)
    assert DeclareVictory() == game.legal(state, 0)[0]
    assert act(state, 0, "declare-victory").winner == 0
    assert "declare-victory" not in legal(cities(island(ROBBER), 0, 0, 16), 0)


def robber_moved(profile: CatanProfile = CJP) -> CatanState:
    """Seat 0 put the robber where nobody has cards; seat 1 beside hex 3 has one, seat 2 there has none."""
    state = island(ROBBER, profile=profile)
    state = settlements(state, 1, corner(3, 0))
    state = give(settlements(state, 2, corner(3, 2)), 1, "1L")
    return act(state, 0, "robber h18 -")


def test_a_robber_that_robbed_nobody_is_placed_anew_until_the_next_action__cjp_robber_complete() -> None:
    state = robber_moved()
    came_from = state.board.desert
    again = act(state, 0, "move-robber h17 -")
    assert again.robber == 17
    assert again.turn.phase is MAIN
    for there in (18, came_from):
        if there != 17:
            assert refused(state, 0, f"move-robber h{there} -") == "robber-must-move"
    assert act(again, 0, "move-robber h18 -").robber == 18, "where it was a moment ago it may go back"
    assert refused(again, 0, f"move-robber h{came_from} -") == "robber-must-move"
    assert refused(state, 0, "move-robber h3 -") == refused(state, 0, "move-robber h3 s2") == "wrong-victim"
    robbed = act(act(again, 0, "move-robber h3 s1"), CHANCE, "steal 0")
    assert hand(robbed, 0) == "1L"
    assert refused(robbed, 0, "move-robber h18 -") == "nothing-to-change"


def test_the_next_action_makes_the_place_of_the_robber_final__cjp_action_complete__cwc_3_0_7_robber() -> None:
    state = give(robber_moved(CWC), 0, "1L")
    assert refused(act(state, 0, "offer 1L 1W"), 0, "move-robber h17 -") == "nothing-to-change"
    assert refused(act(state, 0, "end-turn"), 0, "move-robber h17 -") == "not-your-turn"
    assert refused(state, 1, "move-robber h17 -") == "not-your-turn"


def test_by_the_printed_rules_a_robber_stays__house() -> None:
    assert not any("robber" in text for text in legal(robber_moved(STD), 0))


def test_a_robber_after_a_knight_is_placed_anew_before_the_dice__cjp_action_complete() -> None:
    state = act(hold(before_roll(), 0, Card.KNIGHT), 0, "knight", "robber h18 -")
    again = act(state, 0, "move-robber h17 -")
    assert (again.robber, again.turn.phase) == (17, BEFORE_ROLL)
    rolled = dice(again, 1, 2)
    assert refused(rolled, 0, "move-robber h18 -") == "nothing-to-change"


def test_a_robber_placed_anew_is_replayed_from_its_event() -> None:
    state = robber_moved()
    event = RobberMoved(0, Hex(17), NOBODY)
    found = cause(state, event)
    assert found is not None
    assert game.decide(state, *found) == (event,)
