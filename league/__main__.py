"""The league's command line: seating of tables, the next Swiss round of a file, published brackets replayed.

`python -m league seat --players 24 --rounds 6 --json`
`python -m league pair FILE.trf --json`
`python -m league replay FILE.jsonl --json`
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from league.brackets.replay import PublishedBracket, PublishedMatch, replayed
from league.ids import PlayerId
from league.limits import SMALL_TABLE
from league.refusal import Refusal
from league.seating import Plan, Round, SeatingRequest, seat
from league.seating.sizes import table_sizes
from league.swiss import SwissRound, pair_round
from league.trf import parse_trf, played_rounds, trf_field

REFUSED = 2


def main() -> int:
    """Runs one command; 0 if it was done, 2 if the rules refuse it or the file cannot be read."""
    arguments = _parser().parse_args()
    try:
        answer: str | Refusal = arguments.run(arguments)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return REFUSED
    if isinstance(answer, Refusal):
        print(_refused(answer), file=sys.stderr)
        return REFUSED
    print(answer)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m league", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True, metavar="command")
    seating = commands.add_parser("seat", help="plan all rounds of an event for tables of four")
    seating.add_argument("--players", type=int, required=True, help="how many players, numbered from 0")
    seating.add_argument("--rounds", type=int, required=True, help="how many rounds, planned together")
    seating.add_argument("--seed", type=int, default=0, help="another seed draws the players differently")
    seating.set_defaults(run=_seat)
    pairing = commands.add_parser("pair", help="pair the next Swiss round of a tournament file (TRF)")
    pairing.add_argument("file", type=Path, help="the tournament file")
    pairing.add_argument("--seed", type=int, default=0, help="another seed draws equal players differently")
    pairing.set_defaults(run=_pair)
    replaying = commands.add_parser("replay", help="replay published double eliminations, one in a line")
    replaying.add_argument("file", type=Path, help="a file of JSON lines")
    replaying.set_defaults(run=_replay)
    for command in (seating, pairing, replaying):
        command.add_argument("--json", action="store_true", help="one line of JSON instead of text")
    return parser


def _seat(arguments: argparse.Namespace) -> str | Refusal:
    if isinstance(sizes := table_sizes(arguments.players), Refusal):
        return sizes  # before a list of so many is made
    request = SeatingRequest(
        players=tuple(PlayerId(number) for number in range(arguments.players)),
        rounds=arguments.rounds,
        seed=arguments.seed,
    )
    answer = seat(request)
    if isinstance(answer, Refusal):
        return answer
    return _as_json(request, answer) if arguments.json else _as_text(answer)


def _pair(arguments: argparse.Namespace) -> str | Refusal:
    found = parse_trf(arguments.file.read_text(encoding="utf-8", errors="replace"))
    if isinstance(found, Refusal):
        return found
    number = played_rounds(found) + 1
    if 0 < found.rounds < number:
        return Refusal("trf-rounds-over", None, {"rounds": found.rounds})
    paired = pair_round(trf_field(found), arguments.seed)
    if isinstance(paired, Refusal):
        return paired
    return _pairs_json(number, paired) if arguments.json else _pairs_text(number, paired)


def _pairs_json(number: int, paired: SwissRound) -> str:
    content = {"round": number, "pairs": paired.pairs, "bye": paired.bye}
    return json.dumps(content, separators=(",", ":"))


def _pairs_text(number: int, paired: SwissRound) -> str:
    lines = [f"  {first:>4} {second:>4}" for first, second in paired.pairs]
    free = [] if paired.bye is None else [f"  {paired.bye:>4}  bye"]
    return "\n".join([f"round {number}", *lines, *free])


def _replay(arguments: argparse.Namespace) -> str | Refusal:
    equal, differs = 0, list[dict[str, Any]]()
    lines = arguments.file.read_text(encoding="utf-8-sig", errors="replace").split("\n")
    brackets = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
    for number, line in brackets:
        try:
            published = _published(json.loads(line))
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            return Refusal("replay-line", None, {"line": number})
        difference = replayed(published)
        if difference is None:
            equal += 1
        else:
            differs.append({"line": number, "code": difference.code, "about": difference.about})
    found = {"equal": equal, "of": len(brackets), "differs": differs}
    if arguments.json:
        return json.dumps(found, separators=(",", ":"))
    told = [f"  line {one['line']}: {one['code']} {one['about']}" for one in differs]
    return "\n".join([f"{equal} of {len(brackets)} are equal", *told])


def _published(content: dict[str, Any]) -> PublishedBracket:
    """Raises TypeError for what is no number, ValueError for a match of somebody with themselves."""
    matches = tuple(
        PublishedMatch(_whole(number), str(name), _whole(winner), _whole(loser), bool(away))
        for number, name, winner, loser, away in content["matches"]
    )
    if any(match.winner == match.loser for match in matches):
        raise ValueError(content)
    return PublishedBracket(_whole(content["players"]), matches, tuple(map(_whole, content["places"])))


def _whole(number: object) -> int:
    if not isinstance(number, int) or isinstance(number, bool):
        raise TypeError(number)
    return number


def _refused(refusal: Refusal) -> str:
    """Code, section and numbers, one line; the bot has the sentences."""
    numbers = " ".join(f"{name}={value}" for name, value in refusal.params.items())
    return " ".join(part for part in ("refused:", refusal.code, refusal.section, numbers) if part)


def _as_json(request: SeatingRequest, plan: Plan) -> str:
    return json.dumps(
        {
            "n": len(request.players),
            "R": request.rounds,
            "t": sum(len(table) == SMALL_TABLE for table in plan.rounds[0]),
            "rounds": plan.rounds,
        },
        separators=(",", ":"),
    )


def _as_text(plan: Plan) -> str:
    rounds = [_round_text(number, tables) for number, tables in enumerate(plan.rounds, 1)]
    quality, least = plan.quality, plan.quality.bound
    summary = [
        f"repeats {quality.repeats} (bound {least.repeats})",
        f"worst pair {quality.worst_pair} (bound {least.worst_pair})",
        f"seat imbalance {quality.seat_imbalance} (bound {least.seat_imbalance})",
    ]
    if quality.has_threes:
        summary.append(f"spread of tables of three {quality.threes_spread} (bound {least.threes_spread})")
    return "\n\n".join([*rounds, "\n".join(summary)])


def _round_text(number: int, tables: Round) -> str:
    lines = [
        f"  table {place}: " + " ".join(f"{player:>3}" for player in table)
        for place, table in enumerate(tables, 1)
    ]
    return "\n".join([f"round {number}", *lines])


if __name__ == "__main__":
    raise SystemExit(main())
