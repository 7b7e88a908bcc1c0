"""A whole match as a film: the board after each play, from the first player's side."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from PIL import Image

from bot.i18n import Language, plain
from bot.ui.games.backgammon.pictures.board import BoardScene, board_image, board_words, palette
from bot.ui.games.backgammon.seen import board_scene, last_arrows
from bot.ui.pictures.film import film_of
from bot.ui.reply import ALT_LIMIT, Picture
from engine.backgammon import game
from engine.backgammon.events import CheckersMoved, Event
from engine.backgammon.options import MatchOptions
from engine.backgammon.state import BackgammonState

_SEAT: Final = 0
_REDUCTION: Final = 2


class _Moment(NamedTuple):
    state: BackgammonState
    last: Event | None


def match_film(
    options: MatchOptions, events: Sequence[Event], names: Sequence[str], language: Language
) -> Picture:
    """The film of a stored match, at most 8 MiB."""
    scenes = [_scene(moment, names) for moment in _plays(options, events)]
    film, frames = film_of(scenes, partial(_frame, language))
    told = plain(
        language, "backgammon-picture-film", {"frames": frames, "end": board_words(scenes[-1], language)}
    )
    return Picture("replay.gif", film, told[:ALT_LIMIT])


def _plays(options: MatchOptions, events: Sequence[Event]) -> Iterator[_Moment]:
    """The match after every play, and as it ended."""
    state, last = game.fold(options, ()), None  # type: BackgammonState, Event | None
    for event in events:
        state = game.evolve(state, event)
        if isinstance(event, CheckersMoved):
            last = event
            yield _Moment(state, event)
    yield _Moment(state, last)


def _scene(moment: _Moment, names: Sequence[str]) -> BoardScene:
    arrows = last_arrows((moment.last,), _SEAT) if moment.last else ()
    return board_scene(moment.state, _SEAT, names, arrows)


def _frame(language: Language, scene: BoardScene) -> Image.Image:
    page = board_image(scene, language).convert("RGB").reduce(_REDUCTION)
    return page.quantize(palette=palette(), dither=Image.Dither.NONE)
