"""Two menus that say which column of a list holds what: first the column, then what stands in it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord

from bot.i18n import Language, plain
from bot.ui.controls import MenuLine, menu

NOTHING: Final = "-"
"""A column that holds nothing that is needed."""
_A_MENU: Final = 24
"""Columns in one menu; the place that is left leads on to the next ones."""
_ON: Final = "p"


@dataclass(frozen=True, slots=True)
class ColumnMenus:
    """The verbs of the two menus, what a column can hold, and what each holds, both with their words."""

    column: str
    meaning: str
    kinds: Sequence[tuple[str, str]]
    held: Sequence[tuple[str, str, str]]

    def added_to(
        self, view: discord.ui.View, event: int, chosen: "ChosenColumn", language: Language
    ) -> discord.ui.View:
        """The view with a menu of the columns, and once one is chosen of what it may hold."""
        view.add_item(menu(self.column, event, plain(language, "records-which"), self._columns(chosen, language),
                           chosen=str(chosen.at) if chosen.at >= 0 else ""))  # fmt: skip
        if 0 <= chosen.at < len(self.held):
            heading, kind, _ = self.held[chosen.at]
            title = plain(language, "records-holds", {"column": heading})
            lines = [MenuLine(words, one or NOTHING) for one, words in self.kinds]
            view.add_item(menu(self.meaning, event, title, lines, chosen.at, chosen=kind or NOTHING))
        return view

    def _columns(self, chosen: "ChosenColumn", language: Language) -> list[MenuLine]:
        """Those of one page; of a list with more of them a line leads on, from the last page to the first."""
        pages = -(-len(self.held) // _A_MENU)
        page = chosen.page if chosen.at < 0 else chosen.at // _A_MENU
        first = page % max(pages, 1) * _A_MENU
        lines = [
            MenuLine(f"{heading} → {words}", str(at))
            for at, (heading, _, words) in enumerate(self.held)
            if first <= at < first + _A_MENU
        ]
        if pages > 1:
            on = (page + 1) % pages
            lines.append(
                MenuLine(plain(language, "records-more-columns", {"from": on * _A_MENU + 1}), f"{_ON}{on}")
            )
        return lines


@dataclass(frozen=True, slots=True)
class ChosenColumn:
    """The column that is looked at (-1: none), else which page of them."""

    at: int = -1
    page: int = 0


NO_COLUMN: Final = ChosenColumn()


def chosen_column(values: Sequence[str]) -> ChosenColumn:
    """What was chosen in the menu of the columns."""
    value = values[0] if values else ""
    number = value.removeprefix(_ON)
    whole = int(number) if number.isascii() and number.isdecimal() and len(number) < 4 else -1  # noqa: PLR2004 - a column
    return ChosenColumn(page=max(whole, 0)) if value != number else ChosenColumn(whole)
