"""The standings of an event: pictures and words, brought up to date after each round and each correction."""

from bot.i18n import Language
from bot.ui.controls import controls
from bot.ui.pictures.standings import MOST_PICTURES, stage_state
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply, embed
from bot.ui.standings import body, pictured, text_button, title
from bot.ui.teams import with_teams
from bot.ui.web_links import page_address, page_lines
from data.records import Destination
from usecases.show.standings import StandingsView, standings_post


def render(view: StandingsView, language: Language) -> Reply:
    """The standings, once: in pictures that say the same to whoever hears them, with a way to the words."""
    lines = [body(view, language), *page_lines(view.page, language, "/standings")]
    words = "\n".join(line for line in lines if line)
    box = embed(title(view, language), words, footer=stage_state(view.shown, language))
    if view.teams:
        with_teams(box, view.teams, language)
    box.url = page_address(view.page, "/standings") or None
    if not view.shown.standings.rows:
        return Reply(embeds=(box,))
    files = tuple(pictured(view, page, language) for page in range(min(view.pages, MOST_PICTURES)))
    return Reply(embeds=(box,), files=files, view=controls(language, [text_button(view, 0)]))


STYLE = PostStyle(Destination.RESULTS, standings_post, render)
