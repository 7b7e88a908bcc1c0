"""The preview of a list of players: the columns, who each line would be, what is refused or open, and the yes."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import discord

from bot.i18n import Language, Param, Safe, inert, plain, text
from bot.ui.columns import NO_COLUMN, ChosenColumn, ColumnMenus
from bot.ui.controls import Control, TextField, controls, form
from bot.ui.listed import listed
from bot.ui.reply import Reply, clip, embed
from league.importing import MEANINGS, Column, FirstLine, Meaning
from usecases.find import profile_of
from usecases.many import some
from usecases.signup.importing import ImportedEntries
from usecases.signup.preview import IMPORT, Becomes, ImportPreview, LineVerdict

COLUMN, MEANING = "import-column", "import-meaning"
NAMES_ON, PASTE, FIRST_LINE = "import-names", "import-paste", "import-first"
_NAMED: Final = 600
"""Characters of names in one group of the preview."""
_MOST_REFUSED: Final = 12
_PASTED: Final = 4000


def paste_form(event: int, language: Language) -> discord.ui.Modal:
    """Where a list is pasted."""
    field = TextField("list", plain(language, "import-paste-label"), long=True, limit=_PASTED)
    return form(PASTE, event, plain(language, "import-paste-title"), [field])


def import_preview(preview: ImportPreview, language: Language, column: ChosenColumn = NO_COLUMN) -> Reply:
    """Who would enter, with menus of what columns hold; without anybody there is nothing to confirm."""
    title = plain(language, "import-title", {"event": preview.event.name})
    box = embed(title, "\n".join(preview_lines(preview, language)))
    event = preview.event.id
    buttons = []
    if preview.does_something:
        key = (
            "button-entry-import"
            if preview.entering
            else "button-import-numbers"
            if preview.numbered
            else "button-import-teams"
        )
        label = plain(language, key, {"count": preview.entering or preview.numbered or preview.in_teams})
        buttons.append(Control(IMPORT, event, style=discord.ButtonStyle.success, label=label))
    if preview.others:
        label = plain(language, "button-import-names-off" if preview.rename else "button-import-names")
        buttons.append(Control(NAMES_ON, event, int(not preview.rename), label=label))
    if preview.first_line is not None:
        heading = preview.first_line is FirstLine.PLAYER
        label = plain(language, "button-import-first-heading" if heading else "button-import-first-player")
        buttons.append(Control(FIRST_LINE, event, int(heading), label=label))
    view = controls(language, buttons)
    if len(preview.columns) > 1:
        _menus(preview.columns, language).added_to(view, event, column, language)
    return Reply(embeds=(box,), view=view if view.children else None)


def _menus(columns: Sequence[Column], language: Language) -> ColumnMenus:
    """What each column holds now; numbers and user names of accounts are one thing to say."""
    kinds = [(str(kind or ""), _meaning(kind, language)) for kind in (None, *MEANINGS)]
    return ColumnMenus(
        COLUMN,
        MEANING,
        kinds,
        [
            (column.heading or str(at), _said(column.meaning), _meaning(column.meaning, language))
            for at, column in enumerate(columns, 1)
        ],
    )


def _said(meaning: Meaning | None) -> str:
    return str(Meaning.DISCORD_ID if meaning is Meaning.USER_NAME else meaning or "")


def _meaning(meaning: Meaning | None, language: Language) -> str:
    return plain(language, f"meaning-{meaning}" if meaning else "import-no-column")


def preview_lines(
    preview: ImportPreview, language: Language, most_refused: int = _MOST_REFUSED
) -> Iterator[str]:
    """The columns, who each line would be, what is refused or open, and what comes next."""
    yield text(language, "import-columns", {"columns": _columns(preview.columns, language)})
    for ask in preview.asks:
        yield f"❓ {text(language, f'ask-{ask.code}', ask.params)}"
    yield from _refused(preview, language, most_refused)
    groups = (
        ("member", preview.of(Becomes.MEMBER)),
        ("guest", preview.of(Becomes.GUEST)),
        ("known", preview.of(Becomes.KNOWN)),
        ("listed", preview.of(Becomes.LISTED)),
        ("twice", preview.of(Becomes.TWICE)),
    )
    for name, verdicts in groups:
        if verdicts:
            yield _group(
                language, text(language, f"import-{name}", {"count": len(verdicts)}), map(_named, verdicts)
            )
    yield from _remarks(preview, language)
    if preview.waiting:
        yield text(language, "import-waiting", {"count": preview.waiting})
    if preview.numbered:
        yield text(language, "import-numbered", {"count": preview.numbered})
    if preview.in_teams:
        size = profile_of(preview.event).team_size
        yield text(language, "import-teams", {"count": preview.in_teams, "size": size})
    yield text(language, "import-next" if preview.does_something else "import-nobody")


def _columns(columns: Sequence[Column], language: Language) -> str:
    used = [column for column in columns if column.meaning]
    return (
        listed(
            (f"{column.heading} → {plain(language, f'meaning-{column.meaning}')}" for column in used),
            language,
        )
        or "—"
    )


def _refused(preview: ImportPreview, language: Language, most: int) -> Iterator[str]:
    if not preview.refused:
        return
    yield text(language, "import-refused", {"count": len(preview.refused)})
    for line in preview.refused[:most]:
        why = text(language, f"line-{line.code}", line.params)
        yield text(language, "import-refused-line", {"line": line.line, "why": Safe(why)})
    if len(preview.refused) > most:
        yield f"-# … {len(preview.refused) - most}"


def _remarks(preview: ImportPreview, language: Language) -> Iterator[str]:
    """What may be otherwise than it seems: other names on record, namesakes, user names of nobody."""
    if preview.others:
        key = "import-renames" if preview.rename else "import-keeps"
        pairs = (f"{one.line.number} {one.record} / {one.line.name}" for one in preview.others)
        yield _group(language, text(language, key, {"count": len(preview.others)}), pairs)
    if preview.others and preview.renamed_in:
        yield text(language, "import-renamed-in", {"events": some(preview.renamed_in)})
    alike = [verdict for verdict in preview.verdicts if verdict.alike]
    if alike:
        pairs = (f"{one.line.number} {one.line.name}: {listed(one.alike, language)}" for one in alike)
        yield _group(language, text(language, "import-alike", {"count": len(alike)}), pairs)
    by_name = [verdict for verdict in preview.verdicts if verdict.by_name]
    if by_name:
        seen = (f"{_named(one)} ({one.seen_in})" if one.seen_in else _named(one) for one in by_name)
        yield _group(language, text(language, "import-by-name", {"count": len(by_name)}), seen)
    if preview.unknown:
        named = (f"{line} @{name}" for line, name in preview.unknown)
        yield _group(language, text(language, "import-unknown", {"count": len(preview.unknown)}), named)


def _named(verdict: LineVerdict) -> str:
    return f"{verdict.line.number} {verdict.line.name}"


def _group(language: Language, title: str, items: Iterable[str]) -> str:
    return f"{title}\n-# {clip(inert(listed(items, language)), _NAMED)}"


def imported(done: ImportedEntries, language: Language) -> str:
    """How many have entered, and who is called otherwise now."""
    numbers: dict[str, Param] = {"event": done.event.name, "added": done.added, "known": done.known}
    words = text(language, "signup-imported", numbers)
    if not done.renamed:
        return words
    names = some(person.name for person in done.renamed)
    return f"{words}\n{text(language, 'import-renamed', {'count': len(done.renamed), 'names': names})}"
