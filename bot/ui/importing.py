"""The preview of a list of players: the columns, who each line would be, what is refused or open, and the yes."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

import discord

from bot.i18n import Language, Param, inert, plain, text
from bot.ui.controls import Control, MenuLine, TextField, controls, form, menu
from bot.ui.reply import Reply, clip, embed
from league.importing import Column, Meaning
from usecases.find import profile_of
from usecases.many import some
from usecases.signup.importing import ImportedEntries
from usecases.signup.preview import IMPORT, Becomes, ImportPreview, LineVerdict

NAME, ACCOUNT, CLASS, SEED = "import-name", "import-account", "import-class", "import-seed"
NAMES_ON, PASTE = "import-names", "import-paste"
_NAMED: Final = 600
"""Characters of names in one group of the preview."""
_MOST_COLUMNS: Final = 24
_MOST_REFUSED: Final = 12
_PASTED: Final = 4000
_NONE: Final = "-"
RATING: Final = "r"
"""Before a column's number: it holds ratings."""
_MOST_NUMBERS: Final = 11
_MENUS: Final = (
    (NAME, (Meaning.NAME, Meaning.FIRST, Meaning.LAST)),
    (ACCOUNT, (Meaning.DISCORD_ID, Meaning.USER_NAME)),
    (CLASS, (Meaning.CLASS,)),
)


def paste_form(event: int, language: Language) -> discord.ui.Modal:
    """Where a list is pasted."""
    field = TextField("list", plain(language, "import-paste-label"), long=True, limit=_PASTED)
    return form(PASTE, event, plain(language, "import-paste-title"), [field])


def import_preview(preview: ImportPreview, language: Language) -> Reply:
    """Who would enter, with a menu for each kind of column; without anybody there is nothing to confirm."""
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
    view = controls(language, buttons)
    if len(preview.columns) > 1:
        for verb, meanings in _MENUS:
            view.add_item(_column_menu(verb, event, preview.columns, meanings, language))
        view.add_item(_numbers_menu(event, preview.columns, language))
    return Reply(embeds=(box,), view=view if view.children else None)


def _column_menu(
    verb: str, event: int, columns: Sequence[Column], meanings: Collection[Meaning | None], language: Language
) -> discord.ui.Select[discord.ui.View]:
    """Which column holds it; the guess is chosen, of a name in two columns neither."""
    held = [at for at, column in enumerate(columns) if column.meaning in meanings]
    kind = plain(language, f"{verb}-column")
    shown = list(enumerate(columns))[:_MOST_COLUMNS]
    lines = [MenuLine(f"{kind}: {column.heading}", str(at)) for at, column in shown]
    none = MenuLine(f"{kind}: {plain(language, 'import-no-column')}", _NONE)
    halves = len(held) > 1
    placeholder = f"{kind}: {' + '.join(columns[at].heading for at in held)}" if halves else kind
    chosen = "" if halves else str(held[0]) if held else _NONE
    return menu(verb, event, placeholder, [*lines, none], chosen=chosen)


def _numbers_menu(
    event: int, columns: Sequence[Column], language: Language
) -> discord.ui.Select[discord.ui.View]:
    """Which columns hold seeds and ratings, in one menu: a message has room for five rows of controls."""
    lines = []
    for kind, prefix in ((f"{SEED}-column", ""), ("import-rating-column", RATING)):
        word = plain(language, kind)
        shown = list(enumerate(columns))[:_MOST_NUMBERS]
        lines += [MenuLine(f"{word}: {column.heading}", f"{prefix}{at}") for at, column in shown]
        lines.append(MenuLine(f"{word}: {plain(language, 'import-no-column')}", f"{prefix}{_NONE}"))
    held = next((str(at) for at, column in enumerate(columns) if column.meaning is Meaning.SEED), "")
    both = f"{plain(language, f'{SEED}-column')} / {plain(language, 'import-rating-column')}"
    return menu(SEED, event, both, lines, chosen=held)


def preview_lines(preview: ImportPreview, language: Language) -> Iterator[str]:
    """The columns, who each line would be, what is refused or open, and what comes next."""
    yield text(language, "import-columns", {"columns": _columns(preview.columns, language)})
    for ask in preview.asks:
        yield f"❓ {text(language, f'ask-{ask.code}', ask.params)}"
    yield from _refused(preview, language)
    groups = (
        ("member", preview.of(Becomes.MEMBER)),
        ("guest", preview.of(Becomes.GUEST)),
        ("known", preview.of(Becomes.KNOWN)),
        ("listed", preview.of(Becomes.LISTED)),
        ("twice", preview.of(Becomes.TWICE)),
    )
    for name, verdicts in groups:
        if verdicts:
            yield _group(text(language, f"import-{name}", {"count": len(verdicts)}), map(_named, verdicts))
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
        ", ".join(f"{column.heading} → {plain(language, f'meaning-{column.meaning}')}" for column in used)
        or "—"
    )


def _refused(preview: ImportPreview, language: Language) -> Iterator[str]:
    if not preview.refused:
        return
    yield text(language, "import-refused", {"count": len(preview.refused)})
    for line in preview.refused[:_MOST_REFUSED]:
        why = text(language, f"line-{line.code}", line.params)
        yield text(language, "import-refused-line", {"line": line.line, "why": why})
    if len(preview.refused) > _MOST_REFUSED:
        yield f"-# … {len(preview.refused) - _MOST_REFUSED}"


def _remarks(preview: ImportPreview, language: Language) -> Iterator[str]:
    """What may be otherwise than it seems: other names on record, namesakes, user names of nobody."""
    if preview.others:
        key = "import-renames" if preview.rename else "import-keeps"
        pairs = (f"{one.line.number} {one.record} / {one.line.name}" for one in preview.others)
        yield _group(text(language, key, {"count": len(preview.others)}), pairs)
    if preview.others and preview.renamed_in:
        yield text(language, "import-renamed-in", {"events": some(preview.renamed_in)})
    alike = [verdict for verdict in preview.verdicts if verdict.alike]
    if alike:
        pairs = (f"{one.line.number} {one.line.name}: {', '.join(one.alike)}" for one in alike)
        yield _group(text(language, "import-alike", {"count": len(alike)}), pairs)
    if preview.unknown:
        named = (f"{line} @{name}" for line, name in preview.unknown)
        yield _group(text(language, "import-unknown", {"count": len(preview.unknown)}), named)


def _named(verdict: LineVerdict) -> str:
    return f"{verdict.line.number} {verdict.line.name}"


def _group(title: str, items: Iterable[str]) -> str:
    return f"{title}\n-# {clip(inert(', '.join(items)), _NAMED)}"


def imported(done: ImportedEntries, language: Language) -> str:
    """How many have entered, and who is called otherwise now."""
    numbers: dict[str, Param] = {"event": done.event.name, "added": done.added, "known": done.known}
    words = text(language, "signup-imported", numbers)
    if not done.renamed:
        return words
    names = some(person.name for person in done.renamed)
    return f"{words}\n{text(language, 'import-renamed', {'count': len(done.renamed), 'names': names})}"
