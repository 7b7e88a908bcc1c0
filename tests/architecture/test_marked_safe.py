"""Text of an engine is never marked as safe: its stars, lines and brackets would be read as markup."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = "engine."
WORDS = frozenset({"bot", "cogs", "web"})


def _engine_names(tree: ast.Module) -> set[str]:
    """The functions that a module imports from engines."""
    imports = [node for node in tree.body if isinstance(node, ast.ImportFrom)]
    engines = [node for node in imports if (node.module or "").startswith(ENGINE)]
    return {alias.name for node in engines for alias in node.names if alias.name.islower()}


def _calls(node: ast.AST, names: set[str]) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names


def _worded(function: ast.FunctionDef, names: set[str]) -> set[str]:
    """The variables that hold what one of these functions gave."""
    assigned = [
        node for node in ast.walk(function) if isinstance(node, ast.Assign) and _calls(node.value, names)
    ]
    return {target.id for node in assigned for target in node.targets if isinstance(target, ast.Name)}


def marked(source: str) -> Iterator[int]:
    """The lines in which what an engine's function words is marked as safe."""
    tree = ast.parse(source)
    names = _engine_names(tree)
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        worded = _worded(function, names)
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and _calls(node, {"Safe"}):
                argument = node.args[0]
                if _calls(argument, names) or (isinstance(argument, ast.Name) and argument.id in worded):
                    yield node.lineno


def test_no_text_of_an_engine_is_marked_as_safe() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for room in sorted(WORDS)
        for path in sorted((ROOT / room).rglob("*.py"))
        for line in marked(path.read_text(encoding="utf-8"))
    ]
    assert not found


def test_such_a_mark_is_found() -> None:
    source = """
from engine.game.notation import format_play
def named(event):
    moved = format_play(event)
    return Safe(moved)
def direct(event):
    return Safe(format_play(event))
def escaped(event):
    return Safe(text("key", {"play": format_play(event)}))
"""
    assert list(marked(source)) == [5, 7]
