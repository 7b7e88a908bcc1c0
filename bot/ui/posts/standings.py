"""The standings of an event: pictures and words, brought up to date after each round and each correction."""

from bot.i18n import Language
from bot.ui.pictures.standings import stage_state, standings_pictures
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply, embed
from bot.ui.standings import later_lines, refused_lines, row_lines, title
from bot.ui.web_links import page_address, page_lines
from data.records import Destination
from usecases.show.standings import StandingsView, standings_post


def render(view: StandingsView, language: Language) -> Reply:
    """The standings in the server's language: everybody in the pictures, the first page in words too."""
    lines = [
        *refused_lines(view, language),
        *later_lines(view, language),
        *row_lines(view, 0, language),
    ]
    lines += page_lines(view.page, language, "/standings")
    box = embed(title(view, language), "\n".join(lines), footer=stage_state(view.shown, language))
    box.url = page_address(view.page, "/standings") or None
    files = standings_pictures(view, language) if view.shown.standings.rows else ()
    return Reply(embeds=(box,), files=files)


STYLE = PostStyle(Destination.RESULTS, standings_post, render)
