"""A whole game as a film: both principalities at the end of each turn."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from PIL import Image

from bot.i18n import Language, plain
from bot.ui.games.rivals.pictures.realm import (
    TwoRealms,
    realm_scene,
    realm_scenes,
    realms_image,
    realms_words,
)
from bot.ui.pictures.film import film_of
from bot.ui.reply import ALT_LIMIT, Picture
from engine.rivals.events import RivalsEvent
from engine.rivals.options import RivalsOptions
from engine.rivals.rules import RULES
from engine.rivals.state import RivalsState
from engine.rivals.view import view

_REDUCTION: Final = 2
_COLOURS: Final = 128


def realms_film(
    options: RivalsOptions, events: Sequence[RivalsEvent], names: Sequence[str], language: Language
) -> Picture:
    """The film of a stored game, at most 8 MiB; only open things are shown, the first player's below."""
    moments = [_scenes(state, names) for state in _turns(options, events)]
    last = moments[-1]
    palette = realms_image(last, language).quantize(_COLOURS, Image.Quantize.FASTOCTREE)
    film, frames = film_of(moments, partial(_frame, last, palette, language))
    told = plain(language, "rivals-picture-film", {"frames": frames, "end": realms_words(last, language)})
    return Picture("replay.gif", film, told[:ALT_LIMIT])


def _turns(options: RivalsOptions, events: Sequence[RivalsEvent]) -> Iterator[RivalsState]:
    """The game at the end of every turn."""
    state = RULES.fold(options, 2, events[:1])
    for event in events[1:]:
        after = RULES.evolve(state, event)
        if after.turn.number != state.turn.number:
            yield state
        state = after
    yield state


def _scenes(state: RivalsState, names: Sequence[str]) -> TwoRealms:
    seen = view(state, None)
    return realm_scenes(0, (realm_scene(names, seen, 0), realm_scene(names, seen, 1)))


def _frame(last: TwoRealms, palette: Image.Image, language: Language, scene: TwoRealms) -> Image.Image:
    page = realms_image(scene, language, last).reduce(_REDUCTION)
    return page.quantize(palette=palette, dither=Image.Dither.NONE)
