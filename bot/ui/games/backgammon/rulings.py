"""Guided rulings for a backgammon table, in words: what to do, the rule behind it, a board in plain letters."""

from bot.i18n import Language, plain, text
from bot.ui.citation import citation
from bot.ui.games.backgammon.pictures.board import BoardScene, board_picture
from bot.ui.listed import listed
from bot.ui.reply import Reply
from engine.backgammon.certain import certain_after, certain_win
from engine.backgammon.names import NOBODY, Roll, WinKind
from engine.backgammon.position import BAR, OFF, Position, counts, flip, pips
from engine.backgammon.state import Cube
from league.backgammon_rulings import Guidance
from usecases.judge.backgammon_board import PositionJudged

SHOWN = 30
QUOTED = 3


def guidance_words(language: Language, found: Guidance) -> str:
    """What to do, the most telling sections quoted, the others named."""
    quoted = [citation(language, section) for section in found.sections[:QUOTED]]
    lines = [text(language, f"guidance-{found.key}"), *filter(None, quoted)]
    rest = found.sections[QUOTED:]
    if rest:
        lines.append(text(language, "guidance-also", {"sections": listed(rest, language)}))
    return "\n".join(lines)


def position_reply(language: Language, judged: PositionJudged) -> Reply:
    """The board as a picture, the verdict on the play made, and every legal play."""
    picture = board_picture(_scene(language, judged), language)
    return Reply(position_words(language, judged), files=(picture,))


def _scene(language: Language, judged: PositionJudged) -> BoardScene:
    """The mover's side is the lower one; what the line does not say about the match is left out."""
    line, mover = judged.line, 0 if judged.line.turn == 1 else 1
    owner = {1: 0, -1: 1}.get(line.owner, NOBODY)
    away = (max(0, line.length - line.scores[0]), max(0, line.length - line.scores[1]))
    note = "" if line.length else plain(language, "position-note")
    return BoardScene(
        seat=mover, position=judged.position, on_roll=mover, dice=judged.roll, cube=Cube(1 << line.cube, owner),
        doubled=line.doubled, points=line.length, game=line.scores[0] + line.scores[1] + 1, score=line.scores,
        away=away, crawford=bool(line.crawford), names=("X", "O"), note=note,
    )  # fmt: skip


def position_words(language: Language, judged: PositionJudged) -> str:
    """The verdict on the play made, and every legal play; the board too, in letters."""
    lines = [f"```\n{board_text(judged.position)}\n```"]
    params: dict[str, str | int] = {
        "dice": f"{judged.roll[0]}-{judged.roll[1]}",
        "count": len(judged.plays),
        "play": judged.made,
    }
    if judged.legal is not None:
        lines.append(text(language, "position-legal" if judged.legal else "position-illegal", params))
    if judged.plays:
        lines.append(text(language, "position-plays", params))
        more = len(judged.plays) - SHOWN
        lines.append(listed((f"`{play}`" for play in judged.plays[:SHOWN]), language))
        if more > 0:
            lines.append(text(language, "position-more", {"count": more}))
    else:
        lines.append(text(language, "position-none", params))
    lines += _certain(language, judged.position, judged.roll)
    return "\n".join((*lines, citation(language, "jbl/4.2.3.1")))


def _certain(language: Language, position: Position, roll: Roll) -> list[str]:
    """What nobody can lose any more, however the dice fall: for claims, and for a flag that falls after the roll."""
    claimed = (("X", certain_win(position, on_roll=True)), ("O", certain_win(flip(position), on_roll=False)))
    lines = [
        text(language, f"position-certain-{WinKind(cubes).name.lower()}", {"side": side})
        for side, cubes in claimed
        if cubes
    ]
    for side, before in claimed:
        cubes = certain_after(position, roll, mover=side == "X")
        if cubes > before:
            params = {"side": side, "dice": f"{roll[0]}-{roll[1]}"}
            lines.append(text(language, f"position-rolled-{WinKind(cubes).name.lower()}", params))
    return lines


def board_text(position: Position) -> str:
    """The board by the mover's numbers: X to move, O the other side; a row a half, checkers as counts."""
    own, other = counts(position)
    rows = (range(13, 25), range(12, 0, -1))
    numbers = [" ".join(f"{slot:>3}" for slot in row) for row in rows]
    checkers = [" ".join(_cell(own, other, slot) for slot in row) for row in rows]
    mine = f"X bar {own[BAR]} off {own[OFF]} pips {pips(position)}"
    theirs = f"O bar {other[OFF]} off {other[BAR]} pips {pips(flip(position))}"
    return "\n".join((numbers[0], checkers[0], "", checkers[1], numbers[1], f"{mine}   {theirs}"))


def _cell(own: tuple[int, ...], other: tuple[int, ...], slot: int) -> str:
    text = f"{own[slot]}X" if own[slot] else f"{other[slot]}O" if other[slot] else "."
    return f"{text:>3}"
