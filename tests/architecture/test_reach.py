"""Nothing lies about that nothing reaches: what only tests call goes, or gets its door."""

import ast
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("league", "engine", "faq", "bot", "cogs", "usecases", "data", "web")
TOOLS = ("bench",)
"""They may use what the rooms have, and lie about themselves as they like."""


def _files(rooms: tuple[str, ...]) -> list[Path]:
    found = (file for room in rooms for file in (ROOT / room).rglob("*.py"))
    return sorted(file for file in found if "migrations" not in file.parts)


def _used(tree: ast.AST) -> Counter[str]:
    """The names that code uses; importing and exporting one is no use."""
    found: Counter[str] = Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            found[node.id] += 1
        elif isinstance(node, ast.Attribute):
            found[node.attr] += 1
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            found[node.value] += 1
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


def test_every_function_class_and_constant_is_used_outside_the_tests() -> None:
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in _files((*ROOMS, *TOOLS))}
    used: Counter[str] = Counter()
    for tree in trees.values():
        used.update(_used(tree))
    for tree in trees.values():
        used.subtract(_exports(tree))
    dead = [
        f"{file.relative_to(ROOT)}: {name}"
        for file, tree in trees.items()
        if file.relative_to(ROOT).parts[0] in ROOMS
        for name in _defined(tree)
        if used[name] <= 0
    ]
    assert sorted(dead) == []
