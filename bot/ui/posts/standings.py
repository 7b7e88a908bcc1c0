"""The standings of an event: pictures and words, brought up to date after each round and each correction."""

from bot.i18n import Language, plain
from bot.ui.cards import Gallery, MessageCard, heading, joined, small
from bot.ui.controls import controls
from bot.ui.pictures.standings import MOST_PICTURES, stage_state
from bot.ui.posts.style import PostStyle
from bot.ui.reply import Reply
from bot.ui.standings import body, pictured, text_button, title
from bot.ui.teams import teams_words
from bot.ui.web_links import page_address, page_lines
from data.records import Destination
from usecases.show.standings import StandingsView, standings_post


def render(view: StandingsView, language: Language) -> Reply:
    """The standings, once: in pictures that say the same to whoever hears them, with a way to the words."""
    head = [
        heading(title(view, language), page_address(view.page, "/standings")),
        small(stage_state(view.shown, language)),
        body(view, language),
        *page_lines(view.page, language, "/standings"),
    ]
    teams = teams_words(view.teams, language) if view.teams else ""
    ranked = [f"**{plain(language, 'team-standings')}**\n{teams}"] if teams else []
    if not view.shown.standings.rows:
        return Reply(cards=(MessageCard((joined(head), *ranked)),))
    files = tuple(pictured(view, page, language) for page in range(min(view.pages, MOST_PICTURES)))
    pictures = Gallery(tuple(file.name for file in files))
    words = controls(language, [text_button(view, 0)])
    return Reply(cards=(MessageCard((joined(head), pictures, *ranked)),), files=files, view=words)


STYLE = PostStyle(Destination.RESULTS, standings_post, render)
