"""The face of Rivals, put together from its rooms."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, cast

from bot.i18n import Language, Param, Safe, text
from bot.ui.games.rivals.hand import goods_signs, hand_lines
from bot.ui.games.rivals.log import log_lines
from bot.ui.games.rivals.luck import dice_line, luck_lines, verdict_pictures
from bot.ui.games.rivals.marks import MARKS
from bot.ui.games.rivals.panel import desk_of
from bot.ui.games.rivals.pictures.realm import realms_picture
from bot.ui.games.rivals.pictures.replay import realms_film
from bot.ui.games.rivals.seen import told_of, view_of
from bot.ui.games.rivals.steps import screen_of
from bot.ui.games.rivals.table import drawing, meant, scene_of, table
from bot.ui.games.rivals.words import card_name
from bot.ui.play.lobby import seat_marks
from bot.ui.play.plain_face import PlainFace
from bot.ui.play.screen import Screen
from bot.ui.play.table_face import Tap, TapTable
from bot.ui.play.wording import listed
from bot.ui.reply import ImageFile, Picture
from data.game_records import PostGame
from engine.rivals.actions import ThrowDice
from engine.rivals.events import RivalsDecision, RivalsEvent
from engine.rivals.names import CHANCE, Seat
from engine.rivals.options import POINTS, Preset, RivalsOptions, preset
from engine.rivals.realm import amounts
from engine.rivals.state import TurnPhase
from engine.rivals.view import RivalsView
from usecases.play.registry import options_of
from usecases.play.report import Replay
from usecases.play.views import GameView, Witnessed


class RivalsFace(PlainFace):
    """Two principalities in the open, a hand each in secret."""

    marks = MARKS
    has_hand = True

    def options_line(self, game: PostGame, language: Language) -> str:
        """Which cards, which goal, by which reading, how much time."""
        options = cast("RivalsOptions", options_of(game))
        params: dict[str, Param] = {
            "set": Safe(text(language, f"choice-rivals-set-{options.game}")),
            "preset": Safe(text(language, f"choice-rivals-preset-{_reading(options)}")),
            "goal": options.goal,
            "hours": game.turn_hours,
            "late": Safe(text(language, f"rivals-lobby-late{'-league' if game.table_id else ''}")),
        }
        return text(language, "rivals-lobby-options", params)

    def phase(self, view: GameView, language: Language) -> str:
        """What the turn waits for."""
        seen = view_of(view)
        if seen is None:
            return ""
        if seen.agenda and seen.turn.phase is not TurnPhase.OVER:
            return text(language, "rivals-phase-asked")
        dice = {"number": seen.turn.production}
        return text(language, f"rivals-phase-{seen.turn.phase}", dice)

    def waiting_lines(self, view: GameView, language: Language) -> list[str]:
        """Who must answer an event, an attack or a card, besides whoever has the turn."""
        seen = view_of(view)
        if seen is None:
            return []
        seats = sorted({each.seat for each in seen.demands if each.seat not in {CHANCE, seen.turn.seat}})
        return [text(language, "rivals-post-asked", {"name": view.names[seat]}) for seat in seats]

    def table_lines(self, view: GameView, language: Language) -> list[str]:
        """Seats with points, goods and signs, the stacks, what was done last."""
        seen = view_of(view)
        if seen is None:
            return []
        lines = [_seat_line(view, seen, seat, language) for seat in (0, 1)]
        lines.append(_stock_line(seen, language))
        done = log_lines(told_of(view.last), view.names, language)
        return [*lines, "", text(language, "game-post-last"), *done] if done else lines

    def picture(
        self, view: GameView, language: Language, _marks: Sequence[object] = ()
    ) -> Picture | ImageFile | None:
        """Both principalities, the viewer's below."""
        scene = scene_of(view)
        return None if scene is None else realms_picture(scene, language)

    def drawing(self, view: GameView, language: Language, _marks: Sequence[object] = ()) -> TapTable | None:
        """The same for a page."""
        return drawing(view, language)

    def table(self, view: GameView, step: str, language: Language) -> TapTable | None:
        """Both principalities with the cards, to be tapped."""
        return table(view, step, language)

    def meant(self, view: GameView, chosen: Sequence[str], language: Language) -> tuple[Tap, ...]:
        """All that can be tapped stands in the table."""
        return meant(view, chosen, language)

    def hand_lines(self, view: GameView, language: Language) -> list[str]:
        """The player's goods and cards."""
        desk = desk_of(view, language)
        return hand_lines(desk) if desk else []

    def screen(self, view: GameView, step: str, language: Language) -> Screen:
        """A step of the panel."""
        desk = desk_of(view, language)
        return screen_of(desk, step) if desk else Screen()

    def log_lines(
        self,
        events: Witnessed,
        names: Sequence[str],
        language: Language,
        _scenery: Any,  # noqa: ANN401 - JSON
    ) -> list[str]:
        """An event tells itself what it is about."""
        return log_lines(told_of(events), names, language)

    def analysis_lines(
        self, analysis: Mapping[str, Any], names: Sequence[str], language: Language
    ) -> list[str]:
        """What luck did, and the dearest decisions."""
        return luck_lines(analysis, names, language)

    def analysis_pictures(
        self, analysis: Mapping[str, Any], names: Sequence[str], language: Language
    ) -> tuple[Picture | ImageFile, ...]:
        """The chances turn by turn, and the board of each turning point."""
        return verdict_pictures(analysis, names, language)

    def replay_lines(self, replay: Replay, language: Language) -> list[str]:
        """How often which number and which event was thrown."""
        thrown = dice_of(tuple(replay.log.events))
        numbers = Counter(dice.production for dice in thrown)
        faces = Counter(dice.face for dice in thrown)
        return [dice_line([numbers[number] for number in range(1, 7)], faces, language)]

    def replay_pictures(self, replay: Replay, language: Language) -> tuple[Picture, ...]:
        """The film, where every event follows from the rules."""
        if replay.fault is not None:
            return ()
        options, events = cast("RivalsOptions", replay.log.options), replay.log.events
        return (realms_film(options, cast("Sequence[RivalsEvent]", events), replay.report.names, language),)


def dice_of(events: Witnessed) -> list[ThrowDice]:
    """Every throw of both dice."""
    return [
        event.action
        for event in told_of(events)
        if isinstance(event, RivalsDecision) and isinstance(event.action, ThrowDice)
    ]


def _reading(options: RivalsOptions) -> str:
    """Which reading of the rules these options are."""
    by_document = preset(Preset.DOCUMENT, options.game)
    same = all(getattr(options, point) == getattr(by_document, point) for point in POINTS)
    return Preset.DOCUMENT if same else Preset.PRINTED


def _seat_line(view: GameView, seen: RivalsView, seat: Seat, language: Language) -> str:
    sight = seen.seats[seat]
    params: dict[str, Param] = {
        "mark": MARKS[seat],
        "name": view.names[seat],
        "marks": seat_marks(view.seats[seat], language),
        "points": sight.victory,
        "goal": seen.options.goal,
        "hand": sight.hand,
        "goods": Safe(goods_signs(amounts(sight.realm))),
        "commerce": sight.points.commerce,
        "strength": sight.points.strength,
        "skill": sight.points.skill,
        "progress": sight.points.progress,
        "tokens": Safe(_tokens(seen, seat)),
    }
    return text(language, "rivals-post-seat", params)


def _stock_line(seen: RivalsView, language: Language) -> str:
    """How many cards lie in each stack, what is left to build, and the cards that lie open for both."""
    roads, settlements, cities = seen.supply
    params: dict[str, Param] = {
        "stacks": " ".join(map(str, seen.stacks)),
        "roads": roads,
        "settlements": settlements,
        "cities": cities,
        "events": len(seen.events),
        "open": listed((card_name(card, language) for card in seen.face_up), language) or "–",
    }
    return text(language, "rivals-post-stock", params)


def _tokens(seen: RivalsView, seat: Seat) -> str:
    """The advantages that the seat has."""
    return "⚖️" * (seen.trade_holder == seat) + "⚔️" * (seen.strength_holder == seat)
