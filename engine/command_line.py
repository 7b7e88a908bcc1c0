"""What the command lines of all games share: reading a record, refusing one, and checking it."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, TypeAlias, TypeVar

import typer

from engine.audit import replay, verify
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
    def _verify(file: OneFile) -> None:
        """Check a game's rules and, from the secret shown at its end, every result of chance."""
        rules, log = load(file)
        shown = summary(rules, log, accepted(verify(rules, log)))
        typer.echo(
            json.dumps({"verified": True} | shown | started(log.fairness.start if log.fairness else 0))
        )

    return app
