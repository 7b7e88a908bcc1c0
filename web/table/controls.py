"""A panel's buttons and menus as a page has them: each says the words of the control on Discord."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.i18n import Language
from bot.ui.controls import MenuLine
from bot.ui.play.component_ids import words_of
from bot.ui.play.screen import BLUE, GREEN, RED, Pick, Press, Screen
from bot.ui.play.wording import label

_CLASSES: Final = {GREEN: "go", BLUE: "go", RED: "stop"}
_OF_POSTS: Final = {"game-resume": "=resume"}
"""What the buttons of posts say that stand in a panel."""


@dataclass(frozen=True, slots=True)
class WebButton:
    """A button; `note` stands below its label, `look` is its class."""

    words: str
    label: str
    note: str = ""
    sign: str = ""
    look: str = ""
    disabled: bool = False
    chosen: bool = False

    @property
    def step(self) -> str | None:
        """The step of the panel to which it leads; None for what is said."""
        return self.words[1:] if self.words.startswith("?") else None


@dataclass(frozen=True, slots=True)
class WebMenu:
    """A menu: a button a line, or, where several are chosen, a box a line that complete the `prefix`."""

    title: str
    buttons: tuple[WebButton, ...]
    prefix: str
    least: int
    most: int


def buttons_of(screen: Screen, kind: str, language: Language) -> tuple[WebButton, ...]:
    """The buttons of a step."""
    return tuple(_button(press, kind, language) for press in screen.presses)


def menus_of(screen: Screen, kind: str, language: Language) -> tuple[WebMenu, ...]:
    """The menus of a step."""
    return tuple(_menu(pick, kind, language) for pick in screen.picks)


def said_by(form: Mapping[str, object], values: tuple[str, ...]) -> str:
    """The words of a form: those of the button that was pressed, or a menu's prefix with the lines that were ticked."""
    return str(form.get("words", "")) or words_of(str(form.get("prefix", "")), values)


def _button(press: Press, kind: str, language: Language) -> WebButton:
    return WebButton(
        _OF_POSTS.get(press.verb, press.words),
        press.label or label(kind, f"panel-{press.key}", language),
        sign=press.emoji or "",
        look=_CLASSES.get(press.style, ""),
        disabled=press.disabled,
    )


def _menu(pick: Pick, kind: str, language: Language) -> WebMenu:
    most = min(pick.most, len(pick.choices))
    lines = tuple(_line(pick, choice, most) for choice in pick.choices)
    return WebMenu(label(kind, f"panel-{pick.key}", language), lines, pick.prefix, pick.least, most)


def _line(pick: Pick, choice: MenuLine, most: int) -> WebButton:
    words = choice.value if most > 1 else words_of(pick.prefix, [choice.value])
    return WebButton(words, choice.label, choice.description or "", chosen=choice.value == pick.chosen)
