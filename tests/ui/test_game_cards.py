"""The messages of a game to a player, in private and as pings in its thread."""

from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, Language, plain
from bot.ui.games.catan.cards import cards_words
from bot.ui.me import next_reply
from bot.ui.play import prompt_post
from bot.ui.play.wording import label
from data.game_records import GameStatus, Prompt, PromptKind
from engine.catan.events import Offered, Stolen, Traded
from engine.catan.hands import ONE
from engine.catan.names import Resource
from engine.catan.state import CatanState
from engine.catan.table import PlayedGame
from league.ids import GameId, PromptId
from tests.support.wording import says
from tests.ui.posts_table import GAME, NOW, buttons, declined, over, seen, with_other_secrets, within_limits
from usecases.play.stamps import EPOCH
from usecases.show.games_due import GameDue
from usecases.show.next import Next


def card(kind: PromptKind, **changes: object) -> Prompt:
    """A message to the player of seat 1."""
    base = Prompt(PromptId(5), GameId(12), 1, 1001, kind, 13, 0, NOW)
    return replace(base, **changes)  # type: ignore[arg-type]  # the fields of a card


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [PromptKind.TURN, PromptKind.REPLY, PromptKind.OFFER])
def test_a_private_message_says_why_links_the_game_and_holds_the_panel(
    middle: CatanState, kind: PromptKind, language: Language
) -> None:
    reply = prompt_post.render(replace(seen(middle, 1), card=card(kind)), language)
    first = reply.words.splitlines()[0]
    why = "discard" if kind is PromptKind.REPLY else kind
    assert label("catan", f"card-{why}", language, {"game": 12}) in first
    assert "https://discord.com/channels/111/999" in first
    assert reply.mentions == (1001,)
    assert reply.files
    assert within_limits(reply)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_about_an_offer_says_its_terms(middle: CatanState, language: Language) -> None:
    offered = declined(middle, None)
    shown = replace(seen(offered, 1), card=card(PromptKind.OFFER, by_message=False))
    first = prompt_post.render(shown, language).words.splitlines()[0]
    offer = offered.turn.offers[0]
    assert cards_words(offer.give, language) in first
    assert cards_words(offer.want, language) in first


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reminder_says_until_when(middle: CatanState, language: Language) -> None:
    reply = prompt_post.render(replace(seen(middle, 1), card=card(PromptKind.TURN, repeats=1)), language)
    first, second = reply.words.splitlines()[:2]
    assert plain(language, "game-card-reminder-turn", {"game": 12}) in first
    assert f"<t:{int(NOW.timestamp())}:R>" in second


def test_whoever_is_next_gets_no_panel(middle: CatanState) -> None:
    reply = prompt_post.render(replace(seen(middle, 1), card=card(PromptKind.NEXT)), "en")
    assert (reply.files, reply.view) == ((), None)
    assert "next" in reply.words


def test_a_ping_has_one_button_and_pings_one_player(middle: CatanState) -> None:
    reply = prompt_post.render(replace(seen(middle, 1), card=card(PromptKind.TURN, by_message=False)), "ja")
    assert reply.words.startswith("<@1001> ")
    assert buttons(reply) == ["game-turn:12:0"]
    assert reply.mentions == (1001,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PromptKind)
def test_a_message_that_has_served_is_short_and_leads_on_at_most_to_the_next_game(
    middle: CatanState, kind: PromptKind, language: Language
) -> None:
    news = (Offered(1, ONE[0], ONE[1]), Traded(1, 2, ONE[0], ONE[1]))
    view = replace(seen(middle, 1), card=card(kind, is_open=False), news=news)
    reply = prompt_post.render(view, language)
    assert "Mio" in reply.words
    leads_on = kind in {PromptKind.TURN, PromptKind.REPLY}
    assert buttons(reply) == (["game-next:12:0"] if leads_on else [])
    assert (reply.files, reply.mentions) == ((), ())
    assert len(reply.words.splitlines()) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_that_the_end_closed_says_that_the_game_is_over(
    played: PlayedGame, language: Language
) -> None:
    game = replace(over(played).game, events=500)
    closed = [card(PromptKind.TURN, is_open=False, until=until) for until in (500, 499)]
    views = [replace(over(played), game=game, seat=1, card=one, news=()) for one in closed]
    shown = [prompt_post.render(view, language).words for view in views]
    assert ["🏁" in words for words in shown] == [True, False]


def test_a_turn_keeps_its_number_after_a_judge_took_moves_back(middle: CatanState) -> None:
    view = replace(seen(middle, 1), card=card(PromptKind.TURN, is_open=False, about=2 * EPOCH + 13))
    assert says(prompt_post.render(view, "en").words, "game-card-done-turn", number=14)


def test_a_paused_game_has_no_panel_in_messages(middle: CatanState) -> None:
    reply = prompt_post.render(
        replace(seen(middle, 1, GameStatus.PAUSED), card=card(PromptKind.TURN, repeats=2)), "en"
    )
    assert plain("en", "game-card-paused", {"game": 12, "why": "judge"}) in reply.words
    assert buttons(reply) == []


@pytest.mark.parametrize("kind", PromptKind)
def test_a_ping_in_the_thread_says_nothing_that_only_the_player_may_know(
    middle: CatanState, kind: PromptKind
) -> None:
    events = (Stolen(1, 0, Resource.ORE),)
    for is_open in (True, False):
        about = card(kind, by_message=False, is_open=is_open)
        views = [
            replace(seen(state, 1), card=about, news=news)
            for state, news in ((middle, events), (with_other_secrets(middle), ()))
        ]
        replies = [prompt_post.render(view, "ja") for view in views]
        assert replies[0].digest() == replies[1].digest()
        assert replies[0].files == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "what", [PromptKind.TURN, PromptKind.REPLY, PromptKind.OFFER, "autopilot", "invited"]
)
def test_whatever_a_game_waits_for_is_told_among_the_next_steps(what: str, language: Language) -> None:
    due = GameDue(GAME, what, None, 111, 999)
    shown = next_reply(Next((), (), (), (), (), (due,)), language, 111)
    assert label("catan", "title", language, {"game": 12}) in str(shown.embeds[0].description)
