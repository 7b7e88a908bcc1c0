"""The preview of a file of players: who is new, who is known, what looks wrong, and the button that enters them."""

from collections.abc import Iterator, Sequence

import discord

from bot.i18n import Language, inert, plain, text
from bot.ui.controls import Control, controls
from bot.ui.reply import Reply, clip, embed
from usecases.signup.preview import IMPORT, ImportPreview

_NAMED = 600
"""Characters of names in one line of the preview."""


def import_preview(preview: ImportPreview, language: Language) -> Reply:
    """Who would enter; without anybody there is nothing to confirm."""
    title = plain(language, "import-title", {"event": preview.event.name})
    box = embed(title, "\n".join(_lines(preview, language)))
    if not preview.entering:
        return Reply(embeds=(box,))
    label = plain(language, "button-entry-import", {"count": preview.entering})
    yes = Control(IMPORT, preview.event.id, style=discord.ButtonStyle.success, label=label)
    return Reply(embeds=(box,), view=controls(language, [yes]))


def _lines(preview: ImportPreview, language: Language) -> Iterator[str]:
    groups: tuple[tuple[str, Sequence[object]], ...] = (
        ("fresh", preview.fresh),
        ("guests", preview.guests),
        ("known", preview.known),
        ("doubles", preview.doubles),
        ("namesakes", preview.namesakes),
        ("rounded", preview.rounded),
    )
    for name, items in groups:
        if items:
            shown = clip(inert(", ".join(map(str, items))), _NAMED)
            yield f"{text(language, f'import-{name}', {'count': len(items)})}\n-# {shown}"
    if preview.waiting:
        yield text(language, "import-waiting", {"count": preview.waiting})
    yield text(language, "import-next" if preview.entering else "import-nobody")
