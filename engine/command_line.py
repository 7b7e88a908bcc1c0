"""What the command lines of all games share: reading a record, refusing one, and checking it."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import typer

from engine.audit import Compared, compared, replay, verify
from engine.chain import SHORT, SHOWN
from engine.fairness import started
from engine.log import AnyRules, Log, read_log
from engine.protocol import EngineRefusal

T = TypeVar("T")
Summary: TypeAlias = Callable[[AnyRules, Log[Any, Any], Any], dict[str, Any]]
"""What is shown of a game that has been gone through: rules, record, the state at its end."""
OneFile = Annotated[
    Path,
    typer.Argument(
        exists=True,
        dir_okay=False,
        readable=True,
        help="A game as JSON, as `/game replay` and `simulate --save` write it.",
    ),
]


ShownHead = Annotated[
    str,
    typer.Option(
        "--hash",
        help="What stands in the game's thread: compared with the record, it proves every decision. "
        f"At least {SHORT} digits.",
    ),
]
_UNPROVED: Final = "The decisions are not proved: this record has no hash."


def proof(rules: AnyRules, log: Log[Any, Any], state: Any, shown: str) -> dict[str, Any]:  # noqa: ANN401 - any game's
    """What is proved of a record whose rules, chance and head hold; a head that it never had ends the program.

    A finished game is verified for the head that is named: whoever changes a record can make it another one, so that
    `compared` says whether it is the head that was given.
    """
    found = accepted(compared(rules, log, shown)) if shown else None
    whole = bool(log.head) and (found is None or found.at == found.of)
    finished = rules.outcome(state) is not None
    end = "" if finished else " The game is not finished."
    says = f"Dice and rules hold. {_decisions(log, found)}{end}"
    said = {"verified": whole and finished, "compared": found is not None, "says": says, "finished": finished}
    return said | _head(log)


def _decisions(log: Log[Any, Any], found: Compared | None) -> str:
    if not log.head:
        return _UNPROVED
    if found is None:
        return "The decisions are those of this hash. That it is the last one in the game's thread, compare (--hash)."
    if found.at == found.of:
        return "The decisions are those of the hash that was given."
    return f"That hash stood after {found.at} of {found.of} steps: later decisions are not proved by it."


def _head(log: Log[Any, Any]) -> dict[str, Any]:
    return {"hash": log.head[:SHOWN], "taken_back": len(log.taken_back)} if log.head else {}


def _ending(rules: AnyRules, log: Log[Any, Any], state: Any) -> dict[str, Any]:  # noqa: ANN401 - any game's
    outcome = rules.outcome(state)
    return {"events": len(log.events), "outcome": asdict(outcome) if outcome else None}


def accepted(answer: T | EngineRefusal) -> T:
    """The answer; a refusal ends the program."""
    if not isinstance(answer, EngineRefusal):
        return answer
    where = "".join(f" {name}={number}" for name, number in answer.params)
    typer.echo(f"refused: {answer.code}{where}", err=True)
    raise typer.Exit(1)


def checking_program(about: str, *versions: AnyRules, summary: Summary = _ending) -> typer.Typer:
    """The commands `replay` and `verify` of `python -m engine.<game>`, to which a game may add its own."""
    app = typer.Typer(add_completion=False, help=about)

    def find(key: str, version: int) -> AnyRules | None:
        return next((rules for rules in versions if (rules.key, rules.version) == (key, version)), None)

    def load(file: Path) -> tuple[AnyRules, Log[Any, Any]]:
        return accepted(read_log(find, file.read_text(encoding="utf-8", errors="replace")))

    @app.command("replay")
    def _replay(file: OneFile) -> None:
        """Go through a game again, checking every event against the rules, and show its end."""
        rules, log = load(file)
        typer.echo(json.dumps(summary(rules, log, accepted(replay(rules, log)))))

    @app.command("verify")
    def _verify(file: OneFile, head: ShownHead = "") -> None:
        """Check a game's rules and, from the secret shown at its end, every result of chance and the head."""
        rules, log = load(file)
        state = accepted(verify(rules, log))
        shown = proof(rules, log, state, head) | summary(rules, log, state)
        typer.echo(json.dumps(shown | started(log.fairness.start if log.fairness else 0)))

    return app
