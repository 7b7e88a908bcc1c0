"""Play by post: offers to everybody, the first who accepts trades, and a "no" that all hear."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial

from bot.ui.games.catan.cards import cards_words
from bot.ui.play import prompt_post
from bot.ui.play.panel import panel
from data.database import Database
from data.game_records import PromptKind
from engine.catan import game as catan
from engine.catan.actions import BuildRoad, CounterOffer, Offer, TradeWithBank
from engine.catan.building import ROAD_COST
from engine.catan.hands import ONE, count, covers, shares
from engine.catan.names import RESOURCES
from engine.catan.phases import MAIN
from engine.catan.state import OfferReply
from league.refusal import Refusal
from tests.support.game_table import GameTable, game_table
from tests.support.wording import says
from usecases.play.move import DISMISS, MoveMade
from usecases.play.show import prompt_view


def offering(database: Database, people: int = 4) -> tuple[GameTable, int, Offer, list[int]]:
    """A game with an open offer: who offers, the offer, and the seats that could pay for it."""
    table = game_table(database, people=people)
    for _ in range(400):
        state = table.state
        seat = catan.to_act(state)[0]
        if state.turn.phase is MAIN and (found := payable(table)):
            offer, able = found
            table.play(table.user_of(seat), offer)
            return table, seat, offer, able
        table.play(table.user_of(seat), table.choice(seat))
    raise AssertionError("nobody can trade with two others")


def payable(table: GameTable) -> tuple[Offer, list[int]] | None:
    """An offer of one card for one that at least two others hold."""
    state = table.state
    player = state.turn.player
    for give in RESOURCES:
        for want in RESOURCES:
            others = (seat for seat in range(4) if seat != player)
            able = [seat for seat in others if covers(state.players[seat].hand, ONE[want])]
            if give != want and count(state.players[player].hand, give) and len(able) > 1:
                return Offer(ONE[give], ONE[want]), able
    return None


def test_everybody_else_is_asked_whatever_they_hold(database: Database) -> None:
    table, seat, _, _ = offering(database)
    cards = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER, is_open=True))
    assert {card.seat for card in cards} == {0, 1, 2, 3} - {seat}


def test_the_first_who_accepts_trades_at_once(database: Database) -> None:
    table, seat, offer, able = offering(database)
    before = table.state.players[seat].hand
    assert isinstance(table.play(table.user_of(able[0]), "accept"), MoveMade)
    assert table.state.players[seat].hand == before - offer.give + offer.want
    assert table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER, is_open=True)) == ()


def test_of_two_who_accept_at_the_same_moment_one_trades(database: Database) -> None:
    table, seat, offer, able = offering(database)
    before, stamp = table.state.players[seat].hand, table.game.events
    with ThreadPoolExecutor(2) as pool:
        done = list(pool.map(lambda one: table.play(table.user_of(one), "accept", stamp), able[:2]))
    assert sorted(type(outcome).__name__ for outcome in done) == ["MoveMade", "Refusal"]
    assert table.state.players[seat].hand == before - offer.give + offer.want


def test_a_no_is_shown_to_the_proposer_and_to_the_table_at_once(database: Database) -> None:
    table, seat, _, able = offering(database)
    wanted = _wishes(table)
    assert isinstance(table.play(table.user_of(able[0]), "decline"), MoveMade)
    for viewer in (*range(4), None):
        view = table.seen(viewer).view
        assert view is not None
        assert view.offers[0].answers[able[0]] is OfferReply.DECLINED
    assert _wishes(table) > wanted  # the board is drawn anew
    mine = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER, seat=able[0]))
    assert [card.is_open for card in mine] == [False]
    said = panel(table.seen(seat), "", "en").words
    assert says(said, "catan-said-no")
    assert says(said, "catan-said-nothing")


def _wishes(table: GameTable) -> int:
    (wanted,) = table.read(lambda uow: uow.outbox.posts.values("wanted", kind="game"))[0]
    return int(wanted)


def test_whoever_said_no_may_take_it_back_and_accept(database: Database) -> None:
    table, _, _, able = offering(database)
    table.play(table.user_of(able[0]), "decline")
    table.play(table.user_of(able[0]), "withdraw-answer")
    assert isinstance(table.play(table.user_of(able[0]), "accept"), MoveMade)


def test_an_answer_to_an_offer_that_is_gone_does_nothing(database: Database) -> None:
    table, seat, _, able = offering(database)
    stamp = table.game.events
    table.play(table.user_of(seat), "withdraw-offer")
    refused = table.play(table.user_of(able[0]), "accept", stamp)
    assert isinstance(refused, Refusal)
    assert refused.code == "game-stale"


def second(table: GameTable, seat: int, offer: Offer) -> Offer:
    """Another offer of the seat, which gives what the first does and wants something else."""
    found = (a for a in catan.legal(table.state, seat) if isinstance(a, Offer))
    open_ = {(one.give, one.want) for one in table.state.turn.offers}
    fresh = (a for a in found if (a.give, a.want) not in open_)
    other = next(a for a in fresh if a.give == offer.give and not shares(a.want, offer.want))
    assert isinstance(table.play(table.user_of(seat), other), MoveMade)
    return other


def test_an_answer_to_an_offer_that_was_replaced_does_nothing(database: Database) -> None:
    table, seat, offer, able = offering(database)
    stamp = table.game.events
    for _ in range(3):
        second(table, seat, offer)
    assert [each.number for each in table.state.turn.offers] == [2, 3, 1]
    refused = table.play(table.user_of(able[0]), "accept", stamp)
    assert isinstance(refused, Refusal)
    assert refused.code == "game-stale"


def test_a_further_offer_leaves_the_first_to_whoever_has_it_before_them(database: Database) -> None:
    table, seat, offer, able = offering(database)
    before, stamp = table.state.players[seat].hand, table.game.events
    second(table, seat, offer)
    assert isinstance(table.play(table.user_of(able[0]), "accept", stamp), MoveMade)
    assert table.state.players[seat].hand == before - offer.give + offer.want
    assert table.state.turn.offers == ()  # both gave the same cards


def test_everybody_is_asked_again_about_a_further_offer_in_one_message(database: Database) -> None:
    table, seat, offer, _ = offering(database)
    second(table, seat, offer)
    cards = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER, is_open=True))
    assert sorted(card.seat for card in cards) == sorted({0, 1, 2, 3} - {seat})
    assert len(catan.view(table.state, cards[0].seat).offers) == 2


def test_no_to_all_answers_every_open_offer_once(database: Database) -> None:
    table, seat, offer, able = offering(database)
    second(table, seat, offer)
    before = table.game.events
    for _ in range(2):  # a second click changes nothing
        assert isinstance(table.play(table.user_of(able[0]), DISMISS), MoveMade)
        assert table.game.events == before + 2
    answers_ = [one.answers[able[0]] for one in table.state.turn.offers]
    assert answers_ == [OfferReply.DECLINED] * 2


def test_the_same_offer_twice_is_one_and_nobody_is_written_to_again(database: Database) -> None:
    table, seat, offer, _ = offering(database)
    before, cards = table.game.events, table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER))
    assert isinstance(table.play(table.user_of(seat), offer), MoveMade)
    assert table.game.events == before
    assert table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER)) == cards


def test_a_payment_of_the_offerer_withdraws_what_gives_such_cards(database: Database) -> None:
    table, seat, offer, able = offering(database)
    stamp = table.game.events
    for _ in range(900):
        spend = [a for a in catan.legal(table.state, seat) if _pays(a, offer)]
        if spend and table.state.turn.offers:
            break
        table.play(table.user_of(seat), "end-turn")
        table, seat, offer, able = _next_offer(table)
        stamp = table.game.events
    table.play(table.user_of(seat), spend[0])
    assert table.state.turn.offers == ()
    refused = table.play(table.user_of(able[0]), "accept", stamp)
    assert isinstance(refused, Refusal)
    assert refused.code == "catan-no-offer"


def _pays(action: object, offer: Offer) -> bool:
    bank = isinstance(action, TradeWithBank) and shares(ONE[action.give], offer.give)
    return bank or (isinstance(action, BuildRoad) and shares(ROAD_COST, offer.give))


def _next_offer(table: GameTable) -> tuple[GameTable, int, Offer, list[int]]:
    """The next turn in which somebody can offer something."""
    for _ in range(400):
        state = table.state
        seat = catan.to_act(state)[0]
        if state.turn.phase is MAIN:
            if found := payable(table):
                table.play(table.user_of(seat), found[0])
                return table, seat, *found
            table.play(table.user_of(seat), "end-turn")
        else:
            table.play(table.user_of(seat), table.choice(seat))
    raise AssertionError("nobody can offer anything")


def test_a_counter_offer_waits_for_the_offerer(database: Database) -> None:
    table, seat, _, able = offering(database)
    counter = next(
        words for a in catan.legal(table.state, able[0]) if (words := catan.format(a)).startswith("counter ")
    )
    assert isinstance(table.play(table.user_of(able[0]), counter), MoveMade)
    stamp = table.game.events
    confirmed = table.play(table.user_of(seat), f"confirm s{able[0]}", stamp)
    assert isinstance(confirmed, MoveMade | Refusal)  # the offerer may lack what is asked
    if isinstance(confirmed, Refusal):
        assert confirmed.code == "catan-partner-not-ready"


def test_when_all_have_said_no_the_proposer_hears_it_at_once(database: Database) -> None:
    table, seat, _, _ = offering(database)
    others = [other for other in range(4) if other != seat]
    for other in others:
        assert answers(table, seat) == 0
        table.play(table.user_of(other), "decline")
    assert answers(table, seat) == 1
    (card,) = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.ANSWER))
    assert says(
        prompt_post.render(replace(table.seen(seat), card=card), "en").words, "catan-panel-nobody-wants"
    )


def answers(table: GameTable, seat: int) -> int:
    """How many messages about an answer to an offer wait for a player."""
    return len(table.read(lambda uow: uow.game_cards.find(seat=seat, kind=PromptKind.ANSWER, is_open=True)))


def test_whoever_made_an_offer_hears_of_the_first_answer_until_the_next_own_move(database: Database) -> None:
    table, seat, _, able = offering(database)
    assert answers(table, seat) == 0
    counters = [one for one in catan.legal(table.state, able[1]) if isinstance(one, CounterOffer)]
    assert isinstance(table.play(table.user_of(able[1]), counters[0]), MoveMade)
    assert answers(table, seat) == 1
    assert isinstance(table.play(table.user_of(able[0]), "accept"), MoveMade)
    assert answers(table, seat) == 1  # one ping, however many answer
    assert isinstance(table.play(table.user_of(seat), "end-turn"), MoveMade)
    assert answers(table, seat) == 0
    sent = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.ANSWER))
    assert [card.seat for card in sent] == [seat]


def test_both_are_told_in_words_and_cards_what_changed_hands(database: Database) -> None:
    table, seat, offer, able = offering(database)
    table.play(table.user_of(able[0]), "accept")
    (told,) = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.ANSWER, seat=seat))
    (done,) = table.read(lambda uow: uow.game_cards.find(kind=PromptKind.OFFER, seat=able[0]))
    for card in (told, done):
        view = table.read(partial(prompt_view, card.id))
        words = prompt_post.render(view, "en").words
        assert says(
            words, "catan-log-traded", give=cards_words(offer.give, "en"), get=cards_words(offer.want, "en")
        )


def test_the_first_no_needs_no_message_of_its_own(database: Database) -> None:
    table, seat, _, able = offering(database)
    assert isinstance(table.play(table.user_of(able[0]), "decline"), MoveMade)
    assert answers(table, seat) == 0


def test_an_answer_that_comes_at_once_needs_no_message(database: Database) -> None:
    table = game_table(database, people=1)
    table.play_on()
    assert table.read(lambda uow: uow.game_cards.find(kind=PromptKind.ANSWER)) == ()
