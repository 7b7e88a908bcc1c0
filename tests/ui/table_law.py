"""What holds for every game that is tapped, and positions of whole random games to hold it against."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.i18n import LANGUAGES, Language
from bot.ui.games.backgammon.face import BackgammonFace
from bot.ui.games.catan.face import CatanFace
from bot.ui.games.catan.table_taps import MANY, cards_of, hands_of, of_cards
from bot.ui.games.rivals.face import RivalsFace
from bot.ui.play.component_ids import words_of
from bot.ui.play.face import GameFace
from bot.ui.play.screen import Screen
from bot.ui.play.table_face import TableFace, TapTable, leading, matching
from data.game_records import GameSeat, GameStatus, PostGame, SeatState
from engine.backgammon.actions import Play
from engine.backgammon.options import MatchOptions
from engine.backgammon.rules import BACKGAMMON
from engine.catan import actions as a
from engine.catan.options import CatanOptions
from engine.catan.rules import CATAN
from engine.protocol import CHANCE, EngineRefusal
from engine.rivals.names import GameSet
from engine.rivals.options import Preset, preset
from engine.rivals.rules import RIVALS
from league.ids import GameId, GameSeatId
from tests.ui.panel_games import Walk
from tests.ui.panel_table import NOW, seen_of
from usecases.play.views import GameView

NOTHING_MORE = ("orders", "judge", "cards")
"""Steps of a panel that lead to no action of the game."""


class Face(GameFace, TableFace):
    """A face that is tapped."""


@dataclass(frozen=True)
class Tapped:
    """A game that is tapped: in which steps, how an action is written, what is asked for by its cards."""

    face: Any
    write: Callable[[Any], str]
    steps: tuple[str, ...] = ("",)
    asked: tuple[type, ...] = ()
    boxes: tuple[type, ...] = ()
    """What is put together of boxes that are ticked in menus."""
    counted: Counter[str] = field(default_factory=Counter)

    def tables(self, seen: GameView, language: Language) -> list[TapTable]:
        """What can be tapped."""
        found = (self.face.table(seen, step, language) for step in self.steps)
        return [one for one in found if one is not None]

    def hold(self, seen: GameView, language: Language) -> None:
        """Everything that must be true of a position."""
        said = {self.write(action) for action in seen.actions}
        tables = self.tables(seen, language)
        for table in tables:
            self._hold_table(table, said)
        tapped = {tap.words for table in tables for tap in table.taps}
        rest = [one for one in seen.actions if self.write(one) not in tapped]
        asked = [one for one in rest if isinstance(one, self.asked)]
        for action in asked:
            assert set(of_cards(action)) <= set(tables[0].free)
            assert hands_of(Counter(of_cards(action))) == cards_of(action)
        for action in asked[:: len(asked) // 2 + 1]:
            meant = self.face.meant(seen, of_cards(action), language)
            assert self.write(action) in {tap.words for tap in meant}
        left = {self.write(one) for one in rest if not isinstance(one, (*self.asked, *self.boxes))}
        if left:
            assert left <= controls_of(self.face, seen, language, left), left
        self.counted["positions"] += 1
        self.counted["actions"] += len(said)
        self.counted["tapped"] += len(said & tapped)

    def _hold_table(self, table: TapTable, said: set[str]) -> None:
        places = {place.key for place in table.places}
        cards = {card.key for tray in table.trays for card in tray.cards}
        for tap in table.taps:
            assert tap.words in said or tap.words[0] in "?=", tap
            assert set(tap.at) <= places | cards, tap
            for order in (tap.at, tap.at[::-1]):
                assert all(key in leading(table, order[:number]) for number, key in enumerate(order))
                assert tap in matching(table.taps, order)
        needed = {key for tap in table.taps for key in tap.at} | set(table.free)
        assert leading(table, ()) <= needed
        assert places <= needed
        names = [place.label for place in table.places]
        assert all(names)
        assert len(set(names)) == len(names), names
        meanings = {(tuple(sorted(tap.at)), tap.label): tap.words for tap in table.taps}
        assert len(meanings) == len(table.taps), Counter(
            (tuple(sorted(tap.at)), tap.label) for tap in table.taps
        ).most_common(1)
        assert all(card.label for tray in table.trays for card in tray.cards)


def controls_of(face: GameFace, seen: GameView, language: Language, wanted: set[str]) -> set[str]:
    """What the controls of a panel say, step by step until all that is wanted has been found."""
    found: set[str] = set()
    steps = [""]
    for step in steps:
        for words in says(face.screen(seen, step, language)):
            inner = words[1:]
            if not words.startswith("?"):
                found.add(words)
            elif inner not in steps and not inner.startswith(NOTHING_MORE):
                steps.append(inner)
        if wanted <= found:
            break
    return found


def says(screen: Screen) -> Iterator[str]:
    """Everything that the controls of a screen say, one line of a menu at a time."""
    yield from (press.words for press in screen.presses)
    for pick in screen.picks:
        yield from (words_of(pick.prefix, [line.value]) for line in pick.choices)


class ByCheckers(Tapped):
    """Backgammon: taps, one after the other, lead to the confirmation of each legal play, and of no other."""

    def hold(self, seen: GameView, language: Language) -> None:
        """The ends of all ways are the plays."""
        plays = {self.write(one) for one in seen.actions if isinstance(one, Play)}
        others = {self.write(one) for one in seen.actions} - plays
        if others:
            assert others <= controls_of(self.face, seen, language, others)
        ends = self._ends(seen, language, plays) if plays else set()
        assert ends == plays, (ends - plays, plays - ends, seen.view)
        self.counted.update(positions=1, actions=len(seen.actions), tapped=len(plays))

    def _ends(self, seen: GameView, language: Language, plays: set[str]) -> set[str]:
        """Which plays the taps lead to, in whatever order; the panel where there is nothing to choose."""
        steps, known, ends = [""], set[tuple[str, ...]](), set[str]()
        for step in steps:
            table = self.face.table(seen, step, language)
            if table is None or not table.taps:
                screen = self.face.screen(seen, step, language)
                found = {words for words in says(screen) if words[:1] not in "?="}
                ends |= found or controls_of(self.face, seen, language, plays) & plays
                continue
            self._hold_table(table, set())
            for words in sorted({tap.words[1:] for tap in table.taps}):
                order = tuple(sorted(words.split(" ")))
                if order not in known:
                    known.add(order)
                    steps.append(words)
        return ends


def game_view(kind: str, state: Any, rules: Any, seat: int | None) -> GameView:  # noqa: ANN401 - of any game
    """What the host would hand to the face."""
    game = PostGame(
        GameId(12), 111, 222, 1000, NOW, "00", "ff", kind, 1, "", 2, status=GameStatus.PLAYING, events=300
    )
    seats = tuple(
        GameSeat(GameSeatId(n + 1), GameId(12), n, SeatState.TAKEN, 1000 + n, name)
        for n, name in enumerate(("Haruka", "K*en*"))
    )
    actions = () if seat is None else tuple(rules.legal(state, seat))
    return GameView(game, seats, seat, rules.view(state, seat), actions, 7)


def random_states(rules: Any, options: Any, chance: Random) -> Iterator[tuple[Any, int]]:  # noqa: ANN401
    """A game of random players: each position, with a seat that must decide."""
    state = rules.fold(options, 2, rules.open(options, 2, chance.randrange))
    for _ in range(6000):
        if rules.outcome(state) is not None:
            return
        seats = [one.seat for one in rules.awaited(state) if one.must]
        if rules.chance_due(state):
            seat, action = CHANCE, rules.chance_action(state, chance.randrange)
        else:
            seat = chance.choice(seats)
            yield state, seat
            action = chance.choice(tuple(rules.legal(state, seat)))
        answer = rules.decide(state, seat, action)
        assert not isinstance(answer, EngineRefusal), answer
        for event in answer:
            state = rules.evolve(state, event)


def catan_views(seed: int) -> Iterator[GameView]:
    """Positions of games of Catan, without an end."""
    chance = Random(seed)
    while True:
        options = chance.choice((CatanOptions(), CatanOptions(domestic_trade=False)))
        for state, seat, _ in Walk(chance.choice((3, 4)), options, chance.randrange(256)).choices():
            yield seen_of(state, seat)


def backgammon_views(seed: int) -> Iterator[GameView]:
    """The same of backgammon; what is forced is played at once, and nobody is asked."""
    chance = Random(seed)
    while True:
        for state, seat in random_states(BACKGAMMON.rules, MatchOptions(), chance):
            seen = game_view("backgammon", state, BACKGAMMON.rules, seat)
            if len(seen.actions) > 1:
                yield seen


def rivals_views(seed: int) -> Iterator[GameView]:
    """The same of Rivals, of every set and by both readings."""
    chance = Random(seed)
    while True:
        options = preset(chance.choice(list(Preset)), chance.choice(list(GameSet)))
        for state, seat in random_states(RIVALS.rules, options, chance):
            yield game_view("rivals", state, RIVALS.rules, seat)


GAMES: Mapping[str, tuple[Tapped, Callable[[int], Iterator[GameView]]]] = {
    "catan": (
        Tapped(CatanFace(), CATAN.rules.format, ("", "move"), asked=MANY, boxes=(a.CounterOffer,)),
        catan_views,
    ),
    "backgammon": (ByCheckers(BackgammonFace(), BACKGAMMON.rules.format), backgammon_views),
    "rivals": (Tapped(RivalsFace(), RIVALS.rules.format, ("", "at remove")), rivals_views),
}


def held(kind: str, number: int, seed: int, every: int = 1) -> Counter[str]:
    """Hold so many positions of a game, of each stretch of `every` one; what was counted."""
    tapped, views = GAMES[kind]
    tapped.counted.clear()
    chosen = (seen for place, seen in enumerate(views(seed)) if place % every == 0)
    for place in range(number):
        tapped.hold(next(chosen), LANGUAGES[place % len(LANGUAGES)])
    return tapped.counted
