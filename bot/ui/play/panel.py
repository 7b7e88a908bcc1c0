"""A player's own panel: what happened, what they hold, the board with letters, and what they can do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.i18n import Language, plain, text
from bot.ui.cards import BLURPLE, MessageCard, Part, SectionPart, heading, joined
from bot.ui.controls import Control, controls
from bot.ui.play.clock_words import away_lines, until_words
from bot.ui.play.face import SinceFace, face_of
from bot.ui.play.lobby import link, title
from bot.ui.play.rest import ALSO, also, asleep, folded, judge
from bot.ui.play.screen import IN_ROW, ROWS, Screen, controls_of
from bot.ui.play.tall import TALLEST, around, beside_small, large, newest, small, tall
from bot.ui.reply import ImageFile, Picture, Reply
from bot.ui.web_links import opens_in_frames, table_address
from data.game_records import GameStatus
from league.ids import GameId
from usecases.play.views import GameView, Witnessed

FRAME: Final = "game-frame"
TABLE: Final = "button-game-table"
_QUIET: Final = 0x4E5058
"""Nothing is to be done here."""


def panel(
    seen: GameView, step: str, language: Language, above: Sequence[str] = (), hint: Sequence[str] = ()
) -> Reply:
    """The panel of `seen.seat` at one of its steps ("" is the first); it depends on the seat's own view alone.

    `above` stands over it, its first line is the heading; without it the game is named there. What has happened gets
    the room that the rest leaves on a phone, its newest lines first.
    """
    above = above or (heading(title(seen.game, language), link(seen)),)
    if seen.view is None or seen.seat is None:
        return card_reply([*above, text(language, "game-panel-not-begun")], None)
    screen = screen_of(seen, step, language)
    screen = screen if step else folded(screen)
    hand = face_of(seen.game).hand_lines(seen, language)
    words = _Words(
        head=(*above, *map(small, clock_lines(seen, language))),
        hint=tuple(hint),
        told=tuple(_told(seen, step, language)),
        hand=(*hand[:1], *map(small, hand[1:])),
        asked=tuple(screen.lines),
    )
    view = _controls(seen, step, screen, language)
    picture = face_of(seen.game).picture(seen, language, screen.marks)
    looked_at = bool(screen.marks) and not screen.glance
    parts = words.beside(picture, TALLEST - around(view), looked_at=looked_at)
    card = MessageCard(parts, BLURPLE if seen.actions else _QUIET)
    return Reply(cards=(card,), view=view, files=(picture,) if picture else ())


@dataclass(frozen=True, slots=True)
class _Words:
    """What a panel says: at its head, a hint for a newcomer, what has happened, what one holds, and what to do."""

    head: tuple[str, ...]
    hint: tuple[str, ...]
    told: tuple[str, ...]
    hand: tuple[str, ...]
    asked: tuple[str, ...]

    def beside(
        self, picture: Picture | ImageFile | None, room: float, *, looked_at: bool
    ) -> tuple[Part, ...]:
        """The parts of the card, in so many pixels.

        The picture stands large below the words where it is `looked_at`, or where there is room for it and for the
        newest line; else it is a small one to tap beside the head. Where it is looked at and leaves too little room,
        of what one holds the first line is said: the newest line of what has happened comes before the others.
        """
        shown = large(_ratio(picture))
        fits = tall((*self.head, *self.hint, *self.told[-1:], *self.hand, *self.asked)) + shown <= room
        below = (*(self.hand if fits or not looked_at else self.hand[:1]), *self.asked)
        room -= tall((*self.hint, *below))
        left = room - tall(self.head) - shown
        if picture is None or looked_at or tall(self.told[-1:]) <= left:
            return (joined((*self.head, *self._rest(left, below))),)
        rest = joined(self._rest(room - beside_small(self.head), below))
        return (SectionPart(joined(self.head), picture.name), *filter(None, [rest]))

    def _rest(self, room: float, below: Sequence[str]) -> Sequence[str]:
        return (*self.hint, *newest(self.told, room), *below)


def _ratio(picture: Picture | ImageFile | None) -> float:
    return picture.ratio if isinstance(picture, ImageFile) else float(picture is not None)


def _controls(seen: GameView, step: str, screen: Screen, language: Language) -> discord.ui.View:
    """The buttons and menus of the step, and on the first one the ways elsewhere."""
    view = controls_of(screen, seen.game, seen.stamp, language)
    if not step:
        if not seen.actions:
            add_next_game(view, seen.game.id, language)
        add_table_link(view, seen.game.id, language)
    return view


def _told(seen: GameView, step: str, language: Language) -> list[str]:
    """What has happened since the player was last told, and what that has changed for them."""
    if step:
        return _news(seen, seen.changed, language)
    return [*_news(seen, seen.news, language), *since_lines(seen, language)]


def card_reply(lines: Sequence[str], view: discord.ui.View | None, colour: int = _QUIET) -> Reply:
    """A short message of a game to a player: one card, the first line its heading, with the controls at its end."""
    return Reply(cards=(MessageCard((joined(lines),), colour),), view=view)


def since_lines(seen: GameView, language: Language) -> list[str]:
    """What has changed for its reader since their last turn, in a game that sums it up."""
    face = face_of(seen.game)
    return face.since_lines(seen, language) if isinstance(face, SinceFace) else []


def screen_of(seen: GameView, step: str, language: Language) -> Screen:
    """What a step of the panel shows: where the game stands still, the frame's own screen, else the game's."""
    still = asleep(seen, step, language)
    if still is not None:
        return still
    if step == ALSO:
        return also()
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
    lines = face_of(seen.game).hand_lines(seen, language) or [text(language, "game-panel-not-begun")]
    return card_reply([heading(title(seen.game, language), link(seen)), *lines], None)


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
