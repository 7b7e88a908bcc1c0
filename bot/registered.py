"""The commands that Discord shows beside those of this program: what is missing, dead or of another shape."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

Payload = Mapping[str, Any]
_BRANCHES: Final = frozenset({1, 2})
"""Discord's kinds of options that are commands and groups themselves."""
_OF_A_MENU: Final = frozenset({2, 3})
"""Discord's kinds of commands that stand in the menu of a person or a message."""
ENTRY_POINT: Final = 4
"""Discord's kind of the command that opens an Activity: Discord makes it itself as soon as Activities are on."""
_NAMED: Final = 5


@dataclass(frozen=True, slots=True)
class Drift:
    """How what is registered differs, by the names of commands as people find them ("/event create")."""

    missing: tuple[str, ...]
    dead: tuple[str, ...]
    changed: tuple[str, ...]

    @property
    def words(self) -> str:
        """For a host; "" when all is as it should be."""
        parts = (
            ("not registered", self.missing),
            ("of an older version and dead", self.dead),
            ("with other options", self.changed),
        )
        return "; ".join(f"{what}: {_names(names)}" for what, names in parts if names)


def drift(own: Iterable[Payload], registered: Iterable[Payload]) -> Drift:
    """What a `sync` would change, apart from descriptions."""
    theirs = dict(_commands(one for one in registered if one.get("type") != ENTRY_POINT))
    ours = dict(_commands(own))
    return Drift(
        missing=tuple(sorted(ours.keys() - theirs.keys())),
        dead=tuple(sorted(theirs.keys() - ours.keys())),
        changed=tuple(sorted(name for name in ours.keys() & theirs.keys() if ours[name] != theirs[name])),
    )


def _names(names: tuple[str, ...]) -> str:
    shown = ", ".join(names[:_NAMED])
    return f"{shown} and {len(names) - _NAMED} more" if len(names) > _NAMED else shown


def _commands(nodes: Iterable[Payload], above: str = "") -> Iterator[tuple[str, object]]:
    """Each command that can be used, with the shape of its options."""
    for node in nodes:
        name, options = f"{above} {node['name']}".strip(), node.get("options") or ()
        below = [option for option in options if option.get("type") in _BRANCHES]
        if below:
            yield from _commands(below, name)
        else:
            yield _shown(node, name), tuple(map(_shape, options))


def _shown(command: Payload, name: str) -> str:
    """As people find it: "/event create", and "Find the rule" in the menu of a message."""
    return name if command.get("type") in _OF_A_MENU else f"/{name}"


def _shape(option: Payload) -> object:
    choices = tuple(str(choice["value"]) for choice in option.get("choices") or ())
    required, completes = bool(option.get("required")), bool(option.get("autocomplete"))
    return option["name"], int(option["type"]), required, completes, choices
