"""What the host hands over unread, as backgammon's own types, and as a picture shows it."""

from collections.abc import Sequence
from typing import Any, cast

from bot.i18n import Language
from bot.ui.games.backgammon.pictures.board import Arrow, BoardScene, board_picture
from bot.ui.games.backgammon.pictures.geometry import BoardPlace
from bot.ui.reply import ImageFile
from engine.backgammon.events import CheckersMoved, Event, GameWon, MatchRolled, OpeningRolled
from engine.backgammon.names import NOBODY, Roll, Seat, other
from engine.backgammon.notation import steps
from engine.backgammon.position import Position, Slot, flip
from engine.backgammon.state import BackgammonState, MatchPhase
from usecases.play.views import GameView, Witnessed


def state_of(seen: GameView) -> BackgammonState | None:
    """The match, of which nothing is hidden; None before it has begun."""
    return cast("BackgammonState | None", seen.view)


def told_of(events: Witnessed) -> Sequence[Event]:
    """What was witnessed."""
    return cast("Sequence[Event]", events)


def board_of(state: BackgammonState, seat: Seat) -> Position:
    """The board as a seat sees it."""
    return state.position if state.seat == seat else flip(state.position)


def play_arrows(seat: Seat, viewer: Seat, before: Position, roll: Roll, after: Position) -> tuple[Arrow, ...]:
    """A play as arrows on the viewer's board, a checker that goes on without a hit as one."""
    mine = seat == viewer
    ways: list[list[Slot]] = []
    for step in steps(before, roll, after):
        earlier = next((way for way in ways if way[-1] == step.source), None)
        if earlier is None:
            ways.append([step.source, step.target])
        else:
            earlier[-1] = step.target
    return tuple(Arrow(BoardPlace(way[0], mine), BoardPlace(way[-1], mine)) for way in ways)


def last_arrows(events: Sequence[Event], viewer: Seat) -> tuple[Arrow, ...]:
    """The last play of the present game, if it is among these events."""
    for event in reversed(events):
        if isinstance(event, CheckersMoved):
            roll = (event.first, event.second)
            return play_arrows(event.seat, viewer, event.before, roll, event.after)
        if isinstance(event, GameWon | OpeningRolled):
            return ()
    return ()


def scene_of(seen: GameView, state: BackgammonState) -> BoardScene:
    """What the picture shows to the view's seat, to watchers from the side of whoever is on roll."""
    seat = state.seat if seen.seat is None else seen.seat
    return board_scene(state, seat, seen.names, last_arrows(told_of(seen.recent), seat))


def board_scene(
    state: BackgammonState, seat: Seat, names: Sequence[str], arrows: tuple[Arrow, ...]
) -> BoardScene:
    """The board from a seat's side."""
    playing = state.phase not in {MatchPhase.OPENING, MatchPhase.OVER}
    return BoardScene(
        seat=seat,
        position=board_of(state, seat),
        on_roll=state.seat if playing else NOBODY,
        dice=state.roll,
        cube=state.cube,
        doubled=state.phase is MatchPhase.DOUBLED,
        points=state.options.points,
        game=state.game,
        score=state.score,
        away=(state.away(0), state.away(1)),
        crawford=state.crawford,
        names=(names[0], names[1]),
        arrows=arrows,
    )


def picture_of(seen: GameView, language: Language, shown: Sequence[object]) -> ImageFile | None:
    """The board; `shown` may hold another scene, of a play that is not confirmed yet."""
    scene = shown_scene(seen, shown)
    return None if scene is None else board_picture(scene, language)


def shown_scene(seen: GameView, shown: Sequence[object]) -> BoardScene | None:
    """The scene of a play that is not confirmed yet, if there is one, else that of now."""
    state = state_of(seen)
    if state is None:
        return None
    planned = next((one for one in shown if isinstance(one, BoardScene)), None)
    return planned or scene_of(seen, state)


def dice_sums(events: Sequence[Event]) -> list[int]:
    """Both dice of every roll together, those of the openings too."""
    return [event.first + event.second for event in events if isinstance(event, OpeningRolled | MatchRolled)]


def opponent(seen: GameView) -> str:
    """The other player's name."""
    names: Any = seen.names
    return str(names[other(seen.seat or 0)])
