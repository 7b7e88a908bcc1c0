"""A turn of a running game looked at again: its picture, what was done in it, and the ways to the others."""

from bot.i18n import Language, Param, plain, text
from bot.ui.controls import Control, controls
from bot.ui.play.face import face_of
from bot.ui.play.lobby import title
from bot.ui.reply import Reply, embed
from usecases.play.turn_by_turn import TurnSeen

TURNS = "game-turns"
_COLOUR = 0x5865F2


def turn_reply(seen: TurnSeen, language: Language) -> Reply:
    """The turn as everybody saw it."""
    view, face = seen.view, face_of(seen.view.game)
    name = view.names[view.clock.seat] if view.clock else ""
    params: dict[str, Param] = {"number": seen.turn, "turns": seen.turns, "name": name}
    done = face.log_lines(view.turn, view.names, language, view.scenery)
    picture = face.picture(view, language)
    box = embed(
        title(view.game, language),
        "\n".join(
            (text(language, "game-turns-head", params), *(done or [text(language, "game-turns-nothing")]))
        ),
        colour=_COLOUR,
    )
    return Reply(
        embeds=(box,),
        view=controls(language, _ways(seen, language)),
        files=(picture,) if picture else (),
    )


def _ways(seen: TurnSeen, language: Language) -> list[Control]:
    """To the first turn, the one before, the next and the last: each once."""
    steps = {
        "first": ("⏮️", 1),
        "before": ("◀️", seen.turn - 1),
        "next": ("▶️", seen.turn + 1),
        "last": ("⏭️", seen.turns),
    }
    found: dict[int, Control] = {}
    for key in ("before", "next", "first", "last"):
        emoji, turn = steps[key]
        if 1 <= turn <= seen.turns and turn != seen.turn and turn not in found:
            label = plain(language, f"game-turns-{key}")
            found[turn] = Control(TURNS, seen.view.game.id, turn, emoji=emoji, label=label)
    return [found[turn] for turn in sorted(found)]
