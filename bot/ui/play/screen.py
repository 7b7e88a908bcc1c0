"""What one step of a panel consists of: lines of text, letters on the board, buttons and menus."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.i18n import Language, plain
from bot.ui.controls import MenuLine, Panel
from bot.ui.play.component_ids import button_id, menu_id, words_of
from bot.ui.play.wording import label as worded_label
from data.game_records import PostGame

MOST_LINES: Final = 25
"""Lines of a menu."""
ROWS: Final = 5
IN_ROW: Final = 5
"""Rows of controls in a message, and buttons in one of them; a menu takes a row."""

_LONGEST_ID: Final = 100

GREEN: Final = discord.ButtonStyle.success
BLUE: Final = discord.ButtonStyle.primary
RED: Final = discord.ButtonStyle.danger
GREY: Final = discord.ButtonStyle.secondary


@dataclass(frozen=True, slots=True)
class Press:
    """A button; its label is the text `<kind>-panel-<key>` or `game-panel-<key>` unless one is given.

    `verb` makes it a button of the posts, whose answer stands by itself.
    """

    words: str
    key: str = ""
    label: str = ""
    style: discord.ButtonStyle = GREY
    emoji: str | None = None
    disabled: bool = False
    verb: str = ""


@dataclass(frozen=True, slots=True)
class Pick:
    """A menu; `prefix` is what the chosen values complete, `least` and `most` how many are chosen.

    Menus of one screen differ in their prefixes. `chosen` is the value that stands at present.
    """

    prefix: str
    key: str
    choices: tuple[MenuLine, ...]
    least: int = 1
    most: int = 1
    chosen: str = ""


@dataclass(frozen=True, slots=True)
class Screen:
    """One step of the panel; `marks` are what its picture puts letters on.

    `glance`: a menu says in words what stands at each letter, so that the picture may be a small one to tap.
    """

    lines: tuple[str, ...] = ()
    picks: tuple[Pick, ...] = ()
    presses: tuple[Press, ...] = ()
    marks: tuple[Any, ...] = ()
    glance: bool = False


def controls_of(screen: Screen, game: PostGame, stamp: int, language: Language) -> Panel:
    """The buttons and menus, menus first: a row for each menu, five buttons in a row."""
    view = Panel()
    said = {press.words for press in screen.presses}
    only = [(pick, _only(pick, game, stamp, language, said)) for pick in screen.picks]
    picks = [pick for pick, press in only if press is None]
    presses = (*(press for _, press in only if press is not None), *screen.presses)
    rows = len(picks)
    if rows + -(-len(presses) // IN_ROW) > ROWS:
        raise ValueError("a message has five rows of controls")
    for number, pick in enumerate(picks):
        view.add_item(_menu(pick, game, stamp, language, number))
    for number, press in enumerate(presses):
        view.add_item(_button(press, game, stamp, language, rows + number // IN_ROW))
    return view


def _only(pick: Pick, game: PostGame, stamp: int, language: Language, said: Collection[str]) -> Press | None:
    """The button in place of a menu with one choice; None where there is more to choose, or a button says it."""
    if len(pick.choices) != 1 or pick.least != 1 or pick.chosen:
        return None
    (line,) = pick.choices
    words = words_of(pick.prefix, [line.value])
    if words in said or len(button_id(game.id, stamp, words)) > _LONGEST_ID:
        return None
    menu = worded_label(game.kind, f"panel-{pick.key}", language)
    return Press(words, label=plain(language, "game-panel-only", {"menu": menu, "choice": line.label}))


def _button(
    press: Press, game: PostGame, stamp: int, language: Language, row: int
) -> discord.ui.Button[discord.ui.View]:
    label = press.label or worded_label(game.kind, f"panel-{press.key}", language)
    return discord.ui.Button(
        custom_id=f"{press.verb}:{game.id}:0" if press.verb else button_id(game.id, stamp, press.words),
        label=label[:80],
        style=press.style,
        emoji=press.emoji,
        disabled=press.disabled,
        row=row,
    )


def _menu(
    pick: Pick, game: PostGame, stamp: int, language: Language, row: int
) -> discord.ui.Select[discord.ui.View]:
    if not 1 <= len(pick.choices) <= MOST_LINES:
        raise ValueError(f"a menu of {len(pick.choices)} lines")
    options = [
        discord.SelectOption(
            label=line.label[:100],
            value=line.value,
            description=line.description[:100] if line.description else None,
            default=line.value == pick.chosen,
        )
        for line in pick.choices
    ]
    return discord.ui.Select(
        custom_id=menu_id(game.id, stamp, pick.prefix),
        placeholder=worded_label(game.kind, f"panel-{pick.key}", language)[:150],
        options=options,
        min_values=pick.least,
        max_values=min(pick.most, len(pick.choices)),
        row=row,
    )
