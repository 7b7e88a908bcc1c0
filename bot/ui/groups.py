"""Groups of a round robin by their letters."""

from bot.i18n import Language, plain
from league.standings import StandingsRow


def group_letter(group: int) -> str:
    """The letter of a group, nothing where there are none."""
    return chr(ord("A") + group - 1) if group else ""


def group_words(group: int, language: Language) -> str:
    """A group by its name: "Group A"."""
    return plain(language, "group-name", {"group": group_letter(group)})


def in_group(words: str, group: int, language: Language) -> str:
    """What is said of a table, with the group to which it belongs behind it."""
    return f"{words} · {group_words(group, language)}" if group else words


def pool_mark(row: StandingsRow) -> str:
    """The letter of the row's group behind a name, where there are groups."""
    return f" [{group_letter(row.pool)}]" if row.pool else ""
