"""Answers of `/game`: the list of games, the checked replay with its files, the judge's report."""

from collections.abc import Iterator, Sequence

from bot.i18n import Language, Param, Safe, plain, text
from bot.ui.game.cards import cards_words
from bot.ui.game.lobby import jump, taken
from bot.ui.pictures.histogram import dice_histogram
from bot.ui.pictures.replay import replay_animation
from bot.ui.posts.game import stamp
from bot.ui.reply import Picture, Reply, embed
from data.game_records import GameStatus
from engine.catan.facts import NetGift
from engine.catan.names import Seat
from engine.protocol import Refusal as RuleRefusal
from usecases.game.report import GameReport, Matrix, Replay
from usecases.game.seen import GameSeen
from usecases.game.show import GamesListed

_LISTED = 12
"""Games of each kind that one answer lists; the rest is counted."""
_REPORTED = 15
"""Facts of each kind that a report lists; the rest is counted."""
_GOOD, _BAD = 0x57C27D, 0xED4245


def games_reply(found: GamesListed, language: Language) -> Reply:
    """The caller's games with whose turn it is, and those with free seats."""
    mine = _limited([_mine(view, language) for view in found.mine], _LISTED, language)
    waiting = _limited([_waiting(view, language) for view in found.open], _LISTED, language)
    lines = [
        text(language, "game-list-mine"),
        *(mine or [text(language, "game-list-none")]),
        "",
        text(language, "game-list-open"),
        *(waiting or [text(language, "game-list-none-open")]),
    ]
    return Reply(embeds=(embed(plain(language, "game-list-title"), "\n".join(lines)),))


def _limited(lines: Sequence[str], most: int, language: Language) -> list[str]:
    more = len(lines) - most
    return list(lines) if more <= 0 else [*lines[:most], text(language, "game-list-more", {"count": more})]


def _mine(view: GameSeen, language: Language) -> str:
    params: dict[str, Param] = {"game": view.game.id, "jump": jump(view, language)}
    if view.game.status is GameStatus.PAUSED:
        return text(language, "game-list-paused", params)
    if view.view is None:
        return _waiting(view, language)
    turn, own = view.view.turn, view.seats[view.seat] if view.seat is not None else None
    until = own.deadline if own is not None and own.deadline is not None else view.deadline
    params["number"] = turn.number + 1
    params["deadline"] = Safe(text(language, "game-list-until", {"at": stamp(until)}) if until else "")
    if own is not None and own.number == turn.player:
        return text(language, "game-list-yours", params)
    return text(language, "game-list-playing", params | {"name": view.names[turn.player]})


def _waiting(view: GameSeen, language: Language) -> str:
    names = ", ".join(name for name in view.names if name) or "–"
    params: dict[str, Param] = {
        "game": view.game.id, "taken": taken(view), "seats": view.game.seats, "names": names,
        "jump": jump(view, language),
    }  # fmt: skip
    return text(language, "game-list-waiting", params)


def replay_reply(replay: Replay, language: Language) -> Reply:
    """Whether the game keeps what was promised, the dice, the whole game as a film, and the record as files."""
    game, rolls = replay.report.game, replay.report.rolls
    record = f"game-{game.id}.json"
    mean = f"{sum(rolls) / len(rolls):.2f}" if rolls else "–"
    lines = [
        _verdict(replay, language),
        "",
        text(language, "game-replay-dice", {"rolls": len(rolls), "mean": mean}),
        text(language, "game-replay-yourself", {"file": Safe(record)}),
    ]
    title = plain(language, "game-replay-title", {"game": game.id})
    box = embed(title, "\n".join(lines), colour=_BAD if replay.fault else _GOOD)
    histogram = (dice_histogram(rolls, language),) if rolls else ()
    log = replay.log
    film = replay_animation(log.options, log.seats, log.events, replay.report.names, language)
    return Reply(embeds=(box,), files=(film, *histogram, *_files(replay, record, language)))


def _verdict(replay: Replay, language: Language) -> str:
    if replay.fault is not None:
        return text(language, "game-replay-bad", {"fault": Safe(_fault(replay.fault, language))})
    params = {"draws": replay.draws, "events": len(replay.log.events)}
    return text(language, "game-replay-good", params)


def _fault(fault: RuleRefusal, language: Language) -> str:
    return text(language, f"refusal-catan-{fault.code}", dict(fault.params))


def _files(replay: Replay, record: str, language: Language) -> tuple[Picture, Picture]:
    """The complete record, and the one that other programs read."""
    catan = record.replace(".json", ".catan.txt")
    return (
        Picture(record, replay.json.encode(), plain(language, "game-replay-json", {"name": record})),
        Picture(catan, replay.catanlog.encode(), plain(language, "game-replay-catanlog", {"name": catan})),
    )


def report_reply(report: GameReport, language: Language) -> Reply:
    """Facts for a judge: trades, robberies, gifts, help for a leader."""
    lines = [text(language, "game-report-note")]
    for heading, found in _sections(report, language).items():
        listed = _limited(found, _REPORTED, language) or [text(language, "game-report-none")]
        lines += ["", text(language, f"game-report-{heading}"), *listed]
    title = plain(language, "game-report-title", {"game": report.game.id})
    return Reply(embeds=(embed(title, "\n".join(lines)),))


def _sections(report: GameReport, language: Language) -> dict[str, list[str]]:
    def say(key: str, params: dict[str, Param]) -> str:
        return text(language, f"game-report-{key}", params)

    names = report.names
    return {
        "trades": [
            say(
                "given", {"giver": names[a], "taker": names[b], "cards": cards, "trades": report.trades[a][b]}
            )
            for a, b, cards in _pairs(report.given)
        ],
        "robbed": [
            say("theft", {"thief": names[a], "victim": names[b], "count": times})
            for a, b, times in _pairs(report.robbed)
        ],
        "gifts": [say("gift", _gift(gift, names, language)) for gift in report.gifts],
        "helps": [
            say("help", {"helper": names[a], "leader": names[b], "given": given, "got": got})
            for _, a, b, given, got in report.helps
        ],
        "spared": [
            say("spare", {"robber": names[a], "robbed": names[b], "leader": names[c]})
            for _, a, b, c in report.spared
        ],
    }


def _gift(gift: NetGift, names: Sequence[str], language: Language) -> dict[str, Param]:
    cards = Safe(cards_words(gift.cards, language))
    return {"giver": names[gift.giver], "taker": names[gift.taker], "cards": cards, "trades": gift.trades}


def _pairs(matrix: Matrix) -> Iterator[tuple[Seat, Seat, int]]:
    """Each pair of seats that has a number."""
    return ((a, b, number) for a, row in enumerate(matrix) for b, number in enumerate(row) if number)
