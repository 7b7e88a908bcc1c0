"""Nothing lies about that nothing reaches: what only tests call goes, or gets its door."""

import ast
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("league", "engine", "faq", "bot", "cogs", "usecases", "data", "web")
TOOLS = ("bench",)
"""They may use what the rooms have, and lie about themselves as they like."""


def _files(rooms: tuple[str, ...]) -> list[Path]:
    found = (file for room in rooms for file in (ROOT / room).rglob("*.py"))
    return sorted(file for file in found if "migrations" not in file.parts)


_Told = ast.Name | ast.Attribute | ast.Constant | ast.MatchClass


@cache
def _trees() -> Mapping[Path, ast.Module]:
    return {file: ast.parse(file.read_text(encoding="utf-8")) for file in _files((*ROOMS, *TOOLS))}


@cache
def _nodes() -> Sequence[_Told | ast.ClassDef]:
    """All that names something; looked for once."""
    walks = (node for tree in _trees().values() for node in ast.walk(tree))
    return [node for node in walks if isinstance(node, _Told | ast.ClassDef)]


@cache
def _spelt() -> Counter[str]:
    """The names that stand in a text: `getattr` and tables of names find things by them; exporting one is no use."""
    found: Counter[str] = Counter()
    for node in _nodes():
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            found[node.value] += 1
    for tree in _trees().values():
        found.subtract(_exports(tree))
    return found


@cache
def _used() -> Counter[str]:
    """The names that code uses; importing and exporting one is no use."""
    found = _spelt().copy()
    for node in _nodes():
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            found[node.id] += 1
        elif isinstance(node, ast.Attribute):
            found[node.attr] += 1
    return found


@cache
def _read() -> AbstractSet[str]:
    """The names that code or a page reads from something."""
    pages = (page for page in (ROOT / "web" / "templates").rglob("*") if page.is_file())
    found = {word for page in pages for word in re.findall(r"\w+", page.read_text(encoding="utf-8"))}
    for node in _nodes():
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            found.add(node.attr)
        elif isinstance(node, ast.MatchClass):
            found.update(node.kwd_attrs)
    return found


def _exports(tree: ast.Module) -> Counter[str]:
    """What stands in `__all__`: text, but no use."""
    lists = (node.value for node in tree.body if isinstance(node, ast.Assign) and _is_all(node))
    return Counter(str(item.value) for whole in lists for item in getattr(whole, "elts", ()))


def _is_all(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "__all__" for target in node.targets)


def _defined(tree: ast.Module) -> list[str]:
    return [name for node in tree.body for name in _names(node) if not name.startswith("__")]


def _names(node: ast.stmt) -> list[str]:
    """What a statement of a module makes: a function, a class, or constants."""
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return [] if node.decorator_list else [node.name]
        case ast.Assign():
            return [name.id for target in node.targets for name in _targets(target)]
        case ast.AnnAssign(target=ast.Name() as name):
            return [name.id]
    return []


def _targets(target: ast.expr) -> list[ast.Name]:
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    return [part for part in parts if isinstance(part, ast.Name)]


@cache
def _classes() -> Sequence[tuple[str, ast.ClassDef]]:
    """The classes of the rooms, with their files."""
    return [
        (str(file.relative_to(ROOT)), node)
        for file, tree in _trees().items()
        if file.relative_to(ROOT).parts[0] in ROOMS
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    ]


def _bases(node: ast.ClassDef) -> set[str]:
    """What a class is made from, without parameters: "Generic" of Generic[T]."""
    return {ast.unparse(base).partition("[")[0] for base in node.bases}


def _methods(node: ast.ClassDef) -> list[str]:
    """The methods that somebody must call by name: a decorator may hand one on, dunders are Python's."""
    plain = (item for item in node.body if isinstance(item, ast.FunctionDef | ast.AsyncFunctionDef))
    return [
        item.name
        for item in plain
        if not item.name.startswith("__")
        and {ast.unparse(one) for one in item.decorator_list}
        <= {"property", "cached_property", "staticmethod"}
    ]


def _fields(node: ast.ClassDef) -> list[str]:
    """The fields of a dataclass; those of other classes may be taken apart by their place."""
    if not any(ast.unparse(one).startswith("dataclass") for one in node.decorator_list):
        return []
    named = (item.target for item in node.body if isinstance(item, ast.AnnAssign))
    return [target.id for target in named if isinstance(target, ast.Name)]


def _columns() -> set[str]:
    """The names of what is stored: an export reads every column, and only a migration takes one away."""
    return {
        item.target.id
        for where, node in _classes()
        if where.startswith("data/") and node.name.endswith("Row")
        for item in node.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    }


def _own() -> AbstractSet[str]:
    """The classes that have no library's class above them: nothing but our own code calls what they have."""
    own = {"Protocol", "Generic", "Enum", "NamedTuple", "Exception"}
    bases = {node.name: _bases(node) for _, node in _classes()}
    while new := {name for name, above in bases.items() if above <= own} - own:
        own |= new
    return own


def test_every_method_of_a_class_that_is_all_our_own_is_called() -> None:
    own = _own()
    dead = [
        f"{where}: {node.name}.{name}"
        for where, node in _classes()
        if node.name in own
        for name in _methods(node)
        if name not in _read() and _spelt()[name] <= 0
    ]
    assert sorted(dead) == []


def test_every_field_is_read() -> None:
    read, columns = _read(), _columns()
    dead = [
        f"{where}: {node.name}.{name}"
        for where, node in _classes()
        for name in _fields(node)
        if name not in read and name not in columns
    ]
    assert sorted(dead) == []


def test_every_function_class_and_constant_is_used_outside_the_tests() -> None:
    used = _used()
    dead = [
        f"{file.relative_to(ROOT)}: {name}"
        for file, tree in _trees().items()
        if file.relative_to(ROOT).parts[0] in ROOMS
        for name in _defined(tree)
        if used[name] <= 0
    ]
    assert sorted(dead) == []
