"""Readers for single values of a profile text: each gives the value, or every fault that it found."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from league.regulations.faults import ProfileFault

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Choice = TypeVar("Choice", bound=StrEnum)

UNLIMITED = "unlimited"
NO_WORDS: Mapping[str, Any] = MappingProxyType({})
TYPE_NAMES: Mapping[type, str] = {
    bool: "boolean",
    int: "integer",
    float: "float",
    str: "string",
    list: "array",
    dict: "table",
}


@dataclass(frozen=True, slots=True)
class Read(Generic[T_co]):
    """A value that could be read."""

    value: T_co


@dataclass(frozen=True, slots=True)
class Bad:
    """Everything that is wrong with a value."""

    faults: tuple[ProfileFault, ...]


Reader = Callable[[str, object], Read[T] | Bad]


def bad(path: str, code: str, **params: str | int) -> Bad:
    """One fault."""
    return Bad((ProfileFault(path, code, params),))


def wrong_type(path: str, expected: str, value: object) -> Bad:
    """The value is of another type than the key needs."""
    return bad(path, "wrong-type", expected=expected, found=TYPE_NAMES.get(type(value), "date"))


def unknown_key(path: str, key: str, known: Sequence[str]) -> ProfileFault:
    """A key that no profile has; where one is near, it is probably misspelt."""
    near = get_close_matches(key, known, n=1)
    if near:
        return ProfileFault(path, "misspelt-key", {"key": key, "nearest": near[0]})
    return ProfileFault(path, "unknown-key", {"key": key[:40]})


def integer(low: int, high: int) -> Reader[int]:
    """A whole number from `low` to `high`."""

    def read(path: str, value: object) -> Read[int] | Bad:
        if type(value) is not int:  # a TOML boolean is a Python int too
            return wrong_type(path, "integer", value)
        if not low <= value <= high:
            return bad(path, "out-of-range", value=str(value)[:20], low=low, high=high)
        return Read(value)

    return read


def odd(low: int, high: int) -> Reader[int]:
    """An odd whole number."""
    whole = integer(low, high)

    def read(path: str, value: object) -> Read[int] | Bad:
        found = whole(path, value)
        if isinstance(found, Read) and found.value % 2 == 0:
            return bad(path, "not-odd", value=found.value)
        return found

    return read


def text(longest: int) -> Reader[str]:
    """A text that is neither blank nor too long."""

    def read(path: str, value: object) -> Read[str] | Bad:
        if not isinstance(value, str):
            return wrong_type(path, "string", value)
        if not value.strip() or len(value) > longest:
            return bad(path, "text-length", length=len(value.strip()), longest=longest)
        return Read(value)

    return read


def flag(path: str, value: object) -> Read[bool] | Bad:
    """True or false."""
    return Read(value) if isinstance(value, bool) else wrong_type(path, "boolean", value)


def choice(kind: type[Choice], older: Mapping[str, Choice] = NO_WORDS) -> Reader[Choice]:
    """One word of a closed list; `older` are words that files of earlier versions have."""

    def read(path: str, value: object) -> Read[Choice] | Bad:
        if not isinstance(value, str):
            return wrong_type(path, "string", value)
        known = {member.value: member for member in kind}
        if value in older:
            return Read(older[value])
        if value not in known:
            return bad(path, "not-allowed", value=value[:40], allowed=", ".join(known))
        return Read(known[value])

    return read


def or_unlimited(reader: Reader[int]) -> Reader[int | None]:
    """A number, or the word "unlimited"."""

    def read(path: str, value: object) -> Read[int | None] | Bad:
        if value == UNLIMITED:
            return Read(None)
        found = reader(path, value)
        return found if isinstance(found, Bad) else Read(found.value)

    return read


def array(reader: Reader[T], least: int, most: int) -> Reader[tuple[T, ...]]:
    """Between `least` and `most` values of one kind."""

    def read(path: str, value: object) -> Read[tuple[T, ...]] | Bad:
        if not isinstance(value, list):
            return wrong_type(path, "array", value)
        if not least <= len(value) <= most:
            return bad(path, "array-length", count=len(value), low=least, high=most)
        return gather([reader(f"{path}.{number}", item) for number, item in enumerate(value, 1)])

    return read


def gather(found: Sequence[Read[T] | Bad]) -> Read[tuple[T, ...]] | Bad:
    """All values together, or all their faults."""
    faults = tuple(fault for one in found if isinstance(one, Bad) for fault in one.faults)
    if faults:
        return Bad(faults)
    return Read(tuple(one.value for one in found if isinstance(one, Read)))


def distinct(reader: Reader[tuple[T, ...]]) -> Reader[tuple[T, ...]]:
    """An array in which nothing stands twice."""

    def read(path: str, value: object) -> Read[tuple[T, ...]] | Bad:
        found = reader(path, value)
        if isinstance(found, Bad):
            return found
        twice = [item for item in found.value if found.value.count(item) > 1]
        return bad(path, "listed-twice", value=str(twice[0])) if twice else found

    return read


def record(build: Callable[..., T], readers: Mapping[str, Reader[object]]) -> Reader[T]:
    """A table in which every key is needed and no other is known."""

    def read(path: str, value: object) -> Read[T] | Bad:
        if not isinstance(value, dict):
            return wrong_type(path, "table", value)
        strangers = [unknown_key(f"{path}.{key}", key, tuple(readers)) for key in value if key not in readers]
        missing = [
            ProfileFault(f"{path}.{key}", "missing-key", {"key": key}) for key in readers if key not in value
        ]
        found = [reader(f"{path}.{key}", value[key]) for key, reader in readers.items() if key in value]
        parts = gather([Bad((*strangers, *missing)), *found] if strangers or missing else found)
        return parts if isinstance(parts, Bad) else Read(build(*parts.value))

    return read
