"""A rating list in words, and as a file to take away."""

from collections.abc import Sequence

import discord

from bot.i18n import Language, Safe, plain, text
from bot.ui.exports.sheets import Sheet
from bot.ui.exports.table import csv_files
from bot.ui.reply import Reply, embed
from usecases.show.ratings import RatingLine, RatingList

_SHOWN = 50
_COLUMNS = ("place", "player", "rating", "games")


def ratings_reply(lists: Sequence[RatingList], language: Language) -> Reply:
    """The best of each list, and all of them as files."""
    files = csv_files([_sheet(one) for one in lists], language)
    return Reply(embeds=tuple(_box(one, language) for one in lists), files=files)


def _box(shown: RatingList, language: Language) -> discord.Embed:
    game = plain(language, f"{shown.game}-name")
    title = plain(language, f"ratings-title-{shown.rule}", {"game": game})
    lines = [_line(line, language) for line in shown.lines[:_SHOWN]]
    if len(shown.lines) > _SHOWN:
        lines.append(text(language, "ratings-more", {"count": len(shown.lines) - _SHOWN}))
    return embed(title, "\n".join(lines))


def _line(line: RatingLine, language: Language) -> str:
    rating = Safe(f"{line.rating:.1f}")
    return text(
        language,
        "ratings-line",
        {"place": line.place, "player": line.person.name, "rating": rating, "games": line.games},
    )


def _sheet(shown: RatingList) -> Sheet:
    rows = tuple((row.place, row.person.name, round(row.rating, 2), row.games) for row in shown.lines)
    return Sheet(f"ratings-{shown.rule}", _COLUMNS, rows)
