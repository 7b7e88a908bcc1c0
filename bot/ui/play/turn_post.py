"""A turn of a running game looked at again: its picture, what was done in it, and the ways to the others."""

from collections.abc import Mapping

from bot.i18n import Language, Param, plain, text
from bot.ui.controls import Control, controls
from bot.ui.play.face import face_of
from bot.ui.play.lobby import title
from bot.ui.reply import Reply, embed
from usecases.play.turn_by_turn import TurnSeen

TURNS = "game-turns"
_COLOUR = 0x5865F2


_EMOJI = {"first": "⏮️", "before": "◀️", "next": "▶️", "last": "⏭️"}


def turn_reply(seen: TurnSeen, language: Language) -> Reply:
    """The turn as everybody saw it."""
    view = seen.view
    picture = face_of(view.game).picture(view, language)
    box = embed(
        title(view.game, language),
        "\n".join((turn_head(seen, language), *turn_deeds(seen, language))),
        colour=_COLOUR,
    )
    return Reply(
        embeds=(box,),
        view=controls(language, _ways(seen, language)),
        files=(picture,) if picture else (),
    )


def turn_head(seen: TurnSeen, language: Language) -> str:
    """Which turn it is, and whose it was."""
    name = seen.view.names[seen.view.clock.seat] if seen.view.clock else ""
    params: dict[str, Param] = {"number": seen.turn, "turns": seen.turns, "name": name}
    return text(language, "game-turns-head", params)


def turn_deeds(seen: TurnSeen, language: Language) -> list[str]:
    """What was done in it."""
    view = seen.view
    done = face_of(view.game).log_lines(view.turn, view.names, language, view.scenery)
    return done or [text(language, "game-turns-nothing")]


def ways_from(seen: TurnSeen) -> Mapping[str, int]:
    """To the first turn, the one before, the next and the last, in the order of the turns: each once."""
    steps = {"before": seen.turn - 1, "next": seen.turn + 1, "first": 1, "last": seen.turns}
    found: dict[int, str] = {}
    for key, turn in steps.items():
        if 1 <= turn <= seen.turns and turn != seen.turn:
            found.setdefault(turn, key)
    return {found[turn]: turn for turn in sorted(found)}


def _ways(seen: TurnSeen, language: Language) -> list[Control]:
    def way(key: str, turn: int) -> Control:
        label = plain(language, f"game-turns-{key}")
        return Control(TURNS, seen.view.game.id, turn, emoji=_EMOJI[key], label=label)

    return [way(key, turn) for key, turn in ways_from(seen).items()]
