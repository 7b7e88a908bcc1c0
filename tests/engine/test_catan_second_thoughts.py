"""What a player may still change without a judge, and when a win may be said."""

from engine.catan import game
from engine.catan.actions import DeclareVictory, MoveCity
from engine.catan.options import CJP, CWC, STD
from engine.catan.phases import DISCARD, OVER, ROBBER
from tests.engine.catan_table import (
    act,
    bank,
    cities,
    give,
    hand,
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
