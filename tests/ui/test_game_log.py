"""The log of a game: every kind of event has its words, and nobody reads what they may not know."""

from typing import Any, get_args

import pytest

from bot.i18n import LANGUAGES, Language, has_text
from bot.ui.games.catan.cards import cards_words
from bot.ui.games.catan.log import CONCEALED, LINES, SILENT, log_lines
from bot.ui.reply import CONTENT_LIMIT
from engine.catan import events as e
from engine.catan import game as catan
from engine.catan.hands import pack
from engine.catan.names import Card, Edge, Hex, Resource
from engine.catan.options import CatanOptions
from engine.catan.record_codecs import NAMES
from engine.catan.rules import CATAN
from engine.catan.table import PlayedGame, play
from engine.catan.view import SECRETS, Concealed
from engine.fairness import chance_at
from tests.support.wording import says, worded
from tests.ui.posts_table import choose
from usecases.play.views import witnessed

KINDS: tuple[type[e.Event], ...] = get_args(e.Event)
PLAYERS = ("Haruka", "Ken", "Mio", "Bot 1")
KEEP = "\N{NO-BREAK SPACE}"
WOOD, GRAIN, MIXED = pack((1, 0, 0, 0, 0)), pack((0, 0, 0, 2, 0)), pack((1, 0, 2, 0, 0))
LAYOUT = catan.lay(CatanOptions(), chance_at(b"log", (), 0)).layout
SAMPLES: dict[str, Any] = {
    "shown": True,
    "layout": LAYOUT, "vertex": 10, "edge": 7, "hex": 4, "cards": MIXED, "first": 3, "second": 5,
    "gains": (GRAIN, WOOD, 0, 0), "victim": 1, "thief": 0, "resource": Resource.ORE, "left": 1, "source": 7,
    "target": 8, "holder": 2, "card": Card.KNIGHT, "roads": 2, "taken": (0, 2, 1, 0), "give": WOOD, "want": GRAIN,
    "get": GRAIN, "partner": 1, "number": 4, "take": Resource.WOOL, "old": Resource.ORE, "new": Resource.WOOL,
    "seat": 0, "offer": 2, "asked": 6, "hours": 2,
}  # fmt: skip


def sample(kind: type[e.Event]) -> e.Event:
    """One event of a kind."""
    fields = {name: SAMPLES[name] for name in kind.__dataclass_fields__}
    if kind is e.BankTraded:
        fields["give"] = Resource.LUMBER
    event: e.Event = kind(**fields)
    return event


@pytest.fixture(scope="module")
def played() -> PlayedGame:
    return play(
        CatanOptions(), [choose] * 4, lambda place: chance_at(b"log", (), place), chance_at(b"whim", (), 0)
    )


def test_every_kind_of_event_has_a_line_or_is_silent_on_purpose() -> None:
    assert LINES.keys() | SILENT | {e.Rolled} == set(KINDS)
    assert LINES.keys() & SILENT == set()
    assert CONCEALED.keys() == {kind for kind in SECRETS if kind not in SILENT}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_event_is_told_in_one_line(kind: type[e.Event], language: Language) -> None:
    for layout in (None, LAYOUT):
        lines = log_lines((sample(kind),), PLAYERS, language, layout)
        assert len(lines) == (0 if kind in SILENT else 1)
        assert all(0 < len(line) < 120 and "\n" not in line for line in lines)
    assert kind in SILENT or has_text(language, f"catan-log-{NAMES[kind][0]}")


def test_a_roll_tells_who_gains_what_in_one_line() -> None:
    events = (e.DiceTaken(0), e.Rolled(3, 5, (GRAIN, WOOD, 0, 0)))
    assert told(events, "en") == ["🎲 **8** (Haruka): 🌾×2 → Haruka, 🪵×1 → Ken"]
    assert told(events, "ja") == ["🎲 **8**（Haruka）：🌾×2 → Haruka、🪵×1 → Ken"]
    assert told(events[1:], "en") == ["🎲 **8**: 🌾×2 → Haruka, 🪵×1 → Ken"]
    assert told((e.Rolled(1, 1, (0, 0, 0)),), "en") == ["🎲 **2**: nothing"]


def told(events: tuple[e.Event, ...], language: Language) -> list[str]:
    """The lines, with plain spaces."""
    return [line.replace(KEEP, " ") for line in log_lines(events, PLAYERS, language)]


def test_no_line_ends_between_what_is_gained_and_by_whom() -> None:
    (line,) = log_lines((e.Rolled(3, 5, (GRAIN + WOOD, WOOD, 0, 0)),), ("Bot 1", "Bot 2", "C", "D"), "en")
    gains = line.removeprefix("🎲 **8**: ").split(", ")
    assert [" " in gain for gain in gains] == [False, False]
    assert gains[1].replace(KEEP, " ") == worded("catan-log-gain", cards="🪵×1", name="Bot 2")


def test_what_one_player_does_in_a_row_stands_in_one_line() -> None:
    events = (
        e.RobberMoved(0, Hex(4), 1),
        Concealed(e.Stolen, 0, 1),
        e.RoadBuilt(0, Edge(7)),
        e.TurnEnded(0),
        e.KnightPlayed(1),
    )
    assert log_lines(events, PLAYERS, "en") == [
        "**Haruka**: 🥷 moves the robber · steals a card from Ken · 🛤️ road",
        "**Ken**: ⚔️ Knight",
    ]
    where = log_lines(events, PLAYERS, "ja", LAYOUT)[0]
    tile = f"{'🪵🧱🐑🌾🪨🏜️'[LAYOUT.tiles[4]]}{LAYOUT.tokens[4]}"
    assert tile in where


def test_what_is_discarded_face_down_is_told_by_its_number() -> None:
    hidden = (Concealed(e.DiscardChosen, 1), Concealed(e.Discarded, 1, number=4))
    assert log_lines(hidden, PLAYERS, "en") == ["**Ken**: 🗑️ discards 4 cards"]
    assert log_lines(hidden, PLAYERS, "ja") == ["**Ken**：🗑️ 手札を4枚捨てる"]


def test_an_offer_that_became_a_trade_is_told_once() -> None:
    traded = e.Traded(0, 1, WOOD, GRAIN)
    told = log_lines((traded,), PLAYERS, "en")
    assert told == ["**Haruka**: 🤝 trades 🪵×1 for 🌾×2 with Ken"]
    assert log_lines((e.Offered(0, WOOD, GRAIN), e.OfferAccepted(1), traded), PLAYERS, "en") == told
    other = log_lines((e.Offered(0, WOOD, WOOD), e.Countered(1, GRAIN, WOOD), traded), PLAYERS, "en")
    assert len(other) == 1
    assert other[0].startswith("**Haruka**: 📣 offers 🪵×1 for 🪵×1")


def test_of_several_offers_the_log_says_which_one_was_withdrawn() -> None:
    first, second = e.Offered(0, WOOD, GRAIN, 1), e.Offered(0, MIXED, GRAIN, 2)
    (line,) = log_lines((first, second, e.OfferWithdrawn(0, 2), e.OfferWithdrawn(0, 1)), PLAYERS, "en")
    assert line.endswith("withdraws the offer (🪵×1 🐑×2 for 🌾×2) · withdraws the offer (🪵×1 for 🌾×2)")
    (line,) = log_lines((first, second, e.OfferWithdrawn(0, 1)), PLAYERS, "ja")
    assert line.endswith("提案（🪵×1 と 🌾×2 の交換）を取り下げる")
    assert log_lines((first, e.AnswerWithdrawn(2, 1)), PLAYERS, "en")[1].endswith(
        worded("catan-log-answer-withdrawn", offer=" (🪵×1 for 🌾×2)")
    )


def test_a_number_that_is_used_again_means_the_newest_offer_of_the_turn() -> None:
    old, new = e.Offered(0, WOOD, GRAIN), e.Offered(0, MIXED, GRAIN)
    (line,) = log_lines((old, e.OfferWithdrawn(0), new, e.OfferWithdrawn(0)), PLAYERS, "en")
    assert line.endswith("withdraws the offer (🪵×1 🐑×2 for 🌾×2)")
    alone = log_lines((old, e.TurnEnded(0), e.OfferWithdrawn(1)), PLAYERS, "en")
    assert alone[-1].endswith(worded("catan-log-offer-withdrawn", offer=""))


def test_an_earlier_offer_of_the_same_terms_stays_in_the_log() -> None:
    offer, traded = e.Offered(0, WOOD, GRAIN), e.Traded(0, 1, WOOD, GRAIN)
    assert "offers" in log_lines((offer, e.TurnEnded(0), traded), PLAYERS, "en")[0]


def test_the_thief_reads_which_card_was_taken_and_the_others_do_not__std_devcard_hidden() -> None:
    events = (e.Stolen(0, 1, Resource.ORE), e.CardBought(0), e.CardDrawn(0, Card.MONOPOLY))
    own = log_lines(witnessed(CATAN.rules, events, 0), PLAYERS, "en")[0]
    assert says(own, "catan-log-stolen", card="🪨")
    assert says(own, "catan-log-card-drawn", card=worded("catan-devcard-monopoly"))
    public = log_lines(witnessed(CATAN.rules, events, None), PLAYERS, "en")
    assert public == ["**Haruka**: steals a card from Ken · 🃏 buys a development card"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_logs_of_games_that_differ_only_in_secrets_are_equal(language: Language) -> None:
    first = (e.Stolen(0, 1, Resource.ORE), e.CardBought(0), e.CardDrawn(0, Card.MONOPOLY))
    second = (e.Stolen(0, 1, Resource.WOOL), e.CardBought(0), e.CardDrawn(0, Card.VICTORY_POINT))
    for viewer in (None, 3):
        logs = [
            log_lines(witnessed(CATAN.rules, events, viewer), PLAYERS, language, LAYOUT)
            for events in (first, second)
        ]
        assert logs[0] == logs[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_no_effect_in_the_log(language: Language) -> None:
    names = ("**A**", "@everyone", "<@1>", "`x`\nB")
    events = tuple(sample(kind) for kind in KINDS)
    whole = "\n".join(log_lines(events, names, language, LAYOUT))
    assert "@everyone" not in whole
    assert "<@1>" not in whole.replace("\\<", "")
    assert not says(whole, "catan-lobby-options")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_of_four_turns_fits_into_one_message_with_the_longest_names(
    played: PlayedGame, language: Language
) -> None:
    names = tuple(f"{number}{'n' * 31}" for number in range(4))
    ends = [place + 1 for place, event in enumerate(played.events) if isinstance(event, e.TurnEnded)]
    blocks = [played.events[start:end] for start, end in zip(ends, ends[4:], strict=False)]
    assert len(blocks) > 20
    assert (
        max(len("\n".join(log_lines(witnessed(CATAN.rules, one, None), names, language))) for one in blocks)
        <= CONTENT_LIMIT
    )


def test_piles_are_short() -> None:
    assert cards_words(MIXED, "ja") == "🪵×1 🐑×2"
    assert cards_words(0, "ja") == worded("catan-no-cards", language="ja")


def test_an_offer_that_comes_to_nothing_is_one_line() -> None:
    offered = e.Offered(0, WOOD, GRAIN)
    some = (offered, e.OfferDeclined(1), e.OfferDeclined(2))
    assert log_lines(some, PLAYERS, "en") == ["**Haruka**: 📣 offers 🪵×1 for 🌾×2 (🙅 Ken, Mio)"]
    for end in (e.OfferWithdrawn(0), e.OfferExpired(0), e.TurnEnded(0)):
        told = log_lines((*some, e.OfferDeclined(3), end), PLAYERS, "en")
        assert told == ["**Haruka**: 📣 offers 🪵×1 for 🌾×2: nobody wants it"]
    assert len(log_lines((*some, e.OfferWithdrawn(0)), PLAYERS, "en")) == 1


def test_an_offer_to_one_rival_is_unwanted_when_that_one_says_no() -> None:
    (line,) = log_lines((e.SeatsAsked(0, 0b10), e.Offered(0, WOOD, GRAIN), e.OfferDeclined(1)), PLAYERS, "en")
    assert line.endswith("nobody wants it")


def test_a_no_that_is_taken_back_is_not_told() -> None:
    talk = (e.Offered(0, WOOD, GRAIN), e.OfferDeclined(1), e.AnswerWithdrawn(1))
    assert log_lines(talk, PLAYERS, "en") == ["**Haruka**: 📣 offers 🪵×1 for 🌾×2"]


def test_a_no_to_an_offer_of_an_earlier_report_stands_by_itself() -> None:
    assert log_lines((e.OfferDeclined(1),), PLAYERS, "en") == ["**Ken**: 🙅 declines"]
