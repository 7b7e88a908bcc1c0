"""Play by post: a newcomer is told something at four occasions, each once; others are not."""

from bot.i18n import LANGUAGES, text
from bot.ui.play import prompt_post
from data.database import Database
from data.game_records import Prompt, PromptKind
from engine.catan import game as catan
from engine.catan.actions import EndTurn
from engine.catan.phases import DISCARD, MAIN
from tests.support.game_table import GameTable, game_table
from tests.usecases.test_usecase_game_trade import offering
from usecases.play.judge import JudgeGame, end_game
from usecases.play.show import prompt_view
from usecases.settings.own_settings import ChooseSwitches, choose_switches


def cards(table: GameTable, user: int) -> list[Prompt]:
    """The messages to a user in this game, oldest first."""
    found: tuple[Prompt, ...] = table.read(
        lambda uow: uow.game_cards.find(game_id=table.game_id, user_id=user)
    )
    return sorted(found, key=lambda card: card.id)


def hints(table: GameTable, user: int) -> list[str]:
    return [card.hint for card in cards(table, user) if card.hint]


def turns(table: GameTable, most: int) -> None:
    """Everybody places, rolls and ends the turn at once."""
    while table.state.turn.number < most:
        seat = catan.to_act(table.state)[0]
        done = EndTurn() if table.state.turn.phase is MAIN else table.choice(seat)
        table.play(table.user_of(seat), done)


def test_the_first_turn_and_the_third_have_a_hint_or_the_next_after_a_seven(database: Database) -> None:
    table = game_table(database, people=4)
    assert hints(table, table.user_of(0)) == ["first-turn"]
    turns(table, 24)
    for seat in range(4):
        own = [card for card in cards(table, table.user_of(seat)) if card.kind is PromptKind.TURN]
        assert [card.hint for card in own[:2]] == ["first-turn", ""]
        assert next(card.hint for card in own[2:] if card.hint != "first-seven") == "third-turn"
        told = hints(table, table.user_of(seat))
        assert len(told) == len(set(told)) <= 4


def test_the_hint_stands_over_the_panel_in_the_readers_language(database: Database) -> None:
    table = game_table(database, people=4)
    card = next(one for one in cards(table, table.user_of(0)) if one.is_open)
    view = table.read(lambda uow: prompt_view(card.id, uow))
    for language in LANGUAGES:
        said = prompt_post.render(view, language).words
        assert text(language, "catan-hint-first-turn") in said
        assert len(said) <= 2000


def test_whoever_is_first_asked_for_a_trade_is_told_what_that_is(database: Database) -> None:
    table, seat, _, _ = offering(database)
    asked = [one for one in range(4) if one != seat]
    offers = {
        one: [c for c in cards(table, table.user_of(one)) if c.kind is PromptKind.OFFER] for one in asked
    }
    assert all([card.hint for card in found] == ["first-trade"] for found in offers.values())


def test_whoever_owes_cards_for_a_first_seven_is_told_why(database: Database) -> None:
    table = game_table(database, people=4)
    for _ in range(400):
        owing = catan.to_act(table.state)
        replies = [one for one in owing if one != table.state.turn.player]
        if table.state.turn.phase is DISCARD and replies:
            break
        done = EndTurn() if table.state.turn.phase is MAIN else table.choice(owing[0])
        table.play(table.user_of(owing[0]), done)
    for seat in replies:
        assert "first-seven" in hints(table, table.user_of(seat))


def test_whoever_wants_no_hints_gets_none_and_all_of_them_once_they_are_wanted_again(
    database: Database,
) -> None:
    first = game_table(database, people=4)
    user = first.user_of(0)
    off = first.do(choose_switches, ChooseSwitches(first.caller(user), hints=False))
    assert (off.hints, off.hinted) == (False, "catan:first-turn")
    second = game_table(database, people=4)
    assert hints(second, user) == []
    on = second.do(choose_switches, ChooseSwitches(second.caller(user), hints=True))
    assert (on.hints, on.hinted, on.initials) == (True, "", False)
    third = game_table(database, people=4)
    assert hints(third, user) == ["first-turn"]


def test_whoever_has_finished_a_game_of_the_kind_is_no_newcomer(database: Database) -> None:
    first = game_table(database, people=4)
    first.do(end_game, JudgeGame(first.caller(900, judge=True), first.game_id))
    second = game_table(database, people=4)
    turns(second, 16)
    assert all(not hints(second, second.user_of(seat)) for seat in range(4))
