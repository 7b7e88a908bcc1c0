"""A player's own panel: what happened, what they hold, the board with letters, and what they can do."""

from collections.abc import Sequence
from typing import Final

import discord

from bot.i18n import Language, plain, text
from bot.ui.controls import Control, controls
from bot.ui.play.clock_words import away_lines, until_words
from bot.ui.play.face import SinceFace, face_of
from bot.ui.play.rest import asleep, judge
from bot.ui.play.screen import IN_ROW, ROWS, Screen, controls_of
from bot.ui.play.tall import TALLEST, around, newest, small, tall
from bot.ui.reply import CONTENT_LIMIT, ImageFile, Reply, clip
from bot.ui.web_links import opens_in_frames, table_address
from data.game_records import GameStatus
from league.ids import GameId
from usecases.play.views import GameView, Witnessed

FRAME: Final = "game-frame"
TABLE: Final = "button-game-table"


def panel(seen: GameView, step: str, language: Language, above: Sequence[str] = ()) -> Reply:
    """The panel of `seen.seat` at one of its steps ("" is the first); it depends on the seat's own view alone.

    `above` stands over it. What has happened gets the room that the rest leaves on a phone, its newest lines first.
    """
    if seen.view is None or seen.seat is None:
        return Reply("\n".join([*above, text(language, "game-panel-not-begun")]))
    face, screen = face_of(seen.game), screen_of(seen, step, language)
    hand = face.hand_lines(seen, language)
    since = [] if step else since_lines(seen, language)
    below = [*since, *hand[:1], *map(small, (*hand[1:], *clock_lines(seen, language))), *screen.lines]
    picture = face.picture(seen, language, screen.marks)
    view = controls_of(screen, seen.game, seen.stamp, language)
    if not step:
        if not seen.actions:
            add_next_game(view, seen.game.id, language)
        add_table_link(view, seen.game.id, language)
    ratio = picture.ratio if isinstance(picture, ImageFile) else float(picture is not None)
    room = TALLEST - around(view, ratio) - tall((*above, *below))
    news = newest(_news(seen, seen.changed if step else seen.news, language), room)
    whole = clip("\n".join((*above, *news, *below)), CONTENT_LIMIT)
    return Reply(whole, view=view, files=(picture,) if picture else ())


def since_lines(seen: GameView, language: Language) -> list[str]:
    """What has changed for its reader since their last turn, in a game that sums it up."""
    face = face_of(seen.game)
    return face.since_lines(seen, language) if isinstance(face, SinceFace) else []


def screen_of(seen: GameView, step: str, language: Language) -> Screen:
    """What a step of the panel shows: where the game stands still, the frame's own screen, else the game's."""
    still = asleep(seen, step, language)
    if still is not None:
        return still
    return judge(language) if step == "judge" else face_of(seen.game).screen(seen, step, language)


def stands(seen: GameView, step: str, language: Language) -> bool:
    """Whether a step still means something: else the first one is shown in its place."""
    return bool(step) and screen_of(seen, step, language) != screen_of(seen, "", language)


def add_next_game(view: discord.ui.View, game_id: GameId, language: Language) -> None:
    """Whoever has nothing to do here goes on with the next game that waits for them."""
    row = _row_with_room(view)
    if row < ROWS:
        for button in controls(language, [Control("game-next", game_id, emoji="⏩")]).children:
            button.row = row
            view.add_item(button)


def add_table_link(view: discord.ui.View, game_id: GameId, language: Language, key: str = TABLE) -> None:
    """The way to the same game on the web: no secret is in it, and a device that is signed in needs one tap.

    Where the host has switched it on, a button beside it opens the same page inside Discord.
    """
    address = table_address(game_id, language)
    if address:
        label, link = plain(language, key), discord.ButtonStyle.link
        _add(view, discord.ui.Button(style=link, label=label, emoji="🌐", url=address))
    if opens_in_frames() and key == TABLE:
        _add(view, Control(FRAME, game_id, emoji="🎲").button(language))


def _add(view: discord.ui.View, button: discord.ui.Button[discord.ui.View]) -> None:
    """Below all, where there is room."""
    row = _row_with_room(view)
    if row < ROWS:
        button.row = row
        view.add_item(button)


def _row_with_room(view: discord.ui.View) -> int:
    """The last row, where one more button has room, else the one below."""
    last = max((item.row or 0 for item in view.children), default=0)
    there = [item for item in view.children if (item.row or 0) == last]
    is_full = len(there) == IN_ROW or not all(isinstance(item, discord.ui.Button) for item in there)
    return last + is_full


def hand_panel(seen: GameView, language: Language) -> Reply:
    """The hand for its owner alone."""
    lines = face_of(seen.game).hand_lines(seen, language)
    return Reply("\n".join(lines) or text(language, "game-panel-not-begun"))


def _news(seen: GameView, events: Witnessed, language: Language) -> list[str]:
    """What has happened since the player was last told; at a further step what they have not read yet."""
    return list(map(small, face_of(seen.game).log_lines(events, seen.names, language, seen.scenery)))


def clock_lines(seen: GameView, language: Language) -> list[str]:
    """Until when the game waits for this player, else for the one whom everybody knows that it waits for."""
    if seen.waited is None or seen.seat is None or seen.game.status is not GameStatus.PLAYING:
        return []  # while a game is held no time runs
    seat, key = (
        (seen.seat, "deadline")
        if seen.seats[seen.seat].deadline is not None
        else (seen.waited, "deadline-of")
    )
    until = until_words(seen, seat, language)
    params = {"at": until, "name": seen.names[seen.waited]}
    lines = [text(language, f"game-panel-{key}", params)] if until else []
    return [*lines, *away_lines(seen, seat, language)]
