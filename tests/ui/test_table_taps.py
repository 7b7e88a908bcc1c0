"""How many taps a turn costs at the table on the web; one tap says what can be taken back, if its player wishes so."""

from typing import Any

from bot.ui.games.backgammon.face import BackgammonFace
from bot.ui.games.catan.face import CatanFace
from bot.ui.games.rivals.face import RivalsFace
from bot.ui.play.table_face import Tap
from engine.backgammon.options import MatchOptions
from engine.backgammon.rules import BACKGAMMON
from engine.backgammon.state import MatchPhase
from engine.catan import actions as a
from engine.catan import game as catan
from engine.catan.codecs import read_pile
from engine.catan.names import Card
from engine.rivals.actions import AddExpansion, LayRoad, RaiseCity
from engine.rivals.notation import format_action
from tests.engine.catan_table import BOTTOM, act, give, hold, island, line, roads, settlements
from tests.engine.rivals_table import at, realm
from tests.ui.panel_table import seen_of
from tests.ui.table_law import game_view, says
from tests.ui.test_ui_rivals import game_view as rivals_view
from usecases.play.views import GameView


def taps(face: Any, seen: GameView, words: str) -> int:  # noqa: ANN401 - any face that is tapped
    """Places and a confirmation, or a button; menus are not counted."""
    if words in {press.words for press in face.screen(seen, "", "en").presses}:
        return 1
    table = face.table(seen, "", "en")
    return min(counted(tap) for tap in table.taps if tap.words == words)


def counted(tap: Tap) -> int:
    """A step of the panel, and what can be taken back, need no second tap."""
    return len(tap.at) + (not tap.soft and not tap.words.startswith("?"))


def test_a_build_in_rivals_takes_three_taps_at_most_and_no_menu() -> None:
    seen = rivals_view(at(realm(stock=3), hand=["inga", "storehouse", "abbey"]), 0)
    builds = [one for one in seen.actions if isinstance(one, AddExpansion | LayRoad | RaiseCity)]
    assert {type(one) for one in builds} == {AddExpansion, LayRoad, RaiseCity}
    assert max(taps(RivalsFace(), seen, format_action(one)) for one in builds) == 3
    road = next(format_action(one) for one in builds if isinstance(one, LayRoad))
    assert taps(RivalsFace(), seen, road) == 2


def test_a_turn_of_knight_robber_settlement_road_and_end_takes_seven_taps() -> None:
    state = settlements(hold(give(island(), 0, "2L2B1W1G"), 0, Card.KNIGHT), 0, BOTTOM[0])
    state, total = roads(state, 0, *line(*BOTTOM[:3])), 0
    for kind in (a.PlayKnight, a.MoveRobber, a.BuildSettlement, a.BuildRoad, a.EndTurn):
        seen = seen_of(state, 0)
        words = [catan.format(one) for one in seen.actions if isinstance(one, kind)]
        total += max(taps(CatanFace(), seen, one) for one in words)
        state = act(state, 0, words[0])
    assert total == 7


def test_an_offer_of_one_card_for_another_takes_three_taps() -> None:
    seen = seen_of(give(island(), 0, "2L"), 0)
    (tap,) = CatanFace().meant(seen, ("r0", "b4"), "en")
    assert tap.words == catan.format(a.Offer(read_pile("1L"), read_pile("1O")))
    assert counted(tap) == 3


def test_a_double_five_takes_five_taps() -> None:
    state = BACKGAMMON.rules.fold(MatchOptions(), 2, ())
    state = state._replace(phase=MatchPhase.MOVE, seat=0, roll=(5, 5), rolls=1)
    seen, step, total = game_view("backgammon", state, BACKGAMMON.rules, 0), "", 0
    while (table := BackgammonFace().table(seen, step, "en")) is not None and table.taps:
        tap = min(table.taps, key=counted)
        step, total = tap.words[1:], total + counted(tap)
    (confirmed,) = (one for one in says(BackgammonFace().screen(seen, step, "en")) if one.startswith("play"))
    assert confirmed in {BACKGAMMON.rules.format(one) for one in seen.actions}
    assert total + 1 == 5
