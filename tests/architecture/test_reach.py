"""Nothing lies about that nothing reaches: what only tests call goes, or gets its door."""

import ast
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PURE = ("league", "engine", "faq")
ROOMS = (*PURE, "bot", "cogs", "usecases", "data", "web")


def _files(rooms: tuple[str, ...]) -> list[Path]:
    found = (file for room in rooms for file in (ROOT / room).rglob("*.py"))
    return sorted(file for file in found if "migrations" not in file.parts)


def _used(tree: ast.AST) -> Counter[str]:
    """The names that code uses; importing and exporting one is no use."""
    found: Counter[str] = Counter()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
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
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return [node.name for node in tree.body if isinstance(node, kinds) and not node.decorator_list]


def test_every_function_and_class_of_the_pure_rooms_is_used_outside_the_tests() -> None:
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in _files(ROOMS)}
    used: Counter[str] = Counter()
    for tree in trees.values():
        used += _used(tree)
    for tree in trees.values():
        used -= _exports(tree)
    pure = {file for file in trees if file.relative_to(ROOT).parts[0] in PURE}
    dead = [
        f"{file.relative_to(ROOT)}: {name}"
        for file in pure
        for name in _defined(trees[file])
        if not used[name]
    ]
    assert sorted(dead) == []
