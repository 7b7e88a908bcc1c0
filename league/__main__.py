"""The league's command line: `python -m league seat --players 24 --rounds 6 --json`."""

import argparse
import json
import sys

from league.ids import PlayerId
from league.limits import SMALL_TABLE
from league.refusal import Refusal
from league.seating import Plan, Round, SeatingRequest, seat

REFUSED = 2


def main() -> int:
    """Runs one command; 0 if it was done, 2 if the rules refuse it."""
    arguments = _parser().parse_args()
    request = SeatingRequest(
        players=tuple(PlayerId(number) for number in range(arguments.players)),
        rounds=arguments.rounds,
        seed=arguments.seed,
    )
    answer = seat(request)
    if isinstance(answer, Refusal):
        print(_refused(answer), file=sys.stderr)
        return REFUSED
    print(_as_json(request, answer) if arguments.json else _as_text(answer))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m league", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")
    seating = commands.add_parser("seat", help="plan all rounds of an event for tables of four")
    seating.add_argument("--players", type=int, required=True, help="how many players, numbered from 0")
    seating.add_argument("--rounds", type=int, required=True, help="how many rounds, planned together")
    seating.add_argument("--seed", type=int, default=0, help="another seed draws the players differently")
    seating.add_argument("--json", action="store_true", help="one line of JSON instead of text")
    return parser


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
        f"spread of tables of three {quality.threes_spread} (bound {least.threes_spread})",
    ]
    return "\n\n".join([*rounds, "\n".join(summary)])


def _round_text(number: int, tables: Round) -> str:
    lines = [
        f"  table {place}: " + " ".join(f"{player:>3}" for player in table)
        for place, table in enumerate(tables, 1)
    ]
    return "\n".join([f"round {number}", *lines])


if __name__ == "__main__":
    raise SystemExit(main())
